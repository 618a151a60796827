"""Players as they are written on a command line."""

from __future__ import annotations

import pytest

from allaboard.arena.entries import Entry, entries_of, programs_of
from allaboard.boards.faults import FaultsFound


def test_levels_and_how_many_of_them() -> None:
    assert entries_of(["expert", "greedy:3"]) == (Entry("expert", "expert"), *[Entry("greedy", "greedy")] * 3)


def test_a_level_can_meet_itself_under_another_name() -> None:
    assert entries_of(["one=regular", "two=regular"]) == (Entry("one", "regular"), Entry("two", "regular"))


def test_a_program_is_a_command_without_a_shell() -> None:
    assert entries_of(["exec:./my bot --fast"]) == (Entry("exec:./my bot --fast", command=("./my", "bot", "--fast")),)
    assert entries_of(["mine=exec:'./my bot':2"]) == (Entry("mine", command=("./my bot",)),) * 2
    assert entries_of(["exec:tcp://host:x"])[0].command == ("tcp://host:x",)


def test_a_program_can_be_defined_and_then_named() -> None:
    programs = programs_of(["mine=python bot.py --depth=3"])
    assert entries_of(["mine:2", "random"], programs) == (
        *[Entry("mine", command=("python", "bot.py", "--depth=3"))] * 2,
        Entry("random", "random"),
    )


@pytest.mark.parametrize(
    "texts",
    [
        ["genius"], ["greedy:0"], ["greedy:7"], ["greedy:x"], ["greedy:"], ["greedy:²"], ["exec:"], ["exec:'open"],
        ["a b=expert"], ["one=expert", "one=greedy"], ["greedy:99999999999999999999"], [""], ["\x1b[31m"],
    ],
)  # fmt: skip
def test_what_is_no_player_is_refused_in_one_harmless_line(texts: list[str]) -> None:
    with pytest.raises(FaultsFound) as refused:
        entries_of(texts)
    assert str(refused.value).isprintable()


@pytest.mark.parametrize("text", ["python bot.py", "=python bot.py", "mine=", "greedy=python bot.py", "a b=x"])
def test_what_is_no_program_is_refused(text: str) -> None:
    with pytest.raises(FaultsFound):
        programs_of([text])


def test_two_programs_of_one_name_are_refused() -> None:
    with pytest.raises(FaultsFound, match="taken"):
        programs_of(["mine=a", "mine=b"])
