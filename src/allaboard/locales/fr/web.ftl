### La page pour navigateurs.

web-title = All Aboard
web-nav = Réglages et langues
web-nav-main = Où aller
web-nav-play = Jouer
web-nav-tables = Tables
web-nav-learn = Apprendre
web-nav-records = Parties
web-account-of = Compte : { $name }
web-account-nobody = sans nom
web-home = Retour à l’accueil
web-lost = Pas d’arrêt ici
web-lost-more = Il n’y a pas de page à cette adresse.
web-cancel = Annuler

## Réglages
web-settings = Réglages
web-language = Langue
web-theme = Clair ou sombre
web-theme-system = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-is = { $theme ->
    [light] Thème clair ; appuyer pour celui de l’appareil
    [dark] Thème sombre ; appuyer pour le clair
   *[system] Thème de l’appareil ; appuyer pour le sombre
}
web-one-tap = Jouer d’un seul geste
web-one-tap-more = Un arrêt accessible d’une seule façon est joué aussitôt. Un coup qui vous éliminerait demande toujours confirmation.
web-sound = Son
web-sound-more = De petits sons : votre tour, les coups des autres, la fin.
web-calm = Moins de mouvement
web-calm-more = Les éléments s’affichent directement, sans animation.
web-tokens = Jetons pour programmes
web-tokens-more = Avec un jeton, un de vos programmes joue en votre nom, ou un lecteur de flux voit quand c’est à vous. Chacun n’est montré qu’une fois.
web-token-bot = Un bot à moi
web-token-feed = Un flux de mes coups
web-token-new = Jeton pour { $label }
web-token-label = À quoi il sert
web-token-kind = Ce qu’il permet
web-token-make = Créer un jeton
web-token-revoke = Révoquer
web-token-revoke-one = Révoquer { $label }
web-copy = Copier

## Accueil
web-hero = Votre ligne commence ici.
web-hero-more = Bus, Metro et Depot, trois jeux pour arriver à bon port. En solo, entre amis, ou avec des bots qui ne ratent aucun arrêt.
web-hero-short = Trois jeux pour arriver à bon port.
web-games = Jeux
web-game-size = { $least } à { $most } · { $minutes } min
web-about-bus = Tracez votre ligne à travers Londres ou New York. Remplissez le bus, évitez les bouchons.
web-about-metro = Rome ou Paris, sous terre. Ici, les sections très empruntées sont une bonne nouvelle.
web-about-depot = Remplissez les bus, faites-les partir, et gardez votre Bébé prêt à crier.
web-play-game = Jouer à { $game }
web-learn-it = Apprendre
web-printed-bus = Le jeu imprimé est Get on Board : New York & London, de Saashi, publié par IELLO.
web-printed-metro = Le jeu imprimé est Get on Board : Paris & Rome, de Saashi, publié par IELLO.
web-printed-depot = Le jeu imprimé est un jeu de cartes sur les bus, publié par Spiel-ou-Face.
web-printed = Bus est Get on Board : New York & London et Metro est Get on Board : Paris & Rome, tous deux de Saashi, publiés par IELLO. Depot est un jeu de cartes sur les bus, publié par Spiel-ou-Face.
web-independent = All Aboard est indépendant des auteurs et des éditeurs des jeux imprimés.
web-join = Rejoindre avec un code
web-join-code = Code ou lien
web-join-go = Rejoindre
web-my-games = Mes parties
web-go-on = Continuer
web-open-tables = Tables ouvertes
web-sit-down = S’asseoir
web-no-open-tables = Aucune table ouverte en ce moment. Ouvrez-en une : la première place est à vous.
web-watch-tables = Tables à regarder
web-no-watch-tables = Personne ne joue à une table ouverte en ce moment.
web-watch = Regarder
web-filter-all = Toutes
web-filter-pace = Rythme
web-filter-what = Montrer
web-filter-free = Avec une place libre
web-filter-watch = En cours
web-pace-live = En temps réel
web-pace-days = Sur plusieurs jours
web-seats-taken = Places prises : { $taken } sur { $seats }
web-status-playing = en cours
web-status-over = terminée

