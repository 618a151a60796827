"""Colours and fonts of the site: those of the games, so that drawings in a page change with its theme."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from allaboard.drawing.theme import DARK, LIGHT, NAMED, Theme

FONTS = Path(__file__).parents[2] / "src" / "allaboard" / "drawing" / "fonts"
# What Material calls its two themes.
_SCHEMES = {"default": LIGHT, "slate": DARK}
# The cuts that pages use. Both files of a cut belong to one face: the browser fetches the second for rare letters only.
_CUTS = (
    ("Barlow", "barlow", (500, 600, 700)),
    ("Barlow Semi Condensed", "barlow-semi-condensed", (600,)),
    ("Atkinson Hyperlegible Next", "atkinson-hyperlegible-next", (400, 700)),
)
_LATIN_EXTENDED = (
    "U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F,"
    " U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF"
)


def style_sheet() -> str:
    """The colours by their names, for both themes, and the fonts."""
    return "\n".join([*_faces(), *(_scheme(name, theme) for name, theme in _SCHEMES.items())])


def font_files() -> Iterator[Path]:
    """The files that the style sheet names; none where the fonts were not made."""
    for _, stem, weights in _CUTS:
        for weight in weights:
            yield from (path for path in _files(stem, weight) if path.is_file())


def _faces() -> Iterator[str]:
    for family, stem, weights in _CUTS:
        for weight in weights:
            basic, extended = _files(stem, weight)
            # The last face that has a letter wins, so the one for everything comes first.
            yield _face(family, weight, basic)
            yield _face(family, weight, extended, f" unicode-range: {_LATIN_EXTENDED};")


def _face(family: str, weight: int, path: Path, extent: str = "") -> str:
    source = f'src: url("fonts/{path.name}") format("woff");'
    return f'@font-face {{ font-family: "{family}"; font-weight: {weight}; font-display: swap; {source}{extent} }}'


def _files(stem: str, weight: int) -> tuple[Path, Path]:
    return FONTS / f"{stem}-{weight}.woff", FONTS / f"{stem}-{weight}-extended.woff"


def _scheme(name: str, theme: Theme) -> str:
    pairs = zip(_leaves(msgspec.to_builtins(NAMED)), _leaves(msgspec.to_builtins(theme)), strict=True)
    colours = " ".join(f"{variable.removeprefix('var(').removesuffix(')')}: {colour};" for variable, colour in pairs)
    return f'[data-md-color-scheme="{name}"] {{ {colours} }}'


def _leaves(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
        return
    for inner in value.values() if isinstance(value, dict) else value:
        yield from _leaves(inner)
