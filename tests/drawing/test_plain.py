"""A picture says exactly what its viewer may know: the state is rebuilt from its data attributes."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.drawing.examples import FEW
from tests.drawing.rebuild import SVG, Picture
from tests.engine.dealing import Dealt, deals, dealt_in, played_to, random_setup

from allaboard.boards.city import City, Stop
from allaboard.boards.loader import load, parse_city
from allaboard.drawing.plain import draw_position
from allaboard.drawing.position import Viewer
from allaboard.engine import LineGame, LineOptions, start_game
from allaboard.records import Player, Record, record_of

SEEDS = range(6, 10)
NAMES = ("Ada", "Bruno", "Chloé", "Dmitri", "Eun-ji")


def record(game: LineGame, names: tuple[str, ...] = NAMES) -> Record:
    return record_of(game, tuple(Player(name) for name in names[: game.seats]))


def picture(game: LineGame, viewer: Viewer = None, *, is_narrow: bool = False) -> Picture:
    return Picture(draw_position(record(game), game, viewer=viewer, is_narrow=is_narrow))


def check_board(found: Picture, game: LineGame) -> None:
    city = game.deal.city
    view: Any = game.view(None)
    assert found.stops() == city.to_json()["stops"]
    special = {frozenset(road): "jammed" for road in city.jammed_roads}
    for colour, roads in city.fast_roads.items():
        special.update({frozenset(road): colour for road in roads})
    assert found.roads() == {"-".join(road): special.get(frozenset(road)) for road in city.roads}
    for item in found.having("asleep"):
        is_asleep = view["fast_roads"] not in {None, item.get("data-special")}
        assert item.get("data-asleep") == str(is_asleep).lower()

    lines = {str(seat["seat"]): seat["line"] for seat in view["seats"] if seat["line"]}
    if view["rival"]:
        lines["rival"] = view["rival"]
    assert found.lines() == lines
    loads: dict[frozenset[str], list[str]] = {}
    for line, stops in lines.items():
        for road in pairwise(stops):
            loads.setdefault(frozenset(road), []).append(line)
    assert {frozenset(road.split("-")): who for road, who in found.loads().items()} == loads
    out = {str(seat["seat"]) for seat in view["seats"] if seat["eliminated"]}
    assert {item.get("data-line") for item in found.having("line", "eliminated")} == out
    assert {item.get("data-seat") for item in found.having("end", "eliminated")} == out


def check_table(found: Picture, view: Any) -> None:
    moment = found.moment()
    assert moment == {key: view[key] for key in moment}
    seats = found.seats()
    for seat, expected in zip(seats, view["seats"], strict=True):
        seat["line"] = expected["line"]  # checked with the board
        if expected["personal"] is None:
            # Without letters there are no steps to tick either.
            expected["sheet"].pop("personal", None)
        assert seat == expected


def check_letters(found: Picture, game: LineGame, personal: list[int | None]) -> None:
    city = game.deal.city
    view: Any = game.view(None)
    for seat, number in enumerate(personal):
        sheet = found.one("sheet", seat)
        shown = {
            item.get("data-objective-letter"): item.get("data-reached") == "true"
            for item in found.having("objective-letter", inside=sheet)
        }
        letters = () if number is None else city.personal_objectives[number - 1]
        line = view["seats"][seat]["line"]
        assert shown == {letter: city.letters[letter] in line for letter in letters}


def check(game: LineGame, viewer: int | None, *, is_narrow: bool = False) -> None:
    """The picture for a viewer has everything that the viewer may know, and nothing else."""
    found = picture(game, viewer, is_narrow=is_narrow)
    view: Any = game.view(viewer)
    check_board(found, game)
    check_letters(found, game, [seat["personal"] for seat in view["seats"]])
    check_table(found, view)
    assert found.scores() == game.scores(viewer)
    choosing = game.phase == "departure" and viewer is not None
    assert found.hands() == ({viewer: (view["hand"], view["kept"])} if choosing else {})


@FEW
@given(deals(), st.integers(0, 60), st.data())
def test_the_position_is_rebuilt_from_the_picture(dealt: Dealt, turns: int, data: st.DataObject) -> None:
    game = played_to(dealt, turns)
    check(game, data.draw(st.sampled_from([None, *range(game.seats)])))


@FEW
@given(deals(choosing=True), st.integers(0, 5), st.data())
def test_while_departures_are_chosen(dealt: Dealt, turns: int, data: st.DataObject) -> None:
    game = played_to(dealt, turns)
    check(game, data.draw(st.sampled_from([None, *range(game.seats)])))


@pytest.mark.parametrize("city", ["new_york", "london", "rome", "paris"])
@pytest.mark.parametrize("turns", [0, 17, 60])
def test_every_city_at_every_stage(city: str, turns: int) -> None:
    for seed in SEEDS:
        game = played_to(dealt_in(load(city), seed), turns)
        if seed % 2:
            check(game, None)
        else:
            check(game, game.seats - 1, is_narrow=True)


@FEW
@given(deals(), st.integers(0, 60))
def test_the_owner_of_a_record_sees_everything(dealt: Dealt, turns: int) -> None:
    game = played_to(dealt, turns)
    found = picture(game, "all")
    assert found.scores() == game.tally()
    assert [seat["personal"] for seat in found.seats()] == list(game.deal.setup.personal)
    check_letters(found, game, list(game.deal.setup.personal))


@FEW
@given(deals(choosing=True), st.integers(0, 3))
def test_the_owner_of_a_record_sees_all_hands(dealt: Dealt, turns: int) -> None:
    game = played_to(dealt, turns)
    hands = picture(game, "all").hands()
    assert game.deal.setup.hands is not None
    if game.phase == "departure":
        expected = zip(game.deal.setup.hands, game.departures, strict=True)
        assert hands == {seat: (sorted(hand), kept) for seat, (hand, kept) in enumerate(expected)}
    else:
        assert hands == {}


def test_the_samples_hold_what_makes_a_game_odd() -> None:
    """Otherwise the tests above would prove less than they say."""
    games = [
        played_to(dealt_in(load(city), seed), turns)
        for city in ("new_york", "london", "rome", "paris")
        for turns in (0, 17, 60)
        for seed in SEEDS
    ]
    views: list[Any] = [game.view(None) for game in games]
    assert {game.seats for game in games} >= {1, 2, 3, 4, 5}
    assert {game.phase for game in games} == {"turn", "over"}
    assert any(view["rival"] for view in views)
    assert any(seat["eliminated"] for view in views for seat in view["seats"])
    assert any(seat["personal"] is None for view in views for seat in view["seats"])
    assert {view["fast_roads"] for view in views} == {None, "yellow", "burgundy"}


# Secrets.


def played_alike(dealt: Dealt, setup: object, turns: int) -> LineGame:
    """The same turns with another set-up."""
    one = played_to(dealt, turns)
    other = start_game(dealt.city, setup, dealt.options)  # type: ignore[arg-type]
    for turn in one.actions:
        other.apply(other.pending()[0], other.parse(str(turn)))
    return other


@FEW
@given(st.sampled_from(["new_york", "london"]), st.integers(0, 2**32), st.integers(0, 30), st.randoms())
def test_a_picture_does_not_change_when_only_secrets_do(city: str, seed: int, turns: int, rng: Any) -> None:
    """The personal objectives of the others (bus), the order of the tickets to come, the ticket not kept."""
    dealt = dealt_in(load(city), seed)
    dealt = replace(
        dealt,
        options=replace(dealt.options, open_personal=False),
        setup=replace(random_setup(dealt.rng(), load(city), dealt.setup.seats, choosing=False), hands=None),
    )
    game = played_to(dealt, turns)
    if game.is_over:
        return
    setup = dealt.setup
    viewer = rng.choice([None, *range(game.seats)])
    known = game.round
    to_come = list(setup.tickets[known:])
    rng.shuffle(to_come)
    free = [number for number in range(1, 6) if viewer is None or number != setup.personal[viewer]]
    others = iter(rng.sample(free, game.seats - (viewer is not None)))
    personal = tuple(setup.personal[seat] if seat == viewer else next(others) for seat in range(game.seats))
    departures = [number for number in setup.departures if number is not None]
    spare = rng.sample([n for n in load(city).departures if n not in departures], game.seats)
    changed = replace(
        setup,
        personal=personal,
        tickets=(*setup.tickets[:known], *to_come),
        hands=tuple(zip(departures, spare, strict=True)),
    )
    other = played_alike(dealt, changed, turns)
    assert draw_position(record(game), game, viewer=viewer) == draw_position(record(other), other, viewer=viewer)


@FEW
@given(deals(choosing=True), st.randoms())
def test_a_departure_is_hidden_until_all_are_revealed(dealt: Dealt, rng: Any) -> None:
    one, other = dealt.start(), dealt.start()
    if one.seats == 1:
        return
    seat = rng.randrange(one.seats)
    hand = one.legal(seat)
    one.apply(seat, hand[0])
    other.apply(seat, hand[1])
    for viewer in (None, (seat + 1) % one.seats):
        assert draw_position(record(one), one, viewer=viewer) == draw_position(record(other), other, viewer=viewer)
    assert draw_position(record(one), one, viewer=seat) != draw_position(record(other), other, viewer=seat)


def test_the_seed_of_a_record_is_not_in_the_picture() -> None:
    game = played_to(dealt_in(load("new_york"), 1), 5)
    secret = replace(record(game), seed="the-seed-of-this-deal")
    assert draw_position(secret, game, viewer="all") == draw_position(record(game), game, viewer="all")


# Names are data.

HOSTILE = (
    '"><script>alert(1)</script>',
    "</text></svg>",
    "<![CDATA[ ]]> &amp; &#x41; &nosuch;",
    "\x1b[31mred\x00\x07\x7f\x85",
    "\u202eevil\u2066\u200f\ufeff",
    "\ud800\udfff\ufffe\uffff",
    "' onload='x",
    "W" * 100,
    "\n\n\t ",
    "Z\u0351\u0352\u0357\u035b\u0310" * 20,
    "👩‍👩‍👧‍👦" * 12,
    "名前" * 40,
)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_changes_no_element(name: str) -> None:
    game = played_to(dealt_in(load("new_york"), 3), 12)
    svg = draw_position(record(game, (name,) * 5), game)
    assert Picture(svg).structure() == picture(game).structure()
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]", svg)
    assert svg.encode("utf-8").decode("utf-8") == svg


@cache
def plainly_named() -> tuple[LineGame, Any]:
    game = played_to(dealt_in(load("rome"), 4), 9)
    return game, picture(game).structure()


@FEW
@given(st.lists(st.text(max_size=100), min_size=5, max_size=5))
def test_no_name_changes_an_element(names: list[str]) -> None:
    game, structure = plainly_named()
    assert Picture(draw_position(record(game, tuple(names)), game)).structure() == structure


def test_a_player_without_a_name_is_told_by_the_seat() -> None:
    game = played_to(dealt_in(load("new_york"), 3), 12)
    svg = draw_position(record(game, (" ",) * 5), game)
    assert "<title>Player 1</title>" in svg


@pytest.mark.parametrize("spot", ['<b>&"', "\u202eevil", "W" * 60, "a " * 29 + "a", "\x1b[31m"])
def test_the_name_of_a_spot_is_data_too(spot: str) -> None:
    city = load("new_york").to_json()
    stops: Any = city["stops"]
    stops["A1"]["spot"] = spot
    invented = parse_city({**city, "city": "invented"})
    dealt = dealt_in(invented, 5)
    game = played_to(dealt, 8)
    svg = draw_position(record(game), game)
    assert len(list(Picture(svg).having("stop"))) == len(invented.stops)
    assert "\u202e" not in svg
    assert "\x1b" not in svg


# The document.


def documents() -> list[str]:
    games = [played_to(dealt_in(load(city), 7), 20) for city in ("new_york", "london", "rome", "paris")]
    return [draw_position(record(game), game) for game in games]


@pytest.mark.parametrize("svg", documents(), ids=["new_york", "london", "rome", "paris"])
def test_a_picture_is_one_image_without_scripts_or_references(svg: str) -> None:
    root = Picture(svg).root
    assert root.tag == SVG + "svg"
    assert root.get("role") == "img"
    assert root.get("aria-label")
    assert root[0].tag == SVG + "title"
    x, y, width, height = (float(number) for number in root.attrib["viewBox"].split())
    assert (x, y) == (0, 0)
    assert (width, height) == (float(root.attrib["width"]), float(root.attrib["height"]))
    defined = {element.get("id") for element in root.iter()} - {None}
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in {
            "svg", "g", "defs", "use", "title", "path", "rect", "circle", "polygon", "text",
        }  # fmt: skip
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            assert name != "style"
            assert "url(" not in value
            if name == "href":
                assert value.startswith("#")
                assert value[1:] in defined


def test_the_same_position_gives_the_same_bytes() -> None:
    assert documents() == documents()


def largest_city() -> City:
    """Every stop from A1 to Z99."""
    columns = [chr(65 + column) for column in range(26)]
    names = [f"{column}{row}" for row in range(1, 100) for column in columns]
    icons = ("granny", "student", "tourist", "professional", "office", "museum")
    stops: dict[str, dict[str, object]] = {
        name: {"icons": [icons[place % len(icons)]]} for place, name in enumerate(names)
    }
    for number in range(1, 13):
        stops[f"{columns[2 * number]}{7 * number}"] = {"icons": ["green_light"], "departure": number}
    for place in range(15):
        stops[f"A{place + 1}"]["letter"] = chr(97 + place)
    roads = [[f"{a}{row}", f"{b}{row}"] for row in range(1, 100) for a, b in pairwise(columns)]
    roads += [[f"{column}{row}", f"{column}{row + 1}"] for column in columns for row in range(1, 99)]
    letters = [[chr(97 + 3 * place + step) for step in range(3)] for place in range(5)]
    return parse_city(
        {
            "city": "endless",
            "game": "bus",
            "players": [2, 5],
            "stops": stops,
            "roads": roads,
            "personal_objectives": letters,
        }
    )


def test_the_largest_city_is_drawn() -> None:
    city = largest_city()
    dealt = Dealt(city, random_setup(dealt_in(load("london"), 1).rng(), city, 5, False), LineOptions(), 1)
    game = played_to(dealt, 30)
    found = picture(game)
    check_board(found, game)
    assert len(found.stops()) == 26 * 99


def test_a_stop_that_is_one_place_is_shown_at_one_place() -> None:
    """Stops lie on their grid: equal steps, nothing on top of each other."""
    city = load("new_york")
    assert city.stop("C5") == Stop("C5", ("tourist",))
    game = played_to(dealt_in(city, 2), 10)
    centres = {
        item.get("data-stop"): (use.get("x"), use.get("y"))
        for item in picture(game).having("stop")
        for use in item.iter(SVG + "use")
        if str(use.get("href")).startswith("#sign-")
    }
    assert len(set(centres.values())) == len(city.stops)
