"""The picture of a table of Depot: all that its viewer may know can be read from it, and nothing else."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.depot.dealing import play_on, random_game
from tests.depot.test_secrets import Story, both_stories
from tests.drawing.examples import FEW
from tests.drawing.rebuild import SVG, Picture
from tests.drawing.rebuild_depot import DepotPicture

from allaboard.drawing.depot.table import draw_depot_position
from allaboard.drawing.theme import DARK, LIGHT, THEMES
from allaboard.engine.depot.game import DepotGame
from allaboard.records import Player, Record, record_of

NAMES = ("Ada", "Bruno", "Chloé", "Dev", "Eva", "Fé")


def record(game: DepotGame, names: tuple[str, ...] = NAMES) -> Record:
    return record_of(game, tuple(Player(name) for name in names[: game.seats]), "a seed")


def played(seed: int, decisions: int, house_rules: bool = True) -> DepotGame:
    return play_on(random_game(seed, house_rules=house_rules), random.Random(seed), decisions)


def picture(game: DepotGame, viewer: Any = None, *, is_narrow: bool = False) -> DepotPicture:
    return DepotPicture(draw_depot_position(record(game), game, viewer=viewer, is_narrow=is_narrow))


def seen(game: DepotGame, viewer: int | None) -> dict[str, Any]:
    view: Any = game.view(viewer)
    return {name: value for name, value in view.items() if name not in ("options", "seat")}


def standing(scores: Any) -> dict[str, Any]:
    seats = [{name: seat[name] for name in ("total", "rank", "days")} for seat in scores["seats"]]
    return dict(scores) | {"seats": seats}


moments = st.tuples(st.integers(0, 10_000), st.integers(0, 220))


@FEW
@given(moments, st.data())
def test_the_view_is_rebuilt_from_the_picture(moment: tuple[int, int], data: st.DataObject) -> None:
    game = played(*moment)
    viewer = data.draw(st.sampled_from([None, *range(game.seats)]))
    found = picture(game, viewer, is_narrow=data.draw(st.booleans()))
    assert found.view() == seen(game, viewer)
    assert found.standings() == standing(game.scores(viewer))


@FEW
@given(moments)
def test_the_owner_of_a_record_sees_everything(moment: tuple[int, int]) -> None:
    game = played(*moment)
    found = picture(game, "all")
    view = found.view()
    assert (view["phase"] if not game.is_over else "over") == game.phase
    assert view["pending"] == list(game.pending())
    for seat in range(game.seats):
        own: Any = game.view(seat)["seats"][seat]
        assert {**view["seats"][seat], "known": own["known"]} == own
    assert found.standings() == standing(game.tally())


def test_the_samples_hold_what_makes_a_table_odd() -> None:
    """Otherwise the tests above would prove less than they say."""
    views: list[Any] = []
    for seed in range(30):
        for decisions in (0, 40, 80, 1000):
            game = played(seed, decisions)
            views += [game.view(None), *([game.view(game.pending()[0])] if game.pending() else [])]
    assert {len(view["seats"]) for view in views} == {2, 3, 4, 5, 6}
    assert {"choose", "boarding", "over", "hand", "shout"} <= {view["phase"] for view in views}
    assert any(view["announced"] for view in views)
    assert any(bus["blocked"] for view in views for bus in view["dock"])
    assert any(seat["revealed"] for view in views for seat in view["seats"])
    assert any(view["last_lap"] for view in views)
    assert any(not view["left"] for view in views)
    assert max(len(view["dock"]) for view in views) > 6


# Secrets.


def shown(game: DepotGame, viewer: int | None) -> object:
    """The picture in every eighth turn: there are many moments in a story."""
    return draw_depot_position(record(game), game, viewer=viewer) if game.view(viewer)["turn"] % 8 == 5 else None


def same_pictures(one: Story, other: Story) -> None:
    for heard in other.views:
        if heard in one.views and one.events[:heard] == other.events[:heard]:
            assert one.views[heard] == other.views[heard]


@pytest.mark.parametrize(
    "seed", [0, 9, 15, *(pytest.param(seed, marks=pytest.mark.proof) for seed in range(24) if seed not in {0, 9, 15})]
)
def test_a_picture_does_not_change_when_only_secrets_do(seed: int) -> None:
    """Cards in other hands, in the piles and in hidden discards permuted: what the viewer sees stays as it is."""
    one, other = both_stories(seed, showing=shown)
    assert len(other.views) > 1
    same_pictures(one, other)


def test_the_stories_do_differ_in_secrets() -> None:
    """A picture with all secrets tells such games apart, so equal pictures prove something."""

    def all_shown(game: DepotGame, viewer: int | None) -> object:
        return draw_depot_position(record(game), game, viewer="all") if game.view(viewer)["turn"] == 5 else None

    one, other = both_stories(3, showing=all_shown)
    assert any(one.views[heard] != view for heard, view in other.views.items() if heard in one.views)


def test_the_seed_and_the_deal_of_a_record_are_not_in_the_picture() -> None:
    game = played(3, 20)
    svg = draw_depot_position(record(game), game)
    assert "a seed" not in svg
    hidden = {card for seat in game.view(1)["seats"] for card in (seat["hand"] or {"travellers": []})["travellers"]}
    known = {card for seat in game.view(None)["seats"] for card in seat["known"]["travellers"]}
    assert hidden - known
    assert not any(re.search(rf'"{card}"', svg) for card in hidden - known)


# Names are data.

HOSTILE = (
    '"><script>alert(1)</script>',
    "</text></svg>",
    "\x1b[31mred\x00\x07\x7f\x85",
    "\u202eevil\u2066\u200f\ufeff",
    "\ud800\udfff\ufffe\uffff",
    "W" * 100,
    "Z\u0351\u0352\u0357\u035b\u0310" * 20,
    "名前" * 40,
)


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("viewer", [None, "all"])
def test_a_hostile_name_changes_no_element(name: str, viewer: Any) -> None:
    game = played(9, 30)
    svg = draw_depot_position(record(game, (name,) * 6), game, viewer=viewer)
    assert Picture(svg).structure() == picture(game, viewer).structure()
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]", svg)


def test_a_player_without_a_name_is_told_by_the_seat() -> None:
    game = played(9, 30)
    assert "<title>Player 1</title>" in draw_depot_position(record(game, (" ",) * 6), game)


# The document.


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("seed", range(5))
def test_a_picture_is_one_image_without_scripts_or_references(seed: int, theme: Any) -> None:
    game = played(seed, 60)
    svg = draw_depot_position(record(game), game, viewer="all", theme=theme)
    assert len(svg) < 120_000
    root = Picture(svg).root
    assert (root.tag, root.get("role")) == (SVG + "svg", "img")
    assert root.get("aria-label")
    assert root[0].tag == SVG + "title"
    assert root[1].tag == SVG + "desc"  # by which house rules
    defined = {element.get("id") for element in root.iter()} - {None}
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in {
            "svg", "g", "defs", "use", "title", "desc", "path", "rect", "circle", "polygon", "text",
        }  # fmt: skip
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            assert name != "style"
            assert "url(" not in value
            if name == "href":
                assert value[1:] in defined


def test_light_and_dark_say_the_same() -> None:
    game = played(4, 60)
    one = DepotPicture(draw_depot_position(record(game), game, theme=LIGHT))
    other = DepotPicture(draw_depot_position(record(game), game, theme=DARK))
    assert json.dumps(one.view()) == json.dumps(other.view())
    assert one.root.attrib == other.root.attrib
