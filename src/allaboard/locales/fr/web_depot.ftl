### Depot dans le navigateur : sa table, ce que font ses cartes, et les consignes pour les Bébés.

## La table
web-depot-rules = Règles
web-depot-tab-table = Table
web-depot-tab-piles = Cartes
web-depot-own-piles = Vos piles
web-depot-own-travellers = Vos voyageurs
web-depot-own-buses = Vos bus
web-depot-in-hand = Voyageurs en main
web-depot-day-now = Si la journée s’arrêtait là
web-depot-known = Cartes connues
web-depot-no-passengers = Pas encore de passagers.
web-depot-in-pile = dans la pile
web-depot-bus-pile = { $count ->
    [0] Plus de bus derrière.
    [one] Encore un bus derrière.
   *[other] Encore { $count } bus derrière.
}
web-depot-needs = { $count ->
    [0] plein
    [one] une place libre
   *[other] { $count } places libres
}
web-depot-needs-lover = attend l’autre Amoureux
web-depot-aboard = { $needs }, à bord : { $who }
web-depot-queue = Colonne : { $column }
web-depot-where-room = { $column }, rang { $place }
web-depot-where-bus = dans le { $bus }
web-depot-where-garage = au Garage, rang { $place }
web-depot-garage-front = en tête
web-depot-where-hand = dans votre main
web-depot-lit-board = les cartes éclairées peuvent monter dans le { $bus }
web-depot-strip = { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}, { $state }
web-depot-last-lap = { $turns ->
    [1] Dernier tour
   *[other] Derniers tours : { $turns }
}
web-depot-name-lit = { $what }. À choisir.
web-depot-name-chosen = { $what }. Sélection.
web-depot-lit-count = { $count ->
    [0] Aucune carte n’est éclairée.
    [one] Une carte est éclairée.
   *[other] { $count } cartes sont éclairées.
}

## Un tour
web-depot-steps = Les étapes d’un tour
web-depot-step-bus = Bus
web-depot-step-room = Salle d’attente
web-depot-step-hand = Main
web-depot-step-refill = Pioche
web-depot-go-choose = Choisir
web-depot-go-waiting_room = Monter
web-depot-go-hand = Monter
web-depot-go-sadden = Mécontenter
web-depot-go-penalty = Poser
web-depot-go-refill = Prendre
web-depot-go-place = Amener
web-depot-go-use = Utiliser
web-depot-go-call = Appeler
web-depot-go-board = Monter
web-depot-go-discard = Poser
web-depot-go-take = Prendre
web-depot-go-end = Arrêter
web-depot-go-skip = Sans échange
web-depot-go-decline = Passer mon tour
web-depot-hint-choose = Touchez un bus éclairé : { $ways }.
web-depot-way-place = un de votre main
web-depot-way-use = un à quai
web-depot-way-call = un que votre Star appelle
web-depot-hint-or = Ou bien : « { $button } ».
web-depot-hint-waiting_room = Les voyageurs de tête qui peuvent monter dans le { $bus } y sont obligés. À vous de choisir l’ordre.
web-depot-hint-hand = Touchez ou glissez des voyageurs éclairés dans le bus.
web-depot-hint-penalty = La carte est posée face cachée et coûte un point.
web-depot-hint-refill = Touchez le dernier voyageur à prendre dans une colonne ; les autres viendront de l’autre colonne.
web-depot-hint-taken = Vous prenez { $who }.
web-depot-hint-exchange = Touchez les deux voyageurs à échanger : un de votre main, et un de la Salle d’attente ou d’un bus.
web-depot-hint-exchange-second = Touchez l’autre carte pour conclure l’échange.
web-depot-hint-sadden = { $count ->
    [1] Choisissez-en un ; il coûte un point.
   *[other] Choisissez-en deux ; chacun coûte un point.
}
web-depot-hint-place = Il vient à quai. { $baby_exempts_penalty ->
    [true] Si personne n’y monte pendant ce tour, pas même un Bébé après un cri, un de vos voyageurs devient Mécontent.
   *[false] Si vous n’y faites monter personne pendant ce tour, un de vos voyageurs devient Mécontent.
}
web-depot-hint-use = Vous devez y faire monter quelqu’un pendant ce tour.
web-depot-hint-call = Votre Star l’amène à quai et monte la première.
web-depot-hint-discard = La carte va face cachée sur votre pile de Mécontents.
web-depot-sadden = Qui devient Mécontent ?

