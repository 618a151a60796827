"""The words on a table of Depot: in every language they are whole, and none lies on another or on a card."""

from __future__ import annotations

from functools import cache

import pytest
from tests.drawing.measure import Area, clashes, outside, page_clashes, page_texts, texts, walk
from tests.drawing.rebuild import Picture
from tests.drawing.test_depot_table import played, record

from allaboard.drawing.depot.labels import LABEL_HEIGHT, LABEL_WIDTH
from allaboard.drawing.depot.table import draw_depot_position
from allaboard.engine.depot.game import DepotGame
from allaboard.locales import LANGUAGES, words_of

# By seed and number of decisions: at the start, in the middle, in the last lap, with Lovers on the second day, over.
_MOMENTS = ((1, 0), (2, 9), (4, 60), (9, 85), (13, 166), (23, 193), (3, 130), (14, 148), (20, 103), (5, 400))


@cache
def moments() -> tuple[DepotGame, ...]:
    return tuple(played(seed, decisions, house_rules=False) for seed, decisions in _MOMENTS)


@cache
def pictures(language: str) -> tuple[Picture, ...]:
    return tuple(
        Picture(draw_depot_position(record(game), game, viewer=viewer, language=language, is_narrow=is_narrow))
        for game in moments()
        for viewer, is_narrow in ((None, False), (0, False), (0, True))
    )


def test_the_samples_hold_what_makes_words_long() -> None:
    games = moments()
    assert any(game.is_over for game in games)
    assert any(game.view(None)["last_lap"] for game in games)
    lovers = [score for game in games for score in game.scores(None)["seats"] if len(score["days"]) == 2]
    assert any(score["days"][1]["lovers"] and score["days"][1]["buses"] is None for score in lovers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut_and_none_lies_on_another(language: str) -> None:
    for found in pictures(language):
        assert [text for text, _ in texts(found.root) if "…" in text] == []
        assert clashes(found.root) == []
        width, height = (float(found.root.attrib[side]) for side in ("width", "height"))
        assert outside(found.root, Area(0, 0, width, height)) == []


LONG = (
    "Maximiliane-Friederike von und zu Hohenstein",
    "W" * 80,
    "名前" * 30,
    "Ärzte- und Apothekerkammer",
    "x",
    "Ö" * 40,
)


@pytest.mark.parametrize("is_narrow", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_lie_on_nothing(language: str, is_narrow: bool) -> None:
    for game in moments()[3:7]:
        svg = draw_depot_position(record(game, LONG), game, viewer="all", language=language, is_narrow=is_narrow)
        root = Picture(svg).root
        assert page_clashes(root) == []
        page = Area(0, 0, float(root.attrib["width"]), float(root.attrib["height"]))
        assert [text for text, area in page_texts(root) if not page.holds(area)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_the_queues_stay_off_their_travellers(language: str) -> None:
    words = words_of(language)
    for found in pictures(language):
        places = [
            frame.area(0, 0, LABEL_WIDTH, LABEL_HEIGHT)
            for queue in found.root.iter()
            if queue.get("data-area") in {"left", "right"}
            for item, frame in walk(found.root)
            if item in list(queue)
        ]
        captions = [area for text, area in texts(found.root) if text in {words("depot-left"), words("depot-right")}]
        is_empty = any(text == words("drawing-depot-nobody-waits") for text, _ in texts(found.root))
        assert len(captions) == (0 if is_empty else 2)
        assert not any(caption.overlaps(place, by=-3) for caption in captions for place in places)
