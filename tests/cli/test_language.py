"""Which language a command speaks, and what no language changes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.running import Command, allaboard
from tests.records.samples import london

from allaboard.boards.faults import FaultsFound
from allaboard.cli.language import language_of
from allaboard.locales import LANGUAGES, words_of

GAME = "game.aab.json"


@pytest.mark.parametrize(
    ("flag", "surroundings", "spoken"),
    [
        ("fr", {"ALLABOARD_LANG": "de", "LC_ALL": "de_DE.UTF-8"}, "fr"),
        ("FR", {}, "fr"),
        (None, {"ALLABOARD_LANG": "de", "LC_ALL": "fr_FR.UTF-8"}, "de"),
        (None, {"ALLABOARD_LANG": "", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "de_AT", "LANG": "fr_FR.UTF-8"}, "de"),
        (None, {"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "fr_CA@euro"}, "fr"),
        (None, {"LANG": "de"}, "de"),
        (None, {"LANG": "frr_DE.UTF-8"}, "en"),  # North Frisian is not French
        (None, {"LANG": "ja_JP.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_flag_comes_before_the_setting_and_that_before_the_locale(
    flag: str | None, surroundings: dict[str, str], spoken: str
) -> None:
    assert language_of(flag, surroundings) == spoken


@pytest.mark.parametrize(
    ("flag", "surroundings", "place"),
    [("xx", {}, "--lang"), ("", {}, "--lang"), (None, {"ALLABOARD_LANG": "fr_FR"}, "ALLABOARD_LANG")],
)
def test_an_unknown_language_is_refused_with_those_that_are_known(
    flag: str | None, surroundings: dict[str, str], place: str
) -> None:
    with pytest.raises(FaultsFound, match=f"{place}: .* is not one of en, fr, de"):
        language_of(flag, surroundings)


@pytest.mark.parametrize("command", ["score", "legal", "replay", "show", "check", "play"])
def test_every_command_refuses_an_unknown_language_in_one_line(run: Command, command: str) -> None:
    ran = run(command, run.write(GAME, london()), "--lang", "tlh\x1b[31m")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "allaboard: --lang: tlh\\u001b[31m is not one of en, fr, de\n"


@pytest.mark.parametrize("command", ["bench", "serve"])
def test_what_takes_no_record_refuses_an_unknown_language_too(run: Command, command: str) -> None:
    assert run(command, "--lang", "xx").err == "allaboard: --lang: xx is not one of en, fr, de\n"


def test_an_unknown_setting_is_refused_but_the_flag_still_counts(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    game = run.write(GAME, london())
    monkeypatch.setenv("ALLABOARD_LANG", "xx")
    assert run("score", game).err == "allaboard: ALLABOARD_LANG: xx is not one of en, fr, de\n"
    assert run("score", game, "--lang", "de").code == 0
    assert run("--help").code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_are_in_the_language(run: Command, language: str) -> None:
    words = words_of(language)
    game = run.write(GAME, london())
    score = run("score", game, "--lang", language)
    assert score.err == ""
    assert all(words(zone) in score.out for zone in ("grannies", "turn_zone", "personal", "total", "rank"))
    assert words("event-rush_hour", round="@").split("@")[0] not in score.out
    replay = run("replay", game, "--lang", language)
    assert words("event-ticket_revealed", round=1, ticket="@").split("@")[0] in replay.out
    assert run("check", game, "--lang", language).out == words("check-fine", file=game) + "\n"
    assert words("drawing-spot") in run("show", game, "--lang", language).out


@pytest.mark.parametrize("command", ["score", "legal", "replay", "check"])
def test_json_is_the_same_in_every_language(run: Command, command: str) -> None:
    game = run.write(GAME, london())
    told = {run(command, "--json", game, "--lang", language).out for language in LANGUAGES}
    assert len(told) == 1


def test_json_needs_no_words(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def unread(*_: object, **__: object) -> None:
        raise AssertionError("words were read")

    monkeypatch.setattr("allaboard.locales.Words.__init__", unread)
    words_of.cache_clear()
    assert run("score", "--json", run.write(GAME, london()), "--lang", "fr").code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language_of_the_surroundings(tmp_path: Path, language: str) -> None:
    for command in ("score", "play", "serve", "bench"):
        ran = allaboard(command, "--help", folder=tmp_path, ALLABOARD_LANG=language)
        told = " ".join(ran.out.replace("│", " ").split())
        words = words_of(language)
        assert ran.code == 0
        assert " ".join(words("help-lang", languages=", ".join(LANGUAGES)).split()) in told
        assert " ".join(words(f"help-{command}").split("\n")[0].split()) in told
    assert max(len(line) for line in allaboard("--help", folder=tmp_path, ALLABOARD_LANG=language).lines) <= 80


def test_a_terminal_without_accents_gets_words_without_them(tmp_path: Path) -> None:
    record = london()
    record["players"][0]["name"] = "Zoë"
    (tmp_path / GAME).write_text(json.dumps(record), "utf-8")
    ran = allaboard("score", GAME, "--lang", "fr", folder=tmp_path, PYTHONIOENCODING="ascii")
    assert (ran.code, ran.err) == (0, "")
    assert "Etudiants" in ran.out
    assert "Zo\\xeb" in ran.out, "a name is never respelled"
