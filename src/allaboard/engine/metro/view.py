"""What a Metro sheet looks like to everybody: all of it is open."""

from __future__ import annotations

from typing import TypedDict

from allaboard.engine.line.view import RowsView


class FlirtRow(TypedDict):
    """Ticked boxes of one row by shade, at most two each."""

    light: int
    dark: int


class FlirtsView(TypedDict):
    """The rows of flirts, which of them is open (3: none), and the points of the closed ones."""

    rows: list[FlirtRow]
    open: int
    points: int


class Entrances(TypedDict):
    """How many entrances are circled, and how many of these are crossed out."""

    circled: int
    crossed: int


class MetroSheetView(TypedDict):
    """Ticked boxes by zone."""

    turn_zone: int
    grannies: int
    students: int
    cinemas: int
    tourists: RowsView
    operas: int
    theaters: int
    flirts: FlirtsView
    entrances: Entrances
    personal: int
    connections: int
    common: list[int | None]
