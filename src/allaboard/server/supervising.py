"""Several workers on one socket: start them, replace those that die, stop them together.

SIGTERM and SIGINT stop everything, SIGHUP replaces the workers one after the other: after an upgrade the tables go on
without a moment in which nobody listens. A worker notices by its standard input that its parent is gone.
"""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from types import FrameType

from structlog import get_logger

from allaboard.server.logs import set_up_logs
from allaboard.server.settings import PREFIX, Settings, environment_of

_LOG = get_logger("allaboard.server.supervisor")

SOCKET_VARIABLE = PREFIX + "SOCKET"
READY_VARIABLE = PREFIX + "READY"
_TOO_YOUNG = 3.0  # seconds; who dies before was never well
_PATIENCE = 30.0  # seconds for a worker to stop
_LOOK = 0.2


class Supervisor:
    """The parent of the workers."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self._settings = settings
        self._listener = listener
        self._workers: list[subprocess.Popen[bytes]] = []
        self._born: dict[int, float] = {}
        self._ready: dict[int, int] = {}  # for each worker the pipe through which it says that it serves
        self._is_stopping = False
        self._is_renewing = False

    def run(self, on_start: Callable[[], None] | None = None) -> int:
        """Serve until told to stop; the exit code."""
        set_up_logs(self._settings)
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, self._stop)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._renew)
        self._workers = [self._start() for _ in range(self._settings.workers)]
        if on_start is not None:
            on_start()
        code = 0
        while not self._is_stopping:
            if self._is_renewing:
                self._is_renewing = False
                self._renew_all()
            if not self._replace_dead():
                code = 1
                break
            time.sleep(_LOOK)
        self._stop_all(self._workers)
        return code

    def _start(self) -> subprocess.Popen[bytes]:
        descriptor = self._listener.fileno()
        ready, says_ready = os.pipe()
        environment = os.environ | environment_of(self._settings)
        environment |= {SOCKET_VARIABLE: str(descriptor), READY_VARIABLE: str(says_ready)}
        worker = subprocess.Popen(
            [sys.executable, "-m", "allaboard.server.worker"],
            env=environment,
            pass_fds=(descriptor, says_ready),
            stdin=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the parent, which then stops the workers in good order
        )
        os.close(says_ready)
        self._ready[worker.pid] = ready
        self._born[worker.pid] = time.monotonic()
        _LOG.info("worker started", worker=worker.pid)
        return worker

    def _replace_dead(self) -> bool:
        """False if there is no use in trying again: one died at birth."""
        for place, worker in enumerate(self._workers):
            if worker.poll() is None:
                continue
            _LOG.error("worker died", worker=worker.pid, code=worker.returncode)
            os.close(self._ready.pop(worker.pid))
            if time.monotonic() - self._born.pop(worker.pid) < _TOO_YOUNG and worker.returncode > 0:
                return False
            self._workers[place] = self._start()
        return True

    def _renew_all(self) -> None:
        """A new worker for each old one, which stops when the new one serves."""
        for place, old in enumerate(self._workers):
            new = self._start()
            if not self._wait_until_ready(new) or self._is_stopping:
                _LOG.error("worker not replaced", worker=old.pid)
                self._stop_all([new])
                return
            self._workers[place] = new
            self._stop_all([old])

    def _wait_until_ready(self, worker: subprocess.Popen[bytes]) -> bool:
        """Whether it serves; a worker that ends before closes its end of the pipe without a word."""
        pipe = self._ready[worker.pid]
        until = time.monotonic() + _PATIENCE
        while not self._is_stopping and time.monotonic() < until:
            if select.select([pipe], [], [], _LOOK)[0]:
                return os.read(pipe, 1) != b""
        return False

    def _stop_all(self, workers: list[subprocess.Popen[bytes]]) -> None:
        for worker in workers:
            if worker.poll() is None:
                worker.terminate()
        until = time.monotonic() + _PATIENCE
        for worker in workers:
            try:
                worker.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                _LOG.error("worker does not stop", worker=worker.pid)
                worker.kill()
                worker.wait()
            if worker.stdin is not None:
                worker.stdin.close()
            pipe = self._ready.pop(worker.pid, None)
            if pipe is not None:
                os.close(pipe)

    def _stop(self, _: int, __: FrameType | None) -> None:
        self._is_stopping = True

    def _renew(self, _: int, __: FrameType | None) -> None:
        self._is_renewing = True
