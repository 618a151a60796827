### Les mots que connaissent les joueurs : jeux, villes, passagers, lieux, zones d’une feuille.

bus = Bus
metro = Metro
depot = Depot
new_york = New York
london = Londres
rome = Rome
paris = Paris

## Passagers et lieux
granny = Mamie
student = Étudiant
intern = Stagiaire
tourist = Touriste
professional = Homme d’affaires
flirt = Amoureux
university = Université
cinema = Cinéma
monument = Monument
museum = Musée
opera = Opéra
theater = Théâtre
office = Bureau
restaurant = Restaurant
green_light = Feu vert
entrance = Bouche de métro

## Zones d’une feuille
turn_zone = Zone de virages
grannies = Mamies
students = Étudiants
interns = Stagiaires
tourists = Touristes
universities = Universités
cinemas = Cinémas
monuments = Monuments
museums = Musées
operas = Opéras
theaters = Théâtres
professionals = Hommes d’affaires
flirts = Amoureux
entrances = Bouches de métro
traffic = Bouchons
connections = Correspondances
common = Objectifs communs
personal = Objectif personnel
total = Total

## Depot : points d’une journée, et d’où viennent les voyageurs
passengers = Passagers
lovers = Couples d’Amoureux
unhappy = Mécontents
hand-points = Voyageurs en main
buses = Bus en main
night = Bus de nuit
left = la colonne de gauche
right = la colonne de droite
hand = la main
nobody = aucun

## Impasses : coups après lesquels l’élimination d’une ligne est certaine
dead-end-after = { $turns ->
    [1] Impasse : au prochain coup, c’est l’élimination.
   *[other] Mène à une impasse : c’est l’élimination en { $turns } coups au plus.
}
every-turn-out = Tous les coups mènent à l’élimination : choisissez où finit votre ligne.
every-turn-dead-end = Tous les coups mènent à une impasse : il n’y a plus d’issue.
