### `allaboard arena` et `allaboard train`

help-arena =
    Fait s’affronter des robots, avec les mêmes donnes et à toutes les places.

    allaboard arena --city london expert greedy:3 --games 1000 --jobs 2
help-arena-bots = Les joueurs, un par place ; greedy:3 en vaut trois.
help-arena-game = bus, metro ou depot.
help-arena-city = La ville, pour bus et metro ; sinon la petite.
help-arena-games = Nombre de parties. Chaque donne est jouée une fois par place.
help-arena-jobs = Nombre de processus qui jouent en même temps.
help-arena-seed = L’origine des donnes : la même graine donne les mêmes parties.
help-arena-save = Un dossier pour résultats et parties. Une série interrompue y reprend.
help-arena-json = Écrit un seul objet avec tous les chiffres.
arena-games-wrong = --games va de 1 à 10000000
arena-jobs-wrong = --jobs va de 1 à 256
arena-needs-openskill = les niveaux demandent openskill : installez allaboard[bots]
arena-progress = { $done } parties sur { $games }, encore { $minutes } min { $seconds } s
arena-played = { $games } parties avec { $deals } donnes. Entre crochets, les intervalles à 95 %.
arena-player =
    { $count ->
        [one] { $name }
       *[other] { $name }, { $count } places
    }
arena-victories = victoires d’une place : { $share }
arena-points = points de ceux qui restent : { $points }
arena-out = éliminés : { $share } %
arena-milliseconds = { $milliseconds } ms par décision
arena-rating = niveau { $rating } ± { $deviation }
arena-difference = Écart par partie entre { $name } et { $other } : { $points } points
help-train =
    Apprend les poids d’un jeu de lignes dans une ville, en jouant contre soi-même.

    La même graine et les mêmes nombres donnent les mêmes poids.
help-train-city = Le nom d’une ville.
help-train-output = Le fichier des poids, écrit après chaque génération.
help-train-games = Nombre de parties par génération.
help-train-generations = Nombre de générations ; chacune joue avec ce que la précédente a appris.
help-train-seed = Tout est tiré d’elle.
train-numbers-wrong = il faut au moins { $least } parties, une génération et un processus
train-progress = { $done } parties sur { $games }
train-generation = Génération { $number } : { $points } points en moyenne, { $out } % éliminés
