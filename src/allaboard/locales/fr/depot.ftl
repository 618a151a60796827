### Depot : ses cartes, sa table dans le terminal, et ce qu’un joueur peut faire.


## Cartes
depot-colour-R = rouge
depot-colour-G = vert
depot-colour-B = bleu
depot-colour-Y = jaune
depot-profile-A = Anonyme
depot-profile-BA = Bébé
depot-profile-BP = Routard
depot-profile-CO = Corrupteur
depot-profile-DR = Ivrogne
depot-profile-GE = Général
depot-profile-L = Amoureux
depot-profile-ST = Star
depot-profile-SU = Surfeur
# Star est le seul nom féminin, et deux couleurs s’accordent.
depot-traveller = { $profile ->
    [Star] { $colour ->
        [vert] Star verte
        [bleu] Star bleue
       *[other] Star { $colour }
    }
   *[other] { $profile } { $colour }
}
depot-traveller-numbered = { $profile ->
    [Star] { $colour ->
        [vert] Star verte { $number }
        [bleu] Star bleue { $number }
       *[other] Star { $colour } { $number }
    }
   *[other] { $profile } { $colour } { $number }
}
depot-bus = bus { $colour } { $size }
depot-bus-object = bus { $colour } { $size }
depot-about-A = Prend une place, sans histoires.
depot-about-BA = { $baby_windows ->
    [none] Passe en tête de sa colonne.
    [attempt] Passe en tête de sa colonne. De votre main, il peut monter dans le bus actif de sa couleur pendant le tour d’un autre joueur, avant un voyageur qui allait monter.
   *[attempt_and_end] Passe en tête de sa colonne. De votre main, il peut monter dans le bus actif de sa couleur pendant le tour d’un autre joueur : avant un voyageur qui allait monter, ou à la fin de l’embarquement.
}
depot-about-BP = { $backpacker_exchange_any_bus ->
    [false] Monte dans un bus de n’importe quelle couleur ; par échange, seulement dans un bus de sa couleur.
   *[true] Monte dans un bus de n’importe quelle couleur.
}
depot-about-CO = { $exchange_triggers_profiles ->
    [false] Une fois qu’il est à bord, vous pouvez échanger un voyageur de votre main contre un de la Salle d’attente ou d’un bus à quai ; pas s’il est lui-même arrivé par échange.
   *[true] Une fois qu’il est à bord, vous pouvez échanger un voyageur de votre main contre un de la Salle d’attente ou d’un bus à quai.
}
depot-about-DR = { $drunkard_scope ->
    [departing_bus] Quand son bus part, le joueur qui le reçoit rend Mécontents deux passagers de ce bus
    [own_pile] Quand son bus part, le joueur qui le reçoit rend Mécontents deux passagers parmi tous les siens
   *[either] Quand son bus part, le joueur qui le reçoit rend Mécontents deux passagers : deux de ce bus ou, selon la règle de la table, deux parmi tous les siens
}{ $drunkard_may_pick_self ->
    [false] , mais pas l’Ivrogne lui-même.
   *[true] .
}
depot-about-GE = { $exchange_triggers_profiles ->
    [false] Le bus part aussitôt, plein ou non, et un Amoureux seul à bord devient Mécontent ; mais pas si le Général arrive par échange.
   *[true] Le bus part aussitôt, plein ou non. Un Amoureux seul à bord devient Mécontent.
}
depot-about-L = Un bus plein avec un seul Amoureux attend l’autre. Les deux parmi vos passagers valent 4 de plus.
depot-about-ST = Au début de votre tour, elle peut appeler un bus de sa couleur du Garage, ou en rappeler un qui est parti.
depot-about-SU = Prend deux places libres et compte pour un seul passager.
depot-about-bus = Part dès que ses { $count } places sont prises ; tous ceux à bord deviennent les passagers du joueur dont c’est le tour. Resté en main, il coûte { $count } points.

