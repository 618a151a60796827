### Jouer dans le terminal. Les clés qui commencent par `plain-` sont dites par `--plain`, en phrases entières.

play-yes = oui
play-no = non
play-key-order = o

## Options
play-flag-record = Une partie enregistrée à reprendre.
play-flag-game = Bus, metro ou depot.
play-flag-city = Une ville par son nom, ou un fichier de ville ; Depot n’en a pas.
play-flag-seats = Qui joue, dans l’ordre, comme human:Ann,greedy,random ; un seul human joue en solo, un mode propre à ce projet.
play-flag-sheets = La feuille de chaque place, comme 1,4 ; sinon elles sont distribuées.
play-flag-equal-sheets = Deux joueurs peuvent avoir la même feuille, comme le permettent les règles françaises.
play-flag-first = Le premier contrôleur, dans Depot le premier joueur de la journée 1 : un nom, ou une place comptée à partir de 0 ; sinon tiré au sort.
play-flag-ties = Depot : tous les joueurs, par nom ou par place. En cas d’égalité après la journée 1, le premier d’entre eux commence la journée 2 ; sinon tiré au sort.
play-flag-options = Les variantes à activer, comme open_personal,any_city ; dans Depot les règles maison, comme final_turn=mandatory,teams=true.
play-flag-card-memory = Depot : assisted ou off, si les cartes en main que tout le monde a vues sont listées.
play-flag-team-hands = Depot en équipes : hidden ou open, si les partenaires voient la main l’un de l’autre.
play-flag-seed = Un texte ; le même donne la même partie.
play-flag-save = Où enregistrer la partie ; sinon dans ce dossier.
play-flag-plain = Parler en lignes de texte, pour les lecteurs d’écran.
play-flag-color = Des couleurs, si le terminal en a.
play-flag-yes = Ne rien demander avant la partie, prendre l’habituel.

## Préparation
play-welcome = En voiture. Quelques questions d’abord ; Entrée prend ce qui est entre crochets.
play-prompt-default = { $what } [{ $default }] :
play-ask-game = Jeu
play-ask-game-question = Quel jeu : bus, metro ou depot ?
play-ask-seats = Joueurs
play-ask-seats-question = Qui joue, dans l’ordre autour de la table ? Chacun est human, regular, expert, master, greedy ou random, avec un nom si vous voulez : human:Ann,human:Bob,greedy. Un seul human joue en solo.
play-ask-depot-seats = Joueurs
play-ask-depot-seats-question = Qui joue, dans l’ordre autour de la table ? Depot se joue de 2 à 6. Chacun est human, regular, expert, master, greedy ou random, avec un nom si vous voulez : human:Ann,human:Bob,greedy.
play-ask-city = Ville
play-ask-city-question = Où : { $cities } ? Ou le chemin d’un fichier de ville.
play-city-for = { $city } (de { $least } à { $most })
play-ask-any-city = Quand même
play-ask-any-city-question = { $city } est faite pour { $least } à { $most } joueurs. Y jouer à moins ?
play-ask-open = Ouverts
play-ask-open-question = Jouer avec des objectifs personnels visibles, oui ou non ? Sinon ils sont secrets.
play-ask-sheets = Feuilles
play-ask-sheets-question = Quelle feuille pour chaque joueur, de 1 à 5, comme 1,4 ? Ou laissez le sort les donner.
play-sheets-dealt = au sort
play-ask-rules = Règles maison
play-ask-rules-question = Des règles maison autres que les habituelles, comme final_turn=mandatory,teams=true ? Un point d’interrogation en donne la liste.
play-rules-usual = habituelles
play-random = au hasard
play-ask-equal = Même feuille
play-ask-equal-question = Deux joueurs auraient la même feuille. Est-ce voulu ?
play-ask-more-line = Plus
play-ask-more-line-question = Choisir le premier contrôleur, oui ou non ? Sinon il est tiré au sort.
play-ask-more-depot = Plus
play-ask-more-depot-question = Choisir qui commence, qui l’emporte en cas d’égalité et quelles mains sont visibles, oui ou non ? Sinon, comme d’habitude.
play-ask-first-line = Contrôleur
play-ask-first-line-question = Qui est le premier contrôleur : { $names } ? Les règles imprimées désignent le joueur le plus âgé.
play-ask-first-depot = Commence
play-ask-first-depot-question = Qui commence la journée 1 : { $names } ? La notice désigne la personne qui prend le plus souvent le bus.
play-ask-ties = Égalités
play-ask-ties-question = Dans quel ordre commencent la journée 2 les joueurs à égalité après la journée 1 : { $names } ? Nommez-les tous ; selon la notice, le plus jeune d’abord.
play-ask-card-memory = Listées
play-ask-card-memory-question = Lister les cartes en main que tout le monde a vues, oui ou non ?
play-ask-team-hands = Visibles
play-ask-team-hands-question = Les partenaires voient-ils la main l’un de l’autre, oui ou non ?
play-yes-or-no = Répondez par oui ou par non.
play-solo-ours = Le solo est un mode propre à ce projet, pas celui de la boîte : une ligne rivale est posée sur le plan, et deux heures de pointe tournent les objectifs côté bleu.
play-nothing-started = Aucune partie n’a commencé, il n’y a rien à enregistrer.
play-colour-red = Rouge
play-colour-blue = Bleu
play-colour-yellow = Jaune
play-colour-green = Vert
play-colour-purple = Violet
play-colour-white = Blanc

