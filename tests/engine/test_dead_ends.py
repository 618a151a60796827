"""Dead ends against brute force: every order of the tickets to come, played through the public engine."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from tests.engine.cities import cities
from tests.engine.dealing import BUILT_IN, Dealt, choose, dealt_in, random_setup, seeds

from allaboard.boards.city import City
from allaboard.engine import LineGame, LineOptions, start_game
from allaboard.engine.line.dead_ends import HORIZON, Lookout
from allaboard.engine.line.shapes import shape_counts
from allaboard.engine.line.table import LegalTurns

EXAMPLES = settings.default.max_examples if settings.default else 60


def with_next(game: LineGame, ticket: int) -> LineGame:
    """The same game at a table where `ticket` is the next one, by playing it again."""
    setup = game.deal.setup
    played = setup.tickets[: game.round]
    rest = [other for other in range(1, 13) if other not in (*played, ticket)]
    tickets = (*played, ticket, *rest)
    again = start_game(game.deal.city, replace(setup, tickets=tickets), game.deal.options)
    for action in game.actions:
        again.play(again.pending()[0], action)
    return again


def to_come(game: LineGame) -> list[int]:
    """One ticket for each shape that may come: 7-12 repeat 1-6."""
    left = game.view(None)["to_come"]
    return [ticket for ticket in left if ticket <= 6 or ticket - 6 not in left]


def is_certain(game: LineGame, seat: int, turn: str, turns: int) -> bool:
    """Whether a turn makes it certain that the seat is eliminated by one of its next `turns` turns."""
    if turn.endswith("#") or not to_come(game):
        return False
    for ticket in to_come(game):
        twin = with_next(game, ticket)
        twin.play(seat, twin.parse(turn))
        while twin.pending() != (seat,):  # what the others do does not matter
            other = twin.pending()[0]
            twin.play(other, twin.legal(other)[0])
        for following in [str(action) for action in twin.legal(seat)]:
            if following.endswith("#"):
                continue
            if turns == 1 or not is_certain(twin, seat, following, turns - 1):
                return False
    return True


def how_soon(game: LineGame, seat: int, turn: str, most: int) -> int:
    return next((turns for turns in range(1, most + 1) if is_certain(game, seat, turn, turns)), 0)


def alone_in(city: City, seed: int) -> Dealt:
    """A deal for one: what others do does not matter, and costs time."""
    return Dealt(city, random_setup(random.Random(seed), city, 1, choosing=False), LineOptions(), seed)


def check(dealt: Dealt, most: int, careful: float = 1.0, share: float = 1.0) -> int:
    """Compare a share of the decisions of a random game; how many turns were found that lead into a dead end."""
    game, rng, marked = dealt.start(), dealt.rng(), 0
    while game.pending():
        seat = game.pending()[0]
        found = game.dead_ends(seat)
        texts = [str(action) for action in game.legal(seat)]
        assert len(found) == len(texts)
        assert all(0 <= soon <= HORIZON for soon in found)
        if rng.random() < share:
            marked += sum(soon > 0 for soon in found)
            expected = [how_soon(game, seat, text, most) for text in texts]
            assert [soon if soon <= most else 0 for soon in found] == expected
        game.play(seat, choose(rng, game.legal(seat), careful))
    return marked


@pytest.mark.parametrize("city", BUILT_IN, ids=lambda city: str(city.name))
def test_a_dead_end_is_one_for_every_ticket_that_may_come(city: City) -> None:
    assert sum(check(dealt_in(city, seed), most=1, share=0.2) for seed in range(8)) > 0


@given(city=cities(), seed=seeds)
@settings(max_examples=EXAMPLES // 3)
def test_a_dead_end_is_one_in_invented_cities_too(city: City, seed: int) -> None:
    check(dealt_in(city, seed), most=1, careful=0.97, share=0.4)


@pytest.mark.parametrize("city", BUILT_IN, ids=lambda city: str(city.name))
def test_what_leads_into_a_dead_end_does_so_in_every_order(city: City) -> None:
    assert sum(check(alone_in(city, seed), most=HORIZON, share=0.3) for seed in range(6)) > 0


@given(city=cities(), seed=seeds)
@settings(max_examples=EXAMPLES // 6)
def test_what_leads_into_a_dead_end_does_so_in_invented_cities_too(city: City, seed: int) -> None:
    check(alone_in(city, seed), most=HORIZON, share=0.3)


def test_a_search_that_is_broken_off_marks_only_what_is_certain() -> None:
    """Without positions to look at, only the next turn is known."""
    marked: list[tuple[int, int]] = []
    for city in BUILT_IN:
        game = alone_in(city, 7).start()
        while game.pending():
            line, counts = game._lines[0], shape_counts(game.deal.setup.sheets[0], game.view(None)["played"])
            legal = game.legal(0)
            assert isinstance(legal, LegalTurns)
            found = game.dead_ends(0)
            for most in (0, 40):
                lookout = Lookout(game.deal.table, counts, line.on_line, most)
                wish = game._current_choices().wish
                known = lookout.certain_after_each(legal.all(), wish, line.low, line.high, game._sheets[0])
                marked += zip(found, known, strict=True)
            game.play(0, choose(random.Random(len(game.actions)), legal, careful=1.0))
    assert {(soon, known) for soon, known in marked if known not in (0, soon)} == set()
    assert all(known == 1 for soon, known in marked if soon == 1)
    assert {(2, 0), (2, 2)} <= set(marked)