## Ce qu’un joueur peut faire : une phrase courte pour chaque choix
depot-do-place = amener à quai le { $bus } de votre main
depot-do-use = utiliser le { $bus } à quai
depot-do-call-garage = appeler le { $bus } du Garage avec votre Star
depot-do-call-departed = rappeler le { $bus } avec votre Star
depot-do-decline = renoncer à votre dernier tour
depot-do-board-left = faire monter le voyageur de tête de la colonne de gauche : { $traveller }
depot-do-board-right = faire monter le voyageur de tête de la colonne de droite : { $traveller }
depot-do-board = faire monter de votre main : { $traveller }
depot-do-end = arrêter l’embarquement
depot-do-pass = se taire
depot-do-shout = crier
depot-do-shout-bus = crier : votre Bébé monte dans le { $bus }
depot-do-shout-instead = crier : votre Bébé monte dans le { $bus } avant { $traveller }
depot-do-skip = n’échanger personne
depot-do-swap-left = donner { $given }, prendre { $taken } à la place { $place } de la colonne de gauche
depot-do-swap-right = donner { $given }, prendre { $taken } à la place { $place } de la colonne de droite
depot-do-swap-bus = donner { $given }, prendre { $taken } dans le { $bus }
depot-do-sadden = rendre mécontent : { $traveller }
depot-do-sadden-two = rendre mécontents : { $traveller } et { $other }
depot-do-discard = poser face cachée sur votre pile de Mécontents : { $traveller }
depot-do-take-both = prendre { $left } dans la colonne de gauche et { $right } dans celle de droite
depot-do-take-left = prendre { $left } dans la colonne de gauche
depot-do-take-right = prendre { $right } dans la colonne de droite

## Ce qui se décide
depot-phase-choose = { $name } choisit un bus
depot-phase-waiting_room = { $name } fait monter de la Salle d’attente
depot-phase-hand = { $name } fait monter de sa main
depot-phase-shout = { $name } peut crier
depot-phase-exchange = { $name } peut échanger un voyageur
depot-phase-sadden = { $name } choisit qui devient Mécontent
depot-phase-penalty = { $name } doit rendre un voyageur Mécontent
depot-phase-refill = { $name } complète sa main
depot-phase-boarding = { $name } fait monter des voyageurs
depot-phase-over = la partie est terminée
depot-phase-day_over = la journée est terminée

## La table
depot-day = journée { $day }/{ $days }
depot-turn = tour { $turn }
depot-last-lap = { $turns ->
    [0] plus aucun tour
    [one] dernier tour de la journée
   *[other] fin de journée, encore { $turns } tours
}
depot-announced = Va monter dans le { $bus } : { $traveller }.
depot-closing = L’embarquement dans le { $bus } va s’arrêter.
depot-platform = À quai
depot-platform-empty = aucun bus
depot-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
depot-full = plein
depot-blocked = bloqué
depot-room = Salle d’attente
depot-left = gauche
depot-right = droite
depot-pile = pile { $count }
depot-garage = Garage
depot-departed = Partis
depot-nothing = aucun
depot-hand = Votre main
depot-own-unhappy = Vos Mécontents
depot-players = Joueurs
depot-head-points = points
depot-head-travellers = main
depot-head-buses = bus
depot-head-passengers = passagers
depot-head-unhappy = mécontents
depot-shown = vus
depot-open-hand = main ouverte
depot-passengers = passagers
depot-team = { $names } : { $points }
depot-teams = Équipes
depot-legend-active = Bus Actif
depot-legend-accessible = accessible
depot-legend-free = place libre

## Points
depot-item-passengers = Passagers
depot-item-lovers = Amoureux
depot-item-unhappy = Mécontents
depot-item-hand = Voyageurs en main
depot-item-buses = Bus en main
depot-item-night = Bus de nuit
depot-score-day = Journée { $day }
depot-score-total = Total
depot-score-rank = Rang

