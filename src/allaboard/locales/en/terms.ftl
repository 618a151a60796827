### The words players know: games, cities, passengers, places, zones of a sheet. Keys are the codes of the engine.

bus = Bus
metro = Metro
depot = Depot
new_york = New York
london = London
rome = Rome
paris = Paris

## Passengers and places
granny = Granny
student = Student
intern = Intern
tourist = Tourist
professional = Professional
flirt = Flirt
university = University
cinema = Cinema
monument = Monument
museum = Museum
opera = Opera
theater = Theater
office = Office
restaurant = Restaurant
green_light = Green light
entrance = Metro entrance

## Zones of a sheet, as in breakdowns and events
turn_zone = Turn zone
grannies = Grannies
students = Students
interns = Interns
tourists = Tourists
universities = Universities
cinemas = Cinemas
monuments = Monuments
museums = Museums
operas = Operas
theaters = Theaters
professionals = Professionals
flirts = Flirts
entrances = Metro entrances
traffic = Traffic jams
connections = Connections
common = Common objectives
personal = Personal objective
total = Total

## Depot: points of a day, and where travellers come from
passengers = Passengers
lovers = Pairs of lovers
unhappy = Unhappy travellers
hand-points = Travellers in hand
buses = Buses in hand
night = Night buses
left = the left column
right = the right column
hand = the hand
nobody = nobody

## Dead ends: turns after which a line is certain to be eliminated
dead-end-after = { $turns ->
    [1] Dead end: your next turn will eliminate you.
   *[other] Leads into a dead end: you will be eliminated within { $turns } turns.
}
every-turn-out = Every turn eliminates you: choose where your line ends.
every-turn-dead-end = Every turn leads into a dead end: there is no way out any more.
