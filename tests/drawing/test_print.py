"""What is printed can be cut out and played with: exact sizes, backs behind their fronts, and nothing is missing."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree as ET

import pytest
from PIL import Image
from tests.drawing.printed import (
    PER_MM,
    Printed,
    gaps,
    mean_difference,
    pages_of,
    rendered,
    turned_over,
    wishes,
)

from allaboard.boards.faults import FaultsFound
from allaboard.boards.loader import load, names
from allaboard.drawing.depot.cards import PICTOGRAM_OF
from allaboard.drawing.geometry import RIVAL
from allaboard.drawing.pdf import Page, to_pdf
from allaboard.drawing.print import PAPERS, PARTS, Wishes, booklet
from allaboard.drawing.print.boards import FLAP, SMALLEST, plan_of
from allaboard.drawing.print.empty_board import board_size, draw_empty_board
from allaboard.drawing.print.page import PrintPage
from allaboard.drawing.print.paper import MARGIN, Paper
from allaboard.drawing.print.pieces import MARKERS
from allaboard.drawing.print.sheets import SHEET
from allaboard.engine.depot.cards import BUS_IDS, TRAVELLER_IDS
from allaboard.engine.line.setup import OBJECTIVE_NAMES, PERSONAL_OBJECTIVES
from allaboard.engine.line.shapes import SHEET_TYPES, TICKETS
from allaboard.locales import LANGUAGES, words_of

EXACT = 0.5  # millimetres that anything may be off
OFF = 0.25  # a pixel of a glance at a page
REGISTER = 1.0  # and the two sides of a card from each other


_DRAWN: dict[int, list[ET.Element]] = {}


def drawn(wished: Wishes) -> list[ET.Element]:
    """The pictures of all pages."""
    if id(wished) not in _DRAWN:
        _DRAWN[id(wished)] = [ET.fromstring(page.svg) for page in booklet(wished)]
    return _DRAWN[id(wished)]


def values(wished: Wishes, attribute: str) -> Counter[str]:
    """How often each value of an attribute stands on the pages."""
    return Counter(node.attrib[attribute] for root in drawn(wished) for node in root.iter() if attribute in node.attrib)


def card_pages(pages: list[Printed]) -> list[tuple[Printed, Printed]]:
    """Fronts with their backs, from a document for both sides of the paper."""
    return [
        (front, back) for front, back in zip(pages[::2], pages[1::2], strict=True) if back.text and "backs" in back.text
    ]


# Sizes.


@pytest.mark.parametrize(("paper", "size"), [("a4", (210, 297)), ("letter", (215.9, 279.4))])
def test_pages_have_the_size_of_their_paper(paper: str, size: tuple[float, float]) -> None:
    for wished in (wishes("depot", paper=paper), wishes("bus", "new_york", "board", "sheets", paper=paper)):
        for page in pages_of(wished):
            assert sorted((page.width, page.height)) == pytest.approx(sorted(size), abs=0.01)


ALL_KINDS = [
    wishes("bus", "london", single=True),
    wishes("bus", "new_york", paper="letter", single=True),
    wishes("metro", "rome", paper="letter", ink_saving=True, single=True),
    wishes("metro", "paris", "board", "pieces", "objectives", flip="short"),
    wishes("depot", paper="letter"),
]


@pytest.mark.parametrize("wished", ALL_KINDS, ids=lambda each: each.city.name if each.city else each.game)
def test_nothing_is_printed_in_the_margin(wished: Wishes) -> None:
    for page in pages_of(wished):
        left, top, right, bottom = page.inked() or (MARGIN, MARGIN, MARGIN, MARGIN)
        assert min(left, top) >= MARGIN - OFF
        assert right <= page.width - MARGIN + OFF
        assert bottom <= page.height - MARGIN + OFF


@pytest.mark.parametrize("paper", PAPERS)
def test_depot_cards_are_63_by_88(paper: str) -> None:
    """Between the marks, and from edge to edge of what is printed."""
    for pair in card_pages(pages_of(wishes("depot", paper=paper))):
        for page in pair:
            top, left = (page.height - 3 * 88) / 2, (page.width - 3 * 63) / 2
            above = page.upright_marks(top - 1.6, top - 1)
            assert gaps(above) == pytest.approx([63] * 3, abs=EXACT)
            below = page.upright_marks(page.height - top + 1, page.height - top + 1.6)  # the foot may stand there too
            assert all(min(abs(mark - each) for each in below) < 0.2 for mark in above)
            for strip in ((left - 2, left - 1.2), (page.width - left + 1.2, page.width - left + 2)):
                assert gaps(page.level_marks(*strip)) == pytest.approx([88] * 3, abs=EXACT)
            inside = page.crop(left - 0.7, top + 30, page.width - left + 0.7, top + 60)
            box = inside.point(lambda value: 255 if value < 128 else 0).getbbox()
            assert box is not None
            assert (box[2] - box[0]) / PER_MM == pytest.approx(3 * 63, abs=EXACT)


@pytest.mark.parametrize("paper", PAPERS)
def test_a_card_alone_is_44_by_63(paper: str) -> None:
    """Five personal objectives leave one alone in its row."""
    page = card_pages(pages_of(wishes("bus", "london", "personal", paper=paper)))[0][0]
    left, top = (page.width - 4 * 44) / 2, (page.height - 4 * 63) / 2
    alone = page.crop(left - 0.7, top + 63 + 10, left + 60, top + 63 + 50)
    box = alone.point(lambda value: 255 if value < 128 else 0).getbbox()
    assert box is not None
    assert (box[2] - box[0]) / PER_MM == pytest.approx(44, abs=EXACT)
    upright = page.crop(left + 10, top + 63 + 5, left + 34, top + 63 + 70)
    lower = upright.point(lambda value: 255 if value < 128 else 0).getbbox()
    assert lower is not None
    assert lower[3] / PER_MM + 5 == pytest.approx(63, abs=EXACT)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", ["bus", "metro"])
def test_sheets_are_as_large_as_said_and_their_marks_meet(game: str, paper: str) -> None:
    for page in pages_of(wishes(game, None, "sheets", paper=paper, single=True))[1:]:
        left, _, _, _ = page.inked() or (0, 0, 0, 0)
        found = page.level_marks(left + 0.4, left + 2)
        assert len(found) == 2
        top, bottom = found
        above, below = page.upright_marks(top - 3, top - 1.2), page.upright_marks(bottom + 1.2, bottom + 3)
        assert above == pytest.approx(below, abs=0.1)
        assert gaps(above) == pytest.approx([SHEET] * (len(above) - 1), abs=EXACT)
        x = above[0] + SHEET / 2
        column = page.crop(x, top - 0.5, x + 1, bottom + 0.5).resize((1, round((bottom - top + 1) * PER_MM)))
        box = column.point(lambda value: 255 if value < 240 else 0).getbbox()
        assert box is not None
        assert (box[3] - box[1]) / PER_MM == pytest.approx(bottom - top, abs=EXACT)


def test_the_bar_on_the_first_page_is_100_mm() -> None:
    page = pages_of(wishes("depot"))[0]
    longest = 0.0
    for line in range(round(40 * PER_MM), round(100 * PER_MM)):
        row = page.image.crop((0, line, page.image.width, line + 1)).tobytes()
        longest = max([longest, *(len(run) / PER_MM for run in re.findall(rb"[\x00-\x60]+", row))])
    assert longest == pytest.approx(100, abs=EXACT)


# Backs.


DECKS = [("depot", None, "deck"), ("bus", "london", "tickets", "personal", "objectives")]


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("wished", DECKS, ids=lambda each: each[0])
def test_backs_lie_behind_their_fronts(wished: tuple[str, ...], flip: str) -> None:
    """Turned over, the outer edges of the cards lie on each other, also on a page that is not full."""
    pairs = card_pages(pages_of(wishes(*wished, flip=flip)))
    assert pairs
    for front, back in pairs:
        boxes = []
        for image in (front.image, turned_over(back, flip)):
            dark = image.point(lambda value: 255 if value < 200 else 0)
            around = (round(9.4 * PER_MM), round(13 * PER_MM))  # where there are neither marks nor feet
            box = dark.crop((around[0], around[1], dark.width - around[0], dark.height - around[1])).getbbox()
            assert box is not None
            boxes.append([each / PER_MM for each in box])
        assert boxes[0] == pytest.approx(boxes[1], abs=REGISTER)


@pytest.mark.parametrize("flip", ["long", "short"])
def test_the_blue_side_of_an_objective_is_behind_its_yellow_side(flip: str) -> None:
    wished = wishes("metro", None, "objectives", flip=flip)
    front, back = drawn(wished)[2:4]
    width, height = (float(front.attrib[side]) for side in ("width", "height"))
    before, behind = _objectives(front), _objectives(back)
    assert list(before) == list(OBJECTIVE_NAMES["metro"])
    assert {value for value, _, _ in before.values()} == {"10"}
    assert {value for value, _, _ in behind.values()} == {"6"}
    for name, (_, x, y) in before.items():
        _, back_x, back_y = behind[name]
        if flip == "short":  # the page stands on its head
            back_x, back_y = width - back_x - 440, height - back_y - 630
            assert (back_x, back_y) == pytest.approx((x, height - y - 630), abs=1)
        else:
            assert (back_x, back_y) == pytest.approx((width - x - 440, y), abs=1)


def _objectives(root: ET.Element) -> dict[str, tuple[str, float, float]]:
    found = {}
    for parent in root.iter():
        for child in parent:
            if "data-objective" in child.attrib:
                place = re.match(r"translate\(([\d.]+) ([\d.]+)\)", parent.attrib["transform"])
                assert place is not None
                found[child.attrib["data-objective"]] = (
                    child.attrib["data-value"], float(place[1]), float(place[2]),
                )  # fmt: skip
    return found


def test_for_both_sides_every_leaf_has_two_pages() -> None:
    pages = pages_of(wishes("bus", "london", "board", "sheets", "tickets"))
    assert len(pages) % 2 == 0
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        assert "stays empty" in back.text or ("fronts" in front.text and "backs" in back.text)
    single = pages_of(wishes("bus", "london", "board", "sheets", "tickets", single=True))
    assert not any("stays empty" in page.text for page in single)
    assert len(single) < len(pages)


# Nothing is missing.


def test_every_card_of_depot_is_there_once() -> None:
    wished = wishes("depot", None, "deck")
    assert values(wished, "data-card") == Counter(TRAVELLER_IDS)
    assert values(wished, "data-bus") == Counter(BUS_IDS)


@pytest.mark.parametrize("city", names())
def test_a_whole_line_game_is_there(city: str) -> None:
    board = load(city)
    wished = wishes(board.game, city, *PARTS[board.game][1:], copies=2)  # in the rules there are pictures of them
    assert values(wished, "data-departure") >= Counter(str(number) for number in board.departures)
    cards = [
        node.attrib
        for root in drawn(wished)
        for node in root.iter()
        if node.attrib.keys() & {"data-ticket", "data-departure", "data-objective", "data-personal", "data-rush-hour"}
        and "data-stop" not in node.attrib
        and "data-zone" not in node.attrib
    ]
    tickets = Counter(card["data-ticket"] for card in cards if "data-ticket" in card)
    assert tickets == Counter(str(number) for number in range(1, TICKETS + 1))
    sides = Counter((card["data-objective"], card["data-value"]) for card in cards if "data-objective" in card)
    assert sides == Counter((name, side) for name in OBJECTIVE_NAMES[board.game] for side in ("10", "6"))
    personal = Counter(card["data-personal"] for card in cards if "data-personal" in card)
    assert personal == Counter(" ".join(letters) for letters in board.personal_objectives)
    assert personal.total() == PERSONAL_OBJECTIVES
    assert sum("data-rush-hour" in card for card in cards) == 2
    sheets = Counter(
        node.attrib["data-sheet-type"] for root in drawn(wished) for node in root.iter() if "data-sheet" in node.attrib
    )
    assert sheets == Counter({str(kind): 4 for kind in range(1, SHEET_TYPES + 1)})  # for several, and for one
    lines = [*map(str, range(board.players[1])), RIVAL]
    assert {line: values(wished, "data-marker")[line] for line in lines} == dict.fromkeys(lines, MARKERS)
    assert values(wished, "data-inspector").total() == 1
    assert values(wished, "data-tile").total() == len(plan_of(board, PAPERS["a4"]).tiles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_is_real_and_in_the_language(language: str) -> None:
    words = {"en": "Every yellow objective", "fr": "objectif", "de": "Aufgabe"}
    text = " ".join(page.text for page in pages_of(wishes("bus", "london", "tickets", "rush-hours", language=language)))
    assert words[language] in text.replace("\r\n", " ")


# Boards over several pages.


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.name)
@pytest.mark.parametrize("city", names())
def test_tiles_cover_the_board_and_seams_miss_the_stops(city: str, paper: Paper) -> None:
    board = load(city)
    plan = plan_of(board, paper)
    size = board_size(board)
    assert plan.stops >= SMALLEST
    assert (plan.width, plan.height) == pytest.approx((size.width * plan.scale, size.height * plan.scale))
    assert sum(tile.width * tile.height for tile in plan.tiles) == pytest.approx(plan.width * plan.height)
    for tile in plan.tiles:
        assert tile.width + FLAP * (tile.x + tile.width < plan.width) <= plan.paper.width - 2 * MARGIN
        assert tile.height + FLAP * (tile.y + tile.height < plan.height) <= plan.paper.height - 2 * MARGIN
    for axis, edges in ((0, plan.xs[1:-1]), (1, plan.ys[1:-1])):
        for edge in edges:
            steps = (edge / plan.scale - size.first[axis]) / size.step
            assert abs(steps - round(steps)) > 0.4


@pytest.mark.parametrize(("city", "paper"), [("london", "a4"), ("new_york", "letter"), ("rome", "letter")])
def test_the_pages_put_together_are_the_board(city: str, paper: str) -> None:
    """Cut along the marks and laid side by side, they look like the board in one piece."""
    board = load(city)
    plan = plan_of(board, PAPERS[paper])
    tiles = pages_of(wishes(board.game, city, "board", paper=paper, single=True))[1:]
    together = Image.new("L", (round(plan.width * PER_MM), round(plan.height * PER_MM)), 255)
    for tile, page in zip(plan.tiles, tiles, strict=True):
        width = tile.width + FLAP * (tile.column < len(plan.xs) - 2)
        height = tile.height + FLAP * (tile.row < len(plan.ys) - 2)
        left, top = (page.width - width) / 2, (page.height - height) / 2
        upright = page.upright_marks(top - 3, top - 2.4)
        assert [upright[0], upright[-1]] == pytest.approx([left, left + width], abs=EXACT)
        piece = page.crop(left, top, left + tile.width, top + tile.height)
        together.paste(piece, (round(tile.x * PER_MM), round(tile.y * PER_MM)))
    whole = PrintPage(Paper("board", plan.width, plan.height), wishes("depot").look, "board")
    whole.place(draw_empty_board(whole.studio, board), 0, 0, plan.scale)
    expected = rendered(to_pdf([Page(whole.svg(), 0.1)]))
    expected = expected.resize(together.size)
    assert mean_difference(together, expected) < 6  # edges between pixels
    coarse = (40, 40)
    small = [image.resize(coarse, Image.Resampling.BOX).tobytes() for image in (together, expected)]
    assert max(abs(one - other) for one, other in zip(*small, strict=True)) < 12


def test_every_tile_says_where_it_belongs() -> None:
    pages = pages_of(wishes("bus", "new_york", "board", paper="letter", single=True))
    plan = plan_of(load("new_york"), PAPERS["letter"])
    for number, (tile, page) in enumerate(zip(plan.tiles, pages[1:], strict=True), 1):
        assert f"sheet {number} of {len(plan.tiles)}, column {tile.name[0]}, row {tile.name[1:]}" in page.text
    assert all(tile.name in pages[0].text for tile in plan.tiles)


# Saving ink.


@pytest.mark.parametrize(
    "wished",
    [("bus", "new_york", "board", "pieces"), ("metro", "rome", "board", "tickets"), ("depot", None, "deck")],
    ids=lambda each: each[0],
)
def test_saving_ink_saves_ink_and_says_as_much(wished: tuple[str, ...]) -> None:
    colour, saving = pages_of(wishes(*wished)), pages_of(wishes(*wished, ink_saving=True))
    assert [page.text for page in colour] == [page.text for page in saving]
    ink = [sum(255 - page.glance.resize((1, 1), Image.Resampling.BOX).tobytes()[0] for page in pages)
           for pages in (colour, saving)]  # fmt: skip
    assert ink[1] < 0.5 * ink[0]


def test_without_colours_no_two_cards_of_depot_look_the_same() -> None:
    """Apart from those that are the same: the symbol is enough."""
    looks = set()
    for front, _ in card_pages(pages_of(wishes("depot", ink_saving=True))):
        for row in range(3):
            for column in range(3):
                x, y = 10.5 + 63 * column, 16.5 + 88 * row
                looks.add(front.crop(x + 3, y + 3, x + 60, y + 85).resize((38, 55), Image.Resampling.BOX).tobytes())
    different = {card[0] + card[1:].rstrip("12345") for card in TRAVELLER_IDS} | {bus[:2] for bus in BUS_IDS}
    assert len(looks) >= len(different)


# What cannot be printed.


def test_a_board_needs_a_city() -> None:
    with pytest.raises(FaultsFound, match="--city is needed for board, departures, personal, pieces"):
        booklet(wishes("bus"))


def test_parts_are_printed_in_their_order() -> None:
    assert wishes("bus", "london", "tickets", "board").wanted == ("board", "tickets")
    assert wishes("depot").wanted == PARTS["depot"]


def test_depot_comes_with_what_its_travellers_do_and_a_pad_for_the_points_of_both_days() -> None:
    for language in ("en", "fr", "de"):
        words = words_of(language)
        pages = pages_of(wishes("depot", None, "sheets", language=language))
        first, pad = pages[0].text, pages[2].text
        assert all(words(f"depot-profile-{profile}") in first for profile in PICTOGRAM_OF)
        assert f"{words('depot-profile-A')} × 20" in first  # D2
        assert all(words(f"depot-item-{item}") in pad for item in ("passengers", "lovers", "night", "unhappy"))
        assert words("depot-score-day", day=1) in pad
        assert words("depot-score-day", day=2) in pad


def test_as_many_pads_as_wished_and_only_the_deck_where_only_it_is_wished() -> None:
    assert sum("Day 2" in page.text for page in pages_of(wishes("depot", None, "sheets", copies=3))) == 3
    assert not any("Day 2" in page.text for page in pages_of(wishes("depot", None, "deck")))
