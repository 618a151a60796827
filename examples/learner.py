"""A player that learns by itself: deep Q-learning with a small network, which beats `random` within a minute.

pip install 'allaboard[learn]'
python examples/learner.py --games 3000 --save rider.npz
python examples/learner.py --games 0 --load rider.npz --against greedy

**What it learns.** The network is shown what a seat sees, and gives a number for every action: the points that the game
will end with if this is done now, and the best from then on. Such a network is a player: it takes the legal action with
the highest number. At first the numbers are noise, and it runs into its own line and is out, as `random` does.

**How.** It plays many games side by side, against itself, and often tries something at random, less so as it learns.
When a game is over, every decision in it gets a target: the points that came in the end, mixed with what the network
expected on the way, which is less a matter of luck (that is Q(λ)). Decisions and targets go into a memory, and from
there, well mixed, into lessons. Whoever is out has the lowest points there are, so the first lesson is to stay in.

**What it sees** decides how fast it learns. On a whole map, that one must not run into one's line would have to be
learned anew for every corner. So it sees what lies around its pencil, wherever on the map that is, and the sheet beside
it. Shown the flat observation, the same network needs many times as many games.
"""

import argparse
from collections import deque
from collections.abc import Iterator
from time import monotonic

import numpy as np
from sklearn.neural_network import MLPRegressor

from allaboard.arena.standing import wilson
from allaboard.envs import SeatEnv, VectorTables
from allaboard.envs.rewards import ELIMINATED

TABLES = 64  # games side by side
REACH = 2  # how many stops it sees around its pencil, in every direction
NEURONS = 128
MEMORY = 20_000  # decisions
LESSONS, SAMPLE = 2, 128  # lessons after every step, each with so many decisions
TRUST = 0.9  # λ: how much of a target is what came in the end
POINTS = 30  # that count as 1 in a target: networks like small numbers
REPORT, TRIALS = 500, 50  # it says how it is doing every so many games, and plays so many against `random` for that

# What was seen, what was done, and what it was worth: what the network expected then, later the target.
Decision = tuple[np.ndarray, int, float]