## Qui je suis
web-name = Votre nom
web-name-question = Comment vous appelez-vous ?
web-name-default = Passager
web-name-take = C’est moi
web-rename = Changer de nom
web-rename-more = Tout le monde à vos tables voit le nouveau nom.
web-rename-account = Tout le monde à vos tables voit le nouveau nom. C’est avec lui que vous vous connecterez.
web-rename-take = Prendre ce nom

## Une nouvelle table
web-new-table = Une table de { $game }
web-game = Jeu
web-players = Joueurs
web-solo = Solo
web-city = Ville
web-for-players = de { $least } à { $most }
web-play-bots = Jouer tout de suite contre des bots
web-play-alone = Jouer en solo tout de suite
web-play-friends = Ouvrir une table pour des amis
web-play-device = Se passer cet appareil
web-more-options = Plus d’options
web-bots = Niveau des bots
web-bot-regular = Bon
web-bot-expert = Fort
web-bot-master = Maître
web-bot-greedy = Pressé
web-bot-random = Ingénu
web-clock = Temps de réflexion
web-clock-none = Sans limite
web-clock-minute = Une minute par coup
web-clock-quick = 5 minutes + 10 secondes par coup
web-clock-day = Un jour par coup
web-clock-three-days = Trois jours par coup
web-clock-each = { $time } par coup
web-clock-budget = { $time } + { $more } par coup
web-public = Ouverte à tous
web-public-more = La table figure dans la liste des tables ouvertes.
web-take-backs = Autoriser l’annulation des coups
web-hints-on = Autoriser les conseils
web-hints-more = Ces parties ne sont pas classées.
web-chat-on = Discussion
web-rule-open_personal = Objectifs personnels visibles
web-any-city = Grandes villes à moins de joueurs
web-any-city-more = Une ville pour plus de joueurs se joue aussi à moins.
web-own-city = Une ville à vous
web-own-city-more = Un fichier au format de nos plans.
web-house-rules = Règles maison
web-rule-off = Sans : { $rule }
web-rule-any_city = Grandes villes à moins de joueurs
web-rule-teams = Deux équipes de deux
web-rule-baby_windows = Quand un Bébé peut crier
web-rule-baby_windows-attempt_and_end = À chaque montée et à la fin
web-rule-baby_windows-attempt = À chaque montée
web-rule-baby_windows-none = Jamais
web-rule-final_turn = Le dernier tour des autres
web-rule-final_turn-optional = Peut être refusé
web-rule-final_turn-mandatory = Doit être joué
web-rule-drunkard_scope = Qui l’Ivrogne rend mécontent
web-rule-drunkard_scope-departing_bus = Deux du bus qui part (règle anglaise)
web-rule-drunkard_scope-own_pile = Deux de tous vos passagers (règle française)
web-rule-drunkard_may_pick_self = L’Ivrogne peut être l’un des deux
web-rule-exchange_triggers_profiles = Un Général ou un Corrupteur agit aussi par échange
web-rule-backpacker_exchange_any_bus = Le Routard peut entrer par échange dans tout bus
web-rule-baby_exempts_penalty = Un Bébé monté après un cri évite la pénalité

## Une table avant la partie
web-connecting = Connexion…
web-seats = Places
web-seat-free = libre
web-is-bot = un bot
web-is-you = vous
web-here = en ligne
web-away = hors ligne
web-add-bot = Ajouter un bot
web-stand-up = Quitter ma place
web-at-this-device = sur cet appareil
web-one-device = Un appareil pour tous
web-player-name = Nom du joueur
web-add-player = Ajouter
web-free-seat = Libérer la place
web-start = Commencer la partie
web-seats-still-free = { $count ->
    [0] Aucune place n’est libre
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}
web-host-starts = L’hôte commence la partie quand toutes les places sont prises.
web-invite = Inviter des amis
web-invite-more = Ouvrir ce lien suffit pour prendre place. Aucun compte n’est nécessaire.
web-invite-link = Lien
web-invite-qr = Le lien sous forme de code QR
web-copy-link = Copier le lien
web-copied = Copié

