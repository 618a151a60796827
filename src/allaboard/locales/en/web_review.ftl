### Reviews and hints, in the terminal and in the browser: what a decision was worth, and why

review-progress = { $done } of { $of } decisions
review-title = Review: { $game }
review-graph-total = Expected total before and after every turn. Rings: where most was lost.
review-graph-lead = Expected lead at the end of the day before and after every decision. Rings: where most was lost.
review-total = { $points } points
review-seat = { $name }: { $total }
review-out = eliminated
review-start = Expected at the start: { $points }.
review-luck = Luck and other players: { $points }, of this { $end } after the last decision.
review-luck-lead = Luck and other players: { $points }, of this { $end } after the last decision of each day.
review-lost = Lost by own decisions, as it could be seen then: { $points }.
review-lead = Lead at the end of each day, added up: { $points }.
review-hindsight =
    { $more ->
        [one] In hindsight, with all tickets known, one more point was possible.
       *[other] In hindsight, with all tickets known, { $more } more points were possible.
    }
review-critical = Where most was lost
review-only-hindsight = Only in hindsight
review-turns = All decisions
review-number = no.
review-played = played
review-expected = expected
review-cost = lost
review-cost-hindsight = in hindsight
review-chance = luck
review-better = promised more
review-moment = Action { $number }, { $action }: about { $lost } points lost, as it could be seen then.
review-moment-hindsight = Action { $number }, { $action }: with all tickets known, { $later } points more were possible.
review-then = As it could be seen then, about { $lost } points were lost.
review-later = In hindsight, with all tickets known: { $points }.
review-why = Why: { $reasons }.
review-would = Better: { $action }.
review-agreed = As it could be seen then, nothing promised more.
review-legend = What the numbers mean
review-legend-total = Expected at the start, plus luck and other players, minus what own decisions lost: that is the total. Elimination counts as 0.
review-legend-lead = Expected at the start of each day, plus luck and other players, minus what own decisions lost: that is the lead at the end of each day. Both days are added up.
review-legend-lost = Lost: how much more another decision clearly promised, as it could be seen then. Where nothing did, nothing was lost, whatever came of it.
review-legend-luck = Luck: what chance and the other players changed since the decision before.
review-legend-hindsight = In hindsight: how much more could be reached before a turn than after it, with all tickets and the other lines known. Nobody could know that then, so it is not part of any sum.

## Reasons: after a turn, joined by semicolons
reason-loops = it runs into its own line
reason-objective = it reaches a common objective, { $points } points
reason-personal = it completes the personal objective, { $points } points
reason-letter = it reaches a stop of the personal objective
reason-gain = { $zone } +{ $points }
reason-cost = { $zone } −{ $points }
reason-dead-end = { $percent } % of the tickets left would be a dead end
reason-dead-end-next = it leads into a dead end: the next turn eliminates, whatever ticket comes
reason-into-dead-end = it leads into a dead end: elimination is certain within { $points } turns, whatever tickets come
reason-no-way-out = no turn could avoid elimination
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
web-review-graph-total = Expected totals over the game
web-review-graph-lead = Expected lead over each day
web-review-at = { $place }, { $name }: { $points } expected
web-review-nothing = No decision lost much.
web-review-lost = { $points } lost
web-review-none-lost = nothing lost
web-review-later = in hindsight, with all tickets known: { $points }
web-review-better = More promising: { $action }
web-review-show = Show on the board
web-review-give-take = give { $given }, take { $taken }
web-review-round = round
web-review-day = day
web-review-rest = after the last decision
web-review-sum = sum

## Hints in the browser
web-hint = Hint
hint-title = What promises most
hint-thinking = A moment: turns are being compared.
hint-total = { $points } points expected at the end
hint-lead = expected lead at the end of the day: { $points }
hint-none = There is nothing to say about this decision.
web-hint-plan = Planned, not yet confirmed: { $action }
