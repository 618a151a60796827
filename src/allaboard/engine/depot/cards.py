"""The 72 cards (D1-D4) as numbers inside and ids at the edge.

Travellers are 0 to 55 and buses 0 to 15, both in the order of their ids, so that sorted numbers are sorted texts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

COLOURS: Final = 4
TRAVELLERS: Final = 56
BUSES: Final = 16
HAND_TRAVELLERS: Final = 7
HAND_BUSES: Final = 2
COLUMN: Final = 4
GARAGE: Final = 4

# The places of the profiles among the fourteen travellers of a colour, in the order of their ids.
OF_A_COLOUR: Final = 14
BABY: Final = 5
BACKPACKER: Final = 6
CORRUPTER: Final = 7
DRUNKARD: Final = 8
GENERAL: Final = 9
FIRST_LOVER: Final = 10
SECOND_LOVER: Final = 11
STAR: Final = 12
SURFER: Final = 13

_LETTERS: Final = "BGRY"
_PROFILES: Final = ("A1", "A2", "A3", "A4", "A5", "BA", "BP", "CO", "DR", "GE", "L1", "L2", "ST", "SU")
_SIZES: Final = ("3", "4a", "4b", "5")

TRAVELLER_IDS: Final[list[str]] = [colour + profile for colour in _LETTERS for profile in _PROFILES]
BUS_IDS: Final[list[str]] = [colour + size for colour in _LETTERS for size in _SIZES]
TRAVELLER_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(TRAVELLER_IDS)}
BUS_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(BUS_IDS)}

COLOUR: Final = bytes([card // OF_A_COLOUR for card in range(TRAVELLERS)])
PROFILE: Final = bytes([card % OF_A_COLOUR for card in range(TRAVELLERS)])
SEATS: Final = bytes([2 if card % OF_A_COLOUR == SURFER else 1 for card in range(TRAVELLERS)])  # D38
BUS_COLOUR: Final = bytes([bus // 4 for bus in range(BUSES)])
CAPACITY: Final = bytes([(3, 4, 4, 5)[bus % 4] for bus in range(BUSES)])


def matches(card: i64, bus: i64) -> bool:
    """Section 1: a traveller matches a bus of its colour, a Backpacker every bus (D51)."""
    return COLOUR[card] == BUS_COLOUR[bus] or PROFILE[card] == BACKPACKER


def traveller_ids(cards: list[int]) -> list[str]:
    return [TRAVELLER_IDS[card] for card in cards]


def bus_ids(buses: list[int]) -> list[str]:
    return [BUS_IDS[bus] for bus in buses]
