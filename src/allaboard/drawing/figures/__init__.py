"""The drawings of the rules: each has a name, which stands where a page wants it.

    draw_figure("bus-jam", language="fr", theme=DARK)    an SVG document

A page says `![what it shows](figure:bus-jam)`. Names with a hyphen and a code draw one thing: `sign-granny`,
`shape-2t`, `label-RSU`, `bus-G4a`. The others are pictures of a situation: `board` knows pieces of cities with lines
on them, `sheets` a sheet of either game, `depot` the table of the card game.
"""

from __future__ import annotations

from collections.abc import Callable

from allaboard.drawing.documents import root_of
from allaboard.drawing.figures import board, depot, sheets, single
from allaboard.drawing.figures.drawn import Figure
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import LIGHT, Theme

__all__ = ["draw_figure", "figure_names", "figure_of", "is_small"]

_SITUATIONS: dict[str, Callable[[Studio], Figure]] = {**board.FIGURES, **sheets.FIGURES, **depot.FIGURES}


def figure_names() -> tuple[str, ...]:
    """Every figure there is."""
    return (*single.names(), *_SITUATIONS)


def is_small(name: str) -> bool:
    """Whether it stands within a line of text."""
    return name not in _SITUATIONS


def figure_of(studio: Studio, name: str) -> Figure:
    """A figure as a part of another drawing; `KeyError` if there is none of that name."""
    return _SITUATIONS[name](studio) if name in _SITUATIONS else single.draw(studio, name)


def draw_figure(name: str, text: str = "", *, language: str = "en", theme: Theme = LIGHT) -> str:
    """A figure as a document; `text` says what it shows. `KeyError` if there is none of that name."""
    studio = Studio(theme, language)
    figure = figure_of(studio, name)
    root = root_of(figure.width, figure.height, text or name, data_figure=name)
    root.attributes["viewBox"] = f"{figure.left:g} {figure.top:g} {figure.width:g} {figure.height:g}"
    return f"{root.add(studio.definitions.drawn(), figure.drawing)}\n"
