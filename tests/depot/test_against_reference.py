"""The engine agrees with a second, slow writing of the pseudo-code: every decision, every zone, every score."""

from __future__ import annotations

import random

import pytest
from tests.depot.dealing import random_game
from tests.depot.positions import prompt, zones_of
from tests.depot.reference import ReferenceDay

from allaboard.engine.depot.day import GOING_ON, Day
from allaboard.engine.depot.game import DepotGame


def compare_day(game: DepotGame, number: int, rng: random.Random) -> None:
    """Play a day in both, forced decisions too."""
    day = Day(game.deal.rules, game.seats)
    day.lay_out(game.deal.buses[number], game.deal.travellers[number])
    first = rng.randrange(game.seats)
    day.start(first, None)
    reference = ReferenceDay(game.seats, game.deal.setup.days[number], game.deal.options)
    course = reference.play(first)
    asked = next(course)
    while day.end == GOING_ON:
        assert prompt(day) == asked
        # Exchanges are rare and have many forms: prefer them to skipping.
        options = asked[2][1:] if asked[2][0] == "skip" and len(asked[2]) > 1 and rng.random() < 0.8 else asked[2]
        text = rng.choice(options)
        day.answer(day.options[asked[2].index(text)], None)
        try:
            asked = course.send(text)
        except StopIteration:
            break
        assert day.end == GOING_ON
    zones = zones_of(day)
    assert zones["end"] == reference.end
    assert zones["scores"] == reference.scores()
    assert zones["dock"] == reference.dock
    assert (zones["left"], zones["right"]) == (reference.cols["L"], reference.cols["R"])
    assert zones["garage"] == reference.garage
    for name, mine in (("hands", reference.hand), ("unhappy", reference.unhappy), ("buses", reference.hand_buses)):
        assert zones[name] == {str(seat): sorted(cards) for seat, cards in enumerate(mine)}


@pytest.mark.parametrize("part", range(8))
def test_it_plays_the_same_days(part: int) -> None:
    for seed in range(part * 50, part * 50 + 50):
        game = random_game(seed, house_rules=bool(seed % 4))
        compare_day(game, seed % 2, random.Random(seed))
