"""What the server sends to browsers: the page, its files, and pictures that tell nothing secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from allaboard.boards.loader import load
from allaboard.locales import LANGUAGES, words_of
from allaboard.server.app import make_app
from allaboard.server.edge import built as built_page
from allaboard.server.edge import hints
from allaboard.server.settings import Settings
from allaboard.server.store.opening import store_of

# Every screen that is not about one table.
SCREENS = (
    *("/replays", "/replay", "/replay/abc", "/helper", "/helper/abc", "/daily", "/games", "/leaders"),
    *("/classes", "/c/abc", "/account"),
)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with TestClient(make_app(Settings(), store_of(str(tmp_path / "tables.sqlite")))) as made:
        yield made


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A page of our own making."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>page</title>", encoding="utf-8")
    (folder / "assets" / "app-1234.js").write_text("1;" * 600, encoding="utf-8")
    (tmp_path / "secret.js").write_text("no", encoding="utf-8")
    monkeypatch.setattr(built_page, "FOLDER", folder)
    monkeypatch.setattr(built_page, "warm_up", lambda _: None)
    _forget()
    yield folder
    _forget()


def _forget() -> None:
    built_page._file_names.cache_clear()
    built_page._read_file.cache_clear()
    built_page.document_of.cache_clear()


@pytest.mark.usefixtures("built")
def test_every_address_of_the_page_is_the_page_and_is_asked_for_each_time(client: TestClient[Any]) -> None:
    for path in (*("/", "/new/bus", "/t/abc", "/settings"), *SCREENS):
        answer = client.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
    known = client.get("/", headers={"if-none-match": client.get("/").headers["etag"]})
    assert known.status_code == 304


@pytest.mark.usefixtures("built")
def test_files_with_a_sum_in_their_name_are_kept_and_compressed(client: TestClient[Any]) -> None:
    answer = client.get("/assets/app-1234.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == "1;" * 600
    plain = client.get("/assets/app-1234.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


@pytest.mark.usefixtures("built")
def test_an_address_that_nothing_has_is_the_page_for_people_and_a_code_for_programs(client: TestClient[Any]) -> None:
    person = {"accept": "text/html,application/xhtml+xml"}
    answer = client.get("/nowhere/at/all", headers=person)
    assert answer.status_code == 404
    assert "<title>page</title>" in answer.text
    again = client.get("/nowhere", headers={**person, "if-none-match": answer.headers["etag"]})
    assert again.status_code == 404
    for program in (
        client.get("/nowhere"),
        client.get("/api/tables/a/nowhere", headers=person),
        client.post("/nowhere"),
    ):
        assert (program.status_code, program.json()) == (404, {"code": "not_found"})


@pytest.mark.usefixtures("built")
def test_nothing_outside_of_the_folder_is_sent(client: TestClient[Any]) -> None:
    for path in ("/assets/..%2f..%2fsecret.js", "/assets/../../secret.js", "/assets/app-9999.js", "/assets/"):
        assert client.get(path).status_code in {400, 404}, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_build_every_address_says_so_in_words(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(built_page, "FOLDER", Path("nowhere"))
    _forget()
    answers = [client.get(path, headers={"accept-language": language}) for path in ("/", "/t/abc", *SCREENS)]
    _forget()
    for answer in answers:
        assert answer.status_code == 503
        assert escape(words_of(language)("page-not-built")) in answer.text
    for needed in re.findall(r'(?:src|href)="(/static/[^"]+)"', answers[0].text):
        assert client.get(needed).status_code == 200, needed
    assert client.get("/assets/app.js").status_code == 404


def test_small_documents_have_no_script_and_nothing_from_elsewhere(client: TestClient[Any]) -> None:
    style = client.get("/static/style.css").text
    assert re.findall(r"url\(|@import", style) == []
    assert "<script" not in client.get("/mail/stop/nonsense").text


def test_a_board_comes_with_its_geometry_in_named_colours(client: TestClient[Any]) -> None:
    answer = client.get("/api/boards/rome").json()
    assert "var(--ground)" in answer["ground"]
    assert "#" not in answer["ground"].replace("&#", "").replace('href="#', "")
    assert {stop["name"] for stop in answer["geometry"]["stops"]} == set(answer["stops"])
    assert client.get("/api/boards/atlantis").status_code == 404


def test_a_moment_is_drawn_as_it_is_told(client: TestClient[Any]) -> None:
    (first, second), *others = load("rome").roads
    third = next(road for road in others if second in road)
    end = third[0] if third[1] == second else third[1]
    moment = {
        "lines": {"0": [first, second], "rival": [second, end]},
        "viewer": "0",
        "lit": {end: {"turn_boxes": 1}},
        "reach": [[second, end]],
    }
    drawn = client.post("/api/boards/rome", json=moment).json()
    assert 'data-line="0"' in drawn["below"]
    assert 'data-line="rival"' in drawn["below"]
    assert f'data-lit="{end}"' in drawn["below"]
    assert f'data-cost="{end}"' in drawn["above"]


@pytest.mark.parametrize(
    "moment",
    [
        {"lines": {"0": ["A1", "K9"]}},
        {"lines": {"0": ["Z99"]}},
        {"lines": {"9": ["E3", "E4"]}},
        {"lines": {"0": []}},
        {"lit": {"Z99": {}}},
        {"reach": [["E3", "K9"]]},
        {"lines": {"0": ["E3"]}, "viewer": "0", "chosen": ["K9"]},
        {"awake": "green"},
        {"script": "<script>"},
    ],
)
def test_a_moment_that_cannot_be_is_refused(client: TestClient[Any], moment: dict[str, Any]) -> None:
    assert client.post("/api/boards/rome", json=moment).status_code in {400, 409}


def _table(client: TestClient[Any]) -> str:
    client.post("/api/guests", json={"name": "Ann"})
    table = client.post("/api/tables", json={"game": "bus", "city": "new_york", "seats": 2}).json()["id"]
    client.post(f"/api/tables/{table}/commands", json={"type": "add_bot", "seat": 1, "bot": "random"})
    return str(table)


def test_a_sheet_shows_what_the_person_who_asks_may_know(client: TestClient[Any]) -> None:
    table = _table(client)
    assert client.get(f"/api/tables/{table}/sheets/0").json()["code"] == "not_playing"
    client.post(f"/api/tables/{table}/commands", json={"type": "start"})
    own = client.get(f"/api/tables/{table}/sheets/0")
    assert own.headers["content-type"].startswith("image/svg+xml")
    assert "Ann" in own.text
    secret = words_of("en")("drawing-secret")
    assert secret not in own.text
    assert secret in client.get(f"/api/tables/{table}/sheets/1").text
    client.cookies.clear()
    assert secret in client.get(f"/api/tables/{table}/sheets/0").text
    assert client.get(f"/api/tables/{table}/sheets/0?viewer=0").json()["code"] == "not_your_seat"
    assert client.get(f"/api/tables/{table}/sheets/7").json()["code"] == "no_such_seat"


@pytest.fixture
def hinted(built: Path) -> Path:
    """A build of which is known which file needs which others."""
    (built / "index.html").write_text("<!doctype html><head><title>page</title></head>", encoding="utf-8")
    files = {
        "index.html": {"file": "assets/app.js", "src": "index.html", "css": ["assets/app.css"]},
        "_table.js": {"file": "assets/table.js", "name": "table", "imports": ["index.html"]},
        "_line.js": {"file": "assets/line.js", "name": "line", "imports": ["_table.js"], "css": ["assets/line.css"]},
        "_depot.js": {"file": "assets/depot.js", "name": "depot", "imports": ["_table.js"]},
        **{f"words:{known}": {"file": f"assets/{known}.js", "src": f"words:{known}"} for known in LANGUAGES},
    }
    (built / "files.json").write_bytes(msgspec.json.encode(files))
    return built


def _needed(document: str) -> set[str]:
    return set(re.findall(r'href="/assets/([^"]+)"', document))


@pytest.mark.usefixtures("hinted")
def test_a_table_names_the_files_of_its_game_and_language_and_no_others(client: TestClient[Any]) -> None:
    document = client.get(f"/t/{_table(client)}", headers={"accept-language": "fr"}).text
    assert _needed(document) == {"app.js", "app.css", "table.js", "line.js", "line.css", "fr.js"}
    assert '<meta name="table" content="bus new_york">' in document
    depot = client.post("/api/tables", json={"game": "depot", "seats": 3}).json()["id"]
    document = client.get(f"/t/{depot}").text
    assert _needed(document) == {"app.js", "app.css", "table.js", "depot.js", "en.js"}
    assert '<meta name="table" content="depot">' in document


@pytest.mark.usefixtures("hinted")
def test_a_table_that_is_not_there_is_the_page_all_the_same(client: TestClient[Any]) -> None:
    answer = client.get("/t/nowhere")
    assert answer.status_code == 200
    assert 'name="table"' not in answer.text


@pytest.mark.usefixtures("hinted")
def test_whoever_reads_here_in_a_language_gets_its_words_at_once(client: TestClient[Any]) -> None:
    client.post("/api/guests", json={"name": "Ann"})
    client.get("/api/me", headers={"accept-language": "de"})
    assert "de.js" in _needed(client.get("/settings", headers={"accept-language": "en"}).text)


def test_what_the_page_is_built_into_is_known_for_every_screen() -> None:
    """Names in `hints` are those of the build."""
    written = built_page.FOLDER / "files.json"
    known = msgspec.json.decode(written.read_bytes())
    names = {*known, *(file.get("name") for file in known.values())}
    assert {*hints.SCREENS.values(), *hints.GAMES.values(), *(f"words:{known}" for known in LANGUAGES)} <= names
    document = hints.Hints(written.read_bytes()).in_document("<head></head>", hints.TABLE, "en", hints.Played("metro"))
    assert len(re.findall('as="font"', document)) == len(hints.FONTS)
    board = hints.Played("metro", "rome", is_board=True)
    document = hints.Hints(written.read_bytes()).in_document("<head></head>", hints.TABLE, "en", board)
    assert len(re.findall('as="font"', document)) == len(hints.FONTS + hints.BOARD_FONTS)
