"""The plain page: every word that its script asks for is there, and the page has nothing that the policy forbids."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from tests.server.edge.serving import running

import allaboard.server
from allaboard.locales import LANGUAGES
from allaboard.server.edge.pages import page_words

PAGE = Path(allaboard.server.__file__).parent / "page"


def test_every_word_of_the_script_is_there_and_every_word_is_used() -> None:
    script = (PAGE / "app.js").read_text("utf-8")
    asked = set(re.findall(r'"(page-[\w-]+)"', script))
    asked |= {f"page-status-{status}" for status in ("waiting", "playing", "over", "closed")}
    asked |= {f"page-pace-{pace}" for pace in ("live", "days")}
    asked |= {f"page-cost-{cost}" for cost in ("traffic", "connections")}
    asked |= {f"page-vote-{vote}" for vote in ("take_back", "pause")}
    words = {key for key in page_words("en") if key.startswith("page-")}
    assert asked - words == set()
    assert words - asked == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_that_is_filled_in_is_one_that_the_server_leaves_open(language: str) -> None:
    for key, text in page_words(language).items():
        assert "{$" not in text, key
        assert "{ " not in text, key


def test_the_page_has_no_script_or_style_inside_it_and_nothing_from_elsewhere() -> None:
    page = (PAGE / "index.html").read_text("utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert re.findall(r"<style|\bstyle=|\bon\w+=", page) == []
    script = (PAGE / "app.js").read_text("utf-8")
    for forbidden in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "http://", "https://"):
        assert forbidden not in script
    assert re.findall(r"url\(|@import", (PAGE / "style.css").read_text("utf-8")) == []


def test_the_page_and_what_it_needs_are_served(tmp_path: Path) -> None:
    with running(tmp_path) as server, httpx.Client(base_url=server.address) as http:
        for path in ("/", "/t/abc", "/c/abc", "/replay/abc"):
            answer = http.get(path)
            assert answer.headers["content-type"].startswith("text/html")
            for needed in re.findall(r'(?:src|href)="([^"]+)"', answer.text):
                assert http.get(needed).status_code == 200, needed
        told = http.get("/static/words.json").json()
        assert {place["city"] for place in told["places"]} == {"london", "new_york", "paris", "rome", None}
        assert "greedy" in told["bots"]
