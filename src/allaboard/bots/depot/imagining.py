"""A table as it may be: made from what one seat sees, the rest drawn at random.

Everything that the view shows stands where the view shows it; the travellers and buses that it does not show are
shuffled among the places of which it tells only the number: other hands, other unhappy piles, and the piles. The
steps that are still to be done in the turn follow from the phase.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from allaboard.engine.depot.actions import NOBODY, first_of, second_of
from allaboard.engine.depot.areas import put
from allaboard.engine.depot.cards import (
    BACKPACKER,
    BUS_COLOUR,
    BUS_IDS,
    BUS_NUMBERS,
    BUSES,
    COLOUR,
    CORRUPTER,
    DRUNKARD,
    OF_A_COLOUR,
    PROFILE,
    STAR,
    TRAVELLER_IDS,
    TRAVELLER_NUMBERS,
    TRAVELLERS,
)
from allaboard.engine.depot.choices import choices
from allaboard.engine.depot.day import ENDS, Day
from allaboard.engine.depot.deal import DepotDeal, HouseRules
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.depot.pending import (
    DEPARTURE_TESTS,
    EMPTY_TESTS,
    FROM_HAND,
    NO_CARD,
    PHASES,
    TURNS,
    Step,
)
from allaboard.engine.depot.pending import EXCHANGE as EXCHANGE_STEP
from allaboard.engine.depot.pending import SADDEN as SADDEN_STEP
from allaboard.engine.depot.pending import SHOUT as SHOUT_STEP
from allaboard.engine.depot.positions import position_of
from allaboard.engine.depot.seeing import SOURCES
from allaboard.engine.depot.setup import DayDecks, DepotSetup, TableSettings, options_of
from allaboard.engine.depot.view import DepotView

# How many of the steps of a turn are left at each phase of the player whose turn it is.
_STEPS_LEFT = {"choose": 6, "waiting_room": 5, "hand": 4, "penalty": 3, "refill": 2}


class Imagined:
    """A view read once, and as many tables as wanted that would look like it."""

    def __init__(self, view: DepotView, options: Sequence[int]) -> None:
        """`options` are the numbers of the legal actions: at an exchange and a Drunkard's choice they say whose."""
        me = view["seat"]
        assert me is not None
        assert view["pending"] == [me], "a table can only be imagined by who is to decide"
        self.me = me
        self.seats = len(view["seats"])
        self._view = view
        self._day = self._known_table(view)
        self._day.stack = self._steps(list(options))
        self._day.options = list(options)
        self._unseen = self._missing()

    def day(self, chance: Random) -> Day:
        """One table as it may be."""
        day = self._day.copy()
        travellers, buses = (chance.sample(cards, len(cards)) for cards in self._unseen)
        for seat, row in enumerate(self._view["seats"]):
            while len(day.hands[seat]) < row["travellers"]:
                put(day.hands[seat], travellers.pop())
            while len(day.buses[seat]) < row["buses"]:
                put(day.buses[seat], buses.pop())
            while len(day.unhappy[seat]) < row["unhappy"]:
                put(day.unhappy[seat], travellers.pop())
        day.pile, day.bus_pile = travellers, buses
        return day

    @property
    def is_certain(self) -> bool:
        """Whether all tables are the same one: what is not seen can only be in one place."""
        seats = self._view["seats"]
        day = self._day
        hands = sum(len(day.hands[seat]) < row["travellers"] for seat, row in enumerate(seats))
        unhappy = sum(len(day.unhappy[seat]) < row["unhappy"] for seat, row in enumerate(seats))
        buses = sum(len(day.buses[seat]) < row["buses"] for seat, row in enumerate(seats))
        pile, bus_pile = self._view["pile"], self._view["bus_pile"]
        return hands + unhappy + pile <= 1 and buses + bus_pile <= 1

    # What the view shows.

    @staticmethod
    def _known_table(view: DepotView) -> Day:
        day = Day(HouseRules(options_of(view["options"])), len(view["seats"]))
        day.room = [_travellers(view["left"]), _travellers(view["right"])]
        day.garage = _buses(view["garage"])
        day.departed = _buses(view["departed"])
        for bus in view["dock"]:
            number = BUS_NUMBERS[bus["bus"]]
            day.dock.append(number)
            day.aboard[number] = _travellers(bus["passengers"])
        for seat, row in enumerate(view["seats"]):
            shown = row["known"] if row["hand"] is None else row["hand"]
            day.hands[seat] = _travellers(shown["travellers"])
            day.buses[seat] = _buses(shown["buses"])
            for card in _travellers(row["known"]["travellers"]):
                day.known[card] = True
            for bus_card in _buses(row["known"]["buses"]):
                day.known_buses[bus_card] = True
            day.passengers[seat] = _travellers(row["passengers"])
            day.unhappy[seat] = _travellers(row["unhappy_cards"] or [])
            if row["revealed"]:
                day.revealed = seat
        day.turn, day.current = view["turn"], view["current"]
        announced = view["announced"]
        if announced is not None and announced["traveller"] is not None and announced["source"] == SOURCES[FROM_HAND]:
            card = TRAVELLER_NUMBERS[announced["traveller"]]  # it is still in the hand, and everybody has heard of it
            if card not in day.hands[day.current]:
                put(day.hands[day.current], card)
        day.active = -1 if view["active"] is None else BUS_NUMBERS[view["active"]]
        day.fresh, day.boarded = view["fresh"], view["boarded"]
        day.lap = view["last_lap"] or 0
        return day

    def _missing(self) -> tuple[list[int], list[int]]:
        """The travellers and the buses that the view does not show."""
        day = self._day
        seen = {card for pile in (*day.hands, *day.room, *day.aboard, *day.passengers, *day.unhappy) for card in pile}
        seen_buses = {bus for pile in (*day.buses, day.garage, day.dock, day.departed) for bus in pile}
        return (
            [card for card in range(TRAVELLERS) if card not in seen],
            [bus for bus in range(BUSES) if bus not in seen_buses],
        )

    # What is still to be done.

    def _steps(self, options: list[int]) -> list[Step]:
        phase = self._view["phase"]
        steps = TURNS[self._day.current]
        if phase in _STEPS_LEFT:
            return steps[: _STEPS_LEFT[phase]]
        if phase == PHASES[SHOUT_STEP]:
            return self._steps_of_window(steps)
        # An exchange or a Drunkard's choice: afterwards boarding goes on, if it can.
        day = self._day
        below = steps[: 5 if self._is_head_boardable() else 4]
        below += [EMPTY_TESTS[seat] for seat in range(day.seats)]
        below += [DEPARTURE_TESTS[day.active]]
        if phase == PHASES[SADDEN_STEP]:
            return [*below, self._drunkards_step(options)]
        step = self._corrupters_step(options)
        return [*below, DEPARTURE_TESTS[step.bus], step]

    def _steps_of_window(self, steps: list[Step]) -> list[Step]:
        """A window at a boarding, or the closing one (D60). A Star that calls her bus boards before the room does."""
        day, announced = self._day, self._view["announced"]
        assert announced is not None
        bus = BUS_NUMBERS[announced["bus"]]
        if announced["traveller"] is None or announced["source"] is None:
            return [*steps[:3], Step(SHOUT_STEP, self.me, bus, NO_CARD, FROM_HAND, [])]
        card, source = TRAVELLER_NUMBERS[announced["traveller"]], SOURCES.index(announced["source"])
        called = day.fresh and not day.boarded and card == BUS_COLOUR[bus] * OF_A_COLOUR + STAR
        left = 4 if source == FROM_HAND and not called else 5
        return [*steps[:left], Step(SHOUT_STEP, self.me, bus, card, source, [])]

    def _is_head_boardable(self) -> bool:
        day = self._day
        if not day.is_docked(day.active):
            return False
        free = day.free(day.active)
        return any(column and day.is_boardable(column[0], day.active, free) for column in day.room)

    def _corrupters_step(self, options: list[int]) -> Step:
        """The exchange that allows these actions: one never exchanges its own Corrupter (D52)."""
        day = self._day
        found = []
        for bus in sorted(day.dock, key=lambda bus: bus != day.active):
            corrupter = BUS_COLOUR[bus] * OF_A_COLOUR + CORRUPTER
            if corrupter in day.aboard[bus]:
                found.append(Step(EXCHANGE_STEP, self.me, bus, corrupter, FROM_HAND, []))
        return next((step for step in found if choices(day, step) == options), found[0])

    def _drunkards_step(self, options: list[int]) -> Step:
        """The choice among these passengers (D50)."""
        cards = {operand for code in options for operand in (first_of(code), second_of(code))} - {NOBODY}
        passengers = self._day.passengers[self.me]
        drunkards = [card for card in passengers if PROFILE[card] == DRUNKARD]
        drunkard = next((card for card in drunkards if self._matches_all(card, cards)), drunkards[0])
        bus = max(0, self._day.active)
        return Step(SADDEN_STEP, self.me, bus, drunkard, FROM_HAND, sorted(cards | {drunkard}))

    @staticmethod
    def _matches_all(drunkard: int, cards: set[int]) -> bool:
        return all(COLOUR[card] == COLOUR[drunkard] or PROFILE[card] == BACKPACKER for card in cards)


