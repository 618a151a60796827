### Die Wörter, die Spieler kennen: Spiele, Städte, Fahrgäste, Orte, Zonen eines Bogens.

bus = Bus
metro = Metro
depot = Depot
new_york = New York
london = London
rome = Rom
paris = Paris

## Fahrgäste und Orte
granny = Oma
student = Studierende
intern = Praktikant
tourist = Tourist
professional = Geschäftsleute
flirt = Verliebter
university = Universität
cinema = Kino
monument = Sehenswürdigkeit (hell)
museum = Sehenswürdigkeit (dunkel)
opera = Oper
theater = Theater
office = Büro
restaurant = Restaurant
green_light = Grüne Ampel
entrance = Metro-Eingang

## Zonen eines Bogens
turn_zone = Abbiege-Zone
grannies = Omas
students = Studierende
interns = Praktikanten
tourists = Touristen
universities = Universitäten
cinemas = Kinos
monuments = Sehenswürdigkeiten (hell)
museums = Sehenswürdigkeiten (dunkel)
operas = Opern
theaters = Theater
professionals = Geschäftsleute
flirts = Verliebte
entrances = Metro-Eingänge
traffic = Verkehrsstaus
connections = Verbindungen
common = Allgemeine Aufgaben
personal = Persönliche Aufgabe
total = Summe

## Depot: Punkte eines Tages, und woher Reisende kommen
passengers = Fahrgäste
lovers = Liebespaare
unhappy = Unzufriedene
hand-points = Reisende auf der Hand
buses = Busse auf der Hand
night = Nachtbusse
left = linke Spalte
right = rechte Spalte
hand = Hand
nobody = keine

## Sackgassen: Züge, nach denen eine Linie sicher ausscheidet
dead-end-after = { $turns ->
    [1] Sackgasse: Mit deinem nächsten Zug scheidest du aus.
   *[other] Führt in eine Sackgasse: In spätestens { $turns } Zügen scheidest du aus.
}
every-turn-out = Mit jedem Zug scheidest du aus: Wähle, wo deine Linie endet.
every-turn-dead-end = Jeder Zug führt in eine Sackgasse: Es gibt keinen Ausweg mehr.
