"""Shapes become outlines that go through the same points."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from allaboard.drawing.outlines import Stroke, matrix_of, moved_by, outline_of, path_strokes


def points(strokes: list[Stroke]) -> list[tuple[float, float]]:
    return [(round(x, 3) + 0.0, round(y, 3) + 0.0) for stroke in strokes for x, y in stroke.points[-1:]]


@pytest.mark.parametrize(
    ("d", "expected"),
    [
        ("M1 2L3 4H5V6Z", [(1, 2), (3, 4), (5, 4), (5, 6)]),
        ("m1 2l3 4h5v6z", [(1, 2), (4, 6), (9, 6), (9, 12)]),
        ("M0-11V11", [(0, -11), (0, 11)]),
        ("M1 1 2 2 3 3", [(1, 1), (2, 2), (3, 3)]),
        ("m1 1 2 2.5.5.5zm1 0h1", [(1, 1), (3, 3.5), (3.5, 4), (2, 1), (3, 1)]),
        ("M-3.1 9.6 0 6.4 3.1 9.6", [(-3.1, 9.6), (0, 6.4), (3.1, 9.6)]),
        ("M0 0c1 1 2 1 3 0s2-1 3 0", [(0, 0), (3, 0), (6, 0)]),
        ("M0 0Q1 1 2 0T4 0", [(0, 0), (2, 0), (4, 0)]),
        ("M0 0a1 1 0 012 0", [(0, 0), (1, -1), (2, 0)]),  # flags need no space
        ("M0 0e", None),
        ("M0", None),
        ("1 2", None),
    ],
)
def test_path_data(d: str, expected: list[tuple[float, float]] | None) -> None:
    if expected is None:
        with pytest.raises(ValueError, match="path data"):
            list(path_strokes(d))
    else:
        assert points(list(path_strokes(d))) == expected


def test_a_smooth_curve_continues_the_one_before() -> None:
    _, _, smooth = path_strokes("M0 0C0 1 1 2 2 2S4 1 4 0")
    assert smooth.points[0] == (3, 2)


@pytest.mark.parametrize("tag", ["circle", "ellipse"])
def test_a_circle_is_round_to_a_thousandth(tag: str) -> None:
    strokes = outline_of(tag, {"cx": "10", "cy": "20", "r": "5", "rx": "5", "ry": "5"})
    for before, stroke in pairwise(strokes):
        if stroke.command == "C":
            curve = (before.points[-1], *stroke.points)
            weights = (1 / 8, 3 / 8, 3 / 8, 1 / 8)  # the middle of the curve
            x, y = (sum(w * point[axis] for w, point in zip(weights, curve, strict=True)) for axis in (0, 1))
            assert math.hypot(x - 10, y - 20) == pytest.approx(5, rel=1e-3)


@pytest.mark.parametrize(("large", "sweep"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_an_arc_keeps_its_radius_and_takes_the_way_it_is_told(large: int, sweep: int) -> None:
    strokes = list(path_strokes(f"M10 0A10 10 0 {large} {sweep} 0 10"))
    assert points(strokes)[-1] == (0, 10)
    centre = (0, 0) if large != sweep else (10, 10)
    assert all(math.dist(point, centre) == pytest.approx(10, abs=1e-3) for point in points(strokes))
    assert len(strokes) - 1 == (3 if large else 1)


def test_an_arc_that_is_too_small_grows_and_one_without_radius_is_straight() -> None:
    assert points(list(path_strokes("M0 0A1 1 0 0 1 10 0")))[1] == (5, -5)
    assert list(path_strokes("M0 0A0 1 0 0 1 10 0"))[1] == Stroke("L", ((10.0, 0.0),))


def test_a_rectangle_with_and_without_round_corners() -> None:
    square = outline_of("rect", {"x": "1", "y": "2", "width": "10", "height": "4"})
    assert {stroke.command for stroke in square} == {"M", "L", "Z"}
    pill = outline_of("rect", {"width": "10", "height": "4", "rx": "9"})
    assert points(pill)[0] == (5, 0)  # no corner is larger than half the side
    assert sum(stroke.command == "C" for stroke in pill) == 4


def test_lines_and_polygons() -> None:
    assert points(outline_of("line", {"x1": "1", "y2": "5"})) == [(1, 0), (0, 5)]
    assert [stroke.command for stroke in outline_of("polygon", {"points": "0,0 4,0 4,3"})] == ["M", "L", "L", "Z"]
    assert [stroke.command for stroke in outline_of("polyline", {"points": "0 0 4 0"})] == ["M", "L"]
    with pytest.raises(ValueError, match="image"):
        outline_of("image", {})


@pytest.mark.parametrize(
    ("transform", "expected"),
    [
        ("translate(10 20)", (11, 22)),
        ("translate(10)", (11, 2)),
        ("scale(2)", (2, 4)),
        ("scale(2 -1)", (2, -2)),
        ("rotate(90)", (-2, 1)),
        ("rotate(90 1 1)", (0, 1)),
        ("translate(10 20) scale(2)", (12, 24)),
        ("matrix(1 0 0 1 5,6)", (6, 8)),
    ],
)
def test_transforms_move_points(transform: str, expected: tuple[float, float]) -> None:
    ((_, ((x, y),)),) = moved_by(matrix_of(transform), [Stroke("M", ((1, 2),))])
    assert (x, y) == pytest.approx(expected)


def test_an_unknown_transform_is_refused() -> None:
    with pytest.raises(ValueError, match="skewX"):
        matrix_of("skewX(10)")
