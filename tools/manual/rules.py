"""The rules of each game in each language as pages: the Markdown of `locales`, and drawings where it names them.

A table server makes the same pages for itself (`allaboard.server.rules`). Here MkDocs turns Markdown into HTML; ours is
to say which pages there are, to join their languages, and to put drawings in the place of pictures `figure:NAME`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

from allaboard.drawing.figures import draw_figure, is_small
from allaboard.drawing.theme import NAMED
from allaboard.locales import LANGUAGES, words_of
from allaboard.server.rules import GAMES, rules_source
from manual import languages

_PICTURE = re.compile(r'<img (?=[^>]*src="figure:([\w-]+)")(?:[^>]*alt="([^"]*)")?[^>]*>')
_WIDE = 600
_TITLE = re.compile(r"^# (.+)$", re.MULTILINE)


def rules_pages() -> Iterator[tuple[str, str]]:
    """Where each page goes and its Markdown."""
    for language in LANGUAGES:
        for game in GAMES:
            yield f"rules/{language}/{game}.md", _page(game, language)


def with_drawings(html: str, language: str) -> str:
    """A page in which every picture of a figure is the drawing itself, in colours that follow the theme."""
    return _PICTURE.sub(lambda found: _drawn(found[1], unescape(found[2] or ""), language), html)


def _page(game: str, language: str) -> str:
    source = rules_source(game, language)
    found = _TITLE.search(source)
    assert found is not None
    title = words_of(language)("learn-rules-of", game=found[1])
    others = languages.links(language, lambda other: f"../{other}/{game}.md")
    head = f"---\ntitle: {title}\nlang: {language}\n---\n\n# {title}\n\n{others}"
    return head + source[found.end() :]


def _drawn(name: str, text: str, language: str) -> str:
    drawing = draw_figure(name, text, language=language, theme=NAMED).strip()
    if is_small(name):
        kind = "small"
    else:
        kind = "large" if _width(drawing) < _WIDE else "large wide"
    # What is too wide for a phone moves by itself there, by keyboard too.
    moving = ' tabindex="0" role="group"' if kind == "large wide" else ""
    # Who searches looks for words of the text, not for what is written on a drawing.
    return f'<span data-search-exclude class="figure {kind} {name.partition("-")[0]}"{moving}>{drawing}</span>'


def _width(drawing: str) -> float:
    found = re.search(r'\bwidth="([\d.]+)"', drawing)
    assert found is not None
    return float(found[1])
