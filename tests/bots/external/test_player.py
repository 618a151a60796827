"""A program as a player: it is told what its seat may see, and whatever it does, the game goes on."""

from __future__ import annotations

import json
import os
import select
import sys
from pathlib import Path

import pytest
from tests.bots.external.programs import FIRST, READY, WELL, answering, shell

from allaboard.arena.contest import Contest, Played, contest_of, play
from allaboard.arena.entries import Entry
from allaboard.bots import Budget, Perspective
from allaboard.bots.external.player import MOST_FAILURES, ExternalBot
from allaboard.bots.external.process import _LIVE

HOUR = 3_600.0  # a limit that no test reaches


def contest(
    command: tuple[str, ...], game: str = "bus", city: str | None = None, seats: int = 2, seconds: float = HOUR
) -> Contest:
    entries = (Entry("program", command=command), *[Entry("random", bot="random")] * (seats - 1))
    return contest_of(entries, game, city, "external", Budget(seconds=seconds))


def reasons(played: Played) -> list[str]:
    return [lost.reason for lost in played.lost[0]]


def all_reaped() -> bool:
    return not _LIVE


@pytest.mark.parametrize(
    ("game", "city", "seats"),
    [("bus", "new_york", 1), ("bus", "london", 4), ("metro", "paris", 4), ("depot", None, 2), ("depot", None, 6)],
)
def test_a_program_plays_every_game_to_its_end(game: str, city: str | None, seats: int) -> None:
    played = play(contest(WELL, game, city, seats), 1)
    assert reasons(played) == []
    assert played.decisions[0] >= 1
    assert all_reaped()


def noted(folder: Path, game: str, city: str | None, number: int = 0) -> list[dict[str, object]]:
    """All that a program was told in a game."""
    folder.mkdir(exist_ok=True)
    heard = folder / "heard.jsonl"
    keep = f"printf '%s\\n' \"$line\" >>'{heard}';"
    first = READY.replace("read -r hello;", f"read -r line; {keep}").replace("read -r start;", f"read -r line; {keep}")
    command = shell(first + FIRST.replace("read -r line; do", f"read -r line; do {keep}"))
    play(contest(command, game, city), number)
    return [json.loads(line) for line in heard.read_text().splitlines()]


@pytest.mark.parametrize(("game", "city"), [("bus", "new_york"), ("metro", "rome"), ("depot", None)])
def test_a_program_is_told_its_view_and_nothing_else(game: str, city: str | None, tmp_path: Path) -> None:
    """Every question is the very view of the seat at that decision, as the same game played again shows it."""
    heard = noted(tmp_path, game, city)
    met = contest(WELL, game, city)
    again = met.start(0)
    bots = [met.bot(0, who) for who in range(2)]
    questions = iter([each for each in heard if each["type"] == "decide"])
    count = 0
    while not again.is_over:
        seat = again.pending()[0]
        if seat == 0:
            question = next(questions)
            count += 1
            assert set(question) == {"type", "id", "phase", "seconds", "view", "legal"}
            assert question["id"] == count
            assert question["view"] == json.loads(json.dumps(again.view(0)))
            legal = question["legal"]
            assert isinstance(legal, list)
            assert [each["action"] for each in legal] == [action.text for action in again.legal(0)]
            again.play(0, again.legal(0)[0])
        else:
            again.play(seat, bots[seat].choose(Perspective(again, seat)))
    assert next(questions, None) is None
    assert count >= 3
    assert [each["type"] for each in heard if each["type"] != "decide"] == ["hello", "start", "over"]
    assert heard[-1]["scores"] == json.loads(json.dumps(again.scores(0)))


def test_a_program_is_not_told_what_the_deal_comes_from(tmp_path: Path) -> None:
    """Whoever knows what a deal comes from can deal it, too, and see every hand. For dice it has a seed of its own."""
    told = [noted(tmp_path / name, "depot", None, number) for name, number in (("one", 6), ("again", 6), ("other", 7))]
    assert "external" in contest(WELL, "depot").deal_seed(6)
    assert not any("external" in json.dumps(line) for heard in told for line in heard)
    one, again, other = (heard[1]["seed"] for heard in told)
    assert one == again != other
    assert contest(WELL, "depot").deal(6) == contest(WELL, "depot").deal(7)


def test_turns_come_with_their_price_and_the_total_after_them(tmp_path: Path) -> None:
    turns = [each for each in noted(tmp_path, "bus", "new_york") if each.get("phase") == "turn"]
    for turn in turns:
        legal = turn["legal"]
        assert isinstance(legal, list)
        assert all({"action", "turn_zone", "shared", "total"} == set(each) for each in legal)


def test_departures_and_babies_are_asked_for_too(tmp_path: Path) -> None:
    assert noted(tmp_path, "bus", "new_york")[2]["phase"] == "departure"
    heard: list[object] = []
    for number in range(12):
        folder = tmp_path / str(number)
        folder.mkdir()
        command = shell(
            WELL[2].replace("read -r line; do", f"read -r line; do printf '%s\\n' \"$line\" >>'{folder}/heard';")
        )
        play(contest(command, "depot", seats=2), number)
        heard += [json.loads(line).get("phase") for line in (folder / "heard").read_text().splitlines()]
        if "shout" in heard:
            break
    assert "shout" in heard


