"""Garbage: a server keeps many small things for long, and looking through all of them again and again costs time."""

from __future__ import annotations

import gc

_YOUNG, _OLDER, _OLD = 20_000, 20, 50


def start_calmly() -> None:
    """Collect nothing while the program is put together: nearly all of it is there to stay."""
    gc.disable()


def collect_calmly() -> None:
    """Leave what the program itself consists of alone, and look at the rest less often. Once, when it has started."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(_YOUNG, _OLDER, _OLD)
