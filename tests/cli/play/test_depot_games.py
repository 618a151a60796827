"""Whole games of Depot through a real pty or a pipe: played, left, resumed, at every size and in every look."""

from __future__ import annotations

import re
import signal
from dataclasses import replace
from itertools import chain
from pathlib import Path

import pytest
from tests.cli.play.depot_tables import WORDS, cards_in
from tests.cli.play.keyboard import ESCAPE, Keyboard, only_record
from tests.cli.play.test_leaving import run

from allaboard.engine.depot.events import DayStarted
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.depot.setup import DepotOptions
from allaboard.records import Player, Record, play_record, read_record, write_record
from allaboard.records.replaying import start_record, steps

GAME = ("--game", "depot")
ALONE = (*GAME, "--seats", "human:Ann,greedy", "--seed", "t1", "--yes")
SHARED = (*GAME, "--seats", "human:Ann,human:Bob,greedy", "--seed", "t2", "--yes")
ENTERS = "1\n\n" * 700  # the first choice, confirmed


def game_of(path: Path) -> DepotGame:
    game = play_record(read_record(path))
    assert isinstance(game, DepotGame)
    return game


def test_a_whole_game_through_a_pipe_in_sentences(tmp_path: Path) -> None:
    done = run(*ALONE, "--plain", "--save", "game.json", cwd=tmp_path, typed=ENTERS)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    told = " ".join(done.stdout.split())
    game = game_of(tmp_path / "game.json")
    assert game.is_over
    for name, score in zip(("Ann", "Greedy"), game.tally()["seats"], strict=True):
        day = sum(value or 0 for value in score["days"][0].values())
        assert f"{name}, day 1: {WORDS('depot-count-points', count=day)}." in told
        assert f"{name}, rank {score['rank']}: {WORDS('depot-count-points', count=score['total'])}." in told
    assert told.count("The game is over") == 1
    assert max(map(len, done.stdout.split("\n"))) <= 80


@pytest.mark.parametrize(
    ("size", "seats", "env", "extra"),
    [
        ((100, 40), 3, {}, ()),
        ((80, 24), 6, {}, ()),
        ((80, 24), 4, {"LC_ALL": "C"}, ("--options", "teams=true,final_turn=mandatory")),
        ((80, 24), 3, {}, ("--no-color",)),
        ((60, 20), 3, {}, ("--plain",)),
    ],
)
def test_a_whole_game_at_every_size(
    size: tuple[int, int], seats: int, env: dict[str, str], extra: tuple[str, ...], tmp_path: Path
) -> None:
    players = ",".join(["human:Ann", *["greedy", "random"] * 3][:seats])
    with Keyboard(
        *GAME, "--seats", players, "--seed", "sizes", "--yes", *extra, cwd=tmp_path, size=size, env=env
    ) as ann:
        decisions = 0
        while (kind := ann.wait()) != "end":
            if kind == "choice" and "--plain" not in extra:
                decisions += 1
                lines = ann.lines()
                heads = lines if "--no-color" in extra else lines[:1]  # without escapes nothing is wiped away
                assert any(line.startswith("Depot") for line in heads), "the head of the screen has scrolled away"
                assert any("Your hand" in line for line in lines)
                assert any(re.match(r" *1 \w", line) for line in lines), "no choices"
                seen = "\n".join(line for line in lines if line.strip())
                assert len(cards_in(seen)) >= 3
            ann.answer(kind)
        assert ann.end_code() == 0
        assert ann.too_long() == []
        plain = ESCAPE.sub("", ann.raw)
        end = ESCAPE.sub("", ann.shown)
        assert ("\x1b" in ann.raw) is (not {"--plain", "--no-color"} & set(extra))
    if env:
        assert plain.isascii()
    path = only_record(tmp_path)
    assert path.name.startswith("depot-")
    game = game_of(path)
    assert game.is_over
    assert decisions > 20 or "--plain" in extra
    for score in game.tally()["seats"]:
        assert re.search(rf"[-−]?\b{abs(score['total'])}\b", end)


def test_the_screen_says_colour_and_profile_without_paint(tmp_path: Path) -> None:
    with Keyboard(*ALONE, cwd=tmp_path) as keyboard:
        keyboard.wait()
        text = "\n".join(keyboard.lines())
        assert re.search(r"\bR red .* G green .* B blue .* Y yellow", text)
        assert "GE» General" in text
        styles = {
            keyboard.screen.buffer[y][x].bg
            for y, line in enumerate(keyboard.lines())
            for x in range(len(line))
            if "Your hand" in line
        }
        assert len(styles - {"default"}) >= 2, "cards are not painted"


