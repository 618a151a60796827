### Analyses et conseils, dans le terminal et dans le navigateur : ce que valait une décision, et pourquoi

review-progress = Décisions : { $done } sur { $of }
review-title = Analyse : { $game }
review-graph-total = Total attendu avant et après chaque coup. Cercles : là où le plus a été perdu.
review-graph-lead = Avance attendue en fin de journée, avant et après chaque décision. Cercles : là où le plus a été perdu.
review-total = { $points } points
review-seat = { $name } : { $total }
review-out = éliminé
review-start = Attendu au départ : { $points }.
review-luck = Chance et autres joueurs : { $points }, dont { $end } après la dernière décision.
review-luck-lead = Chance et autres joueurs : { $points }, dont { $end } après la dernière décision de chaque journée.
review-lost = Perdu par ses propres décisions, d’après ce qu’on savait alors : { $points }.
review-lead = Avance à la fin de chaque journée, en tout : { $points }.
review-hindsight =
    { $more ->
        [one] Avec le recul, tous les tickets étant connus, { $more } point de plus était possible.
       *[other] Avec le recul, tous les tickets étant connus, { $more } points de plus étaient possibles.
    }
review-critical = Là où le plus a été perdu
review-only-hindsight = Seulement avec le recul
review-turns = Toutes les décisions
review-number = n°
review-played = joué
review-expected = attendu
review-cost = perdu
review-cost-hindsight = avec le recul
review-chance = hasard
review-better = promettait plus
review-moment = Action { $number }, { $action } : environ { $lost } points perdus, d’après ce qu’on savait alors.
review-moment-hindsight = Action { $number }, { $action } : tous les tickets étant connus, { $later } points de plus étaient possibles.
review-then = D’après ce qu’on savait alors, environ { $lost } points ont été perdus.
review-later = Avec le recul, tous les tickets étant connus : { $points }.
review-why = Pourquoi : { $reasons }.
review-would = Mieux : { $action }.
review-agreed = D’après ce qu’on savait alors, rien ne promettait davantage.
review-legend = Ce que disent les nombres
review-legend-total = Attendu au départ, plus chance et autres joueurs, moins ce que ses propres décisions ont perdu : c’est le total. Une élimination compte pour 0.
review-legend-lead = Attendu au début de chaque journée, plus chance et autres joueurs, moins ce que ses propres décisions ont perdu : c’est l’avance à la fin de chaque journée. Les deux journées sont additionnées.
review-legend-lost = Perdu : ce qu’une autre décision promettait nettement de plus, d’après ce qu’on savait alors. Si rien ne promettait davantage, rien n’a été perdu, quelle qu’en soit la suite.
review-legend-luck = Hasard : ce que la chance et les autres joueurs ont changé depuis la décision précédente.
review-legend-hindsight = Avec le recul : ce qu’on pouvait atteindre de plus avant un coup qu’après, tous les tickets et les autres lignes étant connus. Personne ne pouvait le savoir alors : cela n’entre dans aucune somme.

## Raisons : après un coup, jointes par des points-virgules
reason-loops = il forme une boucle
reason-objective = il atteint un objectif commun, { $points } points
reason-personal = il achève l’objectif personnel, { $points } points
reason-letter = il atteint un arrêt de l’objectif personnel
reason-gain = { $zone } +{ $points }
reason-cost = { $zone } −{ $points }
reason-dead-end = { $percent } % des tickets restants mèneraient à une impasse
reason-dead-end-next = il mène à une impasse : le coup suivant élimine, quel que soit le ticket
reason-into-dead-end = il mène à une impasse : l’élimination est certaine en { $points } coups au plus, quels que soient les tickets
reason-no-way-out = aucun coup ne pouvait éviter l’élimination
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
web-review-graph-total = Totaux attendus au fil de la partie
web-review-graph-lead = Avance attendue au fil de chaque journée
web-review-at = { $place }, { $name } : { $points } attendus
web-review-nothing = Aucune décision n’a coûté cher.
web-review-lost = perte : { $points }
web-review-none-lost = rien de perdu
web-review-later = avec le recul, tous les tickets étant connus : { $points }
web-review-better = Plus prometteur : { $action }
web-review-show = Montrer sur le plan
web-review-give-take = donner { $given }, prendre { $taken }
web-review-round = tour
web-review-day = journée
web-review-rest = après la dernière décision
web-review-sum = somme

## Les conseils dans le navigateur
web-hint = Conseil
hint-title = Ce qui promet le plus
hint-thinking = Un instant : les coups sont comparés.
hint-total = { $points } points attendus à la fin
hint-lead = avance attendue en fin de journée : { $points }
hint-none = Il n’y a rien à dire de cette décision.
web-hint-plan = Prévu, pas encore validé : { $action }
