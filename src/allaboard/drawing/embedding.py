"""Fonts inside a picture, so that it looks the same wherever it is shown.

A file that stands alone, or is shown as an image, cannot use the fonts of a page. So it brings along those it
uses, each with only the letters it needs. `unicode-range` says which these are: several pictures on one page then
add to each other's fonts instead of replacing them.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from unicodedata import normalize
from xml.etree import ElementTree as ET

from allaboard.drawing.faces import Font, extended, file_of, measures
from allaboard.drawing.styles import font_in, texts
from allaboard.drawing.subset import subset_woff


def with_fonts(svg: str) -> str:
    """The picture with the fonts that its texts use; unchanged where there are no fonts."""
    rules = "".join(_rules(letters_used(svg)))
    if not rules:
        return svg
    start = svg.index("<svg")
    end = svg.index(">", start) + 1  # elements escape every > in an attribute
    if svg[end - 2] == "/":
        return svg
    return f"{svg[:end]}<style>{rules}</style>{svg[end:]}"


def letters_used(svg: str) -> dict[Font, frozenset[str]]:
    """Every font of a picture and the characters that are set in it, also those that a letter and an accent make."""
    found: dict[Font, set[str]] = {}
    for text, style in texts(ET.fromstring(svg)):
        found.setdefault(font_in(style), set()).update(text, normalize("NFC", text))
    return {font: frozenset(characters) for font, characters in sorted(found.items())}


def _rules(letters: dict[Font, frozenset[str]]) -> Iterator[str]:
    for font, used in letters.items():
        known = frozenset(used & measures(font).glyphs.keys())
        second = known & extended(font.family)
        for characters, is_extended in ((known - second, False), (second, True)):
            encoded = _encoded(font, is_extended, characters) if characters else None
            if encoded:
                yield (
                    f"@font-face{{font-family:'{font.family}';font-weight:{font.weight};"
                    f"src:url(data:font/woff;base64,{encoded}) format('woff');"
                    f"unicode-range:{','.join(_ranges(characters))}}}"
                )


@lru_cache(maxsize=64)
def _encoded(font: Font, is_extended: bool, characters: frozenset[str]) -> str | None:
    path = file_of(font, "ttf", is_extended=is_extended)
    return None if path is None else b64encode(subset_woff(path.read_bytes(), characters)).decode("ascii")


def _ranges(characters: Iterable[str]) -> Iterator[str]:
    """Characters as CSS writes them, neighbours together."""
    codes = sorted(map(ord, characters))
    for _, run in groupby(enumerate(codes), key=lambda pair: pair[1] - pair[0]):
        numbers = [code for _, code in run]
        yield f"U+{numbers[0]:X}" + (f"-{numbers[-1]:X}" if len(numbers) > 1 else "")
