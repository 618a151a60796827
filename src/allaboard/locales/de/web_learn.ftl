### Lernen: Lektionen und das Glossar.

learn-title = Lernen
learn-lead = Eine Lektion dauert fünf Minuten, an einem echten Tisch und immer eins nach dem anderen. Die Regeln sind vollständig: Damit lassen sich auch die gedruckten Spiele spielen.
learn-about-bus = Eine Linie ziehen, Fahrgäste einsammeln, dem Stau entgehen.
learn-about-metro = Dasselbe unter der Erde: Hier sind volle Straßen willkommen.
learn-about-depot = Karten: Busse füllen, losschicken, und darauf achten, wer neben wem sitzt.
learn-start = { $game } lernen
learn-rules-of = Die Regeln von { $game }
learn-contents = Inhalt
learn-you = Ich
learn-leave = Lektion verlassen
learn-coach = Begleitung
learn-progress = Fortschritt der Lektion
learn-place = { $place } von { $count }
learn-back = Vorige
learn-next = Weiter
learn-skip = Überspringen
learn-again = Noch einmal
learn-welcome = Willkommen. Immer eins nach dem anderen.
learn-praise = { $number ->
    [0] Gut gemacht.
    [1] Genau.
    [2] Schön gefahren.
    [3] Auf die Minute.
   *[other] Stimmt.
}
learn-stray = { $kind ->
    [choose] Später gern. Jetzt bitte der Halt im Ring.
    [send] Zuerst dies: siehe unten.
    [undo] Zuerst zurücknehmen.
   *[read] Zuerst weiterlesen.
}
learn-done = So geht { $game }
learn-done-bus = Zwölf Runden wie diese, und die meisten Punkte gewinnen. Was ein Halt kostet oder bringt, ist immer zu sehen, bevor es gilt.
learn-done-metro = Zwölf Runden wie diese, und die meisten Punkte gewinnen. Was ein Halt kostet oder bringt, ist immer zu sehen, bevor es gilt.
learn-done-depot = Zwei Tage wie dieser, und die meisten Punkte gewinnen. Was erlaubt ist, leuchtet immer.

## Bus
learn-bus-depart = Jede Linie beginnt an einem Start. Zwei wurden ausgeteilt, 4 und 6; einer davon bleibt.
learn-do-bus-depart = E6 antippen, Start 4, im Ring.
learn-bus-ticket = In jeder Runde gilt ein Ticket für alle. Der eigene Bogen macht aus der 4 eine Form: einen Marker. Andere Bögen machen etwas anderes daraus.
learn-do-bus-ticket = Das Ticket ansehen, dann „{ $next }“ drücken.
learn-bus-lit = Wo der Zug enden darf, leuchten die Halte. Ein Haken heißt: Es kostet nichts.
learn-do-bus-lit = Den Touristen bei E5 antippen.
learn-bus-pencil = Der Bogen zeigt mit Bleistift, was der Zug brächte: einen ersten Touristen. Erst mit dem Bestätigen gilt es.
learn-do-bus-pencil = „{ $confirm }“ drücken.
learn-bus-turn = Bruno, in Blau, hat auch gespielt. Ticket 2 gibt zwei Marker mit einer Abbiegung, nach links oder rechts.
learn-do-bus-turn = Den Touristen bei F4 antippen.
learn-bus-passed = Jeder Halt unterwegs zählt: die Universität bei F5 und ein zweiter Tourist. Am Ende werden Studierende mit Universitäten malgenommen.
learn-do-bus-passed = „{ $confirm }“ drücken.
learn-bus-loop = Ein Warnzeichen steht an der eigenen Linie. Wer hineinfährt, scheidet ohne Punkte aus; aus Versehen geschieht das nicht, denn es wird zweimal gefragt.
learn-do-bus-loop = Das Zeichen bei E5 finden, dann „{ $next }“ drücken.
learn-bus-jam = Drei Marker, Gerade. Auf der schwarzen Hauptverkehrsstraße von D4 nach C4 ist Stau: Sie kostet ein Stau-Kästchen.
learn-do-bus-jam = Die helle Sehenswürdigkeit bei C4 antippen.
learn-bus-close = An einer Sehenswürdigkeit hält der Bus der Touristen: Die zwei sind jetzt 5 Punkte wert. Eine offene Reihe zählt halb.
learn-do-bus-close = „{ $confirm }“ drücken.
learn-bus-green = Zwei Marker, Gerade. Enden sie auf einer grünen Ampel, folgt noch ein Marker in beliebiger Richtung.
learn-do-bus-green = Studierende bei C1 antippen, hinter der grünen Ampel.
learn-bus-traffic = Brunos Linie liegt schon zwischen C3 und C2. Jede Linie auf derselben Straße kostet ein Stau-Kästchen.
learn-do-bus-traffic = „{ $confirm }“ drücken.
learn-bus-bend = Zwei Marker, Gerade, sagt das Ticket. Abbiegen geht trotzdem: Es kostet eines von fünf Kästchen der Abbiege-Zone.
learn-do-bus-bend = Die Geschäftsleute bei D2 antippen.
learn-bus-undo = Die Abbiege-Zone nimmt wieder, was die Geschäftsleute brächten. Vor dem Bestätigen lässt sich alles beliebig oft ändern.
learn-do-bus-undo = „{ $undo }“ drücken.
learn-bus-goals = Allgemeine Aufgaben: Wer zuerst fünf Omas oder fünf Touristen hat, bekommt 10 Punkte, später gibt es 6. Die persönliche ist geheim; ihre Buchstaben sind auf dem Plan golden.
learn-do-bus-goals = Die Aufgaben ansehen, dann „{ $next }“ drücken.
learn-bus-free = Freie Fahrt. Leuchtende Halte antippen und vergleichen: Die Leiste sagt, was jeder kostet und was die Summe wäre.
learn-do-bus-free = Einen leuchtenden Halt wählen und bestätigen.

