"""A terminal that changes its size: the next screen fits again."""

from __future__ import annotations

from pathlib import Path

from tests.cli.play.keyboard import ESCAPE, Keyboard


def test_the_size_is_read_again_for_every_screen(tmp_path: Path) -> None:
    with Keyboard("--city", "london", "--seats", "human,greedy,greedy,greedy", "--seed", "r", cwd=tmp_path) as keyboard:
        keyboard.answer(keyboard.wait())
        keyboard.answer(keyboard.wait())
        assert keyboard.wait() == "turn"
        wide = ESCAPE.sub("", keyboard.shown).replace("\r", "").split("\n")
        keyboard.child.setwinsize(24, 80)
        keyboard.type("o")
        assert keyboard.wait() == "turn"
        narrow = ESCAPE.sub("", keyboard.shown).replace("\r", "").split("\n")
        assert max(map(len, wide)) > 80
        assert max(map(len, narrow)) <= 80
        assert len(narrow) <= 25  # the echo of what was typed, then a screen
