"""Events in words: one sentence for each thing that an action did."""

from __future__ import annotations

from collections.abc import Sequence

from allaboard.engine import Event
from allaboard.engine.line.events import ObjectiveReached, ObjectiveTurned, Placed
from allaboard.locales import Words

# Fields that count from 0, and those that name something players have a word for.
_COUNTED = frozenset(("slot", "row", "box", "place", "now_at"))
_NAMING = frozenset(("zone", "column", "source"))
_SEATS = frozenset(("seat", "first"))


def tell(event: Event, words: Words, names: Sequence[str]) -> str:
    """The sentence for an event. `names` are those of the seats, already harmless and as short as they should be."""
    values: dict[str, str | int] = {}
    for key, value in event.to_json().items():
        if key == "type":
            continue
        if key in _SEATS:
            assert isinstance(value, int)
            values["name"] = names[value]
        elif key in _COUNTED:
            values[key] = value + 1 if isinstance(value, int) else 0
        elif key in _NAMING:
            values[key] = words(str(value))
        elif key == "winners":
            assert isinstance(value, tuple)
            values[key] = ", ".join(names[seat] for seat in value)
            values["count"] = len(value)
        elif isinstance(value, tuple):
            values[key] = ", ".join(value) or words("nobody")
        elif isinstance(value, (str, int)):
            values[key] = value
        else:
            values[key] = "none"
    if isinstance(event, (ObjectiveReached, ObjectiveTurned)):
        values["objective"] = words(event.objective)
    if isinstance(event, Placed):
        values["met"] = event.shared - (event.road != "plain")
    if event.type == "room_exchanged":
        values["moved"] = int(values["place"]) - int(values["now_at"])
    if event.type == "day_scored":
        values["total"] = sum(value for value in values.values() if isinstance(value, int))
    values.setdefault("reason", "played")  # only the line games say why a game is over
    return words(f"event-{event.type}", **values)
