"""Hints in play: the decisions that promise most, from what the seat sees alone."""

from __future__ import annotations

from random import Random

from allaboard.bots.perspective import Perspective
from allaboard.bots.review.answers import Choice
from allaboard.bots.review.depot import depot_choices
from allaboard.bots.review.outlook import Effort, Outlook
from allaboard.bots.sight import Sight

HINTS = 3
DEPARTURE = "departure"  # the decision of which nothing is said


def hints(seen: Perspective | Sight, seed: str = "hint", effort: Effort | None = None) -> list[Choice]:
    """The three decisions of a seat that promise most, best first, each with what can be expected and why.

    Nothing but the seat's view and its legal actions is looked at. None while the seat owes no decision, and none for
    the choice of a departure.
    """
    view = seen.view()
    if not seen.legal() or view["phase"] == DEPARTURE:
        return []
    if seen.is_line:
        return Outlook(seen.city, effort).choices(view, seen.seat, Random(seed), HINTS)
    return depot_choices(seen, Random(seed), HINTS)
