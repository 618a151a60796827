"""Settings that every test shares."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

# A shell that runs all this in the background ignores Ctrl-C, and so would every program that a test starts.
signal.signal(signal.SIGINT, signal.default_int_handler)
os.environ["ALLABOARD_LANG"] = "en"  # whatever the machine speaks; tests of other languages say so

settings.register_profile(
    "default",
    max_examples=60,
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("proof", settings.get_profile("default"), max_examples=500, derandomize=False)
# Each mutant of the engine meets the properties with a few examples only: there are thousands of mutants.
settings.register_profile("mutation", settings.get_profile("default"), max_examples=8, derandomize=True, database=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with a browser come last, however they are named: while it is open, its thread runs no other loop."""
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))
