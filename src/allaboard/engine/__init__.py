"""The rules of the games and nothing else: no input or output, no clock, no randomness, no third-party import.

A game is a value with a few verbs, the same for every game:

    seats, phase, is_over          how many players, what kind of decision is due, whether it is over
    pending()                      the seats that owe a decision now
    legal(seat)                    every legal action, complete, in the order of their texts
    named(seat, text)              the legal action with this text, or None
    parse(text)                    the action that a text writes, legal or not
    apply(seat, action)            carries it out and returns what happened as events;
                                   an illegal action raises `IllegalAction` and changes nothing
    view(seat)                     what this seat may see (None: a spectator)
    scores(viewer)                 the breakdown per seat as that viewer may know it
    views_for, scores_for          the same for several viewers at once, who share what they see alike
    copy(), ==                     an independent twin; equality by value

Chance is decided before the first action: it is all in the set-up. So set-up and actions are the whole game.
"""

from __future__ import annotations

from types import FunctionType

from allaboard.boards.city import City
from allaboard.engine.actions import Action, IllegalAction
from allaboard.engine.bus.game import BusGame
from allaboard.engine.events import Event
from allaboard.engine.interface import Game
from allaboard.engine.line.deal import LineDeal, checked_deal
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.setup import LineOptions, LineSetup
from allaboard.engine.line.turn import Depart, Turn
from allaboard.engine.metro.game import MetroGame

__all__ = [
    "Action",
    "BusGame",
    "Depart",
    "Event",
    "Game",
    "IllegalAction",
    "LineDeal",
    "LineGame",
    "LineOptions",
    "LineSetup",
    "MetroGame",
    "Turn",
    "game_of",
    "is_compiled",
    "start_game",
]


def start_game(city: City, setup: LineSetup, options: LineOptions | None = None) -> LineGame:
    """A new game of the city's kind. Raises `FaultsFound` with everything that is wrong with the set-up."""
    return game_of(checked_deal(city, setup, options or LineOptions()))


def game_of(deal: LineDeal) -> LineGame:
    """A new game of a deal."""
    return BusGame(deal) if deal.city.game == "bus" else MetroGame(deal)


def is_compiled() -> bool:
    """Whether this build of the engine is compiled."""
    return not isinstance(LineGame.copy, FunctionType)
