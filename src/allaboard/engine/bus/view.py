"""What a Bus sheet looks like to everybody: all of it is open."""

from __future__ import annotations

from typing import TypedDict

from allaboard.engine.line.view import RowsView


class Spots(TypedDict):
    """What is written in the space of each sightseeing spot; null while it was not reached."""

    university: int | None
    monument: int | None
    museum: int | None
    office: int | None


class BusSheetView(TypedDict):
    """Ticked boxes by zone."""

    turn_zone: int
    grannies: int
    students: int
    interns: int
    universities: int
    tourists: RowsView
    monuments: int
    museums: int
    professionals: RowsView
    spots: Spots
    traffic: int
    common: list[int | None]
