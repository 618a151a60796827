"""A line game at the keyboard: departures and turns, what is typed, what is shown."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from allaboard.boards.faults import refuse
from allaboard.cli.play.answers import not_agreeing, yes_words
from allaboard.cli.play.choices import Choice, Unclear, departure_choices, ordered, resolve, turn_choices
from allaboard.cli.play.news import News, preview_story
from allaboard.cli.play.position import Position, position_of
from allaboard.cli.play.session import HINT, Session, Table, check_bots, shown_names
from allaboard.cli.play.speaker import Speaker
from allaboard.cli.play.terminal import Interrupts
from allaboard.engine import Action, Depart, IllegalAction, LineGame
from allaboard.locales import Words
from allaboard.records import Record
from allaboard.records.replaying import start_line_record, steps

LineTable: TypeAlias = Table[LineGame, News]


def resumed(record: Record, words: Words, fit: Callable[[str], str]) -> LineTable:
    """The table of a record, its story told again. `FaultsFound` if it cannot go on."""
    game = start_line_record(record)
    news = News(words, shown_names(record.players, fit))
    news.opened(game.opening())
    for step in steps(record, game):
        news.happened(step.seat, step.action, step.events)
    if not game.is_over and not game.pending():
        raise refuse("waits", "setup.tickets", "the next ticket is not known yet, so this game cannot go on here")
    check_bots(record.players)
    return Table(game, record.players, record.seed, news)


class LineSession(Session[LineGame, News]):
    """A line game: departures chosen in secret, then turn after turn."""

    _unit = "total"

    def __init__(self, table: LineTable, speaker: Speaker, words: Words, interrupts: Interrupts) -> None:
        super().__init__(table, speaker, words, interrupts)
        self._speaker = speaker
        self._best_first = True
        self._told = 0  # sentences already told when nobody plays and everybody watches

    def _moment(self) -> int:
        return self._game.round

    def _decide(self, seat: int) -> None:
        if self._game.phase == "departure":
            self._depart(seat)
        else:
            self._take_turn(seat)

    def _finish(self) -> None:
        self._speaker.final(self._final_position())

    def _apply(self, seat: int, action: Action) -> None:
        with self._interrupts.held():
            events = self._game.apply(seat, action)
            self._table.news.happened(seat, None if isinstance(action, Depart) else str(action), events)
            self.record = self._table.record

    def _tell_spectators(self) -> None:
        if not self._humans:
            told = self._table.news.worth_hearing
            self._speaker.tell(told[self._told :])
            self._told = len(told)

    # What is shown.

    def _position(self, seat: int, page: int = 0) -> Position:
        news, moves = self._table.news.since(seat)
        position = position_of(self._game, seat, self._table.news.names, self._kinds)
        position = replace(position, log=tuple(self._table.news.log), news=news, moves=moves)
        if self._game.phase == "departure":
            return replace(position, hand=tuple(departure_choices(self._game, seat).items()))
        choices = ordered(turn_choices(self._game, seat), self._best_first)
        return replace(position, choices=choices, best_first=self._best_first, page=page)

    def _final_position(self) -> Position:
        position = position_of(self._game, None, self._table.news.names, self._kinds)
        last = self._at_keyboard
        news = self._table.news.since(last)[0] if last is not None else ()
        if not news:
            news = tuple(self._table.news.worth_hearing[-1:])
        return replace(position, log=tuple(self._table.news.log), news=news)

    def _has_secrets(self) -> bool:
        city, options = self._game.deal.city, self._game.deal.options
        secret_objectives = city.game == "bus" and not options.open_personal
        return secret_objectives or self._game.round <= 1

    # Departures.

    def _depart(self, seat: int) -> None:
        self._hand_over(seat)
        message = ""
        while True:
            position = self._position(seat)
            self._speaker.departure(position, message, None)
            typed = self._speaker.ask("play-prompt-departure")
            message = ""
            if self._command(typed, position):
                continue
            number = self._departure_named(typed, position)
            if number is None:
                message = self._words("play-not-in-hand")
                continue
            self._speaker.departure(position, "", number)
            answer = self._speaker.ask("play-prompt-confirm")
            if answer.lower() in self._agreeing():
                self._apply(seat, Depart(number))
                return
            self._command(answer, position)

    @staticmethod
    def _departure_named(typed: str, position: Position) -> int | None:
        """The number of a ticket in the hand, typed as a number or as its stop."""
        text = typed.upper().removeprefix("DEPART").strip()
        return next((number for number, stop in position.hand if text in {str(number), stop}), None)

    # Turns.

    def _take_turn(self, seat: int) -> None:
        self._hand_over(seat)
        message = ""
        page = 0
        typed: str | None = None  # an answer to the last question that is one to this too
        while True:
            position = self._position(seat, page)
            if typed is None:
                self._speaker.turn(position, message)
                typed = self._speaker.ask("play-prompt-turn")
            message, answer, typed = "", typed, None
            if self._command(answer, position):
                continue
            if answer.lower() == self._words("play-key-order"):
                self._best_first = not self._best_first
                page = 0
                continue
            if answer == "" or answer.lower() in {"n", "p"}:
                page = max(page + (-1 if answer.lower() == "p" else 1), 0)
                continue
            choice = resolve(answer, position.choices)
            if isinstance(choice, Unclear):
                message = self._why_not(seat, answer, choice)
                continue
            done, typed = self._confirm(seat, position, choice)
            if done:
                return

    def _why_not(self, seat: int, answer: str, unclear: Unclear) -> str:
        """The engine's own reason where the text is a turn that is not legal."""
        if unclear.key != "play-not-legal":
            return self._words(unclear.key, **unclear.values)
        try:
            self._game.copy().apply(seat, self._game.parse(re.sub(r"[, ]+", "-", answer.upper())))
        except IllegalAction as refused:
            return self._words("play-refused", reason=refused.message)
        return self._words(unclear.key)

    def _confirm(self, seat: int, position: Position, choice: Choice) -> tuple[bool, str | None]:
        """Show what the turn would do and ask. Another turn may be named instead: that text is handed back."""
        story = preview_story(self._game.copy().apply(seat, choice.action), self._words, position.names)
        is_escapable = choice.dead_end > 0 and position.trap is None  # where no turn leaves a way out, none needs a yes
        needs_yes = choice.eliminates or is_escapable
        question = "play-prompt-out" if choice.eliminates else "play-prompt-dead-end"
        while True:
            self._speaker.preview(position, choice, story)
            answer = self._speaker.ask(question if needs_yes else "play-prompt-confirm")
            if self._command(answer, position):
                continue
            agreed = yes_words(self._words) if needs_yes else self._agreeing()
            if answer.lower() in agreed:
                self._apply(seat, choice.action)
                return True, None
            if answer.lower() in not_agreeing(self._words):
                return False, None
            return False, answer

    # Commands that every question understands.

    def _command(self, typed: str, position: Position) -> bool:
        """Carries out a command; False if the text is not one."""
        word, _, rest = typed.lower().partition(" ")
        stop = rest.strip().upper()
        if word in {"?", "h", "help"}:
            self._speaker.help(position)
        elif word == "b" and (not stop or stop in position.city):
            self._speaker.board(position, stop or None)
        elif typed.lower() == "s":
            self._speaker.sheets(position)
        elif typed.lower() == "l":
            self._speaker.log(position.log)
        elif typed.lower() in HINT and position.seat is not None:
            self._hint(position.seat, [(choice.text, choice.text) for choice in position.choices])
        else:
            self._leave_if_asked(typed)
            return False
        return True
