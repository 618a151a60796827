"""The documentation runs, and what is made from the code is up to date."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path

import pytest

from allaboard.records import parse_record, play_line_record

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "CONTRIBUTING.md"]


def blocks(language: str) -> list[tuple[str, str]]:
    """Every fenced block of a language, with the page and place it stands in."""
    return [
        (f"{page.name}:{number}", block)
        for page in PAGES
        for number, block in enumerate(re.findall(rf"```{language}\n(.*?)```", page.read_text("utf-8"), re.DOTALL))
    ]


@pytest.mark.parametrize("code", [pytest.param(code, id=name) for name, code in blocks("python")])
def test_every_python_block_runs(code: str) -> None:
    exec(compile(code, "documentation", "exec"), {})  # noqa: S102 - our own pages


@pytest.mark.parametrize("text", [pytest.param(text, id=name) for name, text in blocks("json")])
def test_every_json_block_is_a_record_that_replays(text: str) -> None:
    assert play_line_record(parse_record(json.loads(text))).round == 2


def test_there_are_blocks_to_run() -> None:
    assert len(blocks("python")) >= 2
    assert len(blocks("json")) >= 1


def test_what_is_made_from_the_code_is_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("reference", ROOT / "tools" / "reference.py")
    assert spec is not None
    assert spec.loader is not None
    reference = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(reference)
    assert reference.PAGE.read_text("utf-8") == reference.events_page(), "run tools/reference.py"
    text = reference.BOTS_PAGE.read_text("utf-8")
    assert text == reference.bots_page(text), "run tools/reference.py"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target
