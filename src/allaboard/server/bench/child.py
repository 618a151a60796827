"""The process that is measured: `python -m allaboard.server.bench.child tables FILE` or `echo FRAME ANSWER`.

The tables are served as `allaboard serve` serves them. The echo has the garbage of a server that does nothing else.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace

import uvicorn

from allaboard.server.bench.echo import echo_app
from allaboard.server.collecting import collect_calmly
from allaboard.server.serving import bind, bound, serve
from allaboard.server.settings import Settings

# The clients speak for a thousand addresses, as those behind a proxy do.
_SETTINGS = Settings(port=0, trusted_proxies=("127.0.0.1",), commands_per_second=100_000, log_level="error")


def pin(core: int) -> None:
    """Stay on one core, where the system lets one choose."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[core % len(cores)]})


def _say(port: int) -> None:
    sys.stdout.write(f"{port}\n")
    sys.stdout.flush()


class _Echo(uvicorn.Server):
    async def startup(self, sockets: object = None) -> None:
        await super().startup()
        collect_calmly()
        _say(self.servers[0].sockets[0].getsockname()[1])


def main(arguments: list[str]) -> None:
    pin(0)
    if arguments[0] == "echo":
        app = echo_app(int(arguments[1]), int(arguments[2]))
        ws = "websockets-sansio"
        _Echo(
            uvicorn.Config(app, port=0, ws=ws, ws_ping_interval=None, log_config=None, access_log=False, backlog=2048)
        ).run()
        return
    settings = replace(_SETTINGS, database=arguments[1])
    with bind(settings) as listener:
        settings = bound(settings, listener)
        serve(settings, listener, lambda: _say(settings.port))


if __name__ == "__main__":
    main(sys.argv[1:])
