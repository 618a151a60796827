"""What a host decides instead of chance: sheets and first inspector (S1, S5), first player and ties (D12, D76).

A deal draws everything in the order of N2 first and puts the choices in afterwards, so whatever is not chosen is the
same as without choices.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from allaboard.boards.faults import Fault
from allaboard.deals.stream import Stream
from allaboard.engine.line.shapes import SHEET_TYPES


@dataclass(frozen=True)
class LineChoices:
    """The host's choices for a line game."""

    sheets: tuple[int | None, ...] = ()  # by seat, None where the sheet is dealt; empty: all are dealt
    equal_sheets: bool = False  # two seats may have the same sheet
    first: int | None = None  # the first inspector; None: drawn

    def faults(self, seats: int) -> list[Fault]:
        """Everything that is wrong with these choices for so many seats."""
        return [*self._sheet_faults(seats), *_seat_faults("first", self.first, seats)]

    def _sheet_faults(self, seats: int) -> Iterator[Fault]:
        if self.sheets and len(self.sheets) != seats:
            yield Fault("length", "sheets", f"needs {seats} entries, one for each seat, not {len(self.sheets)}")
        for place, sheet in enumerate(self.sheets):
            if sheet is None:
                continue
            if not 1 <= sheet <= SHEET_TYPES:
                yield Fault("range", f"sheets[{place}]", f"{sheet} is not one of 1 to {SHEET_TYPES}")
            elif not self.equal_sheets and sheet in self.sheets[:place]:
                yield Fault("twice", f"sheets[{place}]", f"sheet {sheet} is there twice; equal sheets are not allowed")

    def sheets_for(self, seats: int, seed: str, shuffled: Sequence[int]) -> tuple[int, ...]:
        """The sheet of every seat, where `shuffled` is the order in which N2 deals the five."""
        chosen = self.sheets or (None,) * seats
        if self.equal_sheets:
            # A stream of its own: N2 has no draw for sheets that are put back.
            drawn = Stream(f"{seed}:sheets")
            dealt = iter([1 + drawn.below(SHEET_TYPES) for _ in range(seats)])
        else:
            dealt = iter([sheet for sheet in shuffled if sheet not in chosen])
        return tuple(next(dealt) if sheet is None else sheet for sheet in chosen)


@dataclass(frozen=True)
class DepotChoices:
    """The host's choices for Depot."""

    first: int | None = None  # the first player of day 1; None: drawn
    ties: tuple[int, ...] = ()  # every seat once: who comes first starts day 2 after a tie; empty: drawn

    def faults(self, seats: int) -> list[Fault]:
        """Everything that is wrong with these choices for so many seats."""
        return [*_seat_faults("first", self.first, seats), *self._tie_faults(seats)]

    def _tie_faults(self, seats: int) -> Iterator[Fault]:
        if self.ties and len(self.ties) != seats:
            yield Fault("length", "ties", f"needs every seat once: {seats} entries, not {len(self.ties)}")
        for place, seat in enumerate(self.ties):
            if seat in self.ties[:place]:
                yield Fault("twice", f"ties[{place}]", f"seat {seat} is there twice")
            yield from _seat_faults(f"ties[{place}]", seat, seats)


def _seat_faults(at: str, seat: int | None, seats: int) -> Iterator[Fault]:
    if seat is not None and not 0 <= seat < seats:
        yield Fault("range", at, f"no seat {seat}")
