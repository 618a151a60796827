"""Nothing on a sheet or a card suggests a rule that is not one: points stand where they belong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from xml.etree import ElementTree as ET

import pytest
from tests.drawing.measure import Area, frames, strokes, text_area, texts, walk
from tests.drawing.rebuild import SVG, Picture, data
from tests.engine.dealing import dealt_in, played_to

from allaboard.boards.loader import load, names
from allaboard.deals import deal_line_setup
from allaboard.drawing.cards import draw_personal_card, draw_ticket_card
from allaboard.drawing.documents import document
from allaboard.drawing.position import position_of
from allaboard.drawing.sheets import SheetState, blank_state, sheet_document, state_of
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import LIGHT
from allaboard.engine import LineGame, start_game
from allaboard.engine.line.setup import COMMON_OBJECTIVES, SOLO_COMMON_OBJECTIVES
from allaboard.engine.line.shapes import TICKETS
from allaboard.engine.metro.sheet import PERSONAL_STEPS
from allaboard.locales import LANGUAGES
from allaboard.records import Player, record_of

METRO = ("rome", "paris")
OBJECTIVES = [(city, letters) for city in METRO for letters in load(city).personal_objectives]


def state(game: LineGame, seat: int = 0) -> SheetState:
    record = record_of(game, tuple(Player("") for _ in range(game.seats)))
    return state_of(position_of(record, game, "all"), seat, "Ada")


def with_letters(sheet: SheetState, letters: tuple[str, ...], reached: tuple[str, ...]) -> SheetState:
    """The sheet of somebody whose line is on these lettered stops, reached in this order."""
    assert sheet.breakdown is not None
    points = PERSONAL_STEPS[len(reached)]
    return replace(
        sheet,
        letters=letters,
        reached=frozenset(reached),
        zones={**sheet.zones, "personal": len(reached)},
        breakdown={**sheet.breakdown, "personal": points},
        total=sum(value or 0 for value in sheet.breakdown.values()) - (sheet.breakdown["personal"] or 0) + points,
    )


def orders(letters: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every way to reach none, some or all of the letters, one after the other."""
    for count in range(len(letters) + 1):
        yield from permutations(letters, count)


def badges(found: Picture) -> dict[str, tuple[ET.Element, Area]]:
    """The letters of a personal objective, with the area of their discs."""
    return {
        data(item, "objective-letter"): (item, frames(item, found.root)[0]) for item in found.having("objective-letter")
    }


def digits(root: ET.Element) -> list[tuple[str, Area]]:
    return [(text, area) for text, area in texts(root) if re.search(r"\d", text)]


def is_under(number: Area, letter: Area) -> bool:
    """Whether a reader would take the number for that of the letter: it stands above or below it."""
    return number.left < letter.right and letter.left < number.right


@pytest.mark.parametrize(("city", "letters"), OBJECTIVES, ids="".join)
def test_e8_letters_are_ticked_in_any_order_and_the_ladder_by_their_number(city: str, letters: tuple[str, ...]) -> None:
    sheet = state(played_to(dealt_in(load(city), 3), 2))
    for reached in orders(letters):
        for more in (None, *(letter for letter in letters if letter not in reached)):
            before = with_letters(sheet, letters, reached)
            after = None if more is None else with_letters(sheet, letters, (*reached, more))
            found = Picture(sheet_document(Studio(), before, after))
            shown = badges(found)
            assert tuple(shown) == letters
            for letter, (badge, disc) in shown.items():
                assert (data(badge, "reached") == "true") == (letter in reached)
                assert ("data-pencil-reached" in badge.attrib) == (letter == more)
                marks = strokes(found.root, badge, "tick-")
                assert len(marks) == (letter in reached or letter == more)
                assert all(mark.overlaps(disc) for mark in marks)
                assert not any(mark.overlaps(other) for mark in marks for name, (_, other) in shown.items()
                               if name != letter)  # fmt: skip
            steps = [item for item in found.having("zone", "box") if data(item, "zone") == "personal"]
            assert [[text for text, _ in texts(step)] for step in steps] == [[str(step)] for step in PERSONAL_STEPS[1:]]
            assert ["data-tick" in step.attrib for step in steps] == [place < len(reached) for place in range(3)]
            assert ["data-pencil" in step.attrib for step in steps] == [
                more is not None and place == len(reached) for place in range(3)
            ]
            for place, step in enumerate(steps):
                (frame,) = frames(step, found.root)
                marks = strokes(found.root, step, "tick-")
                assert len(marks) == (place < len(reached) + (more is not None))
                assert all(frame.holds(mark) for mark in marks)


def card_of(found: Picture) -> ET.Element:
    """The zone of the personal objective."""
    name = Studio().words("personal")
    return next(group for group in found.root.iter(SVG + "g") if group.findtext(SVG + "title") == name)


@pytest.mark.parametrize("slots", [COMMON_OBJECTIVES, SOLO_COMMON_OBJECTIVES])
@pytest.mark.parametrize(("city", "letters"), OBJECTIVES, ids="".join)
def test_e8_no_number_stands_under_a_letter_of_a_sheet(city: str, letters: tuple[str, ...], slots: int) -> None:
    played = state(played_to(dealt_in(load(city), 3), 2))
    blank = blank_state("metro", 1, slots, has_fast_roads=city == "rome")
    for sheet in (with_letters(played, letters, letters[:2]), replace(blank, letters=letters)):
        found = Picture(sheet_document(Studio(), sheet))
        numbers = digits(card_of(found))
        assert [text for text, _ in numbers][:3] == [str(step) for step in PERSONAL_STEPS[1:]]
        for _, disc in badges(found).values():
            assert not any(is_under(area, disc) for _, area in numbers)


