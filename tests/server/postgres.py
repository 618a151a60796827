"""A PostgreSQL of our own: Debian's programs, a cluster in a temporary folder, a socket nobody else knows."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
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

    def __init__(self, folder: Path, bin_folder: Path) -> None:
        self.folder = folder
        self._bin = bin_folder
        self._numbers = count(1)
        self._data = folder / "data"

    def create(self) -> None:
        self._run("initdb", "-D", self._data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        # fsync stays on: the figures and the kills mean something only with it.
        options = f"unix_socket_directories = '{self.folder}'\nlisten_addresses = ''\nmax_connections = 200\n"
        with (self._data / "postgresql.conf").open("a") as file:
            file.write(options)
        self.start()

    def start(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-l", self.folder / "log", "-w", "-s", "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-D", self._data, "-w", "-s", "-m", mode, "stop")

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={quote(str(self.folder), safe='')}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"tables{next(self._numbers)}"
        asyncio.run(self._create_database(name))
        return self.url(name)

    async def _create_database(self, name: str) -> None:
        connection = await asyncpg.connect(self.url("postgres"))
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    def _run(self, program: str, *arguments: str | Path) -> None:
        command = [str(self._bin / program), *map(str, arguments)]
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]
        ran = subprocess.run(
            command, cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
            timeout=120,
        )  # fmt: skip
        assert ran.returncode == 0, f"{program}: {ran.stdout.decode()}"


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster for a session; skips where there is no PostgreSQL, except with CI=true."""
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
        cluster = Cluster(folder, found)
        cluster.create()
        try:
            yield cluster
        finally:
            cluster.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
