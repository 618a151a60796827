"""What a hint is made from: what the seat sees that asks, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from allaboard.bots import Perspective
from allaboard.bots.sight import Sight, sight_of
from allaboard.server.table import entries as e
from allaboard.server.table.gauntlet import Gauntlet
from allaboard.server.table.state import Table


@dataclass(frozen=True)
class Basis:
    """What a seat sees, and the seed for what it cannot see. It is the same however often the seat asks."""

    sight: Sight
    seed: str


def basis_for(table: Table, gauntlet: Gauntlet, wanted: int | None, now: int) -> Basis:
    """For the seat of a person that owes a decision; raises `Refusal`.

    The seed counts what the seat was told: decisions that others made in secret must not change the hint.
    """
    seat = gauntlet.hint(wanted)
    assert table.game is not None
    return Basis(sight_of(Perspective(table.game, seat)), f"{table.id}:{seat}:{table.seq(seat, now)}")


def noted(table: Table, sight: Sight) -> list[e.AnyEntry]:
    """That a seat is helped is written once; of a departure nothing is said that would help."""
    is_helped = sight.seat in table.hinted or sight.seen["phase"] == "departure"
    return [] if is_helped else [e.Hinted(seat=sight.seat)]
