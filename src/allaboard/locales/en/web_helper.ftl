### The page for browsers: the score helper for a real table.

web-helper = Score helper
web-helper-more = You play with the printed game; here you tap the lines you draw, and get the sheets and the totals. Everything stays on this device and can be saved as a record.
web-helper-new = A new game
web-helper-solo = Solo is this project’s own mode: a rival line lies on the map, and two rush hours turn the objectives blue. Shuffle a rush-hour card into each half of the pile, or let this page draw the tickets.
web-helper-on = Next
web-helper-begin = Begin
web-helper-change = Change
web-helper-kept = On this device

## Before the game
web-helper-setup = Players and objectives
web-helper-setup-more = Enter what lies on your table.
web-helper-deal = Deal everything for us
web-helper-name = Name
web-helper-sheet = Sheet
web-helper-departure = Departure
web-helper-personal = Personal
web-helper-secret = secret
web-helper-common = { $count ->
    [one] The common objective
   *[other] The { $count } common objectives
}
web-helper-inspector = First inspector
web-helper-need-common = { $count ->
    [one] Choose the common objective.
   *[other] Choose { $count } common objectives.
}
web-helper-need-departure = Every player needs a departure.
web-helper-twice-sheet = Two players have the same sheet.
web-helper-twice-departure = Two players have the same departure.
web-helper-twice-personal = Two players have the same personal objective.

## Entering a game
web-helper-ticket = Ticket
web-helper-ticket-ask = Round { $round }: which ticket?
web-helper-ticket-more = Tap the one that you turned over.
web-helper-ticket-number = Ticket { $number }
web-helper-ticket-draw = Draw one for us
web-helper-rush = Rush-hour card
web-helper-rush-now = Rush hour: every yellow objective turns blue. Round { $round }: which ticket?
web-helper-ticket-change = Correct the ticket of round { $round }
web-helper-ticket-instead = Which one, instead of { $number }?
web-helper-turns = Turns
web-helper-no-turns = Nothing is entered yet.
web-helper-round = Round { $round } · ticket { $ticket }
web-helper-undo = Take back what was entered last
web-helper-correct = Correct
web-helper-correct-turn = Correct { $name }, round { $round }
web-helper-correcting = Correcting { $name } in round { $round }: enter the turn anew.
web-helper-rest = After the correction this turn no longer fits. Enter it anew: { $name }. The turns after it are kept as far as they fit.
web-helper-forget = { $count ->
    [one] Drop this turn
   *[other] Drop all { $count } of these turns
}
web-helper-untold = { $count ->
    [one] One personal objective is still secret and not counted.
   *[other] { $count } personal objectives are still secret and not counted.
}
web-helper-tell = Enter them

## Depot
web-helper-depot = Score helper for Depot
web-helper-depot-more = At the end of each day, count what lies before every player.
web-helper-now = Points so far
web-helper-days = Days
web-helper-day = Day { $day }
web-helper-bus = Bus { $number } in hand
web-helper-no-bus = none
web-helper-bus-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
web-helper-night = Travellers at the platform
web-helper-less = { $what }: one less
web-helper-one-more = { $what }: one more
web-helper-teams = Two teams
web-helper-teams-more = Players 1 and 3 against 2 and 4.
web-helper-no-count = { $name }, { $what }: only a whole number from 0 to { $most } counts.
web-helper-kept-wrong = { $name }, { $what }: what was kept is no count, and was taken out.
web-helper-whose = { $names }:
web-helper-remove = Remove { $name }
web-helper-doubt-travellers = These are more travellers than the game has.
web-helper-doubt-pairs = There are only four pairs of lovers.
web-helper-doubt-night = Only one hand can be empty at the end of a day.

## Why something was not done
refusal-no_helper = The helper cannot go on with this game.
