"""Many games side by side in one process, numpy arrays in and out.

    from allaboard.envs import VectorTables
    tables = VectorTables("new_york", seats=2, games=4096)
    batch = tables.reset(seed=1)
    while True:
        actions = choose(batch.observation, batch.action_mask)  # one for each game
        batch = tables.step(actions)

In every game the next decision is asked for, whoever's it is: `batch.seat` says whose. Of a game that is over, `reward`
has the rewards of all its seats, `over` is true, and everything else is already about the next game, which begins by
itself. By small steps in a city all games are stepped together (see `envs.line.many`), and the more there are, the
less each step costs; whole turns and Depot take longer, one table after the other.

Every game has a seed of its own, from which come all the deals that it plays. With `deals=None` each of them is new,
as in the other environments. To deal takes longer than to play, so by default games choose by their seeds among a
thousand deals, which are dealt with the first reset.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import ArrayLike, NDArray

from allaboard.engine import IllegalAction
from allaboard.envs.aec import fresh_seed, observation_box
from allaboard.envs.kinds import AnyGame, Kind, deal_seed, kind_of
from allaboard.envs.line.many import ManyLineGames, Numbers
from allaboard.envs.line.table import LineTable
from allaboard.envs.planes import Bytes
from allaboard.envs.rewards import REWARDS, Floats, Reward, rewards_after_illegal, rewards_of
from allaboard.envs.tables import ILLEGAL, Acting, Illegal, Mask, Seeing, Table, table_of

DEALS = 1024
_SPREAD = 0x9E3779B97F4A7C15  # an odd number that sends neighbouring seeds far apart
_WORD = 2**64 - 1

Seeds: TypeAlias = int | Sequence[int] | None


class Batch(NamedTuple):
    """What is due in every game, and how those ended that were over."""

    observation: Bytes  # of whoever is to decide: games × numbers, or games × planes × rows × columns
    action_mask: Mask  # games × actions
    seat: Numbers  # who that is
    reward: Floats  # games × seats; zeros but for games that were over
    over: NDArray[np.bool_]


class Games(Protocol):
    """Games that are stepped together; how they are is for the kind of actions to say."""

    def prepare(self, count: int) -> None:
        """Deal what the seeds from 0 on deal, if that helps later."""
        ...

    def begin(self, games: Numbers, seeds: Sequence[str] | Numbers) -> None:
        """Begin what these seeds deal, in the games with these numbers. Numbers are seeds that were prepared."""
        ...

    def are_legal(self, actions: Numbers) -> NDArray[np.bool_]:
        """Whether each of these numbers is a legal action in its game."""
        ...

    def step(self, actions: Numbers) -> Numbers:
        """One action of every game, all of them legal; gives those that are over, where others have to begin."""
        ...

    def game(self, number: int) -> AnyGame: ...

    def rewards(self) -> Floats:
        """Of the games that were over."""
        ...

    def seats(self) -> Numbers: ...

    def masks(self) -> Mask: ...

    def flat(self) -> Bytes:
        """What whoever is to decide sees; it may change with the next step."""
        ...


class PlainGames:
    """Games of any kind, one table after the other."""

    def __init__(self, kind: Kind, tables: list[Table], reward: Reward) -> None:
        self._kind, self._reward = kind, reward
        self._tables = tables
        self._over: list[AnyGame] = []

    def prepare(self, count: int) -> None:
        pass

    def begin(self, games: Numbers, seeds: Sequence[str] | Numbers) -> None:
        for number, seed in zip(games.tolist(), seeds, strict=True):
            self._tables[number].begin(self._kind.start(str(seed)))

    def are_legal(self, actions: Numbers) -> NDArray[np.bool_]:
        return np.array(
            [action in table.legal() for table, action in zip(self._tables, actions, strict=True)], np.bool_
        )

    def step(self, actions: Numbers) -> Numbers:
        over: list[int] = []
        for number, (table, action) in enumerate(zip(self._tables, actions.tolist(), strict=True)):
            table.act(action)
            if table.game.is_over:
                over.append(number)
        self._over = [self._tables[number].game for number in over]
        return np.array(over, np.intp)

    def game(self, number: int) -> AnyGame:
        return self._tables[number].game

    def rewards(self) -> Floats:
        return rewards_of(self._reward, self._over)

    def seats(self) -> Numbers:
        return np.array([table.seat for table in self._tables], np.intp)

    def masks(self) -> Mask:
        return np.stack([table.mask(table.seat) for table in self._tables])

    def flat(self) -> Bytes:
        return np.stack([table.flat(table.seat) for table in self._tables])


class VectorTables:
    """Many games of one kind."""

    def __init__(
        self,
        game: str = "new_york",
        seats: int | None = None,
        games: int = 1024,
        *,
        acting: Acting = "steps",
        seeing: Seeing = "flat",
        reward: Reward = "margin",
        rules: dict[str, bool | str] | None = None,
        illegal: Illegal = "raise",
        deals: int | None = DEALS,
        copy: bool = True,
    ) -> None:
        """Without `copy` an observation is the environment's own memory, and changes with the next step.

        The other arguments are those of `aec_env`; but unless told otherwise, an illegal action raises.
        """
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        if games < 1:
            raise ValueError(f"games must be at least 1, not {games}")
        self.kind = kind_of(game, seats, rules)
        self.count = games
        table = table_of(self.kind, acting)
        self.table = table  # of no game that is played here, but it knows what all of them have in common
        self.actions = table.actions
        self.observation_space = observation_box(table, seeing)
        self.action_space = spaces.Discrete(table.actions)
        self._seeing, self._deals, self._copy = seeing, deals, copy
        self._reward, self._illegal = reward, illegal
        self._games: Games
        if isinstance(table, LineTable) and acting == "steps":
            self._games = ManyLineGames(self.kind, games, table, reward, deals)
        else:
            self._games = PlainGames(self.kind, [table_of(self.kind, acting) for _ in range(games)], reward)
        self._numbers = np.arange(games)
        self._seeds: list[int] = []
        self._episodes = np.zeros(games, np.uint64)
        self._spread_seeds = np.zeros(games, np.uint64)

    def reset(self, seed: Seeds = None) -> Batch:
        """Begin all games anew. `seed` is one for each of them, or a number from which they count up."""
        if seed is None:
            seed = fresh_seed()
        seeds = [seed + number for number in range(self.count)] if isinstance(seed, int) else list(seed)
        if len(seeds) != self.count:
            raise ValueError(f"needs {self.count} seeds, one for each game, not {len(seeds)}")
        self._seeds = seeds
        self._spread_seeds = np.array([each * _SPREAD & _WORD for each in seeds], np.uint64)
        self._episodes[:] = 0
        if self._deals is not None:
            self._games.prepare(self._deals)
        self._games.begin(self._numbers, self._deals_of(self._numbers, 0))
        return self._batch(np.zeros((self.count, self.kind.seats), np.float32), np.zeros(self.count, np.bool_))

    def deal_of(self, number: int, later: int = 0) -> str:
        """The seed of the deal that is played now in a game, or so many deals later."""
        return str(self._deals_of(np.array([number]), later)[0])

    def _deals_of(self, games: Numbers, later: int) -> Sequence[str] | Numbers:
        episodes = self._episodes[games] + np.uint64(later)
        if self._deals is None:
            return [deal_seed(self._seeds[game], each) for game, each in zip(games, episodes.tolist(), strict=True)]
        # A number of 64 bits that the seed and the episode make, and what part of the deals it is.
        spread = (self._spread_seeds[games] + episodes) * np.uint64(_SPREAD)
        high, low = (spread >> np.uint64(32)), (spread & np.uint64(2**32 - 1))
        deals = np.uint64(self._deals)
        return (high * deals + (low * deals >> np.uint64(32)) >> np.uint64(32)).astype(np.intp)

    def step(self, actions: ArrayLike) -> Batch:
        """One action in every game. If any is illegal, none is carried out and `IllegalAction` is raised.

        With `illegal="loses"` an illegal action ends its own game instead, which is lost to the other seats.
        """
        if not self._seeds:
            raise RuntimeError("call reset() first")
        chosen = np.asarray(actions, np.intp)
        if chosen.shape != (self.count,):
            raise ValueError(f"needs {self.count} actions, one for each game")
        reward = np.zeros((self.count, self.kind.seats), np.float32)
        is_over = np.zeros(self.count, np.bool_)
        legal = self._games.are_legal(chosen)
        lost = np.flatnonzero(~legal)
        if len(lost):
            if self._illegal == "raise":
                number = int(lost[0])
                raise IllegalAction("not-a-step", f"action {chosen[number]} is not legal in game {number}")
            seats = self._games.seats()
            for number in lost.tolist():
                reward[number] = rewards_after_illegal(self._reward, self._games.game(number), int(seats[number]))
            # All games are stepped together: in these any legal action will do, for the next game begins in any case.
            chosen = np.where(legal, chosen, self._games.masks().argmax(axis=1))
        over = self._games.step(chosen)
        if len(over):
            ended = self._games.rewards()
            finished = legal[over]
            reward[over[finished]] = ended[finished]
            is_over[over] = True
        is_over[lost] = True
        if is_over.any():
            ended_games = np.flatnonzero(is_over)
            self._episodes[ended_games] += np.uint64(1)
            self._games.begin(ended_games, self._deals_of(ended_games, 0))
        return self._batch(reward, is_over)

    def _batch(self, reward: Floats, over: NDArray[np.bool_]) -> Batch:
        seen = self._games.flat()
        if self._seeing == "planes":
            seen = self.table.planes.of(seen)
        elif self._copy:
            seen = seen.copy()
        return Batch(seen, self._games.masks(), self._games.seats(), reward, over)

    def game(self, number: int) -> AnyGame:
        """One of the games, to look at."""
        return self._games.game(number)

    def __getstate__(self) -> Any:
        raise TypeError("tables side by side are not pickled: reset them by their seeds")
