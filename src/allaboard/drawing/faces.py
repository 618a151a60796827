"""The fonts of the look: which there are, how large their letters are, and where their files lie.

The measures are data (`metrics.json`, made by `tools/metrics.py`) and always there. The files are made by
`tools/fonts.py` and may be missing in a build without a network; whoever needs them asks `file_of`.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple, TypedDict

_ROOM = Path(__file__).parent
_ELSEWHERE = "'Segoe UI', 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"


class Font(NamedTuple):
    """A family in one weight."""

    family: str
    weight: int

    def at(self, weight: int) -> Font:
        """The same family in another weight."""
        return font_of(self.family, weight)

    @property
    def families(self) -> str:
        """The value of `font-family`: this family, and what comes near where it is missing."""
        quoted = f"'{self.family}'" if " " in self.family else self.family
        return f"{quoted}, {_ELSEWHERE}"


SIGN = Font("Barlow", 700)  # everything a sign would say: titles, numbers, labels
NAMES = Font("Barlow Semi Condensed", 600)  # names of spots and cards
SENTENCES = Font("Atkinson Hyperlegible Next", 400)  # what is read as text


class Glyph(NamedTuple):
    """How far a character moves the pen, and its ink above and below the line, in thousandths of the size."""

    advance: int
    top: int
    bottom: int


class Measures(NamedTuple):
    """The letters of a font, in thousandths of its size; `descent` counts downwards."""

    ascent: int
    descent: int
    cap_height: int
    x_height: int
    glyphs: dict[str, Glyph]


@cache
def measures(font: Font) -> Measures:
    family = _families()[font.family]
    weight = family["weights"][str(font.weight)]
    glyphs = {char: Glyph(*glyph) for char, glyph in zip(family["characters"], weight["glyphs"], strict=True)}
    return Measures(weight["ascent"], weight["descent"], weight["cap_height"], weight["x_height"], glyphs)


@cache
def fonts() -> tuple[Font, ...]:
    """Every font there is."""
    return tuple(Font(name, int(weight)) for name, family in _families().items() for weight in family["weights"])


@lru_cache(maxsize=256)
def font_of(families: str, weight: int) -> Font:
    """The font that a `font-family` and a weight lead to; where none of the families is ours, that of signs."""
    known = _families()
    listed = (name.strip().strip("'\"") for name in families.split(","))
    family = next((name for name in listed if name in known), SIGN.family)
    weights = [int(weight) for weight in known[family]["weights"]]
    # As in CSS: light text takes the next lighter weight if there is one, bold text the next bolder.
    by_distance = sorted(weights, key=lambda each: (abs(each - weight), each if weight <= 500 else -each))
    return Font(family, by_distance[0])


@cache
def extended(family: str) -> frozenset[str]:
    """The characters of a family that are in its second file."""
    return frozenset(_families()[family]["extended"])


def file_of(font: Font, ending: str, *, is_extended: bool = False) -> Path | None:
    """A font's file (`ttf` or `woff`), or nothing where the fonts are missing."""
    name = f"{_families()[font.family]['stem']}-{font.weight}{'-extended' if is_extended else ''}.{ending}"
    path = _ROOM / "fonts" / name
    return path if path.is_file() else None


class _Weight(TypedDict):
    ascent: int
    descent: int
    cap_height: int
    x_height: int
    glyphs: list[tuple[int, int, int]]


class _Family(TypedDict):
    stem: str
    characters: str
    extended: str
    weights: dict[str, _Weight]


@cache
def _families() -> dict[str, _Family]:
    families: dict[str, _Family] = json.loads((_ROOM / "metrics.json").read_text(encoding="utf-8"))
    return families
