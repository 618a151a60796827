"""The review of a line game: for each turn what was expected of it, and what it was worth with hindsight.

The expectation moves for two reasons. Between two own turns a ticket is drawn and others draw their lines: that is
luck. In a turn the seat chooses, and may choose worse than it could: that is lost. So

    expected at the start + luck - lost = the total at the end.

What could be reached with all tickets known is told beside it, and is in none of these.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from allaboard.bots.best.problem import Course, opening
from allaboard.bots.review.answers import (
    Choice,
    Moment,
    Reason,
    Review,
    SeatReview,
    critical,
    in_hindsight,
    shown,
)
from allaboard.bots.review.hindsight import reachable
from allaboard.bots.review.outlook import Effort, Followed, Outlook
from allaboard.bots.review.reasons import NO_WAY_OUT
from allaboard.engine.line.game import LineGame

Watch = Callable[[int, int], None]


@dataclass(frozen=True)
class _Decision:
    """A turn of the seat as it could be judged when it was taken."""

    place: int
    round: int
    chosen: Choice
    best: Choice  # the chosen one, unless another was clearly better
    why_lost: list[Reason]


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
        decisions = _decisions(game, course.whose, seat, outlook, tell)
        best = reachable(game, seat, width=width, seconds=seconds)
        tell()
        found.append(_summed_up(game, seat, outlook, decisions, best))
    return Review(game.deal.city.game, "total", found)


def _decisions(
    game: LineGame, whose: list[int], seat: int, outlook: Outlook, tell: Callable[[], None]
) -> list[_Decision]:
    """All turns of a seat."""
    twin = opening(game.deal, [number or 0 for number in game.departures])
    found = []
    for place, action in enumerate(game.actions):
        if whose[place] == seat:
            ranked = outlook.followed(twin.view(seat), seat, Random(f"review {place}"), also=action.text)
            played = next(each for each in ranked if each.choice.action == action.text)
            best = ranked[0] if ranked[0].promised_more_than(played) else played
            found.append(_Decision(place, twin.round, played.choice, best.choice, _why_lost(played, best, ranked)))
            tell()
        twin.play(whose[place], action)
    return found


def _why_lost(played: Followed, best: Followed, ranked: list[Followed]) -> list[Reason]:
    """Why a turn lost the game, or that no turn could save it any more."""
    if all(each.is_lost for each in ranked):
        return [Reason(NO_WAY_OUT)]
    return played.choice.reasons if played.is_lost and best is not played else []


def _summed_up(
    game: LineGame, seat: int, outlook: Outlook, decisions: list[_Decision], best_totals: list[int]
) -> SeatReview:
    begun = opening(game.deal, [number or 0 for number in game.departures])
    start = before = shown(outlook.at_start(begun.view(seat), seat, Random("review")))
    moments: list[Moment] = []
    for number, each in enumerate(decisions):
        lost = shown(each.best.expected - each.chosen.expected)
        moments.append(
            Moment(
                place=each.place,
                round=each.round,
                action=each.chosen.action,
                expected=each.chosen.expected,
                best=each.best,
                lost=lost,
                luck=shown(each.best.expected - before),
                lost_in_hindsight=best_totals[number] - best_totals[number + 1],
                reachable=best_totals[number],
                severity=lost,
                reasons=each.why_lost,
            )
        )
        before = each.chosen.expected
    total = game.totals()[seat]
    luck_at_end = shown((total or 0) - before)
    return SeatReview(
        seat=seat,
        total=total,
        expected_at_start=start,
        luck=shown(sum(moment.luck for moment in moments) + luck_at_end),
        lost=shown(sum(moment.lost for moment in moments)),
        lost_in_hindsight=best_totals[0] - best_totals[-1],
        moments=moments,
        critical=critical(moments),
        luck_at_end=luck_at_end,
        in_hindsight=in_hindsight(moments),
    )
