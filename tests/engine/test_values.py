"""Actions, lists of legal turns, events and deals are values: equal when they say the same, printed so that one
can read them, and they survive a pickle.
"""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import pytest
from tests.engine.test_refusals import HANDS, SETUP

from allaboard.boards.loader import load
from allaboard.engine import (
    Action,
    Depart,
    IllegalAction,
    LineDeal,
    LineGame,
    LineOptions,
    LineSetup,
    Turn,
    game_of,
    start_game,
)


@pytest.fixture
def game() -> LineGame:
    return start_game(load("new_york"), SETUP)


def test_actions_with_the_same_text_are_the_same_action(game: LineGame) -> None:
    legal = game.legal(0)
    assert Turn("A6-A7-B7") in legal
    assert Turn("A6-A7-C7") not in legal
    assert "A6-A7-B7" not in legal
    turn = game.named(0, "A6-A7-B7")
    assert turn == Turn("A6-A7-B7")
    assert turn != Turn("A6-B6-B7")
    assert turn != "A6-A7-B7"
    assert hash(turn) == hash(Turn("A6-A7-B7"))
    assert Depart(3) == Action("depart 3")


def test_actions_print_so_that_they_can_be_pasted_back(game: LineGame) -> None:
    turn = game.named(0, "A6-A7-B7")
    assert repr(turn) == "Turn('A6-A7-B7')"
    assert repr(Depart(3)) == "Depart(3)"
    assert repr(Action("end")) == "Action('end')"
    for action in (Turn("C3-C4>C5"), Depart(12), Turn("C3-C4-B4#"), Turn("C3-C4+B4#")):
        assert eval(repr(action)) == action  # noqa: S307 - that is the claim
        assert game.parse(str(action)) == action


def test_a_turn_can_be_read(game: LineGame) -> None:
    turn = Turn("C3-C4-D4>D5#")
    assert turn.stops == ("C3", "C4", "D4", "D5")
    assert turn.kinds == "-->"
    assert turn.loops
    assert not Turn("C3-C4+B4").loops
    assert Turn("C3-C4+B4").kinds == "-+"
    assert Depart(7).number == 7


def test_legal_turns_are_a_sequence(game: LineGame) -> None:
    legal = game.legal(0)
    texts = [str(turn) for turn in legal]
    assert len(legal) == len(texts) == 9
    assert texts == sorted(texts)
    assert legal[0].text == texts[0]
    assert legal[-1].text == texts[-1]
    with pytest.raises(IndexError):
        legal[9]
    assert legal[1:3] == tuple(legal)[1:3]
    assert tuple(legal) == legal == game.copy().legal(0)
    assert legal != tuple(legal)[1:]
    assert hash(legal) == hash(game.copy().legal(0))
    assert Random(1).choice(legal) in legal
    assert repr(legal) == f"<9 legal turns: {', '.join(texts)}>"


def test_named_finds_every_legal_turn_and_no_other(game: LineGame) -> None:
    for turn in game.legal(0):
        assert game.named(0, turn.text) is turn
    assert game.named(0, "A6-A7") is None
    assert game.named(0, "") is None
    assert game.named(0, "~") is None
    assert game.named(1, "A6-A7-B7") is None
    departing = start_game(load("new_york"), HANDS)
    assert departing.named(1, "depart 6") == Depart(6)
    assert departing.named(1, "depart 3") is None


def test_who_owes_nothing_has_nothing_legal(game: LineGame) -> None:
    assert game.legal(1) == ()
    assert game.legal(-1) == ()
    assert game.legal(7) == ()
    assert start_game(load("new_york"), HANDS).legal(-1) == ()
    assert start_game(load("new_york"), HANDS).legal(2) == ()


def test_events_are_a_sequence(game: LineGame) -> None:
    twin = game.copy()
    events = game.apply(0, Turn("A6-A7-B7"))
    assert [event.type for event in events] == ["placed", "ticked", "placed", "ticked"]
    assert len(events) == 4
    assert events[0].to_json() == {
        "type": "placed",
        "seat": 0,
        "start": "A6",
        "stop": "A7",
        "kind": "shape",
        "shared": 0,
        "road": "plain",
    }
    assert events == twin.apply(0, Turn("A6-A7-B7"))
    assert hash(events) == hash(start_game(load("new_york"), SETUP).apply(0, Turn("A6-A7-B7")))
    assert events != game.apply(1, Turn("G9-F9-E9-D9"))
    assert events != list(events)
    assert repr(events).startswith(
        "Events([Placed(seat=0, start='A6', stop='A7', kind='shape', shared=0, road='plain'), Ticked("
    )
    assert all(event.seen_by(viewer) for event in events for viewer in (None, 0, 1))