@pytest.mark.parametrize(("city", "letters"), OBJECTIVES, ids="".join)
def test_e8_no_number_stands_under_a_letter_of_a_card(city: str, letters: tuple[str, ...]) -> None:
    """Each line of the ladder has as many dots as it needs stops."""
    for width, height in ((440.0, 630.0), (132.0, 189.0)):
        studio = Studio()
        card = draw_personal_card(studio, "metro", city, letters, width, height)
        found = Picture(document(studio, card, width, height, city))
        numbers = digits(found.root)
        assert [text for text, _ in numbers] == [str(step) for step in PERSONAL_STEPS[1:]]
        discs = [disc for _, disc in badges(found).values()]
        assert len(discs) == len(letters)
        assert not any(is_under(area, disc) for _, area in numbers for disc in discs)
        lines = list(found.having("stops"))
        assert [(int(data(item, "stops")), int(data(item, "points"))) for item in lines] == list(
            enumerate(PERSONAL_STEPS[1:], 1)
        )
        assert [len(list(item.iter(SVG + "circle"))) for item in lines] == [1, 2, 3]


def test_each_step_of_the_ladder_says_how_many_stops_it_needs() -> None:
    for city in METRO:
        found = Picture(sheet_document(Studio(), blank_state("metro", 1, has_fast_roads=city == "rome")))
        dots = list(found.having("stops"))
        assert [len(list(item.iter(SVG + "circle"))) for item in dots] == [1, 2, 3]
        steps = [item for item in found.having("zone", "box") if data(item, "zone") == "personal"]
        for step, item in zip(steps, dots, strict=True):
            (box,) = frames(step, found.root)
            assert all(area.right <= box.left < area.right + 6 for area in frames(item, found.root))


# Fast roads (R2).


@pytest.mark.parametrize("ticket", range(1, TICKETS + 1))
def test_r2_the_sheet_of_rome_says_which_roads_are_fast(ticket: int) -> None:
    dealt = dealt_in(load("rome"), 3)
    others = tuple(number for number in dealt.setup.tickets if number != ticket)
    game = played_to(replace(dealt, setup=replace(dealt.setup, tickets=(ticket, *others))), 4)
    found = Picture(sheet_document(Studio(), state(game)))
    ticked = {data(item, "fast-box"): "data-tick" in item.attrib for item in found.having("fast-box")}
    assert ticked == {"burgundy": ticket % 2 == 1, "yellow": ticket % 2 == 0}


@pytest.mark.parametrize("city", names())
def test_r2_only_where_roads_become_fast_sheets_and_tickets_say_so(city: str) -> None:
    board = load(city)
    game = start_game(board, deal_line_setup(board, board.players[1], "nobody has departed yet"))
    found = Picture(sheet_document(Studio(), state(game)))
    boxes = [data(item, "fast-box") for item in found.having("fast-box")]
    assert boxes == (["burgundy", "yellow"] if board.fast_roads else [])
    assert not any("data-tick" in item.attrib for item in found.having("fast-box")), "before the first ticket"
    studio = Studio()
    for ticket in range(1, TICKETS + 1):
        card = draw_ticket_card(studio, board.game, ticket, 440, 630, has_fast_roads=bool(board.fast_roads))
        bands = [data(item, "fast-road") for item in Picture(document(studio, card, 440, 630, "")).having("fast-road")]
        assert bands == ([("yellow", "burgundy")[ticket % 2]] if board.fast_roads else [])


# Remarks that keep readers from adding up what is not added up.


def says(root: ET.Element, text: str) -> bool:
    """Whether a text stands on the sheet, on one line or on several, and is not cut off."""
    return text in " ".join(shown for shown, _ in texts(root))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["bus", "metro"])
def test_f4_f5_f8_sheets_say_what_counts_half_once_or_at_the_end(game: str, language: str) -> None:
    studio = Studio(LIGHT, language)
    root = ET.fromstring(sheet_document(studio, blank_state(game, 1)))
    half = studio.words("drawing-half-row")
    assert [text for text, _ in texts(root)].count(half) == 2, "tourists, and professionals or flirts"
    if game == "bus":
        assert says(root, studio.words("drawing-higher-spot"))
    else:
        assert says(root, studio.words("drawing-last-connection"))


def test_e7_each_spot_of_the_tourists_stands_in_the_line_of_its_place() -> None:
    found = Picture(sheet_document(Studio(), blank_state("bus", 1)))
    for spot, zone in (("monument", "monuments"), ("museum", "museums")):
        (space,) = frames(found.one("written-spot", spot), found.root)
        boxes = [frames(item, found.root)[0] for item in found.having("zone", "box") if data(item, "zone") == zone]
        assert all(box.top < space.bottom and space.top < box.bottom for box in boxes)


def test_f7_in_bus_all_three_letters_bring_points_together() -> None:
    """No letter has points of its own: the one number says that it belongs to all."""
    for city in ("new_york", "london"):
        for letters in load(city).personal_objectives:
            studio = Studio()
            card = draw_personal_card(studio, "bus", city, letters, 440, 630)
            root = ET.fromstring(document(studio, card, 440, 630, city))
            numbers = [item for item, _ in walk(root) if item.tag == SVG + "text" and re.search(r"\d", item.text or "")]
            assert [item.text for item in numbers] == [studio.words("drawing-all-three", points=10)]
            assert all(text_area(item, frame).left >= 0 for item, frame in walk(root) if item in numbers)