## Le haut de l’écran
play-head-game = { $game }, { $city }
play-head-departures = départs
play-head-round = tour { $round }/{ $rounds }
play-head-ticket = ticket { $ticket }
play-head-to-come = restent { $tickets }
play-head-inspector = contrôleur
play-head-solo = solo, pointe { $rush }/2

## Formes
play-shape-one = un bâtonnet
play-shape-two = deux bâtonnets, ligne droite
play-shape-two-turn = deux bâtonnets, un virage
play-shape-two-either = deux bâtonnets, ligne droite ou virage
play-shape-three = trois bâtonnets, ligne droite
play-shape-three-turns = trois bâtonnets, deux virages

## Le plan et ses signes
play-icon-granny = mamie
play-icon-student = étudiant
play-icon-tourist = touriste
play-icon-professional = homme d’affaires
play-icon-university = université
play-icon-cinema = cinéma
play-icon-monument = monument
play-icon-museum = musée
play-icon-opera = opéra
play-icon-theater = théâtre
play-icon-office = bureau
play-icon-restaurant = restaurant
play-icon-flirt_light = amoureux clair
play-icon-flirt_dark = amoureux foncé
play-icon-green_light = feu vert
play-icon-metro = bouche de métro
play-legend-end = bout de votre ligne
play-legend-other-end = bout d’une autre
play-legend-spot = lieu emblématique
play-legend-road = section
play-legend-preview = à valider
play-legend-jammed = section congestionnée
play-legend-fast = section rapide
play-legend-fast-even = rapide si le 1er ticket est pair
play-legend-fast-odd = rapide s’il est impair
play-rival = la ligne rivale
play-part-of-map = Plan { $across }, { $down } ; la suite : b et un arrêt

## Feuilles : des mots de huit lettres au plus
play-zone-turn_zone = Virages
play-zone-grannies = Mamies
play-zone-students = Étudiant
play-zone-universities = Univers.
play-zone-cinemas = Cinémas
play-zone-tourists = Tourist.
play-zone-places = Mon.Mus.
play-zone-stages = Op.Thé.
play-zone-professionals = Affaires
play-zone-flirts = Amoureux
play-zone-entrances = Bouches
play-zone-traffic = Bouchons
play-zone-connections = Corresp.
play-zone-personal = Personn.
play-sheet-type = feuille { $sheet }
play-out-short = élim
play-secret = secret
play-goal = { $count } × { $what }
play-goal-open = pour { $value }
play-points = { $points } points
play-rank = Rang

