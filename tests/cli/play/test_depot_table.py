"""The table of Depot as text: everything on it is named, nothing hidden is, and it fits."""

from __future__ import annotations

import io
import json
import random
import re
from collections.abc import Iterator

import pytest
from rich.text import Text

from allaboard.cli.cells import wrapped
from allaboard.cli.play.depot_choices import DepotChoice, depot_choices
from allaboard.cli.play.depot_points import score_lines
from allaboard.cli.play.depot_position import (
    CARD_STYLES,
    PROFILES,
    DepotPosition,
    bus_words,
    profile_sign,
    traveller_chip,
    traveller_words,
)
from allaboard.cli.play.depot_spoken import spoken_choices, spoken_scores, spoken_table
from allaboard.cli.play.depot_table import choice_lines, table_lines
from allaboard.cli.play.panels import Easel
from allaboard.cli.play.pen import ASCII, UNICODE, Pen
from allaboard.cli.play.terminal import Terminal
from allaboard.deals import deal_depot_setup
from allaboard.engine.depot.cards import BUS_IDS, HAND_TRAVELLERS, TRAVELLER_IDS
from allaboard.engine.depot.game import DepotGame, start_depot
from allaboard.engine.depot.scoring import places
from allaboard.engine.depot.setup import DepotOptions
from allaboard.engine.depot.view import DepotView
from allaboard.locales import words_of

WORDS = words_of("en")
NAMES = ("Zoë 東京", "Bob", "A very long name indeed, too long", "Dan", "Eve", "Fay")
CARD = re.compile(r"\b(?:[RGBY](?:A[1-5]|BA|BP|CO|DR|GE|L[12]|ST|SU)|[RGBY](?:3|4[ab]|5)\b)")
SPOKEN = {
    **{traveller_words(card, WORDS): card for card in TRAVELLER_IDS},
    **{bus_words(bus, WORDS): bus for bus in BUS_IDS},
}
SPOKEN_CARD = re.compile("|".join(sorted(map(re.escape, SPOKEN), key=len, reverse=True)))
SIZES = ((60, 20), (80, 24), (100, 40))


def positions(seats: int, games: int = 2, every: int = 23) -> Iterator[tuple[DepotGame, int]]:
    """Moments of random games with each seat in turn looking, and whoever decides."""
    for number in range(games):
        rng = random.Random(f"{seats} {number}")
        options = DepotOptions(teams=seats == 4 and number == 1)
        game = start_depot(deal_depot_setup(seats, f"table {seats} {number}"), options)
        moment = 0
        while True:
            if moment % every == 0 or game.is_over:
                yield game, game.pending()[0] if game.pending() else 0
                yield game, moment // every % seats
            if game.is_over:
                break
            game.play_choice(rng.randrange(game.count_choices()))
            moment += 1


def position_of(game: DepotGame, seat: int | None) -> DepotPosition:
    return DepotPosition(game.view(seat), game.scores(seat), NAMES[: game.seats])


