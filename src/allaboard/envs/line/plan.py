"""Where everything is in the blocks of a row, as numbers. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class RowPlan:
    """Where everything is in a row, as numbers."""

    def __init__(
        self, seats: int, sizes: tuple[int, int, int], public: dict[str, int], seat: dict[str, int], own: dict[str, int]
    ) -> None:
        """The sizes of the three kinds of blocks, and where each field begins in its block."""
        self.seats: i64 = seats
        self.public_size: i64 = sizes[0]
        self.seat_size: i64 = sizes[1]
        self.own_size: i64 = sizes[2]
        self.size: i64 = sizes[0] + seats * sizes[1] + sizes[2]  # of an observation
        self.phase: i64 = public["phase"]
        self.round: i64 = public["round"]
        self.ticket: i64 = public["ticket"]
        self.to_come: i64 = public["to_come"]
        self.objectives: i64 = public["objectives"]
        self.objective_values: i64 = public["objective_values"]
        self.fast_roads: i64 = public["fast_roads"]
        self.rush_hours: i64 = public["rush_hours"]
        self.road_markers: i64 = public["road_markers"]
        self.line: i64 = seat["line"]
        self.end: i64 = seat["end"]
        self.tail: i64 = seat["eliminated"]  # after the stops, the small fields of a seat up to the end of its block
        self.tail_size: i64 = sizes[1] - seat["eliminated"]
        self.eliminated: i64 = seat["eliminated"]
        self.inspector: i64 = seat["inspector"]
        self.pending: i64 = seat["pending"]
        self.place: i64 = seat["place"]
        self.sheet_type: i64 = seat["sheet_type"]
        self.shape: i64 = seat["shape"]
        self.personal: i64 = seat["personal"]
        self.sheet: i64 = seat["turn_zone"]  # the first of the sheet's own fields, which follow each other
        self.hand: i64 = own["hand"]
        self.kept: i64 = own["kept"]
        self.objective: i64 = own["objective"]
        self.targets: i64 = own["targets"]
        self.drawn: i64 = own["drawn"]
        self.pays: i64 = own["pays"]
