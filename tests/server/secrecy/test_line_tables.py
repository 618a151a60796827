"""Line games: tickets to come, other hands and other personal objectives show in nothing that a viewer gets."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.server.table.playing import Driven

from allaboard.boards.loader import load
from allaboard.bots.sight import sight_of
from allaboard.deals import deal_line_setup
from allaboard.engine import LineGame
from allaboard.engine.line.setup import LineOptions, LineSetup
from allaboard.protocol.commands import Act
from allaboard.protocol.tables import Clock, TableWishes
from allaboard.records import Player, Record, answers
from allaboard.server.table import entries as e
from allaboard.server.table import hinting, telling
from allaboard.server.table.frames import Viewer
from allaboard.server.table.gauntlet import Gauntlet, Refusal, Who
from allaboard.server.table.telling import Listener

CITIES = [("bus", "new_york", 3), ("bus", "london", 4), ("metro", "rome", 3), ("metro", "paris", 4)]


class Watched(Driven):
    """A table with a given deal, and what one viewer hears and finds there."""

    def __init__(self, game: Any, city: str, setup: LineSetup, viewer: Viewer) -> None:
        super().__init__(
            TableWishes(game=game, city=city, seats=setup.seats, clock=Clock("fischer", 300, 5), hints=True)
        )
        self.viewer = viewer
        self.listener = Listener(viewer)
        self.heard: list[bytes] = []
        players = tuple(Player(f"Person {seat}") for seat in range(setup.seats))
        record = Record(game, load(city), LineOptions(), players, setup, (), "seed")
        self.write(e.Started(record=record.to_json()))

    @property
    def game(self) -> LineGame:
        assert isinstance(self.table.game, LineGame)
        return self.table.game

    def listen(self) -> None:
        self.heard += [msgspec.json.encode(message) for message in self.listener.listen(self.table, self.now)]
        fresh = Listener(self.viewer)
        fresh.begin(self.table, self.now)
        person = None if self.viewer is None else f"p{self.viewer}"
        snapshot = fresh.snapshot(self.table, self.now, after=1, person=person, chat=[])
        self.heard.append(msgspec.json.encode(snapshot))
        gauntlet = Gauntlet(self.table, Who(person or "nobody", "X"), self.now, lambda _: {})
        with suppress(Refusal):
            basis = hinting.basis_for(self.table, gauntlet, None, self.now)
            self.heard.append(msgspec.json.encode([basis.seed, basis.sight.seen]))
        self.heard.append(msgspec.json.encode([self._asked_about(gauntlet, action) for action in _QUESTIONS]))

    @staticmethod
    def _asked_about(gauntlet: Gauntlet, action: str) -> list[str]:
        """What somebody is told who asks whether a decision would be taken (`edge/checks.py`)."""
        try:
            gauntlet.judge(Act(action=action, seen=10**9))
        except Refusal as refusal:
            return [refusal.code, refusal.detail, refusal.reason]
        return []


_QUESTIONS = (*(f"depart {number}" for number in range(14)), "A1-A2", "E6-E5", "C3-C4+B4", "J4-I4>H4", "nonsense")


def otherwise(setup: LineSetup, viewer: Viewer, rounds: int, kept: list[int], *, metro: bool) -> LineSetup:
    """The same deal with everything changed that the viewer does not know after so many rounds."""
    others = [seat for seat in range(setup.seats) if seat != viewer]
    personal = list(setup.personal)
    if not metro:  # S3: there they lie open
        for seat, number in zip(others, [setup.personal[seat] for seat in (*others[1:], others[0])], strict=True):
            personal[seat] = number
    assert setup.hands is not None
    hands = list(setup.hands)
    unkept = [next(n for n in setup.hands[seat] if n != kept[seat]) for seat in others]
    for seat, number in zip(others, [*unkept[1:], unkept[0]], strict=True):
        hands[seat] = (kept[seat], number)
    known, to_come = setup.tickets[:rounds], setup.tickets[rounds:]
    return replace(setup, personal=tuple(personal), hands=tuple(hands), tickets=(*known, *reversed(to_come)))


def both(game: Any, city: str, seats: int, seed: int) -> tuple[list[bytes], list[bytes]]:
    """What the viewer gets from both tables, until a ticket comes that differs."""
    one, two = both_tables(game, city, seats, seed)
    return one.heard, two.heard


def both_tables(game: Any, city: str, seats: int, seed: int) -> tuple[Watched, Watched]:
    """Both tables as far as they go together."""
    chance = random.Random(seed)
    viewer = chance.choice([None, *range(seats)])
    rounds = chance.randrange(0, 7)
    setup = deal_line_setup(load(city), seats, str(seed))
    one = Watched(game, city, setup, viewer)
    order = chance.sample(range(seats), seats)
    choices = {seat: str(chance.choice(one.game.legal(seat))) for seat in range(seats)}
    kept = [int(choices[seat].split()[-1]) for seat in range(seats)]
    two = Watched(game, city, otherwise(setup, viewer, rounds, kept, metro=game == "metro"), viewer)
    tables = (one, two)
    for place, seat in enumerate(order):
        if rounds == 0 and place == seats - 1:
            return tables  # the last to choose uncovers the first ticket
        for table in tables:
            table.act(seat, choices[seat])
            table.now += 700
            table.listen()
    while not one.game.is_over:
        seat = one.game.pending()[0]
        action = str(chance.choice(one.game.legal(seat)))
        probe = one.game.copy()
        probe.apply(seat, probe.parse(action))
        if probe.is_over or probe.view(None)["round"] > rounds:
            break
        for table in tables:
            table.act(seat, action)
            table.now += 700
            table.listen()
    return tables


@pytest.mark.parametrize(("game", "city", "seats"), CITIES)
@pytest.mark.parametrize("seed", range(12))
def test_what_is_hidden_does_not_show(game: Any, city: str, seats: int, seed: int) -> None:
    one, two = both(game, city, seats, seed)
    assert one == two


def test_what_is_compared_has_dead_ends_in_it() -> None:
    heard = [both(*CITIES[seed % 4], seed)[0] for seed in range(40)]
    assert sum(any(b'"dead_end"' in message for message in each) for each in heard) > 3


def test_a_dead_end_that_knows_the_next_ticket_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = answers.legal_of

    def legal_of(game: Any, seat: int) -> Any:
        following = game.deal.setup.tickets[game.round] if game.phase == "turn" else 0
        return [{**offer, "dead_end": following} for offer in plain(game, seat)]

    monkeypatch.setattr(telling, "legal_of", legal_of)
    assert is_found()


def is_found() -> bool:
    return any(one != two for one, two in (both(*CITIES[seed % 4], seed) for seed in range(40)))


def test_the_next_ticket_in_the_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = telling.Breath.seen

    def seen(self: Any, game: Any, viewer: Viewer) -> Any:
        view, scores = plain(self, game, viewer)
        return {**view, "next": game.deal.setup.tickets[view["round"]]}, scores

    monkeypatch.setattr(telling.Breath, "seen", seen)
    assert is_found()


def test_another_hand_in_the_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = telling.Breath.seen

    def seen(self: Any, game: Any, viewer: Viewer) -> Any:
        view, scores = plain(self, game, viewer)
        return {**view, "hand": game.deal.setup.hands[0]}, scores

    monkeypatch.setattr(telling.Breath, "seen", seen)
    assert is_found()


def test_a_hint_from_the_whole_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def seen(perspective: Any) -> Any:
        sight = sight_of(perspective)
        return replace(sight, seen={**sight.seen, "next": perspective._game.deal.setup.tickets})

    monkeypatch.setattr(hinting, "sight_of", seen)
    assert is_found()
