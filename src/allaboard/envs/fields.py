"""What an observation is made of, declared once: the code reads it, the tables in the documentation are made of it.

A field is a row of small numbers (0 to 255) with a name. It is declared with the way in which it is read from a
`view(seat)`, which is its meaning; where a game has a quicker way, a test demands that both give the same.

Fields belong to one of three sections: what concerns everybody, what concerns one player (once for every seat, the
viewer's own first and the others clockwise), and what only the viewer knows. A *flat* observation is all of them in
that order. As *planes* the same numbers stand where they belong: a field over places (stops, travellers) is one plane
for each of its rows, and a plain number fills a plane of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

Scene = TypeVar("Scene")

PUBLIC, SEAT, OWN = "everybody", "each player", "the viewer"
SECTIONS = (PUBLIC, SEAT, OWN)
NUMBERS = "numbers"  # not laid out on anything


@dataclass(frozen=True)
class Field(Generic[Scene]):
    """One field: `size` numbers from 0 to `most`."""

    name: str
    section: str
    size: int
    most: int
    meaning: str
    read: Callable[[Scene, int], Sequence[int]]  # from a scene and a seat; the seat matters to SEAT only
    over: str = NUMBERS  # what the numbers are laid out on


@dataclass(frozen=True)
class Span:
    """Where a field is in a flat observation; `seat` counts from the viewer, who is 0."""

    field: Field[Any]
    seat: int | None
    start: int

    @property
    def stop(self) -> int:
        return self.start + self.field.size

    @property
    def name(self) -> str:
        return self.field.name if self.seat is None else f"{self.field.name} of seat +{self.seat}"


class Layout(Generic[Scene]):
    """The places of all fields for a number of seats."""

    def __init__(self, fields: Sequence[Field[Scene]], seats: int) -> None:
        self.seats = seats
        self.fields = {section: [field for field in fields if field.section == section] for section in SECTIONS}
        self.sizes = {section: sum(field.size for field in self.fields[section]) for section in SECTIONS}
        spans: list[Span] = []
        start = 0
        for section in SECTIONS:
            for seat in range(seats) if section == SEAT else (None,):
                for field in self.fields[section]:
                    spans.append(Span(field, seat, start))
                    start += field.size
        self.spans = spans
        self.size = start

    def offsets(self, section: str) -> dict[str, int]:
        """Where each field begins within its section."""
        found: dict[str, int] = {}
        start = 0
        for field in self.fields[section]:
            found[field.name] = start
            start += field.size
        return found

    def read(self, scene: Scene, viewer: int) -> bytes:
        """The flat observation of a scene, field by field, as it is declared."""
        parts: list[bytes] = []
        for span in self.spans:
            seat = viewer if span.seat is None else (viewer + span.seat) % self.seats
            found = bytes(span.field.read(scene, seat))
            assert len(found) == span.field.size, f"{span.field.name}: {len(found)} numbers, not {span.field.size}"
            parts.append(found)
        return b"".join(parts)

    def most(self) -> bytes:
        """The largest number that can stand in each place."""
        return b"".join(bytes([span.field.most]) * span.field.size for span in self.spans)


def one_of(size: int, number: int | None) -> bytes:
    """A one in the place of a number that counts from 0; None: nothing but zeros."""
    return each_of(size, () if number is None else (number,))


def each_of(size: int, numbers: Iterable[int]) -> bytes:
    """A one in the place of each of these numbers, which count from 0."""
    found = bytearray(size)
    for number in numbers:
        found[number] = 1
    return bytes(found)


def table_of(layout: Layout[Any]) -> str:
    """The fields as a table in Markdown, with their places for the first seat."""
    lines = ["| field | of | numbers | place | largest | laid out on | meaning |", "|---|---|---|---|---|---|---|"]
    for span in layout.spans:
        if span.seat in {None, 0}:
            field = span.field
            lines.append(
                f"| `{field.name}` | {field.section} | {field.size} | {span.start} | {field.most} "
                f"| {field.over} | {field.meaning} |"
            )
    step = layout.sizes[SEAT]
    lines.append("")
    lines.append(f"`place` is that for the viewer's own seat; those of the next seat clockwise are {step} further on.")
    return "\n".join(lines)
