"""A pen in the hand of whoever is to decide: a line game by small steps.

The steps are those of `steps`, and after them the departure numbers, so that one list of `PEN_STEPS` numbers is enough
for every decision in every city. A turn is taken by the game when its last step is made; until then nobody but its
player knows anything of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allaboard.engine.actions import IllegalAction
from allaboard.engine.line.course import DEPARTURE, NOBODY, TURN
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.steps import (
    BEGINNING,
    BITS,
    CONFIRM,
    DOUBTFUL,
    GATE,
    GOES_ON,
    LEGAL,
    NEXT,
    NEXT_PAID,
    PAY,
    PLACE,
    STEP_NAMES,
    STEPS,
    Steps,
)
from allaboard.engine.line.turn import DEPARTURES

if TYPE_CHECKING:
    from mypy_extensions import i64

PEN_STEPS: Final = STEPS + len(DEPARTURES) - 1
PEN_STEP_NAMES: Final = (*STEP_NAMES, *[str(each) for each in DEPARTURES[1:]])

# What a step did.
PLACED: Final = 0
PAID: Final = 1
DECIDED: Final = 2


class Pen:
    """The unfinished decision of a game. All changes to the game go through it while it is used."""

    def __init__(self, game: LineGame) -> None:
        self.game: LineGame = game
        self.seat: i64 = NOBODY  # whose decision it is
        self.legal: i64 = 0  # its legal steps as bits
        self.stops: list[int] = []  # reached by the markers of the unfinished turn
        self.pays: bool = False
        self._at: i64 = BEGINNING
        self._steps: Steps | None = None  # of the turn that is due
        self._on_line: list[bool] = []
        self.look()

    def take(self, game: LineGame) -> None:
        """Go on with another game."""
        self.game = game
        self.look()

    def look(self) -> None:
        """Begin the decision that is due in the game now, whatever was begun before."""
        game = self.game
        self.stops.clear()
        self.pays = False
        self._at = BEGINNING
        self.legal = 0
        self.seat = game._active
        if game._phase == TURN and game._active != NOBODY:
            steps = game._current_choices().steps()
            self._steps = steps
            self._on_line = game._lines[game._active].on_line
            self.legal = steps.legal(BEGINNING, False, self._on_line)
        elif game._phase == DEPARTURE:
            self.seat = game._chosen.index(0)
            for departure in game.deal.departure_choices[self.seat]:
                self.legal |= BITS[STEPS + departure.number - 1]

    def step(self, step: i64) -> i64:
        """Make a step. One that is not legal raises `IllegalAction` and changes nothing."""
        if step < 0 or step >= PEN_STEPS or BITS[step] & self.legal == 0:
            raise IllegalAction("not-a-step", f"step {step} is not legal here")
        if step >= STEPS:
            self.game._carry_out(self.seat, DEPARTURES[step - STEPS + 1], None)
            self.look()
            return DECIDED
        if step == CONFIRM:
            return self._decide(2 * (self._at - 1))
        steps = self._steps
        assert steps is not None
        if step == PAY:
            self.pays = True
            self.legal = steps.legal(self._at, True, self._on_line)
            return PAID
        code = steps.code
        at: i64 = self._at * PLACE + 2 * step + (NEXT_PAID if self.pays else NEXT)
        place: i64 = code[at] << 8 | code[at + 1]
        at = place * PLACE
        stop: i64 = code[at + GATE] << 8 | code[at + GATE + 1]
        if self._on_line[stop]:
            return self._decide(2 * place - 1)
        if not code[at + GOES_ON]:
            return self._decide(2 * place - 2)
        self._at = place
        self.stops.append(stop)
        self.legal = steps.legal(place, False, self._on_line) if code[at + DOUBTFUL] else code[at + LEGAL]
        return PLACED

    def _decide(self, place: i64) -> i64:
        game = self.game
        game._take_turn(game._current_choices().turn(place), None)
        self.look()
        return DECIDED

    def copy(self, game: LineGame) -> Pen:
        """The same unfinished decision in a twin of the game."""
        twin = Pen(game)
        twin.legal = self.legal
        twin.stops = self.stops.copy()
        twin.pays = self.pays
        twin._at = self._at
        return twin
