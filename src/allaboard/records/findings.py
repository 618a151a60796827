"""Gathering every fault of a value from outside, with the few questions that all parts of a record ask."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from allaboard.boards.faults import Fault, FaultsFound
from allaboard.boards.harmless import shown

MAX_FAULTS = 200

Item = TypeVar("Item")


class Findings:
    """The faults found so far. A question about a value answers None where the value is at fault."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def add(self, code: str, at: str, message: str) -> None:
        """Note a fault."""
        if len(self.faults) < MAX_FAULTS:
            self.faults.append(Fault(code, at, message))
        elif len(self.faults) == MAX_FAULTS:
            self.faults.append(Fault("more-faults", "", "… and more"))

    def take(self, faults: Collection[Fault], prefix: str = "") -> None:
        """Note faults that somebody else found in the part at `prefix`."""
        for fault in faults:
            at = fault.at if not prefix else f"{prefix}.{fault.at}" if fault.at else prefix
            self.add(fault.code, at, fault.message)

    def stop_if_any(self) -> None:
        """Raise what was found, if anything was."""
        if self.faults:
            raise FaultsFound(self.faults)

    # Questions. `at` is the place of the value.

    def keys(
        self, at: str, value: dict[str, object], needed: tuple[str, ...], known: frozenset[str], what: str
    ) -> None:
        """Whether an object has all the keys that it needs and none that nobody knows."""
        before = f"{at}." if at else ""
        if not known.issuperset(value):
            for key in value:
                if key not in known:
                    place = shown(key) or '""'
                    self.add("unknown-key", before + place, f"{what} has no such key")
        for key in needed:
            if key not in value:
                self.add("missing-key", f"{before}{key}", "is missing")

    def object_(self, at: str, value: object) -> dict[str, object] | None:
        """An object."""
        if type(value) is dict:
            return value
        self.add("wrong-type", at, f"an object, not {shown(value)}")
        return None

    def list_(self, at: str, value: object, of_what: str) -> list[object] | None:
        """A list, whatever is in it."""
        if type(value) is list:
            return value
        self.add("wrong-type", at, f"a list of {of_what}, not {shown(value)}")
        return None

    def integer(self, at: str, value: object) -> int | None:
        """A whole number; true and false are none."""
        if type(value) is int:
            return value
        self.add("wrong-type", at, f"a whole number, not {shown(value)}")
        return None

    def integers(self, at: str, value: object) -> tuple[int, ...] | None:
        """A list of whole numbers."""
        return self._items(at, value, int, "whole numbers", "a whole number")

    def texts(self, at: str, value: object) -> tuple[str, ...] | None:
        """A list of texts."""
        return self._items(at, value, str, "texts", "a text")

    def maybe_integers(self, at: str, value: object) -> tuple[int | None, ...] | None:
        """A list of whole numbers, with null for those that are not known."""
        items = self.list_(at, value, "whole numbers")
        if items is None:
            return None
        found = tuple(item for item in items if item is None or type(item) is int)
        if len(found) == len(items):
            return found
        for place, item in enumerate(items):
            if item is not None and type(item) is not int:
                self.add("wrong-type", f"{at}[{place}]", f"a whole number or null, not {shown(item)}")
        return None

    def _items(self, at: str, value: object, kind: type[Item], many: str, one: str) -> tuple[Item, ...] | None:
        items = self.list_(at, value, many)
        if items is None:
            return None
        found = tuple(item for item in items if type(item) is kind)
        if len(found) == len(items):
            return found
        for place, item in enumerate(items):
            if type(item) is not kind:
                self.add("wrong-type", f"{at}[{place}]", f"{one}, not {shown(item)}")
        return None
