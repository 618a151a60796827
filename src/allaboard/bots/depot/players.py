"""The levels of Depot above `greedy`: `regular`, `expert` and `master`.

All of them weigh whole turns with the learned value. `regular` takes the best turn; the others try the best few on
imagined tables first, and `master` on more of them. With a seed a player makes the same decisions again, unless a
limit of time cuts its thoughts short.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from random import Random
from time import perf_counter
from typing import cast

from allaboard.bots.depot.imagining import Imagined
from allaboard.bots.depot.lookahead import SHOUTED, Lookahead, Trial, better_half
from allaboard.bots.depot.turns import PASSED, Planner, shouts
from allaboard.bots.depot.worth import Worth
from allaboard.bots.perspective import Perspective
from allaboard.bots.sight import Sight
from allaboard.engine.actions import Action
from allaboard.engine.depot.actions import code_of
from allaboard.engine.depot.view import DepotView

HOPELESS = 4.0  # points by which a turn may look worse than the best and still be tried


@dataclass(frozen=True)
class Level:
    """How hard a player thinks about one decision."""

    width: int  # exchanges that are followed to the end of the turn
    decisions: int = 0  # that are tried on imagined tables
    trials: int = 0  # of one decision on one table, for each player: the more play, the more luck is in a trial
    rounds: int = 1  # of the game in each trial
    seconds: float = 0.0  # after which no further trial begins; 0 for no limit


LEVELS = {
    "regular": Level(width=4),
    "expert": Level(width=6, decisions=6, trials=30, rounds=1, seconds=0.19),
    "master": Level(width=8, decisions=8, trials=400, rounds=1, seconds=0.95),
}


@cache
def weights_of(seats: int) -> list[list[float]]:
    """The learned weights for a number of players, by stage of the day."""
    text = files("allaboard.bots.depot").joinpath("weights.json").read_text(encoding="utf-8")
    rows = json.loads(text)[str(seats)]
    return [[float(number) for number in row] for row in rows]


def depot_player(level: str, seed: str | None = None) -> DepotPlayer:
    """The player of that level; `KeyError` if there is none."""
    return DepotPlayer(level, LEVELS[level], seed)


class DepotPlayer:
    """Plays Depot from what its seat may see."""

    def __init__(
        self, name: str, level: Level, seed: str | None = None, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.name = name
        self._level = level
        self._chance = Random(seed)
        self._clock = clock

    def choose(self, perspective: Perspective | Sight) -> Action:
        """One of the legal actions."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        options = [code_of(action.text) for action in legal]
        return legal[options.index(self._decided(cast(DepotView, perspective.view()), options))]

    def _decided(self, view: DepotView, options: list[int]) -> int:
        start = self._clock()
        seats = len(view["seats"])
        worth = Worth(weights_of(seats))
        tables = Imagined(view, options)
        first = tables.day(self._chance)
        if tables.me != first.current:
            if not self._level.trials:
                return SHOUTED if shouts(first, first.decision()) else PASSED
            trials = [Trial([PASSED], 0.0), Trial([SHOUTED], 0.0)]
        else:
            plans = Planner(worth, self._level.width, False).plans(first)
            if not self._level.trials:
                return plans[0].codes[0]
            best = plans[0].value
            hopeful = [plan for plan in plans[: self._level.decisions] if plan.value > best - HOPELESS]
            trials = [Trial(plan.codes, plan.value) for plan in hopeful]
        look = Lookahead(Planner(worth, 2, True), self._level.rounds)
        return self._tried(look, trials, tables, start)

    def _tried(self, look: Lookahead, trials: list[Trial], tables: Imagined, start: float) -> int:
        """The decision that does best, half of them dropped again and again."""
        level = self._level
        halvings = (len(trials) - 1).bit_length()
        share = level.trials * tables.seats // max(1, halvings)
        for _ in range(halvings):
            for _ in range(max(1, share // len(trials))):
                if level.seconds and self._clock() - start > level.seconds:
                    break
                look.compare(trials, [tables.day(self._chance)], tables.me)
            trials = better_half(trials)
        return trials[0].codes[0]
