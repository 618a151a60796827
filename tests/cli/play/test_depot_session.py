"""Depot at a keyboard that the test holds: what can be typed, what is confirmed, what is told."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.cli.play.depot_tables import WORDS, table_of, typing

from allaboard.bots import RandomBot
from allaboard.bots.perspective import Perspective
from allaboard.bots.review.hints import hints
from allaboard.bots.review.wording import reasons_text
from allaboard.cli.play.choices import Unclear
from allaboard.cli.play.depot_choices import depot_choices, resolve, written
from allaboard.cli.play.depot_session import DepotTable, resumed
from allaboard.cli.play.depot_story import paragraphs
from allaboard.deals import deal_depot_setup
from allaboard.engine.depot.events import EVENTS
from allaboard.engine.depot.game import DepotGame, start_depot
from allaboard.records import play_record

ALL_PHASES = {"choose", "waiting_room", "hand", "shout", "exchange", "sadden", "penalty", "refill"}


def table_at(wanted: Callable[[DepotGame], bool], *others: str) -> DepotTable:
    """A table where the human of seat 0 is to decide and the game is as wanted."""
    for number in range(300):
        table = table_of(None, *(others or ("greedy", "random")), seed=f"at {number}")
        chance = RandomBot(str(number))
        while not table.game.is_over:
            seat = table.game.pending()[0]
            if seat == 0 and wanted(table.game):
                return table
            action = chance.choose(Perspective(table.game, seat))
            table.news.acted(seat, action.text)
            table.news.events += table.game.apply(seat, action)
    raise AssertionError("no such table")


def in_phase(phase: str) -> DepotTable:
    return table_at(lambda game: game.phase == phase)


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("phase", sorted(ALL_PHASES))
def test_every_decision_is_answered_by_number_or_as_written(phase: str, plain: bool) -> None:
    place = 1
    for way in ("number", "text", "shouted"):
        table = in_phase(phase)
        before = len(table.game.actions)
        action = table.game.legal(0)[place].text
        typed = {"number": str(place + 1), "text": action, "shouted": f" {action.upper()} "}[way]
        session, text, left = typing(table, typed, "", "q", "q", plain=plain)
        assert left is not None
        assert session.record.actions[before] == action, way
        assert WORDS(f"depot-ask-{phase}") in text.replace("\n", " ")


@pytest.mark.parametrize(
    "confirmed", ["place", "use", "call", "discard", "sadden", "swap", "skip", "shout", "end", "decline"]
)
def test_what_cannot_be_undone_is_confirmed_and_can_be_taken_back(confirmed: str) -> None:
    table = table_at(lambda game: any(action.text.split(" ")[0] == confirmed for action in game.legal(0)))
    action = next(action.text for action in table.game.legal(0) if action.text.split(" ")[0] == confirmed)
    before = table.record
    for answer in ("u", "n", "no"):
        session, text, _ = typing(table, action, answer, "q")
        assert WORDS("play-prompt-confirm") in text
        assert session.record == before, answer
    session, _, _ = typing(table, action, "", "q")
    assert session.record.actions[len(before.actions)] == action


def test_another_action_may_be_named_instead_of_a_confirmation() -> None:
    table = in_phase("choose")
    first, second = [action.text for action in table.game.legal(0)][:2]
    before = len(table.game.actions)
    session, _, _ = typing(table, first, second, "", "q")
    assert session.record.actions[before] == second


def test_a_card_alone_names_the_choice_about_it() -> None:
    table = in_phase("choose")
    choices = depot_choices(table.game.view(0), table.game.legal(0), WORDS)
    for choice in choices:
        card = choice.text.split(" ")[1]
        same = [other for other in choices if other.text.endswith(card)]
        found = resolve(card.lower(), choices)
        assert found is choice if len(same) == 1 else isinstance(found, Unclear)


@pytest.mark.parametrize("typed", ["0", "999", "9" * 40, "rubbish", "place", "place Z9", "place G5 G5", ",", "é", "²"])
def test_text_that_names_no_choice_is_answered_in_one_sentence(typed: str) -> None:
    table = in_phase("choose")
    before = table.record
    session, text, _ = typing(table, typed, "q")
    assert session.record == before
    assert any(part in text for part in ("The list goes from 1", "Type a number from the list"))


@pytest.mark.parametrize(
    ("phase", "typed", "reason"),
    [
        ("choose", "end", "does not answer this"),
        ("hand", "place G5", "does not answer this"),
        ("refill", "take 9", "Type a number"),
    ],
)
def test_an_illegal_action_is_refused_with_the_reason_of_the_rules(phase: str, typed: str, reason: str) -> None:
    table = in_phase(phase)
    _, text, _ = typing(table, typed, "q")
    assert reason in text.replace("\n", " ")


def test_the_reason_names_the_card() -> None:
    table = in_phase("choose")
    own = table.game.view(0)["seats"][0]["hand"]
    assert own is not None
    missing = next(bus for bus in ("R3", "G3", "B3") if bus not in own["buses"])
    _, text, _ = typing(table, f"PLACE {missing.lower()}", "q")
    assert f"Not possible: {missing} is not in the hand." in text


def test_capitals_do_not_matter() -> None:
    assert written("PLACE r4A") == "place R4a"
    assert written("Swap ga1 l3") == "swap GA1 L3"
    assert written("sadden rsu,RA1") == "sadden RA1 RSU"
    assert written("END") == "end"


@pytest.mark.parametrize("plain", [False, True])
def test_every_command_answers_and_changes_nothing(plain: bool) -> None:
    table = in_phase("choose")
    before = table.record
    typed = [word for command in ("?", "t", "s", "l", "n", "p") for word in (command, "", "", "")]
    session, text, left = typing(table, *typed, "q", plain=plain)
    assert left is not None
    assert left.code == 0
    assert session.record == before
    for part in ("needs two free seats", "Passengers", "Day 1 begins", "Travellers in hand"):
        assert part in text.replace("\n", " ").replace("   ", " "), part


@pytest.mark.parametrize("phase", ["choose", "shout", "refill"])
def test_a_hint_names_choices_by_their_numbers_and_says_why(phase: str) -> None:
    table = in_phase(phase)
    before = table.record
    first = hints(Perspective(table.game, 0), f"hint {len(before.actions)}")[0]
    choices = depot_choices(table.game.view(0), table.game.legal(0), WORDS)
    number = next(number for number, choice in enumerate(choices, 1) if choice.text == first.action)
    session, text, _ = typing(table, "i", "", "q", plain=True)
    assert session.record == before
    told = " ".join(text.split())
    assert f"{number}: {choices[number - 1].sentence}; expected lead at the end of the day: " in told
    assert reasons_text(first, WORDS) in told


def test_many_choices_have_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    table = table_at(lambda game: game.phase == "exchange" and len(game.legal(0)) > 40)
    for plain in (False, True):
        _, text, _ = typing(table, *["n"] * len(table.game.legal(0)), "p", "q", plain=plain)
        one_line = " ".join(text.split())
        for choice in depot_choices(table.game.view(0), table.game.legal(0), WORDS):
            assert choice.sentence in one_line


def test_a_resumed_table_tells_the_same_story() -> None:
    table = in_phase("refill")
    again = resumed(table.record, WORDS, str)
    assert again.record == table.record
    for seat in range(3):
        assert again.news.since(seat) == table.news.since(seat)
        assert again.news.told(seat) == table.news.told(seat)


def test_every_event_has_words_or_shows_on_the_table() -> None:
    silent = {"announced", "passed", "traveller_arrived", "bus_arrived", "dealt", "boarding_ended", "turn_started"}
    met: set[str] = set()
    for number in range(60):
        game = start_depot(deal_depot_setup(2 + number % 5, f"words {number}"))
        names = tuple(f"P{seat}" for seat in range(game.seats))
        chance = RandomBot(str(number))
        while not game.is_over:
            seat = game.pending()[0]
            for event in game.apply(seat, chance.choose(Perspective(game, seat))):
                met.add(event.type)
                told = paragraphs([event], WORDS, names)
                assert bool(told) is (event.type not in silent), event.type
                assert all(part[0].isupper() and part.endswith((".", ").")) for part in told), told
    assert met == {event.type for event in EVENTS}


def test_bots_play_alone_and_the_whole_story_is_told() -> None:
    table = table_of("greedy", "random", "greedy", seed="alone")
    session, text, left = typing(table)
    assert left is None
    assert play_record(session.record).is_over
    told = " ".join(text.split())
    assert told.count("Day 1 is over") == 1
    for paragraph in table.news.told(None):
        assert paragraph in told
