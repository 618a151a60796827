"""Positions in the form of the worked examples: zones laid out by hand, cards not mentioned out of view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from allaboard.engine.depot.actions import action_of
from allaboard.engine.depot.cards import BUS_NUMBERS, TRAVELLER_NUMBERS, bus_ids, traveller_ids
from allaboard.engine.depot.day import ENDS, GOING_ON, Day
from allaboard.engine.depot.deal import HouseRules
from allaboard.engine.depot.pending import PHASES
from allaboard.engine.depot.scoring import day_points
from allaboard.engine.depot.setup import options_of


def travellers(names: list[str]) -> list[int]:
    return [TRAVELLER_NUMBERS[name] for name in names]


def buses(names: list[str]) -> list[int]:
    return [BUS_NUMBERS[name] for name in names]


def position(seats: int, zones: Mapping[str, Any], start: int = 0, **options: object) -> Day:
    """A day at the start of a turn, run on to the first decision. Zones are named as in `depot-examples.json`."""
    day = Day(HouseRules(options_of(options)), seats)
    for seat in range(seats):
        day.hands[seat] = sorted(travellers(zones.get("hands", {}).get(str(seat), [])))
        day.buses[seat] = sorted(buses(zones.get("buses", {}).get(str(seat), [])))
        day.passengers[seat] = sorted(travellers(zones.get("passengers", {}).get(str(seat), [])))
        day.unhappy[seat] = sorted(travellers(zones.get("unhappy", {}).get(str(seat), [])))
    day.room = [travellers(zones.get("left", [])), travellers(zones.get("right", []))]
    day.pile = travellers(zones.get("pile", []))[::-1]
    day.garage = buses(zones.get("garage", []))
    day.bus_pile = buses(zones.get("bus_pile", []))[::-1]
    day.departed = sorted(buses(zones.get("departed", [])))
    for name, riders in zones.get("dock", {}).items():
        day.dock.append(BUS_NUMBERS[name])
        day.aboard[BUS_NUMBERS[name]] = travellers(riders)
    day.start(start, None)
    return day


def zones_of(day: Day) -> dict[str, Any]:
    """Every zone by its name, in the form of the worked examples; what has no order is sorted."""
    return {
        "hands": {str(seat): traveller_ids(cards) for seat, cards in enumerate(day.hands)},
        "buses": {str(seat): bus_ids(cards) for seat, cards in enumerate(day.buses)},
        "passengers": {str(seat): traveller_ids(cards) for seat, cards in enumerate(day.passengers)},
        "unhappy": {str(seat): traveller_ids(cards) for seat, cards in enumerate(day.unhappy)},
        "left": traveller_ids(day.room[0]),
        "right": traveller_ids(day.room[1]),
        "pile": traveller_ids(day.pile[::-1]),
        "garage": bus_ids(day.garage),
        "bus_pile": bus_ids(day.bus_pile[::-1]),
        "departed": bus_ids(day.departed),
        "dock": {bus_ids([bus])[0]: traveller_ids(day.aboard[bus]) for bus in day.dock},
        "end": ENDS[day.end],
        "scores": [sum(day_points(day, seat)) for seat in range(day.seats)],
    }


def prompt(day: Day) -> tuple[int, str, list[str]]:
    """Who decides, what kind of decision it is, and all legal actions."""
    step = day.decision()
    return step.seat, PHASES[step.kind], [action_of(code).text for code in day.options]


class Table:
    """Plays a script: decisions with one option are taken by themselves, every prompt is remembered."""

    def __init__(self, day: Day) -> None:
        self.day = day
        self.first_turn = day.turn
        self.asked: list[tuple[int, str, list[str]]] = []
        self._look()

    @property
    def over(self) -> bool:
        return self.day.end != GOING_ON

    @property
    def in_turn(self) -> bool:
        return not self.over and self.day.turn == self.first_turn

    def _look(self) -> None:
        if not self.over:
            self.asked.append(prompt(self.day))

    def settle(self, whole_day: bool = False) -> None:
        """Take the forced decisions, of this turn or of the whole day."""
        while not self.over and (whole_day or self.in_turn) and len(self.day.options) == 1:
            self.day.answer(self.day.options[0], None)
            self._look()

    def decide(self, seat: int, text: str, whole_day: bool = False) -> None:
        """Take a decision that is not forced."""
        self.settle(whole_day)
        assert not self.over, text
        asked, _kind, legal = prompt(self.day)
        assert (asked, text in legal) == (seat, True), (text, legal)
        self.day.answer(self.day.options[legal.index(text)], None)
        self._look()

    def legal(self, kind: str) -> list[str]:
        """The legal actions at the first prompt of this kind so far."""
        return next(legal for _seat, asked, legal in self.asked if asked == kind)


def play(seats: int, zones: Mapping[str, Any], *script: str, start: int = 0, **options: object) -> Table:
    """A position after some decisions, each `seat token`; forced ones are taken in between and after."""
    table = Table(position(seats, zones, start, **options))
    for line in script:
        seat, _, text = line.partition(" ")
        table.decide(int(seat), text)
    table.settle()
    return table
