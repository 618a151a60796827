"""Why an action is refused: a code for programs, a sentence for people, and nothing changed."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.depot.counts import sample
from tests.depot.dealing import play_on, random_game
from tests.depot.players import chooser, game_of
from tests.depot.positions import play, position
from tests.depot.state import state_of
from tests.depot.vectors import GAMES

from allaboard.engine.actions import Action, IllegalAction
from allaboard.engine.depot.actions import action_of, code_of
from allaboard.engine.depot.game import DepotGame

TEXTS = sorted({text for vector in GAMES for row in vector["legal"] for text in row[1:]})
ALWAYS = ["nonsense", "", "place R3", "decline", "end", "pass", "shout", "skip", "board L", "board R", "take 0"]

SAMPLE = sample(30)
ALL = range(30, 2030)
PARTS = 20


def refuse(game: DepotGame, texts: list[str]) -> int:
    """Try what is not legal at every seat, and at seats that are none; tells how much was refused."""
    refused = 0
    for text in texts:
        for seat in (-1, *range(game.seats + 1)):
            if game.named(seat, text) is not None:
                continue
            for act in (game.apply, game.play):
                with pytest.raises(IllegalAction) as refusal:
                    act(seat, Action(text))
                assert refusal.value.code
                assert refusal.value.message.isprintable()
                refused += 1
    return refused


def check_refusals(seed: int) -> None:
    """At some rests of a game, and at its end."""
    rng, game = random.Random(seed), game_of(seed)
    choose = chooser(seed, game)
    rests = set(rng.sample(range(150), 4))
    decided = 0
    while True:
        if game.is_over or decided in rests:
            before, twin = state_of(game), game.copy()
            assert refuse(game, [*rng.sample(TEXTS, 12), *ALWAYS]) > 40
            assert state_of(game) == before
            assert game == twin
        if game.is_over:
            return
        game.play(game.pending()[0], action_of(choose(game._day, game.day)))
        decided += 1


@pytest.mark.parametrize("seed", SAMPLE)
def test_a_refused_action_changes_nothing(seed: int) -> None:
    check_refusals(seed)


@pytest.mark.proof
@pytest.mark.parametrize("part", range(PARTS))
def test_a_refused_action_changes_nothing_in_thousands_of_games(part: int) -> None:
    for seed in ALL[part::PARTS]:
        check_refusals(seed)


def test_a_refused_action_leaves_the_way_ahead_as_it_was() -> None:
    for seed in range(10):
        game = play_on(random_game(seed, house_rules=True), random.Random(seed), 12 * seed)
        twin = game.copy()
        refuse(game, ALWAYS)
        assert state_of(play_on(game, random.Random(5))) == state_of(play_on(twin, random.Random(5)))


def test_a_refusal_does_not_tell_who_is_asked() -> None:
    rng = random.Random(0)
    for seed in range(15):
        game = random_game(seed)
        while not game.is_over:
            asked = game.pending()[0]
            for seat in range(game.seats):
                if seat != asked:
                    with pytest.raises(IllegalAction) as refused:
                        game.apply(seat, Action("end"))
                    assert refused.value.code == "not-pending"
                    assert refused.value.message == f"seat {seat} has nothing to decide now"
            game.play_choice(rng.randrange(game.count_choices()))
        with pytest.raises(IllegalAction) as refused:
            game.apply(0, Action("end"))
        assert (refused.value.code, refused.value.message) == ("game-over", "the game is over")


# Each reason, by its code and in its words.

CHOOSING: dict[str, Any] = {
    "hands": {"0": ["RST", "GA1", "RSU", "RA1"], "1": ["YA1"]},
    "buses": {"0": ["Y3", "B3"], "1": ["G5"]},
    "left": ["RA2", "GA2"],
    "right": ["RSU"],
    "garage": ["G3"],
    "dock": {"R3": ["RA3", "RA4"], "R5": [], "B4a": []},
    "departed": ["R4a"],
}
IN_THE_ROOM = {**CHOOSING, "left": ["RA2", "GA2"], "right": ["RA5"]}


def game_at(zones: dict[str, Any], *script: str) -> DepotGame:
    """A game in which a day is in this position."""
    game = random_game(0, 2)
    game._day = play(2, zones, *script).day
    game._legal = None
    return game


@pytest.mark.parametrize(
    ("zones", "script", "text", "code", "message"),
    [
        (CHOOSING, "", "decline", "no-decline",
         "a turn can be declined in the last lap only, if the house rules allow it"),
        (CHOOSING, "", "place G5", "not-in-hand", "G5 is not in the hand"),
        (CHOOSING, "", "use G5", "not-docked", "G5 is not at the dock"),
        (CHOOSING, "", "use B4a", "nobody-boards",
         "nobody could board B4a: no head of the room, nobody of the hand"),
        (CHOOSING, "", "call G3", "no-star", "there is no Star in the hand to call G3"),
        (CHOOSING, "", "call R4b", "not-callable", "R4b is neither in the Garage nor departed"),
        (CHOOSING, "", "end", "wrong-phase", "end does not answer this: call R4a, place B3, place Y3 or 2 more would"),
        (CHOOSING, "", "board L", "wrong-phase",
         "board L does not answer this: call R4a, place B3, place Y3 or 2 more would"),
        (CHOOSING, "", "board RA1", "wrong-phase",
         "board RA1 does not answer this: call R4a, place B3, place Y3 or 2 more would"),
        (IN_THE_ROOM, "0 use R5", "board RA1", "wrong-phase", "board RA1 does not answer this: board L, board R would"),
        (CHOOSING, "0 place Y3", "take 0", "wrong-phase",
         "take 0 does not answer this: discard GA1, discard RA1, discard RST or 1 more would"),
        (CHOOSING, "0 place Y3", "discard RA5", "not-legal",
         "discard RA5 is not one of the legal actions, such as discard GA1, discard RA1, discard RST or 1 more"),
    ],
)  # fmt: skip
def test_the_reason_is_told(zones: dict[str, Any], script: str, text: str, code: str, message: str) -> None:
    game = game_at(zones, *([script] if script else []))
    with pytest.raises(IllegalAction) as refused:
        game.apply(game.pending()[0], Action(text))
    assert (refused.value.code, refused.value.message) == (code, message)


def test_three_legal_actions_are_all_there_is_to_tell() -> None:
    game = game_at(
        {"hands": {"0": ["RA1"], "1": ["YA1"]}, "buses": {"0": ["Y3", "B3"]}, "dock": {"R3": []}, "left": ["RA2"]}
    )
    with pytest.raises(IllegalAction) as refused:
        game.apply(0, Action("end"))
    assert refused.value.message == "end does not answer this: place B3, place Y3, use R3 would"


HAND: dict[str, Any] = {
    "hands": {"0": ["RA1", "RL1", "RSU", "GA1"], "1": ["YA1"]},
    "buses": {"0": ["Y3", "B3"], "1": ["G5"]},
    "dock": {"R3": ["RA2", "RA3"]},
}


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("end", "must-board", "after use, somebody must board"),
        ("board RA5", "not-in-hand", "RA5 is not in the hand"),
        ("board GA1", "wrong-colour", "GA1 does not match R3"),
        ("board RSU", "no-seat", "RSU does not fit into R3"),
        ("board L", "wrong-phase", "board L does not answer this: board RA1, board RL1 would"),
    ],
)
def test_d21_d30_why_nobody_boards_from_the_hand(text: str, code: str, message: str) -> None:
    game = game_at(HAND, "0 use R3")
    with pytest.raises(IllegalAction) as refused:
        game.apply(0, Action(text))
    assert (refused.value.code, refused.value.message) == (code, message)


def test_d23_d24_why_a_head_does_not_board() -> None:
    """The room is only asked about with two heads that can board, so the reasons are asked for directly."""
    zones = {"hands": {"0": ["RA5", "YA1"]}, "buses": {"0": ["Y3", "B3"]}, "dock": {"R3": ["RA2", "RA3"]}}
    for left, code, message in [
        ([], "empty-column", "nobody stands in this column"),
        (["GA1"], "wrong-colour", "GA1 does not match R3"),
        (["RSU"], "no-seat", "RSU does not fit into R3"),
    ]:
        day = position(2, {**zones, "left": left, "right": ["RA1"]})
        day.answer(code_of("use R3"), None)
        game = game_at(zones)
        game._day = day
        game._legal = None
        with pytest.raises(IllegalAction) as refused:
            game.apply(0, Action("board L"))
        assert (refused.value.code, refused.value.message) == (code, message)
        game.apply(0, Action("board R"))
