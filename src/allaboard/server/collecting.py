"""Garbage: a server keeps many small things for long, and looking through all of them again and again costs time.

What a table consists of is gone when nobody holds it any more. Only what holds itself in a circle has to be looked for:
connections that have ended, tables that were forgotten. Python by itself would look through what is alive at 250 tables
every few seconds of play, and through all of it every now and then; everybody would wait for that, for a tenth and for
a third of a second. So it does not; `tidying` says when.
"""

from __future__ import annotations

import gc


def start_calmly() -> None:
    """Collect nothing while the program is put together: nearly all of it is there to stay."""
    gc.disable()


def collect_calmly() -> None:
    """Leave what the program itself consists of alone for ever, and collect the rest when told to. Once, when it has
    started. The little garbage of the start stays as well: to look for it would take a twentieth of the start.
    """
    gc.disable()
    gc.freeze()
