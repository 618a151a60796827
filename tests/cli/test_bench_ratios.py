"""Every ratio that is printed is that of the two numbers that are printed: by all of `allaboard bench`, by the programs
of `benchmarks`, and on the pages that keep what they said.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import best
import measured
import pytest
import thinking

from allaboard.arena import benchmark
from allaboard.arena.benchmark import Figure, ratio
from allaboard.boards.loader import load
from allaboard.bots.line.value import Value
from allaboard.bots.line.weights import weights_of
from allaboard.cli import bench as command
from allaboard.server.bench import measuring
from allaboard.server.bench.load import Tally

OURS = "  ours ÷ "
# What is divided in each ratio, where its name does not say it.
OPERANDS = {
    "server to echo": ("accepted actions", "echo, 4 frames and an answer each"),
    "server to echo, by processor time": ("processor time of an echo", "processor time of an action"),
    "what master reaches of the proven best": (
        "points of master on these deals, mean",
        "points of the proven best line, mean",
    ),
    "time for a position": ("time for a decision", "positions looked at, in a decision"),
}
# What is ours beside each group of others.
OWN = {
    "PettingZoo": "AEC, New York by steps",
    "Gymnasium": "Gymnasium, New York against random",
    "pgx": "  with a random choice",
    "OpenSpiel": "  with a random choice",
}
SCALES = {"%": 100.0, "us": 1000.0, "µs": 1000.0}  # of a percentage, and of milliseconds in microseconds


def operands(name: str) -> tuple[str, str]:
    """The names of the two numbers of a ratio."""
    if name in OPERANDS:
        return OPERANDS[name]
    if name.startswith(OURS):
        other = name.removeprefix(OURS)
        return OWN[other.split()[0]], other
    stem, _, modes = name.rpartition(", ")
    above, below = modes.split(" ÷ ")
    return f"{stem}, {above}", f"{stem}, {below}"


def are_ratios_of_what_is_told(figures: dict[str, tuple[float, str]]) -> int:
    """How many ratios there are; all agree with their operands to the last digit that is told."""
    found = [name for name, (_, unit) in figures.items() if unit == "×" or "÷" in name or name in OPERANDS]
    for name in found:
        above, below = operands(name)
        value, unit = figures[name]
        scale = 1.0 if name not in OPERANDS else SCALES.get(unit, 1.0)
        told = scale * figures[above][0] / figures[below][0]
        digits = 0 if told >= 100 else 1 if unit == "%" else 2
        assert value == pytest.approx(told, abs=0.51 * 10**-digits), name
    return len(found)


def printed(text: str) -> dict[str, tuple[float, str]]:
    """The numbers that `allaboard bench` printed."""
    found = {}
    for line in text.splitlines():
        name, (value, *unit) = line[:40].rstrip(), line[40:].split()
        if len(line) > 40 and line[40] != " ":  # a name that is too long for its column
            name, value, *unit = line.rsplit(maxsplit=2)
        if value.replace(",", "").replace(".", "").isdigit():
            found[name] = (float(value.replace(",", "")), " ".join(unit))
    return found


def engine_figures() -> Iterator[Figure]:
    def run(rates: tuple[float, ...]) -> dict[str, float | str]:
        rest = {"legal": 5.0, "copy": 2.0, "records": 7.0, "drawing": 30.0}
        games = {f"{kind}_games": rate for kind, rate in zip(benchmark.PLAYED, rates, strict=True)}
        return {**rest, **games, **{f"{kind}_checksum": "a" for kind in benchmark.PLAYED}}

    # The best runs of both modes are different ones, and the fast mode is measured in another order.
    runs = {
        "compiled": [run((800.0, 91.7, 301.4, 207.7)), run((900.4, 88.0, 310.0, 190.2)), run((700.0, 85.0, 1.0, 99.7))],
        "pure": [run((100.6, 10.004, 33.3, 20.7)), run((90.0, 8.0, 40.1, 30.4)), run((99.0, 11.4, 38.0, 31.0))],
    }
    return benchmark.figures(runs, {"compiled": 40.0, "pure": 60.0})


def server_figures(rate: float, echo: float, cost: float, echo_cost: float) -> list[Figure]:
    full = measuring._Run(rate, Tally(), cost, 90.0)
    return measuring._figures(250, 28.5, 300, full, full, measuring._Run(echo, Tally(), echo_cost, 80.0))


def run_bench(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], figures: list[Figure]) -> str:
    monkeypatch.setattr(command, "_figures", lambda *arguments: iter(figures))
    assert command.bench() == 0
    text = capsys.readouterr().out
    assert command.bench(as_json=True) == 0
    told = {each["name"]: (each["value"], each["unit"]) for each in json.loads(capsys.readouterr().out)}
    assert are_ratios_of_what_is_told({name: each for name, each in told.items() if not isinstance(each[0], str)})
    return text


def test_bench_of_the_engine_prints_the_ratio_of_the_two_rates_that_it_prints(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = run_bench(monkeypatch, capsys, list(engine_figures()))
    assert are_ratios_of_what_is_told(printed(text)) == len(benchmark.PLAYED)


@pytest.mark.parametrize("rates", [(1299.4, 5276.4, 757.2, 111.3), (0.014, 0.006, 0.035, 12.345), (99.996, 3.0, 1, 7)])
def test_bench_of_the_server_prints_the_ratio_of_the_two_figures_that_it_prints(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], rates: tuple[float, float, float, float]
) -> None:
    text = run_bench(monkeypatch, capsys, server_figures(*rates))
    assert are_ratios_of_what_is_told(printed(text)) == 2


def test_bench_of_the_environments_prints_the_ratio_of_the_two_rates_that_it_prints(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    envs = pytest.importorskip("allaboard.envs.bench")
    rates = iter([10.26, 77.7, 3.336, 1234.5, 0.337, 55.55])
    for name in ("aec_rate", "gymnasium_rate", "pettingzoo_rate", "classic_rate", "pgx_rate", "openspiel_rate"):
        value = next(rates)
        monkeypatch.setattr(envs, name, lambda *arguments, value=value: value)
    monkeypatch.setattr(envs, "vector_rates", lambda *arguments, **named: (100.4, 33.333))
    text = run_bench(monkeypatch, capsys, list(envs.bench_envs(0.01, lambda doing: None)))
    assert are_ratios_of_what_is_told(printed(text)) == 6


def test_where_nothing_was_counted_a_ratio_is_nothing() -> None:
    assert ratio("a to b", Figure("a", 5.0, ""), Figure("b", 0.001, "")) == Figure("a to b", 0.0, "×")


def told_by(figures: list[tuple[str, float, str]]) -> dict[str, tuple[float, str]]:
    return {name: (value, unit) for name, value, unit in figures}


def test_what_a_bot_reaches_of_the_best_is_the_ratio_of_the_points_that_are_printed() -> None:
    deals: list[dict[str, Any]] = [
        {"seconds": 1.0, "proven": True, "best": 80, "beam": 70, "master": 40},
        {"seconds": 2.0, "proven": True, "best": 33, "beam": 30, "master": None},
        {"seconds": 3.0, "proven": True, "best": 51, "beam": 50, "master": 50},
        {"seconds": 99.0, "proven": False, "best": 10, "beam": 10, "master": 90},  # of this nothing is known
    ]
    told = told_by(best.figures(deals, 60.0, "master"))
    assert are_ratios_of_what_is_told(told) == 1
    assert told["what master reaches of the proven best"][0] == 54.9
    assert not any("best" in name for name in told_by(best.figures(deals[3:], 60.0, "master")))


def test_the_time_for_a_position_is_the_ratio_of_what_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "shares", lambda *arguments: {})
    value = Value(len(load("new_york").stops), weights_of(load("new_york")))
    thoughts = [thinking.Thought(0.01234 * number, 3, 7.6 * number, 0.001, []) for number in (1, 2, 4)]
    assert are_ratios_of_what_is_told(told_by(thinking.figures(thoughts, value, Random(1)))) == 1


def test_every_ratio_on_the_pages_is_that_of_two_figures_beside_it() -> None:
    found = 0
    for each in measured.read().values():
        shown = {}
        for figure in each.figures:
            if not isinstance(figure.value, str):
                value, *_ = measured._shown(figure).replace(",", "").split()
                shown[figure.name] = (float(value), figure.unit)
        found += are_ratios_of_what_is_told(shown)
    assert found >= 12
