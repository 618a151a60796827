"""The rules are printed, whole and with the numbers of the engine: the paper is enough to learn a game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest
from tests.drawing.printed import wishes

from allaboard.drawing.faces import font_of
from allaboard.drawing.lettering import width_of
from allaboard.drawing.print import PAPERS, booklet
from allaboard.drawing.print import rules as rules_module
from allaboard.drawing.print.page import Look
from allaboard.drawing.print.paper import MARGIN, UNITS
from allaboard.drawing.print.rules import COLUMNS, NOT_PRINTED, rules_pages
from allaboard.engine.bus.sheet import PERSONAL_POINTS as BUS_PERSONAL
from allaboard.engine.bus.sheet import PROFESSIONAL_ROW, TRAFFIC_PENALTIES
from allaboard.engine.depot.scoring import LOVERS_BONUS
from allaboard.engine.line.course import BLUE_SIDE, YELLOW_SIDE
from allaboard.engine.line.sheet import GRANNY_TOTALS, SHARED_BOXES, TOURIST_ROW, TURN_ZONE_PENALTIES
from allaboard.engine.metro.sheet import CONNECTION_TOTALS, COUPLE, ENTRANCE_POINTS, PERSONAL_STEPS, SINGLE_FLIRT
from allaboard.locales import LANGUAGES, rules_source, words_of

GAMES = ("bus", "metro", "depot")
EVERY = [(game, language) for game in GAMES for language in LANGUAGES]
NAMESPACE = "{http://www.w3.org/2000/svg}"
MOST_PAGES = 4  # two leaves


def pages(game: str, language: str = "en", paper: str = "a4") -> list[ET.Element]:
    """The pages of the rules, with their feet."""
    made = rules_pages(PAPERS[paper], game, Look(language=language), "caption")
    return [ET.fromstring(page.svg()) for page in made]


def texts(root: ET.Element) -> Iterator[ET.Element]:
    """What is written beside the drawings."""
    for node in root:
        if node.tag == f"{NAMESPACE}text":
            yield node


def squashed(text: str) -> str:
    return re.sub(r"\s", "", text)


def printed(game: str, language: str = "en") -> str:
    return squashed("".join(node.text or "" for root in pages(game, language) for node in texts(root)))


def blocks(game: str, language: str) -> Iterator[str]:
    """Every heading, paragraph, list item and cell of the chapters for a real table, as plain text."""
    chapters = re.split(r"^(?=## )", rules_source(game, language), flags=re.MULTILINE)
    wanted = [text for text in chapters if not any(f"{{#{name}}}" in text.partition("\n")[0] for name in NOT_PRINTED)]
    for line in "".join(wanted).splitlines():
        text = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", line)
        text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
        text = re.sub(r"\s*\{#[a-z-]+\}$|^#+ |^- |^\d\. ", "", text).replace("**", "").replace("*", "").replace("`", "")
        if not line.startswith(("# ", "|---")):
            yield from filter(None, (squashed(cell) for cell in text.split("|")))


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_print_rules_sheet_holds_every_sentence_of_the_rules(game: str, language: str) -> None:
    found = printed(game, language)
    assert [block for block in blocks(game, language) if block not in found] == []
    assert "…" not in found


def test_print_leaves_out_what_only_concerns_tables_on_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = (
        "# Game",
        "## Play {#turn}",
        "Draw.",
        "## Screen {#table}",
        "Tap.",
        "### More",
        "Wait.",
        "## Solo",
        "Alone.",
    )
    monkeypatch.setattr(rules_module, "rules_source", lambda *_: "\n\n".join(parts))
    assert printed("bus") == "Bus:therulesPlayDraw.SoloAlone."


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("game", "language"), EVERY)
def test_print_rules_sheet_is_short_and_stays_in_its_columns(game: str, language: str, paper: str) -> None:
    found = pages(game, language, paper)
    assert len(found) <= MOST_PAGES
    for number, root in enumerate(found):
        width, height = (float(root.attrib[side]) for side in ("width", "height"))
        for node in texts(root):
            size, x, y = (float(node.attrib[name]) for name in ("font-size", "x", "y"))
            if number == 0 and size > 8 * UNITS:
                continue  # the title
            font = font_of(node.attrib["font-family"], int(node.attrib["font-weight"]))
            end = x + width_of(node.text or "", size, font)
            column = int(x // (width / COLUMNS))
            assert end <= (column + 1) * width / COLUMNS, node.text
            assert y < height - (MARGIN + 5) * UNITS, node.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_print_rules_come_first_in_the_booklet_with_or_without_a_city(game: str, language: str) -> None:
    title = words_of(language)("print-rules-of", game=words_of(language)(game))
    for city in (None, {"bus": "london", "metro": "rome"}.get(game)):
        second = booklet(wishes(game, city, "rules", "sheets", single=True, language=language))[1]
        assert title in "".join(ET.fromstring(second.svg).itertext())


def each(totals: Sequence[int]) -> list[int]:
    """What every box adds, from running totals."""
    return [after - before for before, after in pairwise(totals)]


def has_numbers(game: str, language: str, row: str, wanted: Sequence[int]) -> bool:
    """Whether these numbers follow each other in a row of the rules that names something."""
    source = rules_source(game, language)
    english = rules_source(game, "en").splitlines()
    place = next(
        place for place, line in enumerate(english) if re.sub(r"!\[.*?\)", "", line).lstrip("| ").startswith(row)
    )
    line = re.sub(r"!\[.*?\)", "", source.splitlines()[place])
    found = [int(number.replace("−", "-")) for number in re.findall(r"−?\d+", line)]
    return any(found[start : start + len(wanted)] == list(wanted) for start in range(len(found)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_print_rules_have_every_scoring_number_of_the_engine(language: str) -> None:
    rows: dict[str, list[tuple[str, list[int]]]] = {
        "bus": [
            ("Personal objective |", [BUS_PERSONAL, 0]),
            ("Traffic jams |", [-points for points in each(TRAFFIC_PENALTIES)][:7]),
            ("Office |", list(PROFESSIONAL_ROW[1:])),
            ("Monument, Museum |", list(TOURIST_ROW[1:])),
        ],
        "metro": [
            ("Personal objective |", list(PERSONAL_STEPS)),
            ("Connections |", list(CONNECTION_TOTALS[1:])),
            ("Metro entrances |", [ENTRANCE_POINTS]),
            ("Restaurant |", [COUPLE]),
            ("Restaurant |", [SINGLE_FLIRT]),
            ("Opera, Theater |", list(TOURIST_ROW[1:])),
        ],
    }
    for game, found in rows.items():
        found += [
            ("Turn zone |", [-points for points in each(TURN_ZONE_PENALTIES)]),
            ("Grannies |", each(GRANNY_TOTALS)),
        ]
        for row, wanted in found:
            assert has_numbers(game, language, row, wanted), (game, row, wanted)
        text = printed(game, language)
        assert str(YELLOW_SIDE) in text
        assert str(BLUE_SIDE) in text
        assert str(SHARED_BOXES) in text
    assert set(each(TRAFFIC_PENALTIES)[6:]) == {1}, "then −1 for every further box"
    assert has_numbers("depot", language, "Both Lovers", [LOVERS_BONUS])


def test_print_rules_refuse_what_they_cannot_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rather no paper than paper on which something is missing."""
    for text in ("> A remark.", "```\ncode\n```", "![photo](photo.png)"):
        monkeypatch.setattr(rules_module, "rules_source", lambda *_, text=text: f"# Game\n\n{text}\n")
        with pytest.raises(ValueError, match=r"paper|figure"):
            rules_pages(PAPERS["a4"], "bus", Look(), "caption")


def test_print_rome_s_sheet_has_the_box_of_fast_roads() -> None:
    """R2: which colour is fast is noted; only Rome's roads can be."""
    counts = {}
    for city in ("rome", "paris"):
        roots = [ET.fromstring(page.svg) for page in booklet(wishes("metro", city, "sheets", single=True))]
        counts[city] = sum(node.get("data-fast-box") == "burgundy" for root in roots for node in root.iter())
    assert counts == {"rome": 5, "paris": 0}