# Leaving and going on.


@pytest.mark.parametrize("start", [ALONE, SHARED], ids=["alone", "shared"])
def test_a_game_that_is_left_again_and_again_is_the_same_game(start: tuple[str, ...], tmp_path: Path) -> None:
    assert run(*start, "--plain", "--save", "at-one-go.json", cwd=tmp_path, typed=ENTERS).returncode == 0
    args: tuple[str, ...] = (*start, "--save", "pieces.json")
    path = tmp_path / "pieces.json"
    pieces = 0
    while pieces == 0 or not game_of(path).is_over:
        done = run(*args, "--plain", cwd=tmp_path, typed=ENTERS[: 120 + 37 * pieces])
        assert (done.returncode, done.stderr) == (0, "")
        args = ("pieces.json",)
        pieces += 1
    assert pieces >= 3
    assert read_record(path) == read_record(tmp_path / "at-one-go.json")


@pytest.mark.parametrize("start", [ALONE, SHARED], ids=["alone", "shared"])
def test_a_polite_kill_in_the_middle_saves_whole_decisions(start: tuple[str, ...], tmp_path: Path) -> None:
    with Keyboard(*start, "--plain", cwd=tmp_path) as keyboard:
        for _ in range(30):
            keyboard.answer(keyboard.wait())
        keyboard.wait()
        keyboard.child.kill(signal.SIGTERM)
        assert keyboard.end() == 143
        path = only_record(tmp_path)
        assert f"Saved: {path.name}" in keyboard.shown
        assert f"Go on with: allaboard play {path.name}" in keyboard.shown
    before = len(game_of(path).actions)
    assert before > 5
    with Keyboard(path.name, "--plain", cwd=tmp_path) as keyboard:
        for _ in range(10):
            keyboard.answer(keyboard.wait())
        keyboard.interrupt()
        assert keyboard.end() == 130
    assert len(game_of(path).actions) > before


def test_the_question_is_the_same_after_ctrl_c_and_resuming(tmp_path: Path) -> None:
    args: tuple[str, ...] = ALONE
    screen: list[str] | None = None
    for _ in range(6):
        with Keyboard(*args, cwd=tmp_path) as keyboard:
            assert keyboard.wait() == "choice"
            if screen is not None:
                assert keyboard.lines() == screen
            keyboard.type("1")
            if keyboard.wait() == "confirm":
                keyboard.type("")
                keyboard.wait()
            screen = keyboard.lines()
            keyboard.interrupt()
            assert keyboard.end() == 130
        args = (only_record(tmp_path).name,)


@pytest.mark.parametrize("asked", ["?", "t", "s", "l"])
def test_ctrl_c_while_something_is_looked_up(asked: str, tmp_path: Path) -> None:
    with Keyboard(*ALONE, cwd=tmp_path, size=(80, 24)) as keyboard:
        keyboard.wait()
        keyboard.type(asked)
        assert keyboard.wait() in {"back", "more"}
        keyboard.interrupt()
        assert keyboard.end() == 130
    assert game_of(only_record(tmp_path)).pending() == (0,)


def test_the_end_of_input_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = run(*ALONE, "--plain", cwd=tmp_path, typed="1\n\n")
    path = only_record(tmp_path)
    assert done.returncode == 0
    assert f"Go on with: allaboard play {path.name}" in done.stdout
    assert len(game_of(path).actions) >= 1
    again = run(path.name, "--plain", cwd=tmp_path, typed=ENTERS)
    assert again.returncode == 0
    assert game_of(path).is_over


def test_a_finished_game_shows_its_points_and_is_left_alone(tmp_path: Path) -> None:
    assert run(*GAME, "--seats", "greedy,random", "--seed", "b", cwd=tmp_path).returncode == 0
    path = only_record(tmp_path)
    before = path.read_bytes()
    again = run(path.name, cwd=tmp_path)
    assert again.returncode == 0
    assert "Night Buses" in again.stdout
    assert path.read_bytes() == before


# Several people at one keyboard.


