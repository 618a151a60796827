"""What a seat, or a spectator, may see of a line game, as plain JSON values.

A view is put together from what is allowed. Nothing here has a place for the order of the tickets to come, a
departure ticket that was not kept, a departure before all are revealed, or (in Bus) the personal objective of
another player before the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeAlias, TypedDict, TypeVar


class RowsView(TypedDict):
    """Rows of boxes: ticks in each, which of them is open (3: none), and the points of the closed ones."""

    ticks: list[int]
    open: int
    points: int


SheetView: TypeAlias = Mapping[str, object]  # a BusSheetView or a MetroSheetView
AnySheet = TypeVar("AnySheet", bound=SheetView)


class ObjectiveView(TypedDict):
    """A common objective and the value of its visible side."""

    objective: str
    value: int


class SeatView(TypedDict, Generic[AnySheet]):
    """What everybody sees of a player, and the personal objective if the viewer may know it."""

    seat: int
    sheet_type: int
    shape: str | None
    departure: int | None
    line: list[str]
    eliminated: bool
    personal: int | None
    sheet: AnySheet


class LineView(TypedDict, Generic[AnySheet]):
    """A line game as one seat, or a spectator (`seat` null), sees it."""

    game: str
    city: str
    seat: int | None
    options: dict[str, bool]
    phase: str
    round: int
    ticket: int | None
    played: list[int]
    to_come: list[int]
    inspector: int
    order: list[int]
    pending: list[int]
    common: list[ObjectiveView]
    fast_roads: str | None
    rush_hours: int | None
    rival: list[str]
    hand: list[int] | None
    kept: int | None
    seats: list[SeatView[AnySheet]]
