"""JSON from strangers has one meaning or one fault."""

from __future__ import annotations

import json
import pickle

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from allaboard.boards.faults import Fault, FaultsFound
from allaboard.boards.strict_json import MAX_BYTES, MAX_DEPTH, read_json


def fault(data: bytes) -> Fault:
    with pytest.raises(FaultsFound) as caught:
        read_json(data)
    (only,) = caught.value.faults
    return only


@pytest.mark.parametrize(
    ("data", "code", "at"),
    [
        (b"", "not-json", ""),
        (b" \n\t ", "not-json", ""),
        (b"{", "not-json", "line 1 column 2"),
        (b'{"a": [1,\n 2', "not-json", "line 2 column 3"),
        (b'{"a": "b', "not-json", "line 1 column 7"),
        (b"{} {}", "not-json", "line 1 column 4"),
        (b"[1 2]", "not-json", "line 1 column 4"),
        (b"{'a': 1}", "not-json", "line 1 column 2"),
        (b'"a\nb"', "not-json", "line 1 column 3"),
        (b"[01]", "not-json", "line 1 column 3"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "not-utf-8", "byte 0"),
        (b'{"a": "\xff"}', "not-utf-8", "byte 7"),
        (b'"\xed\xa0\x80"', "not-utf-8", "byte 1"),
        ('"a"'.encode("utf-16"), "not-utf-8", "byte 0"),
        (b"\xef\xbb\xbf{}", "byte-order-mark", ""),
        (b'{"a": 1, "a": 1}', "repeated-key", ""),
        (b'{"x": [{"a": 1, "b": 2, "\\u0061": 3}]}', "repeated-key", ""),
        (b"[NaN]", "not-a-number", ""),
        (b"[-Infinity]", "not-a-number", ""),
        (b"[1e999]", "long-number", ""),
        (b"[-1e999]", "long-number", ""),
        (b"[" + b"9" * 31 + b"]", "long-number", ""),
        (b"[" + b"9" * 100_000 + b"]", "long-number", ""),
        (b"[0." + b"9" * 100_000 + b"]", "long-number", ""),
        (b'{"a": {"b": ["x", "\\ud800"]}}', "lone-surrogate", "a.b[1]"),
        (b'["\\udc00\\ud800"]', "lone-surrogate", "[0]"),
        (b'{"a": {"\\udfff": 1}}', "lone-surrogate", "a"),
        (b" " * (MAX_BYTES + 1), "too-big", ""),
        (b"[" * 100_000, "too-deep", ""),
        (b'{"a":' * 100_000, "too-deep", ""),
        (b"[" * 100_000 + b"]" * 100_000, "too-deep", ""),
        (b"[" * (MAX_DEPTH + 1) + b"]" * (MAX_DEPTH + 1), "too-deep", ""),
    ],
)
def test_bytes_without_one_meaning(data: bytes, code: str, at: str) -> None:
    found = fault(data)
    assert (found.code, found.at) == (code, at)
    assert str(found).isprintable()


@pytest.mark.parametrize(
    "value",
    [
        None,
        {"a": [1, -2, 0.5, True, None, "ä😀"]},
        "[{" * 1000,
        ["\\" * 101 + '"[' * 200],
        10**29,
        [[]] * 500,
        {"nul": "\x00", "escape": "\x1b[31m", "direction": "\u202e"},
    ],
)
def test_what_is_allowed_is_read_as_it_is(value: object) -> None:
    assert read_json(json.dumps(value).encode()) == value
    assert read_json(json.dumps(value, ensure_ascii=False).encode()) == value


def test_the_deepest_allowed_nesting() -> None:
    value = read_json(b"[" * MAX_DEPTH + b"]" * MAX_DEPTH)
    for _ in range(MAX_DEPTH - 1):
        assert isinstance(value, list)
        (value,) = value
    assert value == []


def test_a_file_of_exactly_one_megabyte_is_read() -> None:
    assert read_json(b'"' + b"x" * (MAX_BYTES - 2) + b'"') == "x" * (MAX_BYTES - 2)


def test_a_string_without_an_end_is_scanned_once() -> None:
    assert fault(b"[" * 64 + b'{"' + b'\\"[' * 300_000).code in {"not-json", "too-deep"}


def test_a_repeated_key_is_named_harmlessly() -> None:
    message = str(fault(b'{"\\u001b[2J": 1, "\\u001b[2J": 2}'))
    assert message == "the key \\u001b[2J is there twice"


def test_a_caller_deep_in_its_own_stack_gets_a_fault_or_the_value() -> None:
    data = b"[" * MAX_DEPTH + b"]" * MAX_DEPTH

    def dive(depth: int) -> str:
        if depth:
            return dive(depth - 1)
        try:
            read_json(data)
        except FaultsFound as found:
            return found.faults[0].code
        return "read"

    assert dive(100) == "read"


@given(st.binary(max_size=60) | st.text(alphabet='[]{}",:\\ud8c0e1.-NaI\n\ud7ff', max_size=60).map(str.encode))
@example(b'"\\u"')
@example(b'"\\ud83d\\ude00"')
def test_any_bytes_are_read_like_json_does_or_refused(data: bytes) -> None:
    try:
        value = read_json(data)
    except FaultsFound as found:
        assert len(found.faults) == 1  # noqa: PT017
    else:
        assert value == json.loads(data)


class TestFaults:
    def test_a_fault_says_where_and_what(self) -> None:
        assert str(Fault("x", "roads[3]", "is wrong")) == "roads[3]: is wrong"
        assert str(Fault("x", "", "is wrong")) == "is wrong"

    def test_the_exception_shows_the_first_and_counts_the_others(self) -> None:
        one, two = Fault("x", "a", "is wrong"), Fault("y", "b", "is missing")
        assert str(FaultsFound([one])) == "a: is wrong"
        assert str(FaultsFound([one, two, two])) == "a: is wrong (and 2 more)"

    def test_the_exception_needs_a_fault(self) -> None:
        with pytest.raises(ValueError, match="at least one"):
            FaultsFound([])

    def test_the_exception_crosses_processes(self) -> None:
        again = pickle.loads(pickle.dumps(FaultsFound([Fault("x", "a", "is wrong")])))  # noqa: S301
        assert again.faults == (Fault("x", "a", "is wrong"),)
