### `allaboard best`, `allaboard review`, and why a turn is good or bad

help-best =
    Find the highest total that a seat of a line game could have reached.

    The tickets and the other lines are known. What is found is proven, or the most that is possible is told.

    allaboard best game.aab.json --seat 0 -o best.aab.json
help-best-record = A record of Bus or Metro, or - for standard input. A deal that nobody has played yet will do, too.
help-best-seat = The seat; seats count from 0.
help-best-seconds = The most time for the search.
help-best-any-departure = Try both departure tickets of the hand, not only the one that was kept.
help-best-output = Write the game with the best line as a record.
help-best-json = Print one object.
best-progress = { $seconds } s: { $best } points found, { $bound } possible, { $positions } positions
best-had = { $name } had { $points } points.
best-was-out = { $name } was eliminated.
best-none = Every line runs into itself: there was nothing to reach.
best-proven = The best line brings { $points } points. None brings more.
best-found = The best line found brings { $points } points. Whether one brings more, up to { $bound }, is open: give it more --seconds.
best-round = round
best-ticket = ticket
best-turn = best turn
best-played = played

help-review =
    Look at a finished game again: where points were lost, what would have been better, and what was luck.

    allaboard review game.aab.json
    allaboard review game.aab.json -o review.html
help-review-record = A record of a finished game, or - for standard input.
help-review-seat = Only this seat; seats count from 0.
help-review-seconds = The most time for what a turn was worth in hindsight.
help-review-output = Write a page with the boards drawn (.html).
help-review-json = Print one object.
review-progress = { $done } of { $of } decisions
review-title = Review: { $game }
review-graph-total = Expected total before and after every turn. Rings: critical moments.
review-graph-lead = Expected lead at the end of the day before and after every decision. Rings: critical moments.
review-total = { $points } points
review-out = eliminated
review-start = Expected at the start: { $points }.
review-luck = Luck and the others: { $points }.
review-lost = Lost by own decisions: { $points }.
review-hindsight = Lost in hindsight, with all tickets known: { $points }.
review-critical = Critical moments
review-turns = All decisions
review-number = no.
review-played = played
review-expected = expected
review-cost = lost
review-cost-hindsight = in hindsight
review-chance = luck
review-better = promised more
review-moment = Action { $number }, { $action }, cost about { $lost } points.
review-would = Better: { $action }.

## Reasons: after a turn, joined by semicolons
reason-loops = it runs into the own line
reason-objective = it reaches a common objective, { $points } points
reason-personal = it completes the personal objective, { $points } points
reason-letter = it reaches a stop of the personal objective
reason-gain = { $zone } +{ $points }
reason-cost = { $zone } -{ $points }
reason-dead-end = { $percent } % of the tickets left would be a dead end
reason-later = it is well placed for what is to come
