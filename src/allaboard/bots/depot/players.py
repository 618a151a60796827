"""The levels of Depot above `greedy`: `regular`, `expert` and `master`.

All of them weigh whole turns with the learned value. `regular` takes the best turn; the others try the best few on
imagined tables first, and near the end of a day they play it out on each: `expert` as everybody would quickly play,
`master` in search of the best turns of all. With a seed a player makes the same decisions again, unless a limit of time
cuts its thoughts short.
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

from allaboard.bots.depot.ending import Ending, is_near_end
from allaboard.bots.depot.imagining import Imagined
from allaboard.bots.depot.lookahead import GUESS_TABLES, NO_GUESS, SHOUTED, Lookahead, Trial, better_half
from allaboard.bots.depot.turns import PASSED, Plan, Planner, shouts
from allaboard.bots.depot.worth import Worth
from allaboard.bots.patience import Patience
from allaboard.bots.perspective import Perspective
from allaboard.bots.sight import Sight
from allaboard.engine.actions import Action
from allaboard.engine.depot.actions import code_of
from allaboard.engine.depot.day import Day
from allaboard.engine.depot.view import DepotView

HOPELESS = 4.0  # points by which a turn may look worse than the best and still be tried
END_HOPELESS = 12.0  # the same near the end of a day, where looks deceive


@dataclass(frozen=True)
class Level:
    """How hard a player thinks about one decision."""

    width: int  # exchanges that are followed to the end of the turn
    decisions: int = 0  # that are tried on imagined tables
    trials: int = 0  # of one decision on one table, for each player: the more play, the more luck is in a trial
    rounds: int = 1  # of the game in each trial
    end_trials: int = 0  # instead of `trials` near the end of a day, which is played out
    end_depth: int = 0  # turns that are searched there
    end_width: int = 1  # ways to play each of them
    seconds: float | None = None  # after which no further trial begins


LEVELS = {
    "regular": Level(width=4),
    "expert": Level(width=6, decisions=6, trials=30, end_trials=30, seconds=0.19),
    "master": Level(width=8, decisions=8, trials=100, rounds=2, end_trials=16, end_depth=3, end_width=5, seconds=0.85),
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
        level = self._level
        patience = Patience(self._clock, level.seconds)
        worth = Worth(weights_of(len(view["seats"])))
        tables = Imagined(view, options)
        first = tables.day(self._chance)
        if not level.trials:
            if tables.me != first.current:
                return SHOUTED if shouts(first, first.decision()) else PASSED
            return Planner(worth, level.width, False).plans(first)[0].codes[0]
        is_ending = is_near_end(first)
        belief = NO_GUESS if is_ending else GUESS_TABLES
        trials = [Trial(plan.codes, plan.value, belief) for plan in self._hopeful(worth, tables.me, first)]
        planner = Planner(worth, 2, True)
        if is_ending and level.end_depth:  # if there is no time for more
            quick = Lookahead(planner, level.rounds, Ending(planner))
            for trial in trials:
                trial.guess = quick.outcome(first, tables.me, trial.codes)
        look = Lookahead(planner, level.rounds, Ending(planner, level.end_depth, level.end_width))
        count = level.end_trials if is_ending else level.trials
        return self._tried(look, trials, tables, count * tables.seats, patience)

    def _hopeful(self, worth: Worth, me: int, first: Day) -> list[Plan]:
        """What is worth a trial: the best turn for each first decision; near the end of a day other turns as well."""
        if me != first.current:
            return [Plan(0.0, [PASSED]), Plan(0.0, [SHOUTED])]
        most = self._level.decisions
        planner = Planner(worth, self._level.width, False)
        plans = planner.plans(first)[:most]
        hopeless = HOPELESS
        if is_near_end(first):
            hopeless = END_HOPELESS
            known = [plan.codes for plan in plans]
            others = [plan for plan in planner.turns(first, most) if plan.codes not in known]
            plans += others[: most - len(plans)]
        best = plans[0].value
        return [plan for plan in plans if plan.value > best - hopeless]

    def _tried(self, look: Lookahead, trials: list[Trial], tables: Imagined, count: int, patience: Patience) -> int:
        """The first decision of the turn that does best, half of them dropped again and again."""
        if tables.is_certain:  # a second table would be the same
            self._compare(look, trials, tables, patience)
            return better_half(trials)[0].codes[0]
        halvings = (len(trials) - 1).bit_length()
        share = count // max(1, halvings)
        for _ in range(halvings):
            for _ in range(max(1, share // len(trials))):
                if not self._compare(look, trials, tables, patience):
                    break
            trials = better_half(trials)
        return trials[0].codes[0]

    def _compare(self, look: Lookahead, trials: list[Trial], tables: Imagined, patience: Patience) -> bool:
        """Try all on the same table. If there is not time enough for all of them, it counts for none."""
        table = tables.day(self._chance)
        outcomes = []
        for trial in trials:
            if not patience.has_time():
                return False
            outcomes.append(look.outcome(table, tables.me, trial.codes))
        for trial, outcome in zip(trials, outcomes, strict=True):
            trial.note(outcome)
        return True
