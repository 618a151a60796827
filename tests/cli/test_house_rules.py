"""The commands that read a game of Depot say by which house rules it is played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from allaboard.cli.app import run
from allaboard.deals import deal_depot_setup
from allaboard.engine.depot.game import start_depot
from allaboard.engine.depot.setup import OPTION_VALUES, DepotOptions
from allaboard.locales import LANGUAGES, words_of
from allaboard.records import Player, record_of


def record(folder: Path, options: DepotOptions) -> str:
    game = start_depot(deal_depot_setup(2, "s"), options)
    path = folder / "a.aab.json"
    path.write_text(json.dumps(record_of(game, (Player("Ann"), Player("Bea")), None).to_json()), encoding="utf-8")
    return str(path)


def told(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert run(list(args)) == 0
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reading", OPTION_VALUES["drunkard_scope"])
@pytest.mark.parametrize("command", ["score", "replay", "show"])
def test_the_reading_of_the_drunkard_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, reading: str, language: str
) -> None:
    path = record(tmp_path, DepotOptions(drunkard_scope=reading))  # type: ignore[arg-type]
    words = words_of(language)
    shown = told(capsys, command, path, "--lang", language)
    for value in OPTION_VALUES["drunkard_scope"]:
        sentence = " ".join(words(f"depot-rule-drunkard_scope-{value}").split())
        assert (sentence in shown) == (value == reading)


def test_other_house_rules_are_named_where_they_are_not_as_usual(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = words_of("en")
    path = record(tmp_path, DepotOptions(baby_windows="none", final_turn="mandatory", baby_exempts_penalty=True))
    shown = told(capsys, "score", path)
    assert words("depot-rule-baby_windows-none") in shown
    assert words("depot-rule-final_turn-mandatory") in shown
    assert words("depot-rule-teams-false") not in shown
    assert "penalty" not in shown
