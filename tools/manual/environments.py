"""The page for researchers: which environments there are, and every number of their observations.

All of it is read from `allaboard.envs`, which needs packages of its own: where room or packages are missing there is no
such page.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import filling

# Of each game one, in its usual number of players; the others differ in their stops only.
_SHOWN = (("Bus, in New York", "new_york"), ("Metro, in Rome", "rome"), ("Depot", "depot"))

_INTRODUCTION = """\
# Environments

The games in the interfaces that learners use: PettingZoo for every seat, Gymnasium for one seat against bots, OpenSpiel
with its own algorithms, and thousands of games side by side in numpy arrays. `pip install "allaboard[envs]"` brings
what they need. An action is a number, and a mask says which are legal; what is seen is made from `view(seat)` alone, so
no environment knows more than a player. A version is raised whenever an action or a number of an observation comes to
mean something else.

```python
import gymnasium

import allaboard.envs

env = gymnasium.make("AllAboard/Bus-NewYork-v1")
observation, info = env.reset(seed=7)
over = False
while not over:
    action = int(info["action_mask"].argmax())  # the first legal one
    observation, reward, over, cut, info = env.step(action)
env.close()
```

```python
from allaboard.envs import aec_env

env = aec_env("rome", seats=2)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, over, cut, info = env.last()
    env.step(None if over or cut else int(observation["action_mask"].argmax()))
env.close()
```
"""


def environments_page() -> str | None:
    """The page, or nothing where there are no environments here."""
    try:
        envs = import_module("allaboard.envs")
        parts = {name: import_module(f"allaboard.envs.{name}") for name in ("fields", "kinds", "tables")}
    except ModuleNotFoundError:
        return None
    lines = [_INTRODUCTION, "## Which there are {#ids}", "", _ids(envs.IDS, parts), ""]
    lines += [
        "Actions are small steps (a direction, confirm, the extra marker) or whole turns in the cities, and factored",
        "decisions in Depot. An observation is a flat row of bytes, or the same numbers as planes.",
        "",
        "## What is seen {#observations}",
    ]
    for title, game in _SHOWN:
        table = parts["tables"].table_of(parts["kinds"].kind_of(game))
        lines += ["", f"### {title} {{#{game.replace('_', '-')}}}", "", parts["fields"].table_of(table.layout)]
    return "\n".join(lines) + "\n"


def _ids(ids: dict[str, dict[str, Any]], parts: dict[str, Any]) -> str:
    rows = []
    for name, arguments in ids.items():
        kind = parts["kinds"].kind_of(**arguments)
        steps, turns = (parts["tables"].table_of(kind, acting) for acting in parts["tables"].ACTING)
        actions = f"{steps.actions:,}" if kind.city is None else f"{steps.actions:,} steps, {turns.actions:,} turns"
        planes = " × ".join(str(size) for size in steps.planes.shape)
        rows.append([f"`{name}`", f"{kind.seats}", actions, f"{steps.layout.size:,}", planes])
    return filling.table(["id", "players, unless asked", "actions", "flat", "planes"], rows)
