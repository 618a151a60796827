"""Pictures in notebooks.

Games, cities, records and sheets are pictures wherever `_repr_svg_` is asked for, as IPython and Jupyter do: the last
line of a cell may just be `game`. For another viewer, language or theme:

    from allaboard.drawing.notebook import Picture, sheet_of
    Picture(game, viewer=0, language="de")
    sheet_of(game, 0)                # the sheet of a seat, by itself
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from allaboard.boards.city import City
from allaboard.drawing.board import draw_board_svg
from allaboard.drawing.depot.table import draw_depot_position
from allaboard.drawing.embedding import with_fonts
from allaboard.drawing.plain import draw_position
from allaboard.drawing.position import Viewer, position_of
from allaboard.drawing.sheets import SheetState, sheet_document, state_of
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import LIGHT, Theme
from allaboard.engine import LineGame
from allaboard.engine.depot.game import DepotGame
from allaboard.locales import words_of
from allaboard.records import Player, Record, play_record, record_of


class Picture:
    """What is drawn, and how. Every notebook that knows `_repr_svg_` shows it."""

    def __init__(self, thing: object, *, viewer: Viewer = None, language: str = "en", theme: Theme = LIGHT) -> None:
        self.viewer, self.language, self.theme = viewer, language, theme
        self.svg = with_fonts(_draw(thing, self))

    def _repr_svg_(self) -> str:
        return self.svg


@singledispatch
def _draw(thing: object, look: Picture) -> str:
    raise TypeError(f"there is no picture of {type(thing).__name__}")


@_draw.register
def _line_game(game: LineGame, look: Picture) -> str:
    record = record_of(game, _players(game.seats))
    return draw_position(record, game, viewer=look.viewer, language=look.language, theme=look.theme)


@_draw.register
def _depot_game(game: DepotGame, look: Picture) -> str:
    record = record_of(game, _players(game.seats))
    return draw_depot_position(record, game, viewer=look.viewer, language=look.language, theme=look.theme)


@_draw.register
def _record(record: Record, look: Picture) -> str:
    game = play_record(record)
    draw: Any = draw_position if isinstance(game, LineGame) else draw_depot_position
    picture: str = draw(record, game, viewer=look.viewer, language=look.language, theme=look.theme)
    return picture


@_draw.register
def _city(city: City, look: Picture) -> str:
    return draw_board_svg(city, language=look.language, theme=look.theme, legend=True)


@_draw.register
def _sheet(state: SheetState, look: Picture) -> str:
    return sheet_document(Studio(look.theme, look.language), state)


def _players(seats: int) -> tuple[Player, ...]:
    """A game knows seats, not names; the drawing numbers those without one."""
    return tuple(Player("") for _ in range(seats))


def svg_of(thing: object) -> str:
    """What `_repr_svg_` says of a thing: what a spectator may see, in English and by day."""
    return Picture(thing).svg


def sheet_of(game: LineGame, seat: int, viewer: Viewer = None) -> SheetState:
    """The sheet of a seat, which is a picture too."""
    position = position_of(record_of(game, _players(game.seats)), game, viewer)
    return state_of(position, seat, words_of("en")("drawing-player", number=seat + 1))
