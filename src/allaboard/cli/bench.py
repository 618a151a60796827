"""`allaboard bench`: how fast this build is, on this machine."""

# No `from __future__ import annotations` here: the flags are read from the annotations.

import sys
from typing import Annotated

import msgspec
from cyclopts import Parameter

from allaboard.arena.benchmark import Figure, benchmark
from allaboard.cli import FINE, WRONG_INPUT
from allaboard.cli.language import FLAG, help_for_flag, help_words, language_of, words_for
from allaboard.cli.output import complain, say
from allaboard.locales import Words

_HELP = help_words()


def bench(
    *,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help=_HELP("help-bench-json"))] = False,
    seconds: Annotated[float, Parameter(help=_HELP("help-bench-seconds"))] = 1.0,
    lang: Annotated[str | None, Parameter(name=FLAG, help=help_for_flag(_HELP))] = None,
) -> int:
    """Measure and print."""
    words = words_for(language_of(lang))
    if not 0 < seconds <= 60:
        complain("allaboard bench", words("bench-seconds-wrong"))
        return WRONG_INPUT
    figures: list[Figure] = []
    for figure in benchmark(seconds, lambda what: _progress(what, words)):
        figures.append(figure)
        _progress("", words)
        if not as_json:
            say(f"{figure.name:<40} {_shown(figure.value):>14} {figure.unit}".rstrip())
    if as_json:
        say(msgspec.json.encode(figures).decode())
    return FINE


def _progress(what: str, words: Words) -> None:
    """On a terminal a line that the next one replaces; elsewhere nothing."""
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K" + (words("bench-progress", what=what) if what else ""))
        sys.stderr.flush()


def _shown(value: float | str) -> str:
    if isinstance(value, str):
        return value
    return f"{value:,.0f}" if value >= 100 else f"{value:,.2f}"
