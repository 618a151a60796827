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

## Ce qu’un joueur peut faire : une phrase courte pour chaque choix
depot-do-place = amener à quai le { $bus } de votre main
depot-do-use = utiliser le { $bus } à quai
depot-do-call-garage = appeler le { $bus } du Garage avec votre Star
depot-do-call-departed = rappeler le { $bus } avec votre Star
depot-do-decline = renoncer à votre dernier tour
depot-do-board-left = faire monter la tête de la colonne de gauche : { $traveller }
depot-do-board-right = faire monter la tête de la colonne de droite : { $traveller }
depot-do-board = faire monter de votre main : { $traveller }
depot-do-end = arrêter la montée
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
depot-phase-boarding = montée (tour : { $name })
depot-phase-over = la partie est terminée

## La table
depot-day = journée { $day }/{ $days }
depot-turn = tour { $turn }
depot-last-lap = { $turns ->
    [0] plus aucun tour
    [one] dernier tour de la journée
   *[other] fin de journée, encore { $turns } tours
}
depot-announced = Va monter dans le { $bus } : { $traveller }.
depot-closing = La montée dans le { $bus } va s’arrêter.
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
depot-say-shown = { $name } a montré { $cards }.
depot-say-open-hand = { $name } joue la main ouverte : { $cards }.
depot-say-passengers = { $name } a pour passagers : { $cards }.
depot-say-team = Équipe { $names } : { $points }.
depot-say-score = { $name }, rang { $rank } : { $points }. { $items }.
depot-say-item = { $item } { $points }
depot-say-choice = { $number } : { $what }.
