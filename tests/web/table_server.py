"""A table server in a process of its own, which can be killed and started again with the same tables."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from urllib.error import URLError
from urllib.request import urlopen

_PATIENCE = 60
ADMIN_TOKEN = "only-for-these-tests"


class TableServer:
    """Listens on one port of this machine for as long as the test needs it. With a seed every game is dealt alike."""

    def __init__(self, folder: Path, seed: str = "") -> None:
        self._seed = seed
        self._database = folder / "tables.sqlite"
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self._port}"

    def __enter__(self) -> TableServer:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, __file__, str(self._port), str(self._database), self._seed],
                env=dict(os.environ),
                stdout=log,
                stderr=log,
            )
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            try:
                with urlopen(f"{self.address}/health", timeout=2):
                    return
            except (URLError, OSError):
                time.sleep(0.1)
        raise TimeoutError(self._log.read_text(encoding="utf-8"))

    def kill(self) -> None:
        """At once, without a chance to say goodbye."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def main() -> None:
    import uvicorn

    from allaboard.server import deals, reviewing
    from allaboard.server.app import make_app
    from allaboard.server.settings import Settings
    from allaboard.server.sockets import TableSockets
    from allaboard.server.store.opening import store_of

    port, database, seed = sys.argv[1:]
    if seed:
        deals.new_seed = lambda: seed
    # What a review finds is not looked at here, only how it is shown.
    reviewing.Reviews.care = reviewing.Care(candidates=2, orders=2, width=1, seconds=0, hindsight=2, tables=1)
    app = make_app(Settings(admin_token=ADMIN_TOKEN), store_of(database))
    uvicorn.run(app, host="127.0.0.1", port=int(port), log_level="warning", ws=TableSockets)


if __name__ == "__main__":
    main()
