"""A contest: which players meet in which game, on which deals and in which seats.

Every deal is played once for every seat that the line-up can be turned to, so that luck of the deal and of the seat is
the same for everybody. A game of a contest is known by its number alone: whoever plays number 17 plays the same game,
as long as no limit of time decides.

Where programs play, deals come from a random salt as well, which they cannot know: from the seed alone a program could
deal itself what it is not to see. With the same salt the same games are played again.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from time import perf_counter
from typing import TypeAlias

import msgspec

from allaboard.arena.entries import Entry
from allaboard.boards.city import City
from allaboard.boards.faults import refuse
from allaboard.boards.loader import load
from allaboard.bots import Bot, Budget, Perspective, bot_of
from allaboard.bots.external.player import ExternalBot, Lost
from allaboard.deals import deal_depot_setup, deal_line_setup
from allaboard.engine import LineGame, start_game
from allaboard.engine.depot.game import DepotGame, start_depot
from allaboard.engine.depot.setup import DepotOptions
from allaboard.engine.line.setup import LineOptions
from allaboard.records import Player, record_of
from allaboard.records.model import MAX_NAME
from allaboard.records.writing import to_line

AnyGame: TypeAlias = LineGame | DepotGame
SMALL = {"bus": "new_york", "metro": "rome"}  # the city of each line game that is played when none is named


class Played(msgspec.Struct, frozen=True):
    """How a game ended. Everything is by contestant, in the order of the line-up, whatever seat it had."""

    number: int
    totals: list[int | None]  # None: eliminated
    ranks: list[int]
    shares: list[float]  # of the victory: 1, a part of it when it is shared, or 0
    milliseconds: list[float]  # in all decisions together
    decisions: list[int]
    longest: list[float] = []  # the longest decision of each, in milliseconds
    lost: list[list[Lost]] = []  # decisions of external players that were made at random, if there are such players
    record: str | None = None


class Stopped(Exception):
    """A game was left because nobody waits for it any more."""


@dataclass(frozen=True)
class Contest:
    """Players, one for each seat of a game. Players of one name are one player with several seats."""

    entries: tuple[Entry, ...]
    city: City | None  # None: Depot
    seed: str = "arena"
    budget: Budget = field(default_factory=Budget)
    line_options: LineOptions = field(default_factory=LineOptions)
    depot_options: DepotOptions = field(default_factory=DepotOptions)
    salt: str = ""  # what nobody can guess, while programs play; empty: deals come from the seed alone

    @property
    def line_up(self) -> tuple[str, ...]:
        """The name of the player in each place."""
        return tuple(entry.name for entry in self.entries)

    @property
    def seats(self) -> int:
        return len(self.entries)

    @property
    def has_programs(self) -> bool:
        return any(entry.command for entry in self.entries)

    def deal(self, number: int) -> int:
        """The deal that a game is played with."""
        return number // self.seats

    def deal_seed(self, number: int) -> str:
        """What that deal comes from. With a salt it leads to no other deal, and not back to the salt."""
        named = f"{self.seed} {self.deal(number)}"
        return hmac.digest(self.salt.encode(), named.encode(), "sha256").hex() if self.salt else named

    def start(self, number: int) -> AnyGame:
        """The game with this number before its first decision."""
        seed = self.deal_seed(number)
        if self.city is None:
            return start_depot(deal_depot_setup(self.seats, seed), self.depot_options)
        return start_game(self.city, deal_line_setup(self.city, self.seats, seed), self.line_options)

    def contestant(self, number: int, seat: int) -> int:
        """Who sits where: with every game of a deal everybody moves on by one seat."""
        return (seat + number) % self.seats

    def bot(self, number: int, who: int) -> Bot:
        """A contestant in the game with this number."""
        entry = self.entries[who]
        seed = f"{self.deal_seed(number) if self.salt else self.seed} {number} {who}"
        if entry.command:
            return ExternalBot(entry.name, entry.command, seed, self.budget.seconds)
        return bot_of(entry.bot, seed, self.budget)


def new_salt() -> str:
    """A salt that nobody knows."""
    return secrets.token_hex(16)


def contest_of(
    entries: tuple[Entry, ...],
    game: str | None,
    city: str | None,
    seed: str,
    budget: Budget | None = None,
    *,
    salt: str = "",
) -> Contest:
    """A contest that can be played; `FaultsFound` says why not. A city says the game; with neither it is Bus."""
    if game == "depot" and city is not None:
        raise refuse("city", "--city", "depot is not played in a city")
    place = None if game == "depot" else load(SMALL[game or "bus"] if city is None else city)
    if place is not None and game is not None and place.game != game:
        raise refuse("city", "--city", f"{place.name} is a city of {place.game}")
    contest = Contest(entries, place, seed, budget or Budget(), salt=salt)
    contest.start(0)  # whatever is wrong with the number of players is said now
    return contest


_warm: set[tuple[str, int, str]] = set()


def warm_up(contest: Contest) -> None:
    """Let every level look at a first turn once in a process: what it reads from files is no time of thought."""
    place = "" if contest.city is None else contest.city.name
    for name in {entry.bot for entry in contest.entries if entry.bot}:
        if (place, contest.seats, name) in _warm:
            continue
        _warm.add((place, contest.seats, name))
        game = contest.start(0)
        while game.phase == "departure":
            seat = game.pending()[0]
            game.play(seat, game.legal(seat)[0])
        bot_of(name, "warm", Budget(effort=1e-9)).choose(Perspective(game, game.pending()[0]))


def _never() -> bool:
    return False


def play(
    contest: Contest, number: int, *, with_record: bool = False, is_stopped: Callable[[], bool] = _never
) -> Played:
    """Play the game with this number to its end; raises `Stopped` when it is told to before a decision."""
    warm_up(contest)
    game = contest.start(number)
    seats = range(contest.seats)
    sitting = [contest.contestant(number, seat) for seat in seats]
    bots = [contest.bot(number, who) for who in sitting]
    spent = [0.0] * contest.seats
    longest = [0.0] * contest.seats
    decisions = [0] * contest.seats
    with ExitStack() as ends:
        for seat, bot in enumerate(bots):
            if isinstance(bot, ExternalBot):
                ends.callback(bot.end)
                bot.begin(Perspective(game, seat))
        while not game.is_over:
            if is_stopped():
                raise Stopped
            seat = game.pending()[0]
            perspective = Perspective(game, seat)
            start = perf_counter()
            action = bots[seat].choose(perspective)
            taken = perf_counter() - start
            spent[seat] += taken
            longest[seat] = max(longest[seat], taken)
            decisions[seat] += 1
            game.play(seat, action)
        for seat, bot in enumerate(bots):
            if isinstance(bot, ExternalBot):
                bot.hear_scores(game.scores(seat))
    tally = game.tally()
    winners = tally["winners"]
    seat_of = [sitting.index(who) for who in seats]
    lost = [bot.lost if isinstance(bot, ExternalBot) else [] for bot in bots]
    return Played(
        number=number,
        totals=[tally["seats"][seat]["total"] for seat in seat_of],
        ranks=[tally["seats"][seat]["rank"] for seat in seat_of],
        shares=[1 / len(winners) if seat in winners else 0.0 for seat in seat_of],
        milliseconds=[round(1000 * spent[seat], 3) for seat in seat_of],
        decisions=[decisions[seat] for seat in seat_of],
        longest=[round(1000 * longest[seat], 3) for seat in seat_of],
        lost=[lost[seat] for seat in seat_of] if contest.has_programs else [],
        record=_record(contest, game, number, sitting) if with_record else None,
    )


def _record(contest: Contest, game: AnyGame, number: int, sitting: list[int]) -> str:
    entries = [contest.entries[who] for who in sitting]
    players = [Player(entry.name[:MAX_NAME], bot=(entry.bot or entry.name)[:MAX_NAME]) for entry in entries]
    return to_line(record_of(game, players, contest.deal_seed(number)).to_json())
