"""The drawings of the rules: each name draws one, in the colours that it is given."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from allaboard.drawing.figures import draw_figure, figure_names, is_small
from allaboard.drawing.theme import NAMED

SITUATIONS = [name for name in figure_names() if not is_small(name)]


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_situation_is_drawn_in_colours_of_the_theme_only(name: str) -> None:
    drawn = draw_figure(name, "what it shows", theme=NAMED, language="fr")
    root = ET.fromstring(drawn)
    assert root.get("aria-label") == "what it shows"
    assert float(root.get("width", 0)) > 100
    assert re.findall(r"#[0-9A-Fa-f]{6}\b", drawn) == []


def test_every_single_thing_is_drawn() -> None:
    small = [name for name in figure_names() if is_small(name)]
    assert {"sign-granny", "shape-2-or-2t", "label-RSU", "bus-G4a", "icon-turn", "star"} <= set(small)
    for name in small:
        assert ET.fromstring(draw_figure(name)).get("data-figure") == name


def test_a_piece_of_a_city_shows_what_lies_there() -> None:
    drawn = draw_figure("bus-jam")
    assert 'data-stop="D4"' in drawn
    assert 'data-stop="A13"' not in drawn


def test_there_is_no_figure_of_another_name() -> None:
    with pytest.raises(KeyError):
        draw_figure("sign-dragon")
