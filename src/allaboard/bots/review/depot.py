"""The review of a game of Depot: what each decision was expected to bring on tables as the seat could imagine them.

What is expected is the lead over the others at the end of the day. There is no hindsight: with all cards known the
others would have decided otherwise too.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, cast

from allaboard.bots.depot.imagining import Imagined
from allaboard.bots.depot.lookahead import Lookahead, Trial
from allaboard.bots.depot.players import weights_of
from allaboard.bots.depot.turns import Planner
from allaboard.bots.depot.worth import Worth
from allaboard.bots.perspective import Perspective
from allaboard.bots.review.answers import Choice, Moment, Review, SeatReview, critical, severity_of
from allaboard.bots.sight import Sight
from allaboard.engine.depot.actions import code_of
from allaboard.engine.depot.cards import HAND_TRAVELLERS
from allaboard.engine.depot.game import DepotGame, start_depot

if TYPE_CHECKING:
    from allaboard.engine.depot.view import DepotView

CANDIDATES = 5
TABLES = 12
WIDTH = 4
_PLACE = re.compile(r"([LR])(\d*)")  # in the waiting room: the first of a column, or a later one


def depot_choices(
    seen: Perspective | Sight, chance: Random, also: str | None = None, tables: int = TABLES
) -> list[Choice]:
    """The decisions that promise most, best first, and with them the one with the text `also`."""
    view = cast("DepotView", seen.view())
    texts = [action.text for action in seen.legal()]
    codes = [code_of(text) for text in texts]
    worth = Worth(weights_of(len(view["seats"])))
    imagined = Imagined(view, codes)
    wanted = _candidates(imagined, worth, codes, chance)
    if also is not None and code_of(also) not in wanted:
        wanted.append(code_of(also))
    trials = [Trial([code], 0.0) for code in wanted]
    look = Lookahead(Planner(worth, 2, True), 1)
    look.compare(trials, [imagined.day(chance) for _ in range(tables)], imagined.me)
    ranked = sorted(trials, key=lambda trial: -trial.total)
    found = []
    for each in ranked:
        text = texts[codes.index(each.codes[0])]
        found.append(Choice(text, round(each.total / each.tables, 2), [], cards_of(text, view)))
    return found


def cards_of(text: str, view: DepotView) -> list[str]:
    """The cards that an action is about: `board L` is about the first of the left column."""
    word, *operands = text.split(" ")
    if word == "take":
        assert view["seat"] is not None
        left = int(operands[0])
        lacking = HAND_TRAVELLERS - view["seats"][view["seat"]]["travellers"]
        return [*view["left"][:left], *view["right"][: lacking - left]]
    if word not in {"board", "swap"}:
        return operands
    columns = {"L": view["left"], "R": view["right"]}
    places = [_PLACE.fullmatch(each) for each in operands]
    return [
        each if place is None else columns[place[1]][int(place[2] or 0)]
        for each, place in zip(operands, places, strict=True)
    ]


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
    twin = start_depot(game.deal.setup, game.deal.options)
    moments: dict[int, list[Moment]] = {seat: [] for seat in wanted}
    before: dict[int, tuple[int, float]] = {}
    for place, action in enumerate(game.actions):
        seat = twin.pending()[0]
        if seat in moments:
            choices = depot_choices(Perspective(twin, seat), Random(f"review {place}"), action.text, tables)
            chosen = next(choice for choice in choices if choice.action == action.text)
            best = chosen if chosen.expected >= choices[0].expected else choices[0]
            known = before.get(seat)
            luck = best.expected - known[1] if known is not None and known[0] == twin.day else 0.0
            lost = round(best.expected - chosen.expected, 2)
            moments[seat].append(
                Moment(
                    place=place,
                    round=twin.day,
                    action=action.text,
                    expected=chosen.expected,
                    best=best,
                    lost=lost,
                    luck=round(luck, 2),
                    severity=severity_of(lost, None),
                    cards=chosen.cards,
                )
            )
            before[seat] = (twin.day, chosen.expected)
        twin.play(seat, action)
        if watch is not None:
            watch(place + 1, len(game.actions))
    return Review("depot", "lead", [_summed_up(game, seat, moments[seat]) for seat in wanted])


def _summed_up(game: DepotGame, seat: int, moments: list[Moment]) -> SeatReview:
    return SeatReview(
        seat=seat,
        total=game.totals()[seat],
        expected_at_start=moments[0].best.expected if moments else 0.0,
        luck=round(sum(moment.luck for moment in moments), 2),
        lost=round(sum(moment.lost for moment in moments), 2),
        lost_in_hindsight=None,
        moments=moments,
        critical=critical(moments),
    )