def imagined(view: DepotView, options: Sequence[int], chance: Random) -> DepotGame:
    """A whole game that looks like the view to its seat. Of a day that is over it knows only how it ended.

    The table as it is imagined is part of the deal, and with the decisions since then the whole game: so it can be
    copied, pickled, compared and played again as itself. It has no record, since nobody knows how it came about.
    """
    day = Imagined(view, options).day(chance)
    decks = DayDecks(
        tuple(chance.sample(BUS_IDS, len(BUS_IDS))), tuple(chance.sample(TRAVELLER_IDS, len(TRAVELLER_IDS)))
    )
    setup = DepotSetup(0, tuple(range(day.seats)), (decks, decks))
    others = [row for row in view["seats"] if row["seat"] != view["seat"]]
    is_open = any(row["hand"] is not None and not row["revealed"] for row in others)
    settings = TableSettings(team_hands="open" if is_open else "hidden")
    ends = [ENDS.index(end) for end in view["ends"]]
    position = position_of(day, [[[0] * 6 for _ in range(day.seats)] for _ in ends], ends)
    return DepotGame(DepotDeal(setup, options_of(view["options"]), settings, position))


def _travellers(ids: list[str]) -> list[int]:
    return [TRAVELLER_NUMBERS[name] for name in ids]


def _buses(ids: list[str]) -> list[int]:
    return [BUS_NUMBERS[name] for name in ids]
