"""A picture as PNG, the same on every machine: drawn by resvg with our own fonts.

Only a text with characters that our fonts lack (a name in another script) is given the fonts of the system too.
"""

from __future__ import annotations

from unicodedata import normalize
from xml.etree import ElementTree as ET

from allaboard.boards.faults import refuse
from allaboard.drawing.elements import NAMESPACE
from allaboard.drawing.embedding import letters_used
from allaboard.drawing.faces import SIGN, extended, file_of, measures
from allaboard.drawing.styles import Style, font_in, inherited, own, tag_of

_LARGEST = 16_000  # pixels on a side; more is a slip of the hand


def to_png(svg: str, scale: float = 1, *, background: str | None = None) -> bytes:
    """The picture as PNG, one pixel for each unit times the scale; needs the extra `print`."""
    try:
        import resvg_py  # noqa: PLC0415 - an extra
    except ImportError:
        raise extra_missing("PNG") from None
    svg = normalize("NFC", svg)  # a letter and its accent as one, which our fonts have
    root = ET.fromstring(svg)
    width, height = (round(float(root.attrib[name]) * scale) for name in ("width", "height"))
    if not (1 <= width <= _LARGEST and 1 <= height <= _LARGEST):
        raise refuse("not-drawn", "", f"a picture of {width}×{height} pixels cannot be made")
    files: list[str] = []
    is_covered = True
    for font, used in letters_used(svg).items():
        is_covered &= used <= measures(font).glyphs.keys()
        for is_extended in (False, True):
            path = file_of(font, "ttf", is_extended=is_extended)
            if path is None:
                is_covered = False
            elif not is_extended or used & extended(font.family):
                files.append(str(path))
    if any(name.endswith("-extended.ttf") for name in files):
        _name_second_files(root, {})
        ET.register_namespace("", NAMESPACE)
        svg = ET.tostring(root, encoding="unicode")
    return resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        height=height,
        background=background,
        skip_system_fonts=is_covered,
        font_files=files,
        font_family=SIGN.family,
        sans_serif_family=SIGN.family,
    )


def extra_missing(kind: str) -> Exception:
    """What is said where the libraries for printing are not installed."""
    return refuse("not-installed", "", f"{kind} needs the extra `print`: pip install 'allaboard[print]'")


def _name_second_files(node: ET.Element, parent: Style) -> None:
    """Set the letters of a font's second file in a family of their own.

    A font in two files is one family for a browser; resvg would look for a missing letter in any weight.
    """
    style = inherited(parent, own(node))
    children = list(node)
    for child in children:
        _name_second_files(child, style)
    if tag_of(node) in {"text", "tspan"}:
        family = font_in(style).family
        node.text, first = _split(node.text or "", family)
        rest: list[ET.Element] = first
        for child in children:
            child.tail, after = _split(child.tail or "", family)
            rest += [child, *after]
        node[:] = rest


def _split(text: str, family: str) -> tuple[str, list[ET.Element]]:
    """The beginning of a text, and the pieces after it: every second one is in the second file."""
    second = extended(family)
    start, pieces = "", list[ET.Element]()
    for char in text:
        if char in second:
            if not pieces or pieces[-1].tail:
                pieces.append(ET.Element(f"{{{NAMESPACE}}}tspan", {"font-family": f"{family} Extended"}))
                pieces[-1].text = ""
            pieces[-1].text = (pieces[-1].text or "") + char
        elif pieces:
            pieces[-1].tail = (pieces[-1].tail or "") + char
        else:
            start += char
    return start, pieces
