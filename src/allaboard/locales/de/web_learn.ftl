### Lernen: Lektionen und das Glossar.

learn-title = Lernen
learn-lead = Eine Lektion dauert fünf Minuten, an einem echten Tisch und Schritt für Schritt. Die Regeln sind vollständig: Mit ihnen kannst du auch die gedruckten Spiele spielen.
learn-about-bus = Eine Linie ziehen, Fahrgäste einsammeln, dem Stau entgehen.
learn-about-metro = Dasselbe unter der Erde: Hier sind volle Straßen willkommen.
learn-about-depot = Karten: Busse füllen, losschicken und darauf achten, wer mit wem fährt.
learn-start = { $game } lernen
learn-rules-of = Die Regeln von { $game }
learn-contents = Inhalt
learn-you = Du
learn-leave = Lektion verlassen
learn-coach = Begleitung
learn-progress = Fortschritt der Lektion
learn-place = { $place } von { $count }
learn-back = Zurück
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
    [choose] Später gern. Tippe jetzt auf den umrandeten Halt.
    [send] Noch nicht. Zuerst der Schritt unten.
    [undo] Nimm den Zug erst zurück.
   *[read] Lies erst weiter.
}
learn-done = Du kannst { $game } spielen
learn-done-bus = Zwölf Runden wie diese, und wer die meisten Punkte hat, gewinnt. Was ein Halt kostet oder bringt, siehst du immer vor dem Bestätigen.
learn-done-metro = Zwölf Runden wie diese, und wer die meisten Punkte hat, gewinnt. Was ein Halt kostet oder bringt, siehst du immer vor dem Bestätigen.
learn-done-depot = Zwei Tage wie dieser, und wer die meisten Punkte hat, gewinnt. Was du tun darfst, leuchtet immer.

## Bus
learn-bus-depart = Jede Linie beginnt an einem Startpunkt. Du hast zwei bekommen, 4 und 6; einen behältst du.
learn-do-bus-depart = Tippe auf E6, Start 4, im Ring.
learn-bus-ticket = In jeder Runde gilt ein Ticket für alle. Auf deinem Bogen bedeutet die 4 diese Streckenform: ein Marker. Auf anderen Bögen bedeutet sie etwas anderes.
learn-do-bus-ticket = Sieh dir das Ticket an, dann drück „{ $next }“.
learn-bus-lit = Wo dein Zug enden darf, leuchten die Halte. Ein Haken heißt: Es kostet nichts.
learn-do-bus-lit = Tippe auf den Touristen bei E5.
learn-bus-pencil = Dein Bogen zeigt mit Bleistift, was der Zug bringen würde: einen ersten Touristen. Nichts gilt, bevor du bestätigst.
learn-do-bus-pencil = Drück „{ $confirm }“.
learn-bus-turn = Bruno, in Blau, hat auch gespielt. Ticket 2 gibt dir zwei Marker mit einer Abbiegung, nach links oder rechts.
learn-do-bus-turn = Tippe auf den Touristen bei F4.
learn-bus-passed = Jeder Halt auf deinem Weg zählt: die Universität bei F5 und ein zweiter Tourist. Am Ende werden Studierende mit Universitäten malgenommen.
learn-do-bus-passed = Drück „{ $confirm }“.
learn-bus-loop = Ein Warnzeichen steht an deiner eigenen Linie. Fährst du hinein, also im Kreis, scheidest du ohne Punkte aus; aus Versehen geschieht das nicht, denn du wirst zweimal gefragt.
learn-do-bus-loop = Such das Zeichen bei E5, dann drück „{ $next }“.
learn-bus-jam = Drei Marker, Gerade. Auf der schwarzen Hauptverkehrsstraße von D4 nach C4 ist Stau: Sie kostet ein Stau-Kästchen.
learn-do-bus-jam = Tippe auf die helle Sehenswürdigkeit bei C4.
learn-bus-close = An einer Sehenswürdigkeit hält der Bus der Touristen: Deine zwei sind jetzt 5 Punkte wert. Eine offene Reihe zählt halb.
learn-do-bus-close = Drück „{ $confirm }“.
learn-bus-green = Zwei Marker, Gerade. Enden sie auf einer grünen Ampel, folgt noch ein Marker in beliebiger Richtung.
learn-do-bus-green = Tippe auf die Studierenden bei C1, hinter der grünen Ampel.
learn-bus-traffic = Brunos Linie liegt schon zwischen C3 und C2. Jede Linie, mit der du eine Straße teilst, kostet ein Stau-Kästchen.
learn-do-bus-traffic = Drück „{ $confirm }“.
learn-bus-bend = Zwei Marker, Gerade, sagt das Ticket. Abbiegen darfst du trotzdem: Es kostet eines von fünf Kästchen der Abbiege-Zone.
learn-do-bus-bend = Tippe auf die Geschäftsleute bei D2.
learn-bus-undo = Die Abbiege-Zone nimmt wieder, was die Geschäftsleute bringen würden. Bevor du bestätigst, kannst du dich beliebig oft umentscheiden.
learn-do-bus-undo = Drück „{ $undo }“.
learn-bus-goals = Allgemeine Aufgaben: Alle, die in derselben Runde zuerst fünf Omas oder fünf Touristen haben, bekommen je 10 Punkte, später gibt es 6. Deine persönliche ist geheim; ihre Buchstaben sind auf dem Plan golden.
learn-do-bus-goals = Sieh dir die Aufgaben an, dann drück „{ $next }“.
learn-bus-free = Freie Fahrt. Tippe auf leuchtende Halte und vergleiche: Die Leiste sagt, was jeder kostet und was deine Summe wäre.
learn-do-bus-free = Wähl einen leuchtenden Halt und bestätige.

