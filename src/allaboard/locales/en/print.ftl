### What stands on pages that are printed, and what `allaboard print` says.

## On the pages
print-page = page { $page } of { $pages }
print-tile = sheet { $tile } of { $tiles }, column { $column }, row { $row }
print-glue = Glue { $tile } here
print-fronts = fronts
print-backs = backs
print-empty = This side stays empty
print-overview = How the board goes together
print-travellers = What the travellers do
print-ruler = This bar is { $length } mm long. If yours is not, print again at 100%, without fitting to the page.
print-help-long = Print on both sides, turned over the long edge, at 100%. Cut along the lines between opposite marks.
print-help-short = Print on both sides, turned over the short edge, at 100%. Cut along the lines between opposite marks.
print-help-single = Print on one side at 100%. Glue fronts and backs together, then cut along the lines between opposite marks.
print-help-board = Pages of the board are cut at their left and upper edges and glued onto the hatched strip of the page before.
print-needs = You also need scissors, glue and a pencil for everybody. The rules come first in this file.
print-pieces-help = Every player has a pawn for the departure, a token for the end of the line, and 32 markers. Instead of markers you may draw with pens of five colours.

## The parts
print-rules = Rules
print-rules-of = { $game }: the rules
print-board = Board
print-sheets = Player sheets
print-pad = Score pad
print-solo-sheets = Player sheets for one player
print-tickets = Tickets
print-rush-hours = Rush hours
print-departures = Departure tickets
print-departure = Departure
print-objectives = Common objectives
print-personal = Personal objectives
print-pieces = Markers and pawns
print-deck = Cards

## Player aids of Depot: as short as they can be
print-aids = Player aids
print-aid-turn = Your turn
print-aid-choose = Choose a bus
print-aid-choose-about = Place one from your hand; or use one at the platform that somebody can board now, and then somebody must; or call one with a Star.
print-aid-room = Waiting Room
print-aid-room-about = As long as a front traveller fits, one must board.
print-aid-hand = Hand
print-aid-hand-about = Then as many from your hand as you like and as fit.
print-aid-penalty = Penalty
print-aid-penalty-about = You brought the bus in this turn and boarded nobody yourself: one traveller of your hand becomes Unhappy.
print-aid-refill = Refill
print-aid-refill-about = Take front cards up to { $travellers } travellers and { $buses } buses. Then fill up the left column, the right one and the Garage.
print-aid-full = Full bus
print-aid-full-about = It leaves at once. All aboard are passengers of whoever’s turn it is. A single Lover blocks it.
print-aid-end = End of the day
print-aid-end-about = At once when a hand is empty. Whoever cannot choose a bus shows the hand; all others may take one more turn.
print-aid-points = Points of a day
print-aid-night = Night Buses: only with an empty hand, for each traveller aboard the buses at the platform.
print-aid-travellers = Travellers
print-aid-A = One seat.
print-aid-SU = Two seats, but one passenger.
print-aid-L = A single one blocks a full bus. Both as your passengers: { $points } points more.
print-aid-GE = The bus leaves at once. A single Lover aboard becomes Unhappy.
print-aid-BA = Goes to the front of its column. From your hand, in another player’s turn: shout when somebody is about to board the active bus of its colour, or when boarding ends with a seat free. The Baby boards instead.
print-aid-ST = From your hand, as the first thing in your turn: calls a bus of her colour from the Garage or the departed ones and boards it.
print-aid-DR = When his bus leaves, whoever gets it makes two passengers of that bus Unhappy (French leaflet: two of all their passengers).
print-aid-BP = Boards a bus of any colour; at the front he must.
print-aid-CO = Once aboard, you may exchange one traveller of your hand for one in the Waiting Room or on a bus at the platform.

## Help
help-print =
    Make a PDF to print, cut out and play with.

    It holds everything that the game needs, or the parts that are named. Cards have backs: print on both sides.

    allaboard print --game depot -o depot.pdf
    allaboard print --city london -o london.pdf
    allaboard print --city rome --parts sheets --copies 4 --paper letter -o sheets.pdf
help-print-output = The file to write (.pdf).
help-print-game = bus, metro or depot; a city says it too.
help-print-city = london, new_york, rome, paris or a city file.
help-print-parts = What to print: rules, board, sheets, solo-sheets, tickets, departures, objectives, personal, rush-hours, pieces (Bus and Metro), or rules, aids, sheets and deck (Depot); several with commas. Everything, if none is named.
help-print-copies = How many of every player sheet.
help-print-paper = a4 or letter.
help-print-ink-saving = White grounds, outlines and patterns instead of colours.
help-print-flip = Over which edge the printer turns the paper: long or short.
help-print-single-sided = For printers that use one side: no empty pages between.
