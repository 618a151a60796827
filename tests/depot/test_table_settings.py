"""What a table's settings change in a view, and that they change nothing else (D16 `card_memory`, D79 `team_hands`)."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.depot.dealing import random_setup

from allaboard.bots.depot.imagining import imagined
from allaboard.engine.depot.game import DepotGame, start_depot
from allaboard.engine.depot.setup import DepotOptions, TableSettings

TEAMS = DepotOptions(teams=True)
OPEN = TableSettings(team_hands="open")
FORGETFUL = TableSettings(card_memory="off")
VIEWERS = (None, 0, 1, 2, 3)


def pairs(seed: int, options: DepotOptions, settings: TableSettings) -> Iterator[tuple[DepotGame, DepotGame]]:
    """A game at every decision, as usual and with other settings."""
    rng = random.Random(seed)
    setup = random_setup(rng, 4)
    usual, other = start_depot(setup, options), start_depot(setup, options, settings)
    while not usual.is_over:
        yield usual, other
        choice = rng.randrange(usual.count_choices())
        usual.play_choice(choice)
        other.play_choice(choice)


def partner_of(seat: int) -> int:
    return [2, 3, 0, 1][seat]


@pytest.mark.parametrize("seed", range(6))
def test_d79_open_hands_add_the_partners_hand_to_a_view_and_nothing_else(seed: int) -> None:
    for hidden, shown in pairs(seed, TEAMS, OPEN):
        for viewer in VIEWERS:
            expected: Any = json.loads(json.dumps(hidden.view(viewer)))
            if viewer is not None:
                partner = partner_of(viewer)
                expected["seats"][partner]["hand"] = hidden.view(partner)["seats"][partner]["hand"]
            assert shown.view(viewer) == expected
        assert shown.legal(shown.pending()[0]) == hidden.legal(hidden.pending()[0])


@pytest.mark.parametrize("seed", range(6))
def test_d79_with_open_hands_a_partner_counts_the_buses_of_both_and_others_do_not(seed: int) -> None:
    for hidden, shown in pairs(seed, TEAMS, OPEN):
        for viewer in VIEWERS:
            seats = shown.scores(viewer)["seats"]
            for seat, (row, before) in enumerate(zip(seats, hidden.scores(viewer)["seats"], strict=True)):
                if viewer is not None and seat == partner_of(viewer):
                    assert row["breakdown"]["buses"] is not None
                else:
                    assert row["breakdown"] == before["breakdown"]


def test_d79_hands_are_open_only_where_teams_play() -> None:
    for usual, other in pairs(1, DepotOptions(), OPEN):
        assert [other.view(viewer) for viewer in VIEWERS] == [usual.view(viewer) for viewer in VIEWERS]


@pytest.mark.parametrize("settings", [OPEN, FORGETFUL], ids=["team_hands", "card_memory"])
def test_d16_d79_copies_worlds_and_pickles_are_seen_alike(settings: TableSettings) -> None:
    rng = random.Random(7)
    for number, (_, game) in enumerate(pairs(3, TEAMS, settings)):
        seat = game.pending()[0]
        codes = [action.code for action in game.legal(seat)]
        assert imagined(game.view(seat), codes, rng).view(seat) == game.view(seat)
        assert game.copy().view(seat) == game.view(seat)
        if number % 40 == 0:
            again = pickle.loads(pickle.dumps(game))  # noqa: S301 - our own
            assert again == game
            assert again.view(seat) == game.view(seat)


@pytest.mark.parametrize("seed", range(4))
def test_d16_without_card_memory_a_view_lists_no_cards_that_were_seen(seed: int) -> None:
    listed = 0
    for game, forgetful in pairs(seed, DepotOptions(), FORGETFUL):
        for viewer in VIEWERS:
            reminded, bare = game.view(viewer), forgetful.view(viewer)
            assert [{**row, "known": 0} for row in bare["seats"]] == [{**row, "known": 0} for row in reminded["seats"]]
            assert {**bare, "seats": 0} == {**reminded, "seats": 0}
            for row in bare["seats"]:
                assert row["known"] == ((row["hand"] or {}) if row["revealed"] else {"travellers": [], "buses": []})
            listed += sum(len(row["known"]["travellers"]) for row in reminded["seats"])
            for seat, score in enumerate(forgetful.scores(viewer)["seats"]):
                shown = bare["seats"][seat]
                is_seen = seat == viewer or shown["revealed"] or shown["buses"] == 0
                assert (score["breakdown"]["buses"] is not None) == is_seen
    assert listed > 1000
