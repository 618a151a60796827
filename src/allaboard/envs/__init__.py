"""Environments for learners: the games of this house in the interfaces that researchers use.

- `aec`: PettingZoo, every seat an agent; `parallel_env` is the same for libraries that want all agents at once
- `single`: Gymnasium, one seat against bots; registered as `AllAboard/Bus-NewYork-v1` and so on
- `vector`: thousands of games side by side, numpy arrays in and out
- `spiel`: OpenSpiel, with chance as it is and sampling of what a player cannot see (needs `allaboard[openspiel]`)

Actions are numbers: in a city small steps or whole turns (`line`), in Depot factored decisions (`depot`). What is seen
is declared in `fields`. Rules are nowhere here: all of these ask the engine. Needs `allaboard[envs]`.
"""

from __future__ import annotations

from allaboard.envs.aec import aec_env, parallel_env, raw_env
from allaboard.envs.registration import IDS, register
from allaboard.envs.single import SeatEnv
from allaboard.envs.vector import Batch, VectorTables

__all__ = ["IDS", "Batch", "SeatEnv", "VectorTables", "aec_env", "parallel_env", "raw_env", "register"]

register()
