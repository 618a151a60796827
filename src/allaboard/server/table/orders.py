"""Standing orders, judged for a Baby's holder (section 15.4 of Depot's rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allaboard.engine.depot import events as depot
from allaboard.engine.depot.cards import SEATS, TRAVELLER_NUMBERS
from allaboard.engine.depot.view import AnnouncedView, BusView, DepotView
from allaboard.protocol.orders import Clause, Orders

if TYPE_CHECKING:
    from allaboard.engine.depot.game import DepotGame


def orders_shout(orders: Orders, game: DepotGame, seat: int) -> bool:
    """Whether the seat, which is asked right now, has ordered its Baby to shout."""
    view = game.view(seat)
    announced = view["announced"]
    assert announced is not None
    return any(_holds(clause, game, seat, view, announced) for clause in orders.of(announced["bus"][0]))


def _holds(clause: Clause, game: DepotGame, seat: int, view: DepotView, announced: AnnouncedView) -> bool:
    traveller = announced["traveller"]
    checks = (
        (clause.closing, traveller is None),
        (clause.profiles is not None, traveller is not None and profile_of(traveller) in (clause.profiles or [])),
        (clause.would_complete, traveller is not None and _completes(game, seat, announced["bus"])),
        (clause.misses, traveller is not None and _misses(view, announced["bus"], traveller)),
        (clause.would_block, _blocks(game, seat, announced["bus"])),
        (clause.empties_my_hand, view["seats"][seat]["travellers"] + view["seats"][seat]["buses"] == 1),
        (clause.current is not None, view["current"] in (clause.current or [])),
        (clause.garage_empty, not view["garage"] and view["bus_pile"] == 0),
    )
    return all(holds for is_wanted, holds in checks if is_wanted)


def profile_of(traveller: str) -> str:
    """`A` for the anonymous, `L` for a lover, else the two letters of the profile."""
    kind = traveller[1:]
    return kind[0] if kind[0] in "AL" else kind


def _completes(game: DepotGame, seat: int, bus: str) -> bool:
    """Whether the bus leaves as soon as the announced traveller boards."""
    twin = game.copy()
    for event in twin.apply(seat, twin.parse("pass")):
        if isinstance(event, depot.BusDeparted) and event.bus == bus:
            return True
        if isinstance(event, depot.Announced | depot.BoardingEnded | depot.TurnStarted):
            return False
    return False


def _blocks(game: DepotGame, seat: int, bus: str) -> bool:
    """Whether the Baby would leave the bus full, and kept by a lone lover."""
    twin = game.copy()
    twin.play(seat, twin.parse("shout"))
    return any(docked["bus"] == bus and docked["blocked"] for docked in twin.view(seat)["dock"])


def _misses(view: DepotView, bus: str, traveller: str) -> bool:
    """Whether the announced traveller would find no room behind the Baby."""
    docked: BusView = next(found for found in view["dock"] if found["bus"] == bus)
    return docked["free"] - 1 < SEATS[TRAVELLER_NUMBERS[traveller]]