def test_games_are_equal_when_deal_and_decisions_are(game: LineGame) -> None:
    twin = start_game(load("new_york"), SETUP)
    assert game == twin
    game.apply(0, Turn("A6-A7-B7"))
    assert game != twin
    twin.apply(0, Turn("A6-A7-B7"))
    assert game == twin
    assert game != "game"
    with pytest.raises(TypeError, match="a game changes and has no hash"):
        hash(game)
    departing = start_game(load("new_york"), HANDS)
    other = departing.copy()
    departing.apply(0, Depart(3))
    assert departing != other
    other.apply(0, Depart(1))
    assert departing != other


def test_a_departure_chosen_now_or_before_makes_no_difference() -> None:
    live = start_game(load("new_york"), HANDS)
    live.apply(0, Depart(3))
    assert live == start_game(load("new_york"), replace(HANDS, departures=(3, None)))
    assert live != start_game(load("new_york"), replace(HANDS, departures=(3, None), inspector=1))
    live.apply(1, Depart(6))
    assert live == start_game(load("new_york"), replace(HANDS, departures=(3, 6)))
    assert live != start_game(load("new_york"), replace(HANDS, departures=(3, 5)))


def test_deals_are_equal_when_all_of_them_is() -> None:
    city = load("new_york")
    deal = LineDeal(city, SETUP, LineOptions())
    assert deal == LineDeal(city, SETUP, LineOptions())
    assert hash(deal) == hash(LineDeal(city, SETUP, LineOptions()))
    assert deal != LineDeal(city, HANDS, LineOptions())
    assert deal != LineDeal(city, SETUP, LineOptions(any_city=True))
    assert deal != LineDeal(city, SETUP, LineOptions(), first_ticket=1)
    assert deal != LineDeal(load("london"), SETUP, LineOptions())
    assert deal != SETUP
    assert len({deal, LineDeal(city, SETUP, LineOptions()), LineDeal(city, HANDS, LineOptions())}) == 2


def test_values_survive_a_pickle(game: LineGame) -> None:
    game.apply(0, Turn("A6-A7-B7"))
    departing = start_game(load("new_york"), HANDS)
    departing.apply(1, Depart(6))
    for value in (game, departing, game.deal, Turn("C3-C4"), Depart(3), Action("end"), game.legal(1)[0]):
        again = pickle.loads(pickle.dumps(value))  # noqa: S301 - our own
        assert again == value
    resumed = pickle.loads(pickle.dumps(departing))  # noqa: S301
    assert resumed.pending() == (0,)
    assert resumed.departures == [None, 6]
    error = pickle.loads(pickle.dumps(IllegalAction("code", "message")))  # noqa: S301
    assert (error.code, error.message, str(error)) == ("code", "message", "message")


def test_decisions_by_number_are_the_legal_actions_in_order() -> None:
    deal = LineDeal(load("new_york"), HANDS, LineOptions())
    chance = Random(3)
    by_number, by_action = game_of(deal), game_of(deal)
    while not by_action.is_over:
        seat = by_action.pending()[0]
        legal = by_action.legal(seat)
        assert by_number.count_choices() == len(legal)
        choice = chance.randrange(len(legal))
        by_number.play_choice(choice)
        by_action.apply(seat, legal[choice])
        assert by_number == by_action
        assert by_number.totals() == by_action.totals()


@pytest.mark.parametrize("setup", [SETUP, HANDS])
def test_best_choice_is_the_first_of_the_highest_own_totals(setup: LineSetup) -> None:
    game = start_game(load("new_york"), setup)
    while not game.is_over:
        outlook = game.outlook(game.pending()[0])
        best = game.best_choice()
        if game.phase == "departure":
            assert best == 0
            assert outlook == []
        else:
            highest = max((total for total in outlook if total is not None), default=None)
            assert best == outlook.index(highest)
        game.play_choice(best)
