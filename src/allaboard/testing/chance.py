"""The generators that a whole program shares: stirred while something runs, and watched for who else uses them."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def stir(number: int) -> None:
    """Set the shared generators, of the standard library and of numpy if it is in use, to something else."""
    random.seed(number)
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        numpy.random.seed(number % 2**32)


def _states() -> tuple[object, object]:
    numpy = sys.modules.get("numpy")
    state = None if numpy is None else numpy.random.get_state()
    return random.getstate(), None if state is None else (state[0], state[1].tobytes(), *state[2:])


@contextmanager
def untouched(what: str) -> Iterator[None]:
    """Whoever draws from a shared generator in here is found out."""
    before = _states()
    yield
    assert _states() == before, f"{what} drew from a generator that the whole program shares"
