"""What chance decided before the first turn, and whether it can be played.

A `LineSetup` is the shuffled box (S1-S5, Z1, Z3): made from a seed by `deals`, typed in from a real table, or
read from a record. `setup_faults` lists everything that is wrong with one; a game can only be started from a
set-up without faults.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from allaboard.boards.city import City
from allaboard.boards.faults import Fault
from allaboard.engine.line.shapes import SHEET_TYPES, TICKETS

PERSONAL_OBJECTIVES = 5
COMMON_OBJECTIVES = 2
SOLO_COMMON_OBJECTIVES = 3
MOST_PLAYERS = 5

# What the common objectives count, in the order of O1.
OBJECTIVE_NAMES: dict[str, tuple[str, ...]] = {
    "bus": ("granny", "student", "tourist", "professional", "monument", "museum"),
    "metro": ("granny", "student", "tourist", "flirt", "opera", "theater"),
}


@dataclass(frozen=True)
class LineOptions:
    """The options of the line games."""

    open_personal: bool = False  # S3: bus only
    any_city: bool = False  # B3


@dataclass(frozen=True)
class LineSetup:
    """Everything that was dealt. Sequences by seat have one entry per seat."""

    sheets: tuple[int, ...]
    personal: tuple[int | None, ...]  # counted from 1; None where a real table does not tell
    common: tuple[str, ...]
    departures: tuple[int | None, ...]  # None while the seat still chooses from its hand
    tickets: tuple[int, ...]  # in the order they are drawn; fewer than twelve while a real table is still drawing
    inspector: int
    hands: tuple[tuple[int, int], ...] | None = None  # the departure tickets dealt to each seat
    rush: tuple[int, int] | None = None  # solo: the indices of the tickets that follow a rush-hour card
    rival: tuple[str, ...] = ()  # solo: the stops of the rival line

    @property
    def seats(self) -> int:
        return len(self.sheets)


def setup_faults(city: City, setup: LineSetup, options: LineOptions) -> list[Fault]:
    """Everything that keeps `setup` from being played in `city`, each with its place."""
    return [
        *_player_faults(city, setup, options),
        *_card_faults(city, setup),
        *_departure_faults(city, setup),
        *_solo_faults(city, setup),
    ]


def _player_faults(city: City, setup: LineSetup, options: LineOptions) -> Iterator[Fault]:
    seats = setup.seats
    least, most = city.players
    if not 1 <= seats <= most:
        yield Fault("players", "players", f"{city.name} is for {least} to {most} players, not {seats}")
    elif 1 < seats < least and not options.any_city:
        yield Fault(
            "players",
            "players",
            f"{city.name} is for {least} to {most} players; with any_city also for {seats}",
        )
    if options.open_personal and city.game != "bus":
        yield Fault("option", "options.open_personal", "open_personal is an option of bus only")
    lengths = [
        ("personal", len(setup.personal)),
        ("departures", len(setup.departures)),
        ("hands", seats if setup.hands is None else len(setup.hands)),
    ]
    for name, length in lengths:
        if length != seats:
            yield Fault("length", f"setup.{name}", f"needs {seats} entries, one for each player, not {length}")
    if not 0 <= setup.inspector < max(seats, 1):
        yield Fault("inspector", "setup.inspector", f"no seat {setup.inspector}")


def _card_faults(city: City, setup: LineSetup) -> Iterator[Fault]:
    objectives = OBJECTIVE_NAMES[city.game]
    # S1: sheets are dealt different, but a host may allow equal ones.
    yield from _number_faults("sheets", setup.sheets, SHEET_TYPES, may_repeat=True)
    personal = tuple(number for number in setup.personal if number is not None)
    yield from _number_faults("personal", personal, PERSONAL_OBJECTIVES)
    yield from _number_faults("tickets", setup.tickets, TICKETS)
    wanted = SOLO_COMMON_OBJECTIVES if setup.seats == 1 else COMMON_OBJECTIVES
    if len(setup.common) != wanted or len(set(setup.common)) != len(setup.common):
        yield Fault("common", "setup.common", f"needs {wanted} different objectives")
    for place, name in enumerate(setup.common):
        if name not in objectives:
            yield Fault("common", f"setup.common[{place}]", f"not one of {', '.join(objectives)}")


def _number_faults(name: str, numbers: tuple[int, ...], most: int, *, may_repeat: bool = False) -> Iterator[Fault]:
    for place, number in enumerate(numbers):
        if not 1 <= number <= most:
            yield Fault("range", f"setup.{name}[{place}]", f"{number} is not one of 1 to {most}")
        elif not may_repeat and number in numbers[:place]:
            yield Fault("twice", f"setup.{name}[{place}]", f"{number} is there twice")


def _departure_faults(city: City, setup: LineSetup) -> Iterator[Fault]:
    known = city.departures
    dealt: list[int] = []
    for seat, hand in enumerate(setup.hands or ()):
        for place, number in enumerate(hand):
            at = f"setup.hands[{seat}][{place}]"
            if number not in known:
                yield Fault("departure", at, f"{city.name} has no departure {number}")
            elif number in dealt:
                yield Fault("twice", at, f"{number} is there twice")
            dealt.append(number)
    for seat, departure in enumerate(setup.departures):
        at = f"setup.departures[{seat}]"
        if departure is None:
            if setup.hands is None:
                yield Fault("departure", at, "is still to be chosen, but there are no hands to choose from")
        elif departure not in known:
            yield Fault("departure", at, f"{city.name} has no departure {departure}")
        elif departure in setup.departures[:seat]:
            yield Fault("twice", at, f"{departure} is there twice")
        elif setup.hands is not None and seat < len(setup.hands) and departure not in setup.hands[seat]:
            yield Fault("departure", at, f"{departure} is not in the hand of seat {seat}")


def _solo_faults(city: City, setup: LineSetup) -> Iterator[Fault]:
    if setup.seats != 1:
        if setup.rush is not None:
            yield Fault("solo", "setup.rush", "rush-hour cards are for one player")
        if setup.rival:
            yield Fault("solo", "setup.rival", "a rival line is for one player")
        return
    half = TICKETS // 2
    if setup.rush is None:
        yield Fault("solo", "setup.rush", "one player needs two rush-hour cards")
    elif not 0 <= setup.rush[0] < half <= setup.rush[1] < TICKETS:
        yield Fault("solo", "setup.rush", f"must be one of 0 to {half - 1} and one of {half} to {TICKETS - 1}")
    if not setup.rival:
        yield Fault("solo", "setup.rival", "one player needs a rival line")
    roads = {frozenset(road) for road in city.roads}
    stops = {stop.name for stop in city.stops}
    for place, stop in enumerate(setup.rival):
        at = f"setup.rival[{place}]"
        if stop not in stops:
            yield Fault("rival", at, f"no such stop in {city.name}")
        elif place and frozenset((setup.rival[place - 1], stop)) not in roads:
            yield Fault("rival", at, f"{setup.rival[place - 1]}-{stop} is not a road in {city.name}")
        if stop in setup.rival[:place]:
            yield Fault("rival", at, "the rival line runs into itself")