def shown(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def told(position: DepotPosition) -> set[str]:
    """The cards that the spoken table names."""
    return {SPOKEN[name] for name in SPOKEN_CARD.findall(" ".join(spoken_table(position, WORDS)))}


def cards_on_table(view: DepotView) -> set[str]:
    """What must be named: platform, waiting room, garage, and the own hand."""
    cards = {*view["left"], *view["right"], *view["garage"]}
    for bus in view["dock"]:
        cards |= {bus["bus"], *bus["passengers"]}
    if view["seat"] is not None:
        hand = view["seats"][view["seat"]]["hand"]
        assert hand is not None
        cards |= {*hand["travellers"], *hand["buses"]}
    return cards


def cards_in(view: DepotView) -> set[str]:
    """Every card that a view holds."""
    return set(re.findall(r'"([RGBY]\w+)"', json.dumps(view)))


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("pen", [UNICODE, ASCII])
def test_every_line_fits_and_is_ascii_where_it_must_be(seats: int, pen: Pen) -> None:
    for game, seat in positions(seats):
        position = position_of(game, seat)
        choices = depot_choices(position.view, game.legal(seat), WORDS)
        for width, height in SIZES:
            easel = Easel(width, height, pen, WORDS)
            lines = [*table_lines(position, easel), *table_lines(position, easel, height - 4)]
            lines += [*choice_lines(choices, easel, 5)[0], *score_lines(position, easel)]
            sentences = [*spoken_table(position, WORDS), *spoken_choices(choices, WORDS)]
            sentences += spoken_scores(position, WORDS)
            lines += [Text(line) for item in sentences for line in wrapped(pen.fit(item), width)]
            assert [line.plain for line in lines if line.cell_len > width] == []
            if not pen.unicode:
                assert shown(lines).isascii()


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_card_on_the_table_and_in_the_own_hand_is_named_and_no_hidden_one(seats: int) -> None:
    for game, seat in positions(seats):
        for viewer in (seat, None):
            position = position_of(game, viewer)
            needed, allowed = cards_on_table(position.view), cards_in(position.view)
            for width, height in SIZES:
                for room in (None, height - 4):
                    named = set(CARD.findall(shown(table_lines(position, Easel(width, height, UNICODE, WORDS), room))))
                    assert needed <= named <= allowed
            assert told(position) == allowed


@pytest.mark.parametrize("seats", range(2, 7))
def test_all_that_a_seat_may_see_is_shown_where_there_is_room(seats: int) -> None:
    for game, seat in positions(seats):
        position = position_of(game, seat)
        text = shown(table_lines(position, Easel(100, 60, UNICODE, WORDS)))
        assert set(CARD.findall(text)) == cards_in(position.view)


def test_the_test_of_secrets_would_notice_a_leak() -> None:
    game = start_depot(deal_depot_setup(3, "leak"))
    position = position_of(game, 0)
    hidden = game.view(1)["seats"][1]["hand"]
    assert hidden is not None
    position.view["seats"][1]["known"] = hidden
    honest = cards_in(game.view(0))
    assert not set(CARD.findall(shown(table_lines(position, Easel(100, 60, UNICODE, WORDS))))) <= honest
    assert not told(position) <= honest


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_legal_action_has_its_own_sentence(seats: int) -> None:
    words_met = set()
    for game, _ in positions(seats, games=3, every=1):
        for seat in game.pending():
            view, legal = game.view(seat), game.legal(seat)
            choices = depot_choices(view, legal, WORDS)
            assert [choice.action for choice in choices] == list(legal)
            assert len({choice.sentence for choice in choices}) == len(legal)
            words_met |= {action.text.split(" ")[0] for action in legal}
            for choice in choices:
                assert "\n" not in choice.sentence
                if choice.text.startswith("take"):
                    lacking = HAND_TRAVELLERS - view["seats"][seat]["travellers"]
                    taken = sum(map(int, re.findall(r"\d+", choice.sentence)))
                    assert taken == min(lacking, len(view["left"]) + len(view["right"]))
    assert words_met >= {"board", "call", "discard", "end", "pass", "place", "sadden", "shout", "skip", "swap", "take"}


@pytest.mark.parametrize("pen", [UNICODE, ASCII])
@pytest.mark.parametrize("width", [40, 60, 80, 100])
def test_every_choice_is_on_some_page_under_its_number(pen: Pen, width: int) -> None:
    for game, seat in positions(4, games=1, every=5):
        choices = depot_choices(game.view(seat), game.legal(seat), WORDS)
        found: list[str] = []
        pages = 1
        page = 0
        while page < pages:
            lines, at, pages = choice_lines(choices, Easel(width, 24, pen, WORDS), 4, page)
            assert at == page or not choices
            assert len(lines) <= 4
            found.append(" ".join(line.plain for line in lines))
            page += 1
        text = re.sub(r"\s+", " ", " ".join(found))
        for number, choice in enumerate(choices, 1):
            assert f"{number} {choice.sentence}" in text


def test_sentences_say_where_a_traveller_comes_from() -> None:
    game = start_depot(deal_depot_setup(2, "words"))
    view = game.view(game.pending()[0])
    view["left"], view["right"] = ["RGE", "BA2"], ["GL1"]
    view["dock"] = [{"bus": "R4a", "capacity": 4, "free": 3, "blocked": False, "passengers": ["RSU"]}]
    view["garage"], view["departed"] = ["Y5"], ["Y3"]

    def said(*texts: str) -> list[str]:
        return [choice.sentence for choice in depot_choices(view, [game.parse(text) for text in texts], WORDS)]

    assert said("board L", "board R", "board BA2") == [
        "board the front traveller of the left column: red General",
        "board the front traveller of the right column: green Lover 1",
        "board from your hand: blue Anonymous 2",
    ]
    assert said("call Y5", "call Y3", "use R4a", "shout", "decline") == [
        "call the yellow bus 5 from the Garage with your Star",
        "call the yellow bus 3 back with your Star",
        "use the red bus 4a at the platform",
        "shout",
        "decline your last turn",
    ]
    assert said("swap BA1 L1", "swap RA1 RSU", "sadden RA1 RSU") == [
        "give blue Anonymous 1, take blue Anonymous 2 from place 2 of the left column",
        "give red Anonymous 1, take red Surfer from the red bus 4a",
        "make unhappy: red Anonymous 1 and red Surfer",
    ]


@pytest.mark.parametrize("pen", [UNICODE, ASCII])
def test_colours_and_profiles_differ_without_paint(pen: Pen) -> None:
    assert len({profile_sign(profile, pen) for profile in PROFILES}) == len(PROFILES)
    assert len({traveller_chip(card, pen).plain for card in TRAVELLER_IDS}) == len(TRAVELLER_IDS)
    assert {card[0] for card in TRAVELLER_IDS} == set(CARD_STYLES)
    assert len(SPOKEN) == len(TRAVELLER_IDS) + len(BUS_IDS)


@pytest.mark.parametrize("escapes", [False, True])
def test_escape_bytes_only_where_colour_is_welcome(escapes: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    for game, seat in positions(3, games=1, every=30):
        out = io.StringIO()
        terminal = Terminal(io.StringIO(), out, escapes=escapes, pen=UNICODE)
        terminal.show(table_lines(position_of(game, seat), Easel(100, 40, UNICODE, WORDS)))
        terminal.show(score_lines(position_of(game, seat), Easel(100, 40, UNICODE, WORDS)))
        assert ("\x1b" in out.getvalue()) is escapes


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_table_leaves_room_for_the_choices(seats: int) -> None:
    for game, seat in positions(seats, games=3, every=17):
        position = position_of(game, seat)
        assert len(table_lines(position, Easel(80, 24, UNICODE, WORDS), 20)) <= 20
        assert len(table_lines(position, Easel(100, 40, UNICODE, WORDS), 34)) <= 34


def test_the_score_table_adds_up() -> None:
    *_, (game, _) = positions(4)
    position = position_of(game, 0)
    lines = [line.plain.replace("−", "-") for line in score_lines(position, Easel(100, 40, UNICODE, WORDS))]
    numbers = [[int(cell) for cell in re.findall(r"(?<= )-?\d+(?= |$)", line[17:])] for line in lines[1:11]]
    items, days, total, rank = numbers[:6], numbers[6:8], numbers[8], numbers[9]
    assert total == [sum(column) for column in zip(*items, strict=True)]
    assert total == [sum(column) for column in zip(*days, strict=True)]
    assert total == game.totals()
    assert rank == places(position.scores)


def test_an_announced_traveller_is_told_to_whom_it_concerns_alone() -> None:
    met = False
    for game, _ in positions(4, games=3, every=1):
        if game.phase != "shout":
            continue
        met = True
        holder = game.pending()[0]
        easel = Easel(100, 40, UNICODE, WORDS)
        for seat in range(game.seats):
            position = position_of(game, seat)
            heads = " ".join([shown(table_lines(position, easel)), *spoken_table(position, WORDS)])
            assert ("may shout" in heads) is (seat == holder)
            assert ("is about to" in heads) is (seat == holder)
    assert met


def test_choices_may_be_none() -> None:
    none: tuple[DepotChoice, ...] = ()
    assert choice_lines(none, Easel(80, 24, UNICODE, WORDS), 5) == ([], 0, 0)
