"""The process that is measured: `python -m allaboard.server.bench.child tables FILE` or `echo FRAME ANSWER`."""

from __future__ import annotations

import os
import sys
from typing import Any

import uvicorn
from litestar import Litestar

from allaboard.server.app import make_app
from allaboard.server.bench.echo import echo_app
from allaboard.server.collecting import collect_calmly
from allaboard.server.settings import Settings
from allaboard.server.sockets import TableSockets
from allaboard.server.store.opening import store_of

# The clients speak for a thousand addresses, as those behind a proxy do.
_SETTINGS = Settings(trusted_proxies=("127.0.0.1",), commands_per_second=100_000, log_level="error")


def pin(core: int) -> None:
    """Stay on one core, where the system lets one choose."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[core % len(cores)]})


class _Server(uvicorn.Server):
    async def startup(self, sockets: object = None) -> None:
        await super().startup()
        collect_calmly()
        sys.stdout.write(f"{self.servers[0].sockets[0].getsockname()[1]}\n")
        sys.stdout.flush()


def run(app: Litestar, ws: Any) -> None:
    _Server(
        uvicorn.Config(app, port=0, ws=ws, ws_ping_interval=None, log_config=None, access_log=False, backlog=2048)
    ).run()


def main(arguments: list[str]) -> None:
    pin(0)
    if arguments[0] == "echo":
        run(echo_app(int(arguments[1]), int(arguments[2])), "websockets-sansio")
    else:
        from allaboard.server.logs import set_up_logs  # noqa: PLC0415 - the echo has none

        set_up_logs(_SETTINGS)
        run(make_app(_SETTINGS, store_of(arguments[1])), TableSockets)


if __name__ == "__main__":
    main(sys.argv[1:])
