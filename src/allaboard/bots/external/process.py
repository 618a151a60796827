"""A program that is talked to line by line, and that can do no harm by silence, by noise or by dying.

It runs below a `supervisor` in a session of its own: a Ctrl-C in the terminal is not meant for it, and whatever it
starts ends with it, and with this process, however that ends. Of the environment it gets what `surroundings` says.
Nothing here ever waits without a limit: pipes are written and read only when they are ready.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import IO, Final

from allaboard.bots.external import supervisor
from allaboard.bots.external.surroundings import variables_for_programs

LONGEST_LINE: Final = 65_536
_PIECE = 65_536
_LAST_WORDS = 2_000  # characters of standard error that are kept
_PARTING = 0.5  # seconds between the end of its output and its own
_ENDING = 20.0  # seconds for the supervisor to end everything
_LIVE: set[Program] = set()


class Silent(Exception):
    """Nothing was said in time."""


class Ended(Exception):
    """The program is not there: it could not be started, or it has ended. The text says how."""


class Flood(Exception):
    """A line that does not end."""


def can_run() -> bool:
    """Whether programs can be talked to on this system."""
    return sys.platform != "win32"  # pipes can not be waited for there


class Program:
    """A running program."""

    def __init__(self, command: Sequence[str]) -> None:
        if not can_run():
            raise Ended("external bots need Linux or macOS")
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", str(Path(supervisor.__file__)), str(os.getpid()), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=variables_for_programs(),
                start_new_session=True,
                bufsize=0,
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise Ended(f"cannot be started: {reason.lower()}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._input: IO[bytes] = self._process.stdin
        self._output: IO[bytes] = self._process.stdout
        self._errors: IO[bytes] = self._process.stderr
        self._unsent = bytearray()
        self._unread = bytearray()
        self._last_words = bytearray()
        self._selector = selectors.DefaultSelector()
        for pipe in (self._input, self._output, self._errors):
            os.set_blocking(pipe.fileno(), False)
        self._selector.register(self._output, selectors.EVENT_READ)
        self._selector.register(self._errors, selectors.EVENT_READ)
        self._is_over = False
        _LIVE.add(self)

    def tell(self, line: bytes) -> None:
        """Send a line, as far as the program reads now; the rest goes while it is listened to."""
        self._unsent += line
        self._send()

    def hear(self, deadline: float) -> bytes:
        """The next line; raises `Silent`, `Ended` or `Flood`."""
        while True:
            end = self._unread.find(b"\n")
            if end >= 0:
                line = bytes(self._unread[:end])
                del self._unread[: end + 1]
                return line
            if len(self._unread) > LONGEST_LINE:
                raise Flood
            self._attend(deadline)

    def end(self, grace: float = 0.0) -> bool:
        """Let the program end, and end it after `grace` seconds with all that it started. Whether it ended itself."""
        if self._is_over:
            return True
        self._is_over = True
        self._close_input()
        ended_itself = self._drain(monotonic() + grace)
        self._end_supervisor()
        self._selector.close()
        self._output.close()
        self._errors.close()
        _LIVE.discard(self)
        return ended_itself

    @property
    def last_words(self) -> str:
        """The last line that it wrote to standard error."""
        lines = self._last_words.decode("utf-8", "replace").split("\n")
        return next((line for line in reversed(lines) if line.strip()), "")

    def _attend(self, deadline: float) -> None:
        """Wait until something can be sent or was said, and see to it."""
        left = deadline - monotonic()
        if left <= 0:
            raise Silent
        for key, _ in self._selector.select(left):
            if key.fileobj is self._output:
                piece = self._read(self._output)
                if piece == b"":
                    raise Ended(self._how_it_ended())
                self._unread += piece or b""
            elif key.fileobj is self._errors:
                self._note_errors()
            else:
                self._send()

    def _send(self) -> None:
        if self._input.closed:
            return
        try:
            while self._unsent:
                del self._unsent[: os.write(self._input.fileno(), self._unsent[:_PIECE])]
        except BlockingIOError:
            if self._input not in self._selector.get_map():
                self._selector.register(self._input, selectors.EVENT_WRITE)
            return
        except OSError:  # nobody reads any more: what it says and how it ends is found when it is listened to
            self._close_input()
            return
        if self._input in self._selector.get_map():
            self._selector.unregister(self._input)

    def _close_input(self) -> None:
        if self._input.closed:
            return
        if self._input in self._selector.get_map():
            self._selector.unregister(self._input)
        self._input.close()

    @staticmethod
    def _read(pipe: IO[bytes]) -> bytes | None:
        """What is there to read now; nothing at all at the end, None if it was a false alarm."""
        try:
            return os.read(pipe.fileno(), _PIECE)
        except BlockingIOError:
            return None
        except OSError:
            return b""

    def _note_errors(self) -> None:
        piece = self._read(self._errors)
        if piece == b"":
            self._selector.unregister(self._errors)
        elif piece is not None:
            self._last_words = (self._last_words + piece)[-_LAST_WORDS:]

    def _drain(self, deadline: float) -> bool:
        """Throw away what it still says; whether it came to an end."""
        while True:
            self._unread.clear()
            try:
                self._attend(deadline)
            except Silent:
                return False
            except Ended:
                return True

    def _end_supervisor(self) -> None:
        """It ends when everything below it has ended."""
        try:
            self._process.send_signal(signal.SIGTERM)
            self._process.send_signal(signal.SIGCONT)  # should the program have stopped it
            self._process.wait(_ENDING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _how_it_ended(self) -> str:
        try:
            code = self._process.wait(_PARTING)
        except subprocess.TimeoutExpired:
            return "closed its output"
        if self._errors in self._selector.get_map():
            self._note_errors()
        if code == supervisor.NOT_STARTED and self.last_words.startswith("cannot be started"):
            return self.last_words
        words = f": {self.last_words}" if self.last_words else ""
        return f"ended with {code}{words}" if code >= 0 else f"was ended by signal {-code}{words}"


def end_all() -> None:
    """End every program of this process at once."""
    for program in list(_LIVE):
        program.end()
