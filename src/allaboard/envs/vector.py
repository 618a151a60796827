"""Many games side by side in one process, numpy arrays in and out.

    from allaboard.envs import VectorTables
    tables = VectorTables("new_york", seats=2, games=4096)
    batch = tables.reset(seed=1)
    while True:
        actions = choose(batch.observation, batch.action_mask)  # one for each game
        batch = tables.step(actions)

In every game the next decision is asked for, whoever's it is: `batch.seat` says whose. Of a game that is over, `reward`
has the rewards of all its seats, `over` is true, and everything else is already about the next game, which begins by
itself. By small steps in a city all games are stepped in the compiled engine; whole turns and Depot take longer.

Every game has a seed of its own, from which come all the deals that it plays. With `deals=None` each of them is new,
as in the other environments. To deal takes longer than to play, so by default games choose by their seeds among a
thousand deals, which are dealt with the first reset.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import ArrayLike, NDArray

from allaboard.engine import IllegalAction
from allaboard.engine.line.pen import PEN_STEPS
from allaboard.engine.line.steps import STEPS
from allaboard.envs.aec import fresh_seed, observation_box
from allaboard.envs.kinds import AnyGame, Kind, deal_seed, kind_of
from allaboard.envs.line.batch import Dealt, LineBatch, game_of
from allaboard.envs.line.row import LineRow
from allaboard.envs.line.table import LineTable
from allaboard.envs.planes import Bytes
from allaboard.envs.rewards import REWARDS, Floats, Reward, line_rewards, rewards_of
from allaboard.envs.tables import Acting, Mask, Seeing, Table, table_of

DEALS = 1024
_SPREAD = 0x9E3779B97F4A7C15  # an odd number that sends neighbouring seeds far apart

Seeds: TypeAlias = int | Sequence[int] | None


class Batch(NamedTuple):
    """What is due in every game, and how those ended that were over."""

    observation: Bytes  # of whoever is to decide: games × numbers, or games × planes × rows × columns
    action_mask: Mask  # games × actions
    seat: NDArray[np.intp]  # who that is
    reward: Floats  # games × seats; zeros but for games that were over
    over: NDArray[np.bool_]


class Games(Protocol):
    """Games that are stepped together; how they are is for the kind of actions to say."""

    def begin(self, number: int, seed: str, following: str) -> None:
        """Play a deal in the game with this number, and then the one that follows it; both by their seeds."""
        ...

    def prepare(self, seeds: Iterable[str]) -> None:
        """Deal what may be played, if that helps later."""
        ...

    def look_at_all(self) -> None:
        """All games have begun."""
        ...

    def step(self, actions: NDArray[np.intp]) -> list[int]:
        """One action of every game, all of them legal; gives those that were over, in which the next has begun."""
        ...

    def follow(self, number: int, following: str) -> None:
        """What to play after the game that has just begun."""
        ...

    def game(self, number: int) -> AnyGame: ...

    def rewards(self) -> Floats:
        """Of the games that were over."""
        ...

    def seats(self) -> NDArray[np.intp]: ...

    def masks(self) -> Mask: ...

    def flat(self) -> Bytes:
        """What whoever is to decide sees; it may change with the next step."""
        ...


class QuickGames:
    """Line games by small steps."""

    def __init__(self, kind: Kind, count: int, table: LineTable, reward: Reward, kept: int) -> None:
        self._kind, self._reward, self._kept = kind, reward, kept
        self._rows = [LineRow(table.plan, table.game) for _ in range(count)]
        self._flat = bytearray(count * table.layout.size)
        self._seen = np.frombuffer(self._flat, np.uint8).reshape(count, table.layout.size)
        drawn = next(span.start for span in table.layout.spans if span.field.name == "drawn")
        self._scratch = LineRow(table.plan, table.game)
        nothing = Dealt(table.game.deal, self._scratch.opening())
        self._batch = LineBatch(self._rows, [nothing] * count, self._flat, drawn)
        self._dealt: dict[str, Dealt] = {}
        bits = np.arange(2**STEPS, dtype=np.uint8)
        self._masks = np.zeros((2**STEPS, PEN_STEPS), np.int8)
        self._masks[:, :STEPS] = bits[:, None] >> np.arange(STEPS) & 1
        self._departures: dict[int, Mask] = {}

    def _deal(self, seed: str) -> Dealt:
        dealt = self._dealt.get(seed)
        if dealt is None:
            deal = self._kind.deal_line(seed)
            self._scratch.begin(game_of(deal), None)
            dealt = Dealt(deal, self._scratch.opening())
            if len(self._dealt) < self._kept:
                self._dealt[seed] = dealt
        return dealt

    def begin(self, number: int, seed: str, following: str) -> None:
        dealt = self._deal(seed)
        self._rows[number].begin(game_of(dealt.deal), dealt.opening)
        self.follow(number, following)

    def prepare(self, seeds: Iterable[str]) -> None:
        for seed in seeds:
            self._deal(seed)

    def look_at_all(self) -> None:
        self._batch.look_at_all()

    def step(self, actions: NDArray[np.intp]) -> list[int]:
        self._batch.step(actions.astype(np.uint8).tobytes())
        return self._batch.over

    def follow(self, number: int, following: str) -> None:
        self._batch.following[number] = self._deal(following)

    def game(self, number: int) -> AnyGame:
        return self._rows[number].game

    def rewards(self) -> Floats:
        return line_rewards(self._reward, self._batch.totals, self._kind.seats)

    def seats(self) -> NDArray[np.intp]:
        return np.frombuffer(bytes(self._batch.seats), np.uint8).astype(np.intp)

    def masks(self) -> Mask:
        found: Mask = self._masks[np.frombuffer(bytes(self._batch.legal), np.uint8)]
        for number in self._batch.departing:
            legal = self._rows[number].pen.legal
            mask = self._departures.get(legal)
            if mask is None:
                self._departures[legal] = mask = np.array([legal >> step & 1 for step in range(PEN_STEPS)], np.int8)
            found[number] = mask
        return found

    def flat(self) -> Bytes:
        return self._seen


class PlainGames:
    """Games of any kind, one table after the other."""

    def __init__(self, kind: Kind, tables: list[Table], reward: Reward) -> None:
        self._kind, self._reward = kind, reward
        self._tables = tables
        self._following = [""] * len(tables)
        self._over: list[AnyGame] = []

    def begin(self, number: int, seed: str, following: str) -> None:
        self._tables[number].begin(self._kind.start(seed))
        self.follow(number, following)

    def prepare(self, seeds: Iterable[str]) -> None:
        pass

    def look_at_all(self) -> None:
        pass

    def step(self, actions: NDArray[np.intp]) -> list[int]:
        over: list[int] = []
        self._over = []
        for number, (table, action) in enumerate(zip(self._tables, actions.tolist(), strict=True)):
            table.act(action)
            if table.game.is_over:
                over.append(number)
                self._over.append(table.game)
                table.begin(self._kind.start(self._following[number]))
        return over

    def follow(self, number: int, following: str) -> None:
        self._following[number] = following

    def game(self, number: int) -> AnyGame:
        return self._tables[number].game

    def rewards(self) -> Floats:
        return rewards_of(self._reward, self._over)

    def seats(self) -> NDArray[np.intp]:
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
        deals: int | None = DEALS,
        copy: bool = True,
    ) -> None:
        """Without `copy` an observation is the environment's own memory, and changes with the next step.

        The other arguments are those of `aec_env`.
        """
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
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
        self._games: Games
        if isinstance(table, LineTable) and acting == "steps":
            self._games = QuickGames(self.kind, games, table, reward, deals or 0)
        else:
            self._games = PlainGames(self.kind, [table_of(self.kind, acting) for _ in range(games)], reward)
        self._numbers = np.arange(games)
        self._seeds: list[int] = []
        self._episodes: list[int] = []
        self._mask: Mask | None = None

    def reset(self, seed: Seeds = None) -> Batch:
        """Begin all games anew. `seed` is one for each of them, or a number from which they count up."""
        if seed is None:
            seed = fresh_seed()
        self._seeds = [seed + number for number in range(self.count)] if isinstance(seed, int) else list(seed)
        if len(self._seeds) != self.count:
            raise ValueError(f"needs {self.count} seeds, one for each game, not {len(self._seeds)}")
        self._episodes = [0] * self.count
        if self._deals is not None:
            self._games.prepare(str(number) for number in range(self._deals))
        for number in range(self.count):
            self._games.begin(number, self.deal_of(number), self.deal_of(number, 1))
        self._games.look_at_all()
        return self._batch(np.zeros((self.count, self.kind.seats), np.float32), np.zeros(self.count, np.bool_))

    def deal_of(self, number: int, later: int = 0) -> str:
        """The seed of the deal that is played now in a game, or so many deals later."""
        seed, episode = self._seeds[number], self._episodes[number] + later
        if self._deals is None:
            return deal_seed(seed, episode)
        return str(((seed * _SPREAD + episode) * _SPREAD & 2**64 - 1) * self._deals >> 64)

    def step(self, actions: ArrayLike) -> Batch:
        """One action in every game. If any is illegal, none is carried out and `IllegalAction` is raised."""
        if self._mask is None:
            raise RuntimeError("call reset() first")
        chosen = np.asarray(actions, np.intp)
        if chosen.shape != (self.count,):
            raise ValueError(f"needs {self.count} actions, one for each game")
        if not ((chosen >= 0) & (chosen < self.actions)).all() or not self._mask[self._numbers, chosen].all():
            self._refuse(chosen)
        over = self._games.step(chosen)
        reward = np.zeros((self.count, self.kind.seats), np.float32)
        is_over = np.zeros(self.count, np.bool_)
        if over:
            is_over[over] = True
            reward[over] = self._games.rewards()
            for number in over:
                self._episodes[number] += 1
                self._games.follow(number, self.deal_of(number, 1))
        return self._batch(reward, is_over)

    def _batch(self, reward: Floats, over: NDArray[np.bool_]) -> Batch:
        self._mask = self._games.masks()
        seen = self._games.flat()
        if self._seeing == "planes":
            seen = self.table.planes.of(seen)
        elif self._copy:
            seen = seen.copy()
        return Batch(seen, self._mask, self._games.seats(), reward, over)

    def _refuse(self, chosen: NDArray[np.intp]) -> None:
        assert self._mask is not None
        for number, action in enumerate(chosen.tolist()):
            if not 0 <= action < self.actions or not self._mask[number, action]:
                raise IllegalAction("not-a-step", f"action {action} is not legal in game {number}")

    def game(self, number: int) -> AnyGame:
        """One of the games, to look at."""
        return self._games.game(number)

    def __getstate__(self) -> Any:
        raise TypeError("tables side by side are not pickled: reset them by their seeds")
