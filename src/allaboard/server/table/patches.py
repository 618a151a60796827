"""The changes of a view, as messages tell them."""

from __future__ import annotations

from allaboard.protocol.differences import Comparison
from allaboard.protocol.messages import Change


def comparison() -> Comparison:
    """For values that have parts in common, of several viewers or moments."""
    return Comparison(Change)


def difference(before: object, after: object) -> list[Change]:
    """The operations that turn one value into the other; none if they are equal."""
    return comparison().difference(before, after)
