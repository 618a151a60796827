### Analyses et conseils, dans le terminal et dans le navigateur : ce que valait une décision, et pourquoi

review-progress = Décisions : { $done } sur { $of }
review-title = Analyse : { $game }
review-graph-total = Total attendu avant et après chaque coup. Cercles : moments critiques.
review-graph-lead = Avance attendue en fin de journée, avant et après chaque décision. Cercles : moments critiques.
review-total = { $points } points
review-seat = { $name } : { $total }
review-out = éliminé
review-start = Attendu au départ : { $points }.
review-luck = Chance et autres joueurs : { $points }.
review-lost = Perdu par ses propres décisions : { $points }.
review-lead = Avance à la fin de chaque journée, en tout : { $points }.
review-hindsight = Perdu avec le recul, tous les tickets étant connus : { $points }.
review-critical = Moments critiques
review-turns = Toutes les décisions
review-number = n°
review-played = joué
review-expected = attendu
review-cost = perdu
review-cost-hindsight = avec le recul
review-chance = hasard
review-better = promettait plus
review-moment = L’action { $number }, { $action }, a coûté environ { $lost } points.
review-moment-hindsight = Action { $number }, { $action } : { $lost } points perdus d’après ce qu’on savait alors, { $later } avec le recul.
review-would = Mieux : { $action }.
review-agreed = Rien ne promettait davantage.

## Raisons : après un coup, jointes par des points-virgules
reason-loops = il forme une boucle
reason-objective = il atteint un objectif commun, { $points } points
reason-personal = il achève l’objectif personnel, { $points } points
reason-letter = il atteint un arrêt de l’objectif personnel
reason-gain = { $zone } +{ $points }
reason-cost = { $zone } −{ $points }
reason-dead-end = { $percent } % des tickets restants mèneraient à une impasse
reason-later = il est bien placé pour la suite
reason-depot-now = ce tour
reason-depot-later = ensuite
reason-depot-others = pour les autres
reason-depot-end = fin de la journée
reason-depot-untold = bon pour la suite

## L’analyse dans le navigateur
web-review-waiting = D’autres parties passent d’abord. Celle-ci vient ensuite.
web-review-working = Analyse de la partie : { $percent } %
web-review-failed = Cette partie n’a pas pu être analysée.
web-review-again = Réessayer
web-review-whose = Les décisions de qui
web-review-sum-start = Attendu au départ
web-review-sum-start-lead = Avance attendue, deux journées
web-review-sum-luck = Chance et autres joueurs
web-review-sum-lost = Ses décisions
web-review-sum-end = Total
web-review-sum-end-lead = Avance à la fin, deux journées
web-review-in-hindsight = Avec tous les tickets connus, { $points } points de plus étaient possibles.
web-review-graph-total = Totaux attendus au fil de la partie
web-review-graph-lead = Avance attendue au fil de chaque journée
web-review-at = { $place }, { $name } : { $points } attendus
web-review-nothing = Aucune décision n’a coûté cher.
web-review-lost = perte : { $points }
web-review-then = d’après ce qu’on savait alors : { $points }
web-review-later = avec le recul : { $points }
web-review-better = Plus prometteur : { $action }
web-review-show = Montrer sur le plan
web-review-give-take = donner { $given }, prendre { $taken }
web-review-round = tour
web-review-day = journée

## Les conseils dans le navigateur
web-hint = Conseil
hint-title = Ce qui promet le plus
hint-thinking = Un instant : les coups sont comparés.
hint-total = { $points } points attendus à la fin
hint-lead = avance attendue en fin de journée : { $points }
hint-none = Il n’y a rien à dire de cette décision.
web-hint-plan = Prévu, pas encore validé : { $action }
