"""What a screen will need, said in the document itself, so that a browser asks for all of it at once.

Without this it would find out step by step: the document names a script, that one the words and the screen, the screen
its game. The build writes down which files need which others (`files.json`); an address says which screen it is, and a
table which game is played there. What is said is a hint: a page that gets none, or a wrong one, loads a little later.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

TABLE = "t"
LOST = "lost"
# The first part of an address, and the screen that is there (`web/src/screens.ts`). Tables and their games are built
# into files with names of their own (`web/vite.config.ts`).
SCREENS = {
    "": "src/home/Home.svelte",
    LOST: "src/home/Lost.svelte",
    TABLE: "table",
    "tables": "src/home/TablesPage.svelte",
    "new": "src/home/NewTable.svelte",
    "settings": "src/home/SettingsPage.svelte",
    "account": "src/people/AccountPage.svelte",
    "replays": "src/replay/ReplaysPage.svelte",
    "replay": "src/replay/ReplayPage.svelte",
    "helper": "src/helper/HelperPage.svelte",
    "daily": "src/daily/DailyPage.svelte",
    "games": "src/daily/GamesPage.svelte",
    "leaders": "src/daily/LeadersPage.svelte",
    "classes": "src/classes/ClassPage.svelte",
    "c": "src/classes/ClassPage.svelte",
    "learn": "src/learn/LearnPage.svelte",
    "rules": "src/learn/RulesPage.svelte",
}
GAMES = {"bus": "line", "metro": "line", "depot": "depot"}
# Letters that every screen has at sight; others come when something is written in them.
FONTS = ("barlow-600", "barlow-700", "atkinson-hyperlegible-next-400")
BOARD_FONTS = ("barlow-500", "barlow-semi-condensed-700")
_END = "</head>"


@dataclass(frozen=True)
class Played:
    """What is played at a table that is opened; without a city if it is one of their own."""

    game: str
    city: str | None = None
    is_board: bool = False  # whether a board is the first thing to be seen


class Hints:
    """The files of a build."""

    def __init__(self, written: bytes) -> None:
        self._files: dict[str, dict[str, Any]] = msgspec.json.decode(written)
        self._called = {file.get("name"): name for name, file in self._files.items() if "src" not in file}

    def in_document(self, document: str, screen: str, language: str, played: Played | None = None) -> str:
        """A document that also says what its screen needs."""
        wanted = [SCREENS.get(screen, ""), f"words:{language}"]
        lines = []
        if played is not None:
            wanted.append(GAMES[played.game])
            lines.append(f'<meta name="table" content="{" ".join(filter(None, (played.game, played.city)))}">')
        fonts = (*FONTS, *(BOARD_FONTS if played is not None and played.is_board else ()))
        lines += (line for line in self._links(wanted, fonts) if line not in document)
        return document.replace(_END, "".join(f"    {line}\n" for line in lines) + "  " + _END, 1)

    def _links(self, wanted: Iterable[str], fonts: tuple[str, ...]) -> Iterator[str]:
        found: dict[str, dict[str, Any]] = {}
        for name in wanted:
            self._follow(self._called.get(name, name), found)
        for style in dict.fromkeys(style for file in found.values() for style in file.get("css", ())):
            yield f'<link rel="stylesheet" crossorigin href="/{style}">'
        for file in found.values():
            yield f'<link rel="modulepreload" crossorigin href="/{file["file"]}">'
        for font in fonts:
            if font in self._fonts:
                yield f'<link rel="preload" as="font" type="font/woff" crossorigin href="/{self._fonts[font]}">'

    def _follow(self, name: str, found: dict[str, dict[str, Any]]) -> None:
        file = self._files.get(name)
        if file is not None and name not in found:
            found[name] = file
            for needed in file.get("imports", ()):
                self._follow(needed, found)

    @cached_property
    def _fonts(self) -> dict[str, str]:
        known = {file["file"] for file in self._files.values()}
        known.update(asset for file in self._files.values() for asset in file.get("assets", ()))
        # The sum at the end may hold a hyphen of its own, but has always eight signs.
        return {
            name.removeprefix("assets/")[: -len("-12345678.woff")]: name for name in known if name.endswith(".woff")
        }
