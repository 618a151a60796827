"""Events in words: every type of event has its sentence, and none is left unfilled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from tests.depot.vectors import GAMES
from tests.records.samples import records, vector

from allaboard.engine import Event
from allaboard.engine.depot import events as depot
from allaboard.engine.line import events as told
from allaboard.engine.line.setup import LineSetup
from allaboard.locales import words_of
from allaboard.locales.telling import tell
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
    (told.Placed(0, "A1", "A2", "green_light", 2), "Green light: A1 to A2, shared with 2 other lines."),
    (told.Placed(0, "A1", "A2", "shape", 1), "A1 to A2, shared with one other line."),
    (told.Placed(0, "A1", "A2", "shape", 1, "jammed"), "A1 to A2, a jammed road."),
    (told.Placed(0, "A1", "A2", "shape", 3, "jammed"), "A1 to A2, a jammed road, shared with 2 other lines."),
    (told.Placed(0, "A1", "A2", "shape", 1, "fast"), "A1 to A2, a fast road."),
    (
        told.Placed(0, "A1", "A2", "extra", 2, "fast"),
        "Extra marker: A1 to A2, a fast road, shared with one other line.",
    ),
    (told.Placed(0, "A1", "A2", "extra", 0), "Extra marker: A1 to A2."),
    (told.Ticked(0, "tourists", 0, 2, "C4"), "Tourists: row 1, box 3 at C4."),
    (told.Ticked(0, "grannies", None, 0, "C4"), "Grannies: box 1 at C4."),
    (told.EntranceCrossed(2, 1), "Cid crosses out a metro entrance."),
    (told.RowClosed(0, "flirts", 2, 1, 8, "C4"), "Flirts: row 3 closed at C4 for 8."),
    (told.Bonus(0, "intern", "C4"), "Bonus at C4: an intern."),
    (told.SpotWritten(0, "museum", 3, "C4"), "Sightseeing spot of the museums at C4: 3."),
    (told.Eliminated(4, "C4"), "Eve runs into their own line at C4 and is eliminated."),
    (told.ObjectiveReached(0, 1, "granny", 10), "Ann fulfils the common objective Granny for 10."),
    (told.ObjectiveTurned(1, "granny", 6), "The common objective Granny is worth 6 from now on."),
    (told.InspectorPassed(3), "Dan is the inspector now."),
    (told.PersonalRevealed(0, 5), "The personal objective of Ann was number 5."),
    (told.GameOver("rounds", (1,)), "The game is over: Bob wins."),
    (told.GameOver("rounds", (1, 2)), "The game is over: Bob, Cid share the win."),
    (told.GameOver("all_eliminated", ()), "The game is over: everybody is eliminated."),
]


DEPOT_SENTENCES: list[tuple[Event, str]] = [
    (
        depot.DayStarted(1, 2, ("RA1", "GBA"), ("BA1",), ("G3", "R5")),
        "Day 1: Cid begins. Waiting Room left: RA1, GBA; right: BA1. Garage: G3, R5.",
    ),
    (depot.Dealt(0, ("RA1", "GA1"), ("G3", "R5")), "Ann is dealt RA1, GA1 and the buses G3, R5."),
    (depot.TurnStarted(1, 7), "Turn 7: Bob."),
    (depot.BusPlaced(1, "G3"), "Bob places G3."),
    (depot.BusDesignated(1, "G3"), "Bob uses G3."),
    (depot.BusCalled(1, "G3"), "A Star of Bob calls G3."),
    (depot.Announced(1, "GA1", "left", "G3"), "GA1 wants to board G3 from the left column."),
    (depot.Boarded(1, "GA1", "hand", "G3"), "GA1 boards G3 from the hand."),
    (depot.Passed(1), "Bob does not shout."),
    (depot.Shouted(1, "GBA", "G3"), "Bob shouts: GBA boards G3."),
    (depot.Returned(1, "GA1", "right"), "GA1 goes back to the right column."),
    (depot.BoardingEnded(1, "G3"), "Nobody else boards G3."),
    (
        depot.RoomExchanged(1, "GA1", "RA1", "left", 2, 2),
        "Bob gives GA1 for RA1 in the left column, place 3.",
    ),
    (
        depot.RoomExchanged(1, "GBA", "RA1", "left", 2, 0),
        "Bob gives GBA for RA1 in the left column, place 3; it goes to the front.",
    ),
    (depot.RoomExchanged(1, "GBA", "RA1", "left", 0, 0), "Bob gives GBA for RA1 in the left column, place 1."),
    (depot.PassengerExchanged(1, "GA1", "GA2", "G3"), "Bob gives GA1 for GA2 aboard G3."),
    (depot.ExchangeSkipped(1), "Bob exchanges nothing."),
    (depot.BusDeparted(1, "G3", ("GA1", "GA2"), None), "G3 departs to Bob with GA1, GA2."),
    (depot.BusDeparted(1, "G3", ("GGE",), "GL1"), "G3 departs to Bob with GGE; GL1 is unhappy."),
    (depot.Saddened(1, ("GA1", "GDR")), "The Drunkard makes GA1, GDR unhappy."),
    (depot.Penalized(1), "Bob boarded nobody and puts a traveller on the unhappy pile."),
    (depot.Discarded(1, "GA1"), "It is GA1."),
    (depot.TravellerTaken(1, "GA1", "left"), "Bob takes GA1 from the left column."),
    (depot.BusTaken(1, "G3"), "Bob takes G3 from the Garage."),
    (depot.TravellerArrived("GA1", "right", 3), "GA1 comes into the right column, place 4."),
    (depot.BusArrived("G3"), "G3 comes into the Garage."),
    (depot.HandRevealed(1, ("GA1", "RA1")), "Bob is stuck and shows GA1, RA1: the last lap begins."),
    (depot.SatOut(1), "Bob takes no turn in the last lap."),
    (depot.DayEnded(1, "last_lap"), "Day 1 is over: the last lap is played."),
    (depot.DayEnded(2, "empty_hand"), "Day 2 is over: a hand is empty."),
    (depot.DayEnded(2, "empty_hand_in_last_lap"), "Day 2 is over: a hand is empty in the last lap."),
    (
        depot.DayScored(1, 12, 4, -1, -2, -3, 0),
        "Bob: 10 for the day (passengers 12, lovers 4, unhappy -1, hand -2, buses -3, night buses 0).",
    ),
    (depot.GameOver((1,)), "The game is over: Bob wins."),
    (depot.GameOver((0, 2)), "The game is over: Ann, Cid share the win."),
]


@pytest.mark.parametrize(
    ("event", "sentence"), [*SENTENCES, *DEPOT_SENTENCES], ids=lambda item: getattr(item, "type", "")
)
def test_the_sentence(event: Event, sentence: str) -> None:
    assert tell(event, WORDS, NAMES) == sentence


def test_every_type_of_event_has_one() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(told.EVENTS)
    assert {type(event) for event, _ in DEPOT_SENTENCES} == set(depot.EVENTS)


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


@pytest.mark.parametrize("number", range(48))
def test_p10_p11_a_marker_tells_jams_and_shared_roads_apart(number: int) -> None:
    """Counted again from the events: who lay there before, and what the road itself adds."""
    record = parse_record(vector(number))
    assert isinstance(record.setup, LineSetup)
    markers = Counter(frozenset(pair) for pair in pairwise(record.setup.rival))
    for event in all_events(record):
        if isinstance(event, told.Placed):
            there = markers[frozenset((event.start, event.stop))]
            assert event.shared == there + (event.road != "plain")
            sentence = tell(event, WORDS, NAMES)
            assert ("other line" in sentence) == (there > 0)
            assert ("jammed" in sentence, "fast" in sentence) == (event.road == "jammed", event.road == "fast")
            markers[frozenset((event.start, event.stop))] += 1


@pytest.mark.parametrize("number", [0, 5, 10, 15, 19])
def test_a_whole_game_of_depot_can_be_told(number: int) -> None:
    for event in all_events(parse_record(GAMES[number]["record"])):
        sentence = tell(event, WORDS, ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"])
        assert sentence.endswith(".")
        assert "{" not in sentence


@given(records())
def test_any_game_can_be_told(record: Record) -> None:
    for event in all_events(record):
        assert tell(event, WORDS, NAMES)
