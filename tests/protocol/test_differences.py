"""The difference of two views leads from one to the other, and is the same for one viewer as for many at once."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from allaboard.client.follow import patched
from allaboard.protocol.differences import Comparison
from allaboard.protocol.messages import Change

KEYS = st.sampled_from(["a", "b", "seats", "x/y", "m~n"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["", "E6", "E5"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=25,
)
OBJECTS = st.dictionaries(KEYS, VALUES, max_size=5)


def difference(before: Any, after: Any) -> list[Change]:
    return Comparison(Change).difference(before, after)


@settings(max_examples=300, deadline=None)
@given(OBJECTS, OBJECTS)
def test_the_difference_leads_from_one_to_the_other(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert patched(before, difference(before, after)) == after


@given(VALUES)
def test_nothing_changes_where_nothing_changed(value: Any) -> None:
    assert difference({"same": value, "equal": value}, {"same": value, "equal": deepcopy(value)}) == []


@given(OBJECTS, OBJECTS, st.integers(0, 3), st.integers(0, 3))
def test_viewers_who_share_a_part_are_told_as_if_they_were_alone(
    before: dict[str, Any], after: dict[str, Any], first: int, second: int
) -> None:
    together = Comparison(Change)
    for seat in (first, second):
        old, new = {"seat": seat, "alike": before}, {"seat": seat + 1, "alike": after}
        assert together.difference(old, new) == difference(old, new)


def test_a_part_that_lies_in_two_places_is_told_in_both() -> None:
    before, after = {"value": 1}, {"value": 2}
    told = difference({"here": before, "there": before}, {"here": after, "there": after})
    assert [change.path for change in told] == ["/here/value", "/there/value"]


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ({"line": ["E6"]}, {"line": ["E6", "E5", "E4"]}, [("add", "/line/-", "E5"), ("add", "/line/-", "E4")]),
        ({"line": ["E6", "E5"]}, {"line": ["E6"]}, [("replace", "/line", ["E6"])]),
        ({"order": [0, 1, 2]}, {"order": [0, 2, 1]}, [("replace", "/order/1", 2), ("replace", "/order/2", 1)]),
        ({"n": 1, "out": 1}, {"n": 2, "out": True}, [("replace", "/n", 2), ("replace", "/out", True)]),
        ({"x/y": 1}, {"x/y": 2}, [("replace", "/x~1y", 2)]),
        ({"a": {"b": {"c": {"d": 1, "e": 2}}}}, {"a": {"b": {"c": {"d": 1, "e": 3}}}},
         [("replace", "/a/b/c", {"d": 1, "e": 3})]),
        ({"pair": (1, 2)}, {"pair": [1, 2]}, []),
        ({"kept": 3}, {}, [("remove", "/kept")]),
    ],
)  # fmt: skip
def test_what_is_told(before: Any, after: Any, told: list[tuple[Any, ...]]) -> None:
    assert difference(before, after) == [Change(*each) for each in told]
