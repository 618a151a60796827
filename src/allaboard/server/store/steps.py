"""A write as data: a few statements that happen together or not at all, with what their failures mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One statement, with `?` for each value; with `many` it runs once for each of them."""

    sql: str
    values: Row = ()
    many: Sequence[Row] | None = None
    if_none: Exception | None = None  # raised when the statement touched no row
    if_taken: Exception | None = None  # raised when a key exists already
    if_missing: Exception | None = None  # raised when it refers to what is not there


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the last step of a write did: rows it returned, or how many it touched."""

    rows: Sequence[Row] = ()
    touched: int = 0
