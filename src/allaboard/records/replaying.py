"""From a record to a game, action by action, and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from allaboard.boards.faults import Fault, FaultsFound, refuse
from allaboard.boards.harmless import shown
from allaboard.engine import IllegalAction, LineGame, start_game
from allaboard.engine.depot.setup import DepotOptions, DepotSetup, TableSettings
from allaboard.engine.line.account import Events as LineEvents
from allaboard.engine.line.setup import LineOptions, LineSetup
from allaboard.records import depot
from allaboard.records.answers import (
    LegalChoice,
    LegalTurn,
    ReplayAnswer,
    ReplayTurn,
    legal_choices,
    legal_turns,
    score_answer,
)
from allaboard.records.model import Player, Record

if TYPE_CHECKING:  # who only has line games need not load Depot
    from allaboard.engine.depot.account import Events as DepotEvents
    from allaboard.engine.depot.game import DepotGame
    from allaboard.records.answers import AnyGame

_Game = TypeVar("_Game", bound="AnyGame")


@dataclass(frozen=True, slots=True)
class ActionFault(Fault):
    """A fault of one action. Its sentence counts actions as people do, from 1, and so says the place itself."""

    def __str__(self) -> str:
        return self.message


def start_record(record: Record, settings: TableSettings | None = None) -> AnyGame:
    """The game of a record before its first action; `settings` are those of a table of Depot."""
    return _start_depot(record, settings) if record.game == depot.NAME else start_line_record(record)


def start_line_record(record: Record) -> LineGame:
    """Like `start_record`; raises `FaultsFound` for a record of another game."""
    if record.game == depot.NAME:
        raise refuse("not-supported", "game", f"{record.game} is not a line game")
    assert record.city is not None
    assert isinstance(record.setup, LineSetup)
    assert isinstance(record.options, LineOptions)
    return start_game(record.city, record.setup, record.options)


def _start_depot(record: Record, settings: TableSettings | None = None) -> DepotGame:
    from allaboard.engine.depot.game import start_depot  # noqa: PLC0415

    assert isinstance(record.setup, DepotSetup)
    assert isinstance(record.options, DepotOptions)
    return start_depot(record.setup, record.options, settings)


def play_record(record: Record) -> AnyGame:
    """The game after the last action. Raises `FaultsFound` at the first illegal action or for a wrong result."""
    return _played(record, start_record(record))


def play_line_record(record: Record) -> LineGame:
    """Like `play_record`; raises `FaultsFound` for a record of another game too."""
    return _played(record, start_line_record(record))


def _played(record: Record, game: _Game) -> _Game:
    played = game.play_texts(record.actions)
    if played < len(record.actions):
        raise _refusal(record, game, played)
    check_result(record, game)
    return game


@dataclass(frozen=True, slots=True)
class Step:
    """One written action: whose it was, what it did, and the totals after it."""

    seat: int
    action: str
    events: LineEvents | DepotEvents
    scores: list[int | None]
    legal: list[LegalTurn] | list[LegalChoice] | None  # what was legal before it, if that was asked for


def steps(record: Record, game: AnyGame, *, with_legal: bool = False) -> Iterator[Step]:
    """Plays a record on a game that was just started from it, action by action; raises like `play_record`."""
    for place, text in enumerate(record.actions):
        pending = game.pending()
        action = game.named(pending[0], text) if pending and game.phase != "departure" else None
        if action is None:
            raise _refusal(record, game, place)
        legal = _legal(game, pending[0]) if with_legal else None
        events = game.apply(pending[0], action)
        yield Step(pending[0], text, events, [*game.totals()], legal)
    check_result(record, game)


def _legal(game: AnyGame, seat: int) -> list[LegalTurn] | list[LegalChoice]:
    return legal_turns(game, seat) if isinstance(game, LineGame) else legal_choices(game, seat)


def _refusal(record: Record, game: AnyGame, place: int) -> FaultsFound:
    """Why the action at `place`, where the game stands, cannot be played."""
    text = record.actions[place]
    if isinstance(game, LineGame):
        if text.startswith("depart "):
            return _fault(place, "depart-written", "a departure is written in setup.departures, never in actions")
        if game.phase == "departure":
            whose = ", ".join(str(other) for other in game.pending())
            return _fault(place, "departures-open", f"seat {whose} has not chosen a departure yet")
    elif text in _forced(record, place):
        message = f"{text} was the only option, which is never written: the decision is made by itself"
        return _fault(place, "forced-written", message)
    pending = game.pending()
    try:
        game.play(pending[0] if pending else 0, game.parse(text))
    except IllegalAction as error:
        return _fault(place, error.code, error.message)
    raise AssertionError(f"{text} is legal and was not found")


def _forced(record: Record, place: int) -> list[str]:
    """The decisions that a game of Depot made by itself just before the action at `place`."""
    game = _start_depot(record)
    if place == 0:
        return game.opening().forced()
    game.play_texts(record.actions[: place - 1])
    return game.apply(game.pending()[0], game.parse(record.actions[place - 1])).forced()


def _fault(place: int, code: str, message: str) -> FaultsFound:
    return FaultsFound([ActionFault(code, f"actions[{place}]", f"action {place + 1}: {message}")])


def replay_record(record: Record, *, with_legal: bool = False) -> ReplayAnswer:
    """The game action by action with what each did; raises like `play_record`."""
    game = start_record(record)
    turns: list[ReplayTurn] = []
    for step in steps(record, game, with_legal=with_legal):
        turn: ReplayTurn = {
            "seat": step.seat,
            "action": step.action,
            "events": [event.to_json() for event in step.events],
            "scores": step.scores,
        }
        if step.legal is not None:
            turn["legal"] = step.legal
        turns.append(turn)
    return {"opening": [event.to_json() for event in game.opening()], "turns": turns}


# The written result.


def check_result(record: Record, game: AnyGame) -> None:
    """Raise `FaultsFound` with every difference between the written result and what the game gives."""
    if record.result is None:
        return
    faults = [
        Fault("wrong-result", at, f"{written}, but the game gives {right}")
        for at, written, right in _differences("result", record.result, score_answer(record, game))
    ]
    if faults:
        raise FaultsFound(faults)


def _differences(at: str, written: object, right: object) -> Iterator[tuple[str, str, str]]:
    """Where two JSON values differ, and by what. 1, 1.0 and true are three things."""
    if isinstance(written, dict) and isinstance(right, dict):
        for key in {**right, **written}:
            inner = f"{at}.{shown(key)}"
            if key not in written:
                yield inner, "is missing", shown(right[key])
            elif key not in right:
                yield inner, f"is {shown(written[key])}", "no such key"
            else:
                yield from _differences(inner, written[key], right[key])
    elif isinstance(written, list) and isinstance(right, list):
        if len(written) != len(right):
            yield at, f"has {len(written)} entries", str(len(right))
        for place, (one, other) in enumerate(zip(written, right, strict=False)):
            yield from _differences(f"{at}[{place}]", one, other)
    elif type(written) is not type(right) or written != right:
        yield at, f"is {shown(written)}", shown(right)


# From a game to a record.


def record_of(game: AnyGame, players: Sequence[Player], seed: str | None = None) -> Record:
    """The record of a game as it stands, with the result if it is over."""
    if isinstance(game, LineGame):
        name, city = game.deal.city.game, game.deal.city
        setup: LineSetup | DepotSetup = replace(game.deal.setup, departures=tuple(game.departures))
    else:
        if game.deal.position is not None:
            raise ValueError("a game that begins amid a day has no record: nobody knows how it came about")
        name, city = depot.NAME, None
        setup = game.deal.setup
    record = Record(
        game=name,
        city=city,
        options=game.deal.options,
        players=tuple(players),
        setup=setup,
        actions=tuple(str(action) for action in game.actions),
        seed=seed,
    )
    if not game.is_over:
        return record
    return replace(record, result=dict(score_answer(record, game)))