## Metro
learn-metro-depart = Eine Metrolinie beginnt an einem Eingang. Die Starts 3 und 6 wurden ausgeteilt; einer davon bleibt.
learn-do-metro-depart = J4 antippen, Start 3, im Ring.
learn-metro-fast = In jeder Runde gilt ein Ticket für alle; der eigene Bogen macht aus der 1 einen Marker. Das erste Ticket ist ungerade: Weinrote Abschnitte, die mit Nieten, sind in dieser Partie schnell.
learn-do-metro-fast = Das Ticket ansehen, dann „{ $next }“ drücken.
learn-metro-lit = Wo der Zug enden darf, leuchten die Halte. Der Abschnitt nach K4 ist schnell.
learn-do-metro-lit = Den Touristen bei K4 antippen.
learn-metro-connect = Schnelle und geteilte Abschnitte bringen Verbindungen. Hier ist das gut: mehr Kreise, mehr Punkte. Erst mit dem Bestätigen gilt es.
learn-do-metro-connect = „{ $confirm }“ drücken.
learn-metro-turn = Zwei Marker mit einer Abbiegung. Unterwegs liegen helle Verliebte, am Ende ein Theater.
learn-do-metro-turn = Das Theater bei J3 antippen.
learn-metro-close = Opern und Theater schließen eine Reihe Touristen ab: Die eigene ist jetzt 2 Punkte wert. Die hellen Verliebten warten auf dunkle.
learn-do-metro-close = „{ $confirm }“ drücken.
learn-metro-loop = Ein Warnzeichen steht an der eigenen Linie. Wer hineinfährt, scheidet ohne Punkte aus; aus Versehen geschieht das nicht, denn es wird zweimal gefragt.
learn-do-metro-loop = Das Zeichen bei J4 finden, dann „{ $next }“ drücken.
learn-metro-entrance = Zwei Marker, Gerade, und ein Metro-Eingang an ihrem Ende.
learn-do-metro-entrance = Den Metro-Eingang bei H3 antippen.
learn-metro-circle = Jeder erreichte Eingang wird eingekreist und ist am Ende 2 Punkte wert. Oder er wird in einem späteren Zug gestrichen und bringt einen Marker mehr.
learn-do-metro-circle = „{ $confirm }“ drücken.
learn-metro-couple = Drei Marker mit zwei Abbiegungen. G4 unterwegs trägt das f der eigenen persönlichen Aufgabe.
learn-do-metro-couple = Die dunklen Verliebten bei F4 antippen.
learn-metro-heart = Hell und dunkel zusammen sind ein Paar. Ein Restaurant schließt die Reihe ab: 6 Punkte für ein Paar, 2 für Verliebte allein.
learn-do-metro-heart = „{ $confirm }“ drücken.
learn-metro-extra = Nur ein Marker, zum Restaurant bei E4. Aber es gibt Eingänge: Einen streichen, und die Linie geht einen Halt weiter.
learn-do-metro-extra = Den Touristen bei E5 antippen, hinter dem Restaurant.
learn-metro-paid = Das Paar bringt 6 Punkte. Ein Eingang ist gestrichen, höchstens einer je Zug.
learn-do-metro-paid = „{ $confirm }“ drücken.
learn-metro-personal = Persönliche Aufgaben sind hier offen: Einer der drei Halte bringt 2, zwei bringen 5, alle drei 10. Bei den allgemeinen bringt die erste Fünf 10, jede spätere 6.
learn-do-metro-personal = Die drei Buchstaben ansehen, dann „{ $next }“ drücken.
learn-metro-free = Freie Fahrt durch Rom. Leuchtende Halte antippen und vergleichen: Die Leiste sagt, was jeder kostet und was die Summe wäre.
learn-do-metro-free = Einen leuchtenden Halt wählen und bestätigen.

