"""Events in words: every type of event has its sentence, and none is left unfilled."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from tests.records.samples import records, vector

from allaboard.cli.telling import tell
from allaboard.engine import Event
from allaboard.engine.line import events as told
from allaboard.locales import words_of
from allaboard.records import Record, parse_record
from allaboard.records.replaying import start_record, steps

WORDS = words_of("en")
NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve"]

SENTENCES: list[tuple[Event, str]] = [
    (told.DepartureChosen(1), "Bob has chosen a departure."),
    (told.Departed(0, 3, "G9"), "Ann departs from G9 (ticket 3)."),
    (told.RushHour(4), "Rush hour before round 4."),
    (told.TicketRevealed(1, 12), "Round 1: ticket 12."),
    (told.RoadsSpedUp("burgundy"), "The burgundy roads are fast for the whole game."),
    (told.OffMap(0, "A1"), "The shape does not fit the map from A1: one marker in any direction."),
    (told.Placed(0, "A1", "A2", "shape", 0), "A1 to A2."),
    (told.Placed(0, "A1", "A2", "green_light", 2), "Green light: A1 to A2, sharing 2."),
    (told.Placed(0, "A1", "A2", "extra", 0), "Extra marker: A1 to A2."),
    (told.Ticked(0, "tourists", 0, 2, "C4"), "Tourists: row 1, box 3 at C4."),
    (told.Ticked(0, "grannies", None, 0, "C4"), "Grannies: box 1 at C4."),
    (told.EntranceCrossed(2, 1), "Cid crosses out a metro entrance."),
    (told.RowClosed(0, "flirts", 2, 1, 8, "C4"), "Flirts: row 3 closed at C4 for 8."),
    (told.Bonus(0, "intern", "C4"), "Bonus at C4: an intern."),
    (told.SpotWritten(0, "museum", 3, "C4"), "Sightseeing spot of the museums at C4: 3."),
    (told.Eliminated(4, "C4"), "Eve runs into the own line at C4 and is eliminated."),
    (told.ObjectiveReached(0, 1, "granny", 10), "Ann fulfils the common objective Granny for 10."),
    (told.ObjectiveTurned(1, "granny", 6), "The common objective Granny is worth 6 from now on."),
    (told.InspectorPassed(3), "Dan is the inspector now."),
    (told.PersonalRevealed(0, 5), "The personal objective of Ann was number 5."),
    (told.GameOver("rounds", (1,)), "The game is over: Bob wins."),
    (told.GameOver("rounds", (1, 2)), "The game is over: Bob, Cid share the win."),
    (told.GameOver("all_eliminated", ()), "The game is over: everybody is eliminated."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=lambda item: getattr(item, "type", ""))
def test_the_sentence(event: Event, sentence: str) -> None:
    assert tell(event, WORDS, NAMES) == sentence


def test_every_type_of_event_has_one() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(told.EVENTS)


def all_events(record: Record) -> Iterator[Event]:
    game = start_record(record)
    yield from game.opening()
    for step in steps(record, game):
        yield from step.events


@pytest.mark.parametrize("number", [0, 2, 12, 24, 36, 47])
def test_a_whole_game_can_be_told(number: int) -> None:
    for event in all_events(parse_record(vector(number))):
        sentence = tell(event, WORDS, NAMES)
        assert sentence.endswith(".")
        assert "{" not in sentence


@given(records())
def test_any_game_can_be_told(record: Record) -> None:
    for event in all_events(record):
        assert tell(event, WORDS, NAMES)
