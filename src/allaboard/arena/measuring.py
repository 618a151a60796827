"""How fast this build is: one worker measures one mode and prints what it found.

`python -m allaboard.arena.measuring SECONDS` spends about that long on each measurement and prints one JSON
object. `benchmark` starts it for both modes in turn, so that their ratio comes from one run.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import count
from random import Random
from time import perf_counter
from typing import Protocol, TypeVar

from allaboard.arena.playouts import play_depot_randomly, play_greedily, play_randomly
from allaboard.boards import loader
from allaboard.boards.strict_json import read_json
from allaboard.deals import deal_depot_setup, deal_line_setup
from allaboard.drawing.plain import draw_position
from allaboard.engine import LineDeal, LineOptions, game_of, is_compiled
from allaboard.engine.depot.deal import DepotDeal
from allaboard.engine.depot.deal import checked_deal as checked_depot_deal
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.depot.setup import DepotOptions
from allaboard.engine.line.game import LineGame
from allaboard.records import Player, parse_record, play_record, record_of
from allaboard.records.answers import score_answer
from allaboard.records.writing import to_line

DEALS = 200
CHECKED_RANDOM_GAMES = 600
CHECKED_GREEDY_GAMES = 100
CHECKED_DEPOT_GAMES = 100


class Counted(Protocol):
    """A game whose result can go into a checksum."""

    def totals(self) -> Sequence[int | None]: ...


AnyGame = TypeVar("AnyGame", bound=Counted)


def deals() -> list[LineDeal]:
    """Two-player deals of New York; the game starts with the choice of departures."""
    city = loader.load("new_york")
    return [LineDeal(city, deal_line_setup(city, 2, f"bench {number}"), LineOptions()) for number in range(DEALS)]


def depot_deals() -> list[DepotDeal]:
    """Four-player deals of Depot."""
    return [checked_depot_deal(deal_depot_setup(4, f"bench {number}"), DepotOptions()) for number in range(DEALS)]


def rate(step: Callable[[], object], seconds: float) -> float:
    """How often `step` runs in a second."""
    done = 0
    start = perf_counter()
    while (passed := perf_counter() - start) < seconds:
        for _ in range(20):
            step()
        done += 20
    return done / passed


def play_through_interface(game: LineGame, draw: Callable[[], float]) -> int:
    """A random game driven from outside, as a bot writer would; gives the number of decisions."""
    decisions = 0
    while not game.is_over:
        seat = game.pending()[0]
        legal = game.legal(seat)
        game.apply(seat, legal[int(draw() * len(legal))])
        decisions += 1
    return decisions


class Worker:
    """All measurements of one mode."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.deals = deals()
        self.depot_deals = depot_deals()
        self.found: dict[str, float | str] = {}

    def measure(self) -> dict[str, float | str]:
        """Measure everything and say what was found, by name."""
        self.found["mode"] = "compiled" if is_compiled() else "pure"
        self._games("random", CHECKED_RANDOM_GAMES, self._fresh_games(), play_randomly)
        self._games("greedy", CHECKED_GREEDY_GAMES, self._fresh_games(), lambda game, draw: play_greedily(game))
        self._games("interface", CHECKED_RANDOM_GAMES, self._fresh_games(), play_through_interface)
        self._games("depot", CHECKED_DEPOT_GAMES, self._fresh_depot_games(), play_depot_randomly)
        self._positions()
        self._records()
        self._pictures()
        return self.found

    def _fresh_games(self) -> Iterator[LineGame]:
        for number in count():
            yield game_of(self.deals[number % DEALS])

    def _fresh_depot_games(self) -> Iterator[DepotGame]:
        for number in count():
            yield DepotGame(self.depot_deals[number % DEALS])

    def _games(
        self,
        name: str,
        checked: int,
        games: Iterator[AnyGame],
        play: Callable[[AnyGame, Callable[[], float]], object],
    ) -> None:
        """Games a second, after the first few gave a checksum that both modes must share."""
        draw = Random(name).random
        digest = sha256()
        for _ in range(checked):
            game = next(games)
            play(game, draw)
            digest.update(repr(game.totals()).encode())
        self.found[f"{name}_checksum"] = digest.hexdigest()[:12]
        self.found[f"{name}_games"] = rate(lambda: play(next(games), draw), self.seconds)

    def _positions(self) -> None:
        """`legal` on positions where nobody asked yet, and copies of them."""
        draw = Random("positions").random
        positions: list[LineGame] = []
        games = self._fresh_games()
        while len(positions) < 1000:
            game = next(games)
            while not game.is_over:
                if game.phase == "turn":
                    positions.append(game.copy())
                legal = game.legal(game.pending()[0])
                game.apply(game.pending()[0], legal[int(draw() * len(legal))])
        asked, spent = 0, 0.0
        while spent < self.seconds:
            fresh = [(position.copy(), position.pending()[0]) for position in positions]
            start = perf_counter()
            for game, seat in fresh:
                game.legal(seat)
            spent += perf_counter() - start
            asked += len(fresh)
        self.found["legal"] = asked / spent
        middle = positions[len(positions) // 2]
        self.found["copy"] = 1e6 / rate(middle.copy, self.seconds / 2)

    def _records(self) -> None:
        """Records read, checked, replayed and scored, as `allaboard score --json` does."""
        draw = Random("records").random
        lines = []
        for game in [game_of(deal) for deal in self.deals[:50]]:
            play_randomly(game, draw)
            lines.append(to_line(record_of(game, [Player("Red"), Player("Blue")]).to_json()).encode())
        turn = iter(lines * 1_000_000)

        def score_next() -> None:
            record = parse_record(read_json(next(turn)))
            to_line(score_answer(record, play_record(record)))

        self.found["records"] = rate(score_next, self.seconds)

    def _pictures(self) -> None:
        """A finished game of five in London as a picture: board, tickets and sheets."""
        city = loader.load("london")
        game = game_of(LineDeal(city, deal_line_setup(city, 5, "bench"), LineOptions()))
        play_greedily(game)
        record = record_of(game, [Player(name) for name in ("Red", "Blue", "Yellow", "Green", "Violet")])
        draw_position(record, game, viewer="all")  # once before: words and fonts are read with the first picture
        times: list[float] = []
        while sum(times) < self.seconds or len(times) < 3:
            start = perf_counter()
            draw_position(record, game, viewer="all")
            times.append(perf_counter() - start)
        self.found["drawing"] = 1000 * min(times)


if __name__ == "__main__":
    print(json.dumps(Worker(float(sys.argv[1])).measure()))
