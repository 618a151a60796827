"""Views: what a seat may see, put together from what is allowed."""

from __future__ import annotations

from typing import Final

from allaboard.engine.depot.cards import BUS_IDS, CAPACITY, TRAVELLER_IDS, bus_ids, traveller_ids
from allaboard.engine.depot.day import GOING_ON, Day
from allaboard.engine.depot.pending import EXCHANGE, HAND, NO_CARD, PHASES, SHOUT, WAITING_ROOM
from allaboard.engine.depot.setup import DAYS
from allaboard.engine.depot.view import AnnouncedView, BusView, DepotView, SeatView

SOURCES: Final[list[str]] = ["left", "right", "hand"]
BOARDING: Final = "boarding"
# Whether a seat has a choice in these depends on its hidden hand. The rules count exchanges as open (15.5), and so they
# are as long as somebody waits in the room; when nobody does, only a hand that suits a docked bus can exchange.
_HIDDEN: Final = (WAITING_ROOM, HAND, SHOUT, EXCHANGE)


def seen_phase(day: Day, viewer: int | None, number: int = DAYS) -> str:
    """The kind of decision that is due on the day with this number, as a viewer may know it (15.5)."""
    if day.end != GOING_ON:
        return "over" if number == DAYS else "day_over"
    step = day.decision()
    if step.kind in _HIDDEN and viewer != step.seat:
        return BOARDING
    return PHASES[step.kind]


def seen_pending(day: Day, viewer: int | None) -> list[int]:
    """The seats that owe a decision, as a viewer may know it: while travellers board, only itself."""
    if day.end != GOING_ON or seen_phase(day, viewer) == BOARDING:
        return []
    return [day.decision().seat]


def sees_hand(day: Day, seat: int, viewer: int | None, open_hands: bool) -> bool:
    """Whether a viewer sees a hand: the own one, a revealed one (D17), with `open_hands` the partner's (D79)."""
    if seat in (viewer, day.revealed):
        return True
    return open_hands and viewer is not None and seat == (viewer + 2) % day.seats


def knows_buses(day: Day, seat: int, viewer: int | None, open_hands: bool = False, memory: bool = True) -> bool:
    """Whether a viewer may know all buses in a hand; without `memory` only by seeing it, or where there is none."""
    if not day.buses[seat] or sees_hand(day, seat, viewer, open_hands):
        return True
    return memory and all(day.known_buses[bus] for bus in day.buses[seat])


def view_of(
    day: Day,
    number: int,
    ends: list[str],
    options: dict[str, bool | str],
    viewer: int | None,
    open_hands: bool = False,
    memory: bool = True,
) -> DepotView:
    """The table as a seat, or a spectator (None), sees it.

    `open_hands`: partners see each other's hands (`team_hands`). Without `memory` nobody is reminded which cards of a
    hand everybody has seen (`card_memory` = off).
    """
    return {
        "game": "depot",
        "seat": viewer,
        "options": options,
        "phase": seen_phase(day, viewer, number),
        "pending": seen_pending(day, viewer),
        "day": number,
        "turn": day.turn,
        "current": day.current,
        "active": None if day.active < 0 else BUS_IDS[day.active],
        "fresh": day.fresh,
        "boarded": day.boarded,
        "last_lap": day.lap or None,
        "announced": _announced(day, viewer),
        "left": traveller_ids(day.room[0]),
        "right": traveller_ids(day.room[1]),
        "pile": len(day.pile),
        "garage": bus_ids(day.garage),
        "bus_pile": len(day.bus_pile),
        "dock": [_bus_view(day, bus) for bus in day.dock],
        "departed": bus_ids(day.departed),
        "ends": ends,
        "seats": [_seat_view(day, seat, viewer, open_hands, memory) for seat in range(day.seats)],
    }


def _announced(day: Day, viewer: int | None) -> AnnouncedView | None:
    if day.end != GOING_ON:
        return None
    step = day.decision()
    if step.kind != SHOUT or step.seat != viewer:
        return None
    closing = step.card == NO_CARD
    return {
        "bus": BUS_IDS[step.bus],
        "traveller": None if closing else TRAVELLER_IDS[step.card],
        "source": None if closing else SOURCES[step.source],
    }


def _bus_view(day: Day, bus: int) -> BusView:
    free = day.free(bus)
    return {
        "bus": BUS_IDS[bus],
        "capacity": CAPACITY[bus],
        "free": free,
        "blocked": free == 0 and day.lone_lover(bus) >= 0,
        "passengers": traveller_ids(day.aboard[bus]),
    }


def _seat_view(day: Day, seat: int, viewer: int | None, open_hands: bool, memory: bool) -> SeatView:
    hand, buses = day.hands[seat], day.buses[seat]
    revealed = day.revealed == seat
    open_hand = sees_hand(day, seat, viewer, open_hands)
    known = hand if revealed else [card for card in hand if memory and day.known[card]]
    known_buses = buses if revealed else [bus for bus in buses if memory and day.known_buses[bus]]
    return {
        "seat": seat,
        "travellers": len(hand),
        "buses": len(buses),
        "hand": {"travellers": traveller_ids(hand), "buses": bus_ids(buses)} if open_hand else None,
        "known": {"travellers": traveller_ids(known), "buses": bus_ids(known_buses)},
        "revealed": revealed,
        "passengers": traveller_ids(day.passengers[seat]),
        "unhappy": len(day.unhappy[seat]),
        "unhappy_cards": traveller_ids(day.unhappy[seat]) if viewer == seat else None,
    }
