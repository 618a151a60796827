"""`allaboard bench web` measures in a real browser. How fast it is, the bench says; how small it is, is a rule."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from playwright.sync_api import Browser

COMMAND = [sys.executable, "-c", "from allaboard.cli import main; import sys; sys.exit(main())", "bench", "web"]


@pytest.mark.proof
def test_every_figure_of_the_page_is_there_and_the_first_load_is_small(browser: Browser) -> None:
    assert browser.is_connected()  # where there is no browser, this is left out as all the others are
    run = subprocess.run([*COMMAND, "--json"], capture_output=True, check=True, env=os.environ)
    found = {figure["name"]: figure for figure in json.loads(run.stdout)}
    assert len(found) == 8
    assert all(figure["value"] > 0 for figure in found.values())
    assert found["script and style of a first load"]["value"] <= 120


def test_without_a_browser_it_says_so_in_one_line() -> None:
    surroundings = {**os.environ, "PATH": "", "ALLABOARD_LANG": "en"}
    run = subprocess.run(COMMAND, capture_output=True, check=False, env=surroundings)
    assert run.returncode == 2
    assert run.stdout == b""
    assert run.stderr.decode().splitlines() == [
        "allaboard bench: the page cannot be measured here: chromium is missing"
    ]
