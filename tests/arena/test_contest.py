"""A contest: the same deals for everybody, from every seat, and every game known by its number."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from allaboard.arena.contest import Contest, Played, Stopped, contest_of, play
from allaboard.arena.entries import entries_of
from allaboard.boards.faults import FaultsFound
from allaboard.bots import Budget
from allaboard.records import parse_record, play_record

KINDS: list[tuple[list[str], str, str | None]] = [
    (["greedy", "random"], "bus", None),
    (["greedy", "random:3"], "bus", "london"),
    (["greedy", "random"], "metro", "rome"),
    (["greedy", "random:2"], "depot", None),
]


def contest(players: list[str], game: str = "bus", city: str | None = None, seed: str = "test") -> Contest:
    return contest_of(entries_of(players), game, city, seed, Budget(effort=0.01))


def but_for_time(played: Played) -> dict[str, Any]:
    """Everything that must be the same whenever and wherever a game is played."""
    return msgspec.to_builtins(msgspec.structs.replace(played, milliseconds=[], longest=[]))  # type: ignore[no-any-return]


@pytest.mark.parametrize(("players", "game", "city"), KINDS)
def test_every_deal_is_played_once_from_every_seat(players: list[str], game: str, city: str | None) -> None:
    met = contest(players, game, city)
    views = [met.start(number).view(None) for number in range(2 * met.seats)]
    assert views[0] == views[met.seats - 1]
    assert views[0] != views[met.seats]
    for who in range(met.seats):
        seats = [
            seat for number in range(met.seats) for seat in range(met.seats) if met.contestant(number, seat) == who
        ]
        assert sorted(seats) == list(range(met.seats))


@pytest.mark.parametrize(("players", "game", "city"), KINDS)
def test_a_number_is_a_game(players: list[str], game: str, city: str | None) -> None:
    met = contest(players, game, city)
    once = play(met, 5, with_record=True)
    assert but_for_time(play(met, 5, with_record=True)) == but_for_time(once)
    assert but_for_time(play(replace(met, seed="other"), 5, with_record=True)) != but_for_time(once)


@pytest.mark.parametrize(("players", "game", "city"), KINDS)
def test_a_record_says_who_sat_where_and_what_they_got(players: list[str], game: str, city: str | None) -> None:
    met = contest(players, game, city)
    played = play(met, 3, with_record=True)
    assert played.record is not None
    record = parse_record(msgspec.json.decode(played.record))
    over = play_record(record)
    assert over.is_over
    for seat, player in enumerate(record.players):
        who = met.contestant(3, seat)
        assert player.name == met.line_up[who]
        assert over.tally()["seats"][seat]["total"] == played.totals[who]
    assert record.seed == met.deal_seed(3)
    assert sum(played.shares) == pytest.approx(float(any(total is not None for total in played.totals)))


def test_levels_play_the_same_game_again_when_only_their_trials_limit_them() -> None:
    met = contest(["expert", "random"])
    assert but_for_time(play(met, 0, with_record=True)) == but_for_time(play(met, 0, with_record=True))


def test_a_game_is_left_between_two_decisions_when_nobody_waits() -> None:
    with pytest.raises(Stopped):
        play(contest(["greedy", "random"]), 0, is_stopped=lambda: True)


@pytest.mark.parametrize(
    ("players", "game", "city"),
    [
        (["greedy:6"], "bus", None),
        (["greedy"], "depot", None),
        (["greedy:2"], "depot", "rome"),
        (["greedy:2"], "bus", "rome"),
        (["greedy:2"], "bus", "atlantis"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(players: list[str], game: str, city: str | None) -> None:
    with pytest.raises(FaultsFound):
        contest(players, game, city)
