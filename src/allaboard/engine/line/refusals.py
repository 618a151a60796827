"""Why an action is not legal, in words that help."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from allaboard.engine.actions import Action, IllegalAction
from allaboard.engine.line.board import Board
from allaboard.engine.line.turn import Depart, Turn, shortened

if TYPE_CHECKING:
    from allaboard.engine.line.game import LineGame


def refusal(game: LineGame, seat: int, action: Action) -> IllegalAction:
    """The reason why `action`, which is not among the legal ones, is refused."""
    if game.is_over:
        return IllegalAction("game-over", "the game is over")
    pending = game.pending()
    if not pending:
        return IllegalAction("no-ticket", "the next ticket is not known yet")
    if seat not in pending:
        whose = ", ".join(str(other) for other in pending)
        return IllegalAction("not-pending", f"seat {seat} has nothing to decide, seat {whose} has")
    legal = [str(other) for other in game.legal(seat)]
    if game.phase == "departure":
        return IllegalAction("not-in-hand", f"{shortened(str(action))} is not one of {', '.join(legal)}")
    if isinstance(action, Depart):
        return IllegalAction("already-departed", "all lines have departed")
    if not isinstance(action, Turn):
        return IllegalAction("not-a-turn", f"{shortened(str(action))} is not a turn")
    return _turn_refusal(game.board, action, legal)


def _turn_refusal(board: Board, turn: Turn, legal: list[str]) -> IllegalAction:
    stops = turn.stops
    city = board.city.name
    for stop in stops:
        if stop not in board.index:
            return IllegalAction("no-stop", f"{stop} is not a stop in {city}")
    for start, end in pairwise(stops):
        if (board.index[start], board.index[end]) not in board.road_index:
            return IllegalAction("not-a-road", f"{start}-{end} is not a road in {city}")
    here = Turn(legal[0]).stops[0]
    if stops[0] != here:
        return IllegalAction("wrong-start", f"{turn} starts at {stops[0]}, but the line ends at {here}")
    if f"{turn}#" in legal:
        return IllegalAction("loop-unmarked", f"{turn} runs into the own line and is written {turn}#")
    if turn.loops and turn.text[:-1] in legal:
        return IllegalAction("no-loop", f"{turn} does not run into the own line, so it has no #")
    return IllegalAction("out-of-shape", f"{turn} is not one of the {len(legal)} legal turns{_hint(turn, legal)}")


def _hint(turn: Turn, legal: list[str]) -> str:
    """A few legal turns that begin like the refused one."""
    words = turn.text.rstrip("#")
    while words:
        similar = [text for text in legal if text.startswith(words)]
        if similar:
            return f", such as {', '.join(similar[:3])}"
        words = words[:-1]
    return ""