## Le Bébé
web-depot-shout = Bébé
web-depot-pass = Se taire
web-depot-baby-not-now = { $asked ->
    [never] À cette table, les Bébés ne répondent que par consignes.
   *[always] Ce bouton s’active quand quelqu’un monte dans un bus et que vous avez en main le Bébé de sa couleur.
}
web-depot-window-blind = Temps pour qu’un Bébé crie
web-depot-window-open = { $name } peut faire crier un Bébé
web-depot-window-mine = Votre Bébé peut crier
web-depot-stuck-title = Les derniers tours
web-depot-stuck = { $name } ne peut plus jouer et montre sa main.
web-depot-stuck-me = Vous ne pouvez plus jouer ; votre main est visible de tous.
web-depot-stuck-turns = { $turns ->
    [1] Il reste un dernier tour à jouer.
   *[other] Il reste { $turns } derniers tours à jouer.
}
web-depot-stuck-hand = Main visible : { $name }
web-depot-orders = Consignes
web-depot-orders-more = Vos Bébés crient tout seuls quand une consigne s’applique. Personne ne voit vos consignes, et tous les joueurs ont ce panneau : il ne trahit rien.
web-depot-order-none = { $asked ->
    [never] Pas de consigne : ce Bébé se tait.
    [located] Pas de consigne : on ne vous demande que si tout le monde sait que vous avez ce Bébé.
   *[always] Pas de consigne : on vous demande.
}
web-depot-order-add = Nouvelle consigne : { $colour }
web-depot-order-remove = Retirer cette consigne
web-depot-order-give = Donner cette consigne
web-depot-order-first = Crie à la première occasion.
web-depot-order-if = Crie si : { $conditions }.
web-depot-if = Tout ceci doit être vrai
web-depot-if-profile = Qui veut monter
web-depot-if-seat = Pendant le tour de qui
web-depot-if-would_complete = le bus partirait avec ce voyageur
web-depot-if-would_block = le Bébé laisserait le bus plein, avec un seul Amoureux
web-depot-if-misses = ce voyageur n’aurait plus de place
web-depot-if-closing = l’embarquement se termine et une place est libre
web-depot-if-empties_my_hand = le Bébé est ma dernière carte
web-depot-if-garage_empty = le Garage est vide
web-depot-if-profiles = veut monter : { $who }
web-depot-if-current = pendant le tour de { $who }

## Ce que font les cartes
web-depot-travellers = Voyageurs

## Pourquoi pas
web-depot-why-turn = C’est à { $name } de jouer.
web-depot-why-behind = Seul le voyageur de tête d’une colonne peut monter.
web-depot-why-wrong-colour = { $card } ne monte pas dans le { $bus } : ce n’est pas sa couleur.
web-depot-why-no-seat = { $card } n’a pas la place dans le { $bus }.
web-depot-why-nobody-boards = { $card } : personne ne pourrait y monter, ni en tête d’une colonne ni de votre main.
web-depot-why-no-star = { $card } : seule une Star de sa couleur dans votre main peut l’appeler.
web-depot-why-not-callable = { $card } : impossible à appeler maintenant.
web-depot-why-not-legal = Ces deux-là ne s’échangent pas : la couleur et le nombre de places doivent correspondre.

## La fin d’une journée, et les règles maison
web-depot-day-over = La journée { $day } est terminée
web-depot-next-day = En route pour la journée { $day }
web-depot-ended-empty_hand = { $name } n’a plus de carte : la journée se termine aussitôt.
web-depot-ended-last_lap = { $stuck } ne pouvait plus jouer, et les derniers tours sont joués.
web-depot-ended-empty_hand_in_last_lap = { $name } n’a plus de carte : cela met fin aux derniers tours, lancés par { $stuck }.
web-depot-day-time = La journée { $day } commence dans
web-depot-day-waiting = En attente : { $names }
web-depot-day-look = Voir la table
web-depot-day-ask = Passez à la journée { $day } quand vous voulez.
web-depot-day-looks = regarde le résultat
web-depot-day-ready = attend la suite

## Les équipes
web-depot-teams = Équipes
web-depot-team-mine = votre équipe
web-depot-team-with = avec { $name }
web-depot-team-winner = équipe gagnante
web-depot-team-wins-mine = Votre équipe gagne
web-depot-team-wins = { $count ->
    [1] L’équipe { $names } gagne
   *[other] Les deux équipes partagent la victoire
}
web-depot-house = Règles maison
