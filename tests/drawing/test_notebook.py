"""In a notebook games, boards and sheets are pictures."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from tests.records.samples import london, new_york

from allaboard.boards.loader import load
from allaboard.drawing.notebook import KINDS, Picture, load_ipython_extension, unload_ipython_extension
from allaboard.drawing.sheets import blank_state
from allaboard.drawing.theme import DARK
from allaboard.engine.depot.game import start_depot
from allaboard.records import parse_record, play_record


def depot() -> object:
    from allaboard.deals import deal_depot_setup

    return start_depot(deal_depot_setup(3, "notebook"))


THINGS: dict[str, Callable[[], object]] = {
    "line game": lambda: play_record(parse_record(london())),
    "record": lambda: parse_record(new_york()),
    "depot": depot,
    "city": lambda: load("rome"),
    "sheet": lambda: blank_state("metro", 3),
}


@pytest.mark.parametrize("thing", THINGS)
def test_a_thing_has_a_picture(thing: str) -> None:
    svg = Picture(THINGS[thing]())._repr_svg_()
    assert ET.fromstring(svg).tag.endswith("svg")
    assert "@font-face" in svg
    dark = Picture(THINGS[thing](), theme=DARK, language="de")._repr_svg_()
    assert DARK.ink in dark


def test_a_game_is_shown_as_a_spectator_sees_it() -> None:
    svg = Picture(play_record(parse_record(new_york())))._repr_svg_()
    assert 'data-viewer="spectator"' in svg
    assert 'data-viewer="1"' in Picture(play_record(parse_record(new_york())), viewer=1).svg


def test_of_other_things_there_is_no_picture() -> None:
    with pytest.raises(TypeError, match="no picture of int"):
        Picture(3)


class Formatter(dict[type, Any]):
    """As much of IPython's as is used."""

    def for_type(self, kind: type, draw: Any) -> None:
        self[kind] = draw


class Shell:
    def __init__(self) -> None:
        self.display_formatter = self
        self.formatters = {"image/svg+xml": Formatter()}


def test_the_extension_draws_all_of_them_without_asking() -> None:
    shell = Shell()
    load_ipython_extension(shell)
    known = shell.formatters["image/svg+xml"]
    assert set(known) == set(KINDS)
    for make in THINGS.values():
        thing = make()
        draw = next(draw for kind, draw in known.items() if isinstance(thing, kind))
        assert draw(thing).startswith("<svg")
    unload_ipython_extension(shell)
    assert not known


def test_the_engine_does_not_know_of_drawings() -> None:
    code = "import sys, allaboard.engine; sys.exit(any(name.startswith('allaboard.drawing') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
