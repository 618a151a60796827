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


def shape_code(sheet_type: int, ticket: int) -> int:
    """The shape that `ticket` (1-12) means on a sheet of `sheet_type` (1-5), as an index of `SHAPES`."""
    return SHAPES.index(_TABLE[sheet_type - 1][(ticket - 1) % 6])


def shape_name(sheet_type: int, ticket: int) -> str:
    """The shape that `ticket` (1-12) means on a sheet of `sheet_type` (1-5), as it is written in the rules."""
    return SHAPES[shape_code(sheet_type, ticket)]
