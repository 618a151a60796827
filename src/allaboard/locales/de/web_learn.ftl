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
learn-do-bus-ticket = Das Ticket ansehen, dann „Weiter“ drücken.
learn-bus-lit = Wo der Zug enden darf, leuchten die Halte. Ein Haken heißt: Es kostet nichts.
learn-do-bus-lit = Den Touristen bei E5 antippen.
learn-bus-pencil = Der Bogen zeigt mit Bleistift, was der Zug brächte: einen ersten Touristen. Erst mit dem Bestätigen gilt es.
learn-do-bus-pencil = „Bestätigen“ drücken.
learn-bus-turn = Bruno, in Blau, hat auch gespielt. Ticket 2 gibt zwei Marker mit einer Abbiegung, nach links oder rechts.
learn-do-bus-turn = Den Touristen bei F4 antippen.
learn-bus-passed = Jeder Halt unterwegs zählt: die Universität bei F5 und ein zweiter Tourist. Am Ende werden Studierende mit Universitäten malgenommen.
learn-do-bus-passed = „Bestätigen“ drücken.
learn-bus-loop = Ein Warnzeichen steht an der eigenen Linie. Wer hineinfährt, scheidet ohne Punkte aus; aus Versehen geschieht das nicht, denn es wird zweimal gefragt.
learn-do-bus-loop = Das Zeichen bei E5 finden, dann „Weiter“ drücken.
learn-bus-jam = Drei Marker, Gerade. Auf der schwarzen Hauptverkehrsstraße von D4 nach C4 ist Stau: Sie kostet ein Stau-Kästchen.
learn-do-bus-jam = Die helle Sehenswürdigkeit bei C4 antippen.
learn-bus-close = An einer Sehenswürdigkeit hält der Bus der Touristen: Die zwei sind jetzt 5 Punkte wert. Eine offene Reihe zählt halb.
learn-do-bus-close = „Bestätigen“ drücken.
learn-bus-green = Zwei Marker, Gerade. Enden sie auf einer grünen Ampel, folgt noch ein Marker in beliebiger Richtung.
learn-do-bus-green = Studierende bei C1 antippen, hinter der grünen Ampel.
learn-bus-traffic = Brunos Linie liegt schon zwischen C3 und C2. Jede Linie auf derselben Straße kostet ein Stau-Kästchen.
learn-do-bus-traffic = „Bestätigen“ drücken.
learn-bus-bend = Zwei Marker, Gerade, sagt das Ticket. Abbiegen geht trotzdem: Es kostet eines von fünf Kästchen der Abbiege-Zone.
learn-do-bus-bend = Die Geschäftsleute bei D2 antippen.
learn-bus-undo = Die Abbiege-Zone nimmt wieder, was die Geschäftsleute brächten. Vor dem Bestätigen lässt sich alles beliebig oft ändern.
learn-do-bus-undo = „Zurück“ drücken.
learn-bus-goals = Allgemeine Aufgaben: Wer zuerst fünf Omas oder fünf Touristen hat, bekommt 10 Punkte, später gibt es 6. Die persönliche ist geheim; ihre Buchstaben sind auf dem Plan golden.
learn-do-bus-goals = Die Aufgaben ansehen, dann „Weiter“ drücken.
learn-bus-free = Freie Fahrt. Leuchtende Halte antippen und vergleichen: Die Leiste sagt, was jeder kostet und was die Summe wäre.
learn-do-bus-free = Einen leuchtenden Halt wählen und bestätigen.

## Metro
learn-metro-depart = Eine Metrolinie beginnt an einem Eingang. Die Starts 3 und 6 wurden ausgeteilt; einer davon bleibt.
learn-do-metro-depart = J4 antippen, Start 3, im Ring.
learn-metro-fast = In jeder Runde gilt ein Ticket für alle; der eigene Bogen macht aus der 1 einen Marker. Das erste Ticket ist ungerade: Weinrote Abschnitte, die mit Nieten, sind in dieser Partie schnell.
learn-do-metro-fast = Das Ticket ansehen, dann „Weiter“ drücken.
learn-metro-lit = Wo der Zug enden darf, leuchten die Halte. Der Abschnitt nach K4 ist schnell.
learn-do-metro-lit = Den Touristen bei K4 antippen.
learn-metro-connect = Schnelle und geteilte Abschnitte bringen Verbindungen. Hier ist das gut: mehr Kreise, mehr Punkte. Erst mit dem Bestätigen gilt es.
learn-do-metro-connect = „Bestätigen“ drücken.
learn-metro-turn = Zwei Marker mit einer Abbiegung. Unterwegs liegen helle Verliebte, am Ende ein Theater.
learn-do-metro-turn = Das Theater bei J3 antippen.
learn-metro-close = Opern und Theater schließen eine Reihe Touristen ab: Die eigene ist jetzt 2 Punkte wert. Die hellen Verliebten warten auf dunkle.
learn-do-metro-close = „Bestätigen“ drücken.
learn-metro-loop = Ein Warnzeichen steht an der eigenen Linie. Wer hineinfährt, scheidet ohne Punkte aus; aus Versehen geschieht das nicht, denn es wird zweimal gefragt.
learn-do-metro-loop = Das Zeichen bei J4 finden, dann „Weiter“ drücken.
learn-metro-entrance = Zwei Marker, Gerade, und ein Metro-Eingang an ihrem Ende.
learn-do-metro-entrance = Den Metro-Eingang bei H3 antippen.
learn-metro-circle = Jeder erreichte Eingang wird eingekreist und ist am Ende 2 Punkte wert. Oder er wird in einem späteren Zug gestrichen und bringt einen Marker mehr.
learn-do-metro-circle = „Bestätigen“ drücken.
learn-metro-couple = Drei Marker mit zwei Abbiegungen. G4 unterwegs trägt das f der eigenen persönlichen Aufgabe.
learn-do-metro-couple = Die dunklen Verliebten bei F4 antippen.
learn-metro-heart = Hell und dunkel zusammen sind ein Paar. Ein Restaurant schließt die Reihe ab: 6 Punkte für ein Paar, 2 für Verliebte allein.
learn-do-metro-heart = „Bestätigen“ drücken.
learn-metro-extra = Nur ein Marker, zum Restaurant bei E4. Aber es gibt Eingänge: Einen streichen, und die Linie geht einen Halt weiter.
learn-do-metro-extra = Den Touristen bei E5 antippen, hinter dem Restaurant.
learn-metro-paid = Das Paar bringt 6 Punkte. Ein Eingang ist gestrichen, höchstens einer je Zug.
learn-do-metro-paid = „Bestätigen“ drücken.
learn-metro-personal = Persönliche Aufgaben sind hier offen: Einer der drei Halte bringt 2, zwei bringen 5, alle drei 10. Bei den allgemeinen bringt die erste Fünf 10, jede spätere 6.
learn-do-metro-personal = Die drei Buchstaben ansehen, dann „Weiter“ drücken.
learn-metro-free = Freie Fahrt durch Rom. Leuchtende Halte antippen und vergleichen: Die Leiste sagt, was jeder kostet und was die Summe wäre.
learn-do-metro-free = Einen leuchtenden Halt wählen und bestätigen.
