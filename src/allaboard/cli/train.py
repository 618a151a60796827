"""`allaboard train`: what the levels know about a game, learned anew."""

# No `from __future__ import annotations` here: the flags are read from the annotations.

from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from allaboard.arena.learning import learn
from allaboard.boards.city import City
from allaboard.boards.loader import load
from allaboard.bots.depot import training as depot
from allaboard.bots.line.weights import to_text
from allaboard.cli import FINE, WRONG_INPUT
from allaboard.cli.arena import MOST_GAMES, MOST_JOBS
from allaboard.cli.inputs import check_output, check_seed
from allaboard.cli.language import FLAG, help_for_flag, help_words, language_of, words_for
from allaboard.cli.output import complain, say
from allaboard.cli.progress import Progress
from allaboard.locales import Words
from allaboard.records.writing import write_file

_HELP = help_words()
_LEAST_GAMES = 100
_MOST_GENERATIONS = 10_000
_DEPOT = "depot"
_DEPOT_SIZES = range(2, 7)
# The usual games and generations, or days and rounds.
_LINE_EFFORT = (3_000, 8)
_DEPOT_EFFORT = (depot.DAYS, depot.ROUNDS)


def train(
    city: Annotated[str, Parameter(help=_HELP("help-train-city"))],
    /,
    *,
    output: Annotated[Path, Parameter(name=("--output", "-o"), help=_HELP("help-train-output"))],
    games: Annotated[int | None, Parameter(help=_HELP("help-train-games"))] = None,
    generations: Annotated[int | None, Parameter(help=_HELP("help-train-generations"))] = None,
    jobs: Annotated[int, Parameter(help=_HELP("help-arena-jobs"))] = 1,
    seed: Annotated[str | None, Parameter(help=_HELP("help-train-seed"))] = None,
    lang: Annotated[str | None, Parameter(name=FLAG, help=help_for_flag(_HELP))] = None,
) -> int:
    """Learn, and write the weights."""
    words = words_for(language_of(lang))
    usual = _DEPOT_EFFORT if city == _DEPOT else _LINE_EFFORT
    games, generations = usual[0] if games is None else games, usual[1] if generations is None else generations
    if not _LEAST_GAMES <= games <= MOST_GAMES or not 1 <= generations <= _MOST_GENERATIONS:
        complain("allaboard train", words("train-numbers-wrong", least=_LEAST_GAMES))
        return WRONG_INPUT
    if not 1 <= jobs <= MOST_JOBS:
        complain("allaboard train", words("arena-jobs-wrong"))
        return WRONG_INPUT
    if seed is not None:
        check_seed(seed)
    check_output(output)
    if city == _DEPOT:
        _train_depot(output, games, generations, jobs, seed or depot.SEED, words)
    else:
        _train_line(load(city), output, games, generations, jobs, seed or "all aboard", words)
    return FINE


def _train_line(city: City, output: Path, games: int, generations: int, jobs: int, seed: str, words: Words) -> None:
    """Generation after generation; the weights are written after each."""
    curve: list[tuple[float, ...]] = []
    bar = Progress(games * generations, words, "train-progress")

    def progress(done: int, _: int) -> None:
        bar.show(len(curve) * games + done)

    for each in learn(city, games=games, generations=generations, seed=seed, jobs=jobs, progress=progress):
        bar.clear()
        curve.append((each.number, each.games, each.mean, each.out))
        write_file(output, to_text(city.name, each.weights, curve))
        say(
            words(
                "train-generation",
                number=each.number,
                points=words.number(each.mean, 2),
                out=words.number(100 * each.out),
            )
        )


def _train_depot(output: Path, days: int, rounds: int, jobs: int, seed: str, words: Words) -> None:
    """Every number of players by itself; the weights are written when all are there."""
    bar = Progress(len(_DEPOT_SIZES), words, "train-depot-progress")
    bar.show(0)
    weights: dict[int, list[list[float]]] = {}
    curves: dict[int, list[depot.Lesson]] = {}
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        tasks = {pool.submit(depot.learned, seats, seed, rounds, days): seats for seats in _DEPOT_SIZES}
        for task in as_completed(tasks):
            seats = tasks[task]
            curves[seats], weights[seats] = task.result()
            last = curves[seats][-1]
            bar.clear()
            say(
                words(
                    "train-depot", count=seats, points=words.number(last.points, 2), error=words.number(last.error, 2)
                )
            )
            bar.show(len(weights))
    bar.clear()
    write_file(output, depot.weights_text(weights, dict(sorted(curves.items()))))
