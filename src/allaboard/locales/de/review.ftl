### `allaboard best`, `allaboard review`, und was einen Zug gut oder schlecht macht

help-best =
    Die höchste Summe finden, die ein Platz eines Linienspiels hätte erreichen können.

    Die Tickets und die anderen Linien sind bekannt. Das Ergebnis ist bewiesen, oder es steht da, was höchstens möglich ist.

    allaboard best game.aab.json --seat 0 -o best.aab.json
help-best-record = Eine Partie von Bus oder Metro, oder - für die Standardeingabe. Auch eine Auslage, die noch niemand gespielt hat.
help-best-seat = Der Platz; Plätze zählen ab 0.
help-best-seconds = Die längste Zeit für die Suche.
help-best-any-departure = Beide Starttickets der Hand versuchen, nicht nur das behaltene.
help-best-output = Die Partie mit der besten Linie schreiben.
help-best-json = Gibt ein einziges Objekt aus.
best-progress = { $seconds } s: { $best } Punkte gefunden, { $bound } möglich, { $positions } Stellungen
best-had = { $name } hatte { $points } Punkte.
best-was-out = { $name } war ausgeschieden.
best-none = Jede Linie läuft in sich selbst: Es war nichts zu erreichen.
best-proven = Die beste Linie bringt { $points } Punkte. Keine bringt mehr.
best-found = Die beste gefundene Linie bringt { $points } Punkte. Ob eine mehr bringt, bis zu { $bound }, ist offen: Mit mehr --seconds zeigt es sich.
best-round = Runde
best-ticket = Ticket
best-turn = bester Zug
best-played = gespielt

help-review =
    Eine beendete Partie noch einmal ansehen: wo Punkte verloren gingen, was besser gewesen wäre und was Glück war.

    allaboard review game.aab.json
    allaboard review game.aab.json -o review.html
help-review-record = Eine beendete Partie, oder - für die Standardeingabe.
help-review-seat = Nur dieser Platz; Plätze zählen ab 0.
help-review-seconds = Die längste Zeit dafür, was ein Zug im Nachhinein wert war.
help-review-output = Eine Seite mit gezeichneten Plänen schreiben (.html).
help-review-json = Gibt ein einziges Objekt aus.
review-progress = { $done } von { $of } Entscheidungen
review-title = Rückblick: { $game }
review-graph-total = Erwartete Summe vor und nach jedem Zug. Ringe: entscheidende Momente.
review-graph-lead = Erwarteter Vorsprung am Ende des Tages vor und nach jeder Entscheidung. Ringe: entscheidende Momente.
review-total = { $points } Punkte
review-out = ausgeschieden
review-start = Am Anfang erwartet: { $points }.
review-luck = Glück und die anderen: { $points }.
review-lost = Durch eigene Entscheidungen verloren: { $points }.
review-hindsight = Im Nachhinein verloren, mit allen Tickets bekannt: { $points }.
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
review-would = Besser: { $action }.

## Gründe: nach einem Zug, durch Strichpunkte verbunden
reason-loops = er läuft in die eigene Linie
reason-objective = er erreicht ein gemeinsames Ziel, { $points } Punkte
reason-personal = er vollendet das persönliche Ziel, { $points } Punkte
reason-letter = er erreicht einen Halt des persönlichen Ziels
reason-gain = { $zone } +{ $points }
reason-cost = { $zone } -{ $points }
reason-dead-end = { $percent } % der restlichen Tickets wären eine Sackgasse
reason-later = er liegt gut für das, was kommt
