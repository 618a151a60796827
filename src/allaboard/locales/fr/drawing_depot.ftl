### Les titres des pictogrammes, et ce qui est écrit sur les images de Depot.

## Pictogrammes des jeux de trajets
icon-couple = Couple
icon-straight = Tout droit
icon-ticket = Ticket
icon-objective = Objectif
icon-shape-1 = Un bâtonnet
icon-shape-2 = Deux bâtonnets, ligne droite
icon-shape-3 = Trois bâtonnets, ligne droite
icon-shape-2t = Deux bâtonnets, un virage
icon-shape-3tt = Trois bâtonnets, deux virages

## Symboles des couleurs de Depot
icon-flame = Flamme
icon-leaf = Feuille
icon-wave = Vague
icon-sun = Soleil

## Pictogrammes des écrans
icon-check = Fait
icon-cross = Fermer
icon-plus = Plus
icon-minus = Moins
icon-back = Retour
icon-onward = Suivant
icon-bus = Bus
icon-train = Rame
icon-card = Cartes
icon-chat = Discussion
icon-people = Joueurs
icon-sheet = Feuille
icon-map = Plan
icon-lock = Verrouillé
icon-undo = Annuler
icon-clock = Temps
icon-menu = Menu
icon-happy = Passager
icon-unhappy = Mécontent
icon-settings = Réglages
icon-play = Lecture
icon-pause = Pause
icon-step = Un pas en avant
icon-step-back = Un pas en arrière
icon-link = Lien
icon-share = Partager
icon-qr = Code QR
icon-search = Chercher
icon-bot = Bot
icon-spectator = Spectateur
icon-trophy = Victoire
icon-sound-on = Son activé
icon-sound-off = Son coupé
icon-language = Langue
icon-moon = Couleurs sombres
icon-day = Couleurs claires
icon-bell = Notifications
icon-print = Imprimer
icon-download = Télécharger
icon-help = Aide

## La table de Depot
drawing-depot-title = Depot, journée { $day } sur { $days }, tour { $turn }
drawing-depot-title-over = Depot, la partie est terminée
drawing-depot-day = Journée { $day } sur { $days }
drawing-depot-turn = Tour { $turn }
drawing-depot-active = { $free ->
    [0] { $bus } actif
    [one] { $bus } actif, une place libre
   *[other] { $bus } actif, { $free } places libres
}
drawing-depot-no-bus = Aucun bus n’est encore arrivé.
drawing-depot-front = tête de chaque colonne à gauche
drawing-depot-nobody-waits = La Salle d’attente est vide.
drawing-depot-next = { $bus } en tête
drawing-depot-no-more-buses = Plus aucun bus derrière ceux-ci.
drawing-depot-no-buses = Le Garage est vide.
drawing-depot-hand-of = Main : { $name }
drawing-depot-empty-hand = Plus aucune carte.
drawing-depot-turn-of = fait monter
drawing-depot-is-next = joue ensuite
drawing-depot-waits = attend
drawing-depot-rank = rang { $rank }
drawing-depot-day-points = Journée { $day } : { $points }
drawing-depot-lovers = Amoureux { $points }
drawing-depot-night = bus de nuit { $points }
drawing-depot-buses = bus { $points }
drawing-depot-without-buses = bus en main non comptés
drawing-depot-team = Équipe { $names } : { $points }
