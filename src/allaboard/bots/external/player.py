"""A bot whose decisions another program makes. What the program does not decide in time and by the rules is random's.

A wrong answer costs one decision. A program that does not answer, or is gone, costs one too, and is asked again the
next time, anew if it has ended; after a few of those it is left alone, and the rest of the game is played at random.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from time import monotonic
from typing import Any, Final, cast

import msgspec

from allaboard import __version__
from allaboard.boards.harmless import shown
from allaboard.bots.external.messages import (
    VERSION,
    Act,
    AnyAnswer,
    AnyQuestion,
    Choice,
    Decide,
    Hello,
    LostDecision,
    Malformed,
    Over,
    Ready,
    Start,
    read_answer,
    to_line,
)
from allaboard.bots.external.process import Ended, Flood, Program, Silent
from allaboard.bots.perspective import Perspective
from allaboard.bots.simple import RandomBot
from allaboard.engine.actions import Action

SECONDS: Final = 1.0  # for a decision, unless it is said otherwise
STARTING: Final = 10.0  # for the answer to `hello`
ENDING: Final = 1.0  # between the end of the input and that of the program
MOST_FAILURES: Final = 3  # silences and ends in a game, until the program is left alone
_MOST_LINES = 100  # that are no answer to the question, until it counts as a flood
_LONGEST_DETAIL = 120


class Lost(msgspec.Struct, frozen=True):
    """A decision that was made at random instead."""

    decision: int  # of the player in this game, counted from 1
    reason: str  # late, illegal, malformed, ended, flood, left_alone
    detail: str = ""


class Failure(Exception):
    """Why there is no decision. `counts`: until the program is left alone; `is_end`: it must be started anew."""

    def __init__(self, reason: str, detail: str = "", *, counts: bool = False, is_end: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = shown(detail, _LONGEST_DETAIL)
        self.counts = counts
        self.is_end = is_end


class ExternalBot:
    """A player of any game, by the command that starts its program."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        seed: str | None = None,
        seconds: float | None = None,
        *,
        starting: float = STARTING,
    ) -> None:
        self.name = name
        self.lost: list[Lost] = []
        self._command = tuple(command)
        self._seed = chance_of(seed)
        self._seconds = SECONDS if seconds is None else seconds
        self._starting = starting
        self._program: Program | None = None
        self._substitute = RandomBot(None if seed is None else f"{seed} substitute")
        self._decisions = 0
        self._failures = 0
        self._ended_itself = True

    def begin(self, perspective: Perspective) -> None:
        """Start the program before the first decision, so that its start costs no time to think.

        If it cannot be started it is tried again when there is something to decide, and then it counts.
        """
        with suppress(Failure):
            self._running(perspective)

    def choose(self, perspective: Perspective) -> Action:
        self._decisions += 1
        try:
            if self._failures >= MOST_FAILURES:
                raise Failure("left_alone")
            return self._asked(perspective, self._running(perspective))
        except Failure as failure:
            self._fail(failure)
            action = self._substitute.choose(perspective)
            self._tell(LostDecision(id=self._decisions, reason=failure.reason, action=action.text))
            return action

    def tell_line(self, line: bytes) -> None:
        """Tell a running program anything, also what this version would never say."""
        if self._program is not None:
            self._program.tell(line)

    def hear_scores(self, scores: Mapping[str, object]) -> None:
        """The game is over."""
        self._tell(Over(scores=dict(scores)))

    def end(self) -> bool:
        """End the program. Whether it always ended by itself when its input did."""
        if self._program is not None:
            # Whoever would not answer will not go by itself either.
            grace = ENDING if self._failures < MOST_FAILURES else 0.0
            self._ended_itself = self._program.end(grace)
            self._program = None
        return self._ended_itself

    def _running(self, perspective: Perspective) -> Program:
        """The program, started if it is not running; it has been told which game it plays."""
        if self._program is not None:
            return self._program
        program = greeted(self._command, self._starting)
        self._program = program
        program.tell(to_line(self._start(perspective)))
        return program

    def _start(self, perspective: Perspective) -> Start:
        view = cast("Mapping[str, Any]", perspective.view())
        return Start(
            game=view["game"],
            seat=perspective.seat,
            seats=len(view["seats"]),
            city=perspective.city.to_json() if perspective.is_line else None,
            options=view["options"],
            seed=self._seed,
            seconds=self._seconds,
        )

    def _asked(self, perspective: Perspective, program: Program) -> Action:
        question = Decide(
            id=self._decisions,
            phase=perspective.phase,
            seconds=self._seconds,
            view=dict(perspective.view()),
            legal=choices_of(perspective),
        )
        line = to_line(question)
        deadline = monotonic() + self._seconds
        program.tell(line)
        for _ in range(_MOST_LINES):
            answer = _hear(program, deadline)
            if isinstance(answer, Act) and answer.id == question.id:
                return self._legal(perspective, answer.action)
            if isinstance(answer, Ready) or answer.id > question.id:
                raise Failure("malformed", f"no answer to question {question.id}")
            # Else it is the answer to an earlier question, and late.
        raise Failure("flood", counts=True, is_end=True)

    @staticmethod
    def _legal(perspective: Perspective, text: str) -> Action:
        action = next((action for action in perspective.legal() if action.text == text), None)
        if action is None:
            raise Failure("illegal", text)
        return action

    def _fail(self, failure: Failure) -> None:
        self._failures += failure.counts
        self.lost.append(Lost(self._decisions, failure.reason, failure.detail))
        if failure.is_end and self._program is not None:
            self._program.end()
            self._program = None

    def _tell(self, message: AnyQuestion) -> None:
        self.tell_line(to_line(message))


def chance_of(seed: str | None) -> str:
    """The seed that a program is told: always the same for the same player, and no way back to what deals come from."""
    return "" if seed is None else sha256(f"program {seed}".encode()).hexdigest()[:32]


def greeted(command: Sequence[str], seconds: float = STARTING) -> Program:
    """A program that was started and is ready; raises `Failure`."""
    deadline = monotonic() + seconds
    try:
        program = Program(command)
    except Ended as error:
        raise Failure("ended", str(error), counts=True) from None
    try:
        program.tell(to_line(Hello(version=VERSION, program=f"allaboard {__version__}")))
        answer = _hear(program, deadline)
        if not isinstance(answer, Ready):
            raise Failure("malformed", "act before ready")
        if answer.version != VERSION:
            raise Failure("malformed", f"version {answer.version}, not {VERSION}")
    except Failure as failure:
        program.end()
        raise Failure(failure.reason, failure.detail, counts=True) from None
    except BaseException:
        program.end()
        raise
    return program


def _hear(program: Program, deadline: float) -> AnyAnswer:
    try:
        return read_answer(program.hear(deadline))
    except Malformed as error:
        raise Failure("malformed", str(error)) from None
    except Silent:
        raise Failure("late", counts=True) from None
    except Ended as error:
        raise Failure("ended", str(error), counts=True, is_end=True) from None
    except Flood:
        raise Failure("flood", counts=True, is_end=True) from None


def choices_of(perspective: Perspective) -> list[Choice]:
    """What the seat can do, with what it costs and brings in a line game."""
    legal = [action.text for action in perspective.legal()]
    totals, costs = perspective.outlook(), perspective.costs()
    if not totals or not costs:
        return [Choice(action=action) for action in legal]
    return [
        Choice(action=action, turn_zone=turn_zone, shared=shared, total=total)
        for action, total, (turn_zone, shared, _) in zip(legal, totals, costs, strict=True)
    ]
