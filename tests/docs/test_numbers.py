"""No number on a page is typed: commands write what they measured into files, and the pages agree with these."""

from __future__ import annotations

import re
from pathlib import Path

import filling
import measured
import pytest
import strategy
from tests.server.growing.stopping import AT_MOST
from tests.server.hosts.test_hosts import PATIENCE

from allaboard import __version__
from allaboard.boards import strict_json
from allaboard.bots.external import player, process
from allaboard.locales import LANGUAGES, words_of
from allaboard.server import http_protocol, sockets
from allaboard.server.edge import pictures
from allaboard.server.settings import Settings


@pytest.mark.parametrize("page", measured.PAGES, ids=lambda page: page.name)
def test_pages_show_what_was_measured(page: Path) -> None:
    text = page.read_text("utf-8")
    assert filling.fill(text, measured.parts(measured.read())) == text, "run tools/measured.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_on_strategy_shows_what_was_played(language: str) -> None:
    assert strategy.PAGES[language].read_text("utf-8") == strategy.filled(language), "run tools/strategy.py --page"


def test_the_page_on_strategy_has_the_same_parts_in_every_language() -> None:
    """Chapters, lists, names of bots and tables, in the same order; numbers are the same but for their signs."""
    found = {}
    for language, page in strategy.PAGES.items():
        text = page.read_text("utf-8")
        marks = re.findall(r"^(##|- |<!-- made: [\w-]+|\|---)", text, re.MULTILINE)
        names = [words_of(language)(f"web-bot-{bot}") for bot in strategy.BOTS]
        assert all(name in text for name in names), "as they are called at tables"
        found[language] = marks, re.findall(r"\d+[.,]?\d*", text.replace(",", ".").partition("# ")[2])
    assert found["en"] == found["fr"] == found["de"]


# As in the rules: `tests/server/test_rules_pages.py`.
@pytest.mark.parametrize(("language", "pattern"), [
    ("fr", r" [;:!?»]|« |[^\s(«\u202f][;!?](?=\s|$)|['\"]|\b(tu|ton|tes)\b"),
    ("de", r"\b(Ihnen|Ihr\w*)\b|(?<=\w )Sie\b|['\"«»]|[ \u202f][;:!]"),
    ("en", r"['\"«»„]|[ \u202f][;:!]"),
])  # fmt: skip
def test_signs_on_the_page_on_strategy_are_set_as_in_the_language(language: str, pattern: str) -> None:
    text = strategy.PAGES[language].read_text("utf-8").partition("\n# ")[2]
    prose = re.sub(r"<!--.*?-->|\|---.*", "", text)
    assert [line for line in prose.splitlines() if re.search(pattern, line)] == []


def test_what_was_played_can_be_played_again() -> None:
    """The first deal, in the game that takes least time."""
    assert strategy.play("new_york", 2, 1) == strategy.play("new_york", 2, 1)


def test_a_number_that_was_changed_by_hand_is_found() -> None:
    page = "Fast:\n\n<!-- made: speed -->\n\n9 km/h\n\n<!-- end -->\n"
    assert filling.fill(page, {"speed": "8 km/h"}) == page.replace("9", "8")
    with pytest.raises(KeyError):
        filling.fill(page, {})


def test_figures_are_measured_against_their_goals() -> None:
    slow = measured.Figure("half load, all told, p99", 51.0, "ms")
    found = measured.Measured("a command", "2026-01-01", 2, 4.0, "3.11", [slow])
    assert "| half load, all told, p99 | 51 ms | ≤ 50 ✗ |" in measured.parts({"server": found})["server"]
    assert "busy" in measured.parts({"server": found})["server"]


def test_kinds_of_travellers_have_names() -> None:
    assert all(words_of("en")(f"depot-profile-{kind}") for kind in strategy._KINDS)


# A sentence or a row of a page, and the number of the code that stands in it.
LIMITS = [
    ("external-bots.md", "longer than {:,} bytes", process.LONGEST_LINE),
    ("external-bots.md", "within {:g} s after the start", player.STARTING),
    ("external-bots.md", "otherwise {:g} s", player.SECONDS),
    ("external-bots.md", "more than {} lines", player._MOST_LINES),
    ("hosting.md", "`ALLABOARD_CONNECTIONS_PER_ADDRESS` | {} |", Settings().connections_per_address),
    ("hosting.md", "at most {:,} bytes, 100 headers", http_protocol.MAX_HEAD),
    ("hosting.md", "32,768 bytes, {} headers", http_protocol.MAX_HEADERS),
    ("hosting.md", "headers are complete, or its connection is closed | within {:g} s", http_protocol.HEAD_SECONDS),
    ("hosting.md", "| at most {}, a setting |", Settings().connections_per_address),
    ("hosting.md", "may leave unsent | at most {:,} bytes", sockets.MOST_UNSENT),
    ("hosting.md", "in the long run | at most {:g} a second", sockets.FRAMES_PER_SECOND),
    ("hosting.md", "has ended, also while its database is away | within {:g} s", AT_MOST),
    ("hosting.md", "every table takes actions again | within {:g} s", PATIENCE),
    ("records.md", "A file over {:.0f} MB is refused", strict_json.MAX_BYTES / 1e6),
    ("server.md", "at most {} stops", pictures._MOST_STOPS),
]


@pytest.mark.parametrize(("page", "sentence", "number"), LIMITS, ids=lambda value: str(value)[:30])
def test_limits_in_the_text_are_those_of_the_code(page: str, sentence: str, number: float) -> None:
    text = " ".join((measured.DOCS / page).read_text("utf-8").split())
    assert sentence.format(number) in text


def test_the_three_times_of_a_program_are_those_of_the_code() -> None:
    assert player.MOST_FAILURES == 3
    assert player.ENDING == 1


def test_who_cites_names_this_version() -> None:
    text = (measured.ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {__version__}\n" in text
