"""How many games a property plays in the normal run; `make proof` plays all that a test names."""

from __future__ import annotations

import os

# A mutant meets every test that reaches it, and there are thousands of mutants: a part of the sample is enough.
OF_A_MUTANT = 6


def sample(games: int) -> range:
    """The seeds of a sample of so many games."""
    return range(games // OF_A_MUTANT if os.environ.get("HYPOTHESIS_PROFILE") == "mutation" else games)
