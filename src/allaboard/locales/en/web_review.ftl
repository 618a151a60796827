### Reviews and hints, in the terminal and in the browser: what a decision was worth, and why

review-progress = { $done } of { $of } decisions
review-title = Review: { $game }
review-graph-total = Expected total before and after every turn. Rings: critical moments.
review-graph-lead = Expected lead at the end of the day before and after every decision. Rings: critical moments.
review-total = { $points } points
review-seat = { $name }: { $total }
review-out = eliminated
review-start = Expected at the start: { $points }.
review-luck = Luck and other players: { $points }.
review-lost = Lost by own decisions: { $points }.
review-lead = Lead at the end of each day, added up: { $points }.
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
review-moment-hindsight = Action { $number }, { $action }: { $lost } points lost as things stood then, { $later } in hindsight.
review-would = Better: { $action }.
review-agreed = Nothing promised more.

## Reasons: after a turn, joined by semicolons
reason-loops = it runs into its own line
reason-objective = it reaches a common objective, { $points } points
reason-personal = it completes the personal objective, { $points } points
reason-letter = it reaches a stop of the personal objective
reason-gain = { $zone } +{ $points }
reason-cost = { $zone } −{ $points }
reason-dead-end = { $percent } % of the tickets left would be a dead end
reason-later = it is well placed for what is to come
reason-depot-now = this turn
reason-depot-later = later
reason-depot-others = for the others
reason-depot-end = end of the day
reason-depot-untold = good for what comes after

## The review in the browser
web-review-waiting = Other games come first. This one is next.
web-review-working = The game is being looked at again: { $percent } %
web-review-failed = This game could not be reviewed.
web-review-again = Try again
web-review-whose = Whose decisions
web-review-sum-start = Expected at the start
web-review-sum-start-lead = Expected lead, both days
web-review-sum-luck = Luck and other players
web-review-sum-lost = Own decisions
web-review-sum-end = Total
web-review-sum-end-lead = Lead at the end, both days
web-review-in-hindsight = With all tickets known, { $points } more points were possible.
web-review-graph-total = Expected totals over the game
web-review-graph-lead = Expected lead over each day
web-review-at = { $place }, { $name }: { $points } expected
web-review-nothing = No decision cost much.
web-review-lost = { $points } lost
web-review-then = as things stood then: { $points }
web-review-later = in hindsight: { $points }
web-review-better = More promising: { $action }
web-review-show = Show on the board
web-review-give-take = give { $given }, take { $taken }
web-review-round = round
web-review-day = day

## Hints in the browser
web-hint = Hint
hint-title = What promises most
hint-thinking = A moment: turns are being compared.
hint-total = { $points } points expected at the end
hint-lead = expected lead at the end of the day: { $points }
hint-none = There is nothing to say about this decision.
web-hint-plan = Planned, not yet confirmed: { $action }
