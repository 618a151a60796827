"""On a whole page no text lies on another or runs over the edge: in every language, whatever people are called."""

from __future__ import annotations

from functools import cache
from xml.etree import ElementTree as ET

import pytest
from tests.drawing.measure import Area, page_clashes, page_texts
from tests.drawing.rebuild import SVG
from tests.engine.dealing import dealt_in, played_to

from allaboard.boards.loader import load
from allaboard.drawing.plain import draw_position
from allaboard.drawing.position import Viewer
from allaboard.engine import LineGame
from allaboard.locales import LANGUAGES
from allaboard.records import Player, record_of

NAMES = ("Maximiliane-Friederike von und zu Hohenstein", "W" * 80, "名前" * 30, "Ärzte- und Apothekerkammer", "x")
# By city, seed and number of turns: with offers to whoever is next, in the middle, alone with a rival, over.
MOMENTS = (
    ("new_york", 6, 17), ("new_york", 6, 60), ("london", 7, 0), ("london", 6, 60), ("london", 8, 23),
    ("rome", 6, 17), ("rome", 8, 60), ("paris", 7, 31), ("paris", 9, 60), ("new_york", 1, 9), ("rome", 3, 9),
)  # fmt: skip


@cache
def game_of(moment: tuple[str, int, int]) -> LineGame:
    city, seed, turns = moment
    return played_to(dealt_in(load(city), seed), turns)


def cases() -> list[object]:
    """Each moment in one language, wide or narrow in turn; in the others for `make proof`."""
    found: list[object] = []
    for place, moment in enumerate(MOMENTS):
        for number, language in enumerate(LANGUAGES):
            for is_narrow in (False, True):
                is_sample = place % len(LANGUAGES) == number and is_narrow == bool(place % 2)
                marks = () if is_sample else (pytest.mark.proof,)
                found.append(pytest.param(moment, language, is_narrow, marks=marks))
    return found


def test_the_moments_hold_what_makes_a_page_full() -> None:
    games = [game_of(moment) for moment in MOMENTS]
    assert any(game.is_over for game in games)
    assert {game.seats for game in games} >= {1, 2, 3, 4, 5}
    assert any(game.view(None)["rival"] for game in games)


@pytest.mark.parametrize(("moment", "language", "is_narrow"), cases())
def test_no_text_lies_on_another(moment: tuple[str, int, int], language: str, is_narrow: bool) -> None:
    game = game_of(moment)
    record = record_of(game, tuple(Player(name) for name in NAMES[: game.seats]))
    viewer: Viewer = game.pending()[0] if game.pending() else "all"
    root = ET.fromstring(draw_position(record, game, viewer=viewer, language=language, is_narrow=is_narrow))
    assert root.tag == SVG + "svg"
    assert page_clashes(root) == []
    page = Area(0, 0, float(root.attrib["width"]), float(root.attrib["height"]))
    assert [text for text, area in page_texts(root) if not page.holds(area)] == []
