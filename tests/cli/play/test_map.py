"""The board as text: every stop, every road, every line, on its side or in part where it does not fit."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from allaboard.boards.city import City, Stop
from allaboard.boards.loader import load
from allaboard.cli.play.map_plan import LABELS, plan_map
from allaboard.cli.play.map_text import LineOnMap, MapContent, draw_map
from allaboard.cli.play.pen import ASCII, UNICODE, Pen

CITIES = ["london", "new_york", "paris", "rome"]


def drawn(
    content: MapContent, width: int = 100, height: int = 40, pen: Pen = UNICODE, at: str | None = None
) -> list[str]:
    plan = plan_map(content.city, width, height, at)
    lines = [line.plain for line in draw_map(content, plan, pen)]
    assert len(lines) == plan.height <= max(height, 2)
    assert all(cell_len(line) <= plan.width <= max(width, LABELS + 5) for line in lines)
    return lines


def huge_city() -> City:
    """The largest that a file may hold: 26 columns, 99 rows."""
    names = [f"{chr(ord('A') + column)}{row}" for row in range(1, 100) for column in range(26)]
    stops = tuple(Stop(name, ("granny", "tourist") if name == "Z99" else ("student",)) for name in names)
    roads = [(f"{name}", f"{name[0]}{int(name[1:]) + 1}") for name in names if int(name[1:]) < 99]
    roads += [(name, f"{chr(ord(name[0]) + 1)}{name[1:]}") for name in names if name[0] < "Z"]
    return City("huge", "bus", (2, 3), stops, tuple(roads))


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("pen", [UNICODE, ASCII])
def test_every_stop_and_every_road_is_drawn(city: str, pen: Pen) -> None:
    board = load(city)
    lines = drawn(MapContent(board), pen=pen)
    plan = plan_map(board, 100, 40)
    assert plan.whole
    for stop in board.stops:
        across, down = plan.place(stop.name)
        x = LABELS + (across - plan.across.start) * plan.pitch + 1
        y = 1 + (down - plan.down.start) * 2
        letters = "".join(pen.icons[icon] for icon in stop.icons)
        assert lines[y][x : x + len(letters)] == letters, stop.name
    along = sum(plan.place(a)[1] == plan.place(b)[1] for a, b in board.roads)
    jammed = {frozenset(road) for road in board.jammed_roads}
    down_plain = sum(plan.place(a)[1] != plan.place(b)[1] and frozenset((a, b)) not in jammed for a, b in board.roads)
    assert sum(line.count(pen.road[1]) for line in lines[2::2]) == down_plain
    assert along + down_plain + sum(plan.place(a)[1] != plan.place(b)[1] for a, b in jammed) == len(board.roads)


def test_new_york_lies_on_its_side_when_the_screen_is_too_low() -> None:
    board = load("new_york")
    assert not plan_map(board, 100, 26).sideways
    low = plan_map(board, 56, 18)
    assert low.sideways
    assert low.whole
    assert drawn(MapContent(board), 56, 18)[1].startswith(" A")


def test_lines_carry_the_sign_of_their_seat_and_ends_are_marked() -> None:
    board = load("rome")
    content = MapContent(
        board,
        (LineOnMap(0, ("D2", "D3", "E3")), LineOnMap(1, ("D4", "D3", "E3", "F3"))),
        viewer=0,
    )
    text = "\n".join(drawn(content))
    assert "━●■━" in text, "a shared road shows both"
    assert "┃●" in text
    assert "[∩]" in text, "the own end"
    assert "<s>" in text, "the end of another"
    plain = "\n".join(drawn(content, pen=ASCII))
    assert plain.isascii()
    assert "-@%-" in plain


def test_a_line_that_was_eliminated_has_no_end() -> None:
    line = LineOnMap(1, ("D2", "D3", "E3"), ended=True)
    assert "<" not in "\n".join(drawn(MapContent(load("rome"), (line,), viewer=0)))


def test_a_turn_that_is_not_confirmed_is_hollow() -> None:
    content = MapContent(load("rome"), (LineOnMap(0, ("D2", "D3")),), viewer=0, preview=("D3", "E3", "F3"))
    text = "\n".join(drawn(content))
    assert text.count("○") == 2
    assert "(s)" in text


def test_five_lines_on_one_road_are_counted_where_they_do_not_fit() -> None:
    content = MapContent(load("paris"), tuple(LineOnMap(seat, ("E4", "E5")) for seat in range(5)), viewer=2)
    assert "┃▲●■◆▼" in "\n".join(drawn(content, 80, 24)) or "▲+4" in "\n".join(drawn(content, 80, 24))
    narrow = drawn(content, 48, 24)
    assert any("▲+4" in line for line in narrow), narrow


def test_special_roads_differ_without_colour() -> None:
    assert "▒▒▒" in "\n".join(drawn(MapContent(load("new_york"))))
    rome = "\n".join(drawn(MapContent(load("rome"), fast=("yellow",))))
    assert "═" in rome
    assert "║" in rome
    assert "≈" not in rome
    undecided = "\n".join(drawn(MapContent(load("rome"), fast=("yellow", "burgundy"))))
    assert "═" in undecided
    assert "≈" in undecided


def test_only_the_own_letters_and_the_departure_numbers_in_time() -> None:
    board = load("london")
    text = "\n".join(drawn(MapContent(board, letters=frozenset("ae")), 48, 24))
    assert "◎a" in text
    assert "O*e" in text
    assert "◎12" not in text
    assert "◎12" in "\n".join(drawn(MapContent(board, departures=True), 48, 24))


@pytest.mark.parametrize("size", [(10, 2), (20, 6), (60, 20), (100, 40), (300, 250)])
@pytest.mark.parametrize("at", ["A1", "M50", "Z99"])
def test_a_window_around_any_stop_of_the_largest_city(size: tuple[int, int], at: str) -> None:
    board = huge_city()
    content = MapContent(board, (LineOnMap(0, (at,)),), viewer=0)
    lines = drawn(content, *size, at=at)
    assert any("[" in line for line in lines), "the end of the own line is not in the window"
