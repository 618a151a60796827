"""The review of a game of Depot: what each decision was expected to bring on tables as the seat could imagine them.

What is expected is the lead over the others at the end of the day. It moves for two reasons, as in a line game: by what
chance and the others do, and by own decisions that promised less than another. For each day

    expected at its start + luck - lost = the lead at its end.

A decision is tried on few tables. That another one did better there counts as a loss only if it did so clearly; else
dozens of small differences that mean nothing would add up. There is no hindsight: with all cards known the others would
have decided otherwise too.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from allaboard.bots.depot.ending import Ending
from allaboard.bots.depot.imagining import Imagined
from allaboard.bots.depot.lookahead import Lookahead
from allaboard.bots.depot.players import weights_of
from allaboard.bots.depot.turns import Planner
from allaboard.bots.depot.worth import Worth, margin_of
from allaboard.bots.perspective import Perspective
from allaboard.bots.review.answers import Choice, Moment, Review, SeatReview, critical, is_clearly_better, shown
from allaboard.bots.review.depot_reasons import Effects, depot_reasons, effects_of
from allaboard.bots.sight import Sight
from allaboard.engine.depot.actions import code_of
from allaboard.engine.depot.cards import HAND_TRAVELLERS
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.depot.operands import operands_of

if TYPE_CHECKING:
    from allaboard.engine.depot.view import DepotView

CANDIDATES = 5
TABLES = 12
WIDTH = 4


class Tried:
    """A decision, and what came of it on each table."""

    def __init__(self, choice: Choice, outcomes: list[float]) -> None:
        self.choice = choice
        self.outcomes = outcomes

    def is_clearly_better(self, other: Tried) -> bool:
        """On the same tables, and in what is shown of it."""
        return self.choice.expected > other.choice.expected and is_clearly_better(self.outcomes, other.outcomes)


class Trials:
    """The decisions of a seat that promise most, each tried on the same tables, and with them the one that was made."""

    def __init__(self, seen: Perspective | Sight, chance: Random, tables: int, also: str | None = None) -> None:
        view = cast("DepotView", seen.view())
        texts = [action.text for action in seen.legal()]
        codes = [code_of(text) for text in texts]
        worth = Worth(weights_of(len(view["seats"])))
        imagined = Imagined(view, codes)
        wanted = _candidates(imagined, worth, codes, chance)
        if also is not None and code_of(also) not in wanted:
            wanted.append(code_of(also))
        self._me = imagined.me
        self._planner = Planner(worth, 2, True)
        look = Lookahead(self._planner, 1, Ending(self._planner))
        self._days = [imagined.day(chance) for _ in range(tables)]
        found = []
        for code in wanted:
            text = texts[codes.index(code)]
            outcomes = [look.outcome(day, self._me, [code]) for day in self._days]
            found.append(Tried(Choice(text, shown(fmean(outcomes)), [], cards_of(text, view)), outcomes))
        self.ranked = sorted(found, key=lambda each: -fmean(each.outcomes))  # best first

    def with_reasons(self, choice: Choice, instead_of: Choice | None = None) -> Choice:
        """A decision, and why it is good, by itself or instead of another one."""
        other = None if instead_of is None else self._effects(instead_of)
        return replace(choice, reasons=depot_reasons(self._effects(choice), other))

    def _effects(self, choice: Choice) -> Effects:
        return effects_of(self._days, self._me, code_of(choice.action), self._planner)


def depot_choices(seen: Perspective | Sight, chance: Random, most: int, tables: int = TABLES) -> list[Choice]:
    """The decisions that promise most, best first."""
    trials = Trials(seen, chance, tables)
    return [trials.with_reasons(each.choice) for each in trials.ranked[:most]]


def cards_of(text: str, view: DepotView) -> list[str]:
    """The cards that an action is about: `board L` is about the first of the left column."""
    named = operands_of(text, view["left"], view["right"])
    if "count" in named:
        assert view["seat"] is not None
        left = named["count"]
        lacking = HAND_TRAVELLERS - view["seats"][view["seat"]]["travellers"]
        return [*view["left"][:left], *view["right"][: lacking - left]]
    return [named["bus"]] if "bus" in named else named.get("travellers", [])


def _candidates(imagined: Imagined, worth: Worth, codes: list[int], chance: Random) -> list[int]:
    """The first decisions of the turns that look best; of a shout or a pass both."""
    first = imagined.day(chance)
    if imagined.me != first.current:
        return codes[:CANDIDATES]
    found: list[int] = []
    for plan in Planner(worth, WIDTH, False).plans(first):
        code = plan.codes[0]
        if code in codes and code not in found:
            found.append(code)
    return found[:CANDIDATES] or codes[:CANDIDATES]


def review_depot(
    game: DepotGame,
    seats: list[int] | None = None,
    *,
    tables: int = TABLES,
    watch: Callable[[int, int], None] | None = None,
) -> Review:
    """The review of these seats, or of all."""
    wanted = list(range(game.seats)) if seats is None else seats
    twin = DepotGame(game.deal)
    moments: dict[int, list[Moment]] = {seat: [] for seat in wanted}
    before: dict[int, tuple[int, float]] = {}
    for place, action in enumerate(game.actions):
        seat = twin.pending()[0]
        if seat in moments:
            trials = Trials(Perspective(twin, seat), Random(f"review {place}"), tables, action.text)
            first = trials.ranked[0]
            played = next(each for each in trials.ranked if each.choice.action == action.text)
            best = chosen = played.choice
            if first.is_clearly_better(played):
                best = trials.with_reasons(first.choice, instead_of=chosen)
            known = before.get(seat)
            luck = best.expected - known[1] if known is not None and known[0] == twin.day else 0.0
            lost = shown(best.expected - chosen.expected)
            moments[seat].append(
                Moment(
                    place=place,
                    round=twin.day,
                    action=action.text,
                    expected=chosen.expected,
                    best=best,
                    lost=lost,
                    luck=shown(luck),
                    severity=lost,
                    cards=chosen.cards,
                )
            )
            before[seat] = (twin.day, chosen.expected)
        twin.play(seat, action)
        if watch is not None:
            watch(place + 1, len(game.actions))
    return Review("depot", "lead", [_summed_up(game, seat, moments[seat]) for seat in wanted])


def _summed_up(game: DepotGame, seat: int, moments: list[Moment]) -> SeatReview:
    start = lead = luck_at_end = 0.0
    for day, points in enumerate(_points_of_days(game), 1):
        reached = shown(margin_of(points, seat, game.deal.rules.teams))
        own = [moment for moment in moments if moment.round == day]
        start += own[0].best.expected if own else 0.0
        luck_at_end += reached - (own[-1].expected if own else 0.0)
        lead += reached
    return SeatReview(
        seat=seat,
        total=game.totals()[seat],
        expected_at_start=shown(start),
        luck=shown(sum(moment.luck for moment in moments) + luck_at_end),
        lost=shown(sum(moment.lost for moment in moments)),
        lost_in_hindsight=None,
        moments=moments,
        critical=critical(moments),
        lead=shown(lead),
        luck_at_end=shown(luck_at_end),
    )


def _points_of_days(game: DepotGame) -> list[list[int]]:
    """By day and seat."""
    seats = game.tally()["seats"]
    days = [[sum(points or 0 for points in day.values()) for day in one["days"]] for one in seats]
    return [list(points) for points in zip(*days, strict=True)]