def secrets_by_turn(record: Record) -> dict[tuple[int, int], list[set[str]]]:
    """By day and turn: what every seat held that was never told in the open that day, not even in that turn."""
    game = start_record(record)
    assert isinstance(game, DepotGame)
    named: set[str] = set()
    secrets: dict[tuple[int, int], list[set[str]]] = {}
    for events in chain([game.opening()], (step.events for step in steps(record, game))):
        for event in events:
            if isinstance(event, DayStarted):
                named = set()
            if event.seen_by(None):
                named |= cards_in(str(event.to_json()))
        view = game.view(None)
        hands = [game.view(seat)["seats"][seat]["hand"] or {"travellers": [], "buses": []} for seat in range(3)]
        secrets[view["day"], view["turn"]] = [{*hand["travellers"], *hand["buses"]} - named for hand in hands]
    return secrets


def test_no_hand_is_on_the_screen_or_in_the_scrollback_of_another(tmp_path: Path) -> None:
    names = ("Ann", "Bob")
    at: int | None = None
    since = ""  # everything written since the keyboard was handed over
    seen: list[tuple[int, int, int, str]] = []
    with Keyboard(*SHARED, cwd=tmp_path, size=(80, 24)) as keyboard:
        while (kind := keyboard.wait()) != "day":
            # Everybody without it reads that; it is the same question whoever holds it.
            since += re.sub(r"You do not hold the \w+\s+Baby", "", ESCAPE.sub("", keyboard.shown))
            if kind == "hand_over":
                at = next(seat for seat, name in enumerate(names) if f"{name}, press Enter:" in keyboard.lines()[3])
                since = ""
                assert keyboard.shown.rindex("\x1b[3J") < keyboard.shown.index("press Enter"), "scrollback is kept"
                assert sum(bool(line) for line in keyboard.lines()) == 2, "more than the hand-over is on the screen"
                assert not keyboard.screen.history.top, "there is something to scroll back to"
                assert not cards_in(keyboard.everything())
            else:
                assert at is not None, "a question before anybody was asked to the keyboard"
            head = re.match(r"Depot · day (\d)/2 · turn (\d+)", keyboard.lines()[0])
            if kind == "choice":
                assert head is not None
                assert at is not None
                seen.append((at, int(head[1]), int(head[2]), since))
            keyboard.answer(kind)
        keyboard.interrupt()
        assert keyboard.end() == 130
    secrets = secrets_by_turn(read_record(only_record(tmp_path)))
    compared = 0
    for seat, day, turn, text in seen:
        mine, theirs = secrets[day, turn][seat], secrets[day, turn][1 - seat]
        assert not cards_in(text) & (theirs | secrets[day, turn][2]), (
            f"day {day}, turn {turn}: {names[seat]} reads them"
        )
        assert mine <= cards_in(text)
        compared += bool(mine) and bool(theirs)
    assert compared > 10


def test_a_shared_game_saved_at_a_shout_asks_everybody(tmp_path: Path) -> None:
    """Such a record comes from elsewhere: here nothing is saved while people are asked."""
    with Keyboard(*GAME, "--seats", "human:Ann,greedy,greedy", "--seed", "t1", "--yes", cwd=tmp_path) as keyboard:
        while (kind := keyboard.wait()) != "choice" or "may shout" not in keyboard.lines()[0]:
            assert kind != "end", "choose another seed"
            keyboard.answer(kind)
        keyboard.interrupt()
        keyboard.end()
    record = read_record(only_record(tmp_path))
    players = (*record.players[:1], Player("Bob"), Player("Cat"))
    write_record(tmp_path / "three.json", replace(record, players=players))
    with Keyboard("three.json", cwd=tmp_path) as keyboard:
        asked = 0
        while (kind := keyboard.wait()) in {"hand_over", "window"}:
            asked += kind == "window"
            keyboard.type("")
        assert asked >= 1
        assert kind in {"choice", "go_on"}


def test_house_rules_are_in_the_record(tmp_path: Path) -> None:
    options = "drunkard_scope=own_pile,drunkard_may_pick_self=false,baby_windows=attempt,final_turn=mandatory"
    assert run(*ALONE, "--options", options, cwd=tmp_path).returncode == 0
    assert read_record(only_record(tmp_path)).options == DepotOptions(
        drunkard_scope="own_pile", drunkard_may_pick_self=False, baby_windows="attempt", final_turn="mandatory"
    )
