"""Many pictures in one.

Where pictures agree, the part is there once. Where they differ, every variant is there, and its `data-f` says in
which of them it is seen: `0-4 9` is the first five and the tenth. Variants that are not seen in the last picture
are hidden, so that without a script the file shows the end of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from difflib import SequenceMatcher
from itertools import groupby

from allaboard.drawing.elements import NAMESPACE, Element, element
from allaboard.drawing.replay.interned import Forest, Key, Node

# What makes an element the same thing in two pictures, though it looks different.
_IDENTITY = frozenset({
    "data-area", "data-box", "data-bus", "data-card", "data-end", "data-item", "data-line", "data-marker",
    "data-objective", "data-order", "data-pawn", "data-place", "data-player", "data-road", "data-row", "data-seat",
    "data-sheet", "data-slot", "data-stop", "data-ticket", "data-written-spot", "data-zone", "transform",
})  # fmt: skip
_WHEN = frozenset({"data-f", "display"})
_SHORT = 160  # what is written in fewer characters is not worth a reference


def merge(pictures: Sequence[str]) -> Element:
    """One picture that holds all of them; as large as the largest."""
    forest = Forest()
    roots = [forest[forest.plant(svg)] for svg in pictures]
    merger = _Merger(forest, len(roots))
    definitions: dict[str, Key] = {}
    bodies: list[tuple[Key, ...]] = []
    for root in roots:
        body = []
        for child in root.children:
            if forest[child].tag == "defs":
                definitions |= {forest[key].attribute("id") or "": key for key in forest[child].children}
            elif forest[child].tag != "title":
                body.append(child)
        bodies.append(tuple(body))
    children = merger.columns([(frame, body) for frame, body in enumerate(bodies)])
    width, height = (max(float(root.attribute(side) or 0) for root in roots) for side in ("width", "height"))
    last = roots[-1]
    svg = Element("svg", {"xmlns": NAMESPACE, **dict(last.attributes)})
    svg.attributes |= {"viewBox": f"0 0 {width:g} {height:g}", "width": f"{width:g}", "height": f"{height:g}"}
    for name in [name for name in svg.attributes if name.startswith("data-")]:
        del svg.attributes[name]  # they were about one moment
    kept = element("defs", None).extend(forest.element(key) for key in definitions.values())
    return svg.add(kept, merger.repeated(), *children)


class _Merger:
    """Lays pictures over each other. Frames are given in ascending order."""

    def __init__(self, forest: Forest, frames: int) -> None:
        self._forest = forest
        self._frames = frames
        self._uses: Counter[Key] = Counter()
        self._whole: list[tuple[Element, Key]] = []  # what was written as it is

    def columns(self, variants: Sequence[tuple[int, tuple[Key, ...]]]) -> list[Element]:
        """The children of one element in several frames, merged."""
        found: list[Element] = []
        for column in self._aligned(variants):
            found += self._merged(column, len(column) == len(variants))
        return found

    def _aligned(self, variants: Sequence[tuple[int, tuple[Key, ...]]]) -> list[list[tuple[int, Key]]]:
        """Which children are the same thing: for each of these, the frames and what it is there."""
        columns: list[list[tuple[int, Key]]] = []
        same: tuple[Key, ...] | None = None
        where: list[int] = []
        for frame, children in variants:
            if children == same:  # most moments change little
                for place, child in zip(where, children, strict=True):
                    columns[place].append((frame, child))
                continue
            names = [self._name(column[-1][1]) for column in columns]
            matcher = SequenceMatcher(None, names, [self._name(child) for child in children], autojunk=False)
            aligned: list[list[tuple[int, Key]]] = []
            for kind, first, last, start, end in matcher.get_opcodes():
                if kind == "equal":
                    for column, child in zip(columns[first:last], children[start:end], strict=True):
                        column.append((frame, child))
                        aligned.append(column)
                    continue
                aligned += columns[first:last]
                aligned += [[(frame, child)] for child in children[start:end]]
            columns = aligned
            same = children
            where = [place for place, column in enumerate(columns) if column[-1][0] == frame]
        return columns

    def _name(self, key: Key) -> tuple[object, ...]:
        node = self._forest[key]
        return (node.tag, *(item for item in node.attributes if item[0] in _IDENTITY))

    def _merged(self, column: list[tuple[int, Key]], is_always: bool) -> list[Element]:
        """What one thing is in its frames: itself, itself with changing children, or several variants."""
        kinds = {key for _, key in column}
        if len(kinds) == 1:
            return [self._shown(self._written(column[0][1]), column, is_always)]
        nodes = [self._forest[key] for _, key in column]
        if len({(node.tag, node.attributes, node.text) for node in nodes}) == 1 and nodes[0].tag in {"g", "svg"}:
            children = self.columns([(frame, self._forest[key].children) for frame, key in column])
            return [self._shown(self._forest.element(column[0][1], children), column, is_always)]
        if nodes[0].tag == "title":  # one is enough, and a picture has one
            return [self._written(column[-1][1])]
        found: list[Element] = []
        for key in dict.fromkeys(key for _, key in column):
            some = [(frame, each) for frame, each in column if each == key]
            found.append(self._shown(self._written(key), some, False))
        return found

    def _written(self, key: Key) -> Element:
        written = self._forest.element(key)
        self._whole.append((written, key))
        return written

    def _shown(self, drawing: Element, column: list[tuple[int, Key]], is_always: bool) -> Element:
        """The drawing with the frames in which it is seen, unless its parent says them."""
        if not is_always:
            drawing.attributes["data-f"] = ranges([frame for frame, _ in column])
            if column[-1][0] != self._frames - 1:
                drawing.attributes["display"] = "none"
        return drawing

    def repeated(self) -> Element:
        """What was written several times becomes a definition, and a reference to it in each place."""
        for _, key in self._whole:
            self._count(key)
        names: dict[Key, str] = {}
        definitions = element("defs", None)
        for written, key in self._whole:
            self._refer(written, key, names, definitions)
        return definitions

    def _count(self, key: Key) -> None:
        self._uses[key] += 1
        if self._uses[key] == 1:
            for child in self._forest[key].children:
                self._count(child)

    def _refer(self, written: Element, key: Key, names: dict[Key, str], definitions: Element) -> None:
        node = self._forest[key]
        if self._uses[key] > 1 and _may_be_used(node) and (key in names or self._length(key) > _SHORT):
            if key not in names:
                names[key] = f"r{len(names)}"
                drawing = self._forest.element(key)
                for child, child_key in zip(drawing.children, node.children, strict=True):
                    self._refer(child, child_key, names, definitions)
                drawing.attributes["id"] = names[key]
                definitions.add(drawing)
            seen = {name: value for name, value in written.attributes.items() if name in _WHEN}
            written.tag, written.text, written.children = "use", None, []
            written.attributes = {"href": f"#{names[key]}"} | seen
            return
        for child, child_key in zip(written.children, node.children, strict=True):
            self._refer(child, child_key, names, definitions)

    def _length(self, key: Key) -> int:
        return len(str(self._forest.element(key)))


def _may_be_used(node: Node) -> bool:
    """Lines grow marker by marker, so markers stay where they are; and an id must not be there twice."""
    return node.tag in {"g", "path", "text", "rect"} and not {"id", "data-marker"} & dict(node.attributes).keys()


def ranges(frames: Sequence[int]) -> str:
    """Ascending numbers, runs of them shortened."""
    found = []
    for _, run in groupby(enumerate(frames), key=lambda pair: pair[1] - pair[0]):
        numbers = [frame for _, frame in run]
        found.append(f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}")
    return " ".join(found)
