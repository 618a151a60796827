"""Servers that are born quickly, because they die often.

A nursery is a process that has imported everything and forks a server for each order it reads: a real process with
real sockets on a real database. The sockets that they listen on belong to the nursery, as they would to systemd, so
that whoever comes between two lives waits for the next.

    python -m tests.server.kill.nursery    reads orders as lines of JSON, answers with the process ids
"""

from __future__ import annotations

import ctypes
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).parents[3]
NEVER = "never"
# Where a server can be made to die. Those of the flush happen inside of SQLite's commit.
STORE_POINTS = ("before the write", "before the commit", "after the commit")
FLUSH_POINTS = ("before the flush", "after the flush")
ROOM_POINTS = ("before the broadcast", "amid the broadcast", "before the answer", "take-over")
MIGRATION_POINTS = ("migrating", "migrated")

_DIES_WITH_PARENT = 1  # PR_SET_PDEATHSIG


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """A server, and where it shall die: at the `times`th arrival at a point."""

    url: str
    listener: int  # the number of an open file
    log: str
    redis: str | None = None
    point: str = NEVER
    times: int = 1
    lies: bool = False  # tells before it stores: what the tests are there to find
    skew: int = 0  # milliseconds by which the clock of this server is ahead


class Server:
    """A running server, as its parent sees it: by a handle, because the number of a dead one may be given again."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.port = port
        try:
            self._handle: int | None = os.pidfd_open(pid)
        except ProcessLookupError:  # dead already
            self._handle = None

    @property
    def is_alive(self) -> bool:
        if self._handle is None:
            return False
        if select.select([self._handle], [], [], 0)[0]:
            os.close(self._handle)
            self._handle = None
        return self._handle is not None

    def signal(self, number: signal.Signals) -> None:
        if self._handle is not None:
            with suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._handle, number)

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        while self.is_alive:
            time.sleep(0.002)


class Nursery:
    """Starts servers on a database."""

    def __init__(
        self,
        url: str,
        folder: Path,
        redis: str | None = None,
        *,
        listeners: int = 1,
        sockets: Sequence[socket.socket] = (),
        prefix: Sequence[str] = (),
        source: Path | None = None,
    ) -> None:
        """`sockets` are listened on instead of new ones; `prefix` is what the command begins with on another host;
        `source` is another version of this repository.
        """
        self.url = url
        self.folder = folder
        self.redis = redis
        self.listeners = list(sockets) or [_listening() for _ in range(listeners)]
        self.ports = [int(each.getsockname()[1]) for each in self.listeners]
        root = source or ROOT
        package = source / "src" if source else Path(next(iter(sys.modules["allaboard"].__path__))).parent
        environment = {**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{root}"}
        if (shim := flush_shim(folder)) is not None:
            environment["LD_PRELOAD"] = str(shim)
        self.has_shim = shim is not None
        self._process = subprocess.Popen(
            [*prefix, sys.executable, "-m", "tests.server.kill.nursery"],
            cwd=root,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[each.fileno() for each in self.listeners],
        )

    @property
    def log(self) -> Path:
        return self.folder / "servers.log"

    def start(self, place: int = 0, point: str = NEVER, times: int = 1, *, lies: bool = False, skew: int = 0) -> Server:
        order = Order(
            url=self.url,
            listener=self.listeners[place].fileno(),
            log=str(self.log),
            redis=self.redis,
            point=point,
            times=times,
            lies=lies,
            skew=skew,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.poll() is None, f"the nursery has ended with {self._process.returncode}"
        self._process.stdin.write(msgspec.json.encode(order) + b"\n")
        self._process.stdin.flush()
        return Server(int(self._process.stdout.readline()), self.ports[place])

    def close(self) -> None:
        """Ends the nursery, and with it every server; nobody listens any more."""
        self.end()
        for each in self.listeners:
            each.close()

    def end(self) -> None:
        """Ends the nursery, and with it every server."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(30)
        self._process.stdout.close()


@contextmanager
def nursery(url: str, folder: Path, redis: str | None = None, *, listeners: int = 1) -> Iterator[Nursery]:
    made = Nursery(url, folder, redis, listeners=listeners)
    try:
        yield made
    finally:
        made.close()


def _listening() -> socket.socket:
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen(1024)
    return listener


def flush_shim(folder: Path) -> Path | None:
    """The library that dies at a flush, compiled; None where there is no C compiler, except with CI=true."""
    compiler = shutil.which("cc")
    if compiler is None:
        if os.environ.get("CI") == "true":
            pytest.fail("there is no C compiler (Debian: apt-get install gcc)")
        return None
    made = folder / "flush.so"
    if not made.exists():
        source = Path(__file__).with_name("flush.c")
        subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", made, source, "-ldl"], check=True)
    return made


# The other side.


def _serve(order: Order) -> None:
    """Runs in a process of its own until it dies."""
    import uvicorn
    from tests.server.kill.dying import dying_app, set_clock_ahead, tell_too_early

    from allaboard.server.sockets import TableSockets

    log = os.open(order.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for number in (1, 2):
        os.dup2(log, number)
    if order.point in FLUSH_POINTS:
        ctypes.CDLL(None).die_at_flush(order.times, order.point == "after the flush")
    if order.lies:
        tell_too_early()
    if order.skew:
        set_clock_ahead(order.skew)
    config = uvicorn.Config(
        dying_app(order.url, order.redis, order.point, order.times),
        ws=TableSockets,
        log_level="error",
        lifespan="on",
        timeout_graceful_shutdown=1,
    )
    uvicorn.Server(config).run(sockets=[socket.socket(fileno=order.listener)])


def main() -> None:
    import tests.server.kill.dying  # noqa: F401 - the slow part, done once
    import uvicorn  # noqa: F401

    from allaboard.server.speaking import read_words

    read_words()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    for line in sys.stdin.buffer:
        order = msgspec.json.decode(line, type=Order)
        pid = os.fork()
        if pid == 0:
            ctypes.CDLL(None).prctl(_DIES_WITH_PARENT, signal.SIGKILL)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            try:
                _serve(order)
            except BaseException:
                traceback.print_exc()
                raise
            finally:
                os._exit(1)
        os.write(1, f"{pid}\n".encode())


if __name__ == "__main__":
    main()
