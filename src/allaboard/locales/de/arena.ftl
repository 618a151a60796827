### `allaboard arena` und `allaboard train`

help-arena =
    Lässt Bots viele Male gegeneinander spielen, mit denselben Auslagen und auf jedem Platz.

    allaboard arena --city london expert greedy:3 --games 1000 --jobs 2
help-arena-bots = Die Spieler, einer für jeden Platz; greedy:3 steht für drei.
help-arena-game = bus, metro oder depot.
help-arena-city = Die Stadt, für bus und metro; sonst die kleine.
help-arena-games = Wie viele Partien. Jede Auslage wird einmal für jeden Platz gespielt.
help-arena-jobs = Wie viele Prozesse zugleich spielen.
help-arena-seed = Daraus kommen die Auslagen: derselbe Startwert gibt dieselben Partien.
help-arena-save = Ein Ordner für Ergebnisse und Partien. Ein abgebrochener Lauf geht dort weiter.
help-arena-json = Gibt ein einziges Objekt mit allen Zahlen aus.
arena-games-wrong = --games geht von 1 bis 10000000
arena-jobs-wrong = --jobs geht von 1 bis 256
arena-needs-openskill = Wertungen brauchen openskill: allaboard[bots] installieren
arena-progress = { $done } von { $games } Partien, noch { $minutes } min { $seconds } s
arena-played = { $games } Partien mit { $deals } Auslagen. In Klammern: 95-%-Intervalle.
arena-player =
    { $count ->
        [one] { $name }
       *[other] { $name }, { $count } Plätze
    }
arena-victories = Siege eines Platzes: { $share }
arena-points = Punkte derer, die noch dabei sind: { $points }
arena-out = ausgeschieden: { $share } %
arena-milliseconds = { $milliseconds } ms je Entscheidung
arena-rating = Wertung { $rating } ± { $deviation }
arena-difference = { $name } liegt vor { $other } um { $points } Punkte je Partie
help-train =
    Lernt die Gewichte eines Linienspiels in einer Stadt neu, im Spiel gegen sich selbst.

    Derselbe Startwert und dieselben Zahlen geben dieselben Gewichte.
help-train-city = Der Name einer Stadt.
help-train-output = Die Datei für die Gewichte, nach jeder Generation geschrieben.
help-train-games = Wie viele Partien eine Generation spielt.
help-train-generations = Wie viele Generationen; jede spielt mit dem, was die vorige gelernt hat.
help-train-seed = Alles wird daraus gezogen.
train-numbers-wrong = nötig sind mindestens { $least } Partien, eine Generation und ein Prozess
train-progress = { $done } von { $games } Partien
train-generation = Generation { $number }: { $points } Punkte im Schnitt, { $out } % ausgeschieden
