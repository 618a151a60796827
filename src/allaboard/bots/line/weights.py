"""The learned weights: one file a city, one row of numbers for every number of rounds left."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from allaboard.boards.city import City
from allaboard.bots.line.value import FEATURES
from allaboard.engine.line.shapes import TICKETS

_FOLDER = Path(__file__).parent / "learned"
_DIGITS = 4
# Whose weights a city of somebody's own is played with: those of the small city of the same game.
_STANDS_IN = {"bus": "new_york", "metro": "rome"}

Rows = list[list[float]]


def no_weights() -> Rows:
    """The weights of somebody who sees nothing but the points on the sheet."""
    return [[0.0] * FEATURES for _ in range(TICKETS + 1)]


def weights_of(city: City) -> Rows:
    """The weights that came with the package for a city."""
    return _read(city.name if (_FOLDER / f"{city.name}.json").is_file() else _STANDS_IN[city.game])


@cache
def _read(name: str) -> Rows:
    return rows_from(json.loads((_FOLDER / f"{name}.json").read_text(encoding="utf-8")))


def rows_from(value: object) -> Rows:
    """Weights as they stand in a file; `ValueError` if they are not for this value."""
    rows = value.get("rounds_left") if isinstance(value, dict) else None
    if not isinstance(rows, list) or [len(row) for row in rows] != [FEATURES] * (TICKETS + 1):
        raise ValueError(f"weights need {TICKETS + 1} rows of {FEATURES} numbers")
    return [[float(number) for number in row] for row in rows]


def to_text(city: str, rows: Rows, curve: Sequence[Sequence[float]] = ()) -> str:
    """Weights as a file: a row a line, so that a change can be read. `curve` is how they were learned.

    It has a list for every generation: its number, its games, the mean points and the share of seats that were out.
    """
    lines = ",\n".join(json.dumps([round(number, _DIGITS) for number in row]) for row in rows)
    learned = json.dumps([[round(number, _DIGITS) for number in row] for row in curve])
    return f'{{"city": "{city}", "curve": {learned}, "rounds_left": [\n{lines}\n]}}\n'
