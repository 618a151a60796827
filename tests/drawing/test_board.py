"""Boards: drawn from data alone, for any valid city, in both themes and both orientations."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.drawing.moments import moments, of_game
from tests.drawing.rebuild import SVG, Picture, data
from tests.engine.cities import cities
from tests.engine.dealing import BUILT_IN, dealt_in, played_to

from allaboard.boards.city import City
from allaboard.boards.loader import load, parse_city
from allaboard.deals import deal_line_setup
from allaboard.drawing.board import BoardState, Lit, draw_board, draw_board_svg
from allaboard.drawing.board.ground import standing
from allaboard.drawing.board.layout import lay_out
from allaboard.drawing.board.roadways import bundle, road_width
from allaboard.drawing.board.scenery import LANDMARKS, scenery_of
from allaboard.drawing.board.state import LitKind
from allaboard.drawing.geometry import RIVAL, grid_of
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import DARK, THEMES
from allaboard.engine import Depart, LineGame, start_game
from allaboard.locales import LANGUAGES

MOST = 120_000  # bytes of a board
ALLOWED = {"svg", "g", "defs", "use", "title", "path", "rect", "circle", "polygon", "text"}


def check_document(svg: str) -> None:
    """One image that refers to nothing outside and has no scripts."""
    root = ET.fromstring(svg)
    assert root.get("role") == "img"
    assert root[0].tag == SVG + "title"
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in ALLOWED
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            assert "url(" not in value
            assert name != "href" or value.removeprefix("#") in ids
            assert "nan" not in value.split()


@given(moments(), st.booleans(), st.sampled_from(sorted(THEMES)))
@settings(max_examples=25)
def test_any_moment_of_any_city_is_a_valid_document(moment: tuple[City, BoardState], lying: bool, theme: str) -> None:
    city, state = moment
    check_document(draw_board_svg(city, state, theme=THEMES[theme], lying=lying, players=True, legend=True))


def long_game(city: City) -> LineGame:
    """A finished game of as many players as the city has room for, who all travel as far as they can."""
    game = start_game(city, deal_line_setup(city, city.players[1], "long"))
    while game.pending():
        seat = game.pending()[0]
        turns = game.legal(seat)
        game.apply(
            seat, max(turns, key=lambda turn: (isinstance(turn, Depart) or not game.cost(turn)[2], len(str(turn))))
        )
    return game


@pytest.mark.parametrize("city", BUILT_IN, ids=lambda city: city.name)
def test_a_board_stays_below_the_size_even_with_every_stop_lit_at_the_end_of_a_long_game(city: City) -> None:
    everything = {stop.name: Lit(3, 19) for stop in city.stops}  # many times what any turn offers
    state = replace(of_game(long_game(city), 1), viewer=0, lit=everything, reach=city.roads)
    assert max(len(line) for line in state.lines.values()) > 20
    svg = draw_board_svg(city, state, players=True, legend=True)
    check_document(svg)
    assert len(svg.encode()) < MOST


def test_the_same_data_gives_the_same_bytes_and_changes_nothing() -> None:
    city = load("london")
    state = of_game(played_to(dealt_in(city, 3), 30), 3)
    first = draw_board_svg(city, state)
    draw_board_svg(city, BoardState(), theme=DARK, lying=True)
    assert draw_board_svg(city, state) == first


def test_what_is_kept_from_one_picture_to_the_next_belongs_to_its_theme_and_language() -> None:
    city = load("paris")
    light, dark = draw_board_svg(city), draw_board_svg(city, theme=DARK)
    assert light != dark
    for language in LANGUAGES:
        draw_board_svg(city, language=language)
    assert draw_board_svg(city) == light
    wanted = draw_board_svg(city, BoardState(letters=frozenset("a")))
    assert wanted.count("data-wanted") == 1
    assert "data-wanted" not in draw_board_svg(city)


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_every_colour_comes_from_the_theme(theme: str) -> None:
    """A role that was forgotten would show a colour of the other theme."""
    other = THEMES["dark" if theme == "light" else "light"]
    mine = THEMES[theme]
    strange = {
        colour
        for name in ("ground", "block", "water", "park", "land", "road", "road_edge", "ink", "sign", "legal_halo")
        for colour in [getattr(other, name)]
        if colour not in str(mine)
    }
    for city in BUILT_IN:
        svg = draw_board_svg(city, of_game(played_to(dealt_in(city, 7), 30), 7), theme=mine, players=True, legend=True)
        assert not [colour for colour in strange if colour in svg]


# Scenery.


@pytest.mark.parametrize("lying", [False, True])
@pytest.mark.parametrize("city", BUILT_IN, ids=lambda city: city.name)
def test_every_silhouette_of_a_city_finds_its_place_on_the_empty_board(city: City, lying: bool) -> None:
    """A silhouette that touched a sign, a number, a letter, a name or a road would be left out."""
    assert list(standing(lay_out(city, BoardState(), lying))) == list(scenery_of(city).landmarks)


@given(moments(), st.booleans())
@settings(max_examples=25)
def test_silhouettes_touch_nothing(moment: tuple[City, BoardState], lying: bool) -> None:
    from allaboard.drawing.board.outlines import touch

    city, state = moment
    layout = lay_out(city, state, lying)
    for mark in standing(layout):
        box = mark.outline(layout.grid)
        assert box.is_inside(layout.bounds)
        assert not [thing for *thing, outline in layout.things() if touch(box, outline)]


def test_each_city_has_a_ground_of_its_own() -> None:
    grounds = {city.name: scenery_of(city) for city in BUILT_IN}
    assert grounds["new_york"].sea
    assert all(grounds[name].rivers for name in ("london", "paris", "rome"))
    marks = {name: {mark.name for mark in ground.landmarks} for name, ground in grounds.items()}
    assert "wheel" in marks["london"]
    assert "liberty" in marks["new_york"]
    assert "lattice" in marks["paris"]
    assert "colosseum" in marks["rome"]
    assert set().union(*marks.values()) <= set(LANDMARKS)


@given(cities())
@settings(max_examples=30)
def test_any_other_city_has_parks_the_same_ones_every_time(city: City) -> None:
    ground = scenery_of(city)
    assert ground.parks
    assert not ground.rivers
    scenery_of.cache_clear()
    assert scenery_of(city) == ground


def test_a_city_that_only_has_the_name_of_another_gets_no_river_of_it() -> None:
    small = load("new_york").to_json()
    assert scenery_of(parse_city({**small, "city": "london"})) != scenery_of(load("london"))
    assert not scenery_of(parse_city({**small, "city": "london"})).rivers


# Roads.


@pytest.mark.parametrize("special", ["jammed", "yellow", "burgundy"])
@pytest.mark.parametrize("load_", range(6))
def test_a_special_road_is_seen_beside_any_number_of_lines(special: str, load_: int) -> None:
    """Cars are six wide, studs five, and the shortest slash that shows what it is as well."""
    beside = (road_width(special, False, load_) - bundle(load_)) / 2
    assert beside > (7.9 if special == "jammed" else 6.4)


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_the_four_kinds_of_road_differ_in_build_not_only_in_colour(theme: str) -> None:
    def build(kind: str, asleep: bool) -> str:
        from allaboard.drawing.board.roads import road_sample

        studio = Studio(THEMES[theme])
        name = road_sample(studio, kind, asleep)
        drawing = next(item for item in studio.definitions.drawn().children if item.attributes["id"] == name)
        shapes = [
            {name: value for name, value in part.attributes.items() if name not in {"fill", "stroke"}}
            for part in drawing.children
        ]
        return str([(part.tag, shape) for part, shape in zip(drawing.children, shapes, strict=True)])

    builds = [build("jammed", False), build("yellow", False), build("burgundy", False), build("yellow", True)]
    assert len(set(builds)) == 4


def test_a_fast_colour_that_is_not_awake_sleeps() -> None:
    city = load("rome")
    picture = Picture(draw_board_svg(city, BoardState(awake="yellow")))
    asleep = {data(item, "road") for item in picture.having("asleep") if data(item, "asleep") == "true"}
    assert asleep == {"-".join(road) for road in city.fast_roads["burgundy"]}


# Lines, offers.


def test_an_eliminated_line_keeps_its_colour_and_ends_in_a_cross() -> None:
    city = load("new_york")
    line = ["C2", "C3", "C4"]
    going = Picture(draw_board_svg(city, BoardState(lines={0: line})))
    out = Picture(draw_board_svg(city, BoardState(lines={0: line}, eliminated=frozenset({0}))))
    assert [item.get("data-eliminated") for item in out.having("line")] == ["true"]
    (ring,), (cross,) = going.having("end"), out.having("end")
    assert {item.tag for item in ring} == {SVG + "rect"}
    assert {item.tag for item in cross} == {SVG + "path"}
    assert any(item.get("opacity") == "0.45" for item in out.root.iter())


@pytest.mark.parametrize(
    ("lit", "kind"),
    [
        *((Lit(), "free"), (Lit(1), "cost"), (Lit(0, 2), "cost")),
        *((Lit(0, 0, True), "loop"), (Lit(2, 1, True), "loop"), (Lit(1, 1, True, True), "loop")),
        *((Lit(dead_end=True), "dead-end"), (Lit(2, 1, dead_end=True), "dead-end")),
    ],
)
def test_what_is_offered_can_be_read_from_the_picture(lit: Lit, kind: LitKind) -> None:
    assert lit.kind == kind
    picture = Picture(draw_board_svg(load("london"), BoardState(lit={"E3": lit})))
    (halo,) = picture.having("lit")
    assert (data(halo, "lit"), data(halo, "kind")) == ("E3", kind)
    assert (int(data(halo, "turn-boxes")), int(data(halo, "shared"))) == (lit.turn_boxes, lit.shared)
    (cost,) = picture.having("cost")
    shown = [item.text for item in cost.iter(SVG + "text")]
    assert shown == (
        [] if lit.kind in {"loop", "dead-end"} else [str(count) for count in (lit.turn_boxes, lit.shared) if count]
    )


def test_a_chosen_turn_is_hollow_until_it_is_sent() -> None:
    state = BoardState(
        lines={0: ["C2", "C3"]}, viewer=0, lit={"D4": Lit(1), "B3": Lit()}, chosen=("C4", "D4"), reach=(("C3", "B3"),)
    )
    assert state.target == "D4"
    assert state.chosen_roads == (("C3", "C4"), ("C4", "D4"))
    picture = Picture(draw_board_svg(load("new_york"), state))
    assert [data(item, "lit") for item in picture.having("chosen")] == ["D4"]
    (hollow,) = picture.having("possible")
    assert hollow[0].attrib["d"].count("M") == 2  # not the other road that could be reached
    assert len(list(picture.having("marker"))) == 1


def test_stops_and_ends_have_stable_classes_for_styles() -> None:
    state = BoardState(lines={0: ["C2", "C3"], 1: ["F3"]}, to_play=frozenset({1}), focus="A1", lit={"B3": Lit()})
    picture = Picture(draw_board_svg(load("new_york"), state))
    classes = {data(item, "seat"): item.get("class") for item in picture.having("end")}
    assert classes == {"0": "end", "1": "end turn"}
    assert {item.get("class") for item in picture.having("stop")} == {"stop"}
    assert [data(item, "focus") for item in picture.having("focus")] == ["A1"]


def test_the_corner_of_a_cost_pushes_the_pawn_to_the_other_side() -> None:
    city = load("new_york")
    x, _ = grid_of(city).place("C2")
    (alone,) = lay_out(city, BoardState(lines={0: ["C2"]})).pawns
    (beside,) = lay_out(city, BoardState(lines={0: ["C2"]}, lit={"C2": Lit(1)})).pawns
    assert alone.x > x > beside.x


def test_a_rival_that_begins_where_a_player_does_hides_nobody() -> None:
    layout = lay_out(load("london"), BoardState(lines={0: ["D2", "D3"], RIVAL: ["D2", "E2"]}))
    one, other = layout.pawns
    assert abs(one.x - other.x) > 20


@given(moments(), st.booleans())
@settings(max_examples=15)
def test_lines_are_read_back_from_any_orientation(moment: tuple[City, BoardState], lying: bool) -> None:
    city, state = moment
    found = Picture(draw_board_svg(city, state, lying=lying))
    assert found.lines() == {str(line): list(stops) for line, stops in state.lines.items()}
    assert found.stops() == city.to_json()["stops"]
    loads: dict[frozenset[str], set[str]] = {}
    for line, stops in state.lines.items():
        for road in pairwise(stops):
            loads.setdefault(frozenset(road), set()).add(str(line))
    assert {frozenset(road.split("-")): set(who) for road, who in found.loads().items()} == loads


@pytest.mark.parametrize("name", ['<b>&"', "\u202eevil", "W" * 300, "\x1b[31m", "]]>"])
def test_names_from_strangers_stay_text(name: str) -> None:
    city = load("new_york")
    state = BoardState(lines={0: ["C2", "C3"]}, names={0: name})
    plain = replace(state, names={0: "Ada"})
    svg = draw_board_svg(city, state, players=True)
    assert Picture(svg).structure() == Picture(draw_board_svg(city, plain, players=True)).structure()
    assert "\u202e" not in svg
    assert "\x1b" not in svg


def test_a_board_needs_no_game() -> None:
    drawing = draw_board(Studio(), load("rome"))
    assert drawing.attributes["data-board"] == "rome"
