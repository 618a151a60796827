"""The site builds without a warning, leads nowhere else, says the rules in every language, and is in one piece."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema
import pytest
from manual import look
from manual.described import all_schemas
from tests.docs.pages import ROOT
from tests.docs.site import PageReader, faults_of, pages_of, read

from allaboard.locales import LANGUAGES
from allaboard.server.rules import GAMES, rules_source


def test_every_link_and_anchor_leads_somewhere_within_the_site(site: Path) -> None:
    anchors = {page.resolve(): set(read(page).anchors) for page in pages_of(site)}
    found = {page.name: faults_of(page, site, anchors) for page in pages_of(site)}
    assert len(found) > 20
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("link", ["nowhere.html", "index.html#nowhere", "https://example.org/x.css", "//example.org"])
def test_a_link_that_leads_nowhere_is_found(link: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(f'<a href="{link}">x</a>', encoding="utf-8")
    assert faults_of(tmp_path / "index.html", tmp_path, {(tmp_path / "index.html").resolve(): set()}) != []


def test_style_sheets_ask_nothing_of_other_hosts(site: Path) -> None:
    for path in site.rglob("*.css"):
        assert not re.findall(r"url\([\"']?(?:https?:)?//", path.read_text(encoding="utf-8")), path.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_there_with_every_heading_and_every_drawing(site: Path, game: str, language: str) -> None:
    text = (site / "rules" / language / f"{game}.html").read_text(encoding="utf-8")
    source = rules_source(game, language)
    page = PageReader(text)
    anchors = re.findall(r"\{#([a-z-]+)\}", source)
    assert [anchor for anchor in page.anchors if anchor in anchors] == anchors, "each once, and in order"
    assert page.languages == [language]
    assert text.count("data-figure=") == source.count("](figure:")
    assert "figure:" not in text.replace("data-figure", "")


def test_colours_of_drawings_are_those_of_the_theme(site: Path) -> None:
    known = set(re.findall(r"(--[\w-]+):", look.style_sheet()))
    for page in (site / "rules").rglob("*.html"):
        used = set(re.findall(r"var\((--[\w-]+)\)", page.read_text(encoding="utf-8"))) - {"--md-text-font"}
        assert {name for name in used if not name.startswith("--md-")} <= known


def test_the_search_knows_the_text_and_not_what_is_written_on_drawings(site: Path) -> None:
    found = (site / "search" / "search_index.json").read_text(encoding="utf-8")
    assert "Pass the inspector" in found
    assert "Sheet 4" not in found


def test_schemas_are_there_for_programs(site: Path) -> None:
    assert set(all_schemas()) == {path.stem for path in (site / "schemas").glob("*.json")}
    for path in (site / "schemas").glob("*.json"):
        jsonschema.Draft202012Validator.check_schema(json.loads(path.read_text(encoding="utf-8")))


def test_lists_and_tables_are_what_every_reader_of_markdown_sees(site: Path) -> None:
    """MkDocs reads Markdown in its own way; a list without an empty line before it would be lost."""
    from markdown_it import MarkdownIt

    usual = MarkdownIt("commonmark").enable("table")
    for source in sorted((ROOT / "docs").glob("*.md")):
        built = site / source.with_suffix(".html").name
        if not built.is_file() or source.name == "index.md":
            continue
        text = built.read_text(encoding="utf-8")
        article = text[text.index("<article") : text.index("</article>")]
        expected = usual.render(source.read_text(encoding="utf-8"))
        for tag in ("li", "table", "pre"):
            assert _count(tag, article) == _count(tag, expected), (source.name, tag)


def _count(tag: str, html: str) -> int:
    return len(re.findall(rf"<{tag}[ >]", html))
