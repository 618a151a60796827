### `allaboard arena` and `allaboard train`

help-arena =
    Let bots meet many times, on the same deals and in every seat.

    allaboard arena --city london expert greedy:3 --games 1000 --jobs 2
help-arena-bots = The players, one for each seat; greedy:3 stands for three of them.
help-arena-game = bus, metro or depot.
help-arena-city = The city, for bus and metro; otherwise the small one.
help-arena-games = How many games. Every deal is played once for each seat.
help-arena-jobs = How many processes play at the same time.
help-arena-seed = The deals come from it: the same seed, the same games.
help-arena-save = A folder for results and records. A run that was stopped goes on from there.
help-arena-json = Print one object with all figures.
arena-games-wrong = --games must be from 1 to 10000000
arena-jobs-wrong = --jobs must be from 1 to 256
arena-needs-openskill = ratings need openskill: install allaboard[bots]
arena-progress = { $done } of { $games } games, { $minutes } min { $seconds } s left
arena-played = { $games } games with { $deals } deals. In brackets: 95 % intervals.
arena-player =
    { $count ->
        [one] { $name }
       *[other] { $name }, { $count } seats
    }
arena-victories = victories of a seat: { $share }
arena-points = points of those still in: { $points }
arena-out = eliminated: { $share } %
arena-milliseconds = { $milliseconds } ms a decision
arena-rating = rating { $rating } ± { $deviation }
arena-difference = { $name } is ahead of { $other } by { $points } points a game
help-train =
    Learn the weights of a line game in a city anew, by playing against oneself.

    The same seed and numbers give the same weights.
help-train-city = The name of a city.
help-train-output = The file for the weights, written after every generation.
help-train-games = How many games a generation plays.
help-train-generations = How many generations; each plays with what the one before learned.
help-train-seed = Everything is drawn from it.
train-numbers-wrong = at least { $least } games, one generation and one process are needed
train-progress = { $done } of { $games } games
train-generation = Generation { $number }: { $points } points on average, { $out } % eliminated
