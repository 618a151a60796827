### The titles of pictograms, and what is written on pictures of Depot.

## Pictograms of the line games
icon-couple = Couple
icon-straight = Straight on
icon-ticket = Ticket
icon-objective = Objective
icon-shape-1 = One marker
icon-shape-2 = Two markers straight
icon-shape-3 = Three markers straight
icon-shape-2t = Two markers with a turn
icon-shape-3tt = Three markers with two turns

## Symbols of Depot's colours
icon-flame = Flame
icon-leaf = Leaf
icon-wave = Wave
icon-sun = Sun

## Pictograms of screens
icon-check = Done
icon-cross = Close
icon-plus = More
icon-minus = Less
icon-back = Back
icon-onward = Onward
icon-bus = Bus
icon-train = Train
icon-card = Cards
icon-chat = Chat
icon-people = Players
icon-sheet = Sheet
icon-map = Map
icon-lock = Locked
icon-undo = Undo
icon-clock = Time
icon-menu = Menu
icon-happy = Passenger
icon-unhappy = Unhappy
icon-settings = Settings
icon-play = Play
icon-pause = Pause
icon-step = One step on
icon-step-back = One step back
icon-link = Link
icon-share = Share
icon-qr = QR code
icon-search = Search
icon-bot = Bot
icon-spectator = Spectator
icon-trophy = Winner
icon-sound-on = Sound on
icon-sound-off = Sound off
icon-language = Language
icon-moon = Dark colours
icon-day = Light colours
icon-bell = Notices
icon-print = Print
icon-download = Download
icon-help = Help

## The table of Depot
drawing-depot-title = Depot, day { $day } of { $days }, turn { $turn }
drawing-depot-title-over = Depot, the game is over
drawing-depot-day = Day { $day } of { $days }
drawing-depot-turn = Turn { $turn }
drawing-depot-active = { $free ->
    [0] { $bus } is active
    [one] { $bus } is active, one seat free
   *[other] { $bus } is active, { $free } seats free
}
drawing-depot-no-bus = No bus has arrived yet.
drawing-depot-front = front of each column on the left
drawing-depot-nobody-waits = The Waiting Room is empty.
drawing-depot-next = { $bus } is next
drawing-depot-no-more-buses = No more buses behind these.
drawing-depot-no-buses = The Garage is empty.
drawing-depot-hand-of = Hand of { $name }
drawing-depot-empty-hand = No cards left.
drawing-depot-turn-of = boards
drawing-depot-is-next = is next
drawing-depot-waits = waits
drawing-depot-rank = rank { $rank }
drawing-depot-day-points = Day { $day }: { $points }
drawing-depot-lovers = Lovers { $points }
drawing-depot-night = night buses { $points }
drawing-depot-buses = buses { $points }
drawing-depot-without-buses = buses in hand not counted
drawing-depot-team = Team { $names }: { $points }
