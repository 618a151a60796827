"""The parts of Depot's cards that a page puts together are those of the pictures."""

from __future__ import annotations

import pytest

from allaboard.drawing.depot.buses import draw_bus, draw_small_bus
from allaboard.drawing.depot.cards import bus_of, traveller_of
from allaboard.drawing.depot.exported import coach_art, label_art, name_sizes, small_coach_art, small_label_art
from allaboard.drawing.depot.labels import draw_label, draw_small_label
from allaboard.drawing.elements import Element
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import LIGHT, NAMED
from allaboard.engine.depot.cards import BUS_IDS, TRAVELLER_IDS
from allaboard.locales import LANGUAGES


def shapes(frame: str) -> list[str]:
    """The elements of a frame, one by one."""
    return [f"<{shape}" for shape in frame.split("<")[1:]]


def painted(shape: str, colour: str) -> str:
    """A part in the colours of a card."""
    for variable, name in (("card-body", "depot-body"), ("on-card", "on-depot"), ("card", "depot")):
        shape = shape.replace(f"var(--{variable})", f"var(--{name}-{colour})")
    return shape


def assert_holds(drawing: Element, frame: str, colour: str) -> None:
    drawn = str(drawing)
    assert len(shapes(frame)) >= 3
    for shape in shapes(frame):
        assert painted(shape, colour) in drawn


@pytest.mark.parametrize("card", TRAVELLER_IDS[::3])
def test_a_label_is_made_of_its_parts(card: str) -> None:
    colour = traveller_of(card).colour
    assert_holds(draw_label(Studio(NAMED), card), label_art()["frame"], colour)
    art = small_label_art()
    assert_holds(draw_small_label(Studio(NAMED), card, art["width"], art["height"]), art["frame"], colour)


@pytest.mark.parametrize("bus", BUS_IDS[::3])
def test_a_bus_is_made_of_its_parts(bus: str) -> None:
    colour, art = bus_of(bus).colour, coach_art()
    assert_holds(draw_bus(Studio(NAMED), bus, []), art["frame"], colour)
    assert_holds(draw_small_bus(Studio(NAMED), bus, small_coach_art()["width"]), small_coach_art()["frame"], colour)
    windows = art["windows"][bus_of(bus).capacity]
    assert len(windows) == bus_of(bus).capacity
    assert windows == sorted(windows)


def test_names_are_as_large_as_in_pictures() -> None:
    for language in LANGUAGES:
        for profile, size in name_sizes()[language].items():
            card = f"R{profile}1" if profile in "AL" else f"R{profile}"
            assert f'font-size="{size:g}"' in str(draw_label(Studio(LIGHT, language), card))
