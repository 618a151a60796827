"""Depot's cards: all of them can be drawn, in every size, and printed they have the size of a card."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest
from tests.drawing.outlines import path_points

from allaboard.drawing.depot.buses import draw_bus, draw_bus_back, draw_bus_card
from allaboard.drawing.depot.cards import bus_of, traveller_of
from allaboard.drawing.depot.labels import draw_label, draw_label_back, draw_label_card
from allaboard.drawing.elements import Element
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import THEMES, Theme
from allaboard.engine.depot.cards import BUS_IDS, CAPACITY, SEATS, TRAVELLER_IDS

both_themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def extent(drawing: Element) -> tuple[float, float, float, float]:
    """How far the outline of a card reaches, its stroke included."""
    root = ET.fromstring(str(drawing))
    dx, dy = (float(value) for value in root.attrib["transform"].removeprefix("translate(").removesuffix(")").split())
    xs: list[float] = []
    ys: list[float] = []
    for item in root.iter():
        half = float(item.get("stroke-width", 0)) / 2
        if (
            item.tag == "path"
            and "stroke" in item.attrib
            and "Z" in item.attrib["d"]
            and "transform" not in item.attrib
        ):
            points = path_points(item.attrib["d"])
        elif item.tag == "rect":
            x, y = float(item.get("x", 0)), float(item.get("y", 0))
            points = [(x, y), (x + float(item.attrib["width"]), y + float(item.attrib["height"]))]
        else:
            continue
        xs += [x + dx + side * half for x, _ in points for side in (-1, 1)]
        ys += [y + dy + side * half for _, y in points for side in (-1, 1)]
    return min(xs), min(ys), max(xs), max(ys)


@both_themes
def test_printed_cards_are_63_by_88_millimetres(theme: Theme) -> None:
    drawings = [
        draw_label_card(Studio(theme), "RSU"),
        draw_label_back(Studio(theme), 63, 88),
        draw_bus_back(Studio(theme)),
    ]
    for drawing in drawings:
        assert extent(drawing) == pytest.approx((0, 0, 63, 88), abs=0.03)


@both_themes
def test_every_card_has_a_title_and_its_name(theme: Theme) -> None:
    for card in TRAVELLER_IDS:
        studio = Studio(theme)
        traveller = traveller_of(card)
        drawing = str(draw_label(studio, card))
        assert f"<title>{traveller.title(studio)}</title>" in drawing
        assert f">{traveller.name(studio)}</text>" in drawing
    for bus in BUS_IDS:
        studio = Studio(theme)
        assert f"<title>{bus_of(bus).title(studio).capitalize()}</title>" in str(draw_bus_card(studio, bus))


def test_ids_say_what_the_engine_says() -> None:
    assert [traveller_of(card).seats for card in TRAVELLER_IDS] == list(SEATS)
    assert [bus_of(bus).capacity for bus in BUS_IDS] == list(CAPACITY)
    assert len({(traveller_of(card).colour, traveller_of(card).profile) for card in TRAVELLER_IDS}) == 4 * 9


def test_a_surfer_shows_that_it_takes_two_seats() -> None:
    assert ">×2</text>" in str(draw_label(Studio(), "RSU"))
    assert "×" not in str(draw_label(Studio(), "RGE"))


@pytest.mark.parametrize("bus", BUS_IDS)
def test_a_bus_shows_a_window_for_every_seat(bus: str) -> None:
    """Free seats are dashed; a Surfer sits at two windows in one."""
    capacity = bus_of(bus).capacity
    empty = str(draw_bus(Studio(), bus, []))
    assert empty.count("stroke-dasharray") == capacity
    one = str(draw_bus(Studio(), bus, [bus[0] + "A1", bus[0] + "SU"]))
    assert one.count("stroke-dasharray") == capacity - 3


def test_backs_are_all_alike_and_have_no_colour_of_depot() -> None:
    for theme in THEMES.values():
        for back in (draw_label_back(Studio(theme)), draw_bus_back(Studio(theme))):
            assert not any(colour in str(back) for colour in theme.depot.values())