## La table en phrases
depot-say-day = Depot, journée { $day } sur { $days }, tour { $turn } : { $what }.
depot-say-over = Depot, la partie est terminée.
depot-say-last-lap = { $turns ->
    [0] Plus aucun tour dans cette journée.
    [one] C’est le dernier tour de la journée.
   *[other] Dernier tour de table : encore { $turns } tours, celui-ci compris.
}
depot-say-no-bus = Aucun bus n’est à quai.
depot-say-bus = À quai : { $bus }, places libres : { $free } sur { $capacity } ; à bord : { $passengers }.
depot-say-active = À quai, le Bus Actif : { $bus }, places libres : { $free } sur { $capacity } ; à bord : { $passengers }.
depot-say-blocked = Un Amoureux seul le bloque.
depot-say-nobody = personne
depot-say-room-left = Salle d’attente, colonne de gauche depuis la tête : { $travellers }.
depot-say-room-right = Salle d’attente, colonne de droite depuis la tête : { $travellers }.
depot-say-pile = { $count ->
    [0] La pile n’a plus de voyageurs.
    [one] Un voyageur est dans la pile.
   *[other] { $count } voyageurs sont dans la pile.
}
depot-say-garage = Garage depuis la tête : { $buses } ; encore { $count } dans la pile.
depot-say-departed = Partis : { $buses }.
depot-say-none = aucun
depot-say-hand = Vos voyageurs : { $travellers }. Vos bus : { $buses }.
depot-say-own-unhappy = Vos Mécontents : { $travellers }.
depot-say-own = Vous avez { $points } et { $passengers } : { $names }.
depot-say-own-none = Vous avez { $points } et aucun passager.
depot-say-player = { $name } a { $points }, { $travellers } et { $buses } en main, { $passengers }, Mécontents : { $unhappy }.
depot-say-player-without = { $name } a { $points } sans les bus en main, { $travellers } et { $buses } en main, { $passengers }, Mécontents : { $unhappy }.
depot-count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
depot-count-travellers = { $count ->
    [one] { $count } voyageur
   *[other] { $count } voyageurs
}
depot-count-buses = { $count ->
    [one] { $count } bus
   *[other] { $count } bus
}
depot-count-passengers = { $count ->
    [one] { $count } passager
   *[other] { $count } passagers
}
depot-say-shown = { $name } a montré : { $cards }.
depot-say-open-hand = { $name } joue la main ouverte : { $cards }.
depot-say-passengers = { $name } a pour passagers : { $cards }.
depot-say-team = Équipe { $names } : { $points }.
depot-say-score = { $name }, rang { $rank } : { $points }. { $items }.
depot-say-item = { $item } { $points }
depot-say-choice = { $number } : { $what }.
depot-say-day-score = { $name }, journée { $day } : { $points }. { $items }.

## Questions
depot-prompt-day = Entrée pour la journée suivante :
depot-prompt-go-on = Entrée pour continuer :
depot-prompt-window = Entrée pour vous taire, shout pour crier :
depot-ask-choose = Choisissez le Bus Actif de votre tour.
depot-ask-waiting_room = Qui monte d’abord de la Salle d’attente ?
depot-ask-hand = Qui monte de votre main ?
depot-ask-shout = Criez-vous ?
depot-ask-exchange = Votre Corrupteur peut échanger un voyageur.
depot-ask-sadden = L’Ivrogne est dans ce bus : qui devient Mécontent ?
depot-ask-penalty = Vous n’avez fait monter personne : qui devient Mécontent ?
depot-ask-refill = Complétez votre main : de quelle colonne, et combien ?
depot-confirm = Vous choisissez : { $what }.
depot-several = Cela peut désigner plusieurs choix : { $numbers }.
depot-not-understood = Tapez un numéro de la liste, une action comme place G5, sa carte comme G5, ou ? pour l’aide.
depot-choices-part = Choix { $first } à { $last } sur { $total }. Entrée dit la suite.
depot-plain-how = Tapez le numéro d’un choix, ou un point d’interrogation pour l’aide.
depot-scores-open = Un point d’interrogation remplace les bus des mains cachées ; ils ne sont pas dans les totaux. Chaque main coûte ce qu’elle coûterait maintenant.

## Plusieurs personnes à un clavier
depot-window-turn = C’est à { $name } de jouer.
depot-window-holds = Vous avez le { $baby } : tapez shout pour qu’il monte, ou Entrée pour vous taire.
depot-window-without = Vous n’avez pas le { $baby } : appuyez sur Entrée.
depot-window-help = Entrée pour vous taire. Le joueur qui a le { $baby } peut taper shout.
depot-only-option = Vous n’avez qu’un choix : { $what }.
depot-do-call = appeler le { $bus } avec votre Star
depot-do-sit-out = ne pas jouer le dernier tour de table

