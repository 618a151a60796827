"""The difference of two JSON values as a JSON Patch (RFC 6902).

This runs for every viewer after every decision, so equal parts are left to the comparison of built-in types, and what
several views have in common, as one and the same object, is compared once for all of them. What lies deep (a sheet) is
small and is replaced as a whole: to find out which of its boxes changed would take longer than to send them all.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from allaboard.protocol.messages import Change

_MISSING: Any = object()
_LISTS = (list, tuple)
_DEEPEST = 3  # `/seats/1/sheet`

# What was compared before: by the two values, with their place. It is good for as long as these values are kept.
Compared: TypeAlias = dict[tuple[int, int], tuple[str, list[Change]]]


def difference(before: object, after: object, compared: Compared | None = None) -> list[Change]:
    """The operations that turn one value into the other; none if they are equal."""
    changes: list[Change] = []
    if before != after or type(before) is not type(after):
        _compare("", before, after, changes, {} if compared is None else compared)
    return changes


def _compare(path: str, before: Any, after: Any, changes: list[Change], compared: Compared) -> None:
    """Add what is different in one place; something is."""
    kind, kind_before = type(after), type(before)
    if kind in _LISTS and kind_before in _LISTS:
        compare = _compare_lists
    elif kind is dict and kind_before is dict and path.count("/") < _DEEPEST:
        compare = _compare_objects
    else:
        changes.append(Change("replace", path, after))
        return
    key = id(before), id(after)
    known = compared.get(key)
    if known is None or known[0] != path:
        found: list[Change] = []
        compare(path, before, after, found, compared)
        known = compared[key] = path, found
    changes += known[1]


def _compare_objects(
    path: str, before: dict[str, Any], after: dict[str, Any], changes: list[Change], compared: Compared
) -> None:
    for key, value in after.items():
        old = before.get(key, _MISSING)
        if old is value or (old == value and type(old) is type(value)):
            continue
        inner = f"{path}/{_escaped(key)}"
        if old is _MISSING:
            changes.append(Change("add", inner, value))
        else:
            _compare(inner, old, value, changes, compared)
    if len(before) != len(after) or before.keys() != after.keys():
        changes.extend(Change("remove", f"{path}/{_escaped(key)}") for key in before if key not in after)


def _compare_lists(path: str, before: Any, after: Any, changes: list[Change], compared: Compared) -> None:
    """Lists mostly grow at their end, or change in place; anything else is replaced."""
    size = len(before)
    if len(after) == size and size > 0:
        inner: list[Change] = []
        for place, (one, other) in enumerate(zip(before, after, strict=True)):
            if one is not other and (one != other or type(one) is not type(other)):
                _compare(f"{path}/{place}", one, other, inner, compared)
        whole = len(inner) > size and type(after[0]) is not dict
        changes.extend([Change("replace", path, after)] if whole else inner)
    elif len(after) > size and list(after[:size]) == list(before):
        changes.extend(Change("add", f"{path}/-", value) for value in after[size:])
    elif len(after) != size:
        changes.append(Change("replace", path, after))


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key
