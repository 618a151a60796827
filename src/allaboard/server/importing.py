"""Imports of a server that starts: large libraries without the parts of them that it never uses.

While such a part is imported something stands in for it, which is gone again afterwards.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType


def import_leanly() -> None:
    """Import Litestar and uvicorn. What is not installed is left for those who need it to say so."""
    try:
        _import_litestar()
        _import_uvicorn()
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("allaboard"):
            raise


def _import_litestar() -> None:
    """Without YAML, in which it could describe the application; we do that in JSON only."""
    with _standing_in("yaml") as stand_in:
        # Whoever takes something out of it later gets it all the same.
        stand_in.__getattr__ = lambda name: getattr(import_module("yaml"), name)  # type: ignore[method-assign]
        import litestar.openapi.plugins  # noqa: F401, PLC0415


def _import_uvicorn() -> None:
    """Without its command line, `uvicorn.run` and `uvicorn.main`: we have our own."""
    with _standing_in("uvicorn.main") as stand_in:
        stand_in.__dict__.update(Server=None, main=None, run=None)
        import uvicorn  # noqa: PLC0415
        from uvicorn.server import Server  # noqa: PLC0415
    uvicorn.__dict__["Server"] = Server


@contextmanager
def _standing_in(name: str) -> Iterator[ModuleType]:
    """An empty module in the place of one, unless that is there already."""
    stand_in = ModuleType(name)
    sys.modules.setdefault(name, stand_in)
    try:
        yield stand_in
    finally:
        if sys.modules.get(name) is stand_in:
            del sys.modules[name]
