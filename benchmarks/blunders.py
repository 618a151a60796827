"""How often the review names a planted blunder as the worst turn of its game.

    python benchmarks/blunders.py --games 50 --name autumn --json

A solo game is played well but for one turn, and the search proves what that turn cost. `--name` makes the deals: other
names, other games, so that a rule that was tuned on some is measured on others. `expert` plays all other turns: with
`--player regular` there is more than one blunder in some games, since its own mistakes cost as much now and then.
One line a game goes to standard error, the figures to standard output.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import process_time

from telling import tell

from allaboard.boards.loader import load
from allaboard.bots import Perspective
from allaboard.bots.best.problem import Course, opening, task_of
from allaboard.bots.best.solving import solve, value_in
from allaboard.bots.budget import Budget
from allaboard.bots.levels import LevelBot
from allaboard.bots.review.line import review_line
from allaboard.deals import deal_line_setup
from allaboard.engine import start_game
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.table import TableTurn

CITY = "new_york"
ROUNDS = 12
PLAYERS = ("regular", "expert")
BLUNDER = 8  # points that it costs at least
EARLIEST = 5  # turns before it: with fewer the search takes minutes
SECONDS = 2.0  # for each turn with hindsight


@dataclass(frozen=True)
class Blunder:
    """A finished game and the turn that was planted there."""

    game: LineGame
    turn: int  # counted from 0
    cost: int  # proven


@dataclass(frozen=True)
class Named:
    """What the review made of it."""

    seed: str
    blunder: Blunder
    critical: list[int]

    @property
    def is_first(self) -> bool:
        return self.critical[:1] == [self.blunder.turn]


def with_a_blunder(seed: str, player: str = "expert") -> Blunder | None:
    """A game with a blunder; None if there is none where it was looked for."""
    board = load(CITY)
    game = start_game(board, deal_line_setup(board, 1, seed))
    _play_on(game, seed, player)
    chance = Random(seed)
    turn = chance.randrange(EARLIEST, ROUNDS - 1)
    course = Course(game, 0)
    own = course.turns[0][:turn]
    if len(course.turns[0]) < ROUNDS:
        return None
    value = value_in(course)
    could = solve(task_of(course, own), value, width=30)
    twin = opening(game.deal, [number or 0 for number in game.departures])
    for taken in own:
        twin.play(0, taken)
    legal = [turn for turn in twin.legal(0) if isinstance(turn, TableTurn) and not turn.looping]
    chance.shuffle(legal)
    for worse in legal:
        after = solve(task_of(course, [*own, worse]), value, width=30)
        if could.total is None or after.total is None or not (could.proven and after.proven):
            continue
        if could.total - after.total >= BLUNDER:
            twin.play(0, worse)
            _play_on(twin, seed, player)
            return Blunder(twin, turn, could.total - after.total)
    return None


def named(name: str, games: int, player: str = "expert") -> Iterator[Named]:
    """What the review says of the first games of a name that have a blunder."""
    found = number = 0
    while found < games:
        seed = f"{name} {number}"
        number += 1
        blunder = with_a_blunder(seed, player)
        if blunder is not None:
            found += 1
            told = review_line(blunder.game, seconds=SECONDS).seats[0]
            yield Named(seed, blunder, told.critical)


def _play_on(game: LineGame, seed: str, player: str) -> None:
    """With all of its trials, however long they take: the same game on every machine."""
    bot = LevelBot(player, f"{seed} 0", Budget(effort=1.0))
    while not game.is_over:
        game.play(0, bot.choose(Perspective(game, 0)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--name", default="blunder")
    parser.add_argument("--player", default="expert", choices=PLAYERS)
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    start = process_time()
    first = among = 0
    for number, each in enumerate(named(wishes.name, wishes.games, wishes.player), 1):
        first += each.is_first
        among += each.blunder.turn in each.critical
        told = f"{number}: {each.seed}, turn {each.blunder.turn} for {each.blunder.cost} points, named {each.critical}"
        print(told, f"({first} first)", file=sys.stderr, flush=True)
    found = [
        (f"games that {wishes.player} played, each with one planted blunder", wishes.games, ""),
        ("the blunder is named first", first, ""),
        ("the blunder is named among the critical moments", among, ""),
        ("time for a game and its review", round((process_time() - start) / wishes.games, 1), "s"),
    ]
    tell(found, wishes.json)


if __name__ == "__main__":
    main()
