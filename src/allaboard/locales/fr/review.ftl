### `allaboard best`, `allaboard review`, et ce qui rend un coup bon ou mauvais

help-best =
    Trouver le plus haut total qu’une place d’un jeu de trajets pouvait atteindre.

    Les tickets et les autres trajets sont connus. Le résultat est prouvé, ou le maximum encore possible est indiqué.

    allaboard best game.aab.json --seat 0 -o best.aab.json
help-best-record = Une partie de Bus ou de Metro, ou - pour l’entrée standard. Une donne que personne n’a encore jouée convient aussi.
help-best-seat = La place ; les places se comptent à partir de 0.
help-best-seconds = Le temps maximal de recherche.
help-best-any-departure = Essayer les deux tickets de départ de la main, pas seulement celui qui a été gardé.
help-best-output = Écrire la partie avec le meilleur trajet.
help-best-json = Écrit un seul objet.
best-progress = { $seconds } s : { $best } points trouvés, { $bound } possibles, { $positions } positions
best-had = { $name } : { $points } points.
best-was-out = { $name } : hors jeu.
best-none = Tous les trajets se recoupent : il n’y avait rien à atteindre.
best-proven = Le meilleur trajet rapporte { $points } points. Aucun ne rapporte davantage.
best-found = Le meilleur trajet trouvé rapporte { $points } points. Reste à savoir si un autre rapporte plus, jusqu’à { $bound } : augmentez --seconds.
best-round = manche
best-ticket = ticket
best-turn = meilleur coup
best-played = joué

help-review =
    Revoir une partie finie : où des points ont été perdus, ce qui aurait été meilleur, et ce qui était du hasard.

    allaboard review game.aab.json
    allaboard review game.aab.json -o review.html
help-review-record = Une partie finie, ou - pour l’entrée standard.
help-review-seat = Seulement cette place ; les places se comptent à partir de 0.
help-review-seconds = Le temps maximal pour juger un coup après coup.
help-review-output = Écrire une page avec les plateaux dessinés (.html).
help-review-json = Écrit un seul objet.
review-progress = { $done } décisions sur { $of }
review-title = Analyse : { $game }
review-graph-total = Total attendu avant et après chaque coup. Cercles : moments critiques.
review-graph-lead = Avance attendue en fin de journée, avant et après chaque décision. Cercles : moments critiques.
review-total = { $points } points
review-out = hors jeu
review-start = Attendu au départ : { $points }.
review-luck = Hasard et autres joueurs : { $points }.
review-lost = Perdu par ses propres décisions : { $points }.
review-hindsight = Perdu après coup, tous les tickets connus : { $points }.
review-critical = Moments critiques
review-turns = Toutes les décisions
review-number = no
review-played = joué
review-expected = attendu
review-cost = perdu
review-cost-hindsight = après coup
review-chance = hasard
review-better = promettait plus
review-moment = L’action { $number }, { $action }, a coûté environ { $lost } points.
review-would = Mieux : { $action }.

## Raisons : après un coup, jointes par des points-virgules
reason-loops = il retombe sur son propre trajet
reason-objective = il atteint un objectif commun, { $points } points
reason-personal = il achève l’objectif personnel, { $points } points
reason-letter = il atteint un arrêt de l’objectif personnel
reason-gain = { $zone } +{ $points }
reason-cost = { $zone } -{ $points }
reason-dead-end = { $percent } % des tickets restants mèneraient à une impasse
reason-later = il est bien placé pour la suite
