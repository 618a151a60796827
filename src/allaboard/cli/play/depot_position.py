"""A moment of Depot as one seat may see it, and its cards as signs and in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rich.text import Text

from allaboard.cli.play.pen import Pen
from allaboard.engine.depot.view import DepotView, Scores, SeatView
from allaboard.locales import Words

# Cards are painted on their colour, so that they show on dark and on light terminals alike. Without paint the
# first letter of a card says its colour, and the rest and the sign after it the profile. All four are colours that
# terminals with 256 of them have as they are: the nearest to a red between them may be a brown.
CARD_STYLES: Mapping[str, str] = {
    "R": "bold white on #d70000",
    "G": "bold white on #008700",
    "B": "bold white on #005fd7",
    "Y": "bold black on #ffd700",
}
PROFILES = ("A", "SU", "L", "GE", "BA", "ST", "DR", "BP", "CO")
_SIGNS: Mapping[str, str] = dict(zip(PROFILES, "·≈♥»°★%∩⇄", strict=True))
_ASCII_SIGNS: Mapping[str, str] = dict(zip(PROFILES, ".~&>o*%^$", strict=True))


@dataclass(frozen=True)
class DepotPosition:
    """What is shown, taken from a seat's own view and scores. Names are harmless already."""

    view: DepotView
    scores: Scores
    names: tuple[str, ...]

    @property
    def seat(self) -> int | None:
        return self.view["seat"]

    @property
    def own(self) -> SeatView | None:
        """The part of the viewer; none for a spectator."""
        return None if self.seat is None else self.view["seats"][self.seat]

    @property
    def is_over(self) -> bool:
        return self.scores["over"]

    @property
    def decides(self) -> int:
        """Who is said to be deciding: as far as the viewer may know, the seat that is asked."""
        pending = self.view["pending"]
        return pending[0] if pending else self.view["current"]

    @property
    def phase(self) -> str:
        return "over" if self.is_over else self.view["phase"]

    def points_open(self, seat: int) -> bool:
        """Whether the viewer knows all that the points of a seat are made of."""
        return None not in self.scores["seats"][seat]["breakdown"].values()


def profile_of(traveller: str) -> str:
    """The profile of a traveller's id, without the number that tells equal ones apart."""
    return traveller[1:].rstrip("12345")


def profile_sign(profile: str, pen: Pen) -> str:
    return (_SIGNS if pen.unicode else _ASCII_SIGNS)[profile]


def traveller_chip(traveller: str, pen: Pen) -> Text:
    """A traveller as its id and the sign of its profile, on its colour."""
    return Text(traveller + profile_sign(profile_of(traveller), pen), CARD_STYLES[traveller[0]])


def bus_chip(bus: str) -> Text:
    """A bus as its id, on its colour."""
    return Text(bus, CARD_STYLES[bus[0]])


def traveller_words(traveller: str, words: Words) -> str:
    """A traveller as players say it: red General, blue Lover 2."""
    colour, profile = words(f"depot-colour-{traveller[0]}"), profile_of(traveller)
    name = words(f"depot-profile-{profile}")
    number = traveller[1 + len(profile) :]
    if number:
        return words("depot-traveller-numbered", colour=colour, profile=name, number=number)
    return words("depot-traveller", colour=colour, profile=name)


def bus_words(bus: str, words: Words) -> str:
    """A bus as players say it: green bus 4a."""
    return words("depot-bus", colour=words(f"depot-colour-{bus[0]}"), size=bus[1:])


def bus_object(bus: str, words: Words) -> str:
    """A bus after an article, where something is done to it: German says `den grünen Bus 4a`."""
    return words("depot-bus-object", colour=words(f"depot-colour-{bus[0]}"), size=bus[1:])


def listed(travellers: Iterable[str], buses: Iterable[str], words: Words) -> str:
    """Cards in words, one after the other."""
    names = [traveller_words(card, words) for card in travellers]
    names += [bus_words(bus, words) for bus in buses]
    return ", ".join(names) or words("depot-say-none")
