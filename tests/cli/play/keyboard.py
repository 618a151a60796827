"""A player for the tests: drives the real command through a real pty and looks at what a terminal would show."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect
import pyte
from rich.cells import cell_len

import allaboard
from allaboard.locales import words_of

SOURCE = Path(allaboard.__file__).parents[1]
ESCAPE = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07|[()][A-Z0-9]|[=>])")
WORDS = words_of("en")

# The questions a game asks, by what the tests call them.
PROMPTS = {
    name: WORDS(f"play-prompt-{name}") + " "
    for name in ("turn", "departure", "choice", "confirm", "out", "dead-end", "back", "more")
}
PROMPTS |= {name: WORDS(f"depot-prompt-{name.replace('_', '-')}") + " " for name in ("day", "go_on", "window")}
HAND_OVER = WORDS("play-prompt-hand-over", name="@").split("@")[1] + " "
QUESTION = "]: "
FIRST_TICKET = re.compile(r"Ticket (\d+) starts at (\w+)")


class Keyboard:
    """A running `play` and the screen it draws on."""

    def __init__(
        self, *args: str, cwd: Path, size: tuple[int, int] = (100, 40), env: dict[str, str] | None = None
    ) -> None:
        surroundings = {
            "PATH": os.environ.get("PATH", ""),
            "PYTHONPATH": str(SOURCE),
            "LANG": "C.UTF-8",
            "TERM": "xterm-256color",
            **(env or {}),
        }
        self.width, self.height = size
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "allaboard.cli.play", *args],
            cwd=str(cwd),
            env=surroundings,
            dimensions=(size[1], size[0]),
            encoding="utf-8",
            codec_errors="surrogateescape",
            timeout=30,
        )
        self.child.delaybeforesend = None
        self.screen = pyte.HistoryScreen(*size, history=5000)
        self._stream = pyte.Stream(self.screen)
        self.raw = ""  # everything that was ever written
        self.shown = ""  # what was written since the last answer

    def __enter__(self) -> Keyboard:
        return self

    def __exit__(self, *_: object) -> None:
        self.child.close(force=True)

    def wait(self) -> str:
        """Wait for the next question and say which it is; `end` when the program has ended."""
        kinds = [*PROMPTS, "hand_over", "question", "end"]
        found = self.child.expect_exact([*PROMPTS.values(), HAND_OVER, QUESTION, pexpect.EOF])
        after = self.child.after if isinstance(self.child.after, str) else ""
        self.shown = (self.child.before or "") + after
        self.raw += self.shown
        self._stream.feed(self.shown)
        return kinds[found]

    def type(self, text: str) -> None:
        self.child.send(text + "\r")

    def interrupt(self) -> None:
        self.child.send("\x03")

    def end(self) -> int:
        """Wait for the end and give the exit code."""
        while self.wait() != "end":
            pass
        self.child.wait()
        code = self.child.exitstatus
        assert code is not None, f"killed by signal {self.child.signalstatus}"
        assert "Traceback" not in self.raw
        return int(code)

    # Looking.

    def lines(self) -> list[str]:
        """What stands on the screen now."""
        return [line.rstrip() for line in self.screen.display]

    def everything(self) -> str:
        """The screen with all that can be scrolled back to."""
        past = ["".join(line[x].data for x in range(self.width)) for line in self.screen.history.top]
        return "\n".join([*past, *self.screen.display])

    def too_long(self) -> list[str]:
        """Lines that were written and are wider than the terminal."""
        plain = ESCAPE.sub("", self.raw).replace("\r", "")
        return [line for line in plain.split("\n") if cell_len(line) > self.width]

    # Playing.

    def answer(self, kind: str) -> None:
        """Answer a question of a game with the first thing that is safe."""
        if kind in {"turn", "choice"}:
            self.type("1")
        elif kind in {"out", "dead-end"}:
            self.type("yes")
        elif kind == "departure":
            ticket = FIRST_TICKET.search(ESCAPE.sub("", self.shown)) or FIRST_TICKET.search(self.raw)
            assert ticket is not None
            self.type(ticket[1])
        else:
            self.type("")

    def play_out(self) -> int:
        """Answer everything until the game is over."""
        while (kind := self.wait()) != "end":
            self.answer(kind)
        return self.end_code()

    def end_code(self) -> int:
        self.child.wait()
        assert "Traceback" not in self.raw
        assert self.child.exitstatus is not None
        return int(self.child.exitstatus)


def only_record(folder: Path) -> Path:
    """The one game that was saved in a folder."""
    found = sorted(folder.glob("*.aab.json"))
    assert len(found) == 1, found
    return found[0]
