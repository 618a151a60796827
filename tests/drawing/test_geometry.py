"""The exported geometry is that of the picture: what an interactive layer relies on."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.drawing.moments import moments
from tests.drawing.rebuild import SVG, Picture, data
from tests.engine.dealing import BUILT_IN

from allaboard.boards.city import City
from allaboard.boards.loader import load
from allaboard.drawing.board import BoardState, board_geometry, board_size, draw_board_svg
from allaboard.drawing.geometry import CORNER, PITCH, RIVAL, LineKey, grid_of, path_through
from allaboard.drawing.outlines import path_strokes

MARGIN = 16  # of a document around its board


def numbers(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", text)]


@pytest.mark.parametrize("lying", [False, True])
@pytest.mark.parametrize("city", BUILT_IN, ids=lambda city: city.name)
def test_stops_and_roads_are_where_they_are_drawn(city: City, lying: bool) -> None:
    geometry = board_geometry(city, lying)
    picture = Picture(draw_board_svg(city, lying=lying))
    assert (geometry.width, geometry.height) == board_size(city, lying)
    assert float(picture.root.attrib["width"]) == geometry.width + 2 * MARGIN
    signs = {
        data(item, "stop"): (float(use.attrib["x"]), float(use.attrib["y"]))
        for item in picture.having("stop")
        for use in item.iter(SVG + "use")
        if use.attrib["href"].startswith("#sign-")
    }
    assert signs == {stop.name: (stop.x, stop.y) for stop in geometry.stops}
    for road in geometry.roads:
        drawn = picture.one("road", road.name)
        assert drawn.get("data-special") == road.special
        if road.special is None:
            ends = [stroke.points for stroke in path_strokes(drawn.attrib["d"])]
            assert ends == [((road.x1, road.y1),), ((road.x2, road.y2),)]
        else:
            middle = [(road.x1 + road.x2) / 2, (road.y1 + road.y2) / 2]
            assert numbers(drawn.attrib["transform"])[:2] == middle


@given(moments(), st.booleans())
@settings(max_examples=25)
def test_tracks_run_where_the_geometry_says(moment: tuple[City, BoardState], lying: bool) -> None:
    city, state = moment
    picture = Picture(draw_board_svg(city, state, lying=lying))
    roads = state.chosen_roads if state.chosen else state.reach
    courses = board_geometry(city, lying).track_course(state.lines, roads, state.viewer)
    drawn = {(data(item, "seat"), int(data(item, "order"))): item.attrib["d"] for item in picture.having("marker")}
    assert drawn == {
        (str(line), order): marker.d for line, markers in courses.items() for order, marker in enumerate(markers)
    }


@pytest.mark.parametrize("city", BUILT_IN, ids=lambda city: city.name)
def test_lying_turns_rows_into_columns(city: City) -> None:
    upright, lying = board_geometry(city), board_geometry(city, lying=True)
    unit = upright.unit
    first, first_lying = grid_of(city).at(0, 0), grid_of(city, True).at(0, 0)
    for one, other in zip(upright.stops, lying.stops, strict=True):
        assert ((one.x - first[0]) / unit, (one.y - first[1]) / unit) == (
            (other.y - first_lying[1]) / unit,
            (other.x - first_lying[0]) / unit,
        )
        assert (one.half_width, one.half_height) == (other.half_width, other.half_height)  # signs stay upright
    if upright.height > upright.width:
        assert lying.width > lying.height


def test_only_around_new_york_there_is_the_sea() -> None:
    assert [city.name for city in BUILT_IN if board_geometry(city).to_json()["sea"]] == ["new_york"]


def test_lines_share_a_road_in_the_order_of_their_seats() -> None:
    city = load("new_york")
    lines: dict[LineKey, list[str]] = {RIVAL: ["B2", "C2"], 2: ["C2", "B2"], 0: ["B2", "C2"]}
    courses = board_geometry(city).track_course(lines)
    x1, y = grid_of(city).place("B2")
    x2, _ = grid_of(city).place("C2")
    heights = {line: markers[0].points[0][1] - y for line, markers in courses.items()}
    assert heights == pytest.approx({0: -PITCH, 2: 0, RIVAL: PITCH})
    assert courses[2][0].points == ((x2, y), (x1, y))


def test_a_possible_road_takes_a_lane_as_well() -> None:
    city = load("new_york")
    courses = board_geometry(city).track_course({0: ["B2", "C2"], 1: ["A1", "A2"]}, reach=[("C2", "B2")], reaching=1)
    _, y = grid_of(city).place("B2")
    assert courses[0][0].points[0][1] == y - PITCH / 2


def test_a_turn_is_round_and_has_no_gap() -> None:
    one, other = path_through([[(0, 0), (80, 0)], [(80, 0), (80, 80)]])
    assert one == "M0 0H71q4.5 0 6.8 2.2"
    assert other == "M77.8 2.2q2.2 2.3 2.2 6.8V80"
    assert path_through([[(0, 0), (80, 0), (80, 80)]]) == [f"M0 0H71q9 0 9 {CORNER}V80"]
    assert path_through([[(0, 0), (80, 0), (160, 0)]]) == ["M0 0H160"]


@given(moments())
@settings(max_examples=20)
def test_every_marker_begins_where_the_one_before_it_ends(moment: tuple[City, BoardState]) -> None:
    city, state = moment
    for markers in board_geometry(city).track_course(state.lines).values():
        for one, other in pairwise(markers):
            last, first = list(path_strokes(one.d))[-1], next(path_strokes(other.d))
            assert last.points[-1] == pytest.approx(first.points[0])


def test_the_export_is_plain_json() -> None:
    geometry = board_geometry(load("rome"))
    found = json.loads(json.dumps(geometry.to_json()))
    assert found["city"] == "rome"
    assert found["lanes"] == {"pitch": 8.8, "track": 7, "shift": 8, "corner": 9}
    assert {stop["name"]: (stop["x"], stop["y"]) for stop in found["stops"]}["C3"] == grid_of(load("rome")).place("C3")
    assert len(found["roads"]) == len(load("rome").roads)


@pytest.mark.parametrize("city", BUILT_IN, ids=lambda city: city.name)
def test_reserved_corners_hold_what_is_printed(city: City) -> None:
    from allaboard.drawing.board.corners import all_fixtures
    from allaboard.drawing.board.outlines import box_of

    for stop in board_geometry(city).stops:
        fixtures = all_fixtures(city, False)[stop.name]
        for outline in (fixtures.tab, fixtures.star):
            assert outline is None or box_of(outline).is_inside(stop.north_west.grown(1.5))
        assert fixtures.letter is None or box_of(fixtures.letter).is_inside(stop.north_east.grown(1))
