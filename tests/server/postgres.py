"""A PostgreSQL of our own: Debian's programs, a cluster in a temporary folder, a socket nobody else knows."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from urllib.parse import quote

import asyncpg
import pytest

PROGRAMS = Path("/usr/lib/postgresql")
USER = "allaboard"


def programs() -> Path | None:
    """The folder with the newest `initdb`."""
    folders = [folder / "bin" for folder in PROGRAMS.glob("*") if (folder / "bin" / "initdb").exists()]
    return max(folders, key=lambda folder: float(folder.parent.name), default=None)


class Cluster:
    """A running PostgreSQL that can be stopped and started again."""

    def __init__(
        self, folder: Path, bin_folder: Path, *, address: str | None = None, prefix: Sequence[str] = ()
    ) -> None:
        """`address`: listen there as well; `prefix`: what commands begin with on another host."""
        self.folder = folder
        self.address = address
        self._bin = bin_folder
        self._prefix = prefix
        self._numbers = count(1)
        self._free: list[str] = []
        self._data = folder / "data"

    def create(self) -> None:
        self._run("initdb", "-D", self._data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        # fsync stays on: the figures and the kills mean something only with it.
        options = (
            f"unix_socket_directories = '{self.folder}'\nlisten_addresses = '{self.address or ''}'\n"
            "max_connections = 200\n"
        )
        with (self._data / "postgresql.conf").open("a") as file:
            file.write(options)
        if self.address:
            with (self._data / "pg_hba.conf").open("a") as file:
                file.write(f"host all all {self.address}/24 trust\n")
        self.start()

    def start(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-l", self.folder / "log", "-w", "-s", "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-D", self._data, "-w", "-s", "-m", mode, "stop")

    def freeze(self) -> None:
        """All its processes are stopped: connections stay, and nothing is answered."""
        self._signal(signal.SIGSTOP)

    @contextmanager
    def thawed_afterwards(self) -> Iterator[None]:
        try:
            yield
        finally:
            self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for pid in (first, *map(int, children)):  # the first one is stopped before it starts others
            with suppress(ProcessLookupError):
                os.kill(pid, number)

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={quote(str(self.folder), safe='')}"

    def url_over_network(self, url: str) -> str:
        """The same database at the address of its host."""
        name = url.partition("@/")[2].partition("?")[0]
        return f"postgresql://{USER}@{self.address}:5432/{name}"

    def new_database(self) -> str:
        """The address of an empty database."""
        if self._free:
            return self._free.pop()
        name = f"tables{next(self._numbers)}"
        self._execute(self.url("postgres"), f"CREATE DATABASE {name}")
        return self.url(name)

    def give_back(self, url: str) -> None:
        """A database that the next test may have, empty again: that takes less time than a new one."""
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        self._execute(url, f"{others} AND pid <> pg_backend_pid(); DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        self._free.append(url)

    @staticmethod
    def _execute(url: str, sql: str) -> None:
        async def ask() -> None:
            connection = await asyncpg.connect(url)
            connection.add_log_listener(lambda *_: None)  # it tells what else it drops
            await connection.execute(sql)
            await connection.close()

        asyncio.run(ask())

    def _run(self, program: str, *arguments: str | Path) -> None:
        command = [str(self._bin / program), *map(str, arguments)]
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]
        ran = subprocess.run(
            [*self._prefix, *command],
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
            timeout=120,
        )
        assert ran.returncode == 0, f"{program}: {ran.stdout.decode()}"


@contextmanager
def running_cluster(*, address: str | None = None, prefix: Sequence[str] = ()) -> Iterator[Cluster]:
    """A cluster for a session, here or on another host; skips where there is no PostgreSQL, except with CI=true."""
    found = programs()
    if found is None:
        reason = "PostgreSQL is not installed (Debian: apt-get install postgresql)"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    # The path of a socket may have about a hundred characters, so not in pytest's own folder.
    folder = Path(tempfile.mkdtemp(prefix="aab-pg-", dir="/tmp"))
    try:
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        cluster = Cluster(folder, found, address=address, prefix=prefix)
        cluster.create()
        try:
            yield cluster
        finally:
            cluster.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
