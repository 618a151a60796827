"""Screens in memory: any size, any moment of a game, hostile names; never too wide, never too high."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.text import Text

from allaboard.boards.harmless import harmless
from allaboard.boards.loader import load, names
from allaboard.bots import Perspective, bot_of
from allaboard.cli.cells import cut, padded, wrapped
from allaboard.cli.play import screens
from allaboard.cli.play.choices import departure_choices, ordered, turn_choices
from allaboard.cli.play.panels import Easel, legend_lines
from allaboard.cli.play.pen import ASCII, UNICODE, Pen
from allaboard.cli.play.position import Position, position_of
from allaboard.cli.play.sheet_text import box_text, zones_of
from allaboard.cli.play.table import deal
from allaboard.engine import LineGame, LineOptions
from allaboard.locales import words_of

WORDS = words_of("en")


def game_after(city: str, seats: int, turns: int, seed: str) -> LineGame:
    game = deal(load(city), seats, LineOptions(any_city=True), seed, None)
    bot = bot_of("random", seed)
    for _ in range(turns):
        if game.is_over:
            break
        seat = game.pending()[0]
        game.play(seat, bot.choose(Perspective(game, seat)))
    return game


def position_at(game: LineGame, seat: int, shown: tuple[str, ...]) -> Position:
    position = position_of(game, seat, shown, (None,) * game.seats)
    story = tuple(f"{name} did something that takes a sentence to tell." for name in shown)
    position = replace(position, news=story, log=story, moves=((0, "C3-C4-C5>C6"),) * 3)
    if game.phase == "departure":
        return replace(position, hand=tuple(departure_choices(game, seat).items()))
    return replace(position, choices=ordered(turn_choices(game, seat), True))


def all_screens(position: Position, easel: Easel) -> list[list[Text]]:
    if position.hand:
        return [screens.departure_screen(position, easel, "What?", position.hand[0][0])]
    story = ["Grannies: box 1 at C3."] * 5
    return [
        screens.turn_screen(position, easel),
        screens.turn_screen(replace(position, page=3), easel, "A message that is long enough to be wrapped. " * 3),
        screens.preview_screen(position, position.choices[0], story, easel),
        screens.preview_screen(position, position.choices[-1], story, easel),
        screens.board_screen(position, "C4", easel),
    ]


@given(
    city=st.sampled_from(names()),
    turns=st.integers(0, 60),
    seed=st.text("abc", min_size=1, max_size=3),
    size=st.tuples(st.integers(20, 160), st.integers(8, 60)),
    pen=st.sampled_from([UNICODE, ASCII]),
    name=st.text(min_size=1, max_size=50),
)
def test_no_screen_is_too_wide_or_too_high(
    city: str, turns: int, seed: str, size: tuple[int, int], pen: Pen, name: str
) -> None:
    seats = load(city).players[1]
    game = game_after(city, seats, turns, seed)
    if game.is_over:
        return
    shown = tuple(cut(pen.fit(harmless(f"{name}{seat}")), 24) for seat in range(seats))
    position = position_at(game, game.pending()[0], shown)
    easel = Easel(*size, pen, WORDS)
    for screen in all_screens(position, easel):
        assert len(screen) <= size[1] - 1
        for line in screen:
            assert line.cell_len <= size[0], line.plain
            assert pen is UNICODE or line.plain.isascii()
    for line in [*screens.sheets_lines(position, easel), *legend_lines(position, easel)]:
        assert line.cell_len <= size[0], line.plain
    for line in screens.final_table(position, easel):
        assert line.cell_len <= size[0], line.plain


@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 24)])
@pytest.mark.parametrize("city", names())
def test_board_sheet_and_turns_are_on_one_screen(city: str, width: int, height: int) -> None:
    seats = load(city).players[1]
    game = game_after(city, seats, seats + 3, "one screen")
    seat = game.pending()[0]
    position = position_at(game, seat, tuple("ABCDE"[:seats]))
    text = [line.plain for line in screens.turn_screen(position, Easel(width, height, UNICODE, WORDS))]
    whole = "\n".join(text)
    assert len(text) <= height - 1
    assert sum("─" in line or "━" in line for line in text) >= 7, "the board"
    for zone in zones_of(game.deal.city.game, position.own["sheet"]):
        assert WORDS(f"play-zone-{zone.key}") in whole, zone.key
    assert "1 " + position.choices[0].text in whole
    assert f"ticket {position.view['ticket']}" in whole
    for letter in position.letters(seat):
        assert letter in whole
    assert "Map " not in whole, "only a part of the map is shown"
    for other in range(seats):
        assert UNICODE.sign(other) in whole


def test_a_sheet_shows_ticks_rows_and_spots() -> None:
    game = deal(load("new_york"), 2, LineOptions(), "x", None)
    sheet = dict(game.view(0)["seats"][0]["sheet"])
    sheet |= {
        "turn_zone": 2,
        "students": 3,
        "interns": 1,
        "tourists": {"ticks": [4, 2, 0], "open": 1, "points": 14},
        "spots": {"university": 4, "monument": 6, "museum": 2, "office": None},
        "traffic": 7,
    }
    told = {zone.key: box_text(zone, ASCII) for zone in zones_of("bus", sheet)}
    assert told["turn_zone"] == "xx..."
    assert told["students"] == "xxx... x.."
    assert told["tourists"] == "14 xx.. . *6"
    assert told["universities"] == ".... *4"
    assert told["professionals"] == "... . ."
    assert told["traffic"] == "7/19"


def test_couples_stand_side_by_side_and_spent_entrances_are_struck() -> None:
    game = deal(load("rome"), 2, LineOptions(), "x", None)
    sheet = dict(game.view(0)["seats"][0]["sheet"])
    rows = [{"light": 1, "dark": 0}, {"light": 1, "dark": 2}, {"light": 0, "dark": 0}]
    sheet |= {"flirts": {"rows": rows, "open": 1, "points": 2}, "entrances": {"circled": 3, "crossed": 1}}
    told = {zone.key: box_text(zone, ASCII) for zone in zones_of("metro", sheet)}
    assert told["flirts"] == "2 xx.x ."
    assert told["entrances"] == "/xx..."


@given(st.text(max_size=80), st.integers(1, 40))
def test_text_is_cut_padded_and_wrapped_in_cells(text: str, width: int) -> None:
    text = harmless(text)
    assert cell_len(cut(text, width)) <= width
    assert cell_len(padded(text, width)) == width
    if width > 1:
        assert all(cell_len(line) <= width for line in wrapped(text, width, indent=2))