## Ce qui s’est passé
# Les voyageurs y sont nommés sans article : il dépendrait du nom (le, la, l’).
depot-story-and = { $list } et { $last }
depot-story-the = { $card }
depot-story-day = La journée { $day } commence ; { $name } joue en premier.
depot-story-placed = { $name } amène le { $bus } à quai.
depot-story-used = { $name } utilise le { $bus }.
depot-story-called = { $name } appelle le { $bus } avec une Star.
depot-story-boarded-room = { $count ->
    [one] Monte
   *[other] Montent
} de la Salle d’attente : { $cards }.
depot-story-boarded-hand = { $name } fait monter { $count ->
    [one] un voyageur
   *[other] { $count } voyageurs
} de sa main : { $cards }.
depot-story-shouted = { $name } crie : le { $traveller } monte dans le { $bus }.
depot-story-returned = { $traveller } retourne dans { $source }.
depot-story-swapped-room = { $moved ->
    [0] { $name } donne { $given } contre { $taken } dans { $column }.
   *[other] { $name } donne { $given } contre { $taken } dans { $column }, et la carte donnée passe en tête.
}
depot-story-swapped-bus = { $name } donne { $given } contre { $taken } dans le { $bus }.
depot-story-skipped = { $name } n’échange personne.
depot-story-departed = { $count ->
    [one] Le { $bus } part avec un passager pour { $name } : { $passengers }.
   *[other] Le { $bus } part avec { $count } passagers pour { $name } : { $passengers }.
}
depot-story-left-alone = Laissé seul par le Général, l’{ $traveller } devient Mécontent.
depot-story-saddened = L’Ivrogne envoie chez les Mécontents : { $travellers }.
depot-story-penalized = { $name } n’a fait monter personne et pose un voyageur sur sa pile de Mécontents.
depot-story-discarded = Carte posée : { $traveller }.
depot-story-taken = { $name } prend : { $cards }.
depot-story-stuck = { $name } ne peut pas jouer et montre sa main : { $travellers }. Le dernier tour de table commence.
depot-story-sat-out = { $name } ne joue pas le dernier tour de table.

## Aide
depot-help-number = 3 prend le choix de ce numéro.
depot-help-action = place G5, use R4a, call Y3, board RGE, board L, end, swap GA1 L3, swap GA1 RSU, skip, sadden RA1 RSU, discard GA2, take 1{ $baby_windows ->
    [none] {""}
   *[other] , pass, shout
} : une action comme l’écrivent les parties enregistrées ; les majuscules n’importent pas. L et R sont les colonnes de gauche et de droite, L0 est la tête de celle de gauche, take 1 prend un voyageur à gauche et le reste à droite.
depot-help-cards = G5 prend le choix qui concerne cette carte, s’il n’y en a qu’un.
depot-help-confirm = Entrée valide ce qui est définitif ; avant cela, u l’annule.
depot-help-table = t montre toute la table.
depot-help-scores = s montre les points de tous.
depot-help-log = l montre ce qui s’est passé.
depot-help-hint = i donne un conseil : les trois choix qui promettent le plus, ce qu’on peut en attendre et pourquoi.
depot-help-page = Entrée ou n montre d’autres choix, p revient en arrière.
depot-help-quit = q enregistre et quitte, Ctrl-C aussi.
depot-help-rules = Les règles en bref
depot-help-turn = Amenez un bus de votre main, utilisez un bus à quai, ou appelez-en un avec une Star. Les voyageurs de tête de la Salle d’attente qui peuvent monter y sont obligés ; ensuite, ceux de votre main peuvent monter. Un bus plein part, et ses voyageurs deviennent vos passagers. { $baby_exempts_penalty ->
    [true] Si vous amenez un bus et que personne n’y monte, pas même un Bébé après un cri,
   *[false] Si vous amenez un bus et ne faites monter personne,
} un voyageur de votre main devient Mécontent. Puis vous complétez votre main à 7 voyageurs et 2 bus. Une main sans aucune carte met fin à la journée.
depot-help-SU = SU, le Surfeur, prend deux places libres.
depot-help-L = L1 et L2, les Amoureux : un bus plein où il n’y en a qu’un est bloqué ; les deux parmi vos passagers valent 4 de plus.
depot-help-GE = { $exchange_triggers_profiles ->
    [false] GE, le Général : son bus part aussitôt, et un Amoureux seul à bord devient Mécontent ; mais pas si le Général arrive par échange.
   *[true] GE, le Général : son bus part aussitôt, et un Amoureux seul à bord devient Mécontent.
}
depot-help-BA = { $baby_windows ->
    [none] BA, le Bébé, passe en tête de sa colonne.
    [attempt] BA, le Bébé, passe en tête de sa colonne ; de votre main, il peut monter dans le bus actif de sa couleur pendant le tour d’un autre joueur, avant le voyageur annoncé.
   *[attempt_and_end] BA, le Bébé, passe en tête de sa colonne ; de votre main, il peut monter dans le bus actif de sa couleur pendant le tour d’un autre joueur, avant le voyageur annoncé ou à la fin de l’embarquement.
}
depot-help-ST = ST, la Star, peut appeler un bus de sa couleur du Garage ou rappeler un bus parti, au début de votre tour.
depot-help-DR = DR, l’Ivrogne : { $drunkard_scope ->
    [own_pile] quand son bus part, le joueur qui le reçoit rend Mécontents deux passagers parmi tous les siens
   *[departing_bus] quand son bus part, le joueur qui le reçoit rend Mécontents deux passagers de ce bus
}{ $drunkard_may_pick_self ->
    [false] , mais pas l’Ivrogne lui-même.
   *[true] .
}
depot-help-BP = { $backpacker_exchange_any_bus ->
    [false] BP, le Routard, monte dans un bus de n’importe quelle couleur ; par échange, seulement dans un bus de sa couleur.
   *[true] BP, le Routard, monte dans un bus de n’importe quelle couleur.
}
depot-help-CO = { $exchange_triggers_profiles ->
    [false] CO, le Corrupteur : quand il est monté, vous pouvez échanger un voyageur de votre main contre un de la Salle d’attente ou d’un bus à quai ; pas s’il est lui-même arrivé par échange.
   *[true] CO, le Corrupteur : quand il est monté, vous pouvez échanger un voyageur de votre main contre un de la Salle d’attente ou d’un bus à quai.
}
depot-help-points = Chaque passager vaut 1 point ; chaque Mécontent en coûte 1, comme chaque voyageur et chaque place de bus qui reste dans votre main. Le joueur qui n’a plus de carte en main gagne 1 point par voyageur à bord des bus à quai. On joue deux journées.

