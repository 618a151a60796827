"""`bench` measures both modes in one run and notices when they differ. How fast they are is for `make bench` to say."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from allaboard.arena.benchmark import Figure, ModesDiffer, benchmark, figures
from allaboard.engine import is_compiled

RUN: dict[str, float | str] = {
    "random_checksum": "a",
    "random_games": 800.0,
    "greedy_checksum": "b",
    "greedy_games": 90.0,
    "interface_checksum": "c",
    "interface_games": 300.0,
    "depot_checksum": "d",
    "depot_games": 200.0,
    "legal": 5.0,
    "copy": 2.0,
    "records": 7.0,
    "drawing": 30.0,
}
SLOW: dict[str, float | str] = RUN | {"random_games": 100.0, "greedy_games": 10.0, "copy": 8.0}
IMPORTS = {"compiled": 40.0, "pure": 60.0}


def test_every_figure_of_a_run_is_there() -> None:
    heard: list[str] = []
    found = {figure.name: figure for figure in benchmark(0.01, heard.append, rounds=1)}
    modes = ["compiled", "pure"] if is_compiled() else ["pure"]
    for mode in modes:
        for name in ("random games", "greedy games", "random games, by API", "random Depot games"):
            value = found[f"{name}, {mode}"].value
            assert isinstance(value, float)
            assert value > 0
            assert found[f"{name}, {mode}"].unit == "games/s"
        for name in ("legal", "copy", "import of the engine", "records scored", "a full London game drawn"):
            assert f"{name}, {mode}" in found
        assert f"{mode}, 1 of 1" in heard
    for name in ("random games", "greedy games", "random games, by API", "random Depot games"):
        assert len(str(found[f"{name}, checksum of scores"].value)) == 12
        assert (f"{name}, compiled ÷ pure" in found) == is_compiled()


def test_rates_are_those_of_the_best_run_and_ratios_are_theirs() -> None:
    runs = {"compiled": [RUN, RUN | {"random_games": 900.0}], "pure": [SLOW, SLOW | {"random_games": 90.0}]}
    found = {figure.name: figure.value for figure in figures(runs, IMPORTS)}
    assert found["random games, compiled"] == 900.0
    assert found["random games, pure"] == 100.0
    assert found["random games, compiled ÷ pure"] == 9.0
    assert found["copy, pure"] == 8.0
    assert found["a full London game drawn, pure"] == 30.0
    assert found["import of the engine, compiled"] == 40.0


def test_modes_that_play_different_games_are_an_error() -> None:
    with pytest.raises(ModesDiffer, match="greedy games"):
        list(figures({"compiled": [RUN], "pure": [SLOW | {"greedy_checksum": "x"}]}, IMPORTS))


def test_bench_answers_in_json() -> None:
    code = (
        "import sys, allaboard.cli.bench as b; from allaboard.arena.benchmark import Figure;"
        "b.benchmark = lambda seconds, progress: iter([Figure('copy, pure', 1.5, 'µs')]);"
        "sys.exit(b.bench(as_json=True))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, env=os.environ)
    assert json.loads(run.stdout) == [{"name": "copy, pure", "value": 1.5, "unit": "µs"}]
    assert Figure("copy, pure", 1.5, "µs") == Figure("copy, pure", 1.5, "µs")


@pytest.mark.parametrize("seconds", ["0", "-1", "61", "nan"])
def test_bench_refuses_silly_times(seconds: str) -> None:
    command = [sys.executable, "-c", "from allaboard.cli import main; import sys; sys.exit(main())", "bench"]
    run = subprocess.run([*command, "--seconds", seconds], capture_output=True, check=False, env=os.environ)
    assert run.returncode == 2
    assert run.stderr.decode() == "allaboard bench: --seconds must be more than 0 and at most 60\n"
