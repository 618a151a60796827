"""A bot of any level knows what its seat may see, and there is no way to more."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest
from tests.bots.worlds import twin_days, twin_games

import allaboard.bots
from allaboard.boards.loader import names
from allaboard.bots import BOT_NAMES, Bot, Budget, Perspective, bot_of
from allaboard.bots.simple import Bot as BotProtocol
from allaboard.engine.interface import Game
from allaboard.testing.bots import Remembered

SMALL = Budget(effort=0.001)  # one trial each
KINDS = (*names(), "depot")
POSITIONS = 2


def twins(kind: str, number: int) -> tuple[Game, Game, int]:
    return twin_days(number) if kind == "depot" else twin_games(kind, number)


def bot(name: str) -> Bot:
    return bot_of(name, "the same", SMALL)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_bot_decides_without_the_game(name: str, kind: str) -> None:
    for number in range(POSITIONS):
        game, _, seat = twins(kind, number)
        assert bot(name).choose(Remembered(game, seat)) == bot(name).choose(Perspective(game, seat))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", BOT_NAMES)
def test_what_is_hidden_does_not_change_a_choice(name: str, kind: str) -> None:
    for number in range(POSITIONS, 2 * POSITIONS):
        game, other, seat = twins(kind, number)
        assert bot(name).choose(Perspective(game, seat)) == bot(name).choose(Perspective(other, seat))


@pytest.mark.parametrize("kind", KINDS)
def test_all_that_a_perspective_shows_is_the_same_in_both_worlds(kind: str) -> None:
    for number in range(8):
        game, other, seat = twins(kind, number)
        one, two = Perspective(game, seat), Perspective(other, seat)
        shown = [name for name in dir(Perspective) if not name.startswith("_") and (kind != "depot" or name != "city")]
        assert {*shown} | {"city"} == {"city", "costs", "is_line", "legal", "outlook", "phase", "view"}
        for name in shown:
            found = [getattr(each, name) for each in (one, two)]
            answers = [
                list(map(str, each())) if name == "legal" else each() if callable(each) else each for each in found
            ]
            assert answers[0] == answers[1], name


def test_poison_works() -> None:
    game, _, seat = twins("depot", 0)
    with pytest.raises(AssertionError, match="deal"):
        _ = Remembered(game, seat)._game.deal  # type: ignore[attr-defined]


# By type.


def test_a_bot_is_given_a_perspective_and_nothing_else() -> None:
    wanted = inspect.signature(BotProtocol.choose)
    assert list(wanted.parameters) == ["self", "perspective"]
    for name in BOT_NAMES:
        assert list(inspect.signature(type(bot_of(name)).choose).parameters) == ["self", "perspective"]


def test_no_bot_reaches_behind_its_perspective() -> None:
    """`_game` is written in one module only; mypy sees to the rest, for nothing else in there has a game to give."""
    folder = Path(allaboard.bots.__file__).parent
    reaching = [
        path.name
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "_game"
    ]
    assert set(reaching) == {"perspective.py"}


# The same again.


@pytest.mark.parametrize("kind", ["rome", "depot"])
@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_seed_and_an_effort_decide_everything(name: str, kind: str) -> None:
    game, _, seat = twins(kind, 5)
    assert len({bot_of(name, "seed", SMALL).choose(Perspective(game, seat)).text for _ in range(2)}) == 1


def test_effort_and_seconds_are_what_they_say() -> None:
    assert [Budget(effort=0.1).share_of(trials) for trials in (0, 3, 8, 60, 400)] == [0, 1, 1, 6, 40]
    assert Budget().share_of(60) == 60
    assert Budget().seconds_of(0.95) == 0.95
    assert Budget(effort=0.5).seconds_of(0.95) is None  # however long it takes
    assert Budget(seconds=3).seconds_of(0.95) == 3
    assert Budget(effort=0.5, seconds=3).seconds_of(None) == 3