## Autour d’une partie
web-menu = Menu
web-close = Fermer
web-places = Parties de la table
web-take-back = Annuler mon coup
web-take-back-ask = Demander à annuler mon coup
web-take-back-short = Annuler mon coup
web-took-back = Des coups ont été annulés, la partie n’est pas classée.
web-took-back-mark = coups annulés
web-pause = Faire une pause
web-resume = Reprendre la partie
web-resign = Laisser un bot jouer pour moi
web-return = Jouer de nouveau moi-même
web-resign-more = Vous pouvez revenir à tout moment.
web-resign-last = Il ne resterait que des bots : ils finissent la partie aussitôt.
web-resign-sure = Laisser les bots finir la partie
web-minded-me = Un bot joue pour vous.
web-closed = L’hôte a fermé cette table.
web-host = En tant qu’hôte
web-mute = Plus de discussion pour { $name }
web-unmute = Rendre la parole à { $name }
web-kick = Exclure { $name }
web-kick-sure = Oui, exclure
web-close-table = Fermer la table
web-close-sure = Oui, fermer la table pour tous
web-nudge = Relancer { $name }
web-nudged = { $name } vous relance : c’est à vous.
web-nudge-done = Relance envoyée.
web-pass-to = Passez l’appareil à { $name }
web-pass-more = Les cartes restent cachées jusqu’à ce que l’on appuie sur le bouton.
web-pass-me = { $name }, c’est moi
web-reconnecting = Connexion perdue. Reconnexion automatique…
web-paused = La partie est en pause.
web-bar-paused = En pause
web-vote-take_back = { $name } voudrait annuler un coup.
web-vote-pause = { $name } voudrait une pause.
web-vote-open = Tout le monde doit être d’accord. On attend les autres.
web-vote-yes = D’accord
web-vote-no = Non
web-watching = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
web-time-left = Temps restant
web-days = { $count ->
    [1] un jour
   *[other] { $count } jours
}
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-withdrawn = Annulé
web-log-and-chat = Journal et discussion
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-tab-board = Plan
web-tab-sheet = Feuille
web-result = Résultat
web-your-turn = à vous
web-thinking = réfléchit
web-minded = un bot joue
web-next = ensuite
web-waiting = attend
web-points = Points
web-strip = { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}

