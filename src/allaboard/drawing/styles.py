"""What an element of a picture looks like: its own attributes, and those it inherits.

For the programs that read our pictures again, to embed fonts or to print. They read what `elements` wrote, so only
presentation attributes and a `style` attribute are known, no style sheets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias
from xml.etree.ElementTree import Element as Node

from allaboard.drawing.faces import SIGN, Font, font_of

Style: TypeAlias = Mapping[str, str]

INHERITED = frozenset({
    "clip-rule", "color", "fill", "fill-opacity", "fill-rule", "font-family", "font-size", "font-weight",
    "letter-spacing", "paint-order", "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "stroke-width", "text-anchor", "visibility",
})  # fmt: skip

_WEIGHTS = {"normal": 400, "bold": 700}
_WITH_TEXT = {"text", "tspan", "use"}
_INVISIBLE = {"defs", "desc", "metadata", "style", "title", "clipPath", "symbol"}


def tag_of(node: Node) -> str:
    """The name of an element without its namespace."""
    return str(node.tag).rpartition("}")[2]


def own(node: Node) -> dict[str, str]:
    """The attributes of an element; what its `style` says goes first."""
    found = {name.rpartition("}")[2]: value for name, value in node.attrib.items()}
    if "style" in found:
        for part in found["style"].split(";"):
            name, sign, value = part.partition(":")
            if sign:
                found[name.strip()] = value.strip()
    return found


def inherited(parent: Style, mine: Style) -> Style:
    """What an element with its own attributes passes on to its children."""
    if INHERITED.isdisjoint(mine):
        return parent
    return {**parent, **{name: value for name, value in mine.items() if name in INHERITED and value != "inherit"}}


def font_in(style: Style) -> Font:
    """The font that text in this style is set in."""
    weight = style.get("font-weight", "400")
    number = _WEIGHTS.get(weight) or int(float(weight))
    return font_of(style.get("font-family", SIGN.families), number)


def by_id(root: Node) -> dict[str, Node]:
    return {node.attrib["id"]: node for node in root.iter() if "id" in node.attrib}


def target_of(mine: Style, named: Mapping[str, Node]) -> Node | None:
    """What a `use` with these attributes shows."""
    return named.get(mine.get("href", "").removeprefix("#"))


def texts(root: Node) -> Iterator[tuple[str, Style]]:
    """Every visible piece of text with its style, the drawings that are used included."""
    named = by_id(root)

    def walk(node: Node, parent: Style, depth: int) -> Iterator[tuple[str, Style]]:
        tag = tag_of(node)
        if not len(node) and tag not in _WITH_TEXT:
            return  # a shape; most are
        mine = own(node)
        style = inherited(parent, mine)
        if tag in {"text", "tspan"} and node.text:
            yield node.text, style
        if tag == "use":
            target = target_of(mine, named)
            if target is not None and depth < 8:  # a drawing that uses itself is no drawing
                yield from walk(target, style, depth + 1)
        for child in node:
            if tag_of(child) not in _INVISIBLE:
                yield from walk(child, style, depth)
            if tag in {"text", "tspan"} and child.tail:
                yield child.tail, style

    yield from walk(root, {}, 0)
