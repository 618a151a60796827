"""Environments for learners: the games of this house in the interfaces that researchers use.

- `aec`: PettingZoo, every seat an agent; `parallel_env` is the same for libraries that want all agents at once
- `single`: Gymnasium, one seat against bots; registered as `AllAboard/Bus-NewYork-v1` and so on
- `vector`: thousands of games side by side, numpy arrays in and out
- `spiel`: OpenSpiel, with chance as it is and sampling of what a player cannot see (needs `allaboard[openspiel]`)

Actions are numbers: in a city small steps or whole turns (`line`), in Depot factored decisions (`depot`). What is seen
is declared in `fields`. Rules are nowhere here: all of these ask the engine. Needs `allaboard[envs]`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

# By name the module that has it. They are imported when they are asked for, also because parts of this package are
# compiled where none of those libraries are.
_WHERE = {
    "IDS": "registration",
    "Batch": "vector",
    "SeatEnv": "single",
    "VectorTables": "vector",
    "aec_env": "aec",
    "parallel_env": "aec",
    "raw_env": "aec",
    "register": "registration",
}
__all__ = list(_WHERE)


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)


import_module(f"{__name__}.registration").register()
