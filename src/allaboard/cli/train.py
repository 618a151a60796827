"""`allaboard train`: the weights of a city's line game, learned anew."""

# No `from __future__ import annotations` here: the flags are read from the annotations.

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from allaboard.arena.learning import learn
from allaboard.boards.loader import load
from allaboard.bots.line.weights import to_text
from allaboard.cli import FINE, WRONG_INPUT
from allaboard.cli.language import FLAG, help_for_flag, help_words, language_of, words_for
from allaboard.cli.output import complain, say

_HELP = help_words()
_LEAST_GAMES = 100


def train(
    city: Annotated[str, Parameter(help=_HELP("help-train-city"))],
    /,
    *,
    output: Annotated[Path, Parameter(name=("--output", "-o"), help=_HELP("help-train-output"))],
    games: Annotated[int, Parameter(help=_HELP("help-train-games"))] = 3_000,
    generations: Annotated[int, Parameter(help=_HELP("help-train-generations"))] = 8,
    jobs: Annotated[int, Parameter(help=_HELP("help-arena-jobs"))] = 1,
    seed: Annotated[str, Parameter(help=_HELP("help-train-seed"))] = "all aboard",
    lang: Annotated[str | None, Parameter(name=FLAG, help=help_for_flag(_HELP))] = None,
) -> int:
    """Learn, and write the weights after every generation."""
    words = words_for(language_of(lang))
    if games < _LEAST_GAMES or generations < 1 or jobs < 1:
        complain("allaboard train", words("train-numbers-wrong", least=_LEAST_GAMES))
        return WRONG_INPUT
    place = load(city)

    def progress(done: int, of: int) -> None:
        if sys.stderr.isatty():
            sys.stderr.write("\r\x1b[K" + words("train-progress", done=done, games=of))
            sys.stderr.flush()

    for each in learn(place, games=games, generations=generations, seed=seed, jobs=jobs, progress=progress):
        progress_ended = "\r\x1b[K" if sys.stderr.isatty() else ""
        sys.stderr.write(progress_ended)
        output.write_text(to_text(place.name, each.weights), encoding="utf-8")
        say(words("train-generation", number=each.number, points=f"{each.mean:.2f}", out=f"{100 * each.out:.1f}"))
    return FINE
