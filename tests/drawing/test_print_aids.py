"""Player aids for Depot: eight cards with the steps of a turn, the points and the travellers."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree as ET

import pytest
from tests.drawing.printed import wishes

from allaboard.drawing.depot.cards import PICTOGRAM_OF
from allaboard.drawing.depot.labels import CARD_HEIGHT, CARD_WIDTH
from allaboard.drawing.faces import font_of
from allaboard.drawing.lettering import width_of
from allaboard.drawing.print import booklet
from allaboard.drawing.print.aids import WORTH, aid_cards
from allaboard.drawing.print.paper import UNITS
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import LIGHT
from allaboard.engine.depot.cards import CAPACITY, HAND_BUSES, HAND_TRAVELLERS
from allaboard.engine.depot.scoring import ITEMS, LOVERS_BONUS
from allaboard.locales import LANGUAGES, words_of

SMALLEST = 1.9  # millimetres from line to line of letters: 5.4 points
STEPS = ("choose", "room", "hand", "penalty", "refill")
Sides = tuple[ET.Element, ET.Element]


def sides(language: str) -> Sides:
    """Front and back of an aid."""
    card = aid_cards()[0]
    front, back = (
        ET.fromstring(str(side(Studio(LIGHT, language), CARD_WIDTH * UNITS, CARD_HEIGHT * UNITS)))
        for side in (card.front, card.back)
    )
    return front, back


def text_of(root: ET.Element) -> str:
    return re.sub(r"\s+", " ", " ".join(node.text or "" for node in root.iter("text")))


def test_print_eight_player_aids() -> None:
    roots = [ET.fromstring(page.svg) for page in booklet(wishes("depot"))]
    found = Counter(node.attrib["data-aid"] for root in roots for node in root.iter() if "data-aid" in node.attrib)
    assert found == {"turn": 8, "travellers": 8}  # D1


@pytest.mark.parametrize("language", LANGUAGES)
def test_print_player_aids_tell_steps_points_and_travellers(language: str) -> None:
    words = words_of(language)
    front, back = (text_of(side) for side in sides(language))
    for step in STEPS:
        assert words(f"print-aid-{step}") in front
    for number in (HAND_TRAVELLERS, HAND_BUSES):
        assert re.search(rf"\b{number}\b", front)
    for item, worth in WORTH.items():
        assert words(f"depot-item-{item}") in front
        assert worth in front
    for profile in PICTOGRAM_OF:
        assert f"{words(f'depot-profile-{profile}')}." in back
    assert str(LOVERS_BONUS) in back


def test_print_points_of_a_day_are_those_of_the_engine() -> None:
    assert set(WORTH) == set(ITEMS)
    assert WORTH["lovers"] == f"+{LOVERS_BONUS}"
    assert WORTH["buses"].split() == [f"−{seats}" for seats in sorted(set(CAPACITY))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_print_player_aids_have_room_for_their_words(language: str) -> None:
    for side in sides(language):
        for node in side.iter("text"):
            size, x, y = (float(node.attrib[name]) for name in ("font-size", "x", "y"))
            font = font_of(node.attrib["font-family"], int(node.attrib["font-weight"]))
            width = width_of(node.text or "", size, font)
            left = x - width if node.attrib.get("text-anchor") == "end" else x
            assert "…" not in (node.text or "")
            assert size >= SMALLEST * UNITS, node.text
            assert left >= 3 * UNITS
            assert left + width <= (CARD_WIDTH - 3) * UNITS, node.text
            assert y <= (CARD_HEIGHT - 3) * UNITS, node.text


def test_print_player_aids_read_the_drunkard_as_the_language_does_and_name_the_other_reading() -> None:
    """Two of all passengers in the French leaflet, two of the departing bus in the English one."""
    about = {language: words_of(language)("print-aid-DR").partition("(") for language in LANGUAGES}
    assert "of that bus" in about["en"][0]
    assert "French leaflet: two of all" in about["en"][2]
    assert "deux de tous ses passagers" in about["fr"][0]
    assert "deux de ce bus" in about["fr"][2]
    assert "dieses Busses" in about["de"][0]
    assert "zwei von allen" in about["de"][2]
