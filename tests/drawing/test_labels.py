"""Nothing on a board is written over anything else: told from the outlines of everything that is drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.drawing.moments import LONG_NAMES, crowded, moments
from tests.engine.dealing import BUILT_IN

from allaboard.boards.city import City
from allaboard.boards.loader import load
from allaboard.drawing.board import BoardState, Lit, draw_board
from allaboard.drawing.board.layout import Layout, lay_out
from allaboard.drawing.board.legend import draw_legend, draw_players
from allaboard.drawing.board.names import SIZES
from allaboard.drawing.board.outlines import Box, Pill, box_of, touch
from allaboard.drawing.geometry import RIVAL, LineKey
from allaboard.drawing.lettering import width_of
from allaboard.drawing.studio import Studio
from allaboard.locales import LANGUAGES

WRITTEN = {"tab", "letter", "badge", "name", "frame"}
# What a stop carries on its own sign, ring and halo, as on a coat: number, star, letter, cost.
WORN = {"tab", "letter", "star", "badge", "pawn"}
WEARING = {"sign", "end", "halo"}


def clashes(layout: Layout) -> list[tuple[str, str, str, str]]:
    """Every pair of a text and something else that touch and should not."""
    found = []
    things = list(layout.things())
    cells: dict[tuple[int, int], list[int]] = {}
    for place, (_, _, outline) in enumerate(things):
        box = box_of(outline)
        for column in range(int(box.left // 160), int(box.right // 160) + 1):
            for row in range(int(box.top // 160), int(box.bottom // 160) + 1):
                cells.setdefault((column, row), []).append(place)
    pairs = {
        (one, other)
        for here in cells.values()
        for one in here
        for other in here
        if one < other and {things[one][0], things[other][0]} & WRITTEN
    }
    for one, other in sorted(pairs):
        (kind, stop, outline), (other_kind, other_stop, other_outline) = things[one], things[other]
        kinds = {kind, other_kind}
        if stop == other_stop and kinds & WORN and kinds & WEARING and kinds != {"badge", "sign"}:
            continue
        if stop == other_stop and kinds == {"letter", "star"}:
            continue
        if touch(outline, other_outline):
            found.append((kind, stop, other_kind, other_stop))
    return found


@given(moments(), st.booleans())
@settings(max_examples=40)
def test_nothing_is_written_over_anything(moment: tuple[City, BoardState], lying: bool) -> None:
    city, state = moment
    layout = lay_out(city, state, lying)
    assert clashes(layout) == []
    for kind, stop, outline in layout.things():
        if kind in WRITTEN:
            assert box_of(outline).is_inside(layout.bounds), (kind, stop)


@pytest.mark.parametrize("lying", [False, True])
@pytest.mark.parametrize("city", BUILT_IN, ids=lambda city: city.name)
def test_every_stop_lit_at_the_highest_price(city: City, lying: bool) -> None:
    everything = {stop.name: Lit(3, 9) for stop in city.stops}
    assert clashes(lay_out(city, BoardState(lit=everything), lying)) == []


@pytest.mark.parametrize("lying", [False, True])
@pytest.mark.parametrize("name", ["london", "new_york"])
def test_the_names_of_a_city_are_whole_and_large(name: str, lying: bool) -> None:
    """At 0.85 of its size a board still shows them in 11 pixels."""
    city = load(name)
    layout = lay_out(city, BoardState(), lying)
    assert {found.stop: " ".join(found.lines) for found in layout.names} == {
        stop.name: stop.spot for stop in city.stops if stop.spot
    }
    assert all(found.size >= 13 for found in layout.names)


@given(moments())
@settings(max_examples=25)
def test_names_are_never_smaller_than_can_be_read(moment: tuple[City, BoardState]) -> None:
    city, state = moment
    assert all(name.size >= min(SIZES) >= 11 for name in lay_out(city, state).names)


def test_a_name_gives_way_to_the_cost_at_its_stop() -> None:
    city = load("london")
    (before,) = [name for name in lay_out(city, BoardState()).names if name.stop == "J3"]
    state = BoardState(lit={"J3": Lit(2, 3)})
    (after,) = [name for name in lay_out(city, state).names if name.stop == "J3"]
    assert before.box != after.box
    assert " ".join(before.lines) == " ".join(after.lines) == "City of London"


def test_a_name_is_nearer_to_its_own_stop_than_to_most_others() -> None:
    for city in (load("london"), load("new_york")):
        layout = lay_out(city, BoardState())
        for name in layout.names:
            x, y = layout.grid.place(name.stop)
            assert abs(name.x - x) < 80
            assert abs((name.box.top + name.box.bottom) / 2 - y) < 60


def test_without_room_a_name_is_shortened_and_the_title_has_it_whole() -> None:
    london = load("london")
    for long in LONG_NAMES:
        stops = tuple(replace(stop, spot=long) if stop.name == "E4" else stop for stop in london.stops)
        city = replace(london, name="long", stops=stops)
        assert f"E4: Monument, {long}".replace("'", "&#39;") in str(draw_board(Studio(), city))
        shown = [" ".join(name.lines) for name in lay_out(city, BoardState()).names if name.stop == "E4"]
        assert len(shown) == 1
        assert shown[0] == long or "…" in shown[0]


# Outlines.

boxes = st.tuples(*[st.floats(-50, 50)] * 2, *[st.floats(1, 40)] * 2).map(
    lambda b: Box(b[0], b[1], b[0] + b[2], b[1] + b[3])
)
pills = st.builds(Pill, st.floats(-50, 50), st.floats(-50, 50), st.floats(1, 40), st.floats(0, 20))
outlines = st.one_of(boxes, pills)


@given(outlines, outlines)
def test_touching_goes_both_ways_and_never_without_the_boxes(one: Box | Pill, other: Box | Pill) -> None:
    assert touch(one, other) == touch(other, one)
    assert touch(one, one)
    if touch(one, other):
        assert touch(box_of(one).grown(1e-6), box_of(other).grown(1e-6))


def test_discs_touch_by_their_distance() -> None:
    assert touch(Pill(0, 0, 10), Pill(14, 14, 10))
    assert not touch(Pill(0, 0, 10), Pill(15, 15, 10))
    assert touch(Pill(0, 0, 10, reach=12), Pill(25, 0, 4))
    assert not touch(Pill(0, 0, 10), Box(8, 8, 20, 20))


# Legends.


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("city", BUILT_IN, ids=lambda city: city.name)
def test_the_legend_has_room_for_its_words(city: City, language: str) -> None:
    for width in (300, 620, 1000):
        legend, height = draw_legend(
            Studio(language=language),
            city,
            width,
            "yellow",
            has_rival=True,
            offers=[Lit(), Lit(2, 3), Lit(loops=True), Lit(dead_end=True)],
        )
        taken: list[Box] = []
        for sample, text in zip(legend.children[::2], legend.children[1::2], strict=True):
            left = float(text.attributes["x"])
            baseline = float(text.attributes["y"])
            assert text.text is not None
            box = Box(left, baseline - 12, left + width_of(text.text, 13), baseline + 4)
            middle = float(sample.attributes["transform"].removeprefix("translate(").split()[0])
            assert middle < left
            assert box.right <= width + 0.01
            assert box.bottom <= height
            assert not any(touch(box, other) for other in taken)
            taken.append(box)


def test_players_are_named_beside_colour_pattern_and_shape() -> None:
    drawing, _ = draw_players(Studio(), {0: "Ada", 4: "Emil", RIVAL: "Rival"}, 500)
    text = str(drawing)
    for name, token in (("Ada", "token-0"), ("Emil", "token-4"), ("Rival", "token-rival")):
        assert name in text
        assert f"#{token}" in text


def five_together() -> BoardState:
    """Five lines down one street of New York, all ending at D9."""
    street = ["C6", "C7", "C8", "C9", "D9"]
    lines: dict[LineKey, list[str]] = {seat: [start, *street] for seat, start in enumerate(["B6", "D6", "C5"])}
    lines[3] = street
    lines[4] = street[1:]
    return BoardState(lines=lines, viewer=4, lit={"D9": Lit(2, 15), "E9": Lit(1, 4), "D8": Lit(0, 9)})


@pytest.mark.parametrize("lying", [False, True])
def test_five_lines_that_end_together(lying: bool) -> None:
    layout = lay_out(load("new_york"), five_together(), lying)
    assert {end.among for end in layout.ends} == {5}
    assert {road.load for road in layout.roadways.all} == {0, 1, 4, 5}
    assert clashes(layout) == []


def test_the_moments_are_crowded_enough() -> None:
    """Otherwise the tests above would prove less than they say."""
    missing = {"rings around each other", "cross", "two pawns", "cost of two rows", "chosen"}
    for seed in range(120):
        layout = lay_out(*crowded(seed, BUILT_IN[seed % 4]))
        found = {
            "rings around each other": any(end.among > 1 and not end.is_out for end in layout.ends),
            "cross": any(end.is_out for end in layout.ends),
            "two pawns": len({pawn.stop for pawn in layout.pawns}) < len(layout.pawns),
            "cost of two rows": any(len(badge.parts) > 1 for badge in layout.badges),
            "chosen": any(halo.is_chosen for halo in layout.halos),
        }
        missing -= {what for what, is_there in found.items() if is_there}
        if not missing:
            break
    assert not missing
