"""A contest: which players meet in which game, on which deals and in which seats.

Every deal is played once for every seat that the line-up can be turned to, so that luck of the deal and of the seat is
the same for everybody. A game of a contest is known by its number alone: whoever plays number 17 plays the same game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from time import perf_counter
from typing import TypeAlias

import msgspec

from allaboard.boards.city import City
from allaboard.boards.faults import refuse
from allaboard.boards.harmless import shown
from allaboard.boards.loader import load
from allaboard.bots import BOT_NAMES, Bot, Perspective, bot_of
from allaboard.deals import deal_depot_setup, deal_line_setup
from allaboard.engine import LineGame, start_game
from allaboard.engine.depot.game import DepotGame, start_depot
from allaboard.engine.depot.setup import DepotOptions
from allaboard.engine.line.setup import LineOptions
from allaboard.records import Player, record_of
from allaboard.records.writing import to_line

AnyGame: TypeAlias = LineGame | DepotGame
MOST_OF_A_KIND = 6


class Played(msgspec.Struct, frozen=True):
    """How a game ended. Everything is by contestant, in the order of the line-up, whatever seat it had."""

    number: int
    totals: list[int | None]  # None: eliminated
    ranks: list[int]
    shares: list[float]  # of the victory: 1, a part of it when it is shared, or 0
    milliseconds: list[float]  # in all decisions together
    decisions: list[int]
    record: str | None = None


@dataclass(frozen=True)
class Contest:
    """Players by their names, one for each seat of a game."""

    line_up: tuple[str, ...]
    city: City | None  # None: Depot
    seed: str = "arena"
    line_options: LineOptions = field(default_factory=LineOptions)
    depot_options: DepotOptions = field(default_factory=DepotOptions)

    @property
    def seats(self) -> int:
        return len(self.line_up)

    def deal(self, number: int) -> int:
        """The deal that a game is played with."""
        return number // self.seats

    def start(self, number: int) -> AnyGame:
        """The game with this number before its first decision."""
        seed = f"{self.seed} {self.deal(number)}"
        if self.city is None:
            return start_depot(deal_depot_setup(self.seats, seed), self.depot_options)
        return start_game(self.city, deal_line_setup(self.city, self.seats, seed), self.line_options)

    def contestant(self, number: int, seat: int) -> int:
        """Who sits where: with every game of a deal everybody moves on by one seat."""
        return (seat + number) % self.seats


def line_up_of(texts: list[str]) -> tuple[str, ...]:
    """`["expert", "greedy:3"]` is one expert and three greedy ones."""
    names: list[str] = []
    for text in texts:
        name, _, count = text.partition(":")
        if name not in BOT_NAMES:
            raise refuse("bot", "bots", f"{shown(name)} is not one of {', '.join(BOT_NAMES)}")
        if count and (not count.isdecimal() or not 1 <= int(count) <= MOST_OF_A_KIND):
            raise refuse("bot", "bots", f"{shown(text)}: the number must be from 1 to {MOST_OF_A_KIND}")
        names += [name] * int(count or 1)
    return tuple(names)


def contest_of(texts: list[str], game: str, city: str | None, seed: str) -> Contest:
    """A contest that can be played; `FaultsFound` says why not."""
    line_up = line_up_of(texts)
    if game == "depot":
        if city is not None:
            raise refuse("city", "--city", "depot is not played in a city")
        contest = Contest(line_up, None, seed)
    else:
        found = load(city or {"bus": "new_york", "metro": "rome"}[game])
        if found.game != game:
            raise refuse("city", "--city", f"{found.name} is a city of {found.game}")
        contest = Contest(line_up, found, seed)
    contest.start(0)  # whatever is wrong with the number of players is said now
    return contest


def play(contest: Contest, number: int, *, with_record: bool = False) -> Played:
    """Play the game with this number to its end."""
    game = contest.start(number)
    sitting = [contest.contestant(number, seat) for seat in range(contest.seats)]
    bots: list[Bot] = [bot_of(contest.line_up[who], f"{contest.seed} {number} {who}") for who in sitting]
    spent = [0.0] * contest.seats
    decisions = [0] * contest.seats
    while not game.is_over:
        seat = game.pending()[0]
        perspective = Perspective(game, seat)
        start = perf_counter()
        action = bots[seat].choose(perspective)
        spent[seat] += perf_counter() - start
        decisions[seat] += 1
        game.play(seat, action)
    tally = game.tally()
    winners = tally["winners"]
    seat_of = [sitting.index(who) for who in range(contest.seats)]
    record = None
    if with_record:
        players = [Player(contest.line_up[who], bot=contest.line_up[who]) for who in sitting]
        record = to_line(record_of(game, players, contest.seed).to_json())
    return Played(
        number=number,
        totals=[tally["seats"][seat]["total"] for seat in seat_of],
        ranks=[tally["seats"][seat]["rank"] for seat in seat_of],
        shares=[1 / len(winners) if seat in winners else 0.0 for seat in seat_of],
        milliseconds=[round(1000 * spent[seat], 3) for seat in seat_of],
        decisions=[decisions[seat] for seat in seat_of],
        record=record,
    )
