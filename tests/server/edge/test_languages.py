"""People read the server in their own language: the page, what happened, pictures, feeds, and pages behind links."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.edge.serving import play_on, running, started_table

from allaboard.client import Connection
from allaboard.locales import LANGUAGES, words_of
from allaboard.server.edge.languages import accepted


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("de-AT", "de"),
        ("DE", "de"),
        ("ja,de;q=0.5", "de"),  # the best of those that are here
        ("en;q=0.3, fr;q=0.7, de;q=0.5", "fr"),
        ("fr;q=0.8,de;q=0.8", "fr"),
        ("fr;q=0, de;q=0.1", "de"),  # 0 is never
        ("fr;q=0", "en"),
        ("frr", "en"),  # North Frisian is not French
        ("*", "en"),
        ("fr;q=x,;;,=,de", "de"),
        ("x" * 500 + ",fr", "en"),
    ],
)
def test_the_browser_says_which_language_is_liked_best(header: str, language: str) -> None:
    assert accepted(header) == language


def test_the_address_comes_before_the_browser_and_what_is_unknown_counts_for_nothing(tmp_path: Path) -> None:
    def told(http: httpx.Client, lang: str, header: str) -> str:
        answer = http.get("/mail/stop/nonsense", params={"lang": lang}, headers={"accept-language": header})
        return answer.text

    with running(tmp_path) as server, httpx.Client(base_url=server.address) as http:
        for language in LANGUAGES:
            found = told(http, "", language)
            assert f'lang="{language}"' in found
            assert words_of(language)("mail-page-wrong") in found
        assert 'lang="de"' in told(http, "de", "fr")
        assert 'lang="fr"' in told(http, "xx", "fr")


def test_what_happened_is_told_to_each_in_their_own_language(tmp_path: Path) -> None:
    async def live(address: str) -> None:
        async with Connection(address) as ada, httpx.AsyncClient(base_url=address) as http:
            await ada.play_as_guest("Ada")
            made = await ada.ask("POST", "/api/tokens", dict[str, Any], {"label": "phone", "kind": "feed"})
            table = await started_table(ada)
            for language in LANGUAGES:
                words = words_of(language)
                feed = (await http.get(f"/api/feed/{made['token']}.atom?lang={language}")).text
                assert words("feed-title") in feed
                assert words("feed-entry", game="@").split("@")[0] in feed
            await play_on(ada, table)
            for language in LANGUAGES:
                words = words_of(language)
                wish = {"accept-language": language}
                second = words("event-ticket_revealed", round=2, ticket="@").split("@")[0]
                log = (await http.get(f"/api/tables/{table}/log", headers=wish)).json()
                assert any(text.startswith(second) for line in log for text in line["texts"])
                replay = (await http.get(f"/api/tables/{table}/replay", headers=wish)).json()
                assert any(text.startswith(second) for step in replay["steps"] for text in step["texts"])
                for picture in ("picture.svg", "replay.svg"):
                    drawn = (await http.get(f"/api/tables/{table}/{picture}", params={"lang": language})).text
                    assert words("drawing-spot") in drawn

    with running(tmp_path) as server:
        asyncio.run(live(server.address))
