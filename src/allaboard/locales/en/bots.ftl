### `allaboard bot-check`

help-bot-check =
    Try whether a program can play in the arena, in every kind of game.

    allaboard bot-check "python examples/bot.py"
help-bot-check-command = The command that starts the program, quoted as one argument.
help-bot-check-seconds = The most time for a decision.
help-bot-check-json = Print one list with all that was tried.
program-system = programs as players need Linux or macOS
program-progress = { $done } of { $total } checks, { $left } left
program-fine = [ok]
program-wrong = [wrong]
program-no = [no]
program-time = , { $milliseconds } ms at most
program-ready = It starts and is ready
program-game =
    { $count ->
        [one] { $place }, alone
       *[other] { $place }, { $count } players
    }
program-later = It passes over messages of later versions
program-end = It ends when its input does
program-repeat = With the same seed it plays the same again
program-why = { $reason }: { $detail }
program-result =
    { $count ->
        [0] This program can play.
        [one] One check failed.
       *[other] { $count } checks failed.
    }
