"""The map of the house: a room imports only from rooms above it, and the engine from nearly nothing."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCE = Path(__file__).parents[2] / "src"

ROOMS = (
    "boards", "engine", "records", "locales", "drawing", "bots", "deals",
    "arena", "protocol", "client", "server", "envs", "testing", "cli",
)  # fmt: skip

# Each part of the engine and the parts it may not know.
ENGINE_PARTS = {
    "line": {"bus", "metro", "depot"},
    "bus": {"metro", "depot"},
    "metro": {"bus", "depot"},
    "depot": {"line", "bus", "metro"},
}

# The standard modules without input, output, clock, chance or surroundings that the engine may use.
CALM_MODULES = {
    "__future__", "abc", "array", "bisect", "collections", "collections.abc", "copy", "dataclasses", "enum",
    "functools", "heapq", "itertools", "math", "operator", "re", "string", "struct", "types", "typing",
}  # fmt: skip
BANNED_CALLS = {"open", "print", "input", "eval", "exec", "compile", "__import__", "breakpoint"}


class Import(NamedTuple):
    """One imported name: `from a.b import c` is `a.b` with the candidate `a.b.c`."""

    module: str
    name: str | None
    line: int
    types_only: bool

    @property
    def full(self) -> str:
        return f"{self.module}.{self.name}" if self.name else self.module


def imports(tree: ast.AST, package: str, types_only: bool = False) -> Iterator[Import]:
    """Every import of a module, those inside functions too."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, None, node.lineno, types_only)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*base, *(node.module or "").split(".")]).strip(".")
            for alias in node.names:
                yield Import(module, alias.name, node.lineno, types_only)
        elif isinstance(node, ast.If) and ast.unparse(node.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}:
            for inner in node.body:
                yield from imports(ast.Module([inner], []), package, types_only=True)
            for inner in node.orelse:
                yield from imports(ast.Module([inner], []), package, types_only)
        else:
            yield from imports(node, package, types_only)


def room_faults(module: str, text: str) -> list[str]:
    """What a module (by its dotted name) with this source imports, or calls, against the map of the house."""
    tree = ast.parse(text)
    parts = module.split(".")
    room = parts[1] if len(parts) > 1 and parts[1] in ROOMS else None
    if module == "allaboard.__main__":
        room = "cli"  # the front door
    package = module.rpartition(".")[0]
    found = []
    for item in imports(tree, package):
        target = item.full.split(".")
        where = f"{module}:{item.line}"
        if target[0] == "allaboard":
            if len(target) < 2 or target[1] not in ROOMS:
                continue
            if room is None:
                found.append(f"{where}: the house itself imports the room {target[1]}")
            elif ROOMS.index(target[1]) > ROOMS.index(room):
                found.append(f"{where}: {room} imports {target[1]}, a room below it")
            elif room == "engine" and target[1] == "boards" and "loader" in target[2:3]:
                found.append(f"{where}: engine imports the loader, which reads files")
            elif room == target[1] == "engine" and set(target[2:3]) & ENGINE_PARTS.get(parts[2], set()):
                found.append(f"{where}: engine/{parts[2]} imports engine/{target[2]}")
        elif room == "engine" and not item.types_only and item.module not in CALM_MODULES:
            found.append(f"{where}: engine imports {item.module}")
        elif room == "boards" and not item.types_only and target[0] not in sys.stdlib_module_names:
            found.append(f"{where}: boards imports {item.module}")
    if room == "engine":
        found += [
            f"{module}:{node.lineno}: engine calls {node.func.id}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in BANNED_CALLS
        ]
    return found


def modules() -> dict[str, Path]:
    """Every module of the source by its dotted name; a package's own file as `package.__init__`."""
    return {
        ".".join(path.relative_to(SOURCE).with_suffix("").parts): path
        for path in sorted((SOURCE / "allaboard").rglob("*.py"))
    }


def test_every_import_follows_the_map_of_the_house() -> None:
    faults = [room_faults(name, path.read_text("utf-8")) for name, path in modules().items()]
    assert [fault for found in faults for fault in found] == []


def test_every_folder_is_a_room_of_the_map() -> None:
    folders = {path.name for path in (SOURCE / "allaboard").iterdir() if path.is_dir()} - {"__pycache__"}
    assert folders <= set(ROOMS)
    assert "boards" in folders


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("allaboard.engine.bus.sheet", "import allaboard.records"),
        ("allaboard.engine.bus.sheet", "from allaboard import cli"),
        ("allaboard.engine.bus.sheet", "def f():\n    from allaboard.bots.greedy import Greedy"),
        ("allaboard.records.read", "if TYPE_CHECKING:\n    from allaboard.server import Table"),
        ("allaboard.boards.city", "from ..engine import line"),
        ("allaboard.boards.city", "import msgspec"),
        ("allaboard.__init__", "from allaboard.cli import main"),
        ("allaboard.engine.line.board", "from allaboard.engine.bus import sheet"),
        ("allaboard.engine.line.board", "from allaboard.engine import metro"),
        ("allaboard.engine.line.board", "from ..depot import cards"),
        ("allaboard.engine.bus.game", "import allaboard.engine.metro.sheet"),
        ("allaboard.engine.metro.game", "import allaboard.engine.bus.sheet"),
        ("allaboard.engine.depot.day", "import allaboard.engine.line.board"),
        ("allaboard.engine.line.board", "from allaboard.boards.loader import load"),
        ("allaboard.engine.line.board", "from allaboard.boards import loader"),
        ("allaboard.engine.line.board", "import random"),
        ("allaboard.engine.line.board", "from os import path"),
        ("allaboard.engine.line.board", "import io, time"),
        ("allaboard.engine.line.board", "from mypy_extensions import i64"),
        ("allaboard.engine.line.board", "if TYPE_CHECKING:\n    pass\nelse:\n    import msgspec"),
        ("allaboard.engine.line.board", "try:\n    import numpy\nexcept ImportError:\n    pass"),
        ("allaboard.engine.line.board", "def f():\n    return open('x')"),
    ],
)
def test_the_check_catches_a_planted_violation(module: str, text: str) -> None:
    assert room_faults(module, text) != []


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("allaboard.cli.main", "from allaboard.engine.bus import game\nimport rich, os"),
        ("allaboard.engine.bus.sheet", "from allaboard.engine.line.board import Board"),
        ("allaboard.engine.line.board", "from allaboard.boards.city import City"),
        ("allaboard.engine.line.board", "if TYPE_CHECKING:\n    from mypy_extensions import i64"),
        (
            "allaboard.engine.line.board",
            "from collections.abc import Iterator\nfrom dataclasses import dataclass",
        ),
        ("allaboard.engine.games", "from allaboard.engine.bus.game import BusGame"),
        ("allaboard.engine.line.board", "from allaboard._version import __version__"),
    ],
)
def test_the_check_lets_an_honest_import_pass(module: str, text: str) -> None:
    assert room_faults(module, text) == []
