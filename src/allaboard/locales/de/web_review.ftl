### Rückblicke und Tipps, im Terminal und im Browser: was eine Entscheidung wert war, und warum

review-progress = { $done } von { $of } Entscheidungen
review-title = Rückblick: { $game }
review-graph-total = Erwartete Summe vor und nach jedem Zug. Ringe: wo am meisten verloren ging.
review-graph-lead = Erwarteter Vorsprung am Ende des Tages vor und nach jeder Entscheidung. Ringe: wo am meisten verloren ging.
review-total = { $points } Punkte
review-seat = { $name }: { $total }
review-out = ausgeschieden
review-start = Am Anfang erwartet: { $points }.
review-luck = Glück und andere Spieler: { $points }, davon { $end } nach der letzten Entscheidung.
review-luck-lead = Glück und andere Spieler: { $points }, davon { $end } nach der letzten Entscheidung jedes Tages.
review-lost = Durch Entscheidungen verloren, so weit es damals zu sehen war: { $points }.
review-lead = Vorsprung am Ende der Tage, zusammen: { $points }.
review-hindsight =
    { $more ->
        [one] Im Nachhinein, bei Kenntnis aller Tickets, war ein Punkt mehr möglich.
       *[other] Im Nachhinein, bei Kenntnis aller Tickets, waren { $more } Punkte mehr möglich.
    }
review-critical = Wo am meisten verloren ging
review-only-hindsight = Nur im Nachhinein
review-turns = Alle Entscheidungen
review-number = Nr.
review-played = gespielt
review-expected = erwartet
review-cost = verloren
review-cost-hindsight = im Nachhinein
review-chance = Glück
review-better = versprach mehr
review-moment = Aktion { $number }, { $action }: etwa { $lost } Punkte verloren, so weit es damals zu sehen war.
review-moment-hindsight = Aktion { $number }, { $action }: Bei Kenntnis aller Tickets waren { $later } Punkte mehr möglich.
review-then = So weit es damals zu sehen war, gingen etwa { $lost } Punkte verloren.
review-later = Im Nachhinein, bei Kenntnis aller Tickets: { $points }.
review-why = Warum: { $reasons }.
review-would = Besser: { $action }.
review-agreed = So weit es damals zu sehen war, versprach nichts mehr.
review-legend = Was die Zahlen bedeuten
review-legend-total = Am Anfang erwartet, plus Glück und andere Spieler, minus durch Entscheidungen verloren: Das ergibt die Summe. Ausgeschieden zählt als 0.
review-legend-lead = Am Anfang jedes Tages erwartet, plus Glück und andere Spieler, minus durch Entscheidungen verloren: Das ergibt den Vorsprung am Ende jedes Tages. Beide Tage werden zusammengezählt.
review-legend-lost = Verloren: wie viel mehr eine andere Entscheidung deutlich versprach, so weit es damals zu sehen war. Wo keine mehr versprach, ging nichts verloren, was auch immer daraus wurde.
review-legend-luck = Glück: was der Zufall und die anderen Spieler seit der vorigen Entscheidung verändert haben.
review-legend-hindsight = Im Nachhinein: wie viel mehr vor einem Zug noch zu erreichen war als danach, wenn man alle Tickets und die anderen Linien kennt. Das konnte damals niemand wissen; darum steckt es in keiner Summe.

## Gründe: nach einem Zug, durch Strichpunkte verbunden
reason-loops = er fährt im Kreis
reason-objective = er erfüllt eine allgemeine Aufgabe, { $points } Punkte
reason-personal = er erfüllt die persönliche Aufgabe, { $points } Punkte
reason-letter = er erreicht einen Halt der persönlichen Aufgabe
reason-gain = { $zone } +{ $points }
reason-cost = { $zone } −{ $points }
reason-dead-end = { $percent } % der restlichen Tickets wären eine Sackgasse
reason-dead-end-next = er führt in eine Sackgasse: Mit dem nächsten Zug ist Schluss, welches Ticket auch kommt
reason-into-dead-end = er führt in eine Sackgasse: Nach höchstens { $points } Zügen ist Schluss, welche Tickets auch kommen
reason-no-way-out = kein Zug konnte das Ausscheiden verhindern
reason-later = er liegt gut für das, was kommt
reason-depot-now = dieser Zug
reason-depot-later = später
reason-depot-others = für die anderen
reason-depot-end = Ende des Tages
reason-depot-untold = gut für das, was noch kommt

## Der Rückblick im Browser
web-review-waiting = Andere Partien sind vorher dran. Diese ist die nächste.
web-review-working = Die Partie wird ausgewertet: { $percent } %
web-review-failed = Diese Partie ließ sich nicht auswerten.
web-review-again = Noch einmal versuchen
web-review-whose = Wessen Entscheidungen
web-review-sum-start = Am Anfang erwartet
web-review-sum-start-lead = Vorsprung erwartet, beide Tage
web-review-sum-luck = Glück und andere Spieler
web-review-sum-lost = Entscheidungen
web-review-sum-end = Summe
web-review-sum-end-lead = Vorsprung am Ende, beide Tage
web-review-graph-total = Erwartete Summen im Lauf der Partie
web-review-graph-lead = Erwarteter Vorsprung im Lauf jedes Tages
web-review-at = { $place }, { $name }: { $points } erwartet
web-review-nothing = Keine Entscheidung kostete viel.
web-review-lost = { $points } verloren
web-review-none-lost = nichts verloren
web-review-later = im Nachhinein, bei Kenntnis aller Tickets: { $points }
web-review-better = Aussichtsreicher: { $action }
web-review-show = Auf dem Plan zeigen
web-review-give-take = { $given } geben, { $taken } nehmen
web-review-round = Runde
web-review-day = Tag
web-review-rest = nach der letzten Entscheidung
web-review-sum = Summe

## Tipps im Browser
web-hint = Tipp
hint-title = Die besten Aussichten
hint-thinking = Einen Moment: Die Züge werden verglichen.
hint-total = { $points } Punkte am Ende erwartet
hint-lead = am Ende des Tages erwarteter Vorsprung: { $points }
hint-none = Zu dieser Entscheidung gibt es nichts zu sagen.
web-hint-plan = Geplant, noch nicht bestätigt: { $action }
