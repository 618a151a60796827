"""Tickets and objectives say in number, word and shape what they say in colour, and fill exactly their cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from tests.drawing.measure import Area, clashes, outside, texts, walk
from tests.drawing.rebuild import SVG, Picture, data
from tests.drawing.voices import VOICES, studio_of
from tests.engine.dealing import dealt_in, played_to

from allaboard.boards.loader import load
from allaboard.drawing import cards
from allaboard.drawing.documents import document
from allaboard.drawing.elements import Element
from allaboard.drawing.panel import PANEL_HEIGHT, PANEL_WIDTH, draw_panel
from allaboard.drawing.position import position_of
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import THEMES
from allaboard.drawing.tickets import TICKET, TicketState, draw_ticket, fast_road, ticket_document
from allaboard.engine.bus.sheet import PERSONAL_POINTS
from allaboard.engine.line.course import BLUE_SIDE, YELLOW_SIDE
from allaboard.engine.line.setup import OBJECTIVE_NAMES
from allaboard.engine.line.shapes import SHAPES, SHEET_TYPES, TICKETS, shape_name
from allaboard.engine.line.sheet import NEEDED
from allaboard.engine.metro.sheet import PERSONAL_STEPS
from allaboard.locales import LANGUAGES
from allaboard.records import Player, record_of

SIZES = [(63.0, 88.0), (189.0, 264.0), (264.0, 189.0), (88.0, 63.0)]
NUMBERS = range(1, TICKETS + 1)


def drawn(studio: Studio, drawing: Element, width: float = 200, height: float = 200) -> Picture:
    return Picture(document(studio, drawing, width, height, "a drawing"))


# Tickets.


@pytest.mark.parametrize("game", ["bus", "metro"])
@pytest.mark.parametrize("state", ["current", "played", "to-come"])
def test_a_ticket_prints_its_number_in_every_state(game: str, state: TicketState) -> None:
    for number in NUMBERS:
        studio = Studio()
        found = drawn(studio, draw_ticket(studio, game, number, state))
        (ticket,) = found.having("ticket")
        assert (data(ticket, "ticket"), data(ticket, "state")) == (str(number), state)
        assert [text for text, _ in texts(ticket)] == [str(number)]
        assert ticket[0].text == studio.words(f"drawing-ticket-{state}", number=number)


def test_of_a_ticket_that_lies_face_down_nothing_is_told() -> None:
    backs = set()
    for game in ("bus", "metro"):
        for number in NUMBERS:
            studio = Studio()
            drawing = draw_ticket(studio, game, number, "face-down", shape="2", road="yellow")
            backs.add(document(studio, drawing, *TICKET, "a drawing"))
    assert len(backs) == 1


@pytest.mark.parametrize("shape", SHAPES)
def test_a_ticket_has_room_for_every_shape(shape: str) -> None:
    for road in (None, "yellow", "burgundy"):
        root = ET.fromstring(ticket_document(Studio(), "metro", 12, shape=shape, road=road))
        width, height = float(root.attrib["width"]), float(root.attrib["height"])
        assert (width, height) == (TICKET[0] + 4, TICKET[1] + 4)
        stops = list(root.iter(SVG + "circle"))
        assert len(stops) == sum({"1": 2, "2": 3, "2t": 3, "3": 4, "3tt": 4}[part] for part in shape.split("/"))
        for stop in stops:
            x, r = float(stop.attrib["cx"]), float(stop.attrib["r"])
            assert x - r > 6
            assert x + r < TICKET[0] - 6


@pytest.mark.parametrize("city", ["new_york", "london", "rome", "paris"])
def test_r2_a_ticket_wears_the_roads_that_it_would_wake(city: str) -> None:
    for seed in range(8):
        game = played_to(dealt_in(load(city), seed), 0)
        if game.deal.tickets:
            assert fast_road(game.deal.city, game.deal.tickets[0]) == game.deal.fast_colour


def test_the_borders_of_fast_roads_differ_without_their_colour() -> None:
    builds = []
    for road in ("yellow", "burgundy"):
        studio = Studio()
        (band,) = drawn(studio, draw_ticket(studio, "metro", 3, "played", road=road)).having("fast-road")
        assert data(band, "fast-road") == road
        assert band[0].text == studio.words(f"drawing-road-{road}")
        builds.append(band[2].attrib["d"])
    assert "L" in builds[0]  # slashes
    assert "h0" in builds[1]  # studs


# Cards.


@pytest.mark.parametrize("game", ["bus", "metro"])
def test_t1_a_printed_ticket_has_the_shapes_of_all_sheets(game: str) -> None:
    for number in NUMBERS:
        for width, height in SIZES:
            studio = Studio()
            found = drawn(studio, cards.draw_ticket_card(studio, game, number, width, height), width, height)
            shapes = {int(data(item, "sheet-type")): data(item, "shape") for item in found.having("shape")}
            assert shapes == {sheet: shape_name(sheet, number) for sheet in range(1, SHEET_TYPES + 1)}
            assert str(number) in [text for text, _ in texts(found.root)]
            assert len(list(found.having("fast-road"))) == (game == "metro")


def test_o1_o2_an_objective_has_two_sides_that_differ_without_colour() -> None:
    for game, names in OBJECTIVE_NAMES.items():
        for place, name in enumerate(names):
            for value in (YELLOW_SIDE, BLUE_SIDE):
                studio = Studio()
                found = drawn(studio, cards.draw_objective_card(studio, game, name, value, 63, 88))
                shown = [text for text, _ in texts(found.root)]
                assert shown == [f"{NEEDED[place]} × {studio.words(name)}", str(value)]
                dashed = [item for item in found.root.iter(SVG + "rect") if "stroke-dasharray" in item.attrib]
                assert len(dashed) == (value == BLUE_SIDE)


def test_f7_a_personal_objective_says_what_it_brings() -> None:
    studio = Studio()
    found = drawn(studio, cards.draw_personal_card(studio, "metro", "Rome", ("a", "f", "o"), 63, 88))
    shown = [text for text, _ in texts(found.root)]
    assert {"A", "F", "O"} <= set(shown)
    assert {str(points) for points in PERSONAL_STEPS[1:]} <= set(shown)
    found = drawn(studio, cards.draw_personal_card(studio, "bus", "London", ("a", "f", "o"), 63, 88))
    assert studio.words("drawing-all-three", points=PERSONAL_POINTS) in [text for text, _ in texts(found.root)]


Draw = Callable[[Studio, float, float], Element]
CARDS: dict[str, Draw] = {
    "ticket": lambda studio, w, h: cards.draw_ticket_card(studio, "bus", 12, w, h),
    "metro ticket": lambda studio, w, h: cards.draw_ticket_card(studio, "metro", 11, w, h),
    "departure": lambda studio, w, h: cards.draw_departure_card(studio, 12, w, h),
    "yellow": lambda studio, w, h: cards.draw_objective_card(studio, "bus", "professional", YELLOW_SIDE, w, h),
    "blue": lambda studio, w, h: cards.draw_objective_card(studio, "metro", "theater", BLUE_SIDE, w, h),
    "long": lambda studio, w, h: cards.draw_objective_card(studio, "bus", "museum", YELLOW_SIDE, w, h),
    "personal": lambda studio, w, h: cards.draw_personal_card(studio, "bus", "New York", ("m", "m", "w"), w, h),
    "metro personal": lambda studio, w, h: cards.draw_personal_card(studio, "metro", "Paris", ("m", "m", "w"), w, h),
    "rush hour": cards.draw_rush_hour_card,
    "back": lambda studio, w, h: cards.draw_back_card(studio, studio.words("personal"), w, h),
}


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("voice", VOICES)
def test_a_card_fills_exactly_its_size_and_its_texts_have_room(card: str, voice: str) -> None:
    for width, height in SIZES:
        for theme in THEMES.values():
            studio = studio_of(voice, theme)
            found = drawn(studio, CARDS[card](studio, width, height), width, height)
            edge = next(item for item, _ in walk(found.root) if item.tag == SVG + "rect")
            half = float(edge.attrib["stroke-width"]) / 2
            x, y, w, h = (float(edge.attrib[key]) for key in ("x", "y", "width", "height"))
            assert (x - half, y - half) == pytest.approx((0, 0), abs=0.02)
            assert (x + w + half, y + h + half) == pytest.approx((width, height), abs=0.02)
            assert clashes(found.root) == []
            assert outside(found.root, Area(0, 0, width, height)) == []


def test_every_card_has_a_title() -> None:
    for draw in CARDS.values():
        studio = Studio()
        assert draw(studio, 63, 88).children[1].tag == "title"


# The panel.


@pytest.mark.parametrize("voice", VOICES)
def test_the_panel_has_room_for_its_texts(voice: str) -> None:
    for city in ("new_york", "rome", "paris"):
        for seed, turns in ((1, 0), (2, 9), (3, 60), (8, 20)):
            game = played_to(dealt_in(load(city), seed), turns)
            record = record_of(game, tuple(Player("") for _ in range(game.seats)))
            viewers: list[Any] = [None, 0]
            for viewer in viewers:
                studio = studio_of(voice)
                panel = draw_panel(studio, position_of(record, game, viewer), PANEL_WIDTH)
                found = drawn(studio, panel, PANEL_WIDTH, PANEL_HEIGHT)
                assert clashes(found.root) == []
                assert outside(found.root, Area(0, 0, PANEL_WIDTH, PANEL_HEIGHT)) == []
                assert voice not in LANGUAGES or not any("…" in text for text, _ in texts(found.root)), "a word is cut"
                assert len(list(found.having("ticket", "place"))) == TICKETS
