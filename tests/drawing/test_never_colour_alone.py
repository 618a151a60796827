"""Pattern and shape appear wherever a colour does: no drawing says by colour alone who or which."""

from __future__ import annotations

import random
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest
from tests.depot.dealing import play_on, random_game

from allaboard.drawing.board.offers import offer_sample
from allaboard.drawing.depot.buses import draw_bus, draw_bus_card, draw_plate, draw_small_bus
from allaboard.drawing.depot.cards import SYMBOLS
from allaboard.drawing.depot.labels import draw_label, draw_label_card, draw_small_label
from allaboard.drawing.depot.table import draw_depot_position
from allaboard.drawing.elements import NAMESPACE, Element, element
from allaboard.drawing.geometry import RIVAL, LineKey
from allaboard.drawing.signs import pawn, token
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import THEMES, Theme
from allaboard.engine.depot.cards import BUS_IDS, TRAVELLER_IDS
from allaboard.records import Player, record_of

both_themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def parsed(studio: Studio, *drawings: Element) -> ET.Element:
    return ET.fromstring(str(element("svg", None, xmlns=NAMESPACE).add(studio.definitions.drawn(), *drawings)))


def coloured(root: ET.Element, values: set[str]) -> Iterator[list[ET.Element]]:
    """Every element that is painted in one of these colours outside the definitions, after those around it."""

    def within(item: ET.Element, around: list[ET.Element]) -> Iterator[list[ET.Element]]:
        if item.tag.endswith("defs"):
            return
        path = [*around, item]
        if {item.get("fill"), item.get("stroke")} & values:
            yield path
        for child in item:
            yield from within(child, path)

    yield from within(root, [])


def check_symbols(root: ET.Element, theme: Theme) -> int:
    """Wherever a colour of Depot is painted, its symbol is in the same drawing."""
    count = 0
    by_value = {value: colour for colour, value in theme.depot.items()}
    for path in coloured(root, set(by_value)):
        colour = by_value[path[-1].get("fill") or ""]
        carrier = next(item for item in reversed(path) if "data-colour" in item.attrib)
        assert carrier.get("data-colour") == colour
        symbols = {item.get("data-symbol") for item in carrier.iter()} - {None}
        assert SYMBOLS[colour] in symbols
        count += 1
    return count


@both_themes
def test_every_card_of_depot_has_the_symbol_of_its_colour(theme: Theme) -> None:
    for card in TRAVELLER_IDS:
        studio = Studio(theme)
        drawings = [draw_label(studio, card), draw_label_card(studio, card)]
        drawings += [draw_small_label(studio, card, width, width * 1.4) for width in (28, 50)]
        assert all(check_symbols(parsed(studio, drawing), theme) for drawing in drawings)
    for bus in BUS_IDS:
        studio = Studio(theme)
        drawings = [draw_bus(studio, bus, []), draw_bus(studio, bus, ["RBP"]), draw_small_bus(studio, bus, 118)]
        drawings += [draw_plate(studio, bus, 46, 26), draw_bus_card(studio, bus)]
        assert all(check_symbols(parsed(studio, drawing), theme) for drawing in drawings)


@both_themes
def test_the_symbols_are_on_the_whole_table(theme: Theme) -> None:
    for seed in range(6):
        game = play_on(random_game(seed), random.Random(seed), 50)
        players = tuple(Player(f"P{seat}") for seat in range(game.seats))
        svg = draw_depot_position(record_of(game, players, "s"), game, viewer="all", theme=theme)
        assert check_symbols(ET.fromstring(svg), theme) > 20


def outline(studio: Studio) -> tuple[object, ...]:
    """What a studio has defined, without its colours."""
    paint = ("fill", "stroke", "id")
    return tuple(
        (item.tag, *(value for value in item.attrib.items() if value[0] not in paint)) for item in parsed(studio).iter()
    )


@both_themes
def test_tokens_and_pawns_show_a_shape_of_their_own(theme: Theme) -> None:
    """Without its colours, no token is the drawing of another."""
    lines: list[LineKey] = [*range(6), RIVAL]
    tokens, pawns = set(), set()
    for line in lines:
        studio = Studio(theme)
        token(studio, line, 0, 0, 20)
        tokens.add(outline(studio))
        studio = Studio(theme)
        pawn(studio, line, 0, 0)
        pawns.add(outline(studio))
    assert len(tokens) == len(pawns) == len(lines)


@both_themes
def test_what_a_lit_stop_costs_shows_a_shape_of_its_own(theme: Theme) -> None:
    """Nothing to pay, a loop and a dead end: their signs differ without their colours."""
    signs = set()
    for kind in ("free", "loop", "dead-end"):
        studio = Studio(theme)
        offer_sample(studio, kind)
        signs.add(outline(studio))
    assert len(signs) == 3
