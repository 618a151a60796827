### Ce qui est écrit sur les images.

drawing-title = { $game }, { $city }
drawing-spot = Lieu emblématique
drawing-departure = Départ d’une ligne
drawing-end = Bout d’une ligne
drawing-offer-free = Ne coûte rien
drawing-offer-turn = Cases de virage
drawing-offer-traffic = Cases de bouchon
drawing-offer-connections = Correspondances
drawing-offer-loop = Forme une boucle
drawing-offer-dead-end = Mène à une impasse
drawing-rival = La ligne rivale
drawing-flirt-light = Amoureux, clair
drawing-flirt-dark = Amoureux, foncé

## Sections
drawing-road-jammed = Section congestionnée
drawing-road-yellow = Section jaune, rapide
drawing-road-burgundy = Section bordeaux, rapide
drawing-road-yellow-asleep = Section jaune, pas rapide dans cette partie
drawing-road-burgundy-asleep = Section bordeaux, pas rapide dans cette partie

## Le moment
drawing-choosing = Choix des départs
drawing-over = La partie est terminée
drawing-round = Tour { $round } sur { $rounds }
drawing-rush-hours = { $count ->
    [one] { $count } heure de pointe sur 2
   *[other] { $count } heures de pointe sur 2
}

## Tickets et objectifs
drawing-ticket-played = Ticket { $number }, joué
drawing-ticket-current = Ticket { $number }, en cours
drawing-ticket-to-come = Ticket { $number }, à venir
drawing-ticket-back = Ticket, face cachée
drawing-departure-ticket = Départ { $number }
drawing-rush-hour = Heure de pointe
drawing-rush-hour-effect = Chaque objectif jaune passe au bleu
drawing-objective = { $needed } × { $what } : { $value } points

## Feuilles
drawing-player = Joueur { $number }
drawing-sheet = Feuille { $type }
drawing-name = Joueur
drawing-inspector = contrôleur
drawing-to-play = joue
drawing-eliminated = éliminé
drawing-winner = victoire
drawing-hand = garde { $one } ou { $other }
drawing-hand-kept = garde { $kept } (de { $one } et { $other })
drawing-secret = secret
drawing-all-three = les trois : { $points }
drawing-couple = couple { $couple }, seul { $single }
drawing-closes-row = termine une ligne
drawing-closes-row-bonus = termine une ligne et donne son bonus
drawing-half-row = non terminée : ½
drawing-higher-spot = meilleure étoile
drawing-last-connection = Seul le dernier rond coché compte.
drawing-fast-roads = rapides
drawing-total-now = Si la partie s’arrêtait là
drawing-total-partly = Sans l’objectif personnel

## A game that plays by itself
replay-title = { $game }, coup par coup
replay-start = Avant la première action
replay-keys = Espace lance et arrête, ← et → avancent pas à pas, Début et Fin sautent
