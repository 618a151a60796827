"""From a record to a game, action by action, and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from allaboard.boards.faults import Fault, FaultsFound
from allaboard.boards.harmless import shown
from allaboard.engine import IllegalAction, LineGame, start_game
from allaboard.engine.line.account import Events
from allaboard.records.answers import (
    LegalTurn,
    ReplayAnswer,
    ReplayTurn,
    legal_turns,
    score_answer,
)
from allaboard.records.model import Player, Record


@dataclass(frozen=True, slots=True)
class ActionFault(Fault):
    """A fault of one action. Its sentence counts actions as people do, from 1, and so says the place itself."""

    def __str__(self) -> str:
        return self.message


def start_record(record: Record) -> LineGame:
    """The game of a record before its first action."""
    return start_game(record.city, record.setup, record.options)


def play_record(record: Record) -> LineGame:
    """The game after the last action. Raises `FaultsFound` at the first illegal action or for a wrong result."""
    game = start_record(record)
    played = game.play_texts(record.actions)
    if played < len(record.actions):
        raise _refusal(game, played, record.actions[played])
    check_result(record, game)
    return game


@dataclass(frozen=True, slots=True)
class Step:
    """One written action: whose it was, what it did, and the totals after it."""

    seat: int
    action: str
    events: Events
    scores: list[int | None]
    legal: list[LegalTurn] | None  # what was legal before it, if that was asked for


def steps(record: Record, game: LineGame, *, with_legal: bool = False) -> Iterator[Step]:
    """Plays a record on a game that was just started from it, action by action; raises like `play_record`."""
    for place, text in enumerate(record.actions):
        pending = game.pending()
        action = game.named(pending[0], text) if pending and game.phase == "turn" else None
        if action is None:
            raise _refusal(game, place, text)
        legal = legal_turns(game, pending[0]) if with_legal else None
        events = game.apply(pending[0], action)
        yield Step(pending[0], text, events, game.totals(), legal)
    check_result(record, game)


def _refusal(game: LineGame, place: int, text: str) -> FaultsFound:
    """Why the action at `place` cannot be played."""
    if text.startswith("depart "):
        return _fault(place, "depart-written", "a departure is written in setup.departures, never in actions")
    if game.phase == "departure":
        whose = ", ".join(str(other) for other in game.pending())
        return _fault(place, "departures-open", f"seat {whose} has not chosen a departure yet")
    pending = game.pending()
    try:
        game.play(pending[0] if pending else 0, game.parse(text))
    except IllegalAction as error:
        return _fault(place, error.code, error.message)
    raise AssertionError(f"{text} is legal and was not found")


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


def check_result(record: Record, game: LineGame) -> None:
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


def record_of(game: LineGame, players: Sequence[Player], seed: str | None = None) -> Record:
    """The record of a game as it stands, with the result if it is over."""
    deal = game.deal
    record = Record(
        game=deal.city.game,
        city=deal.city,
        options=deal.options,
        players=tuple(players),
        setup=replace(deal.setup, departures=tuple(game.departures)),
        actions=tuple(str(action) for action in game.actions),
        seed=seed,
    )
    if not game.is_over:
        return record
    return replace(record, result=dict(score_answer(record, game)))
