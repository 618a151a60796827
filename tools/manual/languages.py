"""The same page in several languages: what leads from one to the others."""

from __future__ import annotations

import re
from collections.abc import Callable

from allaboard.locales import LANGUAGES

# How a language calls itself; the same everywhere, as in the list of languages of the page for browsers.
OWN_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}
_TITLE = re.compile(r"^# .+\n", re.MULTILINE)
_SEVERAL = re.compile(r"(strategy)(?:\.(?:fr|de))?\.md")  # pages of `docs` that people write in every language


def links(here: str, address: Callable[[str], str]) -> str:
    """A line of Markdown with all languages; those but `here` lead to the address of the page in them."""
    return " · ".join(_link(language, here, address) for language in LANGUAGES) + "\n{ .languages }\n"


def _link(language: str, here: str, address: Callable[[str], str]) -> str:
    if language == here:
        return f"**{OWN_NAMES[language]}**"
    return f"[{OWN_NAMES[language]}]({address(language)}){{ lang={language} hreflang={language} }}"


def joined(markdown: str, path: str, here: str) -> str:
    """A page of `docs` with its languages below its title, if it has several."""
    found = _SEVERAL.fullmatch(path)
    if found is None:
        return markdown
    line = links(here, lambda language: f"{found[1]}.md" if language == "en" else f"{found[1]}.{language}.md")
    return _TITLE.sub(lambda title: f"{title[0]}\n{line}", markdown, count=1)
