"""The finished games with known answers: the same totals and breakdowns through records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from allaboard.records import parse_record, play_record
from allaboard.records.answers import score_answer

GAMES: list[dict[str, Any]] = [
    json.loads(line) for line in Path(__file__).with_name("line-games.jsonl").read_text("utf-8").splitlines()
]


def test_all_of_them_are_here() -> None:
    assert len(GAMES) == 48


@pytest.mark.parametrize("vector", GAMES, ids=lambda vector: vector["id"])
def test_the_game_scores_as_known(vector: dict[str, Any]) -> None:
    record = parse_record(vector["record"])
    game = play_record(record)
    answer = score_answer(record, game)
    found = [{"total": seat["total"], "breakdown": seat["breakdown"]} for seat in answer["seats"]]
    expected = [{"breakdown": None} | seat for seat in vector["expect"]["seats"]]
    assert found == expected
    assert game.is_over
    assert answer["over"] is True
    for seat in answer["seats"]:
        assert seat["eliminated"] is (seat["total"] is None)
