"""`allaboard best` and `allaboard review`: tables, JSON, files, and one line for whatever is wrong."""

from __future__ import annotations

import pytest
from tests.cli.running import Command

from allaboard.boards.loader import load
from allaboard.bots import Perspective, bot_of
from allaboard.deals import deal_line_setup
from allaboard.engine import start_game
from allaboard.records import Player, play_line_record, read_record, record_of

QUICK = ("--seconds", "0")


@pytest.fixture(scope="module")
def game_record() -> dict[str, object]:
    board = load("new_york")
    game = start_game(board, deal_line_setup(board, 2, "commands"))
    bots = [bot_of("greedy", f"commands {seat}") for seat in range(2)]
    while not game.is_over:
        seat = game.pending()[0]
        game.play(seat, bots[seat].choose(Perspective(game, seat)))
    return record_of(game, [Player("Red"), Player("Bl\x1b[31mue")]).to_json()


def test_best_tells_the_line_and_writes_it_as_a_game(run: Command, game_record: dict[str, object]) -> None:
    name = run.write("game.aab.json", game_record)
    told = run("best", name, "--seat", "1", *QUICK, "-o", "best.aab.json")
    assert told.code == 0
    assert "\x1b" not in told.out
    written = read_record("best.aab.json")
    answer = run("best", name, "--seat", "1", *QUICK, "--json").answers[0]
    assert play_line_record(written).totals()[1] == answer["best"]
    assert answer["seat"] == 1
    assert len(answer["turns"]) == 12
    assert answer["bound"] >= answer["best"]
    assert all(turn in told.out for turn in answer["turns"])


def test_review_tells_every_turn_and_writes_a_page(run: Command, game_record: dict[str, object]) -> None:
    name = run.write("game.aab.json", game_record)
    told = run("review", name, "--seat", "0", *QUICK, "--json", "--lang", "de", "-o", "review.html")
    answer = told.answers[0]
    assert [seat["seat"] for seat in answer["seats"]] == [0]
    actions = game_record["actions"]
    assert isinstance(actions, list)
    assert all(actions[moment["place"]] == moment["action"] for moment in answer["seats"][0]["moments"])
    page = (run.folder / "review.html").read_text("utf-8")
    assert page.startswith("<!doctype html>")
    assert "Rückblick" in page


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("best", "game.aab.json", "--seat", "2"), "game.aab.json: there is no seat 2, seats are 0 to 1"),
        (("best", "game.aab.json", "--seconds", "-1"), "game.aab.json: --seconds is a number from 0"),
        (("best", "missing.aab.json"), "missing.aab.json"),
        (("review", "game.aab.json", "--seat", "-1"), "game.aab.json: there is no seat -1, seats are 0 to 1"),
        (("review", "game.aab.json", "-o", "review.pdf"), "game.aab.json: a review is written as .html"),
        (("review", "half.aab.json"), "half.aab.json: the game is not over, and a review is for a finished one"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    run: Command, game_record: dict[str, object], arguments: tuple[str, ...], said: str
) -> None:
    run.write("game.aab.json", game_record)
    actions = game_record["actions"]
    assert isinstance(actions, list)
    half = {key: value for key, value in game_record.items() if key != "result"}
    run.write("half.aab.json", {**half, "actions": actions[:5]})
    told = run(*arguments)
    assert told.code == 2
    assert told.err.startswith(said)
    assert told.err.count("\n") == 1
