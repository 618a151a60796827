"""Several people at one keyboard: nobody sees on the screen what another may not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.play.keyboard import ESCAPE, Keyboard, only_record

from allaboard.boards.loader import load
from allaboard.deals import deal_line_setup
from allaboard.records import read_record

SEED = "pass it on"
NAMES = ("Ann", "Bob")


def test_no_secret_of_the_other_seat_is_on_the_screen_or_in_the_scrollback(tmp_path: Path) -> None:
    city = load("new_york")
    setup = deal_line_setup(city, 2, SEED)
    assert setup.hands is not None
    secrets = []
    for seat in range(2):
        letters = city.personal_objectives[(setup.personal[seat] or 0) - 1]
        objective = re.compile(r"Personal\s+" + r"✓? ".join(letters))
        tickets = re.compile("|".join(rf"Ticket {number} starts" for number in setup.hands[seat]))
        secrets.append((objective, tickets))
    at_keyboard: int | None = None
    seen = [0, 0]
    handed_over = 0
    with Keyboard("--city", "new_york", "--seats", "human:Ann,human:Bob", "--seed", SEED, cwd=tmp_path) as keyboard:
        while (kind := keyboard.wait()) != "end":
            text = keyboard.everything()
            if kind == "hand_over":
                at_keyboard = next(
                    seat for seat, name in enumerate(NAMES) if f"{name}, press Enter:" in keyboard.lines()[3]
                )
                handed_over += 1
                assert keyboard.shown.rindex("\x1b[3J") < keyboard.shown.index("press Enter"), "scrollback is kept"
                for objective, tickets in secrets:
                    assert not objective.search(text)
                    assert not tickets.search(text)
                assert sum(bool(line) for line in keyboard.lines()) == 2, "more than the hand-over is on the screen"
                assert not keyboard.screen.history.top, "there is something to scroll back to"
            else:
                assert at_keyboard is not None, "a question before anybody was asked to the keyboard"
                objective, tickets = secrets[1 - at_keyboard]
                assert not objective.search(text)
                assert not tickets.search(text)
                if kind in {"turn", "departure"}:
                    assert secrets[at_keyboard][0].search(text), "the own objective is missing"
                    seen[at_keyboard] += 1
            keyboard.answer(kind)
        assert keyboard.end_code() == 0
        assert keyboard.too_long() == []
    turns = len(read_record(only_record(tmp_path)).actions)
    assert min(seen) >= 4
    assert sum(seen) == turns + 2
    assert handed_over >= turns // 2


@pytest.mark.parametrize("extra", [["--plain"], ["--no-color"]])
def test_without_escape_sequences_the_hand_over_pushes_everything_off_the_screen(
    extra: list[str], tmp_path: Path
) -> None:
    with Keyboard("--city", "rome", "--seats", "human:Ann,human:Bob", "--seed", SEED, *extra, cwd=tmp_path) as keyboard:
        while (kind := keyboard.wait()) != "hand_over" or "Bob, press Enter" not in "".join(keyboard.lines()):
            assert kind != "end", "Bob was never asked to the keyboard"
            keyboard.answer(kind)
        assert sum(bool(line) for line in keyboard.lines()) == 2
        assert "\x1b" not in keyboard.raw


def test_open_games_need_no_hand_over_after_the_departures(tmp_path: Path) -> None:
    with Keyboard("--city", "rome", "--seats", "human:Ann,human:Bob", "--seed", SEED, cwd=tmp_path) as keyboard:
        kinds = []
        while (kind := keyboard.wait()) != "end":
            kinds.append(kind)
            keyboard.answer(kind)
        assert keyboard.end_code() == 0
    turns = [place for place, kind in enumerate(kinds) if kind == "turn"]
    assert "hand_over" in kinds[: turns[2]]
    assert "hand_over" not in kinds[turns[2] :]


def test_the_seed_and_what_is_dealt_are_never_shown(tmp_path: Path) -> None:
    with Keyboard("--city", "new_york", "--seats", "human:Ann,greedy", "--seed", "sesame", cwd=tmp_path) as keyboard:
        assert keyboard.play_out() == 0
        assert "sesame" not in ESCAPE.sub("", keyboard.raw)
    assert read_record(only_record(tmp_path)).seed == "sesame"
