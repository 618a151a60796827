"""Why an action is refused: a code for programs, a sentence for people, and nothing changed."""

from __future__ import annotations

import pytest

from allaboard.boards.loader import load
from allaboard.engine import Action, Depart, IllegalAction, LineGame, LineSetup, Turn, start_game
from allaboard.engine.line.turn import shortened

SETUP = LineSetup(
    sheets=(1, 4),
    personal=(2, 5),
    common=("granny", "museum"),
    departures=(3, 5),
    tickets=(8, 1, 12, 4, 2, 11, 7, 3, 5, 10, 9, 6),
    inspector=0,
)
HANDS = LineSetup(
    sheets=(1, 4),
    personal=(2, 5),
    common=("granny", "museum"),
    departures=(None, None),
    tickets=SETUP.tickets,
    inspector=0,
    hands=((3, 1), (5, 6)),
)


def game_of(setup: LineSetup = SETUP) -> LineGame:
    return start_game(load("new_york"), setup)


def refused(game: LineGame, seat: int, action: Action) -> tuple[str, str]:
    before = game.copy()
    with pytest.raises(IllegalAction) as caught:
        game.apply(seat, action)
    assert game == before
    assert caught.value.message == str(caught.value)
    return caught.value.code, caught.value.message


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("A6-A5-Z9", "no-stop", "Z9 is not a stop in new_york"),
        ("A6-C6-D6", "not-a-road", "A6-C6 is not a road in new_york"),
        ("A6-B6-D6", "not-a-road", "B6-D6 is not a road in new_york"),
        ("C3-C4-D4", "wrong-start", "C3-C4-D4 starts at C3, but the line ends at A6"),
        ("A6-A7-B7#", "no-loop", "A6-A7-B7# does not run into the own line, so it has no #"),
        (
            "A6-A7",
            "out-of-shape",
            "A6-A7 is not one of the 9 legal turns, such as A6-A7-A8>A9, A6-A7-A8>B8, A6-A7-B7",
        ),
        (
            "A6-A7-A8",
            "out-of-shape",
            "A6-A7-A8 is not one of the 9 legal turns, such as A6-A7-A8>A9, A6-A7-A8>B8",
        ),
        (
            "A6-B6-B7-C7",
            "out-of-shape",
            "A6-B6-B7-C7 is not one of the 9 legal turns, such as A6-B6-B7",
        ),
    ],
)
def test_a_turn_is_refused_for_its_first_reason(text: str, code: str, message: str) -> None:
    assert refused(game_of(), 0, Turn(text)) == (code, message)


def test_a_loop_must_be_marked() -> None:
    game = game_of()
    for text in ("A6-A7-B7", "G9-F9-E9-D9"):
        game.apply(game.pending()[0], Turn(text))
    game.apply(1, Turn("D9-C9"))
    looping = next(str(turn) for turn in game.legal(0) if turn.text.endswith("#"))
    bare = looping.removesuffix("#")
    assert refused(game, 0, Turn(bare)) == (
        "loop-unmarked",
        f"{bare} runs into the own line and is written {looping}",
    )


def test_the_wrong_seat_is_told_whose_turn_it_is() -> None:
    assert refused(game_of(), 1, Turn("G9-F9-E9-D9")) == (
        "not-pending",
        "seat 1 has nothing to decide, seat 0 has",
    )
    assert refused(game_of(), -1, Turn("A6-A7-B7"))[0] == "not-pending"


def test_a_departure_must_be_in_the_hand() -> None:
    game = game_of(HANDS)
    assert refused(game, 0, Depart(5)) == ("not-in-hand", "'depart 5' is not one of depart 1, depart 3")
    assert refused(game, 0, Turn("A6-A7-B7"))[0] == "not-in-hand"
    game.apply(0, Depart(3))
    assert refused(game, 0, Depart(1)) == ("not-pending", "seat 0 has nothing to decide, seat 1 has")


def test_nobody_departs_twice() -> None:
    assert refused(game_of(), 0, Depart(3)) == ("already-departed", "all lines have departed")


def test_a_foreign_action_is_no_turn() -> None:
    assert refused(game_of(), 0, Action("place G5")) == ("not-a-turn", "'place G5' is not a turn")


def test_without_a_ticket_nobody_can_play() -> None:
    game = start_game(
        load("new_york"),
        LineSetup(
            sheets=(1, 4), personal=(2, 5), common=("granny", "museum"), departures=(3, 5), tickets=(), inspector=0
        ),
    )
    assert refused(game, 0, Turn("A6-A7-B7")) == ("no-ticket", "the next ticket is not known yet")


def test_when_it_is_over_it_is_over() -> None:
    game = game_of()
    while not game.is_over:
        game.play(game.pending()[0], game.legal(game.pending()[0])[0])
    assert refused(game, 0, Turn("A6-A7-B7")) == ("game-over", "the game is over")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "C3",
        "C3-",
        "C3-C4-",
        "c3-c4",
        "C3-C4-C5-C6-C7",
        "C3+C4",
        "C3-C4+C5+C6",
        "C0-C1",
        "C3-C100",
        "C3-C4##",
        "C3-C4 ",
        "depart 0",
        "depart 13",
        "depart",
        "C3>C4",
        "C3-C4\n",
    ],
)
def test_what_is_not_written_like_a_turn_is_not_parsed(text: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        game_of().parse(text)
    assert caught.value.code == "not-a-turn"
    assert str(caught.value) == f"{text!r} is not a turn, which is written like C3-C4-D4"


def test_a_long_foreign_text_is_shortened_and_made_printable() -> None:
    assert shortened("x" * 40) == repr("x" * 40)
    assert shortened("x" * 41) == repr("x" * 40 + "...")
    assert shortened("\x1b[31m\u202e") == r"'\x1b[31m\u202e'"
