"""A worker that a supervisor started: `python -m allaboard.server.worker`. Its settings come by the environment."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading

from allaboard.server.collecting import start_calmly


def main() -> None:
    start_calmly()
    from allaboard.server.serving import serve  # noqa: PLC0415 - the long part
    from allaboard.server.settings import settings_from  # noqa: PLC0415
    from allaboard.server.supervising import SOCKET_VARIABLE  # noqa: PLC0415

    listener = socket.socket(fileno=int(os.environ.pop(SOCKET_VARIABLE)))
    threading.Thread(target=_watch_parent, daemon=True).start()
    serve(settings_from(), listener, _say_ready)


def _say_ready() -> None:
    from allaboard.server.supervising import READY_VARIABLE  # noqa: PLC0415

    pipe = int(os.environ.pop(READY_VARIABLE))
    os.write(pipe, b"1")
    os.close(pipe)


def _watch_parent() -> None:
    """The parent holds the other end of standard input; when it is gone, so is the reason to go on."""
    while os.read(sys.stdin.fileno(), 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
