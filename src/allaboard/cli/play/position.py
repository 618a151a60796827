"""All that is shown to the seat at the keyboard, taken from its own view and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from allaboard.boards.city import FAST_COLOURS, City
from allaboard.cli.play.choices import Choice
from allaboard.cli.play.map_text import LineOnMap, MapContent
from allaboard.cli.play.pen import RIVAL
from allaboard.engine import LineGame
from allaboard.engine.line.scores import Scores, SeatScore
from allaboard.engine.line.view import LineView, SeatView, SheetView


@dataclass(frozen=True)
class Position:
    """A moment of the game as `seat` (None: everybody) may see it. Names are harmless already."""

    city: City
    view: LineView[SheetView]
    scores: Scores
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    log: tuple[str, ...] = ()  # everything told so far
    news: tuple[str, ...] = ()  # what was told since this seat's last turn
    moves: tuple[tuple[int, str], ...] = ()  # the turns of the others since then
    choices: tuple[Choice, ...] = ()  # in the order they are numbered
    hand: tuple[tuple[int, str], ...] = ()  # departure number and stop, while departures are chosen
    best_first: bool = True
    page: int = 0

    @property
    def seat(self) -> int | None:
        return self.view["seat"]

    @property
    def own(self) -> SeatView[SheetView]:
        assert self.seat is not None
        return self.view["seats"][self.seat]

    @property
    def own_score(self) -> SeatScore:
        assert self.seat is not None
        return self.scores["seats"][self.seat]

    @property
    def end(self) -> str | None:
        """Where the own line ends; the middle of what a small screen shows."""
        if self.seat is None:
            return None
        if self.own["line"]:
            return self.own["line"][-1]
        return self.hand[0][1] if self.hand else None

    @property
    def trap(self) -> str | None:
        """What to say when no turn leaves a way out: the key of the text."""
        if not self.choices or not all(choice.is_lost for choice in self.choices):
            return None
        return "every-turn-out" if all(choice.eliminates for choice in self.choices) else "every-turn-dead-end"

    @property
    def is_solo(self) -> bool:
        return len(self.names) == 1

    def letters(self, seat: int) -> tuple[str, ...]:
        """The letters of a seat's personal objective, if they are known."""
        number = self.view["seats"][seat]["personal"]
        return () if number is None else self.city.personal_objectives[number - 1]

    def map_content(self, preview: Choice | None = None) -> MapContent:
        view = self.view
        lines = [LineOnMap(seat["seat"], tuple(seat["line"]), ended=seat["eliminated"]) for seat in view["seats"]]
        if view["rival"]:
            lines.append(LineOnMap(RIVAL, tuple(view["rival"])))
        fast: tuple[str, ...] = ()
        if self.city.fast_roads:
            fast = FAST_COLOURS if view["fast_roads"] is None else (view["fast_roads"],)
        return MapContent(
            city=self.city,
            lines=tuple(lines),
            viewer=self.seat,
            letters=frozenset(() if self.seat is None else self.letters(self.seat)),
            fast=fast,
            preview=() if preview is None else preview.stops,
            reachable=frozenset(choice.end for choice in self.choices if not choice.eliminates),
            departures=view["phase"] == "departure",
        )


def position_of(game: LineGame, seat: int | None, names: tuple[str, ...], bots: tuple[str | None, ...]) -> Position:
    """What the seat may see of the game now."""
    return Position(game.deal.city, game.view(seat), game.scores(seat), names, bots)
