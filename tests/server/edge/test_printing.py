"""Games on paper from the server: the PDF that was asked for, made once, kept in bounds, refused with words."""

from __future__ import annotations

import asyncio
import io
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from pypdf import PdfReader

from allaboard.boards.loader import names
from allaboard.locales import LANGUAGES, words_of
from allaboard.server import printing
from allaboard.server.app import make_app
from allaboard.server.edge.services import Services
from allaboard.server.limits import Limits
from allaboard.server.printing import DEPOT, Prints, PrintWishes
from allaboard.server.settings import Settings
from allaboard.server.store.opening import store_of
from allaboard.server.table.gauntlet import Refusal


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    database = tmp_path_factory.mktemp("printing") / "tables.sqlite"
    with TestClient(make_app(Settings(), store_of(str(database)))) as made:
        yield made


@pytest.fixture(autouse=True)
def patient(client: TestClient[Any]) -> None:
    services: Services = client.app.state.services
    services.limits = Limits()


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[PrintWishes]:
    """What is made; making it takes no time here."""
    made: list[PrintWishes] = []

    def draw(wishes: PrintWishes, kind: str) -> bytes:
        made.append(wishes)
        return f"{kind} {wishes}".encode()

    monkeypatch.setattr(printing, "_drawn", draw)
    return made


def test_print_gives_the_pdf_of_a_game_in_the_language_that_is_spoken(client: TestClient[Any]) -> None:
    for what, language, paper, width in (("rome", "fr", "a4", 595), (DEPOT, "de", "letter", 612)):
        answer = client.get(f"/api/print/{what}", params={"language": language, "paper": paper, "saves_ink": True})
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.headers["content-disposition"] == f'inline; filename="all-aboard-{what}.pdf"'
        reader = PdfReader(io.BytesIO(answer.content))
        assert round(float(reader.pages[0].mediabox.width)) == width
        assert words_of(language)("print-rules") in reader.pages[0].extract_text()


@pytest.mark.parametrize("what", [*names(), DEPOT])
def test_print_knows_every_city_and_depot(client: TestClient[Any], drawn: list[PrintWishes], what: str) -> None:
    assert client.get(f"/api/print/{what}", params={"sides": "single"}).status_code == 200
    assert drawn == [PrintWishes(what, sides="single")]


@pytest.mark.parametrize(("path", "status", "code"), [
    ("/api/print/atlantis", 404, "not_found"),
    ("/api/print/bus", 404, "not_found"),
    ("/api/print/..%2Frome", 404, "not_found"),
    ("/api/print/rome?paper=a3", 400, "bad_request"),
    ("/api/print/rome?sides=both", 400, "bad_request"),
    ("/api/print/rome?saves_ink=perhaps", 400, "bad_request"),
    ("/api/print/rome?language=klingon", 400, "bad_request"),
    ("/api/print/atlantis/pages", 404, "not_found"),
])  # fmt: skip
def test_print_refuses_what_it_does_not_know(
    client: TestClient[Any], drawn: list[PrintWishes], path: str, status: int, code: str
) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert drawn == []


def test_print_is_not_sent_again_to_whoever_has_it(client: TestClient[Any], drawn: list[PrintWishes]) -> None:
    first = client.get("/api/print/paris")
    again = client.get("/api/print/paris", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = client.get("/api/print/paris?saves_ink=true", headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200
    assert len(drawn) == 2


def test_print_is_limited_for_each_address(client: TestClient[Any], drawn: list[PrintWishes]) -> None:
    answers = [client.get("/api/print/london") for _ in range(30)]
    assert answers[-1].status_code == 429
    assert answers[-1].json()["code"] == "too_often"
    assert len(drawn) == 1


def test_print_without_its_extra_says_so_and_gives_pages_for_the_browser(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "reportlab", None)
    answer = client.get("/api/print/depot?language=fr")
    assert (answer.status_code, answer.json()["code"]) == (409, "no_pdf_here")
    for language in LANGUAGES:
        assert "allaboard[print]" in words_of(language)("refusal-no_pdf_here")
    pages = client.get("/api/print/depot/pages?language=fr&sides=single")
    assert pages.status_code == 200
    assert pages.headers["content-type"].startswith("text/html")
    assert "style-src 'sha256-" in pages.headers["content-security-policy"]
    assert pages.text.count("<img ") > 20
    assert '<html lang="fr">' in pages.text
    assert "<script" not in pages.text


async def _both(prints: Prints) -> list[Any]:
    return await asyncio.gather(*(prints.make(PrintWishes("rome")) for _ in range(5)))


def test_print_is_made_once_for_all_who_ask_at_the_same_time(drawn: list[PrintWishes]) -> None:
    found = asyncio.run(_both(Prints()))
    assert len({made.tag for made in found}) == 1
    assert drawn == [PrintWishes("rome")]


def test_print_keeps_no_more_than_it_may(drawn: list[PrintWishes]) -> None:
    async def ask() -> Prints:
        prints = Prints()
        for what in (*names(), DEPOT):
            for language in LANGUAGES:
                for paper in ("a4", "letter"):
                    await prints.make(PrintWishes(what, language, paper))
        return prints

    prints = asyncio.run(ask())
    assert len(drawn) == 30
    assert len(prints._kept) == printing._KEPT < 30
    assert not prints._making


def test_print_lets_only_so_many_wait(drawn: list[PrintWishes]) -> None:
    async def ask() -> list[Any]:
        prints = Prints()
        wishes = [PrintWishes(what, language) for what in (*names(), DEPOT) for language in LANGUAGES]
        return await asyncio.gather(*(prints.make(each) for each in wishes), return_exceptions=True)

    found = asyncio.run(ask())
    refused = [each.code for each in found if isinstance(each, Refusal)]
    assert refused == ["busy"] * (15 - printing._MOST_WAITING)
    assert len(drawn) == printing._MOST_WAITING
