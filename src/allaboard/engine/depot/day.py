"""The course of a day: turns, refill, the stuck player, the last lap, the end (sections 6, 10 and 11)."""

from __future__ import annotations

from typing import Final

from allaboard.engine.depot import actions as act
from allaboard.engine.depot import log as note
from allaboard.engine.depot.actions import first_of, second_of, word_of
from allaboard.engine.depot.areas import put
from allaboard.engine.depot.boarding import NO_BUS, Boarding
from allaboard.engine.depot.choices import choices
from allaboard.engine.depot.deal import HouseRules
from allaboard.engine.depot.log import Log
from allaboard.engine.depot.pending import (
    CHOOSE,
    DEPARTURE_TEST,
    EMPTY_TEST,
    EMPTY_TESTS,
    FROM_HAND,
    HAND,
    TURNS,
    Step,
)

# How a day ends.
GOING_ON: Final = 0
EMPTY_HAND: Final = 1
LAST_LAP: Final = 2
EMPTY_HAND_IN_LAST_LAP: Final = 3
ENDS: Final[list[str]] = ["", "empty_hand", "last_lap", "empty_hand_in_last_lap"]


class Day(Boarding):
    """One day. `run` goes on to the next decision, `options` are its legal actions, `answer` makes it.

    A decision with a single option is a decision here; whether it is asked at all is for the game to say.
    """

    def __init__(self, rules: HouseRules, seats: int) -> None:
        super().__init__(rules, seats)
        self.end: int = GOING_ON
        self.options: list[int] = []

    def copy(self) -> Day:
        """An independent day in the same state."""
        twin = Day(self.rules, 0)
        twin._take_areas(self)
        twin._take_turn_of(self)
        twin.end = self.end
        twin.options = self.options  # never changed in place
        return twin

    def start(self, first: int, log: Log | None) -> None:
        """Begin with this player's turn."""
        self._start_turn(first, log)
        self.run(log)

    def decision(self) -> Step:
        """What is to be decided now, and by whom."""
        return self.stack[-1]

    def _start_turn(self, seat: int, log: Log | None) -> None:
        """D18: the steps of a turn, the first on top."""
        self.turn += 1
        self.current = seat
        self.active = NO_BUS
        self.fresh = False
        self.boarded = 0
        self.shouted = False
        self.stack = TURNS[seat].copy()
        if log is not None:
            log.add(note.TURN_STARTED, seat, [self.turn])

    def run(self, log: Log | None) -> None:
        """Do what the rules do by themselves, up to the next decision or the end of the day."""
        while self.end == GOING_ON:
            step = self.stack[-1]
            kind = step.kind
            if kind < DEPARTURE_TEST:
                self.options = choices(self, step)
                if self.options:
                    return
                if log is not None and (self.lap if kind == CHOOSE else kind == HAND and self.is_docked(self.active)):
                    self.note_rest(log)
                self.stack.pop()
                self._go_without(step, log)
                continue
            self.stack.pop()
            if kind == DEPARTURE_TEST:
                self.test_departure(step.bus, log)
            elif kind == EMPTY_TEST:
                if self.is_empty_handed(step.seat):
                    self._finish(EMPTY_HAND_IN_LAST_LAP if self.lap else EMPTY_HAND)
            else:
                self.slide(log)
                self._pass_on(log)
        self.options = []

    def note_rest(self, log: Log) -> None:
        """Keep this moment for whoever tells the story: others must not see that nobody was asked here (15.5)."""
        if log.rests is not None:
            log.rests.append((len(log.entries), self.copy()))

    def _go_without(self, step: Step, log: Log | None) -> None:
        """A step at which there is nothing to decide."""
        if step.kind == CHOOSE:
            self._cannot_play(log)
        elif step.kind == HAND and self.is_docked(self.active):
            self.end_boarding(log)

    def _cannot_play(self, log: Log | None) -> None:
        """D68: the first stuck player shows his hand and begins the last lap; in it, one is skipped (D69)."""
        seat = self.current
        if self.lap == 0:
            self.lap = self.seats
            self.revealed = seat
            if log is not None:
                log.add(note.HAND_REVEALED, seat, self.hands[seat])
        elif log is not None:
            log.add(note.SAT_OUT, seat, [])
        self._pass_on(log)

    def _pass_on(self, log: Log | None) -> None:
        """The next player's turn, unless the last lap is over."""
        if self.lap:
            self.lap -= 1
            if self.lap == 0:
                self._finish(LAST_LAP)
                return
        self._start_turn((self.current + 1) % self.seats, log)

    def _finish(self, reason: int) -> None:
        self.end = reason
        self.stack = []

    def answer(self, code: int, log: Log | None) -> None:
        """Carry out one of the options and go on to the next decision."""
        step = self.stack[-1]
        word = word_of(code)
        if word == act.BOARD_HEAD:  # the step goes on after it, as with BOARD
            self.announce(self.room[first_of(code)][0], first_of(code), log)
        elif word == act.BOARD:
            self.announce(first_of(code), FROM_HAND, log)
        else:
            self.stack.pop()
            self._answer_and_leave(step, word, code, log)
        self.run(log)

    def _answer_and_leave(self, step: Step, word: int, code: int, log: Log | None) -> None:
        """Carry out a decision that completes its step."""
        seat, first = self.current, first_of(code)
        if word == act.PLACE:
            self.place_bus(first, log)
        elif word == act.USE:
            self.designate_bus(first, log)
        elif word == act.CALL:
            self.call_bus(first, log)
        elif word == act.END:
            self.end_boarding(log)
        elif word == act.PASS:
            self.pass_window(step, log)
        elif word == act.SHOUT:
            self.shout(step, log)
        elif word == act.SWAP:
            self.exchange(code, log)
        elif word == act.SKIP:
            self.skip_exchange(log)
        elif word == act.SADDEN:
            second = second_of(code)
            self.sadden(first, -1 if second == act.NOBODY else second, log)
        elif word == act.DISCARD:
            self._discard(first, log)
        elif word == act.TAKE:
            self.take_up(seat, first, log)
        else:
            assert word == act.DECLINE
            if log is not None:
                log.add(note.SAT_OUT, seat, [])
            self._pass_on(log)

    def _discard(self, card: int, log: Log | None) -> None:
        """D27: the penalty, face down."""
        seat = self.current
        self.forget_hand(seat)
        self.hands[seat].remove(card)
        put(self.unhappy[seat], card)
        self.stack.append(EMPTY_TESTS[seat])
        if log is not None:
            log.add(note.PENALIZED, seat, [])
            log.add(note.DISCARDED, seat, [card])
