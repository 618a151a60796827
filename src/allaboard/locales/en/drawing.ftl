### What is written on pictures.

drawing-title = { $game } in { $city }
drawing-spot = Sightseeing spot
drawing-departure = A line began here
drawing-end = A line ends here
drawing-offer-free = Costs nothing
drawing-offer-turn = Turn boxes
drawing-offer-traffic = Traffic boxes
drawing-offer-connections = Connections
drawing-offer-loop = Runs into your own line
drawing-offer-dead-end = Leads into a dead end
drawing-rival = The rival line
drawing-flirt-light = Flirt, light
drawing-flirt-dark = Flirt, dark

## Roads
drawing-road-jammed = Jammed road
drawing-road-yellow = Yellow road, fast
drawing-road-burgundy = Burgundy road, fast
drawing-road-yellow-asleep = Yellow road, not fast in this game
drawing-road-burgundy-asleep = Burgundy road, not fast in this game

## The moment
drawing-choosing = Departures are chosen
drawing-over = The game is over
drawing-round = Round { $round } of { $rounds }
drawing-rush-hours = { $count } of 2 rush hours

## Tickets and objectives
drawing-ticket-played = Ticket { $number }, played
drawing-ticket-current = Ticket { $number }, now
drawing-ticket-to-come = Ticket { $number }, to come
drawing-ticket-back = Ticket, face down
drawing-departure-ticket = Departure { $number }
drawing-rush-hour = Rush hour
drawing-rush-hour-effect = Every yellow objective turns blue
drawing-objective = { $needed } × { $what }: { $value } points

## Sheets
drawing-player = Player { $number }
drawing-sheet = Sheet { $type }
drawing-name = Player
drawing-inspector = inspector
drawing-to-play = to play
drawing-eliminated = eliminated
drawing-winner = winner
drawing-hand = keeps { $one } or { $other }
drawing-hand-kept = keeps { $kept } of { $one } and { $other }
drawing-secret = secret
drawing-all-three = all three: { $points }
drawing-couple = couple { $couple }, single { $single }
drawing-closes-row = closes a row
drawing-closes-row-bonus = closes a row, gives its bonus
drawing-half-row = open row: ½
drawing-higher-spot = higher star counts
drawing-last-connection = Only the last circle ticked counts.
drawing-fast-roads = fast roads
drawing-total-now = If it ended now
drawing-total-partly = Personal not counted

## A game that plays by itself
replay-title = { $game }, move by move
replay-start = Before the first action
replay-keys = Space plays and pauses, ← and → step, Home and End jump
