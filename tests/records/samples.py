"""Records to test with: the games of the vectors, and games played at random."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from allaboard.boards.faults import Fault, FaultsFound
from allaboard.boards.loader import load, names
from allaboard.deals import deal_line_setup
from allaboard.engine import LineGame, LineOptions, start_game
from allaboard.records import Player, Record, parse_record, play_record, record_of

VECTORS = Path(__file__).parents[1] / "vectors" / "line-games.jsonl"


@cache
def _vector_lines() -> tuple[str, ...]:
    return tuple(VECTORS.read_text("utf-8").splitlines())


def vector(number: int) -> dict[str, Any]:
    """The record of one game of the vectors, to be changed at will."""
    record: dict[str, Any] = json.loads(_vector_lines()[number])["record"]
    return record


def london() -> dict[str, Any]:
    """A finished game of four in London, 48 actions."""
    return vector(0)


def new_york() -> dict[str, Any]:
    """A finished game of two in New York, 24 actions."""
    return vector(12)


def rome() -> dict[str, Any]:
    """A finished game of two in Rome."""
    return vector(36)


def with_hands() -> dict[str, Any]:
    """A game of two in New York in which seat 0 still chooses its departure."""
    record = new_york()
    record["setup"]["hands"] = [[1, 2], [5, 4]]
    record["setup"]["departures"] = [None, 4]
    record["actions"] = []
    return record


def faults_of(value: object) -> list[Fault]:
    """Everything that is wrong with a record, its actions included; nothing if it is fine."""
    try:
        play_record(parse_record(value))
    except FaultsFound as error:
        return list(error.faults)
    return []


def places(value: object) -> set[str]:
    """Where something is wrong with a record."""
    return {fault.at for fault in faults_of(value)}


NASTY_NAMES = (
    "\x1b[31mRed\x1b[0m",
    "[bold]Blue[/bold]",
    "<script>alert('x')</script>",
    "\u202egnorw\u2066",
    "a\nb\rc\td\x7f\x9b31m",
    "名前" * 20,
    "{ $name }",
    "%s {0} \\u0041",
)

_names = st.one_of(
    st.sampled_from(NASTY_NAMES),
    st.text(st.characters(codec="utf-8"), min_size=1, max_size=100),
)


@st.composite
def games(draw: st.DrawFn) -> LineGame:
    """A game of any city and number of players, played at random up to any point."""
    city = load(draw(st.sampled_from(names())))
    seats = draw(st.sampled_from((1, *range(city.players[0], city.players[1] + 1))))
    options = LineOptions(open_personal=city.game == "bus" and draw(st.booleans()))
    setup = deal_line_setup(city, seats, draw(st.text("abc123", min_size=1, max_size=6)))
    game = start_game(city, setup, options)
    chance = random.Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.sampled_from((0, 1, 5, 20, 200)))):
        pending = game.pending()
        if not pending:
            break
        seat = chance.choice(pending)
        turns = game.legal(seat)
        careful = [turn for turn in turns if not str(turn).endswith("#")]
        game.play(seat, chance.choice(careful or turns))
    return game


@st.composite
def records(draw: st.DrawFn) -> Record:
    """The record of such a game, with any names."""
    game = draw(games())
    players = [
        Player(
            draw(_names),
            draw(st.none() | st.sampled_from(("random", "greedy"))),
            draw(st.none() | st.integers(0, 60)),
        )
        for _ in range(game.seats)
    ]
    return record_of(game, players, draw(st.none() | st.just("a seed")))
