"""What the language editions of Depot say differently (section 18 of its rules).

The French leaflet lets the Drunkard's player choose among all own passengers, the English one among those of the bus
that departs. Whoever sets a table up in French gets the French reading unless they choose, everybody else the English.
"""

from __future__ import annotations

from collections.abc import Mapping

from allaboard.engine.depot.setup import DrunkardScope

ENGLISH_READING: DrunkardScope = "departing_bus"
_READINGS: Mapping[str, DrunkardScope] = {"fr": "own_pile"}


def drunkard_scope_in(language: str) -> DrunkardScope:
    """The reading of the Drunkard that is usual in a language."""
    return _READINGS.get(language, ENGLISH_READING)


def options_in(language: str, options: Mapping[str, bool | str]) -> dict[str, bool | str]:
    """House rules of Depot with the reading of a language, where they do not say which."""
    reading = drunkard_scope_in(language)
    if "drunkard_scope" in options or reading == ENGLISH_READING:
        return dict(options)
    return {**options, "drunkard_scope": reading}
