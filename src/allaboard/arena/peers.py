"""The same loop on games of other libraries, for scale. They are measured when they are installed."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from random import Random
from typing import Any

from allaboard.arena.measuring import rate


def connect_four(seconds: float) -> float | None:
    """Random games of open_spiel's connect_four a second, or None if it is not installed."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game("connect_four")
    draw = Random("peers").random

    def play() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])

    return rate(play, seconds)


def uno(seconds: float) -> float | None:
    """Random games of rlcard's uno a second, or None if it is not installed."""
    if importlib.util.find_spec("rlcard") is None:
        return None
    rlcard: Any = importlib.import_module("rlcard")
    environment = rlcard.make("uno", config={"seed": 1})
    draw = Random("peers").random

    def play() -> None:
        state, _ = environment.reset()
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(draw() * len(legal))])

    return rate(play, seconds)


PEERS: dict[str, Callable[[float], float | None]] = {
    "open_spiel connect_four": connect_four,
    "rlcard uno": uno,
}
