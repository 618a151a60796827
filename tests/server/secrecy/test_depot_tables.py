"""Section 15 at a table: whatever the others hold, a viewer is told the same, in the same moments (15.1-15.5).

Compared are frames and their moments, snapshots at any time, clocks, news of the table, what lists of tables show, and
the answers to whatever the viewer tries, byte by byte. Plants show that each of these would be noticed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.secrecy.twins import Case, compare, is_told_alike

from allaboard.engine.depot import events as depot
from allaboard.engine.events import Event
from allaboard.protocol.tables import Clock
from allaboard.server.table import hinting, telling
from allaboard.server.table.beats import Beats
from allaboard.server.table.frames import Viewer
from allaboard.server.table.state import Table

FISCHER = Clock("fischer", 300, 5)
MOVE = Clock("move", 60)
A_DAY = Clock("move", 24 * 60 * 60)


@pytest.mark.parametrize("seed", range(6))
def test_15_3_with_beats_nothing_shows(seed: int) -> None:
    compare(Case(seed, 2000))


@pytest.mark.parametrize("seed", range(100, 103))
def test_15_5_clocks_do_not_tell_who_had_a_choice(seed: int) -> None:
    compare(Case(seed, 2000, clock=(FISCHER, MOVE)[seed % 2]))


@pytest.mark.parametrize("seed", range(200, 208))
def test_15_1_without_a_beat_the_order_shows_nothing(seed: int) -> None:
    compare(Case(seed, 0))


@pytest.mark.parametrize("seed", range(300, 308))
def test_15_4_over_days_nothing_shows(seed: int) -> None:
    compare(Case(seed, 0, pace="days", clock=A_DAY))


@pytest.mark.parametrize("seed", range(400, 408))
def test_d79_with_open_hands_opponents_and_spectators_are_told_nothing_more(seed: int) -> None:
    compare(Case(seed, (2000, 0)[seed % 2], open_hands=True))


def test_d79_a_hand_that_is_shown_to_an_opponent_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = telling.Breath.seen

    def seen(self: Any, game: Any, viewer: Viewer) -> Any:
        view, scores = plain(self, game, viewer)
        opponent = 0 if viewer is None else (viewer + 1) % 4
        return {**view, "leak": game.view(opponent)["seats"][opponent]["hand"]}, scores

    monkeypatch.setattr(telling.Breath, "seen", seen)
    assert any(not is_told_alike(Case(seed, 0, open_hands=True)) for seed in range(400, 430))


def test_15_5_nobody_sees_whether_a_hand_could_have_exchanged() -> None:
    """With nobody in the Waiting Room only some hands can: in one of these two worlds the skip was forced."""
    compare(Case(1153, 2000, clock=FISCHER))


@pytest.mark.proof
@pytest.mark.timeout(0)
@pytest.mark.parametrize("part", range(30))
def test_with_beats_nothing_shows_at_fifteen_hundred_tables(part: int) -> None:
    clocks = (Clock(), FISCHER, MOVE)
    for seed in range(1_000 + part * 50, 1_050 + part * 50):
        compare(Case(seed, 2000, clock=clocks[seed % 3]))


@pytest.mark.proof
@pytest.mark.timeout(0)
@pytest.mark.parametrize("part", range(40))
def test_without_beats_nothing_shows_at_four_thousand_tables(part: int) -> None:
    for seed in range(3_000 + part * 100, 3_100 + part * 100):
        compare(Case(seed, 0, pace=("live", "days")[seed % 2]))


# What each part of the comparison finds.


def is_found(beat: int = 2000, most: int = 30) -> bool:
    """Whether some game shows a planted leak."""
    return any(not is_told_alike(Case(seed, beat)) for seed in range(most))


def test_a_secret_in_an_event_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Table._tell

    def told(self: Table, at: int, events: Any, *rest: Any, **more: Any) -> None:
        found = list(events)
        for place, event in enumerate(found):
            if isinstance(event, depot.Penalized):
                gone = found[place + 1].traveller
                found[place] = depot.Announced(event.seat, gone, "hand", "R3")
        plain(self, at, found, *rest, **more)

    monkeypatch.setattr(Table, "_tell", told)
    assert is_found()


def test_one_frame_too_many_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(depot.Passed, "seen_by", lambda self, viewer: True)
    assert is_found()
    assert is_found(beat=0)


def test_a_counter_of_decisions_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = telling.Breath.seen

    def seen(self: Any, game: Any, viewer: Viewer) -> Any:
        view, scores = plain(self, game, viewer)
        return {**view, "decisions": len(game.actions)}, scores

    monkeypatch.setattr(telling.Breath, "seen", seen)
    assert is_found()
    assert is_found(beat=0)


def test_a_millisecond_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Beats.schedule

    def schedule(self: Beats, at: int, events: Iterable[Event], **more: Any) -> Any:
        found = list(events)
        late = isinstance(found[0], depot.Passed)
        return [(due + late, event) for due, event in plain(self, at, found, **more)]

    monkeypatch.setattr(Beats, "schedule", schedule)
    assert is_found()


def test_a_beat_that_only_a_holder_gets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Beats.schedule

    def schedule(self: Beats, at: int, events: Iterable[Event], *, is_asking: bool, by_bot: bool = False) -> Any:
        found = plain(self, at, events, is_asking=is_asking, by_bot=by_bot)
        return found if is_asking else [(min(due, found[0][0]), event) for due, event in found]

    monkeypatch.setattr(Beats, "schedule", schedule)
    assert is_found()


def test_a_hint_that_counts_decisions_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = hinting.basis_for

    def basis_for(table: Table, *rest: Any) -> hinting.Basis:
        basis = plain(table, *rest)
        return hinting.Basis(basis.sight, f"{basis.seed} {len(table.decisions)}")

    monkeypatch.setattr(hinting, "basis_for", basis_for)
    assert is_found()


def test_a_vote_that_a_pass_ends_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Table._act

    def act(self: Table, at: int, entry: Any) -> None:
        self.ballot = None
        plain(self, at, entry)

    monkeypatch.setattr(Table, "_act", act)
    assert is_found()


def test_a_list_of_tables_that_notices_a_pass_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "changed", property(lambda self: self.updated, lambda self, value: None), raising=False)
    assert is_found()


def test_a_number_that_counts_entries_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Table.info

    def info(self: Table) -> Any:
        return replace(plain(self), rematch=str(self.number))

    monkeypatch.setattr(Table, "info", info)
    assert is_found()
