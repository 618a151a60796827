"""What everybody may know of the cards in hands (D16, 15.2): the part of a hand that `card_memory` shows."""

from __future__ import annotations

from typing import Any

from tests.depot.positions import Table, play, position

from allaboard.engine.depot.actions import code_of
from allaboard.engine.depot.seeing import knows_buses, view_of
from allaboard.engine.depot.setup import DepotOptions


def known(table: Table, seat: int) -> tuple[list[str], list[str]]:
    """The travellers and buses of a hand that a spectator knows."""
    hand = view_of(table.day, 1, [], DepotOptions().to_json(), None)["seats"][seat]["known"]
    return hand["travellers"], hand["buses"]


def test_d16_a_dealt_hand_is_unknown_and_what_is_taken_in_a_refill_is_known() -> None:
    zones = {
        "hands": {"0": ["RA1", "GA1"], "1": ["YA1"]},
        "buses": {"0": ["R5", "Y5"], "1": ["B3"]},
        "left": ["BA1"],
        "right": ["BA2"],
        "garage": ["G3", "G4a"],
    }
    table = play(2, zones)
    assert known(table, 0) == ([], [])
    table = play(2, zones, "0 place R5", "0 board RA1")
    assert known(table, 0) == (["BA1", "BA2"], ["G3"])
    assert known(table, 1) == ([], [])
    assert not knows_buses(table.day, 0, None)
    assert knows_buses(table.day, 0, 0)
    assert not knows_buses(table.day, 0, 1)


def test_d16_a_known_bus_that_is_placed_is_in_no_hand_any_more() -> None:
    zones = {"hands": {"0": ["RA1", "GA1"]}, "buses": {"0": ["R5", "Y5"]}, "garage": ["Y3"]}
    day = position(2, zones)
    placed, kept = day.buses[0]
    day.known_buses[placed] = day.known_buses[kept] = True
    assert knows_buses(day, 0, None)
    day.answer(code_of("place R5"), None)
    assert (day.known_buses[placed], day.known_buses[kept]) == (False, True)


SHOUT: dict[str, Any] = {
    "hands": {"0": ["RA1", "GA1"], "1": ["RBA", "YA1"]},
    "buses": {"0": ["R5", "Y5"], "1": ["B3", "B5"]},
}


def test_d16_a_traveller_sent_back_to_the_hand_is_known() -> None:
    table = play(2, SHOUT, "0 place R5", "0 board RA1", "1 shout")
    assert known(table, 0) == (["RA1"], [])
    table.decide(0, "board RA1")
    assert not any(table.day.known)


def test_d16_a_traveller_sent_back_to_the_room_or_nobody_at_all_is_not() -> None:
    room = play(2, {**SHOUT, "left": ["RA2"]}, "0 place R5", "1 shout")
    assert known(room, 0) == ([], [])
    closing = play(2, SHOUT, "0 place R5", "0 end", "1 shout")
    assert known(closing, 0) == ([], [])


def test_d16_a_known_baby_that_was_shouted_is_forgotten() -> None:
    table = play(2, SHOUT, "0 place R5", "0 board RA1")
    baby = next(card for card in table.day.hands[1] if card % 14 == 5)
    table.day.known[baby] = True
    table.decide(1, "shout")
    assert not table.day.known[baby]


def test_d16_both_cards_of_an_exchange_are_open() -> None:
    zones = {
        "hands": {"0": ["RCO", "GA1", "RA5"]},
        "buses": {"0": ["R5", "Y5"]},
        "left": ["BA1", "BA2"],
        "dock": {"G5": ["GA2"]},
    }
    room = play(2, zones, "0 place R5", "0 board RCO", "0 swap GA1 L1")
    assert known(room, 0) == (["BA2"], [])
    bus = play(2, zones, "0 place R5", "0 board RCO", "0 swap GA1 GA2")
    assert known(bus, 0) == (["GA2"], [])
    # What is given away is known no more, wherever it came from.
    day = play(2, zones, "0 place R5", "0 board RCO").day
    card = day.hands[0][0]
    day.known[card] = True
    day.answer(day.options[1], None)
    assert not day.known[card]


def test_d17_all_of_a_revealed_hand_is_known() -> None:
    table = play(2, {"hands": {"0": ["GA1", "GA2"], "1": ["YA1", "YA2"]}, "buses": {"1": ["R5"]}})
    assert known(table, 0) == (["GA1", "GA2"], [])
    seats = view_of(table.day, 1, [], {}, None)["seats"]
    assert (seats[0]["hand"], seats[1]["hand"]) == ({"travellers": ["GA1", "GA2"], "buses": []}, None)
    assert (seats[0]["revealed"], seats[1]["revealed"]) == (True, False)
