"""How much room a text takes, whatever font it is shown in.

A picture names fonts but cannot bring them, so widths are those of the widest common one (a bold Verdana or
DejaVu): what fits here fits everywhere. What is measured is the harmless form, in which it will be shown.
"""

from __future__ import annotations

from unicodedata import category, combining, east_asian_width

from allaboard.boards.harmless import harmless

FONTS = "Barlow, 'Segoe UI', 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"

_NARROW = frozenset("ijl.,:;'|!()[]·’ IftJr/-")
_WIDE = frozenset("mwMW@%—…")
_JOINERS = "\u200d\ufe0f"
_MOST_MARKS = 2  # accents on one letter; more would climb over the lines above


def width_of(text: str, size: float) -> float:
    """An upper bound of the width of a text."""
    return size * sum(_em(char) for char in text)


def fitted(text: str, size: float, room: float) -> str:
    """The text, or as much of its beginning as has room, with an ellipsis."""
    text = _calmed(harmless(text))
    if width_of(text, size) <= room:
        return text
    kept: list[str] = []
    left = room - width_of("…", size)
    for char in text:
        left -= width_of(char, size)
        if left < 0:
            break
        kept.append(char)
    return "".join(kept).rstrip(_JOINERS + " ") + "…"


def wrapped(text: str, size: float, room: float, most: int) -> list[str]:
    """The text in at most `most` lines, the last shortened if it must be."""
    lines: list[str] = []
    for word in harmless(text).split():
        if lines and width_of(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += " " + word
        elif len(lines) < most:
            lines.append(word)
        else:
            lines[-1] += " " + word
    return [fitted(line, size, room) for line in lines]


def signed(points: int) -> str:
    """A number with a true minus sign."""
    return f"−{-points}" if points < 0 else str(points)


def _em(char: str) -> float:
    if char in _NARROW:
        return 0.46
    if char in _WIDE:
        return 1.1
    if char.isascii():
        return 0.85 if char.isupper() else 0.72
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
