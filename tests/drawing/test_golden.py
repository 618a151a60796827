"""Drawings look as they did when somebody last looked at them; a change that can be seen is found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from exhibits import Exhibit, exhibits
from golden import FOLDER, VISIBLE, difference, drawn, golden_names, remembered, small
from PIL import Image

from allaboard.drawing.theme import LIGHT, Theme

EXHIBITS = {exhibit.name: exhibit for exhibit in exhibits()}


@pytest.mark.parametrize("name", golden_names())
def test_it_looks_as_it_did(name: str) -> None:
    known = remembered(name)
    assert known is not None, "there is no golden picture yet: look at it in `make gallery`, then `make golden`"
    found = difference(drawn(name), known)
    assert found <= VISIBLE, f"differs by {found:.1f}: look at it in `make gallery`, then `make golden`"


def test_there_is_no_picture_of_something_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == set(golden_names())


def test_the_pictures_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.png")) < 1_500_000


# That changes are found.


def shown(exhibit: Exhibit, theme: Theme = LIGHT) -> Image.Image:
    return small(exhibit.draw(theme))


CHANGES: dict[str, tuple[str, dict[str, Any]]] = {
    "a colour": ("depot-cards", {"depot": LIGHT.depot | {"green": "#0A9B50"}}),
    "the ground of boxes": ("sheet-bus-blank", {"well": "#F4F4FF"}),
    "the pen": ("sheet-metro-end", {"pen": "#9C1F2F"}),
    "a sign": ("signs", {"families": LIGHT.families | {"granny": "#57636C"}}),
    "the page": ("icons-32", {"page": "#FFFFFF"}),
    "what is lit": ("board-paris-turn", {"legal_halo": "#F4F2EC"}),
    "the water": ("board-new_york-turn", {"water": "#C8DCE8"}),
}


@pytest.mark.parametrize("change", CHANGES)
def test_another_colour_is_found(change: str) -> None:
    name, parts = CHANGES[change]
    known = remembered(f"{name}-light")
    assert known is not None
    assert difference(shown(EXHIBITS[name], replace(LIGHT, **parts)), known) > VISIBLE


def test_one_tick_is_found() -> None:
    """A box of a sheet with its mark or without it."""
    svg = EXHIBITS["sheet-bus-end"].draw(LIGHT)
    root = ET.fromstring(svg)
    box = next(node for node in root.iter() if "data-tick" in node.attrib)
    box.remove(list(box)[-1])
    without = ET.tostring(root, encoding="unicode")
    assert difference(small(svg), small(without)) > VISIBLE


@pytest.mark.parametrize("what", ["lit", "end", "letter"])
def test_one_thing_less_on_a_board_is_found(what: str) -> None:
    svg = EXHIBITS["board-paris-turn"].draw(LIGHT)
    root = ET.fromstring(svg)
    parent, thing = next((node, child) for node in root.iter() for child in node if f"data-{what}" in child.attrib)
    parent.remove(thing)
    assert difference(small(svg), small(ET.tostring(root, encoding="unicode"))) > VISIBLE


def test_a_text_that_moved_is_found() -> None:
    svg = EXHIBITS["depot-cards"].draw(LIGHT)
    assert "General" in svg
    assert difference(small(svg), small(svg.replace("General", "Genera1"))) > VISIBLE


def test_the_same_picture_is_not() -> None:
    svg = EXHIBITS["depot-buses"].draw(LIGHT)
    picture = small(svg)
    assert difference(picture, picture) == 0
    slightly = picture.point(lambda value: max(0, value - 2))
    assert difference(picture, slightly) <= VISIBLE
    assert difference(picture, picture.crop((0, 0, 10, 10))) > VISIBLE
