"""Whatever a file holds: a record, or faults. Never another exception."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st
from tests.depot.vectors import GAMES
from tests.records.samples import london, new_york, rome, vector, with_hands

from allaboard.boards.faults import FaultsFound
from allaboard.boards.harmless import harmless
from allaboard.boards.strict_json import read_json
from allaboard.records import parse_record, play_record
from allaboard.records.answers import error_answer, legal_answer, score_answer
from allaboard.records.replaying import replay_record
from allaboard.records.writing import to_line


def answer_all(data: bytes) -> str:
    """What the commands answer to these bytes, all in one."""
    try:
        record = parse_record(read_json(data))
        game = play_record(record)
        return to_line([score_answer(record, game), legal_answer(game), replay_record(record)])
    except FaultsFound as error:
        for fault in error.faults:
            assert fault.code
            assert harmless(str(fault)) == str(fault)
            assert len(str(fault)) < 400, fault
        return to_line(error_answer(error.faults[0]))


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text()
    | st.sampled_from(("bus", "metro", "depot", "A6-A7", "depart 3", "granny", "rome")),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
valid = st.sampled_from(
    (london(), new_york(), rome(), with_hands(), vector(30), GAMES[0]["record"], GAMES[12]["record"])
)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a value."""
    found = [path] if path else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        found += paths(item, (*path, key))
    return found


@st.composite
def broken_records(draw: st.DrawFn) -> Any:
    """A valid record in which a few things were dropped, replaced, moved or added."""
    record = copy.deepcopy(draw(valid))
    for _ in range(draw(st.integers(1, 3))):
        *before, last = draw(st.sampled_from(paths(record)))
        holder = record
        for key in before:
            holder = holder[key]
        match draw(st.sampled_from(("drop", "replace", "add", "swap", "tweak"))):
            case "drop":
                del holder[last]
            case "replace":
                holder[last] = draw(json_values)
            case "add" if isinstance(holder, dict):
                holder[draw(st.text(max_size=8))] = draw(json_values)
            case "add":
                holder.insert(last, draw(json_values))
            case "swap":
                other = draw(st.sampled_from(list(holder) if isinstance(holder, dict) else range(len(holder))))
                holder[last], holder[other] = holder[other], holder[last]
            case _ if type(holder[last]) is int:
                holder[last] += draw(st.integers(-3, 3))
            case _:
                holder[last] = [holder[last]]
        if not paths(record):
            break
    return record


@given(broken_records())
def test_a_broken_record_is_refused_in_words(record: Any) -> None:
    answer_all(json.dumps(record).encode())


@given(valid, st.data())
def test_a_truncated_record_is_refused_in_words(record: Any, data: st.DataObject) -> None:
    text = json.dumps(record).encode()
    answer = answer_all(text[: data.draw(st.integers(0, len(text) - 1))])
    assert answer.startswith('{"error":')


@given(valid, st.data())
def test_stray_bytes_are_refused_in_words(record: Any, data: st.DataObject) -> None:
    text = bytearray(json.dumps(record).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    answer_all(bytes(text))


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_in_words(data: bytes) -> None:
    assert answer_all(data).startswith('{"error":')


@given(json_values)
@example({"format": "allaboard/1", "game": []})
@example({"format": "allaboard/1", "rules": 1, "game": {}, "city": [], "players": [[]], "setup": [], "actions": {}})
def test_any_json_is_refused_in_words(value: Any) -> None:
    assert answer_all(json.dumps(value).encode()).startswith('{"error":')


@given(valid, st.sampled_from(("players", "setup", "actions", "city", "options", "result", "seed")))
def test_a_deep_value_anywhere_is_refused_in_words(record: Any, key: str) -> None:
    text = json.dumps(record | {key: "HERE"}).replace('"HERE"', "[" * 50_000 + "]" * 50_000)
    assert '"too-deep"' in answer_all(text.encode())


@given(valid, st.sampled_from(("\\ud800", "\\udfff", "x\\ud83dx")))
def test_half_a_character_is_refused_in_words(record: Any, half: str) -> None:
    text = json.dumps(record | {"seed": "HERE"}).replace("HERE", half)
    assert '"lone-surrogate"' in answer_all(text.encode())
    assert '"lone-surrogate"' in answer_all(text.replace('"seed"', f'"{half}"').encode())


@given(valid, st.data())
def test_a_key_that_is_there_twice_is_refused_in_words(record: Any, data: st.DataObject) -> None:
    key = data.draw(st.sampled_from(list(record)))
    text = json.dumps(record)
    again = f'{{"{key}": {json.dumps(record[key])}, {text[1:]}'
    assert '"repeated-key"' in answer_all(again.encode())
