"""Keyboard, screen and signals: the only module of `play` that touches them."""

from __future__ import annotations

import io
import os
import signal
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from types import FrameType
from typing import TextIO

from rich.console import Console
from rich.text import Text

from allaboard.cli.cells import cut_styled
from allaboard.cli.play.pen import ASCII, UNICODE, Pen

FALLBACK_SIZE = (80, 24)
SMALLEST = (20, 8)
BROKEN_PIPE = 141  # the exit code of a program whose reader has gone
CLEAR = "\x1b[H\x1b[2J"
CLEAR_SCROLLBACK = "\x1b[3J"


class Leave(Exception):
    """The player left at a prompt or while a bot was thinking. `code` is the exit code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class EndOfInput(Leave):
    """There is nothing more to read: Ctrl-D, a closed pipe, a terminal that is gone."""

    def __init__(self) -> None:
        super().__init__(0)


class Terminal:
    """Writes lines, asks for lines. Without `escapes` not one escape sequence leaves it."""

    def __init__(self, stdin: TextIO, stdout: TextIO, *, escapes: bool, pen: Pen) -> None:
        self._in = stdin
        self._out = stdout
        self.escapes = escapes
        self.pen = pen
        self._paint = Console(file=io.StringIO(), force_terminal=True, highlight=False, width=1000)

    @property
    def is_interactive(self) -> bool:
        """Whether somebody sits at the keyboard."""
        return self._in.isatty()

    def size(self) -> tuple[int, int]:
        """Columns and lines as they are now."""
        return _size(self._out)

    def show(self, lines: Iterable[Text | str]) -> None:
        """Write lines, none longer than the terminal is wide."""
        width, _ = self.size()
        for line in lines:
            text = cut_styled(line if isinstance(line, Text) else Text(line), width)
            self._write(self._painted(text) + "\n")

    def clear(self, scrollback: bool = False) -> None:
        """Begin an empty screen; with `scrollback` nothing above it can be scrolled back to either."""
        if self.escapes:
            self._write(CLEAR + CLEAR_SCROLLBACK if scrollback else CLEAR)
        elif scrollback:
            self._write("\n" * max(self.size()[1], 60))

    def ask(self, prompt: str) -> str:
        """A line from the keyboard, without spaces around it."""
        width, _ = self.size()
        prompt = cut_styled(Text(prompt), max(width - 8, 8)).plain
        self._write(prompt + " ")
        try:
            line = self._in.readline()
        except OSError:  # the terminal is gone
            raise EndOfInput from None
        if not line:
            raise EndOfInput
        if not self._in.isatty():
            self._write("\n")
        return line.strip()

    def farewell(self, lines: Iterable[str]) -> None:
        """Last words, if anybody is still there to read them."""
        try:
            self.show(["", *lines])
        except Leave:
            self._abandon()

    def _painted(self, text: Text) -> str:
        if not self.escapes:
            return text.plain
        with self._paint.capture() as captured:
            self._paint.print(text, end="", soft_wrap=True)
        return captured.get()

    def _write(self, text: str) -> None:
        try:
            self._out.write(text)
            self._out.flush()
        except (OSError, ValueError):  # nobody reads any more
            self._abandon()
            raise Leave(BROKEN_PIPE) from None

    def _abandon(self) -> None:
        """Whatever Python still wants to flush at its end goes nowhere, without a complaint."""
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self._out.fileno())
            os.close(nowhere)
        except (OSError, ValueError):
            return


def this_terminal(*, colour: bool = True, plain: bool = False) -> Terminal:
    """The terminal this process was started in."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    escapes = colour and not plain and may_use_escapes(os.environ, sys.stdout.isatty())
    unicode = has_unicode(os.environ, sys.stdout.encoding)
    return Terminal(sys.stdin, sys.stdout, escapes=escapes, pen=UNICODE if unicode else ASCII)


def may_use_escapes(environ: Mapping[str, str], is_terminal: bool) -> bool:
    """Not when they are unwelcome (NO_COLOR), not understood (TERM=dumb), or not for a terminal."""
    return is_terminal and not environ.get("NO_COLOR") and environ.get("TERM", "dumb") not in {"dumb", ""}


def has_unicode(environ: Mapping[str, str], encoding: str | None) -> bool:
    """Whether box drawing can be shown.

    Python turns to UTF-8 by itself in the C locale, which says nothing about the terminal, so a locale that
    somebody set to C counts as ASCII.
    """
    if (encoding or "ascii").lower().replace("-", "").replace("_", "") not in {"utf8", "cp65001"}:
        return False
    if environ.get("TERM") == "dumb":
        return False
    if environ.get("PYTHONIOENCODING") or environ.get("PYTHONUTF8") == "1":
        return True
    locale = next((environ[name] for name in ("LC_ALL", "LC_CTYPE", "LANG") if environ.get(name)), "")
    return locale not in {"C", "POSIX"}


def _size(out: TextIO) -> tuple[int, int]:
    try:
        columns, lines = os.get_terminal_size(out.fileno())
    except (OSError, ValueError):
        columns, lines = 0, 0
    columns = columns or _number(os.environ.get("COLUMNS")) or FALLBACK_SIZE[0]
    lines = lines or _number(os.environ.get("LINES")) or FALLBACK_SIZE[1]
    return max(columns, SMALLEST[0]), max(lines, SMALLEST[1])


def _number(text: str | None) -> int:
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 5 else 0


class Interrupts:
    """Ctrl-C, a polite kill and a hang-up, turned into `Leave` where that does no harm.

    While an action is carried out they wait, so that what is saved is always a whole number of actions.
    """

    _WATCHED = ("SIGINT", "SIGTERM", "SIGHUP")

    def __init__(self) -> None:
        self._held = False
        self._waiting: int | None = None
        self._before: dict[int, object] = {}

    def __enter__(self) -> Interrupts:
        for name in self._WATCHED:
            number = getattr(signal, name, None)
            if number is not None:  # not every system has all of them
                self._before[number] = signal.signal(number, self._arrived)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]

    def _arrived(self, number: int, _frame: FrameType | None) -> None:
        if self._held:
            self._waiting = number
            return
        self._held = True  # a second Ctrl-C must not disturb the saving that follows the first
        raise Leave(128 + number)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Inside, signals wait; the first that came is obeyed at the end."""
        outermost = not self._held
        self._held = True
        try:
            yield
        finally:
            if outermost:
                self._held = False
        if outermost and self._waiting is not None:
            self._held = True
            raise Leave(128 + self._waiting)

    def ignore(self) -> None:
        """From now on the program is leaving anyway."""
        self._held = True
