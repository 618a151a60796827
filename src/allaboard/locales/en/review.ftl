### `allaboard best` and `allaboard review`

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
