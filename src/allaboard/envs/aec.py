"""PettingZoo: every seat an agent, one decision after the other (AEC), or all at once by its own conversion.

    from allaboard.envs import aec_env
    env = aec_env("new_york", seats=2)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        action = None if terminated else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Rewards come at the end. An agent whose line has looped stays until then: it takes no turn any more, but the game that
it lost goes on. Whoever acts illegally ends the game with the worst reward there is, and the others win (see
`rewards`). Where several seats decide at the same time (departures), they are asked in the order of their seats,
and none sees what another chose.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
from pettingzoo.utils.env_logger import EnvLogger

from allaboard.engine import IllegalAction
from allaboard.envs.kinds import deal_seed, kind_of
from allaboard.envs.rendering import FRAMES, RENDER_MODES, Frame, Screen
from allaboard.envs.rewards import REWARDS, Floats, Reward, rewards_after_illegal, rewards_of
from allaboard.envs.tables import ILLEGAL, NOBODY, SEEING, Acting, Illegal, Seeing, Table, table_of

VERSION = 1
Observation: TypeAlias = dict[str, NDArray[Any]]


def observation_box(table: Table, seeing: Seeing) -> spaces.Box:
    """The space of what a seat sees."""
    if seeing not in SEEING:
        raise ValueError(f"seeing is one of {', '.join(SEEING)}, not {seeing!r}")
    most = np.frombuffer(table.layout.most(), np.uint8)
    if seeing == "planes":
        most = np.maximum(table.planes.of(most), 1)  # a cell without a stop is always 0; a space wants more than that
    return spaces.Box(np.zeros_like(most), most, dtype=np.uint8)


def fresh_seed() -> int:
    """A seed that nobody knows, for whoever wants none."""
    return int(np.random.SeedSequence().generate_state(1)[0])


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table. See `aec_env` for what the arguments mean."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str = "new_york",
        seats: int | None = None,
        *,
        acting: Acting = "steps",
        seeing: Seeing = "flat",
        reward: Reward = "margin",
        rules: dict[str, bool | str] | None = None,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self._kind = kind_of(game, seats, rules)
        self._table = table_of(self._kind, acting)
        self._planes = self._table.planes if seeing == "planes" else None
        self._reward, self._illegal = reward, illegal
        self._screen = Screen(render_mode)
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "render_fps": FRAMES,
            "name": f"allaboard_{self._kind.name}_v{VERSION}",
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self._kind.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        box = observation_box(self._table, seeing)
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": box, "action_mask": spaces.Box(0, 1, (self._table.actions,), dtype=np.int8)}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._table.actions) for agent in self.possible_agents}
        self._seed: int | None = None
        self._episode = 0

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        found: spaces.Discrete = self.action_spaces[agent]
        return found

    @property
    def table(self) -> Table:
        """The table itself: the game, and what its actions are called."""
        return self._table

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the first one of a seed, or the next one."""
        if seed is not None or self._seed is None:
            self._seed = fresh_seed() if seed is None else seed
            self._episode = 0
        else:
            self._episode += 1
        self._table.begin(self._kind.start(deal_seed(self._seed, self._episode)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._table.seat]

    def observe(self, agent: str) -> Observation:
        table, seat = self._table, self._seat_of[agent]
        seen = table.flat(seat)
        if self._planes is not None:
            seen = self._planes.of(seen)
        mask = table.mask(seat)
        if self.terminations.get(agent, True):
            mask[:] = 0  # an illegal action may have ended the game before its time
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction("not-a-step", "a player that is to decide needs an action")
        table = self._table
        try:
            table.act(int(action))
        except IllegalAction:
            if self._illegal == "raise":
                raise
            EnvLogger.warn_on_illegal_move()
            self.infos[agent]["illegal"] = True
            self._cumulative_rewards[agent] = 0.0
            self._end(rewards_after_illegal(self._reward, table.game, self._seat_of[agent]))
            return
        self._cumulative_rewards[agent] = 0.0
        seat = table.seat
        if seat != NOBODY:
            self.agent_selection = self.possible_agents[seat]
        else:
            self._end(rewards_of(self._reward, [table.game])[0])
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards_by_seat: Floats) -> None:
        rewards = rewards_by_seat.tolist()
        self.rewards = {agent: rewards[self._seat_of[agent]] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> Frame:
        """What a spectator sees, in the render mode that was asked for."""
        return self._screen.show(self._table.game)

    def close(self) -> None:
        self._screen.close()


def raw_env(game: str = "new_york", seats: int | None = None, **arguments: Any) -> TableEnv:
    """The environment without PettingZoo's wrappers. By default an illegal action raises `IllegalAction`."""
    return TableEnv(game, seats, **arguments)


def aec_env(game: str = "new_york", seats: int | None = None, **arguments: Any) -> Any:
    """An AEC environment in which whoever acts illegally ends the game, and loses.

    - `game`: a city, the path of a city's file, or `depot`; `seats`: how many play, by default the fewest
    - `acting`: in a city `steps` (a marker at a time) or `turns` (see `allaboard.envs.line.words`)
    - `seeing`: `flat` or `planes`; `reward`: `score`, `margin` or `win`; `rules`: house rules by name
    - `illegal`: `loses` (see `allaboard.envs.rewards`) or `raise`
    - `render_mode`: `ansi`, `rgb_array` or `human`
    """
    env = wrappers.AssertOutOfBoundsWrapper(TableEnv(game, seats, **{"illegal": "loses", **arguments}))
    return wrappers.OrderEnforcingWrapper(env)


def parallel_env(game: str = "new_york", seats: int | None = None, **arguments: Any) -> Any:
    """`aec_env` as a parallel environment: only the action of the seat in turn counts, which the mask shows."""
    return turn_based_aec_to_parallel_wrapper(aec_env(game, seats, **arguments))
