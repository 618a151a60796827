"""Whole games through a real pty: every city, every size, saved records that say what the screen said."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.play.keyboard import ESCAPE, Keyboard, only_record

from allaboard.engine import LineSetup
from allaboard.records import play_record, read_record

GAMES = [
    ("new_york", 2, (100, 40)),
    ("london", 4, (80, 24)),
    ("rome", 3, (60, 20)),
    ("paris", 5, (100, 40)),
]


@pytest.mark.parametrize(("city", "seats", "size"), GAMES)
def test_a_whole_game_of_each_city(city: str, seats: int, size: tuple[int, int], tmp_path: Path) -> None:
    players = ",".join(["human:Ann", *["greedy"] * (seats - 1)])
    with Keyboard("--city", city, "--seats", players, "--seed", city, cwd=tmp_path, size=size) as keyboard:
        turns = 0
        while (kind := keyboard.wait()) != "end":
            if kind == "turn":
                turns += 1
                lines = keyboard.lines()
                assert lines[0].startswith(("Bus", "Metro")), "the head of the screen has scrolled away"
                assert any(line.lstrip().startswith(("A", "1")) for line in lines[1:4]), "no names of columns"
                assert any("[" in line and "]" in line for line in lines), "the end of the own line is not marked"
                assert sum("─" in line for line in lines) >= 4, "no roads"
            keyboard.answer(kind)
        assert keyboard.end_code() == 0
        assert turns >= 3
        assert keyboard.too_long() == []
        end = ESCAPE.sub("", keyboard.shown)
    path = only_record(tmp_path)
    assert path.name.startswith(f"{'bus' if city in {'new_york', 'london'} else 'metro'}-{city}-")
    assert path.name in end.replace("\r\n", "")
    record = read_record(path)
    game = play_record(record)
    assert game.is_over
    assert [player.bot for player in record.players] == [None, *["greedy"] * (seats - 1)]
    for score in game.tally()["seats"]:
        total = "out" if score["total"] is None else str(score["total"]).replace("-", "−")
        assert total in end


def test_the_final_table_has_a_column_for_each_player_and_a_line_for_each_zone(tmp_path: Path) -> None:
    with Keyboard("--city", "rome", "--seats", "human:Ann,greedy", "--seed", "t3", cwd=tmp_path) as keyboard:
        assert keyboard.play_out() == 0
        end = ESCAPE.sub("", keyboard.shown).replace("\r", "").split("\n")
    seats = play_record(read_record(only_record(tmp_path))).tally()["seats"]
    rows = {line.split("  ")[0].strip(): line.split()[-2:] for line in end if line.strip()}
    assert all(score["breakdown"] is not None for score in seats), "choose a seed whose players survive"
    for zone, name in (("grannies", "Grannies"), ("flirts", "Flirts"), ("connections", "Connections")):
        points = [str((score["breakdown"] or {})[zone]).replace("-", "−") for score in seats]
        assert rows[name] == points
    assert rows["Total"] == [str(score["total"]).replace("-", "−") for score in seats]


def test_solo_says_that_it_is_our_own_mode(tmp_path: Path) -> None:
    with Keyboard("--city", "rome", "--seats", "human", "--seed", "z", cwd=tmp_path) as keyboard:
        assert keyboard.play_out() == 0
        assert "own mode" in ESCAPE.sub("", keyboard.raw)
        assert keyboard.too_long() == []
    setup = read_record(only_record(tmp_path)).setup
    assert isinstance(setup, LineSetup)
    assert setup.rival


def test_questions_are_asked_and_enter_accepts(tmp_path: Path) -> None:
    with Keyboard(cwd=tmp_path) as keyboard:
        for _ in range(6):
            assert keyboard.wait() == "question"
            keyboard.type("")
        assert keyboard.wait() == "departure"
        keyboard.type("q")
        assert keyboard.end() == 0
    record = read_record(only_record(tmp_path))
    assert record.city is not None
    assert (record.game, record.city.name) == ("bus", "new_york")
    assert [player.bot for player in record.players] == [None, "regular"]


def test_a_wrong_answer_is_explained_and_asked_again(tmp_path: Path) -> None:
    with Keyboard("--seats", "human,greedy", "--city", "rome", cwd=tmp_path) as keyboard:
        assert keyboard.wait() == "departure"
        keyboard.type("99")
        assert keyboard.wait() == "departure"
        assert "not one of your two tickets" in ESCAPE.sub("", keyboard.shown)
    with Keyboard("--seats", "human,greedy", cwd=tmp_path) as keyboard:
        assert keyboard.wait() == "question"
        keyboard.type("chess")
        assert keyboard.wait() == "question"
        assert "chess is not one of bus, metro" in keyboard.shown
