### `allaboard arena` et `allaboard train`

help-arena =
    Fait s’affronter des bots, avec les mêmes donnes et à toutes les places.

    allaboard arena --city london expert greedy:3 --games 1000 --jobs 2
help-arena-bots = Les joueurs, un par place. greedy:3 en vaut trois, neuf=expert est un expert de ce nom, exec:./bot.py un programme.
help-arena-game = bus, metro ou depot ; une ville le dit aussi, et sans rien c’est bus.
help-arena-city = La ville, pour bus et metro ; sinon la petite.
help-arena-games = Nombre de parties. Chaque donne est jouée une fois par place.
help-arena-bot = NOM=COMMANDE : un joueur de ce nom est ce programme (voir docs/external-bots.md). Peut être répété.
help-arena-seconds = Le temps maximal d’une décision, le même pour tous. Sinon chaque force garde sa limite, et un programme a 1 seconde.
help-arena-effort = La part de ses essais que fait chaque force, comme 0.1. Aucun temps ne décide alors, et une graine donne partout les mêmes parties.
help-arena-ray = Joue sur le cluster Ray à cette adresse ; local en démarre un ici. --jobs est alors le nombre de ses cœurs.
help-arena-jobs = Nombre de processus qui jouent en même temps.
help-arena-seed = L’origine des donnes : la même graine donne les mêmes parties.
help-arena-salt = Là où jouent des programmes, les donnes en viennent aussi. Sinon il est tiré au hasard, personne ne peut le lire pendant le jeu, et il est écrit à la fin. Le même sel et la même graine redonnent les mêmes donnes.
help-arena-save = Un dossier pour résultats et parties. Une série interrompue y reprend.
help-arena-json = Écrit un seul objet avec tous les chiffres.
arena-players-few = il faut au moins deux joueurs pour s’affronter
arena-games-wrong = --games va de 1 à 10000000
arena-jobs-wrong = --jobs va de 1 à 256
arena-seconds-wrong = --seconds doit dépasser 0, jusqu’à 3600
arena-effort-wrong = --effort doit dépasser 0, jusqu’à 100
arena-salt-wrong = --salt compte de 1 à 100 lettres, chiffres, - et _
arena-many-jobs = plus de processus que de cœurs : ceux qui pensent au temps en font moins
arena-needs-openskill = les niveaux demandent openskill : installez allaboard[bots]
arena-needs-ray = un cluster demande Ray : installez allaboard[ray]
arena-progress = { $done } parties sur { $total }, encore { $left }
arena-stopped = { $done } parties sur { $total } sont gardées ; la même commande reprend ici
arena-played = Parties : { $games }, donnes : { $deals }. Entre crochets, les intervalles à 95 %. Les points sont ceux des joueurs encore en course, ms le temps d’une décision.
arena-interval = { $mean } [{ $low } ; { $high }]
arena-interval-none = { $mean } [–]
arena-difference = { $name } moins { $other } avec les mêmes donnes : { $points } points par partie
arena-column-player = joueur
arena-column-victories = % gagné
arena-column-points = points
arena-column-out = % élim
arena-column-milliseconds = ms
arena-column-longest = max
arena-column-rating = niveau
arena-lost =
    { $count ->
        [1] Une décision du joueur { $name } a été prise au hasard :
       *[other] { $count } décisions du joueur { $name } ont été prises au hasard :
    }
arena-lost-late = pas de réponse à temps
arena-lost-illegal = action interdite
arena-lost-malformed = réponse étrangère au protocole
arena-lost-ended = le programme s’était arrêté
arena-lost-flood = trop de paroles
arena-lost-left_alone = plus sollicité après trop d’échecs
arena-lost-first = La première fois : { $detail }
arena-salt =
    { $count ->
        [1] Pour rejouer les mêmes donnes : --salt { $salts }
       *[other] Les donnes des séries jouées jusqu’ici viennent de ces sels : { $salts }
    }
help-train =
    Apprend les poids d’un jeu de lignes dans une ville, ou ceux de Depot, en jouant contre soi-même.

    La même graine et les mêmes nombres donnent les mêmes poids.
help-train-city = Le nom d’une ville, ou depot.
help-train-output = Le fichier des poids.
help-train-games = Nombre de parties par génération ; pour Depot, de journées.
help-train-generations = Nombre de générations ; chacune joue avec ce que la précédente a appris.
help-train-seed = Tout est tiré d’elle.
train-numbers-wrong = il faut de { $least } à 10000000 parties et de 1 à 10000 générations
train-progress = { $done } parties sur { $total }, encore { $left }
train-generation = Génération { $number } : { $points } points en moyenne, { $out } % éliminés
train-depot-progress = { $done } nombres de joueurs sur { $total }, encore { $left }
train-depot = { $count } joueurs : { $points } points par journée en moyenne, la valeur se trompe de { $error }
