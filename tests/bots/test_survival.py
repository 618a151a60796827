"""Bots of every level play any number of games of every kind: no illegal action, no exception, no memory that grows.

In `make test` a few games with `regular`; the proof plays 10,000 of each kind, with one of the levels at one trial a
decision among quick players: 8,000 with `regular`, the others in 1,000 each, for they take a hundred times as long.
"""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

import pytest

from allaboard.arena.contest import Contest, play
from allaboard.arena.entries import entries_of
from allaboard.boards.loader import load, names
from allaboard.bots import Budget
from allaboard.engine.depot.setup import DepotOptions
from allaboard.engine.line.setup import LineOptions

SMALL = Budget(effort=0.001)  # one trial each
KINDS = (*names(), "depot")
QUICK = ("greedy", "random")
LEVELS = ("regular",) * 8 + ("expert", "master")
PROOF = 10_000
GROWTH = 16  # megabytes that a long run may need more than a short one
# Every house rule of Depot at least once.
HOUSES = (
    DepotOptions(),
    DepotOptions(drunkard_scope="own_pile", drunkard_may_pick_self=False, baby_windows="attempt"),
    DepotOptions(exchange_triggers_profiles=False, baby_exempts_penalty=True, final_turn="mandatory"),
    DepotOptions(backpacker_exchange_any_bus=False, baby_windows="none"),
)


def contests(kind: str, levels: tuple[str, ...]) -> list[Contest]:
    """One for every number of players of a kind of game and each of the levels, which has every seat in its turn."""
    if kind == "depot":
        counts = range(2, 7)
    else:
        least, most = load(kind).players
        counts = range(1, most + 1) if least <= 2 else range(least, most + 1)
    city = None if kind == "depot" else load(kind)
    is_bus = city is not None and city.game == "bus"
    return [
        Contest(
            entries_of([level, *(QUICK[seat % len(QUICK)] for seat in range(1, count))]),
            city,
            f"survival {kind} {count} {place}",
            SMALL,
            LineOptions(open_personal=is_bus and count % 2 == 0),
            HOUSES[number % len(HOUSES)],
        )
        for number, count in enumerate(counts)
        for place, level in enumerate(levels)
    ]


def survive(kind: str, levels: tuple[str, ...], games: int) -> None:
    """`play` raises at once if an action is not legal: the game refuses it."""
    met = contests(kind, levels)
    for number in range(games):
        played = play(met[number % len(met)], number // len(met))
        assert all(played.decisions)


def megabytes() -> float:
    """What this process holds in memory."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@pytest.mark.parametrize("kind", KINDS)
def test_a_few_games_of_every_kind_leave_nothing_behind(kind: str) -> None:
    """After the first games have filled what is remembered for good (boards, weights), no object stays."""
    survive(kind, ("regular",), 5)
    gc.collect()
    before = len(gc.get_objects())
    survive(kind, ("regular",), 5)
    gc.collect()
    assert len(gc.get_objects()) <= before + 100


@pytest.mark.proof
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("kind", KINDS)
def test_ten_thousand_games_of_every_kind(kind: str) -> None:
    survive(kind, LEVELS, PROOF // 20)
    before = megabytes()
    survive(kind, LEVELS, PROOF)
    assert megabytes() - before < GROWTH


def test_every_size_of_depot_is_dealt() -> None:
    assert [contest.seats for contest in contests("depot", LEVELS[:1])] == [2, 3, 4, 5, 6]
