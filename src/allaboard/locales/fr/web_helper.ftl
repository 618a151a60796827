### La page pour navigateurs : l’aide au décompte pour une vraie table.

web-helper = Aide au décompte
web-helper-more = Vous jouez avec le jeu imprimé ; ici, vous tracez les lignes du doigt et recevez les feuilles et les totaux. Tout reste sur cet appareil et se garde en fichier.
web-helper-new = Une nouvelle partie
web-helper-solo = Le solo est un mode propre à ce projet : un trajet rival est posé sur le plan, et deux heures de pointe tournent les objectifs côté bleu. Mélangez une carte d’heure de pointe dans chaque moitié de la pile, ou laissez cette page tirer les tickets.
web-helper-on = Suite
web-helper-begin = Commencer
web-helper-change = Modifier
web-helper-kept = Sur cet appareil

## Avant la partie
web-helper-setup = Joueurs et objectifs
web-helper-setup-more = Entrez ce qui se trouve sur votre table.
web-helper-deal = Tout distribuer pour nous
web-helper-name = Nom
web-helper-sheet = Feuille
web-helper-departure = Départ
web-helper-personal = Personnel
web-helper-secret = caché
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
web-helper-ticket-ask = Manche { $round } : quel ticket ?
web-helper-ticket-more = Touchez celui que vous avez retourné.
web-helper-ticket-number = Ticket numéro { $number }
web-helper-ticket-draw = En tirer un pour nous
web-helper-rush = Carte d’heure de pointe
web-helper-rush-now = Heure de pointe : chaque objectif jaune passe au bleu. Manche { $round } : quel ticket ?
web-helper-ticket-change = Corriger le ticket de la manche { $round }
web-helper-ticket-instead = Lequel, à la place du { $number } ?
web-helper-turns = Tours
web-helper-no-turns = Rien n’est encore entré.
web-helper-round = Manche { $round } · ticket { $ticket }
web-helper-undo = Reprendre ce qui a été entré en dernier
web-helper-correct = Corriger
web-helper-correct-turn = Corriger { $name }, manche { $round }
web-helper-correcting = Correction pour { $name }, manche { $round } : entrez le tour à nouveau.
web-helper-rest = Après la correction, ce tour ne convient plus. À entrer de nouveau : { $name }. Les suivants sont gardés tant qu’ils conviennent.
web-helper-forget = { $count ->
    [one] Laisser tomber { $count } tour
   *[other] Laisser tomber { $count } tours
}
web-helper-untold = { $count ->
    [one] { $count } objectif personnel est encore caché et ne compte pas.
   *[other] { $count } objectifs personnels sont encore cachés et ne comptent pas.
}
web-helper-tell = Les entrer

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
web-helper-team = { $names } : { $total }
web-helper-doubt-travellers = C’est plus de voyageurs que le jeu n’en a.
web-helper-doubt-pairs = Il n’y a que quatre couples d’amoureux.
web-helper-doubt-night = Une seule main peut être vide à la fin d’une journée.

## Pourquoi quelque chose n’a pas été fait
refusal-no_helper = L’aide ne peut pas continuer cette partie.
