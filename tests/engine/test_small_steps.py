"""A line game by small steps: every legal turn can be reached by them, and nothing else."""

from __future__ import annotations

from random import Random

import pytest
from tests.bots.worlds import dealt, play_on

from allaboard.boards.loader import names
from allaboard.engine import IllegalAction
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.pen import DECIDED, PEN_STEP_NAMES, PEN_STEPS, Pen
from allaboard.engine.line.steps import CONFIRM, PAY, STEPS, way_between


def legal_steps(pen: Pen) -> list[int]:
    return [step for step in range(PEN_STEPS) if pen.legal & 2**step]


def ends_by_steps(game: LineGame) -> list[str]:
    """The texts of all decisions that small steps lead to, depth first."""
    found: list[str] = []
    untried: list[list[int]] = [[]]
    while untried:
        steps = untried.pop()
        pen = Pen(game.copy())
        result = [pen.step(step) for step in steps]
        if result and result[-1] == DECIDED:
            found.append(_decision(game, pen.game))
        else:
            assert legal_steps(pen), f"{steps} leads nowhere"
            untried += [[*steps, step] for step in legal_steps(pen)]
    return found


def _decision(before: LineGame, after: LineGame) -> str:
    if before.phase == "departure":
        (chosen,) = [new for old, new in zip(before.departures, after.departures, strict=True) if old != new]
        return f"depart {chosen}"
    return after.actions[-1].text


@pytest.mark.parametrize("city", names())
def test_small_steps_lead_to_every_legal_turn_and_to_no_other(city: str) -> None:
    for number in range(6):
        chance = Random(number)
        game = dealt(city, 2 + number % 2 if city in {"new_york", "rome"} else 4, f"steps {number}")
        while not game.is_over:
            legal = [action.text for action in game.legal(game.pending()[0])]
            if chance.random() < 0.4:
                assert sorted(ends_by_steps(game)) == sorted(legal)
            play_on(game, chance, 1)


def test_an_illegal_step_is_refused_and_changes_nothing() -> None:
    game = dealt("rome", 2, "refused")
    pen = Pen(game)
    while not game.is_over:
        before = game.copy(), pen.legal, pen.stops.copy()
        for step in [-1, PEN_STEPS, *(each for each in range(PEN_STEPS) if each not in legal_steps(pen))]:
            with pytest.raises(IllegalAction, match="not legal here"):
                pen.step(step)
        assert (game, pen.legal, pen.stops) == before
        pen.step(legal_steps(pen)[-1])
    assert pen.legal == 0


def test_p9_whoever_could_pay_for_an_extra_marker_confirms_or_pays() -> None:
    game = dealt("rome", 2, "an entrance")
    pen = Pen(game)
    chance = Random(4)
    asked = 0
    while not game.is_over:
        steps = legal_steps(pen)
        if CONFIRM in steps:
            asked += 1
            assert steps == [CONFIRM, PAY]
            paying = pen.copy(game.copy())
            paying.step(PAY)
            assert set(legal_steps(paying)) <= {0, 1, 2, 3}
            paying.step(legal_steps(paying)[0])
            assert "+" in paying.game.actions[-1].text
        pen.step(chance.choice(steps))
    assert asked


def test_a_line_can_be_told_by_directions() -> None:
    assert [way_between("C4", stop) for stop in ("C3", "D4", "C5", "B4")] == [0, 1, 2, 3]
    assert way_between("C9", "C10") == 2
    assert PEN_STEP_NAMES[:STEPS] == ("north", "east", "south", "west", "confirm", "extra")
    assert PEN_STEP_NAMES[STEPS:][:2] == ("depart 1", "depart 2")
    assert len(PEN_STEP_NAMES) == PEN_STEPS == 18
