"""A sheet of either game, half filled in: that of the first player of a short game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from allaboard.boards.loader import load
from allaboard.drawing.figures.drawn import Figure
from allaboard.drawing.position import position_of
from allaboard.drawing.sheets import draw_sheet, state_of
from allaboard.drawing.sheets.sketch import SHEET_WIDTH
from allaboard.drawing.studio import Studio
from allaboard.engine import start_game
from allaboard.engine.line.setup import LineOptions, LineSetup
from allaboard.records import Player, record_of

_ORDER = (4, 2, 5, 1, 7, 3, 6, 8, 9, 10, 11, 12)
_GAMES: dict[str, tuple[str, LineSetup, tuple[str, ...]]] = {
    "sheet-bus": (
        "new_york",
        LineSetup((1, 3), (2, 5), ("granny", "tourist"), (4, 2), _ORDER, 0),
        (
            *("E6-E5", "F3-E3-E2>D2", "D2-C2-C3-B3", "E5-F5-F4"),
            *("F4-E4-D4-C4", "B3-B2-A2", "A2-A1-B1-C1", "C4-C3-C2>C1"),
        ),
    ),
    "sheet-metro": (
        "rome",
        LineSetup((4, 2), (3, 1), ("flirt", "granny"), (3, 1), (1, 5, 4, 3, 7, 2, 6, 8, 9, 10, 11, 12), 0),
        (
            *("J4-K4", "E1-D1-D2-C2", "C2-B2", "K4-K3-J3"),
            *("J3-I3-H3", "B2-A2-A3", "A3-A4-B4", "H3-G3-G4-F4", "F4-E4+E5"),
        ),
    ),
}


def _sheet(studio: Studio, name: str) -> Figure:
    city, setup, actions = _GAMES[name]
    game = start_game(load(city), setup, LineOptions())
    game.play_texts(actions)
    names = (studio.words("drawing-player", number=1), studio.words("drawing-player", number=2))
    record = record_of(game, [Player(each) for each in names])
    drawing, height = draw_sheet(studio, state_of(position_of(record, game, 0), 0, names[0]))
    return Figure(drawing, SHEET_WIDTH, height)


FIGURES: dict[str, Callable[[Studio], Figure]] = {name: partial(_sheet, name=name) for name in _GAMES}
