"""P7: `allaboard legal` says which turns lead into a dead end, in words and as JSON, and `replay` does not look."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cli.running import Command
from tests.records.test_schemas import must_pass
from tests.rules.positions import legal, play, solo
from tests.rules.test_dead_ends import EXAMPLES

from allaboard.engine import LineGame
from allaboard.locales import LANGUAGES, Words, words_of
from allaboard.records import Player, record_of


def before_it(city: str, departure: int, sheet: int, tickets: tuple[int, ...], turns: str) -> tuple[LineGame, str]:
    """The game just before the last of the turns, and that one."""
    game = solo(city, tickets, sheet=sheet, departure=departure)
    *before, last = turns.split()
    play(game, *before)
    return game, last


def written(run: Command, game: LineGame) -> str:
    return run.write("game.aab.json", record_of(game, (Player("Ann"),), None).to_json())


@pytest.mark.parametrize(("city", "departure", "sheet", "tickets", "turns", "soon"), EXAMPLES)
def test_legal_in_json_marks_dead_ends_and_nothing_else(
    run: Command, city: str, departure: int, sheet: int, tickets: tuple[int, ...], turns: str, soon: int
) -> None:
    game, turn = before_it(city, departure, sheet, tickets, turns)
    (answer,) = run("legal", "--json", written(run, game)).answers
    must_pass("legal", answer)
    turns_told: list[dict[str, Any]] = answer["pending"][0]["legal"]
    assert [(each["action"], each.get("dead_end", 0)) for each in turns_told] == [
        *zip(legal(game), game.dead_ends(0), strict=True)
    ]
    assert {each["action"]: each.get("dead_end", 0) for each in turns_told}[turn] == soon
    assert all(each["dead_end"] > 0 for each in turns_told if "dead_end" in each), "left out where it is not certain"


@pytest.mark.parametrize("language", LANGUAGES)
def test_legal_in_words_says_how_soon_a_dead_end_eliminates(run: Command, language: str) -> None:
    words = words_of(language)
    for example in EXAMPLES[:4]:
        game, turn = before_it(*example[:5])
        ran = run("legal", "--lang", language, written(run, game))
        (line,) = [line for line in ran.lines if line.startswith(turn)]
        assert words("legal-dead-end", turns=example[5]) in line
        assert _explained(words, min(soon for soon in game.dead_ends(0) if soon)) in " ".join(ran.out.split())
    without = run("legal", "--lang", language, written(run, solo("new_york", (6,), sheet=1, departure=1)))
    assert not any(_explained(words, soon) in " ".join(without.out.split()) for soon in range(1, 5))


def _explained(words: Words, soon: int) -> str:
    return " ".join(words("legal-dead-ends", turns=soon).split())


def test_replay_with_legal_does_not_look_for_dead_ends(run: Command) -> None:
    game, turn = before_it(*EXAMPLES[0][:5])
    play(game, turn)
    (answer,) = run("replay", "--json", "--legal", written(run, game)).answers
    assert not any("dead_end" in each for step in answer["turns"] for each in step["legal"])
