"""From a table to messages: what one viewer is told, and when.

A `Listener` remembers what a viewer has been told. Everything it says comes from `view`, `scores` and events that
the viewer may hear; it has no other way to the game. Whoever is told in one breath shares what they see alike, so that
it is looked at and compared only once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from allaboard.engine import LineGame
from allaboard.protocol import VERSION
from allaboard.protocol.messages import (
    Asked,
    BabyWindow,
    Change,
    ChatMessage,
    DayStop,
    Frame,
    SeatClock,
    Snapshot,
    TableNews,
    TakeBackOffer,
)
from allaboard.records.answers import legal_of
from allaboard.server.table.depot_offers import depot_offers
from allaboard.server.table.duties import window_end, window_told
from allaboard.server.table.frames import Viewer, kept_frames, stream_of
from allaboard.server.table.patches import comparison
from allaboard.server.table.state import SHOUT, Settled, Table
from allaboard.server.table.stops import asked_to_go_on, stop_told
from allaboard.server.table.take_backs import take_back_offer

if TYPE_CHECKING:
    from allaboard.records.answers import AnyGame

Json = dict[str, Any]


class Breath:
    """What several viewers are told at one moment: the game is looked at once for all of them."""

    def __init__(self, viewers: Iterable[Viewer]) -> None:
        self._viewers = tuple(viewers)
        self._seen: dict[int, tuple[AnyGame, dict[Viewer, tuple[Json, Json]]]] = {}
        self._comparison = comparison()

    def seen(self, game: AnyGame, viewer: Viewer) -> tuple[Json, Json]:
        """The view and the scores that a viewer may know."""
        found = self._seen.get(id(game))
        if found is None:
            views = cast("list[Json]", game.views_for(self._viewers))
            scores = cast("list[Json]", game.scores_for(self._viewers))
            found = game, dict(zip(self._viewers, zip(views, scores, strict=True), strict=True))
            self._seen[id(game)] = found
        return found[1][viewer]

    def difference(self, before: Json, after: Json) -> list[Change]:
        """The changes from one view to a later one, of this breath."""
        return self._comparison.difference(before, after)


class _Draft:
    """A frame while it is put together."""

    __slots__ = ("back_to", "changes", "clocks", "events", "reached", "scores", "seq")

    def __init__(self, reached: int, seq: int, events: list[Json], back_to: int | None) -> None:
        self.reached = reached  # the happenings that are told with it and before
        self.seq = seq
        self.events = events
        self.changes: list[Change] = []
        self.scores: Json | None = None
        self.clocks: list[SeatClock] | None = None
        self.back_to = back_to

    def frame(
        self,
        asked: list[Asked] | None,
        take_back: TakeBackOffer | None,
        stop: DayStop | None = None,
        window: BabyWindow | None = None,
    ) -> Frame:
        return Frame(
            seq=self.seq,
            events=self.events,
            changes=self.changes,
            scores=self.scores,
            asked=asked,
            clocks=self.clocks,
            take_back=take_back,
            back_to=self.back_to,
            stop=stop,
            window=window,
        )


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
        self._cuts = 0  # the take-backs that were taken into account

    def begin(self, table: Table, now: int) -> None:
        """Know what has been told so far: for a viewer to whom nobody has listened yet."""
        for told in stream_of(table.happenings, self.viewer, now):
            self._seq = told.seq
        self._heard = sum(1 for happening in table.happenings if happening.due <= now)
        self._changes, self._cuts = table.changes, len(table.cuts)
        if (settled := table.shown(now)) is not None:
            self._view, self._scores = Breath((self.viewer,)).seen(settled.game, self.viewer)
            self._settled = settled.happenings

    def has_heard(self, table: Table) -> bool:
        """Whether there is nothing more to tell, now or later."""
        return self._heard == len(table.happenings) and self._changes == table.changes

    def listen(self, table: Table, now: int, breath: Breath | None = None) -> list[Frame | TableNews]:
        """The frames that are due and not told yet, and then the news of the table.

        What a frame says depends on its happening alone, not on how many are told at once: the view and what is
        owed go with the last frame of a settled moment, a window with the frame that opens it.
        """
        if self.has_heard(table):
            return []
        self._step_back(table)
        drafts: list[_Draft] = []
        happenings = table.happenings
        while self._heard < len(happenings) and happenings[self._heard].due <= now:
            happening = happenings[self._heard]
            self._heard += 1
            if happening.concerns(self.viewer):
                self._seq += 1
                back_to = kept_frames(happenings, happening, self.viewer)
                drafts.append(_Draft(self._heard, self._seq, happening.told_to(self.viewer), back_to))
        told: list[Frame | TableNews] = []
        is_all = self._heard == len(happenings)
        has_news = self._changes != table.changes
        asked = (asked_of(table, self.viewer, now) or None) if is_all or has_news else None
        offer = take_back_offer(table, self.viewer, now)
        if drafts:
            self._add_states(drafts, table, breath or Breath((self.viewer,)))
            # Against bots only it can be taken back at any time; elsewhere once everything is told.
            between = offer if offer == "now" else None
            told += [draft.frame(None, between) for draft in drafts[:-1]]
            window = window_told(table, self._heard, now)
            if is_all:
                told.append(drafts[-1].frame(asked, offer, stop_told(table, now), window))
            else:
                told.append(drafts[-1].frame(None, between, None, window))
        if has_news:
            # After the frames: whoever hears that the game is over has heard its end.
            self._changes = table.changes
            news = TableNews(
                table=table.info(),
                asked=asked,
                clocks=table.clocks_told(now),
                take_back=offer,
                stop=stop_told(table, now),
                window=window_told(table, self._heard, now),
            )
            told.append(news)
        return told

    def _step_back(self, table: Table) -> None:
        """Forget what was told between the moment of a take-back and its writing: it never happened.

        Frames are numbered anew from there, by which a client notices and comes back.
        """
        heard = min([self._heard, *table.cuts[self._cuts :]])
        self._cuts = len(table.cuts)
        if heard < self._heard:
            self._heard = heard
            self._seq = sum(happening.concerns(self.viewer) for happening in table.happenings[:heard])
            self._settled = min(self._settled, heard)

    def _add_states(self, drafts: list[_Draft], table: Table, breath: Breath) -> None:
        """Put the view of every settled moment into its last frame."""
        for settled in table.settled:
            if self._settled < settled.happenings <= self._heard:
                reached = [draft for draft in drafts if draft.reached <= settled.happenings]
                if reached:
                    self._add_state(reached[-1], settled, breath)

    def _add_state(self, draft: _Draft, settled: Settled, breath: Breath) -> None:
        self._settled = settled.happenings
        view, scores = breath.seen(settled.game, self.viewer)
        changes = [Change("replace", "", view)] if self._view is None else breath.difference(self._view, view)
        draft.changes = [*draft.changes, *changes] if draft.changes else changes
        if scores != self._scores:
            draft.scores = scores
        draft.clocks = settled.clocks
        self._view, self._scores = view, scores

    def snapshot(
        self, table: Table, now: int, *, after: int | None, person: str | None, chat: list[ChatMessage]
    ) -> Snapshot:
        """Everything this viewer may know, as of the last frame, and the frames `after` the last one it has had; None:
        it comes for the first time. `listen` must have been called at the same `now`.
        """
        since = [
            Frame(
                seq=told.seq,
                events=told.happening.told_to(self.viewer),
                back_to=kept_frames(table.happenings, told.happening, self.viewer),
            )
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
            take_back=take_back_offer(table, self.viewer, now),
            chat=chat,
            orders=orders,
            stop=stop_told(table, now),
            window=window_told(table, self._heard, now),
        )


def is_asked(table: Table, viewer: Viewer, now: int) -> bool:
    """Whether a seat owes a decision and was told so."""
    game = table.game
    if viewer is None or game is None or table.status != "playing" or viewer not in game.pending():
        return False
    return table.is_told(now)


def asked_of(table: Table, viewer: Viewer, now: int) -> list[Asked]:
    """What a seat owes now, as far as it was told."""
    game = table.game
    if viewer is None or game is None or table.status != "playing":
        return []
    if table.stop is not None:
        return asked_to_go_on(table, viewer, now)
    if not is_asked(table, viewer, now):
        return []
    if game.phase == SHOUT:
        return [Asked(seat=viewer, phase=SHOUT, legal=offers_of(game, viewer), until=window_end(table) or None)]
    until = table.clocks.deadline(viewer) if table.clocks is not None else None
    return [Asked(seat=viewer, phase=game.phase, legal=offers_of(game, viewer), until=until)]


def offers_of(game: AnyGame, seat: int) -> list[Json]:
    """Every legal action; in a line game with its cost, its dead end and the own total after it, in Depot with
    its cards.
    """
    if not isinstance(game, LineGame):
        return cast("list[Json]", depot_offers(game, seat))
    legal = cast("list[Json]", legal_of(game, seat))
    if game.phase == "turn":
        for turn, total in zip(legal, game.outlook(seat), strict=True):
            turn["total"] = total
    return legal


def _orders(table: Table, seat: int) -> Json:
    orders = table.seats[seat].orders
    return {colour: [_clause(clause) for clause in orders.of(colour)] for colour in "RGBY"}


def _clause(clause: Any) -> Json:
    return {name: value for name in clause.__struct_fields__ if (value := getattr(clause, name))}
