"""Events in words: one sentence for each thing that an action did."""

from __future__ import annotations

from collections.abc import Sequence

from allaboard.engine import Event
from allaboard.engine.line.events import GameOver, ObjectiveReached, ObjectiveTurned
from allaboard.locales import Words

# Fields that count from 0, and those that name something players have a word for.
_COUNTED = frozenset(("slot", "row", "box"))


def tell(event: Event, words: Words, names: Sequence[str]) -> str:
    """The sentence for an event. `names` are those of the seats, already harmless and as short as they should be."""
    values: dict[str, str | int] = {}
    for key, value in event.to_json().items():
        if key == "type":
            continue
        if key == "seat":
            assert isinstance(value, int)
            values["name"] = names[value]
        elif key in _COUNTED:
            values[key] = value + 1 if isinstance(value, int) else 0
        elif key == "zone":
            values[key] = words(str(value))
        elif isinstance(value, (str, int)):
            values[key] = value
    if isinstance(event, (ObjectiveReached, ObjectiveTurned)):
        values["objective"] = words(event.objective)
    if isinstance(event, GameOver):
        values["winners"] = ", ".join(names[seat] for seat in event.winners)
        values["count"] = len(event.winners)
    return words(f"event-{event.type}", **values)
