"""Write the measures of the fonts as data, so that a picture is laid out without reading fonts.

    python tools/metrics.py

For every family its characters, and for every weight, in thousandths of the font's size: how far each character
moves the pen, and how far its ink reaches above and below the line. A test compares the data with the fonts.
"""

from __future__ import annotations

import io
import json
from unicodedata import category

from fonts import FOLDER, ROOT, SUBSETS, locked
from fontTools.ttLib import TTFont

TARGET = ROOT / "src" / "allaboard" / "drawing" / "metrics.json"
_UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Me", "Mn", "Zl", "Zp"}  # not set as characters of their own


def measured() -> dict[str, object]:
    """The measures of all fonts."""
    families: dict[str, object] = {}
    for package in locked():
        stem = package["name"].rpartition("/")[2]
        weights = {str(weight): _weight(stem, weight) for weight in package["weights"]}
        characters = sorted(set.intersection(*(set(glyphs) for _, glyphs in weights.values())))
        basic = _font(stem, package["weights"][0], "").getBestCmap()
        families[package["family"]] = {
            "stem": stem,
            "characters": "".join(characters),
            "extended": "".join(char for char in characters if ord(char) not in basic),
            "weights": {
                weight: {**lines, "glyphs": [list(glyphs[char]) for char in characters]}
                for weight, (lines, glyphs) in weights.items()
            },
        }
    return families


def _font(stem: str, weight: int, ending: str) -> TTFont:
    font = TTFont(io.BytesIO((ROOT / FOLDER / f"{stem}-{weight}{ending}.ttf").read_bytes()))
    if font["head"].unitsPerEm != 1000:
        raise SystemExit(f"{stem} is not measured in thousandths")
    return font


def _weight(stem: str, weight: int) -> tuple[dict[str, int], dict[str, tuple[int, int, int]]]:
    """The lines of a font, and of each character: advance, top, bottom."""
    found: dict[str, tuple[int, int, int]] = {}
    for ending in reversed(SUBSETS.values()):  # what is in both is taken from the smaller subset
        font = _font(stem, weight, ending)
        outlines = font["glyf"]
        for code, name in font.getBestCmap().items():
            if category(chr(code)) not in _UNSEEN:
                glyph = outlines[name]
                has_ink = glyph.numberOfContours != 0
                found[chr(code)] = (
                    font["hmtx"][name][0],
                    glyph.yMax if has_ink else 0,
                    glyph.yMin if has_ink else 0,
                )
    font = _font(stem, weight, "")
    lines = {
        "ascent": font["hhea"].ascent,
        "descent": -font["hhea"].descent,
        "cap_height": font["OS/2"].sCapHeight,
        "x_height": font["OS/2"].sxHeight,
    }
    return lines, found


def text() -> str:
    return json.dumps(measured(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8", newline="\n")
