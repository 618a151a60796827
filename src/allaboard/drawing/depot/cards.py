"""What the id of a card says."""

from __future__ import annotations

from typing import NamedTuple

from allaboard.drawing.elements import Element
from allaboard.drawing.icons import stamp
from allaboard.drawing.studio import Studio

COLOURS = {"R": "red", "G": "green", "B": "blue", "Y": "yellow"}
SYMBOLS = {"red": "flame", "green": "leaf", "blue": "wave", "yellow": "sun"}

PICTOGRAM_OF = {
    "A": "anonymous",
    "SU": "surfer",
    "L": "lovers",
    "GE": "general",
    "BA": "baby",
    "ST": "celebrity",
    "DR": "drunkard",
    "BP": "backpacker",
    "CO": "corrupter",
}


class Traveller(NamedTuple):
    """A traveller card, such as `RGE` or `BA1`."""

    id: str
    colour: str
    profile: str

    @property
    def pictogram(self) -> str:
        return PICTOGRAM_OF[self.profile]

    @property
    def seats(self) -> int:
        """A Surfer takes two (D38)."""
        return 2 if self.profile == "SU" else 1

    def name(self, studio: Studio) -> str:
        return studio.words(f"depot-profile-{self.profile}")

    def title(self, studio: Studio) -> str:
        return studio.words("depot-traveller", colour=_colour(studio, self.id), profile=self.name(studio))


class Bus(NamedTuple):
    """A bus card, such as `G4b`."""

    id: str
    colour: str
    capacity: int

    def title(self, studio: Studio) -> str:
        return studio.words("depot-bus", colour=_colour(studio, self.id), size=self.capacity)


def traveller_of(card: str) -> Traveller:
    """The ids of Anonymous travellers and Lovers end in a number, which tells nothing."""
    return Traveller(card, COLOURS[card[0]], card[1:].rstrip("12345"))


def bus_of(bus: str) -> Bus:
    return Bus(bus, COLOURS[bus[0]], int(bus[1]))


def symbol(studio: Studio, colour: str, size: float, x: float, y: float) -> Element:
    """The symbol of a colour, for where that colour is the ground: the two go together everywhere."""
    name = SYMBOLS[colour]
    ground, figure = studio.theme.depot[colour], studio.theme.on_depot[colour]
    return stamp(studio, name, size, x, y, figure, ground, data_symbol=name)


def _colour(studio: Studio, card: str) -> str:
    return studio.words(f"depot-colour-{card[0]}")
