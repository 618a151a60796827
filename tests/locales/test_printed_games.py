"""Wherever the games are presented it is said which printed games they are, and that this project is independent."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.locales.fluent_files import EVERY

from allaboard.locales import LANGUAGES, words_of
from allaboard.server.rules import rules_source

ROOT = Path(__file__).parents[2]
PRINTED = {
    "bus": ("Get on Board", "New York & London", "Saashi", "IELLO"),
    "metro": ("Get on Board", "Paris & Rome", "Saashi", "IELLO"),
    "depot": ("Spiel-ou-Face",),
}
NAMES = {name for names in PRINTED.values() for name in names}
INDEPENDENT = {"en": "independent of", "fr": "indépendant de", "de": "unabhängig von"}


@pytest.mark.parametrize("page", ["README.md", "docs/index.md", "docs/playing.md"])
def test_readme_and_manual_name_the_printed_games(page: str) -> None:
    text = " ".join((ROOT / page).read_text(encoding="utf-8").split())
    assert [name for name in sorted(NAMES) if name not in text] == []
    assert INDEPENDENT["en"] in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRINTED)
def test_the_page_and_the_rules_name_the_printed_game(game: str, language: str) -> None:
    words = words_of(language)
    for text in (words(f"web-printed-{game}"), words("web-printed"), rules_source(game, language)):
        assert [name for name in PRINTED[game] if name not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_that_it_is_independent(language: str) -> None:
    assert INDEPENDENT[language] in words_of(language)("web-independent")


@pytest.mark.parametrize(
    ("screen", "keys"),
    [
        ("learn/Overview.svelte", ["`web-printed-${game.name}`", '"web-independent"']),
        ("home/Home.svelte", ['"web-printed"', '"web-independent"']),
    ],
)
def test_both_screens_that_present_the_games_show_it(screen: str, keys: list[str]) -> None:
    source = (ROOT / "web/src" / screen).read_text(encoding="utf-8")
    assert [key for key in keys if f"say({key})" not in source] == []
    assert set(EVERY["en"]) >= {"web-printed", "web-independent"}
