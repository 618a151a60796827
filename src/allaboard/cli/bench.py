"""`allaboard bench`: how fast this build is, on this machine."""

# No `from __future__ import annotations` here: the flags are read from the annotations.

import sys
from typing import Annotated

import msgspec
from cyclopts import Parameter

from allaboard.arena.benchmark import Figure, benchmark
from allaboard.cli import FINE, WRONG_INPUT
from allaboard.cli.output import complain, say
from allaboard.locales import words_of

_WORDS = words_of("en")


def bench(
    *,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help=_WORDS("help-bench-json"))] = False,
    seconds: Annotated[float, Parameter(help=_WORDS("help-bench-seconds"))] = 1.0,
) -> int:
    """Measure and print."""
    if not 0 < seconds <= 60:
        complain("allaboard bench", _WORDS("bench-seconds-wrong"))
        return WRONG_INPUT
    figures: list[Figure] = []
    for figure in benchmark(seconds, _progress):
        figures.append(figure)
        _progress("")
        if not as_json:
            say(f"{figure.name:<40} {_shown(figure.value):>14} {figure.unit}".rstrip())
    if as_json:
        say(msgspec.json.encode(figures).decode())
    return FINE


def _progress(what: str) -> None:
    """On a terminal a line that the next one replaces; elsewhere nothing."""
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K" + (_WORDS("bench-progress", what=what) if what else ""))
        sys.stderr.flush()


def _shown(value: float | str) -> str:
    if isinstance(value, str):
        return value
    return f"{value:,.0f}" if value >= 100 else f"{value:,.2f}"
