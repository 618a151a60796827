"""Where the time of a decision goes: how many positions `master` looks at, and what a look at one of them takes.

    python benchmarks/thinking.py --json

The decisions are those of solo games in New York without a limit of time. For each of them the beam is followed once
more, step by step, to count and to keep what it looked at; then the parts of a look are timed by themselves on a sample
of it, and their shares are of what they take together.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean
from time import process_time

from best import fresh
from telling import Figure, tell

from allaboard.boards.loader import load
from allaboard.bots import Perspective
from allaboard.bots.line.futures import Future, Futures
from allaboard.bots.line.players import LEVELS, Depth, LinePlayer
from allaboard.bots.line.runner import Runner, Scene
from allaboard.bots.line.search import expand
from allaboard.bots.line.seen import Seen, seen_by
from allaboard.bots.line.value import Value
from allaboard.bots.line.weights import weights_of
from allaboard.engine.line.table import TableTurn

CITY = "new_york"
SAMPLE = 20_000  # looks that are timed part by part


@dataclass(frozen=True)
class Taken:
    """A step of a beam: a line before and after a turn, in the scene of that turn."""

    scene: Scene
    before: Runner
    turn: TableTurn
    wish: int
    after: Runner
    counts: list[int]
    left: int


def beam(future: Future, runner: Runner, value: Value, counts: list[int], width: int) -> Iterator[Taken]:
    """Every step that `search.along` looks at."""
    lines, rest = [runner], counts.copy()
    for at, shape in enumerate(future.shapes):
        scene = future.scenes[at]
        rest[shape] -= 1
        left = len(future.shapes) - at - 1
        met: list[tuple[float, Runner]] = []
        for line in lines:
            wish = line.choices(scene, shape).wish
            for step in expand(scene, line, value, shape, rest, left):
                if step.runner is not None:
                    met.append((step.worth, step.runner))
                    yield Taken(scene, line, step.turn, wish, step.runner, rest.copy(), left)
        met.sort(key=lambda each: -each[0])
        lines = [line for _, line in met[:width]]


def followed(candidates: int, orders: int) -> int:
    """How many lines are followed along an order in a decision: after each third the worse half is left."""
    total = 0
    for number in range(1, orders + 1):
        total += candidates
        if number % max(1, orders // 3) == 0 and candidates > 2:
            candidates = (candidates + 1) // 2
    return total


@dataclass
class Thought:
    """What one decision took."""

    seconds: float
    lines: int
    positions: float
    foreseeing: float  # seconds, of all futures together
    steps: list[Taken]  # of one order


def thought(bot: LinePlayer, depth: Depth, perspective: Perspective, value: Value, chance: Random) -> Thought | None:
    """Think about a decision as `master` does, and once more to see how; None where there is nothing to choose."""
    seen = seen_by(perspective.view(), perspective.city, perspective.seat)
    candidates = _candidates(seen, value, depth)
    if not seen.to_come or len(candidates) < 2:
        return None
    start = process_time()
    bot.rank(perspective.view(), perspective.city, perspective.seat)
    seconds = process_time() - start
    futures = Futures(seen, value)
    start = process_time()
    future = [futures.draw(chance) for _ in range(depth.orders)][-1]
    foreseeing = process_time() - start
    steps = [step for line in candidates for step in beam(future, line, value, seen.counts(), depth.width)]
    lines = followed(len(candidates), depth.orders)
    return Thought(seconds, lines, lines * len(steps) / len(candidates), foreseeing, steps)


def _candidates(seen: Seen, value: Value, depth: Depth) -> list[Runner]:
    steps = expand(seen.scene, seen.runner, value, seen.shape, seen.counts(), len(seen.to_come))
    best = sorted(steps, key=lambda step: -step.worth)[: depth.candidates]
    return [step.runner for step in best if step.runner is not None]


def timed(part: Callable[[Taken], object], steps: list[Taken]) -> float:
    """Seconds that a part of a look takes, for all of these steps."""
    start = process_time()
    for step in steps:
        part(step)
    return process_time() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    city = load(CITY)
    value = Value(len(city.stops), weights_of(city))
    depth = replace(LEVELS["master"], seconds=None)
    chance = Random(CITY)
    thoughts: list[Thought] = []
    for number in range(wishes.deals):
        seed = f"thinking {number}"
        game = fresh(CITY, seed)
        bot = LinePlayer("master", seed, depth=depth)
        while not game.is_over:
            found = thought(bot, depth, Perspective(game, 0), value, chance)
            thoughts += [] if found is None else [found]
            game.play(0, bot.choose(Perspective(game, 0)))
    tell(figures(thoughts, value, chance), wishes.json)


def figures(thoughts: list[Thought], value: Value, chance: Random) -> list[Figure]:
    """All decisions together."""
    seconds = fmean(thought.seconds for thought in thoughts)
    foreseeing = fmean(thought.foreseeing for thought in thoughts)
    positions = fmean(thought.positions for thought in thoughts)
    parts = shares([step for thought in thoughts for step in thought.steps], value, chance)
    decision, looked_at = round(1e3 * seconds, 1), round(positions)  # as they are told
    return [
        ("decisions", len(thoughts), ""),
        ("time for a decision", decision, "ms"),
        ("of this, drawing orders and rush hours", round(100 * foreseeing / seconds, 1), "%"),
        ("lines followed to the end, in a decision", round(fmean(thought.lines for thought in thoughts)), ""),
        ("positions looked at, in a decision", looked_at, ""),
        ("time for a position", round(1e3 * decision / looked_at, 2), "us"),
        *((f"of this, {name}", round(100 * share, 1), "%") for name, share in parts.items()),
    ]


def shares(steps: list[Taken], value: Value, chance: Random) -> dict[str, float]:
    """Which part of a look takes how much of it."""
    sample = chance.sample(steps, min(SAMPLE, len(steps)))
    moving = timed(lambda step: step.before.after(step.scene, step.turn, step.wish), sample)
    valuing = timed(lambda step: value.of(step.scene, step.after, step.counts, step.left), sample)
    surviving = timed(_list_turns_to_come, sample)
    return {
        "moving the line on": moving / (moving + valuing),
        "its value, turns that the tickets to come would leave": surviving / (moving + valuing),
        "its value, stops around and the sheet": (valuing - surviving) / (moving + valuing),
    }


def _list_turns_to_come(step: Taken) -> None:
    """What the value does to know which tickets would leave no turn."""
    for shape, count in enumerate(step.counts):
        if count:
            step.after.places(step.after.choices(step.scene, shape))


if __name__ == "__main__":
    main()