## Metro
learn-metro-depart = Eine Metrolinie beginnt an einem Eingang. Du hast die Starts 3 und 6 bekommen; einen behältst du.
learn-do-metro-depart = Tippe auf J4, Start 3, im Ring.
learn-metro-fast = In jeder Runde gilt ein Ticket für alle; auf deinem Bogen bedeutet die 1 einen Marker. Das erste Ticket ist ungerade: Weinrote Abschnitte, die mit Nieten, sind in dieser Partie schnell.
learn-do-metro-fast = Sieh dir das Ticket an, dann drück „{ $next }“.
learn-metro-lit = Wo dein Zug enden darf, leuchten die Halte. Der Abschnitt nach K4 ist schnell.
learn-do-metro-lit = Tippe auf den Touristen bei K4.
learn-metro-connect = Schnelle Abschnitte und solche, die du mit anderen teilst, bringen Verbindungen. Hier ist das gut: mehr Kreise, mehr Punkte. Nichts gilt, bevor du bestätigst.
learn-do-metro-connect = Drück „{ $confirm }“.
learn-metro-turn = Zwei Marker mit einer Abbiegung. Unterwegs wartet ein heller Verliebter, am Ende ein Theater.
learn-do-metro-turn = Tippe auf das Theater bei J3.
learn-metro-close = Opern und Theater schließen eine Reihe Touristen ab: Deine ist jetzt 2 Punkte wert. Der helle Verliebte wartet auf einen dunklen.
learn-do-metro-close = Drück „{ $confirm }“.
learn-metro-loop = Ein Warnzeichen steht an deiner eigenen Linie. Fährst du hinein, also im Kreis, scheidest du ohne Punkte aus; aus Versehen geschieht das nicht, denn du wirst zweimal gefragt.
learn-do-metro-loop = Such das Zeichen bei J4, dann drück „{ $next }“.
learn-metro-entrance = Zwei Marker, Gerade, und ein Metro-Eingang an ihrem Ende.
learn-do-metro-entrance = Tippe auf den Metro-Eingang bei H3.
learn-metro-circle = Jeder Eingang, den du erreichst, wird eingekreist und ist am Ende 2 Punkte wert. Oder du streichst ihn, noch in diesem Zug oder später, und bekommst dafür einen Marker mehr.
learn-do-metro-circle = Drück „{ $confirm }“.
learn-metro-couple = Drei Marker mit zwei Abbiegungen. G4 unterwegs trägt das f deiner persönlichen Aufgabe.
learn-do-metro-couple = Tippe auf den dunklen Verliebten bei F4.
learn-metro-heart = Ein heller und ein dunkler Verliebter sind ein Paar. Ein Restaurant schließt die Reihe ab: 6 Punkte für jedes Paar, 2 für jeden, der allein bleibt.
learn-do-metro-heart = Drück „{ $confirm }“.
learn-metro-extra = Nur ein Marker, zum Restaurant bei E4. Aber du hast eingekreiste Eingänge: Streich einen, und deine Linie geht einen Halt weiter.
learn-do-metro-extra = Tippe auf den Touristen bei E5, hinter dem Restaurant.
learn-metro-paid = Das Paar bringt 6 Punkte. Ein Eingang ist gestrichen, höchstens einer pro Zug.
learn-do-metro-paid = Drück „{ $confirm }“.
learn-metro-personal = Persönliche Aufgaben sind hier offen: Einer deiner drei Halte bringt 2, zwei bringen 5, alle drei 10. Bei den allgemeinen bekommen alle, die in derselben Runde zuerst fünf haben, je 10, später gibt es 6.
learn-do-metro-personal = Sieh dir deine drei Buchstaben an, dann drück „{ $next }“.
learn-metro-free = Freie Fahrt durch Rom. Tippe auf leuchtende Halte und vergleiche: Die Leiste sagt, was jeder kostet und was deine Summe wäre.
learn-do-metro-free = Wähl einen leuchtenden Halt und bestätige.

