### Rückblicke und Tipps, im Terminal und im Browser: was eine Entscheidung wert war, und warum

review-progress = { $done } von { $of } Entscheidungen
review-title = Rückblick: { $game }
review-graph-total = Erwartete Summe vor und nach jedem Zug. Ringe: entscheidende Momente.
review-graph-lead = Erwarteter Vorsprung am Ende des Tages vor und nach jeder Entscheidung. Ringe: entscheidende Momente.
review-total = { $points } Punkte
review-seat = { $name }: { $total }
review-out = ausgeschieden
review-start = Am Anfang erwartet: { $points }.
review-luck = Glück und andere Spieler: { $points }.
review-lost = Durch Entscheidungen verloren: { $points }.
review-lead = Vorsprung am Ende der Tage, zusammen: { $points }.
review-hindsight = Im Nachhinein verloren (bei Kenntnis aller Tickets): { $points }.
review-critical = Entscheidende Momente
review-turns = Alle Entscheidungen
review-number = Nr.
review-played = gespielt
review-expected = erwartet
review-cost = verloren
review-cost-hindsight = im Nachhinein
review-chance = Glück
review-better = versprach mehr
review-moment = Aktion { $number }, { $action }, kostete etwa { $lost } Punkte.
review-moment-hindsight = Aktion { $number }, { $action }: { $lost } Punkte verloren nach damaligem Stand, { $later } im Nachhinein.
review-would = Besser: { $action }.
review-agreed = Nichts versprach mehr.

## Gründe: nach einem Zug, durch Strichpunkte verbunden
reason-loops = er fährt im Kreis
reason-objective = er erfüllt eine allgemeine Aufgabe, { $points } Punkte
reason-personal = er erfüllt die persönliche Aufgabe, { $points } Punkte
reason-letter = er erreicht einen Halt der persönlichen Aufgabe
reason-gain = { $zone } +{ $points }
reason-cost = { $zone } −{ $points }
reason-dead-end = { $percent } % der restlichen Tickets wären eine Sackgasse
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
web-review-in-hindsight = Wären alle Tickets bekannt gewesen, wären { $points } Punkte mehr möglich gewesen.
web-review-graph-total = Erwartete Summen im Lauf der Partie
web-review-graph-lead = Erwarteter Vorsprung im Lauf jedes Tages
web-review-at = { $place }, { $name }: { $points } erwartet
web-review-nothing = Keine Entscheidung kostete viel.
web-review-lost = { $points } verloren
web-review-then = nach damaligem Stand: { $points }
web-review-later = im Nachhinein: { $points }
web-review-better = Aussichtsreicher: { $action }
web-review-show = Auf dem Plan zeigen
web-review-give-take = { $given } geben, { $taken } nehmen
web-review-round = Runde
web-review-day = Tag

## Tipps im Browser
web-hint = Tipp
hint-title = Die besten Aussichten
hint-thinking = Einen Moment: Die Züge werden verglichen.
hint-total = { $points } Punkte am Ende erwartet
hint-lead = am Ende des Tages erwarteter Vorsprung: { $points }
hint-none = Zu dieser Entscheidung gibt es nichts zu sagen.
web-hint-plan = Geplant, noch nicht bestätigt: { $action }
