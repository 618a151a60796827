"""The difference of two JSON values as a JSON Patch (RFC 6902). Compiled, and so without any other library.

It is made for every viewer after every decision. What several views have in common, as one and the same object, is
compared once for all of them, and equal parts are left to the comparison of built-in types. What lies deep (a sheet) is
small and is replaced as a whole: to find out which of its boxes changed would take longer than to send them all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

_DEEPEST = 3  # `/seats/1/sheet`


class _Pair:
    """Two values that were compared, kept because they are known by their identity."""

    def __init__(self, before: object, after: object) -> None:
        self.before = before
        self.after = after
        self.is_equal = before == after and type(before) is type(after)
        self.path: str | None = None  # where the changes are
        self.changes: list[Any] = []


class Comparison:
    """Compares values of which some are the same objects again and again.

    `change` makes an operation of its name, its path and, unless something is removed, its value.
    """

    def __init__(self, change: Callable[..., Any]) -> None:
        self._change = change
        self._pairs: dict[int, _Pair] = {}  # by the identity of what was before

    def difference(self, before: object, after: object) -> list[Any]:
        """The operations that turn one value into the other; none if they are equal."""
        found: list[Any] = []
        self._compare("", "", before, after, 0, found)
        return found

    def _compare(self, path: str, key: str, before: object, after: object, depth: int, found: list[Any]) -> None:
        """Add what is different at a key of a path."""
        if before is after:
            return
        if not isinstance(after, (dict, list, tuple)):
            if before != after or type(before) is not type(after):
                found.append(self._change("replace", path + key, after))
            return
        pair = self._pairs.get(id(before))
        if pair is None or pair.after is not after:
            pair = _Pair(before, after)
            self._pairs[id(before)] = pair
        if pair.is_equal:
            return
        path += key
        if pair.path != path:
            pair.path = path
            if isinstance(after, dict) and isinstance(before, dict) and depth < _DEEPEST:
                pair.changes = self._of_objects(path, before, after, depth + 1)
            elif isinstance(after, (list, tuple)) and isinstance(before, (list, tuple)):
                pair.changes = self._of_lists(path, _as_list(before), _as_list(after), after, depth + 1)
            else:
                pair.changes = [self._change("replace", path, after)]
        found.extend(pair.changes)

    def _of_objects(self, path: str, before: dict[str, Any], after: dict[str, Any], depth: int) -> list[Any]:
        found: list[Any] = []
        same = 0
        for key, value in after.items():
            if key in before:
                same += 1
                old = before[key]
                if old is not value:
                    self._compare(path, _step(key), old, value, depth, found)
            else:
                found.append(self._change("add", path + _step(key), value))
        if same != len(before):
            found.extend([self._change("remove", path + _step(key)) for key in before if key not in after])
        return found

    def _of_lists(self, path: str, before: list[Any], after: list[Any], whole: object, depth: int) -> list[Any]:
        """Lists mostly grow at their end, or change in place; anything else is replaced."""
        size = len(before)
        found: list[Any] = []
        if len(after) == size:
            for place in range(size):
                self._compare(path, "/" + str(place), before[place], after[place], depth, found)
            if len(found) > size and not isinstance(after[0], dict):
                return [self._change("replace", path, whole)]
        elif len(after) > size and after[:size] == before:
            found.extend([self._change("add", path + "/-", value) for value in after[size:]])
        else:
            found.append(self._change("replace", path, whole))
        return found


def _as_list(value: list[Any] | tuple[Any, ...]) -> list[Any]:
    return value if isinstance(value, list) else list(value)


def _step(key: str) -> str:
    return "/" + (key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key)
