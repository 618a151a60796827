"""`allaboard bench`: how fast this build is, on this machine."""

# No `from __future__ import annotations` here: the flags are read from the annotations.

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter

from allaboard.arena.benchmark import Figure, benchmark
from allaboard.cli import FINE, WRONG_INPUT
from allaboard.cli.language import FLAG, help_for_flag, help_words, language_of, words_for
from allaboard.cli.output import complain, say
from allaboard.locales import Words

_HELP = help_words()
LEAST_SECONDS = 5.0  # under load it takes a while until everybody is at it


def bench(
    what: Annotated[Literal["engine", "server", "web", "envs"], Parameter(help=_HELP("help-bench-what"))] = "engine",
    *,
    clients: Annotated[int, Parameter(help=_HELP("help-bench-clients"))] = 1_000,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help=_HELP("help-bench-json"))] = False,
    seconds: Annotated[float, Parameter(help=_HELP("help-bench-seconds"))] = 1.0,
    lang: Annotated[str | None, Parameter(name=FLAG, help=help_for_flag(_HELP))] = None,
) -> int:
    """Measure and print."""
    words = words_for(language_of(lang))
    if not 0 < seconds <= 60:
        complain("allaboard bench", words("bench-seconds-wrong"))
        return WRONG_INPUT
    if not 4 <= clients <= 10_000:
        complain("allaboard bench", words("bench-clients-wrong"))
        return WRONG_INPUT
    try:
        return _measure(what, clients, seconds, words, as_json=as_json)
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("allaboard"):
            raise
        complain("allaboard bench", words("bench-missing", module=missing.name or ""))
        return WRONG_INPUT


def _measure(what: str, clients: int, seconds: float, words: Words, *, as_json: bool) -> int:
    if what == "web" and (lacking := _missing_for_web()) is not None:
        complain("allaboard bench", words("bench-no-browser", what=lacking))
        return WRONG_INPUT
    if what == "envs" and (missing := _missing_for_envs()) is not None:
        complain("allaboard bench", words("bench-no-envs", what=missing))
        return WRONG_INPUT
    figures: list[Figure] = []
    for figure in _figures(what, clients, seconds, words):
        figures.append(figure)
        _progress("", words)
        if not as_json:
            say(f"{figure.name:<40} {_shown(figure.value):>14} {figure.unit}".rstrip())
    if as_json:
        say(msgspec.json.encode(figures).decode())
    return FINE


def _figures(what: str, clients: int, seconds: float, words: Words) -> Iterator[Figure]:
    def progress(doing: str) -> None:
        _progress(doing, words)

    if what == "engine":
        return benchmark(seconds, progress)
    if what == "web":
        from allaboard.server.bench.browser import bench_web  # noqa: PLC0415 - needs a browser too

        return bench_web(progress)
    if what == "envs":
        from allaboard.envs.bench import bench_envs  # noqa: PLC0415 - needs the packages of environments

        return bench_envs(seconds, progress)
    from allaboard.server.bench.measuring import bench_server  # noqa: PLC0415 - needs the packages of a server

    return bench_server(clients, max(seconds, LEAST_SECONDS), progress)


def _missing_for_web() -> str | None:
    """What this machine does not have to look at a page."""
    from allaboard.server.bench.browser import NoBrowser, find_browser  # noqa: PLC0415 - as above

    try:
        find_browser()
    except NoBrowser as missing:
        return str(missing)
    return None


def _missing_for_envs() -> str | None:
    """The first package of the extra `envs` that is not installed."""
    return next((name for name in ("numpy", "gymnasium", "pettingzoo") if find_spec(name) is None), None)


def _progress(what: str, words: Words) -> None:
    """On a terminal a line that the next one replaces; elsewhere nothing."""
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K" + (words("bench-progress", what=what) if what else ""))
        sys.stderr.flush()


def _shown(value: float | str) -> str:
    """As `Figure` rounds it."""
    if isinstance(value, str):
        return value
    return f"{value:,.0f}" if value >= 100 else f"{value:,.2f}"
