"""Small documents without a script: for links in mails, and for hosts."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Response

from allaboard.locales import Words


def document(
    words: Words, title: str, *parts: str, status: int = 200, headers: dict[str, str] | None = None
) -> Response[Any]:
    """A page in the language of its words; the title is a key. The parts are markup already, with escaped texts."""
    title = words(title)
    page = (
        f'<!doctype html><html lang="{words.language}"><head>'
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,'
        f' initial-scale=1"><title>{escape(title)}</title><link rel="icon" href="/static/icon.svg">'
        '<link rel="stylesheet" href="/static/style.css"></head><body><header>'
        f'<a class="home" href="/"><h1>{escape(title)}</h1></a></header><main><section class="card">'
        f"{''.join(parts)}</section></main></body></html>"
    )
    return Response(page, media_type="text/html", status_code=status, headers=headers)


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def form(action: str, button: str, fields: str = "", kind: str = "primary") -> str:
    return (
        f'<form method="post" action="{escape(action)}">{fields}<button class="{kind}">{escape(button)}</button></form>'
    )
