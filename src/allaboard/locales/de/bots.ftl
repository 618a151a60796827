### `allaboard bot-check`

help-bot-check =
    Probiert, ob ein Programm in der Arena spielen kann, in jeder Art von Partie.

    allaboard bot-check "python examples/bot.py"
help-bot-check-command = Der Befehl, der das Programm startet, als ein Argument in Anführungszeichen.
help-bot-check-seconds = Die längste Zeit für eine Entscheidung.
help-bot-check-json = Gibt eine Liste mit allem aus, was probiert wurde.
program-system = Programme als Spieler brauchen Linux oder macOS
program-progress = { $done } von { $total } Prüfungen, noch { $left }
program-fine = [gut]
program-wrong = [falsch]
program-no = [nein]
program-time = , höchstens { $milliseconds } ms
program-ready = Es startet und ist bereit
program-game =
    { $count ->
        [one] { $place }, allein
       *[other] { $place }, { $count } Spieler
    }
program-later = Es übergeht Nachrichten späterer Versionen
program-end = Es endet mit seiner Eingabe
program-repeat = Mit demselben Startwert spielt es dasselbe noch einmal
program-why = { $reason }: { $detail }
program-result =
    { $count ->
        [0] Dieses Programm kann spielen.
        [one] Eine Prüfung ist misslungen.
       *[other] { $count } Prüfungen sind misslungen.
    }
