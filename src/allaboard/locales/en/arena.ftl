### `allaboard arena` and `allaboard train`

help-arena =
    Let bots meet many times, on the same deals and in every seat.

    allaboard arena --city london expert greedy:3 --games 1000 --jobs 2
help-arena-bots = The players, one for each seat. greedy:3 stands for three of them, new=expert for an expert of that name, exec:./bot.py for a program.
help-arena-game = bus, metro or depot; a city says it too, and without either it is bus.
help-arena-city = The city, for bus and metro; otherwise the small one.
help-arena-games = How many games. Every deal is played once for each seat.
help-arena-bot = NAME=COMMAND: a player of that name is this program (see docs/external-bots.md). Can be given more than once.
help-arena-seconds = The most time for a decision, the same for every player. Otherwise each level keeps its own limit, and a program has 1 second.
help-arena-effort = The share of its trials that each level makes, like 0.1. Then no limit of time decides, and a seed plays the same games everywhere.
help-arena-ray = Play on the Ray cluster at this address; local starts one here. --jobs is then the number of its cores to use.
help-arena-jobs = How many processes play at the same time.
help-arena-seed = The deals come from it: the same seed, the same games.
help-arena-salt = Where programs play, the deals come from this as well. Otherwise it is random, nobody can read it while they play, and it is printed at the end. The same salt and seed give the same deals again.
help-arena-save = A folder for results and records. A run that was stopped goes on from there.
help-arena-json = Print one object with all figures.
arena-players-few = a contest needs at least two players
arena-games-wrong = --games must be from 1 to 10000000
arena-jobs-wrong = --jobs must be from 1 to 256
arena-seconds-wrong = --seconds must be more than 0 and at most 3600
arena-effort-wrong = --effort must be more than 0 and at most 100
arena-salt-wrong = --salt must be 1 to 100 letters, digits, - and _
arena-many-jobs = more processes than cores: players with a limit of time get less done in it
arena-needs-openskill = ratings need openskill: install allaboard[bots]
arena-needs-ray = a cluster needs Ray: install allaboard[ray]
arena-progress = { $done } of { $total } games, { $left } left
arena-stopped = { $done } of { $total } games are kept; the same command goes on from here
arena-played = Games: { $games }, deals: { $deals }. In brackets: 95 % intervals. Points are of those still in, ms is the time of a decision.
arena-interval = { $mean } [{ $low }, { $high }]
arena-interval-none = { $mean } [–]
arena-difference = { $name } minus { $other } on the same deals: { $points } points a game
arena-column-player = player
arena-column-victories = % won
arena-column-points = points
arena-column-out = % out
arena-column-milliseconds = ms
arena-column-longest = max
arena-column-rating = rating
arena-lost =
    { $count ->
        [one] One decision of { $name } was made at random:
       *[other] { $count } decisions of { $name } were made at random:
    }
arena-lost-late = no answer in time
arena-lost-illegal = not a legal action
arena-lost-malformed = not an answer of the protocol
arena-lost-ended = the program had ended
arena-lost-flood = too much was said
arena-lost-left_alone = left alone after too many of these
arena-lost-first = The first time: { $detail }
arena-salt =
    { $count ->
        [one] To play the same deals again: --salt { $salts }
       *[other] The deals of the runs so far came from these salts: { $salts }
    }
help-train =
    Learn the weights of a line game in a city, or of Depot, anew, by playing against oneself.

    The same seed and numbers give the same weights.
help-train-city = The name of a city, or depot.
help-train-output = The file for the weights.
help-train-games = How many games a generation plays; of Depot, days.
help-train-generations = How many generations; each plays with what the one before learned.
help-train-seed = Everything is drawn from it.
train-numbers-wrong = from { $least } to 10000000 games, and from 1 to 10000 generations
train-progress = { $done } of { $total } games, { $left } left
train-generation = Generation { $number }: { $points } points on average, { $out } % eliminated
train-depot-progress = { $done } of { $total } numbers of players, { $left } left
train-depot = { $count } players: { $points } points a day on average, the value is off by { $error }
