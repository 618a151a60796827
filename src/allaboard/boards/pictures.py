"""What a thing looks like: the one question that is asked downstairs.

A notebook asks what it is to show for its `_repr_svg_`, so games, cities, records and sheets have one. None of
them knows how it is drawn, and no room knows a room below it: they ask here, and here the artist is known by name
only and called when the first picture is wanted. Whoever never looks at a game pays nothing for its pictures.
"""

from __future__ import annotations

from importlib import import_module

ARTIST = "allaboard.drawing.notebook"


def picture_of(thing: object) -> str:
    """The thing as SVG, as a spectator may see it."""
    picture: str = import_module(ARTIST).svg_of(thing)
    return picture
