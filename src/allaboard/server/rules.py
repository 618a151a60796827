"""The rules as pages: Markdown from `locales`, with drawings in the places where it names them.

The same files are pages of the documentation. Two things are ours: a heading ends with its anchor, `{#turn-zone}`,
which is the same in every language; and a picture `figure:bus-jam` is drawn by `allaboard.drawing.figures`, in
colours that the page knows by name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token

from allaboard.drawing.figures import draw_figure, is_small
from allaboard.drawing.theme import NAMED
from allaboard.locales import rules_source

__all__ = ["GAMES", "Chapter", "RulesPage", "rules_page", "rules_source"]

GAMES = ("bus", "metro", "depot")
_FIGURE = "figure:"
_ANCHOR = re.compile(r"\s*\{#([a-z-]+)\}$")


class Chapter(msgspec.Struct, frozen=True):
    """A line of the contents."""

    anchor: str
    title: str


class RulesPage(msgspec.Struct, frozen=True):
    """The rules of a game as HTML; the title is not in it."""

    title: str
    contents: list[Chapter]
    html: str


@cache
def rules_page(game: str, language: str) -> RulesPage:
    """The page; drawn once, for it never changes."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(rules_source(game, language))
    title, contents, rest = "", [], list(tokens)
    for place, token in enumerate(tokens):
        if token.type != "heading_open":
            continue
        text = _anchored(token, tokens[place + 1])
        if token.tag == "h1":
            title, rest = text, tokens[place + 3 :]
        elif token.tag == "h2":
            contents.append(Chapter(str(token.attrs["id"]), text))
    for token in rest:
        _draw(token.children or [], language)
        _link(token.children or [])
    html = parser.renderer.render(rest, parser.options, {})
    # A table is as wide as it must be: on a narrow screen it moves by itself.
    html = html.replace("<table>", '<div class="table" tabindex="0" role="group"><table>')
    return RulesPage(title, contents, html.replace("</table>", "</table></div>"))


def _anchored(heading: Token, inside: Token) -> str:
    """Give a heading its anchor; says its text."""
    found = _ANCHOR.search(inside.content)
    text = _ANCHOR.sub("", inside.content)
    if found is not None:
        heading.attrSet("id", found[1])
        last = (inside.children or [])[-1]
        last.content = _ANCHOR.sub("", last.content)
    return text


def _draw(tokens: Sequence[Token], language: str) -> None:
    """Put drawings into the places where pictures are named."""
    for token in tokens:
        source = str(token.attrs.get("src", ""))
        if token.type == "image" and source.startswith(_FIGURE):
            name = source.removeprefix(_FIGURE)
            drawn = draw_figure(name, token.content, language=language, theme=NAMED).strip()
            kind = "small" if is_small(name) else "large"
            token.type, token.tag, token.children = "html_inline", "", None
            token.content = f'<span class="figure {kind} {name.partition("-")[0]}">{drawn}</span>'


def _link(tokens: Sequence[Token]) -> None:
    """Links between pages lead to where the page has them."""
    for token in tokens:
        found = re.fullmatch(r"(\w+)\.md(#[a-z-]+)?", str(token.attrs.get("href", "")))
        if token.type == "link_open" and found is not None:
            token.attrSet("href", f"/rules/{found[1]}{found[2] or ''}")
