### La page pour navigateurs : un jeu sur papier.

web-print = Imprimer ce jeu
web-print-of = { $game } sur papier
web-print-more = Un seul PDF avec tout ce qu’il faut à une vraie table : les règles, et tout ce qui se découpe et se remplit.
web-print-paper = Papier
web-print-a4 = A4
web-print-letter = Lettre US
web-print-sides = Votre imprimante
web-print-sides-long = recto verso, bord long
web-print-sides-short = recto verso, bord court
web-print-sides-single = un seul côté
web-print-ink = Économiser l’encre
web-print-ink-more = Des contours sur fond blanc au lieu de fonds colorés.
web-print-get = Obtenir le PDF
web-print-making = Le PDF se prépare…
web-print-made = Le PDF est dans vos téléchargements.
web-print-pages = Ouvrir les pages
