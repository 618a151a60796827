"""The course of a game at a keyboard that the test holds: commands, undo, warnings, interruptions."""

from __future__ import annotations

import io
import os
import re
import signal
from pathlib import Path

import pytest

from allaboard.boards.loader import load
from allaboard.bots import Perspective, RandomBot
from allaboard.bots.review.hints import hints
from allaboard.cli.play import session as session_module
from allaboard.cli.play.drawn import DrawnSpeaker
from allaboard.cli.play.line_session import LineSession, LineTable, resumed
from allaboard.cli.play.news import News
from allaboard.cli.play.pen import UNICODE
from allaboard.cli.play.plain import PlainSpeaker
from allaboard.cli.play.session import Table
from allaboard.cli.play.table import deal
from allaboard.cli.play.terminal import Interrupts, Leave, Terminal
from allaboard.engine import Action, LineOptions, LineSetup, Turn
from allaboard.locales import words_of
from allaboard.records import Player, Record, play_record, read_record, record_of, write_record

WORDS = words_of("en")


def table_of(city: str, *kinds: str | None, seed: str = "s") -> LineTable:
    players = tuple(Player(f"P{seat}", kind) for seat, kind in enumerate(kinds))
    game = deal(load(city), len(kinds), LineOptions(), seed, None)
    return Table(game, players, seed, News(WORDS, tuple(player.name for player in players)))


def typing(table: LineTable, *answers: str, plain: bool = False) -> tuple[LineSession, str, Leave | None]:
    """Type these answers; what was written, and how it was left."""
    out = io.StringIO()
    terminal = Terminal(io.StringIO("".join(f"{answer}\n" for answer in answers)), out, escapes=False, pen=UNICODE)
    speaker = PlainSpeaker(terminal, WORDS) if plain else DrawnSpeaker(terminal, WORDS)
    with Interrupts() as interrupts:
        session = LineSession(table, speaker, WORDS, interrupts)
        try:
            session.run()
        except Leave as left:
            return session, out.getvalue(), left
    return session, out.getvalue(), None


def departed(table: LineTable) -> LineTable:
    """Everybody has kept the first ticket of the hand."""
    for seat in table.game.pending():
        table.game.play(seat, table.game.legal(seat)[0])
    return table


def about_to_loop() -> tuple[LineTable, str]:
    """A table where the human has a turn that eliminates, and that turn."""
    for number in range(200):
        table = departed(table_of("rome", None, "greedy", seed=f"loop {number}"))
        chance = RandomBot(str(number))
        while not table.game.is_over:
            seat = table.game.pending()[0]
            loops = [turn for turn in table.game.legal(seat) if isinstance(turn, Turn) and turn.loops]
            if seat == 0 and loops and len(loops) < len(table.game.legal(seat)):
                return table, str(loops[0])
            table.game.play(seat, chance.choose(Perspective(table.game, seat)))
    raise AssertionError("no such table")


def test_a_turn_is_shown_first_and_undone_without_a_trace() -> None:
    table = departed(table_of("rome", None, None))
    seat = table.game.pending()[0]
    before = table.record
    session, text, left = typing(table, "", "1", "u", "q")
    assert left is not None
    assert WORDS("play-prompt-confirm") in text
    assert session.record == before
    assert table.game.pending() == (seat,)


def test_a_turn_can_be_named_by_number_text_or_end() -> None:
    for way in ("number", "text", "end"):
        table = departed(table_of("rome", None))
        legal = [turn for turn in table.game.legal(0) if isinstance(turn, Turn)]
        ends = [turn.stops[-1] for turn in legal]
        turn = next(turn for turn in legal if not turn.loops and ends.count(turn.stops[-1]) == 1)
        typed = {"number": ["o", str(legal.index(turn) + 1)], "text": [str(turn).lower()], "end": [turn.stops[-1]]}
        session, _, _ = typing(table, *typed[way], "", "q")
        assert session.record.actions == (str(turn),), way


def departure_in(record: Record) -> int | None:
    assert isinstance(record.setup, LineSetup)
    return record.setup.departures[0]


def test_a_departure_is_undone_or_left_before_it_is_confirmed() -> None:
    ticket = departure_of(table_of("rome", None, "greedy"))
    for answers in (["u", "q"], ["q"]):
        table = table_of("rome", None, "greedy")
        session, _, left = typing(table, ticket, *answers)
        assert left is not None
        assert departure_in(session.record) is None
    table = table_of("rome", None, "greedy")
    session, _, _ = typing(table, ticket, "", "q")
    assert departure_in(session.record) == int(ticket)


def test_another_turn_may_be_named_instead_of_a_confirmation() -> None:
    table = departed(table_of("rome", None))
    first, second = [str(turn) for turn in table.game.legal(0)][:2]
    session, _, _ = typing(table, first, second, "", "q")
    assert session.record.actions == (second,)


