### What stands on pages that are printed, and what `allaboard print` says.

## On the pages
print-page = page { $page } sur { $pages }
print-tile = feuille { $tile } sur { $tiles }, colonne { $column }, rangée { $row }
print-glue = Coller { $tile } ici
print-fronts = rectos
print-backs = versos
print-empty = Ce côté reste vide
print-overview = Comment assembler le plan
print-travellers = Ce que font les voyageurs
print-ruler = Cette barre mesure { $length } mm. Sinon, imprimez de nouveau à 100 %, sans ajuster à la page.
print-help-long = Imprimez en recto verso, retourné sur le bord long, à 100 %. Coupez entre les repères qui se font face.
print-help-short = Imprimez en recto verso, retourné sur le bord court, à 100 %. Coupez entre les repères qui se font face.
print-help-single = Imprimez d’un seul côté à 100 %. Collez rectos et versos dos à dos, puis coupez entre les repères qui se font face.
print-help-board = Les pages du plan se coupent à gauche et en haut, puis se collent sur la bande hachurée de la page précédente.
print-pieces-help = Chaque joueur a un pion pour le départ, un jeton pour le bout de la ligne et 32 bâtonnets. Au lieu des bâtonnets, vous pouvez dessiner avec des stylos de cinq couleurs.

## The parts
print-board = Plan
print-sheets = Feuilles de note
print-solo-sheets = Feuilles de note pour un joueur
print-tickets = Tickets
print-rush-hours = Heures de pointe
print-departures = Tickets de départ
print-departure = Départ
print-objectives = Objectifs communs
print-personal = Objectifs personnels
print-pieces = Bâtonnets et pions
print-deck = Cartes

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
help-print-parts = Ce qui est imprimé : board, sheets, solo-sheets, tickets, departures, objectives, personal, rush-hours, pieces (Bus et Metro), ou sheets et deck (Depot) ; plusieurs avec des virgules. Tout, si rien n’est nommé.
help-print-copies = Combien d’exemplaires de chaque feuille de note.
help-print-paper = a4 ou letter.
help-print-ink-saving = Des fonds blancs, des contours et des motifs au lieu des couleurs.
help-print-flip = Sur quel bord l’imprimante retourne le papier : long ou short.
help-print-single-sided = Pour les imprimantes à un seul côté : pas de pages vides.
