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
print-pieces-help = Every player has a pawn for the departure, a token for the end of the line, and 32 markers. Instead of markers you may draw with pens of five colours.

## The parts
print-board = Board
print-sheets = Player sheets
print-solo-sheets = Player sheets for one player
print-tickets = Tickets
print-rush-hours = Rush hours
print-departures = Departure tickets
print-departure = Departure
print-objectives = Common objectives
print-personal = Personal objectives
print-pieces = Markers and pawns
print-deck = Cards

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
help-print-parts = What to print: board, sheets, solo-sheets, tickets, departures, objectives, personal, rush-hours, pieces (Bus and Metro), or sheets and deck (Depot); several with commas. Everything, if none is named.
help-print-copies = How many of every player sheet.
help-print-paper = a4 or letter.
help-print-ink-saving = White grounds, outlines and patterns instead of colours.
help-print-flip = Over which edge the printer turns the paper: long or short.
help-print-single-sided = For printers that use one side: no empty pages between.
