"""A sheet can be read whatever is written on it, says what a turn would bring, and is empty when it is printed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.drawing.examples import FEW
from tests.drawing.measure import Area, clashes, frames, outside, strokes, texts
from tests.drawing.rebuild import SVG, Picture, data, integer
from tests.drawing.voices import VOICES, studio_of
from tests.engine.dealing import Dealt, deals, dealt_in, played_to

from allaboard.boards.loader import load
from allaboard.drawing.position import position_of
from allaboard.drawing.sheets import SHEET_WIDTH, SheetState, blank_state, sheet_document, state_of
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import THEMES
from allaboard.engine import LineGame
from allaboard.engine.bus import sheet as bus
from allaboard.engine.line import sheet as line
from allaboard.engine.line.rows import ROWS
from allaboard.engine.line.setup import SOLO_COMMON_OBJECTIVES
from allaboard.engine.line.shapes import SHEET_TYPES, TICKETS
from allaboard.engine.metro import sheet as metro
from allaboard.records import Player, record_of

CITIES = ("new_york", "london", "rome", "paris")


def state(game: LineGame, seat: int, name: str = "Chloé") -> SheetState:
    record = record_of(game, tuple(Player("") for _ in range(game.seats)))
    return state_of(position_of(record, game, "all"), seat, name)


def tried_out(game: LineGame) -> list[tuple[SheetState, SheetState | None]]:
    """Some turns of whoever is next."""
    seat = game.pending()[0]
    found: list[tuple[SheetState, SheetState | None]] = []
    for action in game.legal(seat)[::23]:
        tried = game.copy()
        tried.apply(seat, action)
        found.append((state(game, seat), state(tried, seat)))
    return found


def last_letter(before: SheetState) -> tuple[SheetState, SheetState]:
    """A turn that completes the personal objective, which hardly happens by chance."""
    assert before.breakdown is not None
    assert before.total is not None
    letters = ("a", "k", "o")
    breakdown = {**before.breakdown, "personal": bus.PERSONAL_POINTS}
    return (
        replace(before, personal=1, letters=letters, reached=frozenset("ak")),
        replace(
            before,
            personal=1,
            letters=letters,
            reached=frozenset(letters),
            breakdown=breakdown,
            total=before.total + bus.PERSONAL_POINTS - (before.breakdown["personal"] or 0),
        ),
    )


@cache
def samples() -> tuple[tuple[SheetState, SheetState | None], ...]:
    """Sheets of both games: just begun, half full, full, eliminated, alone, tried out, blank."""
    found: list[tuple[SheetState, SheetState | None]] = []
    for city in CITIES:
        for seed, turns in ((1, 0), (3, 25), (5, 60), (8, 7), (21, 9)):
            game = played_to(dealt_in(load(city), seed), turns)
            found += [(state(game, seat), None) for seat in range(game.seats)[:2]]
            if game.pending():
                found += tried_out(game)
    found += [last_letter(before) for before, _ in found[::4] if before.total is not None]
    found += [(blank_state(game, kind), None) for game in ("bus", "metro") for kind in range(1, SHEET_TYPES + 1)]
    return (*found, (blank_state("bus", 1, SOLO_COMMON_OBJECTIVES), None))


def test_the_samples_hold_what_makes_a_sheet_odd() -> None:
    """Otherwise the tests below would prove less than they say."""
    now = [state for state, _ in samples()]
    then = [(state, after) for state, after in samples() if after is not None]
    assert {state.game for state in now} == {"bus", "metro"}
    assert any(state.is_out for state in now)
    assert any(state.slots == SOLO_COMMON_OBJECTIVES for state in now)
    assert any(state.written(0) for state in now)
    assert any(after.is_out for _, after in then)
    assert any(after.reached != state.reached for state, after in then)
    assert any(after.points("personal") != state.points("personal") for state, after in then if not after.is_out)


# Texts have room. Each voice is tried on a share of the samples, which together are most of them.

WHOLE = [False, pytest.param(True, marks=pytest.mark.proof)]


def share(voice: str, is_whole: bool) -> tuple[tuple[SheetState, SheetState | None], ...]:
    return samples() if is_whole else samples()[VOICES.index(voice) :: 6]


@pytest.mark.parametrize("is_whole", WHOLE)
@pytest.mark.parametrize("voice", VOICES)
def test_texts_overlap_nowhere_and_stay_on_the_paper(voice: str, is_whole: bool) -> None:
    for before, after in share(voice, is_whole):
        root = ET.fromstring(sheet_document(studio_of(voice), before, after))
        paper = Area(0, 0, SHEET_WIDTH, float(root.attrib["height"]))
        assert clashes(root) == []
        assert outside(root, paper) == []


def spaces(found: Picture) -> list[ET.Element]:
    """Everything that is ticked or written in."""
    kinds = [("zone", "box"), ("zone", "slot"), ("item",), ("written-spot",), ("row",)]
    return list({id(item): item for kind in kinds for item in found.having(*kind)}.values())


@pytest.mark.parametrize("is_whole", WHOLE)
@pytest.mark.parametrize("voice", VOICES)
def test_no_text_runs_into_a_space_that_is_not_its_own(voice: str, is_whole: bool) -> None:
    for before, after in share(voice, is_whole):
        found = Picture(sheet_document(studio_of(voice), before, after))
        own = [(item, frames(item, found.root)[:1], [area for _, area in texts(item)]) for item in spaces(found)]
        inside = {area for _, _, areas in own for area in areas}
        loose = [area for _, area in texts(found.root) if area not in inside]
        for item, framed, _ in own:
            others = [area for other, _, areas in own if other is not item for area in areas]
            for frame in framed:
                assert not any(area.overlaps(frame) for area in [*others, *loose]), data_of(item)


def data_of(item: ET.Element) -> dict[str, str]:
    return {name: value for name, value in item.attrib.items() if name.startswith("data-")}


def test_a_long_name_stays_on_the_paper() -> None:
    for name in ("W" * 80, "名前" * 30, "Maximiliane-Friederike von und zu Hohenstein"):
        root = ET.fromstring(sheet_document(Studio(), state(played_to(dealt_in(load("rome"), 3), 9), 0, name)))
        assert clashes(root) == []
        assert all(area.right <= SHEET_WIDTH for _, area in texts(root))


@pytest.mark.parametrize("game", ["bus", "metro"])
def test_boxes_overlap_nowhere_and_stay_on_the_paper(game: str) -> None:
    found = Picture(sheet_document(Studio(), blank_state(game, 1)))
    root = found.root
    paper = Area(0, 0, SHEET_WIDTH, float(root.attrib["height"]))
    areas = [area for item in found.having("zone", "box") for area in frames(item, root)]
    assert not any(a.overlaps(b) for a, b in combinations(areas, 2))
    assert all(paper.holds(area) for area in areas)


# A mark leaves the value alone.


def test_a_tick_covers_neither_the_value_nor_the_next_box() -> None:
    seen = 0
    for before, after in samples()[::3]:
        found = Picture(sheet_document(Studio(), before, after))
        for item in found.having("zone", "box"):
            values = [area for _, area in texts(item)]
            marks = strokes(found.root, item, "tick-") + strokes(found.root, item, "cross-")
            assert not any(mark.overlaps(value) for mark in marks for value in values)
            if data(item, "zone") not in {"entrances", "personal"}:
                is_marked = "data-tick" in item.attrib or "data-pencil" in item.attrib
                assert len(marks) == is_marked
                assert all(frame.holds(mark) for mark in marks for frame in frames(item, found.root)[:1])
            seen += len(marks) * len(values)
    assert seen > 150


def test_a_value_has_room_in_its_box() -> None:
    for game in ("bus", "metro"):
        found = Picture(sheet_document(Studio(), blank_state(game, 2)))
        for item in found.having("zone", "box"):
            if data(item, "zone") != "personal":
                (frame,) = frames(item, found.root)
                assert all(frame.holds(value) for _, value in texts(item))


# The pencil.

INKED = {
    "pencil": "tick",
    "pencil-crossed": "crossed",
    "pencil-closed": "closed",
    "pencil-value": "value",
    "pencil-written": "written",
    "pencil-points": "points",
    "pencil-total": "total",
    "pencil-reached": "reached",
    "pencil-eliminated": "eliminated",
}


def inked(found: Picture) -> Picture:
    """The picture with everything in pencil written in pen."""
    for item in found.root.iter():
        for name, value in list(item.attrib.items()):
            if (pen := INKED.get(name.removeprefix("data-"))) is not None:
                item.attrib["data-" + pen] = value
    return found


def items(found: Picture) -> dict[str, str | None]:
    return {data(item, "item"): item.get("data-points") for item in found.having("item")}


def check_preview(game: LineGame, action: Any) -> None:
    """What is in pen is the sheet before the turn; pen and pencil together are the sheet after it."""
    seat = game.pending()[0]
    tried = game.copy()
    tried.apply(seat, action)
    before, after = state(game, seat), state(tried, seat)
    svg = sheet_document(Studio(), before, after)
    drawn, plain = Picture(svg), Picture(sheet_document(Studio(), before))
    assert drawn.seats() == plain.seats()
    assert items(drawn) == items(plain)

    now, then = drawn.seats()[0], inked(Picture(svg)).seats()[0]
    zones = dict(after.zones)
    if before.personal is None:
        zones.pop("personal", None)
    assert then["sheet"] == zones
    assert then["eliminated"] == after.is_out
    assert now["sheet"] == {key: before.zones[key] for key in now["sheet"]}
    found = inked(Picture(svg))
    letters = {
        data(item, "objective-letter") for item in found.having("objective-letter") if data(item, "reached") == "true"
    }
    assert letters == after.reached
    if not after.is_out:
        points = {data(item, "item"): integer(item, "points") for item in found.having("item")}
        assert points == after.breakdown
        assert [int(data(item, "total")) for item in found.having("total")] == [after.total]


@FEW
@given(deals(), st.integers(0, 50), st.randoms())
def test_the_pencil_is_the_difference_that_a_turn_makes(dealt: Dealt, turns: int, rng: Any) -> None:
    game = played_to(dealt, turns)
    if game.pending():
        check_preview(game, rng.choice(game.legal(game.pending()[0])))


def test_differences_are_written_with_their_sign() -> None:
    for before, after in samples():
        if after is None or after.is_out or before.total is None or after.total is None:
            continue
        changed = after.total - before.total
        found = Picture(sheet_document(Studio(), before, after))
        (bar,) = found.having("total")
        shown = [text for text, _ in texts(bar)]
        expected = [f"+{changed}"] if changed > 0 else [f"−{-changed}"] if changed < 0 else []
        assert shown[1:-1] == expected


def test_without_a_change_there_is_no_pencil() -> None:
    game = played_to(dealt_in(load("paris"), 3), 20)
    same = state(game, 0)
    assert sheet_document(Studio(), same, same) == sheet_document(Studio(), same)
    assert "pencil" not in sheet_document(Studio(), same)


def test_a_preview_does_not_show_the_next_ticket() -> None:
    """The last turn of a round reveals a ticket in the copy; the sheet still shows the one that is played."""
    game = played_to(dealt_in(load("london"), 2), 3)
    while game.pending()[0] != game.view(None)["order"][-1]:
        game.apply(game.pending()[0], game.legal(game.pending()[0])[0])
    seat = game.pending()[0]
    tried = game.copy()
    tried.apply(seat, game.legal(seat)[0])
    assert tried.view(None)["ticket"] != game.view(None)["ticket"]
    one, other = state(game, seat), state(tried, seat)
    strips = [
        Picture(sheet_document(Studio(), one, then)).one("sheet", seat).get("data-shape") for then in (None, other)
    ]
    assert strips == [one.shape, one.shape]


# Blank sheets.


@pytest.mark.parametrize("game", ["bus", "metro"])
@pytest.mark.parametrize("sheet_type", range(1, SHEET_TYPES + 1))
def test_a_blank_sheet_has_no_tick_no_name_and_no_colour_of_a_player(game: str, sheet_type: int) -> None:
    for theme in THEMES.values():
        made = Studio(theme)
        svg = sheet_document(made, blank_state(game, sheet_type))
        found = Picture(svg)
        for name in ("tick", "crossed", "closed", "value", "written", "points", "total", "seat", "personal", "reached"):
            assert list(found.having(name)) == []
        (sheet,) = found.having("sheet")
        assert data(sheet, "sheet") == "blank"
        assert not any(f"#token-{seat}" in svg for seat in range(5))
        assert not any(colour in svg for colour in set(theme.players) - {theme.yellow_road})
        words = [text for text, _ in texts(found.root)]
        assert f"{made.words(game)} · {made.words('drawing-sheet', type=sheet_type)}" in words
        assert made.words("total") in words


def test_the_printed_numbers_are_those_of_the_rules() -> None:
    """Boxes are counted and values read from blank sheets, and compared with what the engine uses."""
    for game in ("bus", "metro"):
        found = Picture(sheet_document(Studio(), blank_state(game, 1)))
        values: dict[str, list[str]] = {}
        for item in found.having("zone", "box"):
            values.setdefault(data(item, "zone"), []).extend([text for text, _ in texts(item)] or [""])
        numbers = {zone: [int(text.replace("−", "-")) for text in found if text] for zone, found in values.items()}
        assert [-sum(numbers["turn_zone"][:ticks]) for ticks in range(6)] == list(line.TURN_ZONE_PENALTIES)
        assert [sum(numbers["grannies"][:ticks]) for ticks in range(9)] == list(line.GRANNY_TOTALS)
        assert numbers["tourists"] == ROWS * list(line.TOURIST_ROW[1:])
        assert len(values["students"]) == line.STUDENT_BOXES
        if game == "bus":
            assert len(values["interns"]) == bus.INTERN_BOXES
            assert len(values["universities"]) == line.SCHOOL_BOXES
            assert len(values["monuments"]) == len(values["museums"]) == line.PLACE_BOXES
            assert numbers["professionals"] == ROWS * list(bus.PROFESSIONAL_ROW[1:])
            assert [-sum(numbers["traffic"][:ticks]) for ticks in range(20)] == list(bus.TRAFFIC_PENALTIES)
        else:
            assert len(values["cinemas"]) == line.SCHOOL_BOXES
            assert len(values["operas"]) == len(values["theaters"]) == line.PLACE_BOXES
            assert len(values["flirts"]) == ROWS * 2 * metro.SHADE_BOXES
            assert numbers["connections"] == list(metro.CONNECTION_TOTALS[1:])
            assert numbers["entrances"] == [metro.ENTRANCE_POINTS] * metro.ENTRANCE_CIRCLES
            assert numbers["personal"] == list(metro.PERSONAL_STEPS[1:])


# The document.


def test_a_sheet_is_a_picture_of_its_own_in_both_themes() -> None:
    for theme in THEMES.values():
        for before, after in samples()[::9]:
            root = ET.fromstring(sheet_document(Studio(theme), before, after))
            assert root.tag == SVG + "svg"
            assert float(root.attrib["width"]) == SHEET_WIDTH
            assert root[0].tag == SVG + "title"
            defined = {item.get("id") for item in root.iter()} - {None}
            used = {value for item in root.iter() if (value := item.get("href"))}
            assert {name.removeprefix("#") for name in used} <= defined


def test_every_zone_and_sign_has_a_name() -> None:
    for game in ("bus", "metro"):
        root = ET.fromstring(sheet_document(Studio(), blank_state(game, 4)))
        parents = {child: parent for parent in root.iter() for child in parent}
        for item in root.iter(SVG + "use"):
            if str(item.get("href")).startswith(("#sign-", "#star")):
                assert parents[item].find(SVG + "title") is not None
        names = [item.text for item in root.iter(SVG + "title")]
        for key in ("turn_zone", "grannies", "students", "tourists", "common", "personal"):
            assert Studio().words(key) in names


def test_the_strip_marks_the_ticket_of_the_round() -> None:
    for before, _ in samples():
        svg = sheet_document(Studio(), before)
        root = ET.fromstring(svg)
        thick = [item for item in root.iter(SVG + "rect") if item.get("stroke-width") == "2.8"]
        assert len(thick) == (before.ticket is not None)
        shown = [text for text, _ in texts(root)]
        half = TICKETS // 2
        assert all(f"{kind} · {kind + half}" in shown for kind in range(1, half + 1))