def test_a_turn_that_eliminates_needs_a_second_explicit_yes() -> None:
    table, loop = about_to_loop()
    before = table.record.actions
    for answer in ("", "y", "u", "no"):
        session, text, _ = typing(table, loop, answer, "q")
        assert "You would be eliminated" in text
        assert WORDS("play-prompt-out") in text
        assert session.record.actions == before, f"{answer!r} was enough to be eliminated"
    session, _, _ = typing(table, loop, "yes")
    assert session.record.actions[: len(before) + 1] == (*before, loop)
    assert table.game.view(None)["seats"][0]["eliminated"]


def test_a_turn_that_is_not_legal_is_refused_with_the_reason_of_the_rules() -> None:
    table = departed(table_of("rome", None))
    end = table.game.view(0)["seats"][0]["line"][-1]
    _, text, _ = typing(table, f"{end}-Z9", "q")
    assert "Not possible" in text


@pytest.mark.parametrize("plain", [False, True])
def test_every_command_answers_and_changes_nothing(plain: bool) -> None:
    for city in ("new_york", "rome"):
        table = table_of(city, None, "greedy")
        before = table_of(city, None, "greedy").game.legal(0)
        typed = [word for command in ("?", "b", "b C4", "s", "l", "zz", "99") for word in (command, "", "")]
        # Enter is no ticket, so it only asks again.
        session, text, left = typing(table, *typed, "q", plain=plain)
        assert left is not None
        assert left.code == 0
        assert table.game.legal(0) == before
        assert session.record.actions == ()
        assert "not one of your two tickets" in text


@pytest.mark.parametrize("plain", [False, True])
def test_a_hint_names_turns_by_their_numbers_and_takes_none(plain: bool) -> None:
    table = departed(table_of("rome", None, "greedy"))
    while table.game.pending() != (0,):
        table.game.play(1, table.game.legal(1)[0])
    before = table.record
    first = hints(Perspective(table.game, 0), f"hint {len(before.actions)}")[0]
    _, text, _ = typing(table, "i", "", "q", plain=plain)
    assert table.record == before
    told = re.search(rf"(\d+): {first.action}; [\d.]+ points expected", " ".join(text.split()))
    assert told is not None
    session, _, _ = typing(table, told[1], "", "q", plain=plain)
    assert session.record.actions[len(before.actions)] == first.action


def test_there_is_no_hint_for_a_departure() -> None:
    _, text, _ = typing(table_of("rome", None, "greedy"), "hint", "", "q")
    assert WORDS("hint-none") in text


class Thinking:
    """A bot that is interrupted while it thinks."""

    name = "greedy"

    def choose(self, perspective: Perspective) -> Action:
        os.kill(os.getpid(), signal.SIGINT)
        return perspective.legal()[0]


def test_ctrl_c_while_a_bot_thinks_leaves_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_module, "bot_of", lambda *_: Thinking())
    table = departed(table_of("rome", "greedy", "greedy"))
    session, _, left = typing(table)
    assert left is not None
    assert left.code == 130
    assert play_record(session.record).is_over is False
    assert session.record == table.record


def test_a_signal_during_an_action_waits_until_it_is_whole() -> None:
    with Interrupts() as interrupts:
        done = []
        with pytest.raises(Leave) as left, interrupts.held():  # noqa: PT012 - the point is what still happens
            os.kill(os.getpid(), signal.SIGTERM)
            done.append("the rest of the action")
    assert left.value.code == 143
    assert done == ["the rest of the action"]


def test_a_resumed_table_tells_the_same_story(tmp_path: Path) -> None:
    table = table_of("new_york", None, "greedy", seed="story")
    table.news.opened(table.game.opening())
    first = departure_of(table)
    session, _, _ = typing(table, first, "", "1", "", "1", "", "1", "", "q")
    path = tmp_path / "game.aab.json"
    write_record(path, session.record)
    again = resumed(read_record(path), WORDS, str)
    assert again.record == session.record
    assert again.news.since(0) == table.news.since(0)
    assert [line for line in table.news.log if line in again.news.log] == again.news.log


def departure_of(table: LineTable) -> str:
    return str(table.game.legal(0)[0]).removeprefix("depart ")


def test_what_the_others_did_is_told_in_words_on_the_next_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    table = departed(table_of("new_york", None, "greedy", seed="t4"))
    _, text, _ = typing(table, "1", "", "q")
    moved = str(table.game.actions[-1])
    assert f"P1: {moved}." in text


class Silent:
    """A terminal whose reader has gone."""

    def write(self, _: str) -> int:
        raise BrokenPipeError

    def flush(self) -> None: ...

    def isatty(self) -> bool:
        return False

    def fileno(self) -> int:
        raise ValueError


def test_nobody_to_write_to_is_a_reason_to_leave() -> None:
    terminal = Terminal(io.StringIO(), Silent(), escapes=False, pen=UNICODE)  # type: ignore[arg-type]
    with pytest.raises(Leave):
        terminal.show(["anybody there?"])
    terminal.farewell(["then good-bye"])


def test_records_of_a_session_are_the_records_of_its_game() -> None:
    table = departed(table_of("paris", "greedy", "random", "greedy", "random"))
    session, _, left = typing(table)
    assert left is None
    assert session.record == record_of(table.game, table.players, table.seed)
    assert session.record.result is not None
