"""The same game on terminals that can less: no colour, no Unicode, no drawing, little room, hostile names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.play.keyboard import ESCAPE, Keyboard

BUS = ("--city", "new_york", "--seats", "human:Ann,greedy", "--seed", "t4")
METRO = ("--city", "paris", "--seats", "human:Ann,greedy,random,greedy", "--seed", "t4")


def play_some(keyboard: Keyboard, turns: int = 3) -> None:
    """A departure, all that can be asked for, a few turns, and good-bye."""
    for asked in ("?", "b", "s", "l", "o", "zz", "b C4"):
        assert (kind := keyboard.wait()) in {"departure", "turn"}
        keyboard.type(asked)
        while (kind := keyboard.wait()) in {"back", "more"}:
            keyboard.type("")
        keyboard.type("o")
    while turns:
        kind = keyboard.wait()
        turns -= kind == "turn"
        keyboard.answer(kind)
    keyboard.wait()
    keyboard.type("u")
    keyboard.wait()
    keyboard.type("q")
    assert keyboard.end() == 0


@pytest.mark.parametrize("args", [BUS, METRO])
@pytest.mark.parametrize(
    ("extra", "env"),
    [
        ([], {"TERM": "dumb"}),
        ([], {"NO_COLOR": "1"}),
        (["--no-color"], {}),
        (["--plain"], {}),
    ],
)
def test_not_one_escape_sequence_where_they_are_unwelcome(
    args: tuple[str, ...], extra: list[str], env: dict[str, str], tmp_path: Path
) -> None:
    with Keyboard(*args, *extra, cwd=tmp_path, size=(80, 24), env=env) as keyboard:
        play_some(keyboard)
        assert "\x1b" not in keyboard.raw
        assert keyboard.too_long() == []
        if env.get("TERM") == "dumb" and not extra:
            assert keyboard.raw.isascii()


@pytest.mark.parametrize("args", [BUS, METRO])
@pytest.mark.parametrize("env", [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C"}])
def test_ascii_alone_is_enough(args: tuple[str, ...], env: dict[str, str], tmp_path: Path) -> None:
    hostile = [arg.replace("human:Ann", "human:Zoë 東京") for arg in args]
    with Keyboard(*hostile, cwd=tmp_path, size=(80, 24), env=env) as keyboard:
        play_some(keyboard)
        assert keyboard.raw.isascii()
        assert keyboard.too_long() == []
        assert "\\xeb" in ESCAPE.sub("", keyboard.raw)


@pytest.mark.parametrize("size", [(100, 40), (80, 24), (60, 20), (40, 12)])
@pytest.mark.parametrize("args", [BUS, METRO])
def test_no_line_is_longer_than_the_terminal_is_wide(
    args: tuple[str, ...], size: tuple[int, int], tmp_path: Path
) -> None:
    with Keyboard(*args, cwd=tmp_path, size=size) as keyboard:
        keyboard.wait()
        keyboard.answer("departure")
        keyboard.answer(keyboard.wait())
        assert keyboard.wait() == "turn"
        lines = keyboard.lines()
        assert keyboard.too_long() == []
        if size[0] >= 60:
            assert lines[0].startswith(("Bus", "Metro"))
            assert any(re.search(r"\[.{1,3}[\]>]", line) for line in lines), "where is my line?"
        keyboard.type("1")
        keyboard.wait()
        assert keyboard.too_long() == []


@pytest.mark.parametrize(
    "name",
    [
        "\x1b[31mEve\x1b]0;gone\x07",
        "\u202eevil\u2066\u200f",
        "\u6771" * 40,
        "a\u0301" * 40,
        "\U0001f469\u200d\U0001f469\u200d\U0001f467 family",
        "x\x9b31m",
    ],
    ids=["escape", "direction", "wide", "accents", "joined", "c1"],
)
@pytest.mark.parametrize("extra", [[], ["--plain"]])
def test_a_name_is_only_a_name(name: str, extra: list[str], tmp_path: Path) -> None:
    args = ("--city", "rome", "--seats", f"human:{name},human:{name} too,greedy", "--seed", "n")
    with Keyboard(*args, *extra, cwd=tmp_path, size=(80, 24)) as keyboard:
        for _ in range(9):
            if (kind := keyboard.wait()) == "end":
                break
            keyboard.answer(kind)
        keyboard.wait()
        keyboard.interrupt()
        assert keyboard.end() == 130
        assert keyboard.too_long() == []
        text = ESCAPE.sub("", keyboard.raw)
        assert not set(text) & set("\x1b\x9b\x07\u202e\u2066\u200f")
        assert "\x1b[31mEve" not in keyboard.raw


def test_plain_speaks_in_sentences_without_columns(tmp_path: Path) -> None:
    with Keyboard(*BUS, "--plain", cwd=tmp_path, size=(80, 24)) as keyboard:
        assert keyboard.play_out() == 0
        assert keyboard.too_long() == []
        text = keyboard.raw.replace("\r", "")
    assert not re.search(r"[─-╿▀-▟■-◿]", text), "something is drawn"
    assert not re.search(r"\S {2,}\S", text), "something stands in columns"
    assert "Your line ends at" in text
    assert re.search(r"^1: to [A-G]\d+", text, re.MULTILINE)
    assert re.search(r"Ann: -?\d+ points\. Turn zone|Ann is out", text)


def test_plain_tells_where_everybody_is_when_asked(tmp_path: Path) -> None:
    with Keyboard(*BUS, "--plain", cwd=tmp_path, size=(80, 24)) as keyboard:
        keyboard.answer(keyboard.wait())
        keyboard.answer(keyboard.wait())
        keyboard.wait()
        keyboard.type("b")
        keyboard.wait()
        assert "Line of Ann:" in keyboard.shown
        assert "Line of Greedy:" in keyboard.shown
        keyboard.type("b D8")
        keyboard.wait()
        assert "monument, sightseeing spot" in keyboard.shown.replace("\r\n", " ")
