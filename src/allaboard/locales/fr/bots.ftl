### `allaboard bot-check`

help-bot-check =
    Vérifie qu’un programme sait jouer dans l’arène, à chaque sorte de partie.

    allaboard bot-check "python examples/bot.py"
help-bot-check-command = La commande qui lance le programme, entre guillemets, en un seul argument.
help-bot-check-seconds = Le temps maximal d’une décision.
help-bot-check-json = Écrit une seule liste de tout ce qui a été essayé.
program-system = des programmes ne jouent que sous Linux ou macOS
program-progress = { $done } essais sur { $total }, encore { $left }
program-fine = [bon]
program-wrong = [faux]
program-no = [non]
program-time = , { $milliseconds } ms au plus
program-ready = Il démarre et se dit prêt
program-game =
    { $count ->
        [1] { $place }, en solo
       *[other] { $place }, { $count } joueurs
    }
program-later = Il passe sur les messages de versions futures
program-end = Il s’arrête avec son entrée
program-repeat = Avec la même graine il rejoue la même partie
program-why = { $reason } : { $detail }
program-result =
    { $count ->
        [0] Ce programme sait jouer.
        [1] Un essai a échoué.
       *[other] { $count } essais ont échoué.
    }
