"""The rules as pages: the same in every language, with drawings that exist and figures that are those of the engine."""

from __future__ import annotations

import re

import pytest

from allaboard.drawing.figures import figure_names
from allaboard.engine.line.shapes import SHEET_TYPES, shape_name
from allaboard.locales import LANGUAGES
from allaboard.server.rules import GAMES, rules_page, rules_source

ANCHOR = re.compile(r"^(#+) .*\{#([a-z-]+)\}$", re.MULTILINE)
FIGURE = re.compile(r"!\[([^\]]*)\]\(figure:([\w-]+)\)")
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)]+)\)")
EVERY = [(game, language) for game in GAMES for language in LANGUAGES]


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_chapters_drawings_and_numbers(game: str) -> None:
    english = rules_source(game, "en")
    for language in LANGUAGES:
        text = rules_source(game, language)
        assert ANCHOR.findall(text) == ANCHOR.findall(english)
        assert [name for _, name in FIGURE.findall(text)] == [name for _, name in FIGURE.findall(english)]
        assert [re.findall(r"−?\d+", row) for row in rows(text)] == [re.findall(r"−?\d+", row) for row in rows(english)]


def rows(text: str) -> list[str]:
    """The rows of its tables, without what drawings say."""
    return [FIGURE.sub("", line) for line in text.splitlines() if line.startswith("|")]


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_drawing_exists_and_says_what_it_shows(game: str, language: str) -> None:
    for text, name in FIGURE.findall(rules_source(game, language)):
        assert name in figure_names()
        assert text


@pytest.mark.parametrize("game", ["bus", "metro"])
def test_the_table_of_shapes_is_that_of_the_engine(game: str) -> None:
    lines = [line for line in rules_source(game, "en").splitlines() if "figure:shape-" in line]
    for sheet, line in enumerate(lines, 1):
        shown = [name.removeprefix("shape-").replace("-or-", "/") for _, name in FIGURE.findall(line)]
        assert shown == [shape_name(sheet, ticket) for ticket in range(1, 7)]
    assert len(lines) == SHEET_TYPES


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_links_lead_to_chapters_and_pages(game: str, language: str) -> None:
    source = rules_source(game, language)
    anchors = {anchor for _, anchor in ANCHOR.findall(source)}
    for link in LINK.findall(source):
        page, _, anchor = link.partition("#")
        assert page.removesuffix(".md") in {"", *GAMES}
        assert not anchor or page or anchor in anchors


@pytest.mark.parametrize(("language", "pattern"), [
    ("fr", r" [;:!?»]|« |[^\s(«\u202f][;!?](?=\s|$)|['\"]|\b(tu|ton|tes)\b"),
    ("de", r"\b(Ihnen|Ihr\w*)\b|(?<=\w )Sie\b|['\"«»]|[ \u202f][;:!]"),
    ("en", r"['\"«»„]|[ \u202f][;:!]"),
])  # fmt: skip
def test_signs_are_set_as_in_the_language(language: str, pattern: str) -> None:
    for game in GAMES:
        prose = re.sub(r"\]\([^)]*\)|\{#[a-z-]+\}|!\[", "", rules_source(game, language))
        wrong = [line for line in prose.splitlines() if re.search(pattern, line) and not line.startswith("|---")]
        assert wrong == []


def test_a_page_has_its_contents_its_anchors_and_its_drawings() -> None:
    page = rules_page("depot", "fr")
    assert page.title == "Depot"
    assert [chapter.anchor for chapter in page.contents][:3] == ["cards", "setup", "open"]
    assert all(f'id="{chapter.anchor}"' in page.html for chapter in page.contents)
    assert "{#" not in page.html
    assert "figure:" not in page.html
    assert page.html.count("<svg") == len(FIGURE.findall(rules_source("depot", "fr")))
    assert 'href="/rules/bus"' in rules_page("metro", "de").html
    assert "style=" not in re.sub(r"<svg.*?</svg>", "", page.html, flags=re.DOTALL), "no style of its own"