## Objectifs communs à l’étroit : des noms de neuf lettres au plus
play-what-granny = Mamie
play-what-student = Étudiant
play-what-tourist = Touriste
play-what-professional = Affaires
play-what-monument = Monument
play-what-museum = Musée
play-what-flirt = Amoureux
play-what-opera = Opéra
play-what-theater = Théâtre

## Coups
play-moved = { $name } : { $turn }.
play-asked =  : { $what }
play-news-more = … plus tôt : tapez l
play-best-first = par points
play-by-text = par nom
play-page = page { $page }/{ $pages } (Entrée)
play-choice-out = ÉLIM
play-choice-dead-end = IMPASSE
play-choice-turns = V{ $count }
play-choice-bus = B{ $count }
play-choice-metro = C{ $count }
play-costs-turns = { $count ->
    [one] Coche { $count } case de virage.
   *[other] Coche { $count } cases de virage.
}
play-costs-bus = { $count ->
    [one] Coche { $count } case de bouchon.
   *[other] Coche { $count } cases de bouchon.
}
play-costs-metro = { $count ->
    [one] Donne { $count } correspondance.
   *[other] Donne { $count } correspondances.
}
play-preview = { $turn } : de { $before } à { $after } points.
play-preview-out = { $turn } forme une boucle en { $stop } : ce serait l’élimination.
play-departure-choose = Gardez un des deux tickets de départ.
play-departure-choice = Le ticket { $number } part de { $stop }.
play-not-in-hand = Ce n’est pas un de vos deux tickets. Tapez son numéro ou son arrêt.
play-no-number = La liste va de 1 à { $most }.
play-not-understood = Tapez un numéro de la liste, un coup comme C3-C4, l’arrêt où il finit, ou ? pour l’aide.
play-no-turn-ends-there = Aucun coup ne finit en { $stop } maintenant.
play-not-legal = Ce coup n’est pas dans la liste.
play-several = Plusieurs coups finissent en { $stop } : { $numbers }.
play-refused = Impossible : { $reason }.
play-log-empty = Il ne s’est encore rien passé.
play-hint-choice = { $number } : { $what } ; { $expected } ({ $why })

## Questions au bas de l’écran
play-prompt-turn = À vous (? pour l’aide) :
play-prompt-choice = Votre choix (? pour l’aide) :
play-prompt-departure = Quel ticket (? pour l’aide) :
play-prompt-confirm = Entrée pour valider, u pour annuler :
play-prompt-out = Tapez oui pour quitter ainsi la partie, u pour annuler :
play-prompt-dead-end = Tapez oui pour entrer dans l’impasse, u pour annuler :
play-prompt-back = Entrée pour revenir :
play-prompt-more = Entrée pour la suite, q pour revenir :
play-prompt-hand-over = { $name }, appuyez sur Entrée :
play-hand-over = Le clavier est à { $name }. Les autres regardent ailleurs.

## Aide
play-help-signs = Signes
play-help-commands = Ce que vous pouvez taper
play-help-number = 3 prend le coup de ce numéro.
play-help-text = C3-C4-D4 prend ce coup ; les majuscules n’importent pas.
play-help-stop = D4 prend le coup qui finit là, s’il n’y en a qu’un.
play-help-confirm = Entrée valide un coup ; avant cela, u l’annule.
play-help-board = b montre le plan seul ; b D4 montre la partie autour de D4.
play-help-plain-board = b dit toutes les lignes et les sections devant vous ; b D4 dit ce qu’il y a en D4 et autour.
play-help-sheets = s montre les feuilles de tous.
play-help-log = l montre ce qui s’est passé.
play-help-hint = i donne un conseil : les trois coups qui promettent le plus, ce qu’on peut en attendre et pourquoi.
play-help-order = o trie les coups, par points ou par nom ; Entrée tourne la page.
play-help-quit = q enregistre et quitte, Ctrl-C aussi.
play-help-list = La liste montre chaque coup avec les points qu’il rapporte aussitôt, et ce qu’il coche : V pour les virages, B pour les bouchons, C pour les correspondances. ÉLIM veut dire qu’il forme une boucle : c’est l’élimination. IMPASSE veut dire qu’il mène là où aucun ticket à venir ne laisse d’issue. Les signes de la première ligne sont l’ordre de ce tour, le contrôleur d’abord ; les nombres avant eux sont les tickets qui restent. Une ligne de feuille montre les points des lignes terminées, puis la ligne en cours.

