### `allaboard best` et `allaboard review`

help-best =
    Trouver le plus haut total qu’une place d’un jeu de lignes pouvait atteindre.

    Les tickets et les autres lignes sont connues. Le résultat est prouvé, ou le maximum encore possible est indiqué.

    allaboard best game.aab.json --seat 0 -o best.aab.json
help-best-record = Une partie de Bus ou de Metro, ou - pour l’entrée standard. Une donne que personne n’a encore jouée convient aussi.
help-best-seat = La place ; les places se comptent à partir de 0.
help-best-seconds = Le temps maximal de recherche.
help-best-any-departure = Essayer les deux tickets de départ de la main, pas seulement celui qui a été gardé.
help-best-output = Écrire la partie avec la meilleure ligne.
help-best-json = Écrit un seul objet.
best-progress = { $seconds } s : { $best } points trouvés, { $bound } possibles, { $positions } positions
best-had = { $name } : { $points } points.
best-was-out = { $name } : élimination.
best-none = Toutes les lignes forment une boucle : il n’y avait rien à atteindre.
best-proven = La meilleure ligne rapporte { $points } points. Aucune ne rapporte davantage.
best-found = La meilleure ligne trouvée rapporte { $points } points. Reste à savoir si une autre rapporte plus, jusqu’à { $bound } : augmentez --seconds.
best-round = tour
best-ticket = ticket
best-turn = meilleur coup
best-played = joué

help-review =
    Revoir une partie finie : où des points ont été perdus, ce qui aurait été meilleur, et ce qui était du hasard.

    allaboard review game.aab.json
    allaboard review game.aab.json -o review.html
help-review-record = Une partie finie, ou - pour l’entrée standard.
help-review-seat = Seulement cette place ; les places se comptent à partir de 0.
help-review-seconds = Le temps maximal pour juger un coup avec le recul.
help-review-output = Écrire une page avec les plans dessinés (.html).
help-review-json = Écrit un seul objet.
