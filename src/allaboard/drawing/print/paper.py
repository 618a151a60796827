"""The papers that pages are made for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MARGIN: Final = 5.0  # no printer needs more; nothing is drawn in it
UNITS: Final = 10.0  # units of a drawing in a millimetre


@dataclass(frozen=True)
class Paper:
    """A sheet of paper, in millimetres."""

    name: str
    width: float
    height: float

    @property
    def turned(self) -> Paper:
        """The same paper on its side."""
        return Paper(self.name, self.height, self.width)


PAPERS: Final = {"a4": Paper("a4", 210, 297), "letter": Paper("letter", 215.9, 279.4)}
