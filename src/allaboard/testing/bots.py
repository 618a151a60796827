"""What every bot must hold: legal choices, the same again by the same seed, and no knowledge but its seat's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from allaboard.boards.city import City
from allaboard.bots import Bot, Perspective
from allaboard.engine.actions import Action
from allaboard.engine.interface import Actions, Game
from allaboard.testing.chance import stir, untouched
from allaboard.testing.games import GameCase

MakeBot: TypeAlias = Callable[[str | None], Bot]


@dataclass(frozen=True)
class BotCase:
    """A bot, made from a seed (None: as it likes), and the game in which it is tried."""

    name: str
    make: MakeBot
    game: GameCase
    decisions: int = 30  # of each game that are its own


class _Poison:
    """What must not be touched."""

    def __getattribute__(self, name: str) -> object:
        raise AssertionError(f"the bot looked at {name} of the game itself, behind its perspective")


class Remembered(Perspective):
    """Everything that a seat may know, written down. The game itself is gone, and poison stands in its place."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        here = Perspective(game, seat)
        self._said = here.view(), here.legal(), here.is_line, here.outlook(), here.costs()
        self._place = here.city if here.is_line else None
        self._game = _Poison()  # type: ignore[assignment]

    def view(self) -> Mapping[str, object]:
        return self._said[0]

    def legal(self) -> Actions:
        return self._said[1]

    @property
    def is_line(self) -> bool:
        return self._said[2]

    def outlook(self) -> list[int | None] | None:
        return self._said[3]

    def costs(self) -> list[tuple[int, int, bool]] | None:
        return self._said[4]

    @property
    def city(self) -> City:
        assert self._place is not None
        return self._place


def _play(case: BotCase, choose: Callable[[Bot, Game, int], Action]) -> list[str]:
    """A game in which the bot has seat 0 and the others play anything; gives what it chose."""
    game = case.game.start("a bot")
    bot, chance, chosen = case.make("seed"), Random(1), list[str]()
    while not game.is_over and len(chosen) < case.decisions:
        seat = game.pending()[0]
        if seat:
            game.apply(seat, chance.choice(list(game.legal(seat))))
            continue
        action = choose(bot, game, seat)
        chosen.append(action.text)
        game.apply(seat, action)
    return chosen


def choices(case: BotCase) -> None:
    """A bot chooses one of its legal actions, and changes nothing by thinking."""

    def choose(bot: Bot, game: Game, seat: int) -> Action:
        before = game.copy()
        action = bot.choose(Perspective(game, seat))
        assert action in game.legal(seat), f"{action} is not legal"
        assert game == before, "the game changed while the bot thought"
        return action

    assert _play(case, choose), "the bot was never asked"
    assert isinstance(case.make(None).name, str), "a bot has a name"


def repeats(case: BotCase) -> None:
    """With a seed a bot plays the same again, whatever becomes of the generators that the program shares."""
    stories = []
    for stirring in (1, 2):
        stir(stirring)
        with untouched("the bot"):
            stories.append(_play(case, lambda bot, game, seat: bot.choose(Perspective(game, seat))))
    assert stories[0] == stories[1], "the same seed chose differently"


def sight(case: BotCase) -> None:
    """A bot decides from what its seat may know: without the game, and alike in worlds that look alike to it."""
    chance = Random(2)

    def choose(bot: Bot, game: Game, seat: int) -> Action:
        wanted = case.make("again").choose(Perspective(game, seat))
        assert case.make("again").choose(Remembered(game, seat)) == wanted, "without the game it chose differently"
        if case.game.other is not None:
            world = case.game.other(game, seat, chance)
            other = case.make("again").choose(Perspective(world, seat))
            assert other == wanted, "what is hidden changed its choice"
        return bot.choose(Perspective(game, seat))

    _play(case, choose)


BOT_CHECKS: tuple[Callable[[BotCase], None], ...] = (choices, repeats, sight)


def check_bot(case: BotCase) -> None:
    """All checks, one after the other."""
    for check in BOT_CHECKS:
        check(case)
