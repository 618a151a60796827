"""From a table to messages: what one viewer is told, and when.

A `Listener` remembers what a viewer has been told. Everything it says comes from `view`, `scores` and events that
the viewer may hear; it has no other way to the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from msgspec.structs import replace

from allaboard.engine import LineGame
from allaboard.protocol import VERSION
from allaboard.protocol.messages import Asked, Change, ChatMessage, Frame, Snapshot, TableNews
from allaboard.records.answers import legal_of
from allaboard.server.table.duties import window_end
from allaboard.server.table.frames import Viewer, stream_of
from allaboard.server.table.patches import difference
from allaboard.server.table.state import SHOUT, Table

if TYPE_CHECKING:
    from allaboard.records.answers import AnyGame

Json = dict[str, Any]


class Listener:
    """One viewer's ear: a seat or a spectator, however many clients it has."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self._heard = 0  # happenings
        self._seq = 0
        self._view: Json | None = None
        self._scores: Json | None = None
        self._changes = 0  # of the table itself
        self._settled = 0  # the happenings of the last settled moment that was told

    def begin(self, table: Table, now: int) -> None:
        """Know what has been told so far: for a viewer to whom nobody has listened yet."""
        for told in stream_of(table.happenings, self.viewer, now):
            self._seq = told.seq
        self._heard = sum(1 for happening in table.happenings if happening.due <= now)
        self._changes = table.changes
        if (settled := table.shown(now)) is not None:
            self._view, self._scores = _seen(settled.game, self.viewer)
            self._settled = settled.happenings

    def listen(self, table: Table, now: int) -> list[Frame | TableNews]:
        """The frames that are due and not told yet, and then the news of the table.

        What a frame says depends on its happening alone, not on how many are told at once: the view and what is
        owed go with the last frame of a settled moment, a window with the frame that opens it.
        """
        frames: dict[int, Frame] = {}
        if self._heard == len(table.happenings) and self._changes == table.changes:
            return []
        while self._heard < len(table.happenings) and table.happenings[self._heard].due <= now:
            happening = table.happenings[self._heard]
            self._heard += 1
            if not happening.concerns(self.viewer):
                continue
            self._seq += 1
            frames[self._heard] = Frame(seq=self._seq, events=happening.told_to(self.viewer))
        if frames:
            self._add_states(frames, table)
            if self._heard == len(table.happenings):
                last = max(frames)
                frames[last] = replace(frames[last], asked=asked_of(table, self.viewer, now) or None)
        if self._changes == table.changes:
            return list(frames.values())
        self._changes = table.changes
        asked = asked_of(table, self.viewer, now) or None
        # After the frames: whoever hears that the game is over has heard its end.
        return [*frames.values(), TableNews(table=table.info(), asked=asked, clocks=table.clocks_told(now))]

    def _add_states(self, frames: dict[int, Frame], table: Table) -> None:
        """Put the view of every settled moment into its last frame."""
        for settled in table.settled:
            if not self._settled < settled.happenings <= self._heard:
                continue
            reached = [heard for heard in frames if heard <= settled.happenings]
            if not reached:
                continue
            self._settled = settled.happenings
            view, scores = _seen(settled.game, self.viewer)
            frame = frames[max(reached)]
            changes = [Change("replace", "", view)] if self._view is None else difference(self._view, view)
            frames[max(reached)] = replace(
                frame,
                changes=[*frame.changes, *changes],
                scores=scores if scores != self._scores else frame.scores,
                clocks=settled.clocks,
            )
            self._view, self._scores = view, scores

    def snapshot(
        self, table: Table, now: int, *, after: int | None, person: str | None, chat: list[ChatMessage]
    ) -> Snapshot:
        """Everything this viewer may know, as of the last frame, and the frames `after` the last one it has had; None:
        it comes for the first time. `listen` must have been called at the same `now`.
        """
        since = [
            Frame(seq=told.seq, events=told.happening.told_to(self.viewer))
            for told in stream_of(table.happenings[: self._heard], self.viewer, now)
            if after is not None and told.seq > after
        ]
        orders = None
        if self.viewer is not None and table.beats is not None:
            orders = _orders(table, self.viewer)
        return Snapshot(
            version=VERSION,
            now=now,
            seq=self._seq,
            seat=self.viewer,
            seats=table.seats_of(person) if person else [],
            is_host=person == table.host,
            table=table.info(),
            view=self._view,
            scores=self._scores,
            since=since,
            asked=asked_of(table, self.viewer, now),
            clocks=table.clocks_told(now),
            chat=chat,
            orders=orders,
        )


def asked_of(table: Table, viewer: Viewer, now: int) -> list[Asked]:
    """What a seat owes now, as far as it was told."""
    game = table.game
    if viewer is None or game is None or table.status != "playing" or viewer not in game.pending():
        return []
    if not table.is_told(now):
        return []
    if game.phase == SHOUT:
        return [Asked(seat=viewer, phase=SHOUT, legal=offers_of(game, viewer), until=window_end(table) or None)]
    until = table.clocks.deadline(viewer) if table.clocks is not None else None
    return [Asked(seat=viewer, phase=game.phase, legal=offers_of(game, viewer), until=until)]


def offers_of(game: AnyGame, seat: int) -> list[Json]:
    """Every legal action; a turn of a line game with its cost and the own total after it."""
    legal = [cast(Json, dict(choice)) for choice in legal_of(game, seat)]
    if isinstance(game, LineGame) and game.phase == "turn":
        for turn, total in zip(legal, game.outlook(seat), strict=True):
            turn["total"] = total
    return legal


def _seen(game: AnyGame, viewer: Viewer) -> tuple[Json, Json]:
    view: Mapping[str, Any] = game.view(viewer)
    scores: Mapping[str, Any] = game.scores(viewer)
    return dict(view), dict(scores)


def _orders(table: Table, seat: int) -> Json:
    orders = table.seats[seat].orders
    return {colour: [_clause(clause) for clause in orders.of(colour)] for colour in "RGBY"}


def _clause(clause: Any) -> Json:
    return {name: value for name in clause.__struct_fields__ if (value := getattr(clause, name))}
