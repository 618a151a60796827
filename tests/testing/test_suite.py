"""The suite that everybody can run, run on every game and on bots of this house; and that it finds what is wrong."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from allaboard.boards.loader import load
from allaboard.bots import BOT_NAMES, Budget, Perspective, RandomBot, bot_of
from allaboard.deals import deal_line_setup
from allaboard.engine import Action, LineDeal, LineOptions, game_of
from allaboard.engine.interface import Game
from allaboard.testing import BOT_CHECKS, GAME_CHECKS, BotCase, GameCase, built_in_games, check_bot, check_game
from allaboard.testing.worlds import other_world

GAMES = {case.name: case for case in built_in_games()}
SMALL = Budget(effort=0.001)  # one trial each


@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_this_house(name: str, check: Callable[[GameCase], None]) -> None:
    check(GAMES[name])


def test_every_city_and_every_number_of_players_is_tried() -> None:
    assert len(GAMES) == 3 + 3 + 5 + 5 + 5
    assert {"new_york 1", "london 5", "rome 2", "paris 3", "depot 6"} <= GAMES.keys()


@pytest.mark.parametrize("check", BOT_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", ["new_york 2", "depot 3"])
@pytest.mark.parametrize("name", BOT_NAMES[:3])
def test_quick_bots_of_this_house(name: str, game: str, check: Callable[[BotCase], None]) -> None:
    check(BotCase(name, lambda seed: bot_of(name, seed, SMALL), GAMES[game], decisions=3))


# Games with something wrong. A compiled class cannot be changed, so each of these wraps a game.


class Wrapped:
    """A game of New York, passed on as it is."""

    def __init__(self, seed: str = "", game: Any = None) -> None:
        city = load("new_york")
        self.seed = seed
        self.inner = game or game_of(LineDeal(city, deal_line_setup(city, 2, seed), LineOptions()))

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name == "inner":
            raise AttributeError(name)
        return getattr(self.inner, name)

    def copy(self) -> Any:
        return type(self)(self.seed, self.inner.copy())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Wrapped) and bool(self.inner == other.inner)

    __hash__ = None  # type: ignore[assignment]


class Leaking(Wrapped):
    def view(self, seat: int | None) -> Mapping[str, object]:
        return {**self.inner.view(seat), "next": self.inner.deal.setup.tickets}


class Lenient(Wrapped):
    def apply(self, seat: int, action: Action) -> Any:
        return self.inner.apply(seat, action) if action in self.inner.legal(seat) else ()


class Shuffled(Wrapped):
    def legal(self, seat: int) -> Any:
        return tuple(self.inner.legal(seat))[::-1]


class Shallow(Wrapped):
    def copy(self) -> Any:
        return type(self)(self.seed, self.inner)


class Forgetful(Wrapped):
    def __reduce__(self) -> Any:
        return type(self), (self.seed,)


class Chancy(Wrapped):
    def apply(self, seat: int, action: Action) -> Any:
        random.random()
        return self.inner.apply(seat, action)


class Blurted(Wrapped):
    def scores(self, viewer: int | None) -> Mapping[str, object]:
        return {**self.inner.scores(viewer), "over": False}


def other_wrapped(game: Game, seat: int, chance: random.Random) -> Game:
    wrapped: Any = game
    found: Game = type(wrapped)(wrapped.seed, other_world(wrapped.inner, seat, chance))
    return found


def failing(kind: type[Wrapped]) -> set[str]:
    """The checks that a kind of game does not pass."""
    case = GameCase("wrapped", kind, other_wrapped)
    found = set()
    for check in GAME_CHECKS:
        try:
            check(case)
        except AssertionError:
            found.add(check.__name__)
    return found


def test_a_game_that_is_passed_on_as_it_is_passes() -> None:
    assert failing(Wrapped) == set()
    check_game(GameCase("wrapped", Wrapped, other_wrapped, games=1))


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        (Leaking, "secrecy"),
        (Lenient, "refusals"),
        (Shuffled, "legality"),
        (Shallow, "copies"),
        (Forgetful, "pickling"),
        (Chancy, "seeds"),
        (Blurted, "interface"),
    ],
)
def test_what_is_wrong_with_a_game_is_found(kind: type[Wrapped], found: str) -> None:
    assert found in failing(kind)


# Bots with something wrong.


class Peeping(RandomBot):
    def choose(self, perspective: Perspective) -> Action:
        legal = list(perspective.legal())
        return legal[sum(perspective._game.deal.setup.tickets[-1:]) % len(legal)]  # type: ignore[attr-defined]


class Whimsical(RandomBot):
    def choose(self, perspective: Perspective) -> Action:
        return random.choice(list(perspective.legal()))


class Stubborn(RandomBot):
    def choose(self, perspective: Perspective) -> Action:
        first: Action = self.__dict__.setdefault("first", super().choose(perspective))
        return first


@pytest.mark.parametrize(("bot", "found"), [(Peeping, "sight"), (Whimsical, "repeats"), (Stubborn, "choices")])
def test_what_is_wrong_with_a_bot_is_found(bot: Any, found: str) -> None:
    case = BotCase("wrong", bot, GAMES["new_york 2"])
    (check,) = [check for check in BOT_CHECKS if check.__name__ == found]
    with pytest.raises(AssertionError):
        check(case)


def test_a_bot_of_ones_own_in_twenty_lines_passes() -> None:
    class Last:
        name = "last"

        def __init__(self, seed: str | None) -> None:
            self.seed = seed

        def choose(self, perspective: Perspective) -> Action:
            return perspective.legal()[-1]

    check_bot(BotCase("last", Last, GAMES["rome 2"]))
