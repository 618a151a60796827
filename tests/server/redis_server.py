"""A Redis of our own: Debian's program, in a temporary folder, on a socket nobody else knows."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
import redis


class RedisServer:
    """A running Redis that can be stopped and started again."""

    def __init__(self, folder: Path, program: str, *, address: str | None = None, prefix: Sequence[str] = ()) -> None:
        """`address`: listen there as well; `prefix`: what the command begins with on another host."""
        self.folder = folder
        self.address = address
        self._prefix = prefix
        self._program = program
        self._process: subprocess.Popen[bytes] | None = None
        self._socket = folder / "redis.sock"

    @property
    def url(self) -> str:
        return f"unix://{self._socket}"

    def start(self) -> None:
        settings = {"port": "0", "unixsocket": str(self._socket), "save": "", "appendonly": "no"}
        if self.address is not None:
            settings |= {"port": "6379", "bind": self.address, "protected-mode": "no"}
        arguments = [word for name, value in settings.items() for word in (f"--{name}", value)]
        self._process = subprocess.Popen(
            [*self._prefix, self._program, *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        with redis.Redis.from_url(self.url) as here:
            for _ in range(500):
                try:
                    here.ping()
                except redis.ConnectionError:
                    assert self._process.poll() is None, "redis-server has ended"
                    time.sleep(0.02)
                else:
                    return
        raise AssertionError("redis-server does not answer")

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@contextmanager
def running_redis(*, address: str | None = None, prefix: Sequence[str] = ()) -> Iterator[RedisServer]:
    """A Redis for a session, here or on another host; skips where there is none, except with CI=true."""
    program = shutil.which("redis-server")
    if program is None:
        reason = "Redis is not installed (Debian: apt-get install redis-server)"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    # The path of a socket may have about a hundred characters, so not in pytest's own folder.
    folder = Path(tempfile.mkdtemp(prefix="aab-redis-", dir="/tmp"))
    server = RedisServer(folder, program, address=address, prefix=prefix)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
