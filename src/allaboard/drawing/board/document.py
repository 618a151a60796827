"""The board as a picture of its own, which refers to nothing outside."""

from __future__ import annotations

from allaboard.boards import loader
from allaboard.boards.city import City
from allaboard.drawing.board.drawn import board_size, draw_board
from allaboard.drawing.board.legend import draw_legend, draw_players
from allaboard.drawing.board.state import BoardState
from allaboard.drawing.elements import NAMESPACE, element, moved, rectangle, title
from allaboard.drawing.lettering import FONTS
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import LIGHT, Theme

_MARGIN = 16
_EMPTY = BoardState()


def draw_board_svg(
    city: City,
    state: BoardState = _EMPTY,
    *,
    theme: Theme = LIGHT,
    language: str = "en",
    lying: bool = False,
    players: bool = False,
    legend: bool = False,
    scale: float = 1,
) -> str:
    """A complete document of a board, if wished with whose lines are whose and what its signs mean."""
    studio = Studio(theme, language)
    width, height = board_size(city, lying)
    drawings = [moved(_MARGIN, _MARGIN).add(draw_board(studio, city, state, lying=lying))]
    y = height + 2 * _MARGIN
    if players and state.names:
        named = {line: name for line, name in state.names.items() if line in state.lines}
        drawing, needed = draw_players(studio, named, width)
        drawings.append(moved(_MARGIN, y).add(drawing))
        y += needed + _MARGIN / 2
    if legend:
        drawing, needed = draw_legend(studio, city, width, state.awake, offers=state.lit.values())
        drawings.append(moved(_MARGIN, y).add(drawing))
        y += needed + _MARGIN / 2
    width += 2 * _MARGIN
    name = city_title(studio, city)
    text = studio.words("drawing-title", game=studio.words(city.game), city=name)
    root = element(
        "svg",
        None,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {width:g} {y:g}",
        width=width * scale,
        height=y * scale,
        role="img",
        aria_label=text,
        font_family=FONTS,
        data_game=city.game,
        data_city=city.name,
    )
    root.add(title(text), rectangle(0, 0, width, y, fill=theme.page), studio.definitions.drawn(), *drawings)
    return f"{root}\n"


def city_title(studio: Studio, city: City) -> str:
    """A built-in city as players call it, any other by the name in its file."""
    return studio.words(city.name) if city.name in loader.names() else city.name.replace("_", " ").title()
