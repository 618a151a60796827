"""The keys that the code can ask for, found in its syntax.

A key is asked for as it is written, `words("granny")`, or put together, `words(f"play-zone-{zone.key}")`; the page
for browsers says it with `say`. For the second kind each hole can only hold a text that stands somewhere in the code
too, so a key that nothing asks for any more is found even where its family is alive.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import allaboard
from allaboard.boards.loader import load, names

SOURCE = Path(allaboard.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
HOLE = "(.+)"
_ASKING = frozenset(("words", "_words", "text", "say", "ask", "_told", "_HELP"))


@cache
def texts_in_code() -> frozenset[str]:
    """Every text that stands in the code, except in docstrings: keys, and what holes are filled with."""
    found: set[str] = set()
    for tree in _trees():
        docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
                found.add(node.value)
            elif isinstance(node, ast.keyword) and node.arg is not None:
                found.add(node.arg)  # dict(grannies=…)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found.add(node.target.id)  # a field of a typed dictionary or of an event
    return frozenset(found) | texts_in_page()


@cache
def patterns_in_code() -> frozenset[str]:
    """Every f-string that may be a key: letters and hyphens around its holes."""
    found = set()
    for tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values]
                written = "".join(part for part in parts if part != HOLE)
                if re.fullmatch(r"[a-z-]{4,}", written) and "-" in written:
                    found.add("".join(parts))
    for text in _templates_in_page():
        written = re.sub(r"\$\{[^}]*\}", "", text)
        if re.fullmatch(r"[a-z-]{4,}", written) and "-" in written:
            found.add(re.sub(r"\$\{[^}]*\}", lambda _: HOLE, text))
    return frozenset(found)


@cache
def texts_in_page() -> frozenset[str]:
    """Every text between double quotes in the page for browsers; it has no others."""
    return frozenset(text for source in _page() for text in re.findall(r'"([^"\n]*)"', source))


def _templates_in_page() -> frozenset[str]:
    """Every text that is put together there."""
    return frozenset(text for source in _page() for text in re.findall(r"`([^`\n]*)`", source))


@cache
def _page() -> tuple[str, ...]:
    paths = (path for path in sorted(PAGE.rglob("*")) if path.suffix in {".ts", ".svelte"})
    return tuple(path.read_text(encoding="utf-8") for path in paths if "generated" not in path.parts)


@cache
def keys_asked_for() -> frozenset[str]:
    """The keys that are written as they are where words are asked for."""
    found = set()
    for tree in _trees():
        family = _family_of_flags(tree)
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            if name in _ASKING and isinstance(first, ast.Constant) and isinstance(first.value, str):
                if first.value.isupper():  # a method of HTTP is asked for too, but not of the words
                    continue
                found.add(family + first.value if name == "_told" else first.value)
    for source in _page():
        found.update(re.findall(r'\bsay\("([^"]+)"', source))
    return frozenset(found)


def _family_of_flags(tree: ast.Module) -> str:
    """What a module's own `_told` puts before the name of a flag, like `play-flag-`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == "_told":
            texts = [part for part in ast.walk(node) if isinstance(part, ast.JoinedStr)]
            return "".join(str(part.value) for part in texts[0].values if isinstance(part, ast.Constant))
    return ""


def is_asked_for(key: str) -> bool:
    """Whether the code can ask for a key."""
    if key in texts_in_code():
        return True
    for pattern in patterns_in_code():
        match = re.fullmatch(pattern, key)
        if match is not None and all(hole in texts_in_code() or hole in codes_in_data() for hole in match.groups()):
            return True
    return key in codes_in_data()


@cache
def codes_in_data() -> frozenset[str]:
    """The names of the cities and of what their stops show."""
    return frozenset(names()) | {icon for name in names() for stop in load(name).stops for icon in stop.icons}


@cache
def _trees() -> tuple[ast.Module, ...]:
    return tuple(_read())


def _read() -> Iterator[ast.Module]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))