## Depot
learn-depot-table = Im Wartesaal stehen Reisende in zwei Spalten an. Nur wer vorne steht, kann einsteigen, und nur in einen Bus seiner Farbe; jede Farbe hat auch ein Zeichen.
learn-do-depot-table = Sieh dir die beiden Spalten an, dann drück „{ $next }“.
learn-depot-bus = Ein Zug beginnt mit einem Bus. Auf deiner Hand ist ein grüner mit vier Sitzen, und vorne steht beide Male jemand in Grün.
learn-do-depot-bus = Tippe auf den grünen Bus auf deiner Hand.
learn-depot-place = Der Bus fährt an den Bussteig und ist der aktive Bus deines Zuges.
learn-do-depot-place = Drück „{ $place }“.
learn-depot-front = Wer vorne steht und passt, muss einsteigen. Beide sind grün: Du wählst, wer zuerst einsteigt.
learn-do-depot-front = Tippe auf den grünen Unbekannten links vorne, dann drück „{ $board }“.
learn-depot-own = Der andere musste auch einsteigen und tat es von selbst. Jetzt dürfen Reisende von deiner Hand mit, denn zwei Sitze sind noch frei.
learn-do-depot-own = Tippe auf einen grünen Verliebten auf deiner Hand, dann drück „{ $board }“.
learn-depot-pair = Ein voller Bus mit nur einem Verliebten kann nicht abfahren. Aber du hast den zweiten, und als Paar bringen sie 4 Punkte extra.
learn-do-depot-pair = Tippe auf den anderen grünen Verliebten, dann drück „{ $board }“.
learn-depot-fill = Der Bus war voll und ist abgefahren: vier Fahrgäste und ein Paar, 8 Punkte für dich. Füll deine Hand jetzt von vorne aus den Spalten auf sieben auf.
learn-do-depot-fill = Tippe auf den roten General, dann drück „{ $take }“.
learn-depot-quiet = Bruno hat einen blauen Bus mit drei Sitzen gebracht. Du hast das blaue Baby, das sich vordrängen darf, sobald dort jemand einsteigt. Wart auf einen besseren Moment.
learn-do-depot-quiet = Drück „{ $quiet }“.
learn-depot-baby = Jetzt will ein Surfer einsteigen. Er braucht zwei Sitze, und nimmt dein Baby einen davon, passt er nicht mehr hinein.
learn-do-depot-baby = Drück „{ $baby }“.
learn-depot-use = Der Surfer musste bleiben, und ein Sitz ist frei. Busse am Bussteig sind für alle da.
learn-do-depot-use = Tippe auf den blauen Bus am Bussteig, dann drück „{ $use }“.
learn-depot-last = Ein Betrunkener macht bei der Abfahrt zwei Fahrgäste unzufrieden. Lass lieber den Unbekannten auf den letzten Sitz.
learn-do-depot-last = Tippe auf den blauen Unbekannten auf deiner Hand, dann drück „{ $board }“.
learn-depot-free = Der Bus ist in deinem Zug abgefahren, also gehören alle drei Fahrgäste dir, egal wer sie gebracht hat. Füll deine Hand auf, diesmal nach Belieben.
learn-do-depot-free = Tippe auf einen vorne stehenden Reisenden, dann drück „{ $take }“.
learn-depot-stuck = Der Tag endet, wenn jemand keine Karte mehr hat, oder eine Runde nachdem jemand keinen Bus wählen kann. Dann kostet jeder Reisende auf der Hand 1 Punkt und jeder Bus seine Sitze; bring also Busse rechtzeitig, aber nicht leer.
learn-do-depot-stuck = Sieh dir deine Hand an, dann drück „{ $next }“.

