"""Somebody who plays a line game by chance and still lasts, so that tests see more than its first rounds."""

from __future__ import annotations

from random import Random

from allaboard.envs.line.table import LineTable


def careful(table: LineTable, chance: Random, tries: int = 3) -> int:
    """A legal action that does not run into the own line, if one of the first few is such."""
    legal = table.legal()
    chance.shuffle(legal)
    for action in legal[:tries]:
        twin = table.copy()
        seat = twin.seat
        twin.act(action)
        if not twin.game._out[seat]:
            return action
    return legal[0]
