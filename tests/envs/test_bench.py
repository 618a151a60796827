"""`allaboard bench envs`: every figure is there, and a missing peer is said to be one. It says how fast things are."""

from __future__ import annotations

from typing import Any

import pytest

from allaboard.arena.benchmark import Figure
from allaboard.envs import bench
from allaboard.envs.peers import aec_rate, gymnasium_rate, measured


def missing(*arguments: object) -> float:
    raise ImportError


def test_every_figure_is_there_with_its_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("pettingzoo_rate", "pgx_rate"):
        monkeypatch.setattr(bench, name, missing)
    monkeypatch.setattr(bench, "openspiel_rate", lambda seconds: 10.0)
    monkeypatch.setattr(bench, "GAMES", 8)
    heard: list[str] = []
    found: dict[str, Figure] = {figure.name: figure for figure in bench.bench_envs(0.01, heard.append)}
    for name in ("AEC, New York by steps", "AEC, Depot", "Gymnasium CartPole-v1", "8 games side by side, New York"):
        value = found[name].value
        assert isinstance(value, float)
        assert value > 0
        assert found[name].unit == "steps/s"
    assert found["PettingZoo connect_four_v3"].value == bench.MISSING
    assert "  ours ÷ PettingZoo connect_four_v3" not in found
    own, ratio = found["  with a random choice"].value, found["  ours ÷ OpenSpiel connect_four (C++)"].value
    assert isinstance(own, float)
    assert ratio == pytest.approx(own / 10, abs=0.5)  # as it is printed
    assert "PettingZoo leduc_holdem_v4" in heard


def test_a_rate_of_what_is_not_installed_is_none() -> None:
    assert measured(missing) is None
    assert measured(lambda: 3.0) == 3.0


def test_loops_count_the_steps_of_players_only() -> None:
    class Turns:
        """An environment of two steps a game, in which time stands still."""

        def __init__(self) -> None:
            self.steps: list[Any] = []

        def reset(self, seed: int | None = None) -> tuple[int, dict[str, Any]]:
            return 0, {"action_mask": [1, 0]}

        def agent_iter(self) -> Any:
            return iter(["a", "b", "a"])

        def last(self) -> tuple[Any, ...]:
            return {"action_mask": [0, 1]}, 0, len(self.steps) % 3 == 2, False, {}

        def step(self, action: int | None) -> tuple[Any, ...]:
            self.steps.append(action)
            return 0, 0, True, False, {"action_mask": [1, 0]}

        class action_space:  # noqa: N801 - as the libraries call it
            n = 2

    turns = Turns()
    assert aec_rate(turns, 0.001) > 0
    assert set(turns.steps[:3]) == {1, None}
    turns = Turns()
    assert gymnasium_rate(turns, 0.001) > 0
    assert set(turns.steps) == {0}
