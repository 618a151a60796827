### La page pour navigateurs : l’aide au décompte pour une vraie table.

web-helper = Aide au décompte
web-helper-more = Vous jouez avec le jeu imprimé ; ici, vous tracez les lignes du doigt et recevez les feuilles et les totaux. Tout reste sur cet appareil et peut être enregistré dans un fichier.
web-helper-new = Une nouvelle partie
web-helper-solo = Le solo est un mode propre à ce projet : une ligne rivale est posée sur le plan, et deux heures de pointe tournent les objectifs côté bleu. Mélangez une carte d’heure de pointe dans chaque moitié de la pile, ou laissez cette page tirer les tickets.
web-helper-on = Suite
web-helper-begin = Commencer
web-helper-change = Modifier
web-helper-kept = Sur cet appareil

## Avant la partie
web-helper-setup = Joueurs et objectifs
web-helper-setup-more = Saisissez ce qui se trouve sur votre table.
web-helper-deal = Tout distribuer pour nous
web-helper-name = Nom
web-helper-sheet = Feuille
web-helper-departure = Départ
web-helper-personal = Personnel
web-helper-secret = secret
web-helper-common = { $count ->
    [one] { $count } objectif commun
   *[other] Les { $count } objectifs communs
}
web-helper-inspector = Premier contrôleur
web-helper-need-common = { $count ->
    [one] Choisissez { $count } objectif commun.
   *[other] Choisissez { $count } objectifs communs.
}
web-helper-need-departure = Il faut un départ à chaque joueur.
web-helper-twice-sheet = Deux joueurs ont la même feuille.
web-helper-twice-departure = Deux joueurs ont le même départ.
web-helper-twice-personal = Deux joueurs ont le même objectif personnel.

## Entrer une partie
web-helper-ticket = Ticket
web-helper-ticket-ask = Tour { $round } : quel ticket ?
web-helper-ticket-more = Touchez celui que vous avez retourné.
web-helper-ticket-number = Ticket { $number }
web-helper-ticket-draw = En tirer un pour nous
web-helper-rush = Carte d’heure de pointe
web-helper-rush-now = Heure de pointe : chaque objectif jaune passe au bleu. Tour { $round } : quel ticket ?
web-helper-ticket-change = Corriger le ticket du tour { $round }
web-helper-ticket-instead = Lequel, à la place du { $number } ?
web-helper-turns = Coups
web-helper-no-turns = Rien n’est encore saisi.
web-helper-round = Tour { $round } · ticket { $ticket }
web-helper-undo = Annuler la dernière saisie
web-helper-correct = Corriger
web-helper-correct-turn = Corriger { $name }, tour { $round }
web-helper-correcting = Correction pour { $name }, tour { $round } : saisissez de nouveau le coup.
web-helper-rest = Après la correction, ce coup n’est plus possible ; ressaisissez-le : { $name }. Les suivants sont conservés s’ils restent possibles.
web-helper-forget = { $count ->
    [0] Aucun coup à supprimer
    [one] Supprimer ce coup
   *[other] Supprimer ces { $count } coups
}
web-helper-untold = { $count ->
    [one] { $count } objectif personnel est encore secret et ne compte pas.
   *[other] { $count } objectifs personnels sont encore secrets et ne comptent pas.
}
web-helper-tell = Les saisir

## Depot
web-helper-depot = Aide au décompte pour Depot
web-helper-depot-more = À la fin de chaque journée, comptez ce qui se trouve devant chaque joueur.
web-helper-now = Points jusqu’ici
web-helper-days = Journées
web-helper-day = Journée { $day }
web-helper-bus = Bus { $number } en main
web-helper-no-bus = aucun
web-helper-bus-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-helper-night = Voyageurs à quai
web-helper-less = { $what } : un de moins
web-helper-one-more = { $what } : un de plus
web-helper-teams = Deux équipes
web-helper-teams-more = Les joueurs 1 et 3 contre 2 et 4.
web-helper-no-count = { $name }, { $what } : il faut un nombre entier de 0 à { $most }.
web-helper-kept-wrong = { $name }, { $what } : le nombre conservé n’est pas valable, il a été retiré.
web-helper-whose = { $names } :
web-helper-remove = Retirer { $name }
web-helper-doubt-travellers = C’est plus de voyageurs que le jeu n’en a.
web-helper-doubt-pairs = Il n’y a que quatre couples d’amoureux.
web-helper-doubt-night = Une seule main peut être vide à la fin d’une journée.

## Pourquoi quelque chose n’a pas été fait
refusal-no_helper = L’aide ne peut pas continuer cette partie.