## Depot
learn-depot-table = Im Wartesaal stehen Reisende an. Nur wer vorne steht, kann einsteigen, und nur in einen Bus der eigenen Farbe; jede Farbe hat auch ein Zeichen.
learn-do-depot-table = Die beiden Schlangen ansehen, dann „{ $next }“ drücken.
learn-depot-bus = Ein Zug beginnt mit einem Bus. Auf der eigenen Hand ist ein grüner mit vier Sitzen, und vorne steht beide Male jemand in Grün.
learn-do-depot-bus = Den grünen Bus auf der Hand antippen.
learn-depot-place = Der Bus fährt an den Bussteig und ist der aktive Bus dieses Zuges.
learn-do-depot-place = „{ $place }“ drücken.
learn-depot-front = Wer vorne steht und passt, muss einsteigen. Vorne ist beide Male Grün, also wird gewählt, wer zuerst darf.
learn-do-depot-front = Den grünen Unbekannten links vorne antippen, dann „{ $board }“ drücken.
learn-depot-own = Der andere musste auch einsteigen und tat es von selbst. Jetzt dürfen Reisende von der eigenen Hand mit, denn zwei Sitze sind noch frei.
learn-do-depot-own = Einen grünen Verliebten auf der Hand antippen, dann „{ $board }“ drücken.
learn-depot-pair = Ein voller Bus mit nur einem vom Liebespaar kann nicht abfahren. Aber der zweite ist da, und als Paar bringen sie 4 Punkte extra.
learn-do-depot-pair = Den anderen grünen Verliebten antippen, dann „{ $board }“ drücken.
learn-depot-fill = Der Bus war voll und ist abgefahren: vier Fahrgäste und ein Paar, 8 Punkte. Nun wird die Hand von vorne auf sieben aufgefüllt.
learn-do-depot-fill = Den roten General antippen, dann „{ $take }“ drücken.
learn-depot-quiet = Bruno hat einen blauen Bus mit drei Sitzen gebracht. Das blaue Baby auf der eigenen Hand darf sich vordrängen, sobald dort jemand einsteigt. Noch lohnt es sich nicht.
learn-do-depot-quiet = „{ $quiet }“ drücken.
learn-depot-baby = Jetzt will ein Surfer einsteigen. Er braucht zwei Sitze, und nimmt das Baby einen davon, passt er nicht mehr hinein.
learn-do-depot-baby = „{ $baby }“ drücken.
learn-depot-use = Der Surfer musste bleiben, und ein Sitz ist frei. Busse am Bussteig sind für alle da.
learn-do-depot-use = Den blauen Bus am Bussteig antippen, dann „{ $use }“ drücken.
learn-depot-last = Ein Betrunkener würde bei der Abfahrt zwei Fahrgäste unzufrieden machen. Besser den Unbekannten auf den letzten Sitz lassen.
learn-do-depot-last = Den blauen Unbekannten auf der Hand antippen, dann „{ $board }“ drücken.
learn-depot-free = Der Bus fuhr im eigenen Zug ab, also zählen alle drei Fahrgäste, egal von wem sie kamen. Die Hand wieder auffüllen, diesmal nach Belieben.
learn-do-depot-free = Einen vorne stehenden Reisenden antippen, dann „{ $take }“ drücken.
learn-depot-stuck = Der Tag endet, wenn jemand keinen Bus wählen kann oder keine Karte mehr hat. Dann kostet jeder Reisende auf der Hand 1 Punkt und jeder Bus seine Sitze; also Busse rechtzeitig bringen, aber nicht leer.
learn-do-depot-stuck = Die eigene Hand ansehen, dann „{ $next }“ drücken.

