"""Tables over HTTP and WebSocket; how it works is on the page `docs/server.md`."""

import sys


def _import_plainly() -> None:
    """Import structlog as if rich were not there. Where it is, structlog would draw tracebacks with it, which we forbid
    (they would show the values of variables) and which takes a tenth of the time that a server needs to start.
    """
    rich = sys.modules.get("rich")
    sys.modules["rich"] = None  # type: ignore[assignment]
    try:
        import structlog  # noqa: F401, PLC0415
    except ModuleNotFoundError:
        pass  # whoever needs it will say so
    finally:
        del sys.modules["rich"]
        if rich is not None:
            sys.modules["rich"] = rich


if "structlog" not in sys.modules:
    _import_plainly()
