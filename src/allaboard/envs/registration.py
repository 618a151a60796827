"""The names by which Gymnasium knows the games: one for each city, one for each city alone, and Depot."""

from __future__ import annotations

import gymnasium

from allaboard.boards.loader import load, names

VERSION = 1  # raised whenever an action or a number of an observation comes to mean something else
_ENTRY = "allaboard.envs.single:SeatEnv"


def _titled(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def _ids() -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = {}
    for name in names():
        stem = f"AllAboard/{load(name).game.capitalize()}-{_titled(name)}"
        found[f"{stem}-v{VERSION}"] = {"game": name}
        found[f"{stem}-Solo-v{VERSION}"] = {"game": name, "seats": 1}
    found[f"AllAboard/Depot-v{VERSION}"] = {"game": "depot"}
    return found


IDS = _ids()


def register() -> None:
    """Tell Gymnasium. To do it twice changes nothing."""
    for name, arguments in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point=_ENTRY, kwargs=arguments)
