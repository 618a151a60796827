"""Signs as each language sets them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from tests.locales.fluent_files import EVERY

from allaboard.locales import LANGUAGES

THIN = "\u202f"  # the narrow no-break space
INSTALL = re.compile(r'pip install "allaboard\[\w+\]"')  # a shell needs these quotes as they are
NAMES = frozenset(("name", "names", "winners"))


def prose(language: str) -> Iterator[tuple[str, str]]:
    """Every line of every text, without the commands that it shows."""
    for key, message in EVERY[language].items():
        for text in message.texts:
            for line in text.splitlines():
                if not line.startswith("allaboard "):
                    yield key, INSTALL.sub("pip", line)


def wrong(language: str, pattern: str) -> list[tuple[str, str]]:
    return [(key, line) for key, line in prose(language) if re.search(pattern, line)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "pattern",
    [
        pytest.param(r"['\"`]", id="straight quotes and apostrophes"),
        pytest.param(r"  |^ | $", id="spaces to spare"),
        pytest.param(r"\.\.\.", id="three dots for an ellipsis"),
        pytest.param(r"(?<![\w-])-\d", id="a hyphen for a minus"),
        pytest.param(r"\u00a0", id="a wide no-break space"),
        pytest.param(r"[\u2066-\u2069\u200b-\u200f]", id="signs that cannot be seen"),
        pytest.param(r"!", id="exclamation marks"),
    ],
)
def test_no_text_has(language: str, pattern: str) -> None:
    assert wrong(language, pattern) == []


def test_french_has_a_narrow_space_before_double_signs() -> None:
    """Not inside what is typed (`human:Ann`), nor where a sign stands for itself (`? pour l’aide`)."""
    assert wrong("fr", rf"[^\s({THIN}][;:!?](?=\s|$)") == []
    assert wrong("fr", r" [;:!](?=\s|$)") == []
    assert wrong("fr", r" \?(?! pour )") == []
    assert wrong("fr", rf"«(?!{THIN})|(?<!{THIN})»") == []
    assert len(wrong("fr", rf"{THIN}[;:?]")) > 50


def test_french_elides_before_no_name() -> None:
    """Whether it is `de` or `d’` depends on the name, so no text puts either before one."""
    before = r"\b(de|que|le|la|ce|ne|se|je|te|me|si)\s\{(\w+)\}|[dlcnsjtmqu]’\{(\w+)\}"
    for key, line in prose("fr"):
        for match in re.finditer(before, line, re.IGNORECASE):
            assert not NAMES & set(match.groups()), key


def test_german_and_english_have_no_space_before_signs() -> None:
    for language in ("en", "de"):
        assert wrong(language, rf"[ {THIN}][;:!]") == []


FORMAL = r"\b(Ihnen|Ihr\w*)\b|(?<=\w )Sie\b|(?<=[,;–] )Sie\b"  # a sentence may begin with `Sie` for a line or a card


def test_german_says_du() -> None:
    assert wrong("de", FORMAL) == []


@pytest.mark.parametrize(
    ("sentence", "is_formal"),
    [
        ("Du bist am Zug. Deine Linie endet bei C3.", False),
        ("Die Linie ist zu lang. Sie endet bei C3.", False),
        ("Wählen Sie einen Halt.", True),
        ("Das ist Ihre Linie.", True),
        ("Der Bus gehört Ihnen.", True),
        ("Wenn alle da sind, Sie zuerst.", True),
    ],
)
def test_sie_for_a_person_would_be_noticed(sentence: str, is_formal: bool) -> None:
    assert bool(re.search(FORMAL, sentence)) == is_formal


def test_french_says_vous() -> None:
    assert wrong("fr", r"\b([Tt]u|[Tt]oi|[Tt]on|[Tt]a|[Tt]es)\b") == []


def test_quotes_are_those_of_the_language() -> None:
    assert wrong("de", "[«»]|“[^„]*“") == []
    assert wrong("fr", "[„“”]") == []
    assert wrong("en", "[«»„]") == []
