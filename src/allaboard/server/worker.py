"""A worker that a supervisor started: `python -m allaboard.server.worker`. Its settings come by the environment."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading

from allaboard.server.serving import serve
from allaboard.server.settings import settings_from
from allaboard.server.supervising import SOCKET_VARIABLE


def main() -> None:
    listener = socket.socket(fileno=int(os.environ.pop(SOCKET_VARIABLE)))
    threading.Thread(target=_watch_parent, daemon=True).start()
    serve(settings_from(), listener)


def _watch_parent() -> None:
    """The parent holds the other end of standard input; when it is gone, so is the reason to go on."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