## Glossar
learn-glossary = Zeichen und Wörter
learn-glossary-of = Zeichen und Wörter von { $game }
glossary-ticket = In jeder Runde wird eines aufgedeckt und gilt für alle. Auf jedem Bogen bedeutet es eine andere Streckenform.
glossary-inspector = Wer ihn hat, spielt in dieser Runde zuerst. Dann geht er an den nächsten Spieler.
glossary-turn_zone = Abbiegen, wo die Streckenform gerade geht, oder umgekehrt, kostet eines von fünf Kästchen. Jedes nimmt dir 1 bis 3 Punkte.
glossary-traffic = Jede andere Linie auf einer Straße, die du nimmst, kostet ein Kästchen, eine schwarze Straße auch. Das zweite, vierte und sechste Kästchen kosten je einen Punkt, ebenso jedes weitere.
glossary-connections = Jede andere Linie auf einer Straße, die du nimmst, bringt einen Kreis, ein schneller Abschnitt auch. Mehr Kreise sind mehr Punkte.
glossary-green_light = Endet dein letzter Marker hier, platzierst du noch einen, in beliebiger Richtung.
glossary-entrance = Wird eingekreist, für 2 Punkte am Ende. Gestrichen bezahlt er einen Marker mehr, einmal pro Zug.
glossary-granny = Hakt das nächste von acht Kästchen ab: je 1, 2 oder 3 Punkte.
glossary-student = Am Ende werden Studierende mit Universitäten oder mit Kinos malgenommen.
glossary-university = Am Ende werden Studierende damit malgenommen. Es gibt vier Kästchen.
glossary-cinema = Am Ende werden Studierende damit malgenommen. Es gibt vier Kästchen.
glossary-tourist = Hakt das nächste Kästchen einer Reihe ab. Die Reihe zahlt an einem Ort für Touristen; bleibt sie offen, zahlt sie die Hälfte.
glossary-monument = Hier hält der Bus der Touristen: 2, 5, 9 oder 14 Punkte für die Reihe. Der Besuch selbst zählt für eine Aufgabe.
glossary-museum = Hier hält der Bus der Touristen: 2, 5, 9 oder 14 Punkte für die Reihe. Der Besuch selbst zählt für eine Aufgabe.
glossary-opera = Schließt die Reihe der Touristen ab: 2, 5, 9 oder 14 Punkte. Der Besuch selbst zählt für eine Aufgabe.
glossary-theater = Schließt die Reihe der Touristen ab: 2, 5, 9 oder 14 Punkte. Der Besuch selbst zählt für eine Aufgabe.
glossary-professional = Hakt das nächste Kästchen einer Reihe ab. Die Reihe zahlt an einem Büro.
glossary-office = Hier hält der Bus der Geschäftsleute: 2, 4 oder 6 Punkte für die Reihe, und ein Bonus-Fahrgast steigt ein.
glossary-intern = Zählt wie Studierende und kommt nur durch ein Büro.
glossary-flirt = Ein heller und ein dunkler sind ein Paar. Die Reihe zahlt an einem Restaurant.
glossary-restaurant = Schließt die Reihe der Verliebten ab: 6 Punkte für jedes Paar, 2 für jeden, der allein bleibt.
glossary-spot = Außer dem, was sein Schild bewirkt, notierst du, wie viele Fahrgäste seiner Farbe du bisher hast.
glossary-common = Für alle. Wer sie zuerst erfüllt, auch mehrere in derselben Runde, bekommt 10 Punkte, später gibt es 6.
glossary-personal = Drei Buchstaben auf dem Plan, die deine Linie erreichen soll: bei Bus 10 Punkte für alle drei, bei Metro 2, 5 oder 10 für einen, zwei oder drei.
glossary-platform = Die Busse, in die gerade eingestiegen wird. In jedem Zug ist einer davon aktiv; ein Bus fährt ab, wenn seine Sitze besetzt sind.
glossary-hand = Bis zu sieben Reisende und zwei Busse. Was am Ende eines Tages davon übrig ist, kostet Punkte; der Tag endet, wenn jemand keine Karte mehr hat.
glossary-room = Zwei Spalten. Nur wer vorne steht, kann einsteigen, und wer in den aktiven Bus passt, muss es.
glossary-garage = Die Busse, die als Nächste kommen. Wer weniger als zwei hat, nimmt den vordersten.
glossary-passengers = Wer in deinem Zug mit einem Bus abgefahren ist: je ein Punkt.
glossary-unhappy = Kostet einen Punkt. { $baby_exempts_penalty ->
    [true] Das geschieht, wenn du einen Bus bringst und niemand einsteigt, auch kein Baby nach einem Schrei,
   *[false] Das geschieht, wenn du einen Bus bringst und niemanden einsteigen lässt,
} durch einen Betrunkenen oder wenn ein General einen Verliebten alleinlässt.
glossary-night = Wer am Ende eines Tages keine Karte mehr hat, bekommt einen Punkt für alle, die in Bussen am Bussteig sitzen.
