"""T1: what every sheet makes of every ticket."""

from __future__ import annotations

import pytest
from tests.rules.positions import drawn, legal, solo, table

from allaboard.engine.line.shapes import LENGTHS, SHAPES, WISHES, shape_code, shape_name

PRINTED = """
1 | 2    | 2t   | 2/2t | 1    | 3    | 3tt
2 | 3tt  | 2    | 2t   | 2/2t | 1    | 3
3 | 3    | 3tt  | 2    | 2t   | 2/2t | 1
4 | 1    | 3    | 3tt  | 2    | 2t   | 2/2t
5 | 2/2t | 1    | 3    | 3tt  | 2    | 2t
"""
CELLS = [
    (int(line.split("|")[0]), ticket, shape.strip())
    for line in PRINTED.strip().splitlines()
    for ticket, shape in enumerate(line.split("|")[1:], 1)
]
# A crossroads with three free roads in every direction.
PLAZA = drawn(
    "bus",
    """
    g---g---g---g---g---g---g
    |   |   |   |   |   |   |
    g---g---g---g---g---g---g
    |   |   |   |   |   |   |
    g---g---g---g---g---g---g
    |   |   |   |   |   |   |
    g---g---g---1---g---g---g
    |   |   |   |   |   |   |
    g---g---g---g---g---g---g
    |   |   |   |   |   |   |
    g---g---g---g---g---g---g
    |   |   |   |   |   |   |
    g---g---g---g---g---g---g
    """,
)


@pytest.mark.parametrize(("sheet", "ticket", "shape"), CELLS)
def test_t1_every_cell_of_the_table(sheet: int, ticket: int, shape: str) -> None:
    assert shape_name(sheet, ticket) == shape
    assert SHAPES[shape_code(sheet, ticket)] == shape


@pytest.mark.parametrize(("sheet", "ticket", "shape"), CELLS)
def test_t1_tickets_1_to_6_repeat_as_7_to_12(sheet: int, ticket: int, shape: str) -> None:
    assert shape_name(sheet, ticket + 6) == shape


@pytest.mark.parametrize(("sheet", "ticket", "shape"), CELLS)
def test_t1_the_view_names_the_shape_of_every_seat(sheet: int, ticket: int, shape: str) -> None:
    game = solo("new_york", [ticket], sheet=sheet)
    assert game.view(None)["seats"][0]["shape"] == shape


def test_t1_every_sheet_has_every_shape_once_and_every_ticket_five_different_ones() -> None:
    for sheet in range(1, 6):
        assert {shape_name(sheet, ticket) for ticket in range(1, 7)} == set(SHAPES)
    for ticket in range(1, 13):
        assert len({shape_name(sheet, ticket) for sheet in range(1, 6)}) == 5


def test_t1_lengths() -> None:
    assert dict(zip(SHAPES, LENGTHS, strict=True)) == {"1": 1, "2": 2, "2t": 2, "2/2t": 2, "3": 3, "3tt": 3}
    assert len(WISHES) == len(SHAPES)


def free_turns(ticket: int) -> list[str]:
    """The turns of sheet 1 at the crossroads that tick no box of the turn zone."""
    game = solo(PLAZA, [ticket])
    return [text for text in legal(game) if game.cost(game.parse(text))[0] == 0]


def test_t1_one_two_and_three_straight_markers() -> None:
    assert free_turns(4) == ["D4-C4", "D4-D3", "D4-D5", "D4-E4"]
    assert free_turns(1) == ["D4-C4-B4", "D4-D3-D2", "D4-D5-D6", "D4-E4-F4"]
    assert free_turns(5) == ["D4-C4-B4-A4", "D4-D3-D2-D1", "D4-D5-D6-D7", "D4-E4-F4-G4"]


def test_t1_two_with_a_turn() -> None:
    assert free_turns(2) == [
        "D4-C4-C3",
        "D4-C4-C5",
        "D4-D3-C3",
        "D4-D3-E3",
        "D4-D5-C5",
        "D4-D5-E5",
        "D4-E4-E3",
        "D4-E4-E5",
    ]


def test_t1_either() -> None:
    assert free_turns(3) == sorted(free_turns(1) + free_turns(2))
    assert free_turns(3) == legal(solo(PLAZA, [3]))


def test_t1_three_with_two_turns_left_or_right() -> None:
    assert len(free_turns(6)) == 4 * 2 * 2
    assert [text for text in free_turns(6) if text.startswith("D4-C4")] == [
        "D4-C4-C3-B3",
        "D4-C4-C3-D3",
        "D4-C4-C5-B5",
        "D4-C4-C5-D5",
    ]


def test_t1_all_seats_of_a_round_read_the_same_ticket() -> None:
    game = table("london", [3, 1, 5, 2, 4], [9])
    assert [seat["shape"] for seat in game.view(None)["seats"]] == ["2", "2/2t", "3", "2t", "3tt"]
