"""F1, F6, F10: what is lost, what was written, and who wins."""

from __future__ import annotations

import pytest
from tests.rules.positions import ahead, happened, points, sheet_of, solo, street, table, words_of

from allaboard.engine.line.scores import standings

# On a straight street sheet 1 pays two boxes for each `3tt` (tickets 6, 12) and one for each `2t` (2, 8).


@pytest.mark.parametrize("game", ["bus", "metro"])
@pytest.mark.parametrize(
    ("tickets", "boxes", "worth"),
    [([2], 1, -1), ([6], 2, -3), ([6, 8], 3, -5), ([6, 12], 4, -7), ([12, 6, 2], 5, -10)],
)
def test_f1_each_ticked_box_of_the_turn_zone_costs(game: str, tickets: list[int], boxes: int, worth: int) -> None:
    started = solo(street(game, words_of("10 student")), tickets)
    events = ahead(started, len(tickets))
    assert sheet_of(started)["turn_zone"] == boxes
    assert points(started)["turn_zone"] == worth
    told = [event["box"] for event in happened(events, "ticked") if event["zone"] == "turn_zone"]
    assert told == list(range(boxes))


def test_f6_written_points_of_common_objectives_are_added() -> None:
    words = words_of("3 granny+student, 3 granny+student")
    game = solo(street("bus", words), [5, 11], common=["granny", "student", "museum"], rush=(5, 11))
    ahead(game, 2)
    assert sheet_of(game)["common"] == [10, 10, None]
    assert points(game)["common"] == 20


ALL_TICKETS = [5, 11, 1, 7, 3, 9, 4, 10, 2, 8, 6, 12]


def test_f10_most_points_win() -> None:
    """Three streets of nothing: only the turn zone counts, and sheet 3 keeps a box of it."""
    game = table(street("bus", *[words_of("24 office")] * 3), [1, 2, 3], ALL_TICKETS)
    events = ahead(game, 36)
    assert game.totals() == [-10, -10, -7]
    assert happened(events, "game_over") == [{"reason": "rounds", "winners": (2,)}]
    assert [seat["rank"] for seat in game.tally()["seats"]] == [2, 2, 1]
    assert game.scores(None)["winners"] == [2]


def test_f10_a_shared_win_is_told_at_the_end() -> None:
    game = table(street("bus", *[words_of("24 office")] * 2), [1, 2], ALL_TICKETS)
    events = ahead(game, 24)
    assert game.totals() == [-10, -10]
    assert happened(events, "game_over") == [{"reason": "rounds", "winners": (0, 1)}]
    assert [seat["rank"] for seat in game.tally()["seats"]] == [1, 1]


def scored(*totals: int | None) -> list[dict[str, int | None] | None]:
    return [None if total is None else {"grannies": total} for total in totals]


def test_f10_equal_first_places_share_the_win() -> None:
    result = standings(scored(7, 9, 9), True)
    assert result["winners"] == [1, 2]
    assert [seat["rank"] for seat in result["seats"]] == [3, 1, 1]


def test_f10_equal_totals_share_the_better_rank() -> None:
    result = standings(scored(5, 8, 5, 3, -1), True)
    assert [seat["rank"] for seat in result["seats"]] == [2, 1, 2, 4, 5]
    assert result["winners"] == [1]


def test_f10_eliminated_players_rank_below_all_others_unscored() -> None:
    result = standings(scored(None, -30, None, 0), True)
    assert [seat["rank"] for seat in result["seats"]] == [3, 2, 3, 1]
    assert [seat["total"] for seat in result["seats"]] == [None, -30, None, 0]
    assert [seat["eliminated"] for seat in result["seats"]] == [True, False, True, False]
    assert result["winners"] == [3]


def test_f10_nobody_wins_when_all_are_eliminated() -> None:
    result = standings(scored(None, None), True)
    assert result["winners"] == []
    assert [seat["rank"] for seat in result["seats"]] == [1, 1]


def test_f10_before_the_end_there_are_ranks_but_no_winners() -> None:
    result = standings(scored(4, 6), False)
    assert result["winners"] == []
    assert not result["over"]
    assert [seat["rank"] for seat in result["seats"]] == [2, 1]


def test_f10_a_negative_winner_is_a_winner() -> None:
    assert standings(scored(-4, None, -7), True)["winners"] == [0]


def test_f10_what_nobody_may_know_is_not_counted() -> None:
    result = standings([{"grannies": 4, "personal": None}, {"grannies": 4, "personal": 10}], False)
    assert [seat["total"] for seat in result["seats"]] == [4, 14]


def test_f6_a_game_that_stops_early_is_scored_as_if_it_ended_there() -> None:
    """Open rows count half, and the objectives of the unfinished round are not written."""
    city = street("bus", words_of("4 granny+granny, 4 tourist"), words_of("12 office"))
    game = table(city, [1, 2], [5, 11, 1], common=["granny", "tourist"])
    ahead(game, 1)
    assert sheet_of(game)["grannies"] == 6
    assert points(game)["common"] == 0
    ahead(game, 1)
    assert points(game)["common"] == 10
    ahead(game, 2)
    assert sheet_of(game)["tourists"]["ticks"] == [2, 0, 0]
    assert points(game) == {
        "turn_zone": 0,
        "grannies": 15,
        "students": 0,
        "tourists": 2,
        "professionals": 0,
        "common": 10,
        "personal": 0,
        "traffic": 0,
    }
    assert game.tally() == {
        "over": False,
        "winners": [],
        "seats": [
            {"total": 27, "rank": 1, "eliminated": False, "breakdown": points(game)},
            {"total": 0, "rank": 2, "eliminated": False, "breakdown": points(game, 1)},
        ],
    }
