### `allaboard arena` und `allaboard train`

help-arena =
    Lässt Bots viele Male gegeneinander spielen, mit denselben Ausgangslagen und auf jedem Platz.

    allaboard arena --city london expert greedy:3 --games 1000 --jobs 2
help-arena-bots = Die Spieler, einer für jeden Platz. greedy:3 steht für drei, neu=expert für einen expert dieses Namens, exec:./bot.py für ein Programm.
help-arena-game = bus, metro oder depot; eine Stadt sagt es auch, ohne beides ist es bus.
help-arena-city = Die Stadt, für bus und metro; sonst die kleine.
help-arena-games = Wie viele Partien. Jede Ausgangslage wird einmal für jeden Platz gespielt.
help-arena-bot = NAME=BEFEHL: Ein Spieler dieses Namens ist dieses Programm (siehe docs/external-bots.md). Mehrfach möglich.
help-arena-seconds = Die längste Zeit für eine Entscheidung, für alle gleich. Sonst gilt die Grenze jeder Stärke, und ein Programm hat 1 Sekunde.
help-arena-effort = Der Anteil der Versuche, den jede Stärke macht, etwa 0.1. Dann entscheidet keine Zeit, und ein Startwert gibt überall dieselben Partien.
help-arena-ray = Spielt auf dem Ray-Cluster mit dieser Adresse; local startet hier einen. --jobs ist dann die Zahl seiner Kerne.
help-arena-jobs = Wie viele Prozesse zugleich spielen.
help-arena-seed = Daraus kommen die Ausgangslagen: Derselbe Startwert gibt dieselben Partien.
help-arena-salt = Wo Programme spielen, kommen die Ausgangslagen auch hieraus. Sonst ist es zufällig, niemand kann es lesen, während sie spielen, und am Ende wird es genannt. Dasselbe Salz und derselbe Startwert geben dieselben Ausgangslagen.
help-arena-save = Ein Ordner für Ergebnisse und Partien. Ein abgebrochener Lauf geht dort weiter.
help-arena-json = Gibt ein einziges Objekt mit allen Zahlen aus.
arena-players-few = nötig sind mindestens zwei Spieler
arena-games-wrong = --games geht von 1 bis 10000000
arena-jobs-wrong = --jobs geht von 1 bis 256
arena-seconds-wrong = --seconds ist mehr als 0 und höchstens 3600
arena-effort-wrong = --effort ist mehr als 0 und höchstens 100
arena-salt-wrong = --salt hat 1 bis 100 Buchstaben, Ziffern, - und _
arena-many-jobs = mehr Prozesse als Kerne: Wer nach Zeit denkt, schafft weniger darin
arena-needs-openskill = Wertungen brauchen openskill: allaboard[bots] installieren
arena-needs-ray = ein Cluster braucht Ray: allaboard[ray] installieren
arena-progress = { $done } von { $total } Partien, noch { $left }
arena-stopped = { $done } von { $total } Partien sind gesichert; derselbe Befehl macht hier weiter
arena-played = Partien: { $games }, Ausgangslagen: { $deals }. In Klammern: 95-%-Intervalle. Punkte gelten für die, die noch dabei sind, ms ist die Zeit einer Entscheidung.
arena-interval = { $mean } [{ $low }; { $high }]
arena-interval-none = { $mean } [–]
arena-difference = { $name } minus { $other } bei denselben Ausgangslagen: { $points } Punkte pro Partie
arena-column-player = Spieler
arena-column-victories = % Siege
arena-column-points = Punkte
arena-column-out = % aus
arena-column-milliseconds = ms
arena-column-longest = max
arena-column-rating = Wertung
arena-lost =
    { $count ->
        [one] Eine Entscheidung von { $name } wurde zufällig getroffen:
       *[other] { $count } Entscheidungen von { $name } wurden zufällig getroffen:
    }
arena-lost-late = keine Antwort in der Zeit
arena-lost-illegal = kein erlaubter Zug
arena-lost-malformed = keine Antwort im Sinne des Protokolls
arena-lost-ended = das Programm war beendet
arena-lost-flood = zu viel gesagt
arena-lost-left_alone = nach zu vielen davon nicht mehr gefragt
arena-lost-first = Beim ersten Mal: { $detail }
arena-salt =
    { $count ->
        [one] Dieselben Ausgangslagen noch einmal: --salt { $salts }
       *[other] Die Ausgangslagen der bisherigen Läufe kamen aus diesen Salzen: { $salts }
    }
help-train =
    Lernt die Gewichte eines Linienspiels in einer Stadt oder von Depot neu, im Spiel gegen sich selbst.

    Derselbe Startwert und dieselben Zahlen geben dieselben Gewichte.
help-train-city = Der Name einer Stadt, oder depot.
help-train-output = Die Datei für die Gewichte.
help-train-games = Wie viele Partien eine Generation spielt; bei Depot Tage.
help-train-generations = Wie viele Generationen; jede spielt mit dem, was die vorige gelernt hat.
help-train-seed = Alles wird daraus gezogen.
train-numbers-wrong = nötig sind { $least } bis 10000000 Partien und 1 bis 10000 Generationen
train-progress = { $done } von { $total } Partien, noch { $left }
train-generation = Generation { $number }: { $points } Punkte im Schnitt, { $out } % ausgeschieden
train-depot-progress = { $done } von { $total } Spielerzahlen, noch { $left }
train-depot = { $count } Spieler: { $points } Punkte am Tag im Schnitt, der Wert irrt um { $error }