## Partir
play-saved = Enregistré : { $path }
play-resume-with = Pour reprendre : allaboard play { $path }

## En phrases
plain-round = Tour { $round } sur { $rounds }, ticket { $ticket }.
plain-shape = Votre tracé : { $shape }.
plain-standing = Votre ligne finit en { $stop }, { $what }. Vous avez { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $left ->
    [0] plus aucune case de virage.
    [one] encore une case de virage.
   *[other] encore { $left } cases de virage.
}
plain-how = Tapez le numéro d’un coup, ou un point d’interrogation pour l’aide.
plain-spot = lieu emblématique
plain-letter = votre lettre { $letter }
plain-choice = { $number } : vers { $path }.
plain-choice-reaches = Atteint : { $what }.
plain-choice-gain = Rapporte { $gain }.
plain-choice-extra = Le dernier bâtonnet barre une bouche de métro.
plain-choice-out = Ce coup forme une boucle : ce serait l’élimination.
plain-choices-part = Coups { $first } à { $last } sur { $total }. Entrée dit la suite.
plain-stop = { $stop } montre : { $what }.
plain-line = { $name } passe par { $stops }.
plain-way = { $way ->
    [north] Au nord { $stop }, { $what }.
    [south] Au sud { $stop }, { $what }.
    [east] À l’est { $stop }, { $what }.
   *[west] À l’ouest { $stop }, { $what }.
}
plain-ways = Depuis { $stop } : { $ways }
plain-fast = Sections rapides : { $roads }.
plain-jammed = Sections congestionnées : { $roads }.
plain-board-more = Tapez b et un arrêt, comme b D4, pour entendre ce qui l’entoure.
plain-sheet = { $name } a la feuille { $sheet } et { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
plain-sheet-out = { $name } : élimination.
plain-zone = { $name } : { $facts }.
plain-zone-turn_zone = Zone de virages
plain-zone-grannies = Mamies
plain-zone-students = { $groups ->
    [one] Étudiants
   *[other] Étudiants, puis stagiaires
}
plain-zone-universities = Universités
plain-zone-cinemas = Cinémas
plain-zone-tourists = Touristes
plain-zone-places = Monuments et musées
plain-zone-stages = Opéras et théâtres
plain-zone-professionals = Hommes d’affaires
plain-zone-flirts = Amoureux, clairs et foncés
plain-zone-entrances = Bouches de métro
plain-zone-traffic = Bouchons
plain-zone-connections = Correspondances
plain-boxes = { $ticked } sur { $size }
plain-and = { $first } et { $second }
plain-then = { $first } ; { $second }
plain-rows-closed = lignes terminées pour { $points }
plain-spent = { $count ->
    [one] { $count } barrée
   *[other] { $count } barrées
}
plain-written = lieu emblématique pour { $points }
plain-points = { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
plain-common = Objectif commun : { $goal }, pour { $value }.
plain-personal = Votre objectif personnel : { $stops }.
plain-target = { $stop }
plain-target-reached = { $stop }, atteint
plain-personal-bus = Il rapporte { $points } points si les trois sont sur votre ligne, sinon rien.
plain-personal-metro = { $reached } sur 3, soit { $points } points. N’importe lequel rapporte { $one }, deux rapportent { $two }, les trois { $three }.
plain-final = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $zones }.
plain-final-zone = { $zone } { $points }