## Glossar
learn-glossary = Zeichen und Wörter
learn-glossary-of = Zeichen und Wörter von { $game }
glossary-ticket = In jeder Runde wird eines aufgedeckt und gilt für alle. Jeder Bogen macht eine andere Form daraus.
glossary-inspector = Wer ihn hat, spielt in dieser Runde zuerst. Dann wandert er weiter.
glossary-turn_zone = Abbiegen, wo die Form gerade geht, oder umgekehrt, kostet eines von fünf Kästchen. Jedes nimmt 1 bis 3 Punkte.
glossary-traffic = Jede andere Linie auf einer befahrenen Straße kostet ein Kästchen, eine schwarze Straße auch. Viele Kästchen sind Minuspunkte.
glossary-connections = Jede andere Linie auf einer befahrenen Straße bringt einen Kreis, ein schneller Abschnitt auch. Mehr Kreise sind mehr Punkte.
glossary-green_light = Endet der Zug hier, kommt noch ein Marker dazu, in beliebiger Richtung.
glossary-entrance = Wird eingekreist, für 2 Punkte am Ende. Gestrichen bezahlt er einen Marker mehr, einmal je Zug.
glossary-granny = Kreuzt das nächste von acht Kästchen an: je 1, 2 oder 3 Punkte.
glossary-student = Am Ende werden Studierende mit Universitäten oder mit Kinos malgenommen.
glossary-university = Am Ende werden Studierende damit malgenommen. Es gibt vier Kästchen.
glossary-cinema = Am Ende werden Studierende damit malgenommen. Es gibt vier Kästchen.
glossary-tourist = Kreuzt das nächste Kästchen einer Reihe an. Die Reihe zahlt an einem Ort für Touristen; bleibt sie offen, zahlt sie die Hälfte.
glossary-monument = Schließt die Reihe der Touristen ab: 2, 5, 9 oder 14 Punkte. Der Besuch selbst zählt für eine Aufgabe.
glossary-museum = Schließt die Reihe der Touristen ab: 2, 5, 9 oder 14 Punkte. Der Besuch selbst zählt für eine Aufgabe.
glossary-opera = Schließt die Reihe der Touristen ab: 2, 5, 9 oder 14 Punkte. Der Besuch selbst zählt für eine Aufgabe.
glossary-theater = Schließt die Reihe der Touristen ab: 2, 5, 9 oder 14 Punkte. Der Besuch selbst zählt für eine Aufgabe.
glossary-professional = Kreuzen das nächste Kästchen einer Reihe an. Die Reihe zahlt an einem Büro.
glossary-office = Schließt die Reihe der Geschäftsleute für 2, 4 oder 6 Punkte ab, und ein Bonus-Fahrgast steigt ein.
glossary-intern = Zählt wie Studierende und kommt nur durch ein Büro.
glossary-flirt = Hell und dunkel zusammen sind ein Paar. Die Reihe zahlt an einem Restaurant.
glossary-restaurant = Schließt die Reihe der Verliebten ab: 6 Punkte für ein Paar, 2 für Verliebte allein.
glossary-spot = Außer dem, was sein Schild bewirkt, wird notiert, wie viele Fahrgäste seiner Farbe es bisher sind.
glossary-common = Für alle. Wer sie zuerst erfüllt, bekommt 10 Punkte, später gibt es 6.
glossary-personal = Drei Buchstaben auf dem Plan, die die eigene Linie erreichen soll.
glossary-platform = Die Busse, in die gerade eingestiegen wird. In jedem Zug ist einer davon aktiv; ein Bus fährt ab, wenn seine Plätze besetzt sind.
glossary-hand = Bis zu sieben Reisende und zwei Busse. Was am Ende eines Tages davon übrig ist, kostet Punkte; der Tag endet, wenn jemand keine Karte mehr hat.
glossary-room = Zwei Schlangen. Nur wer vorne steht, kann einsteigen, und wer in den aktiven Bus passt, muss es.
glossary-garage = Die Busse, die als Nächste kommen. Wer weniger als zwei hat, nimmt den vordersten.
glossary-passengers = Wer im eigenen Zug mit einem Bus abgefahren ist: je ein Punkt.
glossary-unhappy = Kostet einen Punkt. Das geschieht, wenn in einen gebrachten Bus niemand einsteigt, durch einen Betrunkenen, oder wenn vom Liebespaar nur einer fährt.
glossary-night = Wer am Ende eines Tages keine Karte mehr hat, bekommt einen Punkt für alle, die in Bussen am Bussteig sitzen.
