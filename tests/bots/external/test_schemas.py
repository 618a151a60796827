"""Every line between the arena and a program is as its schema says."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
import web
from jsonschema import Draft202012Validator
from tests.bots.external.programs import shell
from tests.bots.external.test_player import contest

from allaboard.arena.conformance import KINDS, conformance
from allaboard.arena.contest import play
from allaboard.protocol.programs import program_schemas

EXAMPLES = Path(__file__).parents[3] / "examples"
PYTHON = (sys.executable, str(EXAMPLES / "bot.py"))
JAVASCRIPT = (*web.node_programs().node, str(EXAMPLES / "bot.mjs"))


def valid(direction: str) -> Draft202012Validator:
    whole = program_schemas()
    return Draft202012Validator({"$defs": whole["$defs"], "$ref": f"#/$defs/{direction}"})


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[object]]:
    """All that was said in a game of each kind, with a program in between that writes it down."""
    folder = tmp_path_factory.mktemp("said")
    inner = " ".join(f"'{part}'" for part in PYTHON)
    between = shell(f"tee -a '{folder}/to_program' | {inner} | tee -a '{folder}/from_program'")
    for game, city in (("bus", "new_york"), ("metro", "rome"), ("depot", None)):
        assert play(contest(between, game, city), 0).lost[0] == []
    return {path.name: [*map(json.loads, path.read_text("utf-8").splitlines())] for path in folder.iterdir()}


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(program_schemas())


@pytest.mark.parametrize(("direction", "kinds"), [
    ("to_program", {"hello", "start", "decide", "over"}),
    ("from_program", {"ready", "act"}),
])  # fmt: skip
def test_every_line_is_as_its_schema_says(said: dict[str, list[object]], direction: str, kinds: set[str]) -> None:
    check = valid(direction)
    for line in said[direction]:
        check.validate(line)
    assert {line["type"] for line in said[direction] if isinstance(line, dict)} == kinds


def test_a_view_with_something_more_would_be_noticed(said: dict[str, list[object]]) -> None:
    question = next(line for line in said["to_program"] if isinstance(line, dict) and line["type"] == "decide")
    assert not valid("to_program").is_valid({**question, "view": {**question["view"], "deck": [1, 2, 3]}})
    assert not valid("from_program").is_valid({"type": "act", "action": "x"})


@pytest.mark.parametrize("command", [PYTHON, JAVASCRIPT], ids=["python", "javascript"])
def test_the_examples_can_play(command: tuple[str, ...]) -> None:
    checks = list(conformance(command, seconds=60))
    assert [check for check in checks if not check.passed] == []
    assert len(checks) == len(KINDS) + 4


@pytest.mark.parametrize(("game", "city"), [("bus", "new_york"), ("metro", "rome"), ("depot", None)])
def test_the_example_in_another_language_plays_a_match(game: str, city: str | None) -> None:
    match = contest(JAVASCRIPT, game, city)
    assert [play(match, number).lost[0] for number in range(2)] == [[], []]


def test_the_example_is_short() -> None:
    code = (EXAMPLES / "bot.py").read_text("utf-8").rpartition('"""\n\nimport')[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 30
