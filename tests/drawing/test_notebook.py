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
from allaboard.deals import deal_depot_setup, deal_line_setup
from allaboard.drawing.notebook import Picture, sheet_of
from allaboard.drawing.sheets import blank_state
from allaboard.drawing.theme import DARK
from allaboard.engine import start_game
from allaboard.engine.depot.game import start_depot
from allaboard.records import parse_record, play_record


def depot() -> object:
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


def shown(thing: Any) -> str:
    """What IPython and Jupyter do with the last line of a cell."""
    picture: str = thing._repr_svg_()
    return picture


@pytest.mark.parametrize("thing", THINGS)
def test_a_thing_shows_itself(thing: str) -> None:
    made = THINGS[thing]()
    assert shown(made) == Picture(made).svg


def test_a_sheet_of_a_game_shows_itself() -> None:
    """And keeps what others may not know."""
    city = load("london")
    game = start_game(city, deal_line_setup(city, 4, "notebook"))
    assert "data-objective-letter" not in shown(sheet_of(game, 1))
    assert "data-objective-letter" in shown(sheet_of(game, 1, viewer=1))


def test_the_engine_does_not_know_of_drawings() -> None:
    code = "import sys, allaboard.engine; sys.exit(any(name.startswith('allaboard.drawing') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_game_that_is_shown_finds_its_artist_by_itself() -> None:
    code = (
        "import sys, allaboard.engine; from allaboard.boards.loader import load; city = load('rome');"
        "assert 'allaboard.drawing' not in sys.modules; sys.exit(not city._repr_svg_().startswith('<svg'))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
