"""The review of a line game: for each turn what was expected of it, and what it was worth with hindsight.

The expectation moves for two reasons. Between two own turns a ticket is drawn and others draw their lines: that is
luck. In a turn the seat chooses, and may choose worse than it could: that is lost. So

    expected at the start + luck - lost = the total at the end.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from allaboard.bots.best.problem import Course, opening
from allaboard.bots.review.answers import Choice, Moment, Review, SeatReview, critical, severity_of
from allaboard.bots.review.hindsight import reachable
from allaboard.bots.review.outlook import Effort, Outlook
from allaboard.engine.line.game import LineGame

Watch = Callable[[int, int], None]


def review_line(
    game: LineGame,
    seats: list[int] | None = None,
    *,
    effort: Effort | None = None,
    seconds: float = 1.0,
    width: int = 60,
    watch: Watch | None = None,
) -> Review:
    """The review of these seats, or of all; `seconds` is the most time for a turn with hindsight."""
    wanted = list(range(game.seats)) if seats is None else seats
    outlook = Outlook(game.deal.city, effort)
    course = Course(game, 0)
    done = 0
    of = len(wanted) + sum(1 for seat in course.whose if seat in wanted)

    def tell() -> None:
        nonlocal done
        done += 1
        if watch is not None:
            watch(done, of)

    found = []
    for seat in wanted:
        moments = _moments(game, course.whose, seat, outlook, tell)
        best = reachable(game, seat, width=width, seconds=seconds)
        tell()
        found.append(_summed_up(game, seat, outlook, moments, best))
    return Review(game.deal.city.game, "total", found)


def _moments(
    game: LineGame, whose: list[int], seat: int, outlook: Outlook, tell: Callable[[], None]
) -> list[tuple[int, int, str, Choice, Choice]]:
    """For each turn of a seat its place, round, text, what was chosen and what promised most."""
    twin = opening(game.deal, [number or 0 for number in game.departures])
    found = []
    for place, action in enumerate(game.actions):
        if whose[place] == seat:
            chance = Random(f"review {place}")
            choices = outlook.choices(twin.view(seat), seat, chance, also=action.text)
            chosen = next(choice for choice in choices if choice.action == action.text)
            best = chosen if chosen.expected >= choices[0].expected else choices[0]
            found.append((place, twin.round, action.text, chosen, best))
            tell()
        twin.play(whose[place], action)
    return found


def _summed_up(
    game: LineGame,
    seat: int,
    outlook: Outlook,
    found: list[tuple[int, int, str, Choice, Choice]],
    best_totals: list[int],
) -> SeatReview:
    begun = opening(game.deal, [number or 0 for number in game.departures])
    before = outlook.at_start(begun.view(seat), seat, Random("review"))
    start = before
    moments: list[Moment] = []
    for number, (place, played, text, chosen, best) in enumerate(found):
        lost = round(best.expected - chosen.expected, 2)
        in_hindsight = best_totals[number] - best_totals[number + 1]
        moments.append(
            Moment(
                place=place,
                round=played,
                action=text,
                expected=chosen.expected,
                best=best,
                lost=lost,
                luck=round(best.expected - before, 2),
                lost_in_hindsight=in_hindsight,
                reachable=best_totals[number],
                severity=severity_of(lost, in_hindsight),
            )
        )
        before = chosen.expected
    return SeatReview(
        seat=seat,
        total=game.totals()[seat],
        expected_at_start=round(start, 2),
        luck=round(sum(moment.luck for moment in moments), 2),
        lost=round(sum(moment.lost for moment in moments), 2),
        lost_in_hindsight=best_totals[0] - best_totals[-1],
        moments=moments,
        critical=critical(moments),
    )
