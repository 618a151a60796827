"""The legal actions of a seat of Depot with the cards that they stand for, so that no client takes a text apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allaboard.engine.depot.events import TravellerTaken, TurnStarted
from allaboard.engine.depot.operands import Operands, operands_of

if TYPE_CHECKING:
    from allaboard.engine.depot.game import DepotGame


class DepotOffer(Operands):
    """A legal action of Depot and what it names; of a refill `travellers` are all that it takes."""

    action: str


def depot_offers(game: DepotGame, seat: int) -> list[DepotOffer]:
    """Every legal action of a seat, sorted by action."""
    view = game.view(seat)
    found: list[DepotOffer] = []
    for action in game.legal(seat):
        offer: DepotOffer = {"action": action.text, **operands_of(action.text, view["left"], view["right"])}
        if offer["word"] == "take":
            offer["travellers"] = _refilled(game, seat, action.text)
        found.append(offer)
    return found


def _refilled(game: DepotGame, seat: int, action: str) -> list[str]:
    """The travellers that a refill takes, all of them from the open columns."""
    twin = game.copy()
    taken = []
    for event in twin.apply(seat, twin.parse(action)):
        if isinstance(event, TurnStarted):
            break
        if isinstance(event, TravellerTaken):
            taken.append(event.traveller)
    return taken
