"""How much room a text takes.

Widths come from the measures of our fonts (`faces`), which a picture brings along (`embedding`). Kerning is left
out: it moves letters closer, hardly ever apart. A character that our fonts lack gets the width of the widest
common font, so that it has room wherever it comes from. What is measured is the harmless form, in which it will be
shown.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple, TypeAlias
from unicodedata import category, combining, east_asian_width

from allaboard.boards.harmless import harmless
from allaboard.drawing.faces import NAMES, SENTENCES, SIGN, Font, measures

__all__ = [
    "FONTS", "NAMES", "SENTENCES", "SIGN", "Anchor", "Box", "Font",
    "breakable", "cap_height", "fitted", "signed", "text_box", "width_of", "wrapped",
]  # fmt: skip

FONTS = SIGN.families

Anchor: TypeAlias = Literal["start", "middle", "end"]

_JOINERS = "\u200d\ufe0f"
_NARROW_SPACE = "\u202f"  # French sets it before a colon; at most as wide as the space of a font
_BREAKS = re.compile(r"[ \t\n]+")  # a line does not break at a space that forbids it
_MOST_MARKS = 2  # accents on one letter; more would climb over the lines above


class Box(NamedTuple):
    """A rectangle by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def overlaps(self, other: Box) -> bool:
        """Whether the two share more than an edge."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    def grown(self, by: float) -> Box:
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)


def width_of(text: str, size: float, font: Font = SIGN) -> float:
    """The width of a text; an upper bound where it has characters that the font lacks."""
    glyphs = measures(font).glyphs
    return size * sum(glyphs[char].advance / 1000 if char in glyphs else _em(char) for char in text)


def cap_height(size: float, font: Font = SIGN) -> float:
    """The height of a capital or a digit: half of it below the middle puts a label on the middle."""
    return size * measures(font).cap_height / 1000


def text_box(x: float, y: float, text: str, size: float, font: Font = SIGN, anchor: Anchor = "start") -> Box:
    """The rectangle that a text fills whose line begins, is centred or ends at a point."""
    width = width_of(text, size, font)
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    known = measures(font)
    tops, bottoms = [0], [0]
    for char in text:
        glyph = known.glyphs.get(char)
        tops.append(glyph.top if glyph else known.ascent)
        bottoms.append(glyph.bottom if glyph else -known.descent)
    return Box(left, y - size * max(tops) / 1000, left + width, y - size * min(bottoms) / 1000)


def fitted(text: str, size: float, room: float, font: Font = SIGN) -> str:
    """The text, or as much of its beginning as has room, with an ellipsis."""
    text = _calmed(harmless(text))
    if width_of(text, size, font) <= room:
        return text
    kept: list[str] = []
    left = room - width_of("…", size, font)
    for char in text:
        left -= width_of(char, size, font)
        if left < 0:
            break
        kept.append(char)
    return "".join(kept).rstrip(_JOINERS + " ") + "…"


def wrapped(text: str, size: float, room: float, most: int, font: Font = SIGN) -> list[str]:
    """The text in at most `most` lines, the last shortened if it must be."""
    lines: list[str] = []
    for word in breakable(harmless(text)):
        if lines and width_of(f"{lines[-1]} {word}", size, font) <= room:
            lines[-1] += " " + word
        elif len(lines) < most:
            lines.append(word)
        else:
            lines[-1] += " " + word
    return [fitted(line, size, room, font) for line in lines]


def breakable(text: str) -> list[str]:
    """The parts of a text between which a line may break."""
    return [part for part in _BREAKS.split(text) if part]


def signed(points: int) -> str:
    """A number with a true minus sign."""
    return f"−{-points}" if points < 0 else str(points)


def _em(char: str) -> float:
    """The most that a character takes in a font that is not ours."""
    if char == _NARROW_SPACE:
        return 0.3
    if combining(char) or category(char) in {"Mn", "Me", "Cf"}:
        return 0.0
    if east_asian_width(char) in "WF" or category(char) == "So":
        return 1.4
    return 0.9 if ord(char) < 0x0590 else 1.2


def _calmed(text: str) -> str:
    """The text without towers of accents."""
    kept: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if category(char) in {"Mn", "Me"} else 0
        if marks <= _MOST_MARKS:
            kept.append(char)
    return "".join(kept)
