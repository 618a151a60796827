"""Lessons: their deals and their steps fit together, and a moment is nothing but what was decided."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from allaboard.locales import LANGUAGES, words_of
from allaboard.server.lessons import LEARNER, MOST_DECISIONS, lesson_names, lesson_snapshot, lesson_table
from allaboard.server.table.gauntlet import Refusal

PAGE = Path(__file__).parents[2] / "web" / "src" / "learn"
STEP = re.compile(r'words: "([\w-]+)".*deed: \{ kind: "(\w+)"(?:, action: "([^"]+)")? \}')


def steps(name: str) -> list[tuple[str, str, str]]:
    """The words, the kind and the action of each step, as the page has them."""
    found = STEP.findall((PAGE / f"{name}.ts").read_text("utf-8"))
    assert 10 <= len(found) <= 15
    return found


@pytest.mark.parametrize("name", lesson_names())
def test_what_the_steps_ask_for_can_be_done_when_they_ask_for_it(name: str) -> None:
    decided: list[str] = []
    for _, kind, action in steps(name):
        table = lesson_table(name, "Ann", tuple(decided))
        legal = [offered["action"] for asked in lesson_snapshot(table, 0).asked or [] for offered in asked.legal]
        if kind in {"choose", "send"}:
            assert action in legal, (decided, action)
        if kind == "send":
            decided.append(action)
        if kind == "free":
            assert legal
            decided.append(legal[0])


@pytest.mark.parametrize("name", lesson_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words(name: str, language: str) -> None:
    words = words_of(language)
    for key, _, _ in steps(name):
        assert f"learn-{key}" in words
        assert f"learn-do-{key}" in words


def test_a_moment_is_what_was_decided_and_nothing_else() -> None:
    """So one can go back, and two learners do not disturb each other."""
    moment = ("depart 4", "E6-E5")
    before = msgspec.json.encode(lesson_snapshot(lesson_table("bus", "Ann", moment), 0))
    lesson_table("bus", "Ann", ("depart 4", "E6-E7"))
    lesson_table.cache_clear()
    assert msgspec.json.encode(lesson_snapshot(lesson_table("bus", "Ann", moment), 0)) == before


def test_a_learner_hears_what_is_new_and_sees_no_other_hand() -> None:
    table = lesson_table("depot", "Ann", ("place G4a", "board L"))
    first = lesson_snapshot(table, 0)
    assert first.seat == LEARNER
    assert first.view is not None
    assert first.view["seats"][1]["hand"] is None
    assert lesson_snapshot(table, first.seq).since == []
    assert lesson_snapshot(table, first.seq - 1).since[0].seq == first.seq


@pytest.mark.parametrize(
    ("name", "decisions", "code"),
    [
        ("tram", (), "not_found"),
        ("bus", ("depart 1",), "illegal"),
        ("bus", ("nonsense",), "illegal"),
        ("bus", ("depart 4",) * (MOST_DECISIONS + 1), "bad_request"),
    ],
)
def test_what_does_not_exist_is_refused(name: str, decisions: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        lesson_table(name, "Ann", decisions)
    assert refused.value.code == code
