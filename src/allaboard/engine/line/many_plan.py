"""Where the numbers of a game are that `many` keeps as bytes."""

from __future__ import annotations

from collections.abc import Mapping


class BlockPlan:
    """Where everything is in the block of a game."""

    def __init__(
        self, size: int, seats: int, seat_size: int, shared: Mapping[str, int], seat: Mapping[str, int]
    ) -> None:
        """The parts of the seats begin at `seats`; the rest is where it begins in what all share, or in a part."""
        self.size: int = size
        self.seats: int = seats
        self.seat_size: int = seat_size
        self.road_markers: int = shared["road_markers"]
        self.objective_values: int = shared["objective_values"]
        self.line: int = seat["line"]
        self.end: int = seat["end"]
        self.eliminated: int = seat["eliminated"]
