"""Games to try the engine on: random set-ups of any city, and players that choose at random."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

from hypothesis import strategies as st
from tests.engine.cities import cities

from allaboard.boards import loader
from allaboard.boards.city import City
from allaboard.engine import Action, LineGame, LineOptions, LineSetup, start_game

OBJECTIVES = {
    "bus": ("granny", "student", "tourist", "professional", "monument", "museum"),
    "metro": ("granny", "student", "tourist", "flirt", "opera", "theater"),
}


@dataclass(frozen=True)
class Dealt:
    """A game that can be started, and a seed for those who play it."""

    city: City
    setup: LineSetup
    options: LineOptions
    seed: int

    def start(self) -> LineGame:
        return start_game(self.city, self.setup, self.options)

    def rng(self) -> random.Random:
        return random.Random(self.seed)


def rival_line(rng: random.Random, city: City) -> tuple[str, ...]:
    """A simple path somewhere on the map."""
    beside: dict[str, list[str]] = {stop.name: [] for stop in city.stops}
    for one, other in city.roads:
        beside[one].append(other)
        beside[other].append(one)
    line = [rng.choice(sorted(beside))]
    for _ in range(rng.randrange(30)):
        free = [stop for stop in sorted(beside[line[-1]]) if stop not in line]
        if not free:
            break
        line.append(rng.choice(free))
    return tuple(line)


def random_setup(rng: random.Random, city: City, seats: int, choosing: bool) -> LineSetup:
    """A set-up for that many; while `choosing`, departures are still in the hands."""
    numbers = rng.sample(sorted(city.departures), 2 * seats)
    hands = tuple((numbers[2 * seat], numbers[2 * seat + 1]) for seat in range(seats))
    departures: tuple[int | None, ...] = tuple(rng.choice(hand) for hand in hands)
    first = rng.randrange(6)
    personal: list[int | None] = [*rng.sample(range(1, 6), seats)]
    if rng.random() < 0.1:
        personal[rng.randrange(seats)] = None
    tickets = rng.sample(range(1, 13), 12)
    return LineSetup(
        sheets=tuple(rng.sample(range(1, 6), seats)),
        personal=tuple(personal),
        common=tuple(rng.sample(OBJECTIVES[city.game], 3 if seats == 1 else 2)),
        departures=(None,) * seats if choosing else departures,
        tickets=tuple(tickets[: rng.randrange(12)] if rng.random() < 0.05 else tickets),
        inspector=rng.randrange(seats),
        hands=hands if choosing or rng.random() < 0.5 else None,
        rush=(first, 6 + rng.randrange(6)) if seats == 1 else None,
        rival=rival_line(rng, city) if seats == 1 else (),
    )


def dealt_in(city: City, seed: int, choosing: bool = False) -> Dealt:
    """A deal of this city for any number of players that fits, alone and `any_city` included."""
    rng = random.Random(seed)
    least, most = city.players
    seats = rng.choice([1, *range(min(2, most), most + 1)])
    options = LineOptions(
        open_personal=city.game == "bus" and rng.random() < 0.2,
        any_city=1 < seats < least or rng.random() < 0.2,
    )
    return Dealt(city, random_setup(rng, city, seats, choosing), options, seed)


BUILT_IN = [loader.load(name) for name in ("new_york", "london", "rome", "paris")]
seeds = st.integers(0, 2**32)


def deals(choosing: bool = False) -> st.SearchStrategy[Dealt]:
    """Deals of the four cities and of invented ones."""
    where = st.one_of(st.sampled_from(BUILT_IN), cities())
    return st.builds(dealt_in, where, seeds, st.just(choosing))


def choose(rng: random.Random, legal: Iterable[Action], careful: float = 0.97) -> Action:
    """A random action, mostly one that does not eliminate, so that games get long."""
    all_of_them = list(legal)
    safe = [action for action in all_of_them if not str(action).endswith("#")]
    return rng.choice(safe if safe and rng.random() < careful else all_of_them)


def played_to(dealt: Dealt, turns: int) -> LineGame:
    """The game after that many actions, or where it ended before."""
    game, rng = dealt.start(), dealt.rng()
    for _ in range(turns):
        if not game.pending():
            break
        seat = game.pending()[0]
        game.apply(seat, choose(rng, game.legal(seat)))
    return game
