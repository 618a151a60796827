"""`allaboard train`: weights that fit, with the curve of how they were learned; the same seed learns the same."""

from __future__ import annotations

import json

import pytest
from tests.cli.conftest import run
from tests.cli.running import Command

from allaboard.bots.depot.training import Lesson, weights_text
from allaboard.bots.line.weights import rows_from

__all__ = ["run"]


def test_a_city_is_learned_the_same_again(run: Command) -> None:
    flags = ("--games", "100", "--generations", "1")
    for name in ("one", "two"):
        assert run("train", "new_york", "-o", f"{name}.json", *flags).code == 0
    one, two = ((run.folder / f"{name}.json").read_text("utf-8") for name in ("one", "two"))
    assert one == two
    learned = json.loads(one)
    assert rows_from(learned)
    ((number, games, mean, out),) = learned["curve"]
    assert (number, games) == (1, 100)
    assert mean > 20
    assert 0 <= out <= 1


def test_the_curve_of_depot_is_written_beside_its_weights() -> None:
    text = weights_text({2: [[0.5]]}, {2: [Lesson(0, 600, 12.3456, 7.0), Lesson(1, 600, 10.0, 9.0)]})
    assert json.loads(text) == {"curves": {"2": [[0, 600, 12.346, 7], [1, 600, 10, 9]]}, "2": [[0.5]]}


@pytest.mark.parametrize("flags", [("--games", "99"), ("--generations", "0"), ("--jobs", "0")])
@pytest.mark.parametrize("what", ["rome", "depot"])
def test_too_little_is_refused(run: Command, what: str, flags: tuple[str, ...]) -> None:
    assert run("train", what, "-o", "x.json", *flags).code == 2
    assert not (run.folder / "x.json").exists()
