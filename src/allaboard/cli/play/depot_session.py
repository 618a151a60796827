"""Depot at the keyboard: one decision after the other, what is typed, what is shown."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TypeAlias

from allaboard.cli.play.choices import Unclear
from allaboard.cli.play.depot_choices import DepotChoice, depot_choices, resolve, written
from allaboard.cli.play.depot_news import DepotNews
from allaboard.cli.play.depot_position import DepotPosition
from allaboard.cli.play.depot_speaker import Decision, DepotSpeaker
from allaboard.cli.play.host_choices import USUAL_SETTINGS, check_settings
from allaboard.cli.play.session import HINT, Session, Table, check_bots, shown_names
from allaboard.cli.play.terminal import Interrupts
from allaboard.engine import Action, Event, IllegalAction
from allaboard.engine.depot.events import DayEnded
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.depot.scoring import team_seats
from allaboard.engine.depot.setup import TableSettings
from allaboard.locales import Words
from allaboard.records import Record
from allaboard.records.replaying import start_record, steps

DepotTable: TypeAlias = Table[DepotGame, DepotNews]

# Somebody must board or be taken anyway, and keeping quiet is what most do: nobody wants to confirm these.
_AT_ONCE = frozenset(("board L", "board R", "pass"))
_AT_ONCE_WORDS = frozenset(("take",))


def resumed(
    record: Record, words: Words, fit: Callable[[str], str], settings: TableSettings | None = None
) -> DepotTable:
    """The table of a record, its story told again. `FaultsFound` if it cannot go on."""
    game = start_record(record, settings)
    assert isinstance(game, DepotGame)
    check_settings(settings or USUAL_SETTINGS, game.deal.options)
    humans = sum(player.bot is None for player in record.players)
    news = DepotNews(words, shown_names(record.players, fit), shared=humans > 1, teams=team_seats(game.scores(None)))
    news.events += game.opening()
    for step in steps(record, game):
        news.acted(step.seat, step.action)
        news.events += step.events
    check_bots(record.players)
    return Table(game, record.players, record.seed, news)


class DepotSession(Session[DepotGame, DepotNews]):
    """A game of Depot with one person at the keyboard, or none. For several see `depot_sharing`."""

    _unit = "lead"

    def __init__(self, table: DepotTable, speaker: DepotSpeaker, words: Words, interrupts: Interrupts) -> None:
        super().__init__(table, speaker, words, interrupts)
        self._speaker = speaker
        self._news = table.news
        self._untold: deque[Event] = deque()
        self._day_over: DayEnded | None = None
        self._told = 0  # events already told when nobody plays and everybody watches

    def _moment(self) -> int:
        return len(self._game.actions)

    def _has_secrets(self) -> bool:
        return True

    # What happens.

    def _apply(self, seat: int, action: Action) -> None:
        self._carry_out(seat, action)
        self._settle()

    def _settle(self) -> None:
        """What happened becomes known, and if it ended a day, its points do."""
        self._tell_all()
        if self._day_over is not None and not self._game.is_over:
            self._show_day()
        self._day_over = None

    def _carry_out(self, seat: int, action: Action) -> None:
        with self._interrupts.held():
            self._news.acted(seat, action.text)
            self._untold.extend(self._game.apply(seat, action))
            self._keep()

    def _keep(self) -> None:
        """Save what has happened, from now on."""
        self.record = self._table.record

    def _tell_all(self) -> None:
        while self._untold:
            self._hear(self._untold.popleft())

    def _hear(self, event: Event) -> None:
        self._news.events.append(event)
        if isinstance(event, DayEnded):
            self._day_over = event

    def _tell_spectators(self) -> None:
        if not self._humans:
            whole = len(self._news.events) if self._game.is_over else self._news.turn_start
            self._speaker.tell(self._news.told(None, self._told, whole))
            self._told = whole

    def _show_day(self) -> None:
        """The points of a day that is over, for everybody."""
        if not self._humans or self._day_over is None:
            return
        seat = self._humans[0] if len(self._humans) == 1 else None
        self._speaker.day_over(self._position(seat), self._day_over.day, self._news.end_of_day(seat))
        self._leave_if_asked(self._speaker.ask("depot-prompt-day"))

    def _finish(self) -> None:
        seat = self._humans[0] if len(self._humans) == 1 else None
        self._speaker.final(self._position(seat), self._news.end_of_game(seat))

    def _position(self, seat: int | None) -> DepotPosition:
        return DepotPosition(self._game.view(seat), self._game.scores(seat), self._names)

    # Decisions.

    def _decide(self, seat: int) -> None:
        self._hand_over(seat)
        message = ""
        page = 0
        typed: str | None = None  # an answer to the last question that is one to this too
        while True:
            decision = self._decision(seat, page)
            if typed is None:
                self._speaker.decision(decision, message)
                typed = self._speaker.ask("play-prompt-choice")
            message, answer, typed = "", typed, None
            if self._command(answer, decision):
                continue
            if answer == "" or answer.lower() in {"n", "p"}:
                page = max(page + (-1 if answer.lower() == "p" else 1), 0)
                continue
            choice = resolve(answer, decision.choices)
            if isinstance(choice, Unclear):
                message = self._why_not(seat, answer, choice)
                continue
            done, typed = self._confirm(seat, decision, choice)
            if done:
                return

    def _decision(self, seat: int, page: int) -> Decision:
        position = self._position(seat)
        choices = depot_choices(position.view, self._game.legal(seat), self._words)
        return Decision(position, self._news.since(seat), choices, page)

    def _why_not(self, seat: int, answer: str, unclear: Unclear) -> str:
        """The engine's own reason where the text is an action that is not legal."""
        if unclear.key != "play-not-legal":
            return self._words(unclear.key, **unclear.values)
        try:
            self._game.copy().apply(seat, self._game.parse(written(answer)))
        except IllegalAction as refused:
            if refused.code != "not-an-action":
                return self._words("play-refused", reason=refused.message)
        return self._words("depot-not-understood")

    def _confirm(self, seat: int, decision: Decision, choice: DepotChoice) -> tuple[bool, str | None]:
        """Ask before what cannot be undone. Another action may be named instead: that text is handed back."""
        if choice.text in _AT_ONCE or choice.text.split(" ")[0] in _AT_ONCE_WORDS:
            self._apply(seat, choice.action)
            return True, None
        while True:
            self._speaker.confirm(decision, choice)
            answer = self._speaker.ask("play-prompt-confirm")
            if self._command(answer, decision):
                continue
            if answer.lower() in self._agreeing():
                self._apply(seat, choice.action)
                return True, None
            return False, None if answer.lower() in self._taking_back() else answer

    # Commands that every question understands.

    def _command(self, typed: str, decision: Decision) -> bool:
        """Carries out a command; False if the text is not one."""
        word = typed.lower()
        if word in {"?", "h", "help"}:
            self._speaker.help(self._game.deal.options)
        elif word == "t":
            self._speaker.table(decision.position)
        elif word == "s":
            self._speaker.scores(decision.position)
        elif word == "l":
            self._speaker.log(self._news.told(decision.position.seat))
        elif word in HINT and decision.position.seat is not None:
            self._hint(decision.position.seat, [(choice.text, choice.sentence) for choice in decision.choices])
        else:
            self._leave_if_asked(typed)
            return False
        return True
