"""Every game of `line-games.jsonl`: the same continuations at every marker, the same totals and breakdowns.

A game of the file holds, for every turn and for every marker in it, the complete set of continuations: `-C4` a marker
of the shape, `>C4` a green-light marker, `+C4` the extra marker, a trailing `#` where it loops, `.` where the turn may
end. The engine lists whole turns; what can follow a beginning is read off that list.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from allaboard.boards.loader import load
from allaboard.engine import LineGame, LineOptions, LineSetup, start_game

LINES = (Path(__file__).parent / "line-games.jsonl").read_text(encoding="utf-8").splitlines()
GAMES: list[dict[str, Any]] = [json.loads(line) for line in LINES]
NAMES = [game["id"] for game in GAMES]
MARKER = re.compile(r"[->+][A-Z][0-9]+")


def start(record: dict[str, Any]) -> LineGame:
    written = record["setup"]
    setup = LineSetup(
        sheets=tuple(written["sheets"]),
        personal=tuple(written["personal"]),
        common=tuple(written["common"]),
        departures=tuple(written["departures"]),
        tickets=tuple(written["tickets"]),
        inspector=written["inspector"],
        rush=tuple(written["rush"]) if "rush" in written else None,
        rival=tuple(written.get("rival", ())),
    )
    return start_game(load(record["city"]), setup, LineOptions(**record["options"]))


def continuations(legal: list[str], text: str) -> list[list[str]]:
    """What can follow each beginning of a turn, from its first marker to its end."""
    start_stop, markers = text.split("-", 1)[0], MARKER.findall(text)
    found = []
    for count in range(len(markers) + 1):
        beginning = start_stop + "".join(markers[:count])
        next_ones = set()
        for turn in legal:
            if turn == beginning:
                next_ones.add(".")
            following = MARKER.match(turn, len(beginning)) if turn.startswith(beginning) else None
            if following:
                rest = turn[following.end() :]
                next_ones.add(following.group() + ("#" if rest == "#" else ""))
        if count == len(markers) and text.endswith("#"):
            break  # nothing follows a loop
        found.append(sorted(next_ones))
    return found


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_continuations_at_every_marker(game: dict[str, Any]) -> None:
    played = start(game["record"])
    assert len(game["steps"]) == len(game["record"]["actions"])
    for number, (text, steps) in enumerate(zip(game["record"]["actions"], game["steps"], strict=True)):
        (seat,) = played.pending()
        legal = [str(turn) for turn in played.legal(seat)]
        assert continuations(legal, text) == [sorted(step) for step in steps], f"action {number}: {text}"
        played.apply(seat, played.parse(text))
    assert played.is_over


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_totals_and_breakdowns(game: dict[str, Any]) -> None:
    played = start(game["record"])
    for text in game["record"]["actions"]:
        played.apply(played.pending()[0], played.parse(text))
    scored = played.tally()["seats"]
    expected = game["expect"]["seats"]
    assert [seat["total"] for seat in scored] == [seat["total"] for seat in expected]
    assert [seat["breakdown"] for seat in scored] == [seat.get("breakdown") for seat in expected]
    assert played.totals() == [seat["total"] for seat in expected]


def test_there_are_six_games_for_each_city_and_number_of_players() -> None:
    kinds = [(game["record"]["city"], len(game["record"]["players"])) for game in GAMES]
    assert {kind: kinds.count(kind) for kind in kinds} == dict.fromkeys(
        [(city, seats) for city in ("new_york", "rome") for seats in (2, 3)]
        + [(city, seats) for city in ("london", "paris") for seats in (4, 5)],
        6,
    )
