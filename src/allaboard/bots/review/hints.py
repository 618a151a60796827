"""Hints in play: the decisions that promise most, from what the seat sees alone."""

from __future__ import annotations

from random import Random

from allaboard.bots.review.answers import Choice
from allaboard.bots.review.depot import depot_choices
from allaboard.bots.review.outlook import Effort, Outlook
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.line.game import LineGame

HINTS = 3


def hints(game: LineGame | DepotGame, seat: int, seed: str = "hint", effort: Effort | None = None) -> list[Choice]:
    """The three decisions of a seat that promise most, best first, each with what can be expected and why.

    Nothing but the seat's view and its legal actions is looked at. None while the seat owes no decision, and none for
    the choice of a departure.
    """
    if seat not in game.pending() or game.phase == "departure":
        return []
    if isinstance(game, LineGame):
        return Outlook(game.deal.city, effort).choices(game.view(seat), seat, Random(seed), most=HINTS)
    return depot_choices(game, seat, Random(seed))[:HINTS]
