"""What a learner sees is what its seat may see: the quick way says the same as the view, field by field."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from tests.bots.worlds import twin_days, twin_games
from tests.envs.careful import careful

from allaboard.boards.loader import names
from allaboard.engine.line.game import LineGame
from allaboard.envs.fields import table_of as table_of_fields
from allaboard.envs.kinds import kind_of
from allaboard.envs.line.fields import scene_of
from allaboard.envs.line.table import LineTable
from allaboard.envs.tables import ACTING, Acting, table_of

SEATS = {"new_york": (1, 2, 3), "rome": (1, 2, 3), "london": (1, 2, 4, 5), "paris": (1, 3, 4, 5)}
EVERY = [(city, seats) for city, counts in SEATS.items() for seats in counts]


def read_slowly(table: LineTable, seat: int) -> bytes:
    """The observation as it is declared: from the view, and what the seat itself has begun to draw."""
    pen = table.row.pen
    mine = seat == pen.seat
    scene = scene_of(table.game.board, table.game.view(seat), pen.stops if mine else (), mine and pen.pays)
    return table.layout.read(scene, seat)


@pytest.mark.parametrize("acting", ACTING)
@pytest.mark.parametrize(("city", "seats"), EVERY)
def test_the_quick_observation_is_what_the_view_says(city: str, seats: int, acting: Acting) -> None:
    kind = kind_of(city, seats)
    table = table_of(kind, acting)
    assert isinstance(table, LineTable)
    most = np.frombuffer(table.layout.most(), np.uint8)
    for number in range(3):
        chance = Random(number)
        table.begin(kind.start(f"seen {number}"))
        while table.seat >= 0:
            if chance.random() < 0.3:
                for seat in range(seats):
                    flat = table.flat(seat)
                    assert flat.tobytes() == read_slowly(table, seat)
                    assert (flat <= most).all()
            table.act(careful(table, chance))
        for seat in range(seats):
            assert table.flat(seat).tobytes() == read_slowly(table, seat)


def test_house_rules_open_objectives_are_seen() -> None:
    kind = kind_of("new_york", 2, {"open_personal": True})
    table = table_of(kind)
    assert isinstance(table, LineTable)
    table.begin(kind.start("open"))
    for seat in range(2):
        assert table.flat(seat).tobytes() == read_slowly(table, seat)


def test_a_game_taken_up_in_the_middle_looks_the_same() -> None:
    for city in names():
        game, _, _ = twin_games(city, 3)
        kind = kind_of(city, game.seats)
        table = LineTable(kind, "steps")
        table.begin(game)
        for seat in range(game.seats):
            assert table.flat(seat).tobytes() == read_slowly(table, seat)


@pytest.mark.parametrize("game", [*names(), "depot"])
def test_what_a_seat_cannot_see_changes_nothing_that_it_is_given(game: str) -> None:
    """Worlds that look alike to a seat, and all that an environment gives to it: observation, planes, mask."""
    for number in range(6):
        one, other, seat = twin_days(number) if game == "depot" else twin_games(game, number)
        rules = {} if isinstance(one, LineGame) else one.deal.options.to_json()
        seen = []
        for world in (one, other):
            table = table_of(kind_of(game, world.seats, rules))
            table.begin(world.copy())
            flat = table.flat(seat)
            seen.append((flat.tobytes(), table.planes.of(flat).tobytes(), table.mask(seat).tobytes()))
        assert seen[0] == seen[1]


@pytest.mark.parametrize("game", [*names(), "depot"])
def test_planes_hold_the_same_numbers(game: str) -> None:
    kind = kind_of(game)
    table = table_of(kind)
    table.begin(kind.start("planes"))
    flat = table.flat(0)
    planes = table.planes.of(flat)
    assert planes.shape == table.planes.shape
    assert len(table.planes.names) == len(planes)
    assert np.array_equal(table.planes.of(np.stack([flat, flat]))[1], planes)
    grid = table.planes.grid
    for span in table.layout.spans:
        numbers = flat[span.start : span.stop]
        mine = [plane for name, plane in zip(table.planes.names, planes, strict=True) if name.startswith(span.name)]
        if span.field.over == "numbers":
            assert all((plane == plane[0, 0]).all() for plane in mine)
        elif span.field.name in {"line", "left", "road_markers", "garage"}:
            cells = grid.cells[span.field.over]
            each = grid.planes[span.field.over]
            for number, value in enumerate(numbers):
                plane, row, column = cells[number % len(cells)]
                assert mine[number // len(cells) * each + plane][row, column] == value


def test_the_documentation_is_made_of_the_declaration() -> None:
    table = table_of_fields(table_of(kind_of("new_york")).layout)
    assert "| `road_markers` | everybody | 126 |" in table
    assert "by small steps: the unfinished turn" in table