## Les règles maison d’une table
depot-house-rules = Règles maison de cette table
depot-rule-drunkard_scope-departing_bus = L’Ivrogne rend Mécontents deux passagers du bus qui part (règle anglaise).
depot-rule-drunkard_scope-own_pile = L’Ivrogne rend Mécontents deux de tous vos passagers quand vous recevez son bus (règle française).
depot-rule-drunkard_may_pick_self-true = L’Ivrogne peut devenir Mécontent lui-même.
depot-rule-drunkard_may_pick_self-false = L’Ivrogne ne devient pas Mécontent lui-même.
depot-rule-exchange_triggers_profiles-true = Un Général qui arrive par échange fait partir le bus aussitôt, et un Corrupteur qui arrive par échange permet un autre échange.
depot-rule-exchange_triggers_profiles-false = Un Général ou un Corrupteur qui arrive par échange dans un bus n’a aucun effet.
depot-rule-backpacker_exchange_any_bus-true = Par échange aussi, un Routard va dans tous les bus.
depot-rule-backpacker_exchange_any_bus-false = Par échange, un Routard ne va que dans un bus de sa couleur.
depot-rule-baby_exempts_penalty-false = Un Bébé monté après un cri dans le bus que vous avez amené ne vous évite pas la pénalité.
depot-rule-baby_exempts_penalty-true = Un Bébé monté après un cri dans le bus que vous avez amené vous évite la pénalité.
depot-rule-baby_windows-attempt_and_end = Les Bébés peuvent crier à chaque montée et à la fin de l’embarquement.
depot-rule-baby_windows-attempt = Les Bébés peuvent crier à chaque montée, mais pas à la fin de l’embarquement.
depot-rule-baby_windows-none = Les Bébés ne crient pas.
depot-rule-final_turn-optional = Au dernier tour de table, un joueur peut renoncer à son tour.
depot-rule-final_turn-mandatory = Au dernier tour de table, un joueur qui peut jouer doit le faire.
depot-rule-teams-false = Chacun joue pour soi.
depot-rule-teams-true = Deux équipes : les joueurs assis face à face.
