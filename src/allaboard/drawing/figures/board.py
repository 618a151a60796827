"""Pieces of cities with lines on them, one for each thing that a line can do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from allaboard.boards.city import City, Road
from allaboard.boards.loader import load
from allaboard.drawing.board import BoardState, Lit
from allaboard.drawing.board.drawn import draw_board
from allaboard.drawing.figures.drawn import Figure
from allaboard.drawing.geometry import grid_of
from allaboard.drawing.studio import Studio

_AROUND = 46  # from the outermost stops to the edge


def _piece(studio: Studio, city: str, around: str, state: BoardState) -> Figure:
    """The part of a city that holds these stops."""
    part = _part(load(city), around.split())
    grid = grid_of(part, False)
    places = [grid.place(stop) for stop in around.split()]
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    return Figure(
        draw_board(studio, part, state),
        right - left + 2 * _AROUND,
        bottom - top + 2 * _AROUND,
        left - _AROUND,
        top - _AROUND,
    )


def _part(city: City, around: list[str]) -> City:
    """A small city of its own: these stops, all between them, and one more on each side, from where roads come."""
    columns, rows = [ord(stop[0]) for stop in around], [int(stop[1:]) for stop in around]
    stops = tuple(
        stop
        for stop in city.stops
        if min(columns) - 1 <= ord(stop.column) <= max(columns) + 1 and min(rows) - 1 <= stop.row <= max(rows) + 1
    )
    names = {stop.name for stop in stops}

    def inside(roads: tuple[Road, ...]) -> tuple[Road, ...]:
        return tuple(road for road in roads if names.issuperset(road))

    return replace(
        city,
        name=f"{city.name}-part",
        stops=stops,
        roads=inside(city.roads),
        jammed_roads=inside(city.jammed_roads),
        fast_roads={colour: inside(roads) for colour, roads in city.fast_roads.items()},
    )


_LINE = ("E6", "E5", "F5", "F4")
_TUBE = ("J4", "K4", "K3", "J3", "I3", "H3")

# Of each picture the city, stops at its edges, and what lies there.
_PIECES: dict[str, tuple[str, str, BoardState]] = {
    "bus-start": (
        "new_york",
        "C4 F7",
        BoardState(
            lines={0: ("E6",)},
            viewer=0,
            lit={stop: Lit() for stop in ("E5", "D6", "F6", "E7")},
            reach=(("E6", "E5"), ("E6", "D6"), ("E6", "F6"), ("E6", "E7")),
        ),
    ),
    "bus-turn": ("new_york", "C3 F6", BoardState(lines={0: ("E6", "E5", "F5", "F4")})),
    "bus-bend": (
        "new_york",
        "C3 F6",
        BoardState(lines={0: ("E6", "E5")}, viewer=0, lit={"E3": Lit(turn_boxes=1)}, chosen=("E4", "E3")),
    ),
    "bus-jam": (
        "new_york",
        "B3 F6",
        BoardState(lines={0: (*_LINE, "E4", "D4", "C4"), 1: ("F3", "E3", "E4", "D4", "D5")}),
    ),
    "bus-green": (
        "new_york",
        "A1 D4",
        BoardState(
            lines={0: ("D4", "C4")},
            viewer=0,
            lit={"B2": Lit(), "C1": Lit(), "D2": Lit()},
            chosen=("C3", "C2", "C1"),
        ),
    ),
    "bus-loop": (
        "new_york",
        "C3 F6",
        BoardState(lines={0: _LINE}, viewer=0, lit={"E5": Lit(loops=True), "D4": Lit()}, reach=(("F4", "E4"),)),
    ),
    "bus-spot": ("new_york", "C6 F9", BoardState(lines={0: ("E6", "E7", "D7", "D8", "D9")})),
    "metro-start": (
        "rome",
        "H3 I2 K4 J5",
        BoardState(lines={0: ("J4", "K4")}, awake="burgundy"),
    ),
    "metro-shared": (
        "rome",
        "G2 K4 J5",
        BoardState(lines={0: _TUBE, 1: ("H3", "I3", "J3", "J4", "I4")}, awake="burgundy"),
    ),
    "metro-extra": (
        "rome",
        "D3 H6",
        BoardState(
            lines={0: ("H3", "G3", "G4", "F4")},
            awake="burgundy",
            viewer=0,
            lit={"E4": Lit(), "E5": Lit()},
            chosen=("E4", "E5"),
        ),
    ),
    "metro-loop": (
        "rome",
        "H3 I2 K4 J5",
        BoardState(
            lines={0: ("J4", "K4", "K3", "J3")},
            awake="burgundy",
            viewer=0,
            lit={"J4": Lit(loops=True), "H3": Lit()},
            reach=(("J3", "I3"), ("I3", "H3")),
        ),
    ),
}

FIGURES: dict[str, Callable[[Studio], Figure]] = {
    name: partial(_piece, city=city, around=around, state=state) for name, (city, around, state) in _PIECES.items()
}
