"""Chance as a series of draws, each from what is left: for algorithms that want to see it as it happens.

A set-up is drawn before the first decision (S1-S5, Z1, D8-D12), but the tickets of a line game one by one, each when
its round begins: so nobody who plans ahead in a copy of a game can know which comes next. Alone, all tickets are drawn
at once, because the rival's line is made of them (Z3); and Depot's piles lie there in their order from the start.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from allaboard.deals import rival_line
from allaboard.engine import game_of
from allaboard.engine.depot.cards import BUS_IDS, BUSES, TRAVELLER_IDS, TRAVELLERS
from allaboard.engine.depot.deal import DepotDeal
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.depot.setup import DAYS, DayDecks, DepotSetup
from allaboard.engine.line.deal import LineDeal
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.setup import (
    COMMON_OBJECTIVES,
    OBJECTIVE_NAMES,
    PERSONAL_OBJECTIVES,
    SOLO_COMMON_OBJECTIVES,
    LineSetup,
)
from allaboard.engine.line.shapes import SHEET_TYPES, TICKETS
from allaboard.engine.line.turn import DEPARTURES
from allaboard.envs.kinds import AnyGame, Kind

HALF: Final = TICKETS // 2


@dataclass(frozen=True)
class Draws:
    """So many draws from `size` things, none of which is put back."""

    name: str
    count: int
    size: int


def draws_of(kind: Kind) -> tuple[Draws, ...]:
    """All that is drawn before the first decision, in order."""
    seats = kind.seats
    if kind.city is None:
        decks = [Draws(f"{deck} {day}", size, size) for day in range(DAYS) for deck, size in _DECKS]
        return (Draws("first", 1, seats), Draws("ties", seats, seats), *decks)
    solo = seats == 1
    line = (
        Draws("sheets", seats, SHEET_TYPES),
        Draws("personal", seats, PERSONAL_OBJECTIVES),
        Draws("common", SOLO_COMMON_OBJECTIVES if solo else COMMON_OBJECTIVES, len(OBJECTIVE_NAMES[kind.city.game])),
        Draws("hands", 2 * seats, len(kind.city.departures)),
        Draws("inspector", 1, seats),
    )
    alone = (Draws("tickets", TICKETS, TICKETS), Draws("rush 0", 1, HALF), Draws("rush 1", 1, HALF))
    return line + alone if solo else line


_DECKS: Final = (("buses", BUSES), ("travellers", TRAVELLERS))


class Dealing:
    """Draws that were made, and the next one."""

    def __init__(self, draws: tuple[Draws, ...]) -> None:
        self.draws = draws
        self.drawn: dict[str, list[int]] = {each.name: [] for each in draws}
        self._at = 0

    def next(self) -> Draws | None:
        """What is drawn next; None when all is dealt."""
        while self._at < len(self.draws) and len(self.drawn[self.draws[self._at].name]) == self.draws[self._at].count:
            self._at += 1
        return self.draws[self._at] if self._at < len(self.draws) else None

    def outcomes(self) -> list[int]:
        """What may come, each equally likely."""
        draw = self.next()
        return [] if draw is None else [each for each in range(draw.size) if each not in self.drawn[draw.name]]

    def take(self, outcome: int) -> None:
        draw = self.next()
        assert draw is not None
        assert outcome in self.outcomes()
        self.drawn[draw.name].append(outcome)


def start(kind: Kind, drawn: Mapping[str, list[int]]) -> AnyGame:
    """The game that was drawn; in a line game for several no ticket is known yet."""
    if kind.city is None:
        decks = [
            DayDecks(
                tuple(BUS_IDS[bus] for bus in drawn[f"buses {day}"]),
                tuple(TRAVELLER_IDS[card] for card in drawn[f"travellers {day}"]),
            )
            for day in range(DAYS)
        ]
        return DepotGame(
            DepotDeal(DepotSetup(drawn["first"][0], tuple(drawn["ties"]), tuple(decks)), kind.depot_options)
        )
    numbers = sorted(kind.city.departures)
    hands = [numbers[each] for each in drawn["hands"]]
    setup = LineSetup(
        sheets=tuple(each + 1 for each in drawn["sheets"]),
        personal=tuple(each + 1 for each in drawn["personal"]),
        common=tuple(OBJECTIVE_NAMES[kind.city.game][each] for each in drawn["common"]),
        departures=(None,) * kind.seats,
        tickets=tuple(each + 1 for each in drawn.get("tickets", ())),
        inspector=drawn["inspector"][0],
        hands=tuple((one, other) for one, other in list(pairwise(hands))[::2]),
    )
    if kind.seats == 1:
        setup = replace(setup, rush=(drawn["rush 0"][0], HALF + drawn["rush 1"][0]), rival=rival_line(kind.city, setup))
    return game_of(LineDeal(kind.city, setup, kind.line_options))


def waits_for_ticket(game: AnyGame) -> bool:
    """Whether the next ticket must be drawn before the game can go on."""
    return isinstance(game, LineGame) and not game.is_over and not game.pending()


def tickets_left(game: LineGame) -> list[int]:
    """The tickets that may come next."""
    return [ticket for ticket in range(1, TICKETS + 1) if ticket not in game.deal.setup.tickets]


def with_ticket(game: LineGame, ticket: int) -> LineGame:
    """The same game after this ticket was drawn: played again, because a deal does not change."""
    setup = game.deal.setup
    deal = LineDeal(game.deal.city, replace(setup, tickets=(*setup.tickets, ticket)), game.deal.options)
    found = game_of(deal)
    for seat, number in enumerate(game.departures):
        assert number is not None
        found.play(seat, DEPARTURES[number])
    turns = tuple(turn.text for turn in game.actions)
    assert found.play_texts(turns) == len(turns)
    return found