class Learner:
    """A network, and how it learns a line game for two."""

    def __init__(self, city: str, seed: int) -> None:
        self.city = city
        self.tables = VectorTables(city, 2, TABLES, seeing="planes", reward="score")
        self.eyes = Eyes(self.tables)
        self.chance = np.random.default_rng(seed)
        self.memory: deque[Decision] = deque(maxlen=MEMORY)
        self.network = MLPRegressor(hidden_layer_sizes=(NEURONS,), random_state=seed)
        self.batch = self.tables.reset(seed)
        # Nothing is learned from this, but the network knows then how much goes in and comes out.
        self.network.partial_fit(self.eyes(self.batch.observation), np.zeros((TABLES, self.tables.actions)))

    def worth(self, seen: np.ndarray, legal: np.ndarray) -> np.ndarray:
        """What each legal action is worth, in many games at once."""
        return np.where(legal, self.network.predict(seen), -np.inf)

    def learn(self, games: int) -> Iterator[float]:
        """Play so many games against itself and learn from them; gives the points of every seat that was played."""
        paths: list[list[list[Decision]]] = [[[], []] for _ in range(TABLES)]
        played = 0
        while played < games:
            batch, seen = self.batch, self.eyes(self.batch.observation)
            worth = self.worth(seen, batch.action_mask)
            is_trial = self.chance.random(TABLES) < max(0.05, 0.5 - played / games)
            any_legal = (self.chance.random(worth.shape) * batch.action_mask).argmax(axis=1)
            actions = np.where(is_trial, any_legal, worth.argmax(axis=1))
            for table, seat in enumerate(batch.seat):
                paths[table][seat].append((seen[table], actions[table], worth[table].max()))
            self.batch = self.tables.step(actions)
            for table in np.flatnonzero(self.batch.over):
                played += 1
                for seat, points in enumerate(self.batch.reward[table]):
                    self.remember(paths[table][seat], points / POINTS)
                    yield points
                paths[table] = [[], []]
            for _ in range(LESSONS if len(self.memory) > MEMORY / 20 else 0):
                self.take_lesson()

    def remember(self, path: list[Decision], target: float) -> None:
        """Give every decision of a game that is over its target, from the last to the first."""
        for seen, action, expected in reversed(path):
            self.memory.append((seen, action, target))
            target = TRUST * target + (1 - TRUST) * expected

    def take_lesson(self) -> None:
        """Move the network towards the targets of some decisions; about other actions nothing is learned."""
        chosen = [self.memory[place] for place in self.chance.integers(len(self.memory), size=SAMPLE)]
        seen, actions, targets = map(np.array, zip(*chosen, strict=True))
        wanted = self.network.predict(seen)
        wanted[np.arange(SAMPLE), actions] = targets
        self.network.partial_fit(seen, wanted)

    def victories(self, against: str, games: int, seed: int) -> int:
        """How many games it wins against a bot of the house."""
        env = SeatEnv(self.city, 2, bots=[against], seeing="planes", reward="win")
        won = 0
        for game in range(games):
            seen, info = env.reset(seed=seed + game)
            reward, is_over = 0.0, False
            while not is_over:
                action = self.worth(self.eyes(seen[None]), info["action_mask"]).argmax()
                seen, reward, is_over, _, info = env.step(action)
            won += reward == 1
        return won

    def save(self, path: str) -> None:
        """All that was learned, as arrays."""
        np.savez(path, *self.network.coefs_, *self.network.intercepts_)

    def load(self, path: str) -> None:
        """Know what was saved, whatever was learned here."""
        with np.load(path) as saved:
            layers = [saved[name] for name in saved.files]
        self.network.coefs_, self.network.intercepts_ = layers[: len(layers) // 2], layers[len(layers) // 2 :]


class Eyes:
    """What the network is shown of an observation by planes: the map around the pencil, and the sheet."""

    def __init__(self, tables: VectorTables) -> None:
        planes = tables.table.planes
        number = {name: number for number, name in enumerate(planes.names)}
        self.end, self.drawn = number["end of seat +0/0"], number["drawn/0"]
        self.map = [number[name] for name in ("line of seat +0/0", "targets/0", *planes.grid.fixed_names)]
        # A plane that is not about places is one number, everywhere the same. Those of the other seat are left out.
        plain = [name for name in planes.names if "/" not in name and "+1" not in name]
        self.sheet = [number[name] for name in plain if number[name] not in self.map]

    def __call__(self, planes: np.ndarray) -> np.ndarray:
        """Of many observations at once."""
        count, _, _, columns = planes.shape
        drawn, end = (planes[:, number].reshape(count, -1) for number in (self.drawn, self.end))
        pencil = np.where(drawn.any(axis=1), drawn.argmax(axis=1), end.argmax(axis=1))  # the last marker, or the end
        row, column = (place[:, None, None] for place in np.divmod(pencil, columns))
        board = planes[:, self.map]
        board[:, 0] |= planes[:, self.drawn] > 0  # one's own line, with the turn that is being drawn
        board = np.pad(board, ((0, 0), (0, 0), (REACH, REACH), (REACH, REACH)))
        around = np.arange(2 * REACH + 1)
        window = board[np.arange(count)[:, None, None], :, row + around[:, None], column + around]
        return np.hstack([window.reshape(count, -1), planes[:, self.sheet, 0, 0] / 12]).astype(np.float32)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("city", nargs="?", default="new_york", help="where two play; %(default)s")
    ask.add_argument("--games", type=int, default=3000, help="to learn from; %(default)s")
    ask.add_argument("--against", default="random", metavar="BOT", help="whom to play in the end; %(default)s")
    ask.add_argument("--matches", type=int, default=400, metavar="GAMES", help="against that bot; %(default)s")
    ask.add_argument("--seed", type=int, default=1, help="%(default)s")
    ask.add_argument("--load", metavar="FILE", help="begin with what was saved")
    ask.add_argument("--save", metavar="FILE", help="where to put what was learned")
    asked = ask.parse_args()
    if asked.city == "depot":
        ask.error("it learns the line games only: Depot has no map to look at")

    learner, start = Learner(asked.city, asked.seed), monotonic()
    if asked.load:
        learner.load(asked.load)
    seats: list[float] = []
    for points in learner.learn(asked.games):
        seats.append(points)
        if len(seats) % (2 * REPORT) == 0:
            last = np.array(seats[-2 * REPORT :])
            out = last == ELIMINATED
            mean = last[~out].mean() if not out.all() else 0
            won = learner.victories("random", TRIALS, asked.seed) / TRIALS
            print(f"{len(seats) // 2:6} games  {monotonic() - start:4.0f} s  out {out.mean():4.0%}", end="")
            print(f"  points {mean:5.1f}  victories against random {won:4.0%}", flush=True)
    if asked.save:
        learner.save(asked.save)
    games = asked.matches
    won = wilson(learner.victories(asked.against, games, asked.seed + TRIALS) / games, games)
    print(f"against {asked.against}: {won.mean:.1%} of {games} games won (95 %: {won.low:.1%} to {won.high:.1%})")


if __name__ == "__main__":
    main()
