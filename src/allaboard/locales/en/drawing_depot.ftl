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
