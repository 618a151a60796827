"""Pictures as trees in which equal parts are one: comparing two of them is comparing two numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias
from xml.etree import ElementTree as ET

from allaboard.drawing.elements import Element
from allaboard.drawing.styles import tag_of

Key: TypeAlias = int


class Node(NamedTuple):
    """An element whose children are known by their numbers."""

    tag: str
    attributes: tuple[tuple[str, str], ...]
    text: str
    children: tuple[Key, ...]

    def attribute(self, name: str) -> str | None:
        return next((value for known, value in self.attributes if known == name), None)


class Forest:
    """Every different element of some pictures, once."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self._known: dict[Node, Key] = {}

    def __getitem__(self, key: Key) -> Node:
        return self.nodes[key]

    def plant(self, svg: str) -> Key:
        """The number of a picture."""
        return self._intern(ET.fromstring(svg))

    def add(self, node: Node) -> Key:
        key = self._known.get(node)
        if key is None:
            key = self._known[node] = len(self.nodes)
            self.nodes.append(node)
        return key

    def _intern(self, node: ET.Element) -> Key:
        children = tuple(self._intern(child) for child in node)
        # Our pictures have text only in elements without children.
        return self.add(Node(tag_of(node), tuple(node.attrib.items()), (node.text or "").strip("\n"), children))

    def element(self, key: Key, children: Iterable[Element] | None = None) -> Element:
        """The element again, with other children if they are given."""
        node = self.nodes[key]
        found = Element(node.tag, dict(node.attributes), node.text or None)
        return found.extend((self.element(child) for child in node.children) if children is None else children)
