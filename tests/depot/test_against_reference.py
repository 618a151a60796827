"""The engine agrees with a second, slow writing of the pseudo-code: every decision, every zone, every score."""

from __future__ import annotations

import random

import pytest
from tests.depot.counts import sample
from tests.depot.dealing import random_game
from tests.depot.positions import prompt, zones_of
from tests.depot.reference import ReferenceDay

from allaboard.engine.depot.day import GOING_ON, Day


def compare_day(seed: int) -> None:
    """Play a day in both, forced decisions too."""
    game, number, rng = random_game(seed, house_rules=bool(seed % 4)), seed % 2, random.Random(seed)
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
    assert (zones["pile"], zones["bus_pile"]) == (reference.pile, reference.bus_pile)
    assert zones["departed"] == sorted(reference.departed)
    for name, mine in (
        ("hands", reference.hand),
        ("buses", reference.hand_buses),
        ("passengers", reference.passengers),
        ("unhappy", reference.unhappy),
    ):
        assert zones[name] == {str(seat): sorted(cards) for seat, cards in enumerate(mine)}


@pytest.mark.parametrize("part", range(8))
def test_it_plays_the_same_days(part: int) -> None:
    for seed in sample(400)[part::8]:
        compare_day(seed)


@pytest.mark.proof
@pytest.mark.parametrize("part", range(20))
def test_it_plays_the_same_thousands_of_days(part: int) -> None:
    for seed in range(400, 6400)[part::20]:
        compare_day(seed)
