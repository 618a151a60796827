"""Every code with which the server can refuse something has words in every language, and a status of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import allaboard.server
from allaboard.locales import LANGUAGES, words_of
from allaboard.server.edge.answers import STATUS

SOURCE = Path(next(iter(allaboard.server.__path__)))
PAGE = Path(__file__).parents[2] / "web" / "src"
FAMILY = "refusal-"
# How a code is handed on: a refusal, the last word of a socket, an answer.
_SAID = re.compile(r"""(?:Refusal|\.close|\.stop|\._break)\(\s*"(\w+)"|\b(?:code|outcome)\s*=\s*"(\w+)\"""")


def codes_said() -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")]
    return {first or second for text in texts for first, second in _SAID.findall(text)} - {"done"}


def codes_of_the_page() -> set[str]:
    """What the page refuses by itself."""
    texts = [path.read_text(encoding="utf-8") for path in PAGE.rglob("*") if path.suffix in {".ts", ".svelte"}]
    return {code for text in texts for code in re.findall(r"""new Refusal\([^")]*"(\w+)\"""", text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    words = words_of(language)
    assert [code for code in sorted(codes_said() | set(STATUS)) if FAMILY + code not in words] == []


def test_there_are_no_words_for_other_codes() -> None:
    known = codes_said() | set(STATUS) | codes_of_the_page()
    assert [key for key in words_of("en") if key.startswith(FAMILY) and key.removeprefix(FAMILY) not in known] == []


def test_every_refusal_has_a_status() -> None:
    refused = {code for text in (path.read_text("utf-8") for path in SOURCE.rglob("*.py")) for code in _raised(text)}
    assert refused - set(STATUS) == set()
    assert (
        set(STATUS)
        - codes_said()
        - {"no_name_yet", "not_found", "method_not_allowed", "too_large", "failed", "unknown_host"}
        == set()
    )


def _raised(text: str) -> list[str]:
    return re.findall(r"""Refusal\(\s*"(\w+)\"""", text)