# What goes wrong.

ILLEGAL = answering("""printf '{"type":"act","id":%d,"action":"teleport"}\\n' $n""")


def test_an_illegal_answer_loses_its_decision_and_no_more() -> None:
    played = play(contest(ILLEGAL), 0)
    assert set(reasons(played)) == {"illegal"}
    assert played.lost[0][0].detail == "teleport"
    assert played.decisions[0] == len(played.lost[0])


def test_what_random_plays_instead_comes_from_the_seed() -> None:
    met = contest(ILLEGAL)
    assert play(met, 0, with_record=True).record == play(met, 0, with_record=True).record


@pytest.mark.parametrize("junk", ["hello", "{}", "[]", '{"type":"act"}', '{"type":"act","id":"1","action":"x"}', ""])
def test_a_malformed_answer_loses_its_decision(junk: str) -> None:
    played = play(contest(answering(f"echo '{junk}'")), 0)
    assert set(reasons(played)) == {"malformed"}
    assert played.decisions[0] == len(played.lost[0])


def test_a_program_that_ends_is_started_again_a_few_times_and_then_left_alone() -> None:
    played = play(contest(shell(READY + "read -r line; echo no more >&2; exit 3")), 0)
    assert reasons(played)[: MOST_FAILURES + 1] == ["ended"] * MOST_FAILURES + ["left_alone"]
    assert played.lost[0][0].detail == "ended with 3: no more"
    assert all_reaped()


def test_a_program_that_is_killed_says_by_what() -> None:
    played = play(contest(shell(READY + "kill -9 $$")), 0)
    assert "signal 9" in played.lost[0][0].detail


def test_a_program_that_crashes_once_plays_on(tmp_path: Path) -> None:
    once = f"if [ ! -e '{tmp_path}/been' ]; then touch '{tmp_path}/been'; read -r line; exit 1; fi; "
    played = play(contest(shell(WELL[2].replace(READY, READY + once))), 0)
    assert reasons(played) == ["ended"]


def test_a_program_that_cannot_be_started_plays_at_random() -> None:
    played = play(contest(("/nowhere/to/be/found",)), 0)
    assert "cannot be started" in played.lost[0][0].detail
    assert len(played.lost[0]) == played.decisions[0]


def test_another_version_is_refused() -> None:
    played = play(contest(shell("""echo '{"type":"ready","version":2}'; cat >/dev/null""")), 0)
    assert played.lost[0][0].detail == "version 2, not 1"


@pytest.mark.parametrize("silence", ["exec sleep 1000", "trap '' TERM INT HUP; while :; do :; done"])
def test_a_silent_program_is_late_and_then_left_alone(silence: str) -> None:
    played = play(contest(shell(READY + silence), seconds=0.02), 0)
    assert reasons(played)[: MOST_FAILURES + 1] == ["late"] * MOST_FAILURES + ["left_alone"]
    assert all_reaped()


def test_a_late_answer_is_not_taken_for_the_next() -> None:
    """Each answer comes one question too late: the first question is silent, and all others get an old one."""
    late = answering("""[ $n -gt 1 ] && printf '{"type":"act","id":%d,"action":"teleport"}\\n' $((n-1))""")
    game = contest(WELL).start(0)
    bot = ExternalBot("late", late, "seed", 0.05)
    try:
        for _ in range(2):
            bot.choose(Perspective(game, 0))
    finally:
        bot.end()
    assert [lost.reason for lost in bot.lost] == ["late", "late"]


@pytest.mark.parametrize(
    "noise",
    ["yes | tr -d '\\n'", "head -c 300000 /dev/zero; exec sleep 1000", """yes '{"type":"act","id":0,"action":"x"}'"""],
)
def test_a_flood_is_cut_off(noise: str) -> None:
    played = play(contest(shell(READY + noise)), 0)
    assert reasons(played)[: MOST_FAILURES + 1] == ["flood"] * MOST_FAILURES + ["left_alone"]
    assert all_reaped()


def test_a_program_that_never_reads_blocks_nobody() -> None:
    """A view of London is longer than what a pipe holds after some questions."""
    program = shell("""echo '{"type":"ready","version":1}'; exec sleep 1000""")
    played = play(contest(program, "bus", "london", 4, seconds=0.02), 0)
    assert "late" in reasons(played)


@pytest.mark.skipif(sys.platform != "linux", reason="waits for a process by its number")
def test_what_a_program_starts_ends_with_it(tmp_path: Path) -> None:
    child = tmp_path / "child"
    command = shell(f"sleep 1000 & echo $! >'{child}'; " + WELL[2])
    assert reasons(play(contest(command), 0)) == []
    try:
        ended = os.pidfd_open(int(child.read_text()))
    except ProcessLookupError:
        return
    select.select([ended], [], [])
    os.close(ended)


def test_the_others_are_not_disturbed() -> None:
    """Who plays beside a broken program plays the same game that it would beside one that is always random."""
    broken = play(contest(("/nowhere",), "depot", None, 3), 0, with_record=True)
    silly = play(contest(ILLEGAL, "depot", None, 3), 0, with_record=True)
    assert broken.record == silly.record
