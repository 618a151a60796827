"""What MkDocs asks us while it builds the site (`hooks` in `mkdocs.yml`)."""

from __future__ import annotations

import re
from typing import Any

from manual import described, gathered, languages, look, rules
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

_MOVING = '<div class="table" tabindex="0" role="group">'
_SEARCH = 'data-md-component="search" role="dialog"'
_TABLE = re.compile(r"<table>(.*?)</table>", re.DOTALL)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Leave out of the contents what this source does not have (yet): a ladder that was not played, a room."""
    known = {path for path, _ in (*rules.rules_pages(), *gathered.gathered_pages(), *described.described_pages())}
    config.nav = _existing(config.nav, config, known)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made, and what they look like."""
    for path, content in (*rules.rules_pages(), *gathered.gathered_pages(), *described.described_pages()):
        files.append(File.generated(config, path, content=content))
    for path, content in described.schema_files():
        files.append(File.generated(config, path, content=content))
    files.append(File.generated(config, "assets/tokens.css", content=look.style_sheet()))
    files.append(File.generated(config, "assets/icon.svg", abs_src_path=str(gathered.ICON)))
    for font in look.font_files():
        files.append(File.generated(config, f"assets/fonts/{font.name}", abs_src_path=str(font)))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links that leave `docs` in the source stay within the site; a page leads to the same in other languages."""
    return gathered.at_home(languages.joined(markdown, page.file.src_uri, str(page.meta.get("lang", "en"))))


def on_page_content(html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Drawings where pictures are named; a table moves by itself on a narrow screen, by keyboard too."""
    html = rules.with_drawings(html, str(page.meta.get("lang", "en")))
    html = html.replace("<th></th>", "<td></td>")  # a corner without words heads nothing
    return _TABLE.sub(
        r'<div class="table" tabindex="0" role="group"><table class="table__inner">\1</table></div>', html
    )


def on_post_page(output: str, *, page: Page, config: MkDocsConfig) -> str:
    """The text of a page has the language it is written in, what stands around it is English; dialogs have a name."""
    language = page.meta.get("lang", "en")
    output = output.replace("<article ", f'<article lang="{language}" ', 1)
    return output.replace(_SEARCH, f'{_SEARCH} aria-label="Search"')


def _existing(nav: Any, config: MkDocsConfig, known: set[str]) -> Any:
    kept = []
    for entry in nav:
        (title, target), *_ = entry.items()
        if isinstance(target, list):
            kept.append({title: _existing(target, config, known)})
        elif target in known or (gathered.ROOT / "docs" / target).is_file():
            kept.append(entry)
    return kept
