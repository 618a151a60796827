### What the commands say, and their help. Names of players and files are filled in already harmless.

## Help: the commands
help-allaboard =
    All Aboard: the line games Bus and Metro, the card game Depot, their records and their rules.

    allaboard serve --open                  tables in the browser, for friends and bots
    allaboard play                          play in this terminal
    allaboard score game.aab.json           who won, and with what
    allaboard replay game.aab.json          the game turn by turn
    allaboard show game.aab.json -o a.svg   a picture of it
    allaboard print --city rome -o a.pdf    everything to print and cut out

    A command ends with 0, or with 2 when something it was given is wrong.
help-score =
    Score records: the breakdown of every seat.

    A game that is not over is scored as if it ended now.

    allaboard score game.aab.json
    allaboard score --json games.jsonl > scores.jsonl
    allaboard score --json - < games.jsonl
help-legal =
    List what can be done now, by whom, and what it costs.

    A turn ticks boxes of the turn zone, adds traffic (Bus) or connections (Metro), and may run into the player’s own line.
    The last column is the player’s total if the game ended right after it.

    allaboard legal game.aab.json
    allaboard legal --json games.jsonl
help-replay =
    Tell a game action by action, with what each did and the totals after it.

    allaboard replay game.aab.json
    allaboard replay --json --legal game.aab.json
help-show =
    Draw the position after the last action.

    The picture shows what a spectator may see: everything when the game is over, no secrets before.

    allaboard show game.aab.json -o game.svg
    allaboard show game.aab.json -o game.html
    allaboard show game.aab.json --seat 0 > mine.svg
help-check =
    Check records and city files: every fault with its place, or ok.

    allaboard check my_city.json games.jsonl
help-schema =
    Print a JSON Schema.

    allaboard schema record > record.schema.json
help-play =
    Play in this terminal, or go on with a saved game.

    What the flags leave open is asked. Ctrl-C saves the game and says how to go on with it.

    allaboard play
    allaboard play --city rome --seats human:Ann,greedy
    allaboard play game.aab.json
help-bench =
    Measure how fast the engine is here, or with server how much a table server takes.

## Help: arguments and flags
help-records = Record files; .jsonl files hold one record a line; - is standard input, one record a line.
help-json = Answer in JSON, one line for each record. A record at fault answers with an error in its place.
help-lang = The language of the answers: { $languages }.
help-replay-legal = Also what was legal before each action.
help-show-record = A record file.
help-show-output = The file to write (.svg, .png or .pdf; .html plays the game from its beginning); without it the picture goes to standard output, as SVG.
help-show-seat = Show what this seat may see; seats count from 0.
help-show-all = Show all secrets.
help-show-dark = The dark theme.
help-show-narrow = As narrow as a phone, everything below each other.
help-show-scale = How much larger than drawn the picture is.
help-check-files = Record and city files; .jsonl files hold one of them a line; - is standard input.
help-schema-name = record, city, score, legal, replay, event, view, error, check or bot.

## How far a game is
headline = { $file }: { $city } ({ $game }), { $state }
headline-depot = { $file }: { $game }, { $state }
state-over = the game is over
state-day = day { $day } of 2, turn { $turn }
state-departure = departures are being chosen
state-round = round { $round } of 12, ticket { $ticket }
state-no-ticket = round { $round } of 12, the ticket is not drawn yet

## Tables
rank = Rank
out = eliminated
not-known = ?
yes = yes
action = Action
eliminates = Eliminates
total-after = Total after it
winners = { $count ->
    [0] Nobody wins: everybody is eliminated.
    [one] { $names } wins.
   *[other] { $names } share the win.
}
winning-teams = { $count ->
    [one] Team { $teams } wins.
   *[other] The teams { $teams } share the win.
}
scored-as-if-over = Scored as if the game ended now: open rows count half.
scored-as-it-is = Scored as if the day ended now: night buses count only for an empty hand.
day-number = Day { $day }
team-score = Team of { $names }: { $total }, rank { $rank }.

## Legal actions
legal-departures = { $name } (seat { $seat }) chooses: { $actions }
legal-turns = { $name } (seat { $seat }) is at { $stop }, shape { $shape }: { $count ->
    [one] one turn
   *[other] { $count } turns
}
legal-dead-end = in { $turns }
legal-dead-ends = in { $turns }: leads into a dead end. { $turns ->
    [one] One turn later
   *[other] { $turns } turns later
} at the latest the line is eliminated, whatever tickets come.
legal-choices = { $name } (seat { $seat }) { $asked }:
phase-choose = chooses the bus of the turn
phase-waiting_room = boards somebody from the Waiting Room
phase-hand = may board somebody from hand
phase-shout = may shout
phase-exchange = may exchange
phase-sadden = chooses who becomes unhappy
phase-penalty = puts a traveller on the unhappy pile
phase-refill = takes travellers from the front of the columns

## Replay
replay-turn = { $number }. { $name }: { $action }
replay-legal = Legal: { $actions }
replay-totals = Totals: { $totals }

## Check
check-fine = { $file }: ok
