"""The difference of two JSON values as a JSON Patch (RFC 6902)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from allaboard.protocol.messages import Change


def difference(before: object, after: object) -> list[Change]:
    """The operations that turn one value into the other; none if they are equal."""
    changes: list[Change] = []
    _compare("", before, after, changes)
    return changes


def _compare(path: str, before: object, after: object, changes: list[Change]) -> None:
    if before is after or (type(before) is type(after) and before == after):
        return
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        _compare_objects(path, before, after, changes)
    elif _is_list(before) and _is_list(after):
        assert isinstance(before, Sequence)
        assert isinstance(after, Sequence)
        _compare_lists(path, before, after, changes)
    else:
        changes.append(Change("replace", path, after))


def _compare_objects(path: str, before: Mapping[str, Any], after: Mapping[str, Any], changes: list[Change]) -> None:
    changes.extend(Change("remove", f"{path}/{_escaped(key)}") for key in before if key not in after)
    for key, value in after.items():
        inner = f"{path}/{_escaped(key)}"
        if key in before:
            _compare(inner, before[key], value, changes)
        else:
            changes.append(Change("add", inner, value))


def _compare_lists(path: str, before: Sequence[Any], after: Sequence[Any], changes: list[Change]) -> None:
    """Lists mostly grow at their end, or change in place; anything else is replaced."""
    if len(after) == len(before) and len(after) > 0:
        inner: list[Change] = []
        for place, (one, other) in enumerate(zip(before, after, strict=True)):
            _compare(f"{path}/{place}", one, other, inner)
        changes.extend(inner if len(inner) <= len(after) or isinstance(after[0], Mapping) else [_whole(path, after)])
    elif len(after) > len(before) and list(after[: len(before)]) == list(before):
        changes.extend(Change("add", f"{path}/-", value) for value in after[len(before) :])
    else:
        changes.append(_whole(path, after))


def _whole(path: str, value: object) -> Change:
    return Change("replace", path, value)


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str | bytes)


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
