"""S1, S5, D12, D16, D76, D79, 15.3, 15.4: the host's choices in what a table is wished for with."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from allaboard.protocol.commands import AnyCommand, Arrange
from allaboard.protocol.tables import HostChoices, TableInfo, TableWishes
from allaboard.server.table.entries import Created, decode_entry, encode_entry

NAMES = {"sheets", "equal_sheets", "first", "ties", "beat", "open_window", "day_pause"}
NAMES |= {"card_memory", "baby_async", "team_hands"}
OLD = b'{"game":"depot","seats":3,"options":{"final_turn":"mandatory"},"pace":"days","beat":500,"open_window":9}'
OLD_ENTRY = b'{"e":"created","wishes":' + OLD + b',"host":"p0"}'
EVERYTHING: dict[str, Any] = {
    "sheets": [1, 1, None],
    "equal_sheets": True,
    "first": 2,
    "ties": [2, 0, 1],
    "beat": 20_000,
    "open_window": 600,
    "day_pause": 600,
    "card_memory": "off",
    "baby_async": "orders_only",
    "team_hands": "open",
}


def test_wishes_and_infos_hold_every_choice_of_the_host() -> None:
    assert set(HostChoices.__struct_fields__) == NAMES
    assert set(TableWishes.__struct_fields__) > NAMES
    assert set(TableInfo.__struct_fields__) > NAMES


def test_wishes_from_before_the_choices_are_read_with_what_the_rules_say() -> None:
    entry = decode_entry(OLD_ENTRY)
    assert isinstance(entry, Created)
    wishes = entry.wishes
    assert (wishes.beat, wishes.open_window, wishes.day_pause, wishes.pace) == (500, 9, 30, "days")
    assert (wishes.sheets, wishes.equal_sheets, wishes.first, wishes.ties) == ([], False, None, [])
    assert (wishes.card_memory, wishes.baby_async, wishes.team_hands) == ("assisted", "ask_when_located", "hidden")


def test_every_choice_goes_through_a_journal_and_through_a_command() -> None:
    wishes = msgspec.convert({"game": "depot", "seats": 3} | EVERYTHING, TableWishes)
    assert decode_entry(encode_entry(Created(wishes=wishes, host="p0"))) == Created(wishes=wishes, host="p0")
    command = msgspec.json.decode(msgspec.json.encode({"type": "arrange", "choices": EVERYTHING}), type=AnyCommand)
    assert isinstance(command, Arrange)
    assert msgspec.to_builtins(command.choices) == EVERYTHING


@pytest.mark.parametrize(
    "wrong",
    [
        {"sheets": [0, 1]},
        {"sheets": [6]},
        {"sheets": [1] * 7},
        {"sheets": ["1"]},
        {"equal_sheets": 1},
        {"first": -1},
        {"first": 6},
        {"first": True},
        {"ties": [6]},
        {"ties": [0] * 7},
        {"beat": -1},
        {"beat": 20_001},
        {"beat": 2.5},
        {"open_window": -1},
        {"open_window": 601},
        {"day_pause": -1},
        {"day_pause": 601},
        {"card_memory": "on"},
        {"baby_async": "never"},
        {"team_hands": True},
        {"tie": [0, 1]},
    ],
)
def test_a_choice_that_no_table_could_have_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"game": "depot", "seats": 2} | wrong, TableWishes)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, HostChoices)
