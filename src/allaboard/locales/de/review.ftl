### `allaboard best` und `allaboard review`

help-best =
    Die höchste Summe finden, die ein Platz eines Linienspiels hätte erreichen können.

    Die Tickets und die anderen Linien sind bekannt. Das Ergebnis ist bewiesen, oder es steht da, was höchstens möglich ist.

    allaboard best game.aab.json --seat 0 -o best.aab.json
help-best-record = Eine Partie von Bus oder Metro, oder - für die Standardeingabe. Auch eine Ausgangslage, die noch niemand gespielt hat.
help-best-seat = Der Platz; Plätze zählen ab 0.
help-best-seconds = Die längste Zeit für die Suche.
help-best-any-departure = Beide Starttickets der Hand versuchen, nicht nur das behaltene.
help-best-output = Die Partie mit der besten Linie schreiben.
help-best-json = Gibt ein einziges Objekt aus.
best-progress = { $seconds } s: { $best } Punkte gefunden, { $bound } möglich, { $positions } Stellungen
best-had = { $name } hatte { $points } Punkte.
best-was-out = { $name } war ausgeschieden.
best-none = Jede Linie fährt im Kreis: Es war nichts zu erreichen.
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
