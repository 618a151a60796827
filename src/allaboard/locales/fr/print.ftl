### What stands on pages that are printed, and what `allaboard print` says.

## On the pages
print-page = page { $page } sur { $pages }
print-tile = feuille { $tile } sur { $tiles }, colonne { $column }, rangée { $row }
print-glue = Coller { $tile } ici
print-fronts = rectos
print-backs = versos
print-empty = Ce côté reste vide
print-overview = Comment assembler le plateau
print-travellers = Ce que font les voyageurs
print-ruler = Cette barre mesure { $length } mm. Sinon, imprimez de nouveau à 100 %, sans ajuster à la page.
print-help-long = Imprimez en recto verso, retourné sur le bord long, à 100 %. Coupez entre les repères qui se font face.
print-help-short = Imprimez en recto verso, retourné sur le bord court, à 100 %. Coupez entre les repères qui se font face.
print-help-single = Imprimez d’un seul côté à 100 %. Collez rectos et versos dos à dos, puis coupez entre les repères qui se font face.
print-help-board = Les pages du plateau se coupent à gauche et en haut, puis se collent sur la bande hachurée de la page précédente.
print-needs = Il vous faut aussi des ciseaux, de la colle et un crayon par joueur. Ce fichier commence par les règles.
print-pieces-help = Chaque joueur a un pion pour le départ, un jeton pour le bout de la ligne et 32 bâtonnets. Au lieu des bâtonnets, vous pouvez dessiner avec des stylos de cinq couleurs.

## The parts
print-rules = Règles
print-rules-of = { $game } : les règles
print-board = Plateau
print-sheets = Feuilles de note
print-pad = Feuille de points
print-solo-sheets = Feuilles de note pour un joueur
print-tickets = Tickets
print-rush-hours = Heures de pointe
print-departures = Tickets de départ
print-departure = Départ
print-objectives = Objectifs communs
print-personal = Objectifs personnels
print-pieces = Bâtonnets et pions
print-deck = Cartes

## Aides de jeu de Depot : aussi courtes que possible
print-aids = Aides de jeu
print-aid-turn = Votre tour
print-aid-choose = Choisir un bus
print-aid-choose-about = Posez-en un de votre main ; ou désignez-en un à quai où quelqu’un peut monter, et quelqu’un doit alors y monter ; ou appelez-en un avec une Star.
print-aid-room = Salle d’attente
print-aid-room-about = Tant qu’un voyageur accessible convient, l’un d’eux doit monter.
print-aid-hand = Main
print-aid-hand-about = Puis autant de voyageurs de votre main que vous voulez et qu’il y a de place.
print-aid-penalty = Pénalité
print-aid-penalty-about = Vous avez amené le bus pendant ce tour et n’avez fait monter personne vous-même : un voyageur de votre main devient Mécontent.
print-aid-refill = Compléter
print-aid-refill-about = Prenez des cartes accessibles jusqu’à { $travellers } voyageurs et { $buses } bus. Complétez ensuite la colonne de gauche, celle de droite, puis le Garage.
print-aid-full = Bus plein
print-aid-full-about = Il part aussitôt. Tous à bord sont les passagers du joueur dont c’est le tour. Un Amoureux seul le bloque.
print-aid-end = Fin de la journée
print-aid-end-about = Aussitôt qu’une main est vide. Un joueur qui ne peut choisir aucun bus montre sa main ; tous les autres peuvent encore jouer un tour.
print-aid-points = Points d’une journée
print-aid-night = Bus de nuit : seulement avec une main vide, pour chaque voyageur à bord des bus à quai.
print-aid-travellers = Voyageurs
print-aid-A = Une place.
print-aid-SU = Deux places, mais un seul passager.
print-aid-L = Seul, il bloque un bus plein. Les deux parmi vos passagers : { $points } points de plus.
print-aid-GE = Le bus part aussitôt. Un Amoureux seul à bord devient Mécontent.
print-aid-BA = Passe en tête de sa colonne. De votre main, au tour d’un autre : criez quand quelqu’un va monter dans le bus actif de sa couleur, ou à la fin de l’embarquement s’il reste une place. Le Bébé monte à la place.
print-aid-ST = De votre main, tout au début de votre tour : appelle un bus de sa couleur, du Garage ou déjà parti, et y monte.
print-aid-DR = Quand son bus part, le joueur qui le reçoit rend Mécontents deux de tous ses passagers (livret anglais : deux de ce bus).
print-aid-BP = Monte dans un bus de n’importe quelle couleur ; en tête, il le doit.
print-aid-CO = Une fois à bord, vous pouvez échanger un voyageur de votre main contre un de la Salle d’attente ou d’un bus à quai.

## Help
help-print =
    Faire un PDF à imprimer, à découper et à jouer.

    Il contient tout ce qu’il faut au jeu, ou les parties nommées. Les cartes ont un dos : imprimez en recto verso.

    allaboard print --game depot -o depot.pdf
    allaboard print --city london -o london.pdf
    allaboard print --city rome --parts sheets --copies 4 --paper letter -o feuilles.pdf
help-print-output = Le fichier à écrire (.pdf).
help-print-game = bus, metro ou depot ; une ville le dit aussi.
help-print-city = london, new_york, rome, paris ou un fichier de ville.
help-print-parts = Ce qui est imprimé : rules, board, sheets, solo-sheets, tickets, departures, objectives, personal, rush-hours, pieces (Bus et Metro), ou rules, aids, sheets et deck (Depot) ; plusieurs avec des virgules. Tout, si rien n’est nommé.
help-print-copies = Combien d’exemplaires de chaque feuille de note.
help-print-paper = a4 ou letter.
help-print-ink-saving = Des fonds blancs, des contours et des motifs au lieu des couleurs.
help-print-flip = Sur quel bord l’imprimante retourne le papier : long ou short.
help-print-single-sided = Pour les imprimantes à un seul côté : pas de pages vides.
