"""What a picture of Depot may show: everything that is drawn is taken from here, and nothing else of the game.

A position is put together from `view` and `scores` for its viewer, so a picture for a spectator has no place for
a secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from allaboard.drawing.lettering import fitted
from allaboard.drawing.position import Viewer
from allaboard.drawing.studio import Studio
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.depot.view import DepotView, HandView, Scores, SeatScore, SeatView
from allaboard.records import Record

_TITLE_ROOM = 600  # for a name in a title


@dataclass(frozen=True)
class DepotPosition:
    """One moment of a game as a viewer knows it."""

    viewer: Viewer
    names: tuple[str, ...]
    view: DepotView
    scores: Scores
    hands: Mapping[int, HandView]  # those that the viewer may see
    unhappy: Mapping[int, list[str]]  # the faces of the piles that the viewer may see

    @property
    def seats(self) -> int:
        return len(self.view["seats"])

    @property
    def is_over(self) -> bool:
        return self.scores["over"]

    @property
    def is_night(self) -> bool:
        """Whether the buses that are left drive by night: the last day ended with an empty hand (D75)."""
        return self.is_over and self.view["ends"][-1].startswith("empty_hand")

    @property
    def active(self) -> str | None:
        """The bus that travellers board in this turn."""
        return None if self.is_over else self.view["active"]

    @property
    def decides(self) -> int:
        """Who is said to be deciding: as far as the viewer may know, the seat that is asked."""
        pending = self.view["pending"]
        return pending[0] if pending else self.view["current"]

    def seat(self, seat: int) -> SeatView:
        return self.view["seats"][seat]

    def score(self, seat: int) -> SeatScore:
        return self.scores["seats"][seat]


def depot_position_of(record: Record, game: DepotGame, viewer: Viewer, studio: Studio) -> DepotPosition:
    """The position of a game as a viewer may know it. Of the record only the players' names are used."""
    names = tuple(
        fitted(player.name.strip(), 13, _TITLE_ROOM) or studio.words("drawing-player", number=seat + 1)
        for seat, player in enumerate(record.players)
    )
    if viewer == "all":
        own = [game.view(seat) for seat in range(game.seats)]
        view, scores = game.view(None), game.tally()
        for seat in game.pending():  # what only the seat that is asked may know
            view["phase"], view["pending"] = own[seat]["phase"], own[seat]["pending"]
            view["announced"] = own[seat]["announced"]
    else:
        view, scores = game.view(viewer), game.scores(viewer)
        own = [view]
    hands: dict[int, HandView] = {}
    unhappy: dict[int, list[str]] = {}
    for seen in own:
        for seat_view in seen["seats"]:
            seat, hand, faces = seat_view["seat"], seat_view["hand"], seat_view["unhappy_cards"]
            if hand is not None:
                hands[seat] = hand
            if faces is not None:
                unhappy[seat] = faces
    return DepotPosition(viewer, names, view, scores, dict(sorted(hands.items())), unhappy)
