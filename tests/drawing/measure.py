"""Where things are in a picture: the rectangles of texts and strokes, transforms resolved."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree as ET

from tests.drawing.rebuild import SVG

from allaboard.drawing.lettering import width_of
from allaboard.drawing.styles import Style, font_in, inherited, own

_CAPS, _DESCENT = 0.72, 0.2  # of the size: digits and capitals above the line, and what hangs below it
_HANGING = set("gjpqyçß,;()Qµ")


class Area(NamedTuple):
    """A rectangle by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: Area, by: float = 0.05) -> bool:
        """Whether the two share more than an edge."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > by and down > by

    def holds(self, other: Area) -> bool:
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )


class Frame(NamedTuple):
    """How far a group is moved and scaled; nothing in our pictures is turned."""

    x: float = 0
    y: float = 0
    scale: float = 1

    def inside(self, item: ET.Element) -> Frame:
        text = item.get("transform", "")
        found = re.fullmatch(r"(?:translate\(([-\d.]+) ([-\d.]+)\))?(?: ?scale\(([-\d.]+)\))?", text)
        assert found, text
        x, y, scale = (float(value) if value else None for value in found.groups())
        return Frame(self.x + self.scale * (x or 0), self.y + self.scale * (y or 0), self.scale * (scale or 1))

    def area(self, left: float, top: float, right: float, bottom: float) -> Area:
        return Area(
            self.x + self.scale * left,
            self.y + self.scale * top,
            self.x + self.scale * right,
            self.y + self.scale * bottom,
        )


def walk(root: ET.Element, frame: Frame | None = None) -> Iterator[tuple[ET.Element, Frame]]:
    """Every drawn element with its frame, definitions left out."""
    frame = (Frame() if frame is None else frame).inside(root)
    yield root, frame
    for child in root:
        if child.tag != SVG + "defs":
            yield from walk(child, frame)


def text_area(item: ET.Element, frame: Frame) -> Area:
    text, size = item.text or "", float(item.attrib["font-size"])
    x, y, width = float(item.attrib["x"]), float(item.attrib["y"]), width_of(text, size)
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[item.get("text-anchor", "start")]
    descent = _DESCENT if _HANGING & set(text) else 0
    return frame.area(left, y - _CAPS * size, left + width, y + descent * size)


def texts(root: ET.Element) -> list[tuple[str, Area]]:
    """All texts that are seen, with their rectangles."""
    return [(item.text or "", text_area(item, frame)) for item, frame in walk(root) if item.tag == SVG + "text"]


def page_texts(root: ET.Element) -> list[tuple[str, Area]]:
    """All texts of a whole page, each in its own font; what a group says of its texts counts."""
    found: list[tuple[str, Area]] = []

    def look(node: ET.Element, parent: Style, frame: Frame) -> None:
        if node.tag not in {SVG + "svg", SVG + "g", SVG + "text"}:  # a sign may be turned, a text never is
            return
        frame, style = frame.inside(node), inherited(parent, own(node))
        if node.tag == SVG + "text" and node.text:
            found.append((node.text, _written_area(node, style, frame)))
        for child in node:
            look(child, style, frame)

    look(root, {}, Frame())
    return found


def _written_area(node: ET.Element, style: Style, frame: Frame) -> Area:
    text, size = node.text or "", float(style["font-size"])
    x, y, width = float(node.attrib["x"]), float(node.attrib["y"]), width_of(text, size, font_in(style))
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[style.get("text-anchor", "start")]
    return frame.area(left, y - _CAPS * size, left + width, y + (_DESCENT if _HANGING & set(text) else 0) * size)


def page_clashes(root: ET.Element) -> list[tuple[str, str]]:
    """The texts of a whole page that lie on each other."""
    return _overlapping(page_texts(root))


def _overlapping(written: list[tuple[str, Area]]) -> list[tuple[str, str]]:
    """From left to right, each is compared with those before it that have not ended where it begins."""
    found: list[tuple[str, str]] = []
    going_on: list[tuple[str, Area]] = []
    for text, area in sorted(written, key=lambda each: each[1].left):
        going_on = [each for each in going_on if each[1].right > area.left]
        found += [(other, text) for other, there in going_on if there.overlaps(area)]
        going_on.append((text, area))
    return found


def clashes(root: ET.Element) -> list[tuple[str, str]]:
    """The texts that lie on each other."""
    return _overlapping(texts(root))


def outside(root: ET.Element, area: Area) -> list[str]:
    """The texts that do not stay within a rectangle."""
    return [text for text, found in texts(root) if not area.holds(found)]


def strokes(root: ET.Element, group: ET.Element, prefix: str) -> list[Area]:
    """The rectangles of the strokes in a group that are used from definitions whose name has a prefix.

    A curve lies within its control points, so their hull and half the pen's width bound it.
    """
    known = {item.get("id"): item for item in root.iter() if item.get("id")}
    found: list[Area] = []
    for item, frame in walk(group):
        name = (item.get("href") or "").removeprefix("#")
        if item.tag != SVG + "use" or not name.startswith(prefix):
            continue
        if "x" in item.attrib:
            frame = Frame(frame.x + float(item.attrib["x"]), frame.y + float(item.attrib["y"]), frame.scale)
        drawn = known[name]
        half = float(drawn.attrib["stroke-width"]) / 2
        for part in re.findall(r"M[^M]+", drawn.attrib["d"]):
            assert set(re.findall("[A-Za-z]", part)) <= set("MLC"), "absolute commands only"
            numbers = [float(value) for value in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", part)]
            xs, ys = numbers[::2], numbers[1::2]
            found.append(frame.area(min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half))
    return found


def frames(group: ET.Element, root: ET.Element) -> list[Area]:
    """The rectangles of the printed frames in a group: drawn there, or used from definitions."""
    known = {item.get("id"): item for item in root.iter() if item.get("id")}
    found: list[Area] = []
    for item, frame in walk(group):
        drawn, at = item, frame
        if item.tag == SVG + "use":
            name = (item.get("href") or "").removeprefix("#")
            if not name.startswith(("box-", "flirt-")):
                continue
            drawn = next(part for part in known[name].iter() if part.tag == SVG + "rect")
            at = Frame(frame.x + float(item.attrib["x"]), frame.y + float(item.attrib["y"]), frame.scale)
        if drawn.tag == SVG + "rect":
            x, y = float(drawn.attrib["x"]), float(drawn.attrib["y"])
            found.append(at.area(x, y, x + float(drawn.attrib["width"]), y + float(drawn.attrib["height"])))
        elif drawn.tag == SVG + "circle":
            x, y, r = (float(drawn.attrib[key]) for key in ("cx", "cy", "r"))
            found.append(at.area(x - r, y - r, x + r, y + r))
    return found
