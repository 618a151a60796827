"""Runs the program of a player, and ends it with everything that it has started.

    python -I -S supervisor.py STARTER COMMAND...

Between the program and the process that started it (`STARTER`, by its number) stands this one. It adopts what the
program leaves behind, also in sessions of its own, and ends all of it when the program ends, when it gets SIGTERM, and
when the starter is gone, be it by SIGKILL. It ends as the program has ended. It imports little, to start at once.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn

NOT_STARTED = 127
_PDEATHSIG, _CHILD_SUBREAPER = 1, 36  # of prctl
_LOOK = 1_000  # milliseconds, where nothing tells that a process is gone


def _prctl(option: int, value: int) -> None:
    """On Linux only."""
    if sys.platform != "linux":
        return
    try:
        import ctypes  # noqa: PLC0415 - not there in every Python

        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)
    except (ImportError, OSError, AttributeError):
        return


def _start(command: Sequence[str]) -> int:
    """The program, in a session of its own: a signal to its own group is not meant for its supervisor."""
    here = os.getpid()
    program = os.fork()
    if program:
        return program
    try:
        os.setsid()
        _prctl(_PDEATHSIG, signal.SIGKILL)
        for name in ("SIGPIPE", "SIGXFSZ"):  # which Python ignores
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), signal.SIG_DFL)
        if os.getppid() == here:
            os.execvp(command[0], list(command))
    except OSError as error:
        os.write(2, f"cannot be started: {(error.strerror or '').lower()}".encode())
    finally:
        os._exit(NOT_STARTED)


def _let_go_of_pipes() -> None:
    """They are the program's alone, so that its starter notices when they are closed."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for pipe in (0, 1, 2):
        os.dup2(nothing, pipe)


def _reap(program: int) -> int | None:
    """Take note of what has ended; the exit status of the program if it has."""
    while True:
        try:
            ended, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return None
        if ended == program:
            return status
        if not ended:
            return None


def _children() -> list[int]:
    try:
        file = os.open(f"/proc/self/task/{os.getpid()}/children", os.O_RDONLY)
    except OSError:
        return []
    found = b""
    while piece := os.read(file, 65_536):
        found += piece
    os.close(file)
    return [int(number) for number in found.split()]


def _kill(number: int) -> bool:
    try:
        os.kill(number, signal.SIGKILL)
    except OSError:
        return False
    return True


def _end_all(program: int) -> None:
    """End the program and its descendants. What loses its parent becomes a child of this process, so in the end
    there is nothing left.
    """
    with suppress(OSError):
        os.killpg(program, signal.SIGKILL)
    while True:
        children = _children()
        killed = [_kill(child) for child in children]
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        if children and not any(killed):  # another user's
            return
        time.sleep(0.001)


def _end_as(status: int) -> NoReturn:
    if os.WIFSIGNALED(status):
        import resource  # noqa: PLC0415 - needed here alone

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        number = os.WTERMSIG(status)
        if number != signal.SIGKILL:
            signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
    os._exit(os.waitstatus_to_exitcode(status) & 0xFF)


def supervise(starter: int, command: Sequence[str]) -> NoReturn:
    """Run a command until it ends or is to end."""
    _prctl(_CHILD_SUBREAPER, 1)
    signals, tell = os.pipe()
    os.set_blocking(tell, False)
    os.set_blocking(signals, False)
    signal.set_wakeup_fd(tell, warn_on_full_buffer=False)
    to_end: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _: to_end.append(number))
    signal.signal(signal.SIGCHLD, lambda *_: None)
    news = select.poll()
    news.register(signals, select.POLLIN)
    try:
        news.register(os.pidfd_open(starter), select.POLLIN)
        wait = None
    except (AttributeError, OSError):  # another system, or gone already
        wait = _LOOK
    if os.getppid() != starter:
        os._exit(NOT_STARTED)
    program = _start(command)
    status = None
    try:
        _let_go_of_pipes()
        while status is None and not to_end:
            for descriptor, _ in news.poll(wait):
                if descriptor != signals:
                    to_end.append(0)
                else:
                    os.read(signals, 4_096)
            if os.getppid() != starter:
                to_end.append(0)
            status = _reap(program)
    finally:
        _end_all(program)
    if status is None:
        os._exit(0)
    _end_as(status)


if __name__ == "__main__":
    supervise(int(sys.argv[1]), sys.argv[2:])
