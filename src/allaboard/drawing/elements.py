"""SVG elements, and the one place where text becomes XML.

Whatever is put into an element, as text or as an attribute, may come from a stranger: it is made harmless (no
control characters, direction marks or lone surrogates) and escaped when the document is written, and nowhere
else. So a name can never become markup, whoever passes it on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TypeAlias

from allaboard.boards.harmless import harmless

NAMESPACE = "http://www.w3.org/2000/svg"

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})

# Most of what is written are numbers and words of ours, in which there is nothing to make harmless or to escape.
_PLAIN = re.compile(r"[\w .,:;#()/+-]*", re.ASCII).fullmatch

Value: TypeAlias = str | int | float | bool | None


class Element:
    """An element with attributes and either children or a text."""

    __slots__ = ("attributes", "children", "tag", "text")

    def __init__(self, tag: str, attributes: dict[str, str], text: str | None = None) -> None:
        self.tag = tag
        self.attributes = attributes
        self.text = text
        self.children: list[Element] = []

    def add(self, *children: Element) -> Element:
        """Append children and return the element itself."""
        self.children.extend(children)
        return self

    def extend(self, children: Iterable[Element]) -> Element:
        """Append children and return the element itself."""
        self.children.extend(children)
        return self

    def __str__(self) -> str:
        """The element as XML."""
        parts: list[str] = []
        self._write(parts)
        return "".join(parts)

    def _write(self, parts: list[str]) -> None:
        parts.append("<" + self.tag)
        parts += [f' {name}="{_escaped(value)}"' for name, value in self.attributes.items()]
        if self.text is None and not self.children:
            parts.append("/>")
            return
        parts.append(">")
        if self.text is not None:
            parts.append(_escaped(self.text))
        for child in self.children:
            child._write(parts)
        parts.append(f"</{self.tag}>")


class Ready(Element):
    """A drawing that was written before. Only what an `Element` wrote may be given to it."""

    __slots__ = ("_xml",)

    def __init__(self, drawing: Element) -> None:
        super().__init__(drawing.tag, drawing.attributes)
        self._xml = str(drawing)

    def _write(self, parts: list[str]) -> None:
        parts.append(self._xml)


def element(tag: str, /, text: str | None = None, **attributes: Value) -> Element:
    """An element; `stroke_width=2` is written `stroke-width="2"`, `class_` is `class`; None is left out."""
    return Element(
        tag,
        {_hyphened(name): _written(value) for name, value in attributes.items() if value is not None},
        text,
    )


def group(**attributes: Value) -> Element:
    """A group, to be filled with `add`."""
    return element("g", None, **attributes)


def title(text: str) -> Element:
    """What a pointer that rests on the parent is told, and a screen reader."""
    return element("title", text)


def moved(x: float, y: float, scale: float = 1, **attributes: Value) -> Element:
    """A group whose origin is at a point."""
    transform = f"translate({number(x)} {number(y)})"
    if scale != 1:
        transform += f" scale({number(scale)})"
    return group(**attributes, transform=transform)


def path(d: str, **attributes: Value) -> Element:
    return element("path", None, d=d, **attributes)


def circle(x: float, y: float, r: float, **attributes: Value) -> Element:
    return element("circle", None, cx=x, cy=y, r=r, **attributes)


def rectangle(x: float, y: float, width: float, height: float, **attributes: Value) -> Element:
    return element("rect", None, x=x, y=y, width=width, height=height, **attributes)


def label(x: float, y: float, text: str, size: float, fill: str, **attributes: Value) -> Element:
    """A text whose baseline begins (or, with `text_anchor`, is centred or ends) at a point."""
    return element("text", text, x=x, y=y, font_size=size, fill=fill, **attributes)


@lru_cache(maxsize=1 << 14)
def number(value: float) -> str:
    """A coordinate, with at most two decimals and none that say nothing."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


class Definitions:
    """What is drawn many times, defined once. An id always means the same drawing, in every picture."""

    def __init__(self) -> None:
        self._known: dict[str, Element] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._known

    def define(self, name: str, drawing: Element) -> None:
        drawing.attributes = {"id": name, **drawing.attributes}
        self._known[name] = drawing

    def use(self, name: str, x: float, y: float, scale: float = 1, **attributes: Value) -> Element:
        """The drawing with its origin at a point."""
        if name not in self._known:
            raise KeyError(name)
        if scale == 1:
            return element("use", None, href="#" + name, x=x, y=y, **attributes)
        transform = f"translate({number(x)} {number(y)}) scale({number(scale)})"
        return element("use", None, href="#" + name, transform=transform, **attributes)

    def include(self, other: Definitions) -> None:
        """Take over what another picture has defined; the same id means the same drawing."""
        self._known = {**other._known, **self._known}

    def ready(self) -> Definitions:
        """The same definitions, already written."""
        found = Definitions()
        found._known = {name: Ready(drawing) for name, drawing in self._known.items()}
        return found

    def drawn(self) -> Element:
        return element("defs", None).extend(self._known.values())


@cache
def _hyphened(name: str) -> str:
    """The name of an attribute, from how Python has to spell it."""
    return name.rstrip("_").replace("_", "-")


def _written(value: str | float) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    return number(value)


def _escaped(text: str) -> str:
    if _PLAIN(text):
        return text
    return harmless(text).translate(_ESCAPES)
