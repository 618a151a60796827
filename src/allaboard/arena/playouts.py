"""Whole games at full speed: the loops that measure the engine and that search builds on. Compiled with it."""

from __future__ import annotations

from collections.abc import Callable

from allaboard.engine.depot.game import DepotGame
from allaboard.engine.line.game import LineGame


def play_randomly(game: LineGame, draw: Callable[[], float]) -> None:
    """Play to the end, every decision drawn with `draw`, a source of numbers from 0 up to 1."""
    while not game.is_over:
        game.play_choice(int(draw() * game.count_choices()))


def play_greedily(game: LineGame) -> None:
    """Play to the end by G1, ties by the smallest text."""
    while not game.is_over:
        game.play_choice(game.best_choice())


def play_depot_randomly(game: DepotGame, draw: Callable[[], float]) -> None:
    """Play both days of Depot, every decision drawn with `draw`."""
    while not game.is_over:
        game.play_choice(int(draw() * game.count_choices()))