## Jeux de lignes
web-board = Le plan
web-board-loading = On déplie le plan…
web-zoom-in = Plus grand
web-zoom-out = Plus petit
web-zoom-whole = Tout le plan
web-overview = Vue d’ensemble : touchez la zone à afficher
web-round-short = { $round } sur { $rounds }
web-inspects = Contrôleur : { $name }
web-tickets = Tickets
web-tickets-played = Joués
web-tickets-to-come = À venir
web-sheet = Feuille
web-sheet-of = Feuille : { $name }
web-action-bar = Que faire maintenant
web-shape-one = Un bâtonnet
web-shape-two = Deux bâtonnets, ligne droite
web-shape-two-turn = Deux bâtonnets, un virage
web-shape-two-either = Deux bâtonnets, ligne droite ou virage
web-shape-three = Trois bâtonnets, ligne droite
web-shape-three-turns = Trois bâtonnets, deux virages
web-stops-lit = { $count ->
    [0] Aucun arrêt n’est éclairé.
    [one] Un arrêt est éclairé.
   *[other] { $count } arrêts sont éclairés.
}
web-tap-end = Touchez celui où votre ligne doit finir.
web-go-on-building = Continuez jusqu’à un arrêt éclairé.
web-sending = Envoi…
web-waits-for = { $name } joue.
web-bot-thinks = { $name } réfléchit.
web-you-watch = Vous regardez la partie.
web-you-watch-short = En spectateur
web-order = Ordre de jeu de ce tour
web-on-the-way = En chemin
web-on-the-way-hint = Pointez un arrêt éclairé : ce qu’il rapporte s’affiche ici et, au crayon, sur la feuille.
web-on-the-way-none = Quand c’est à vous, les arrêts de votre chemin s’affichent ici.
web-you-are-out = Votre ligne est finie. Les autres continuent.
web-depart-choose = Où commence votre ligne ?
web-depart-more = Gardez un de vos deux tickets de départ.
web-depart-others = Les autres choisissent encore leur départ.
web-depart-button = { $number }, en { $stop }
web-not-reachable = Aucun coup ne finit en { $stop } maintenant.
web-cost-nothing = Ne coûte rien.
web-cost-turns = { $count ->
    [1] Coûte une case de virage.
   *[other] Coûte { $count } cases de virage.
}
web-cost-traffic = { $count ->
    [1] Une case de bouchon.
   *[other] { $count } cases de bouchon.
}
web-cost-connections = { $count ->
    [1] Une correspondance.
   *[other] { $count } correspondances.
}
web-cost-out = Ce coup forme une boucle : c’est l’élimination.
web-total-after = Total : { $total } ({ $change }).
web-total-same = Total : { $total }, comme avant.
web-turn = { $start } à { $end }
web-turn-by = { $start } à { $end } par { $by }
web-stop-end = { $stop } : { $what }. { $cost } Total : { $total }.
web-stop-step = { $stop } : { $what }. En chemin.
web-stop-loop = { $stop } : { $what }. Forme une boucle : c’est l’élimination.
web-stop-dead-end = { $stop } : { $what }. { $warning }
web-stop-departure = { $stop } : { $what }. Partir d’ici avec le ticket { $number }.
web-other-way = Autre chemin ({ $count })
web-undo = Annuler
web-confirm = Valider
web-loop-button = Boucler
web-loop-question = Finir votre ligne ici ?
web-loop-more = Ce coup forme une boucle : vous seriez hors de la partie, et vos { $total ->
    [one] { $total } point ne compterait pas.
   *[other] { $total } points ne compteraient pas.
}
web-loop-no = Non, revenir
web-loop-yes = Oui, quitter la partie
web-dead-end-question = Entrer dans l’impasse ?
web-dead-end-more = Aucun ticket à venir ne laisse d’issue.
web-dead-end-yes = Oui, jouer ce coup
web-announce-turn = À vous. { $shape } depuis { $stop }. { $count ->
    [0] Aucun arrêt n’est éclairé.
    [one] Un arrêt est éclairé.
   *[other] { $count } arrêts sont éclairés.
}
web-log-route = { $start } à { $end }
web-log-turns = { $count ->
    [1] une case de virage
   *[other] { $count } cases de virage
}
web-log-traffic = { $count ->
    [1] un bouchon
   *[other] { $count } bouchons
}
web-log-connections = { $count ->
    [1] une correspondance
   *[other] { $count } correspondances
}

## La fin
web-nobody-wins = Tous les joueurs sont éliminés
web-you-win = { $count ->
    [1] Vous gagnez
   *[other] Vous partagez la victoire
}
web-wins = { $count ->
    [1] { $name } gagne
   *[other] { $name } partagent la victoire
}
web-record = Fichier de partie
web-see-board = Voir le plan
web-rematch = Rejouer
web-to-rematch = Rejoindre la nouvelle table

## Pourquoi quelque chose n’a pas été fait
refusal-no_connection = Il n’y a pas de connexion au serveur en ce moment.
refusal-not_over = La partie n’est pas encore terminée.
refusal-no_such_seat = Cette place n’existe pas.
refusal-nobody_there = Personne n’est assis là.
refusal-not_paused = La partie n’est pas en pause.
refusal-not_away = Vous jouez déjà.
refusal-not_yourself = Pas pour votre propre place.
refusal-no_vote_open = Il n’y a pas de question ouverte.
refusal-voted_already = Vous avez déjà répondu.
refusal-no_such_bot = Ce bot n’existe pas.
refusal-other_origin = Cette page ne peut pas utiliser ce serveur.
refusal-no_city = Ce fichier n’est pas une ville au format de nos plans.
