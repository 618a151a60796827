"""`allaboard print` and a game that plays: what they write, and what they say when something is wrong."""

from __future__ import annotations

import io
import json
import sys

import pytest
from pypdf import PdfReader
from tests.cli.running import Command
from tests.records.samples import new_york

from allaboard.boards.loader import load


def pages(run: Command, name: str) -> int:
    return len(PdfReader(io.BytesIO((run.folder / name).read_bytes())).pages)


def test_depot_is_printed(run: Command) -> None:
    assert run("print", "--game", "depot", "--parts", "aids,sheets,deck", "-o", "deck.pdf").code == 0
    assert pages(run, "deck.pdf") == 2 + 2 + 2 + 2 * 8


def test_parts_copies_paper_and_sides(run: Command) -> None:
    ran = run(
        "print", "--city", "rome", "--parts", "sheets,tickets", "--copies", "3", "--paper", "letter",
        "--ink-saving", "--single-sided", "--flip", "short", "--lang", "fr", "-o", "some.pdf",
    )  # fmt: skip
    assert (ran.code, ran.err) == (0, "")
    assert pages(run, "some.pdf") == 1 + 5 + 2
    text = PdfReader(io.BytesIO((run.folder / "some.pdf").read_bytes())).pages[0].extract_text()
    assert "Feuilles de note" in text


def test_sheets_need_no_city(run: Command) -> None:
    assert run("print", "--game", "metro", "--parts", "sheets", "-o", "sheets.pdf").code == 0


def test_a_city_of_ones_own_is_printed(run: Command) -> None:
    city = load("new_york").to_json() | {"city": "my_town"}
    (run.folder / "my_town.json").write_text(json.dumps(city), "utf-8")
    assert run("print", "--city", "my_town.json", "--parts", "board,personal", "-o", "town.pdf").code == 0
    text = PdfReader(io.BytesIO((run.folder / "town.pdf").read_bytes())).pages[0].extract_text()
    assert "Bus in My Town" in text


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("-o", "a.pdf"), "needs --game or --city"),
        (("--game", "chess", "-o", "a.pdf"), "--game: chess is not one of bus, metro, depot"),
        (("--game", "bus", "-o", "a.pdf"), "--city is needed for board, departures, personal, pieces"),
        (("--game", "bus", "--city", "rome", "-o", "a.pdf"), "rome is a city of metro, not of bus"),
        (("--city", "atlantis", "-o", "a.pdf"), "atlantis"),
        (("--game", "depot", "--parts", "board", "-o", "a.pdf"), "board is not one of rules, aids, sheets, deck"),
        (("--game", "depot", "--paper", "a3", "-o", "a.pdf"), "--paper: a3 is not one of a4, letter"),
        (("--game", "depot", "--flip", "over", "-o", "a.pdf"), "--flip: over is not one of long, short"),
        (
            ("--game", "depot", "--parts", "deck", "--copies", "2", "-o", "a.pdf"),
            "--copies is for score sheets, and none is printed",
        ),
        (("--city", "rome", "--copies", "0", "-o", "a.pdf"), "--copies is from 1 to 50"),
        (("--game", "depot", "-o", "a.png"), "a.png: what is printed is written as .pdf"),
        (("--game", "depot", "-o", "nowhere/a.pdf"), "nowhere/a.pdf"),
        (("--game", "depot"), "--output"),
    ],
)
def test_what_cannot_be_printed_is_said_in_one_line(run: Command, arguments: tuple[str, ...], said: str) -> None:
    ran = run("print", *arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1
    assert said in ran.err
    assert list(run.folder.iterdir()) == []


def test_without_the_extra_its_name_is_told(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "reportlab"]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setitem(sys.modules, "reportlab", None)
    ran = run("print", "--game", "depot", "-o", "deck.pdf")
    assert ran.code == 2
    assert "allaboard[print]" in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_game_that_plays(run: Command) -> None:
    run.write("game.aab.json", new_york())
    assert run("show", "game.aab.json", "-o", "game.html", "--dark", "--lang", "de").code == 0
    page = (run.folder / "game.html").read_text("utf-8")
    assert page.startswith("<!doctype html>")
    assert '<html lang="de">' in page
    ran = run("show", "game.aab.json", "-o", "game.html", "--scale", "2")
    assert (ran.code, ran.err) == (2, "allaboard show: --scale is not for .html, which fits its window\n")
