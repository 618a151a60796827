"""A game that plays by itself: one file, in which every moment is exactly its picture."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from allaboard.drawing.replay import replay_html
from allaboard.drawing.replay.frames import Frame, frames_of
from allaboard.drawing.replay.merged import merge, ranges
from allaboard.drawing.styles import by_id, tag_of
from allaboard.drawing.theme import DARK
from allaboard.engine.line.setup import LineSetup
from allaboard.records import Record, parse_record, play_record
from allaboard.records.replaying import start_record, steps

VECTORS = Path(__file__).parents[1] / "vectors"


def records(file: str) -> list[Record]:
    return [parse_record(json.loads(line)["record"]) for line in (VECTORS / file).read_text("utf-8").splitlines()]


LINE_GAMES = records("line-games.jsonl")
ROME = next(record for record in LINE_GAMES if record.city and record.city.name == "rome")
LONDON = max(
    (record for record in LINE_GAMES if record.city and record.city.name == "london"),
    key=lambda record: len(record.actions),
)
DEPOT = records("depot.jsonl")[0]


def cut_short(record: Record, actions: int) -> Record:
    return replace(record, actions=record.actions[:actions], result=None)


def frames_in(text: str) -> set[int]:
    found: set[int] = set()
    for run in text.split():
        first, _, last = run.partition("-")
        found |= set(range(int(first), int(last or first) + 1))
    return found


def seen(root: ET.Element, frame: int) -> list[Any]:
    """What a merged picture shows in a frame, references followed, as plain lists."""
    named = by_id(root)

    def look(node: ET.Element, is_reference: bool = False) -> Iterator[Any]:
        when = node.attrib.get("data-f")
        if when is not None and not is_reference and frame not in frames_in(when):
            return
        tag = tag_of(node)
        target = node.attrib.get("href", "")
        if tag == "use" and re.fullmatch(r"#r\d+", target):
            yield from look(named[target[1:]], is_reference=True)
            return
        if tag in {"defs", "title"}:
            return
        attributes = {
            name: value
            for name, value in node.attrib.items()
            if name not in {"data-f", "display"} and not (name == "id" and is_reference)
        }
        text = "" if len(node) else node.text or ""
        yield [tag, attributes, text, [part for child in node for part in look(child)]]

    return [part for child in root for part in look(child)]


@pytest.mark.parametrize("record", [cut_short(ROME, 14), cut_short(DEPOT, 30)], ids=lambda record: record.game)
def test_every_moment_is_exactly_its_picture(record: Record) -> None:
    frames = list(frames_of(record, viewer="all"))
    root = ET.fromstring(str(merge([frame.svg for frame in frames])))
    for number, frame in enumerate(frames):
        assert seen(root, number) == seen(ET.fromstring(frame.svg), 0), number


def test_there_is_a_moment_for_every_action() -> None:
    frames = list(frames_of(cut_short(ROME, 14)))
    assert len(frames) == 15
    assert len({frame.svg for frame in frames}) == 15
    assert frames[1].caption == f"1. {ROME.players[_first(ROME)].name}: {ROME.actions[0]}"


def _first(record: Record) -> int:
    return next(steps(record, start_record(record))).seat


def test_without_a_script_the_end_is_shown() -> None:
    root = ET.fromstring(str(merge([frame.svg for frame in frames_of(cut_short(ROME, 8))])))
    for node in root.iter():
        if "data-f" in node.attrib:
            assert (node.attrib.get("display") == "none") != (8 in frames_in(node.attrib["data-f"]))


@pytest.fixture(scope="module")
def london() -> str:
    """The first rounds of a game."""
    return replay_html(cut_short(LONDON, 16))


def test_a_few_rounds_are_small(london: str) -> None:
    assert len(london.encode()) < 500_000


@pytest.mark.proof
def test_a_london_game_is_small() -> None:
    assert len(LONDON.players) == 5
    assert len(replay_html(LONDON).encode()) < 1_500_000


class _References(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value or "" for name, value in attrs if name in {"src", "href", "xlink:href", "action"}]


def test_it_refers_to_nothing_outside(london: str) -> None:
    references = _References()
    references.feed(london)
    assert references.found
    assert all(reference.startswith("#") for reference in references.found)
    assert set(re.findall(r"url\(([^)]{5})", london)) == {"data:"}
    assert "@import" not in london
    assert re.findall(r"https?://[^\"' ]+", london) in ([], ["http://www.w3.org/2000/svg"] * london.count("http://"))
    assert "default-src 'none'" in london


def test_it_can_be_used_without_a_mouse_and_without_motion(london: str) -> None:
    for key in ("ArrowLeft", "ArrowRight", "Home", "End", '" "'):
        assert key in london
    assert "prefers-reduced-motion" in london
    assert len(re.findall(r'<button [^>]*aria-label="[^"]+"', london)) == 3


def test_a_name_can_neither_end_the_script_nor_begin_one() -> None:
    record = cut_short(ROME, 2)
    name = "</script><script>alert(1)</script>\u202e"
    html = replay_html(replace(record, players=(replace(record.players[0], name=name), *record.players[1:])))
    assert "<script>alert" not in html
    assert html.count("</script>") == 2
    assert "\u202e" not in html


def test_an_unfinished_game_keeps_its_secrets() -> None:
    """Two records that differ only in what a spectator may not know make the same pictures."""
    record = next(each for each in LINE_GAMES if each.game == "bus" and len(each.players) == 3)
    half = cut_short(record, 3)
    assert isinstance(half.setup, LineSetup)
    other = replace(half, setup=replace(half.setup, personal=half.setup.personal[::-1]))
    assert other.setup != half.setup
    assert replay_html(half) == replay_html(other)
    assert replay_html(half, viewer=0) != replay_html(other, viewer=0)
    assert replay_html(half, viewer="all") != replay_html(other, viewer="all")


def test_of_a_finished_game_everything_is_seen_from_the_beginning() -> None:
    first: Frame = next(iter(frames_of(ROME)))
    assert play_record(ROME).is_over
    assert 'data-viewer="all"' in first.svg


def test_it_speaks_the_language_and_may_be_dark() -> None:
    html = replay_html(cut_short(DEPOT, 3), language="de", theme=DARK)
    assert '<html lang="de">' in html
    assert "Leertaste" in html
    assert DARK.page in html


def test_ranges() -> None:
    assert ranges([0, 1, 2, 3, 9]) == "0-3 9"
    assert ranges([4]) == "4"
