"""What a game at the keyboard is, whichever game: who decides, bots, one keyboard for several people, what is saved."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Literal, Protocol, TypeVar

from allaboard.boards.faults import refuse
from allaboard.boards.harmless import shown
from allaboard.bots import BOT_NAMES, Perspective, bot_of
from allaboard.bots.review.hints import hints
from allaboard.bots.review.wording import reasons_text
from allaboard.cli.cells import cut
from allaboard.cli.play.answers import agreeing, taking_back
from allaboard.cli.play.terminal import Interrupts, Leave
from allaboard.cli.play.voices import Voice
from allaboard.engine import Action, LineGame
from allaboard.locales import Words
from allaboard.records import Player, Record, record_of

if TYPE_CHECKING:
    from allaboard.engine.depot.game import DepotGame

NAME_IN_SENTENCES = 24  # cells
QUIT = 0
HINT = frozenset(("i", "hint"))


class Story(Protocol):
    """What a table keeps of what happened; each game has its own."""

    names: tuple[str, ...]


GameT = TypeVar("GameT", bound="LineGame | DepotGame")
NewsT = TypeVar("NewsT", bound=Story)


@dataclass
class Table(Generic[GameT, NewsT]):
    """A game with its players, ready to go on."""

    game: GameT
    players: tuple[Player, ...]
    seed: str | None
    news: NewsT

    @property
    def record(self) -> Record:
        return record_of(self.game, self.players, self.seed)


def shown_names(players: tuple[Player, ...], fit: Callable[[str], str]) -> tuple[str, ...]:
    """The names as they are shown: harmless, and short enough for a sentence."""
    return tuple(cut(fit(shown(player.name, 60)), NAME_IN_SENTENCES) for player in players)


def check_bots(players: tuple[Player, ...]) -> None:
    """`FaultsFound` if a record names a bot that is not here."""
    for place, player in enumerate(players):
        if player.bot is not None and player.bot not in BOT_NAMES:
            raise refuse("bot", f"players[{place}].bot", f"there is no bot {shown(player.bot)} here")


class Session(ABC, Generic[GameT, NewsT]):
    """Plays a table to its end, or until somebody leaves (`Leave`)."""

    _unit: Literal["total", "lead"]  # what a hint expects

    def __init__(self, table: Table[GameT, NewsT], voice: Voice, words: Words, interrupts: Interrupts) -> None:
        self._table = table
        self._game = table.game
        self._voice = voice
        self._words = words
        self._interrupts = interrupts
        self._names = table.news.names
        self._kinds = tuple(player.bot for player in table.players)
        self._humans = [seat for seat, kind in enumerate(self._kinds) if kind is None]
        self._at_keyboard: int | None = None
        self.record = table.record  # after the last whole action: safe to save at any moment

    def run(self) -> None:
        while not self._game.is_over:
            pending = self._game.pending()
            seat = next((seat for seat in pending if self._kinds[seat]), None)
            if seat is None:
                self._decide(pending[0])
            else:
                self._apply(seat, self._bot_choice(seat))
                self._tell_spectators()
        self._finish()

    def _bot_choice(self, seat: int) -> Action:
        """What a bot does. It draws from its own seed anew for each decision: a resumed game goes the same way."""
        kind = self._kinds[seat]
        assert kind is not None
        seed = None if self._table.seed is None else f"{self._table.seed}:{seat}:{self._moment()}"
        return bot_of(kind, seed).choose(Perspective(self._game, seat))

    @abstractmethod
    def _moment(self) -> int:
        """A number that no two decisions of a seat share."""

    @abstractmethod
    def _decide(self, seat: int) -> None:
        """A human decides what is due."""

    @abstractmethod
    def _apply(self, seat: int, action: Action) -> None:
        """Carry out a decision and tell what it did."""

    @abstractmethod
    def _tell_spectators(self) -> None:
        """What happened, while nobody plays and everybody watches."""

    @abstractmethod
    def _finish(self) -> None:
        """The end of the game."""

    @abstractmethod
    def _has_secrets(self) -> bool:
        """Whether a seat may see what another may not, now or on the screen that stands there still."""

    def _hand_over(self, seat: int) -> None:
        """Between two people at one keyboard: nothing of the one is left on the screen for the other."""
        if seat == self._at_keyboard:
            return
        if len(self._humans) > 1 and self._has_secrets():
            self._voice.hand_over(self._names[seat])
        self._at_keyboard = seat

    def _hint(self, seat: int, listed: Sequence[tuple[str, str]]) -> None:
        """What promises most, from what the seat sees alone. `listed`: what it can do, each with its words."""
        words = self._words
        self._voice.tell([words("hint-thinking")])
        found = hints(Perspective(self._game, seat), f"hint {len(self._game.actions)}")
        numbers = {action: (number, what) for number, (action, what) in enumerate(listed, 1)}
        lines = []
        for choice in found:
            number, what = numbers[choice.action]
            expected = words(f"hint-{self._unit}", points=words.number(choice.expected))
            why = reasons_text(choice, words)
            lines.append(words("play-hint-choice", number=number, what=what, expected=expected, why=why))
        self._voice.read([words("hint-title"), *lines] if lines else [words("hint-none")])

    def _agreeing(self) -> set[str]:
        """What is typed to confirm."""
        return agreeing(self._words)

    def _taking_back(self) -> set[str]:
        """What is typed not to confirm."""
        return taking_back(self._words)

    @staticmethod
    def _leave_if_asked(typed: str) -> None:
        """Every question understands this."""
        if typed.lower() in {"q", "quit", "exit"}:
            raise Leave(QUIT)
