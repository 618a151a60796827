"""The difference of two JSON values as a JSON Patch (RFC 6902).

This runs for every viewer after every decision, so equal parts are left to the comparison of built-in types.
"""

from __future__ import annotations

from typing import Any

from allaboard.protocol.messages import Change

_MISSING: Any = object()


def difference(before: object, after: object) -> list[Change]:
    """The operations that turn one value into the other; none if they are equal."""
    changes: list[Change] = []
    _compare("", before, after, changes)
    return changes


def _compare(path: str, before: Any, after: Any, changes: list[Change]) -> None:
    if type(before) is dict and type(after) is dict:
        _compare_objects(path, before, after, changes)
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple):
        _compare_lists(path, before, after, changes)
    elif type(before) is not type(after) or before != after:
        changes.append(Change("replace", path, after))


def _compare_objects(path: str, before: dict[str, Any], after: dict[str, Any], changes: list[Change]) -> None:
    for key, value in after.items():
        old = before.get(key, _MISSING)
        if old is value or (old == value and type(old) is type(value)):
            continue
        inner = f"{path}/{_escaped(key)}"
        if old is _MISSING:
            changes.append(Change("add", inner, value))
        else:
            _compare(inner, old, value, changes)
    if len(before) != len(after) or before.keys() != after.keys():
        changes.extend(Change("remove", f"{path}/{_escaped(key)}") for key in before if key not in after)


def _compare_lists(path: str, before: Any, after: Any, changes: list[Change]) -> None:
    """Lists mostly grow at their end, or change in place; anything else is replaced."""
    size = len(before)
    if len(after) == size and size > 0:
        inner: list[Change] = []
        for place, (one, other) in enumerate(zip(before, after, strict=True)):
            if one is not other and (one != other or type(one) is not type(other)):
                _compare(f"{path}/{place}", one, other, inner)
        whole = len(inner) > size and type(after[0]) is not dict
        changes.extend([Change("replace", path, after)] if whole else inner)
    elif len(after) > size and list(after[:size]) == list(before):
        changes.extend(Change("add", f"{path}/-", value) for value in after[size:])
    elif len(after) != size:
        changes.append(Change("replace", path, after))


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key
