"""Text on a printed page: which font each letter is in, and where a line begins."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple
from unicodedata import category, normalize
from xml.etree import ElementTree as ET

from allaboard.boards.faults import refuse
from allaboard.drawing.faces import Font, extended, file_of, fonts, measures
from allaboard.drawing.lettering import width_of
from allaboard.drawing.styles import Style, font_in, inherited, own, tag_of

_UNKNOWN = "?"  # for a letter of a script that our fonts lack
_MARKS = {"Cf", "Me", "Mn"}


class Run(NamedTuple):
    """Letters of one style: in pieces by font file, with the room they take and how far they are below the line."""

    pieces: tuple[tuple[str, str], ...]
    style: Style
    size: float
    spacing: float
    width: float
    shift: float


class Chunk(NamedTuple):
    """Runs that follow each other from a point on."""

    x: float
    y: float
    runs: list[Run]


def register_fonts() -> None:
    """Make our fonts known to reportlab."""
    from reportlab.pdfbase import pdfmetrics  # noqa: PLC0415 - an extra
    from reportlab.pdfbase.ttfonts import TTFont  # noqa: PLC0415 - an extra

    known = set(pdfmetrics.getRegisteredFontNames())
    for font in fonts():
        for is_extended in (False, True):
            name = _name(font, is_extended)
            path = file_of(font, "ttf", is_extended=is_extended)
            if path is None:
                raise refuse("no-fonts", "", "a PDF needs fonts, and this installation was built without them")
            if name not in known:
                pdfmetrics.registerFont(TTFont(name, str(path)))


def chunks_of(node: ET.Element, style: Style) -> Iterator[Chunk]:
    """The text of an element, anchored; a part with a place of its own begins a new chunk."""
    mine = own(node)
    chunk = Chunk(float(mine.get("x", 0)), float(mine.get("y", 0)), [])
    chunks = [chunk]

    def add(text: str | None, style: Style, shift: float) -> None:
        if text:
            chunks[-1].runs.append(_run(text, style, shift))

    def walk(node: ET.Element, style: Style, shift: float) -> None:
        add(node.text, style, shift)
        for child in node:
            if tag_of(child) == "tspan":
                there = own(child)
                lower = shift + float(there.get("dy", 0))
                if "x" in there or "y" in there:
                    last = chunks[-1]
                    x = float(there["x"]) if "x" in there else last.x + sum(run.width for run in last.runs)
                    chunks.append(Chunk(x, float(there.get("y", last.y)), []))
                walk(child, inherited(style, there), lower)
            add(child.tail, style, shift)

    walk(node, style, 0)
    anchor = style.get("text-anchor", "start")
    for chunk in chunks:
        if not chunk.runs:
            continue
        width = sum(run.width for run in chunk.runs) - chunk.runs[-1].spacing  # none after the last letter
        yield chunk._replace(x=chunk.x - {"start": 0, "middle": width / 2, "end": width}[anchor])


def _run(text: str, style: Style, shift: float) -> Run:
    font = font_in(style)
    letters = _printable(text, font)
    size = float(style.get("font-size", "16").removesuffix("px"))
    spacing = _spacing(style.get("letter-spacing", "normal"), size)
    second = extended(font.family)
    pieces = tuple(
        (_name(font, is_extended), "".join(piece))
        for is_extended, piece in groupby(letters, key=lambda char: char in second)
    )
    return Run(pieces, style, size, spacing, width_of(letters, size, font) + spacing * len(letters), shift)


def _printable(text: str, font: Font) -> str:
    known = measures(font).glyphs
    composed = normalize("NFC", text).replace("\u202f", "\u00a0")  # our fonts have only the wide no-break space
    return "".join(
        char if char in known else _UNKNOWN for char in composed if char in known or category(char) not in _MARKS
    )


def _spacing(value: str, size: float) -> float:
    if value == "normal":
        return 0
    return float(value.removesuffix("em")) * size if value.endswith("em") else float(value.removesuffix("px"))


def _name(font: Font, is_extended: bool) -> str:
    return f"{font.family.replace(' ', '')}-{font.weight}{'-extended' if is_extended else ''}"
