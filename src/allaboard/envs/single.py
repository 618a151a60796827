"""Gymnasium: one seat for the learner, bots of any level in the others.

    import gymnasium, allaboard.envs
    env = gymnasium.make("AllAboard/Bus-NewYork-v1", bots=["greedy"])
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

`info["action_mask"]` and `action_masks()` say what is legal. A learner that does not look at them and acts illegally
loses the game there and then, with the worst reward there is (see `rewards`); with `illegal="raise"` it is an error.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from allaboard.bots import Bot, Budget, Perspective, bot_of
from allaboard.engine import IllegalAction
from allaboard.envs.aec import observation_box
from allaboard.envs.kinds import deal_seed, kind_of
from allaboard.envs.planes import Bytes
from allaboard.envs.rendering import FRAMES, RENDER_MODES, Frame, Screen
from allaboard.envs.rewards import REWARDS, Reward, rewards_after_illegal, rewards_of
from allaboard.envs.tables import ILLEGAL, NOBODY, Acting, Illegal, Mask, Seeing, table_of

# A name of a level, or whatever makes a bot from a seed.
Opponent: TypeAlias = str | Callable[[str], Bot]


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat at a table of bots. See `aec.aec_env` for the arguments that both have."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": FRAMES}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: str = "new_york",
        seats: int | None = None,
        *,
        bots: Sequence[Opponent] = ("random",),
        seat: int | None = None,
        budget: Budget | None = None,
        acting: Acting = "steps",
        seeing: Seeing = "flat",
        reward: Reward = "margin",
        rules: dict[str, bool | str] | None = None,
        illegal: Illegal = "loses",
        render_mode: str | None = None,
    ) -> None:
        """`bots` sit clockwise from the learner; if there are too few, the last stands for all that are missing.

        `seat` is the learner's, by default a different one each game; `budget` is how much bots may think.
        """
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self._kind = kind_of(game, seats, rules)
        if seat is not None and not 0 <= seat < self._kind.seats:
            raise ValueError(f"there is no seat {seat}")
        self._table = table_of(self._kind, acting)
        self._opponents = [*bots, *[bots[-1]] * self._kind.seats][: self._kind.seats - 1]
        self._fixed_seat, self._budget = seat, budget or Budget()
        self._seeing, self._reward, self._illegal = seeing, reward, illegal
        self._screen = Screen(render_mode)
        self.render_mode = render_mode
        self.observation_space: spaces.Box = observation_box(self._table, seeing)
        self.action_space = spaces.Discrete(self._table.actions)
        self.seat = 0
        self._bots: list[Bot | None] = []
        self._is_over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """A new game, dealt by the environment's own generator."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**31))
        self.seat = int(self.np_random.integers(self._kind.seats)) if self._fixed_seat is None else self._fixed_seat
        self._table.begin(self._kind.start(deal_seed(drawn, 0)))
        self._bots = [None] * self._kind.seats
        for place, opponent in enumerate(self._opponents):
            number = (self.seat + 1 + place) % self._kind.seats
            own = f"{drawn}:{number}"
            self._bots[number] = bot_of(opponent, own, self._budget) if isinstance(opponent, str) else opponent(own)
        self._is_over = False
        self._let_bots_play()
        return self._seen(), self._info()

    def _let_bots_play(self) -> None:
        table = self._table
        while (seat := table.seat) not in {self.seat, NOBODY}:
            bot = self._bots[seat]
            assert bot is not None
            table.play(bot.choose(Perspective(table.game, seat)))

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """A step of the learner, and what the bots do until it is to decide again."""
        if self._is_over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        table = self._table
        try:
            table.act(int(action))
        except IllegalAction:
            if self._illegal == "raise":
                raise
            self._is_over = True
            lost = float(rewards_after_illegal(self._reward, table.game, self.seat)[self.seat])
            return self._seen(), lost, True, False, {**self._info(), "illegal": True}
        self._let_bots_play()
        self._is_over = table.seat == NOBODY
        reward = float(rewards_of(self._reward, [table.game])[0][self.seat]) if self._is_over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, self._is_over, False, self._info()

    def _seen(self) -> Bytes:
        seen = self._table.flat(self.seat)
        return self._table.planes.of(seen) if self._seeing == "planes" else seen

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask()}

    def _mask(self) -> Mask:
        mask = self._table.mask(self.seat)
        if self._is_over:
            mask[:] = 0  # an illegal action may have ended the game before its time
        return mask

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as libraries with masked policies ask for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> Frame:
        """What a spectator sees, in the render mode that was asked for."""
        return self._screen.show(self._table.game)

    def close(self) -> None:
        self._screen.close()
