"""T1: which shape a ticket gives to which sheet, and what a shape asks for.

A shape has a length and, for every inner joint, one wish: go straight, turn, or either. The two joints of
`3` and `3tt` always wish the same, so one wish per shape is enough.
"""

from __future__ import annotations

from typing import Final

SHEET_TYPES: Final = 5
TICKETS: Final = 12

# A wish plus a joint (straight 0, turn 1) is one if they differ; `EITHER` agrees with both.
STRAIGHT: Final = 0
TURN: Final = 1
EITHER: Final = 2

SHAPES: Final = ("1", "2", "2t", "2/2t", "3", "3tt")
SINGLE: Final = 0  # the shape of a line that cannot fit its own (P6)
LENGTHS: Final = (1, 2, 2, 2, 3, 3)
WISHES: Final = (EITHER, STRAIGHT, TURN, EITHER, STRAIGHT, TURN)

# One row a sheet type, one column a ticket (7-12 repeat 1-6).
_TABLE: Final = (
    ("2", "2t", "2/2t", "1", "3", "3tt"),
    ("3tt", "2", "2t", "2/2t", "1", "3"),
    ("3", "3tt", "2", "2t", "2/2t", "1"),
    ("1", "3", "3tt", "2", "2t", "2/2t"),
    ("2/2t", "1", "3", "3tt", "2", "2t"),
)
# The same as indexes of `SHAPES`.
_CODES: Final = [bytes([SHAPES.index(name) for name in row]) for row in _TABLE]


def shape_code(sheet_type: int, ticket: int) -> int:
    """The shape that `ticket` (1-12) means on a sheet of `sheet_type` (1-5), as an index of `SHAPES`."""
    return _CODES[sheet_type - 1][(ticket - 1) % 6]


def shape_counts(sheet_type: int, played: list[int]) -> list[int]:
    """How many of the tickets that were not played yet mean each shape on a sheet (R1)."""
    counts = [0] * len(SHAPES)
    for ticket in range(1, TICKETS + 1):
        if ticket not in played:
            counts[shape_code(sheet_type, ticket)] += 1
    return counts


def shape_name(sheet_type: int, ticket: int) -> str:
    """The shape that `ticket` (1-12) means on a sheet of `sheet_type` (1-5), as it is written in the rules."""
    return SHAPES[shape_code(sheet_type, ticket)]
