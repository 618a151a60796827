"""What strong bots do otherwise: plays games, writes `docs/strategy.json` and fills `docs/strategy.md`.

    python tools/strategy.py [--games 80]     play, then fill
    python tools/strategy.py --page            fill the pages from what was played last

`greedy` and `regular` play the same deals, so that both have the same luck. There is a page in every language: words of
its tables that players know come from `locales`, the others stand at its head.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

import filling
import msgspec
from mkdocs.utils.meta import get_data

from allaboard.boards.loader import load
from allaboard.bots import Perspective, bot_of
from allaboard.bots.depot import worth
from allaboard.deals import deal_depot_setup, deal_line_setup
from allaboard.engine import Game, start_game
from allaboard.engine.depot.game import start_depot
from allaboard.locales import LANGUAGES, words_of

DOCS = Path(__file__).parents[1] / "docs"
PLAYED = DOCS / "strategy.json"
PAGES = {language: DOCS / ("strategy.md" if language == "en" else f"strategy.{language}.md") for language in LANGUAGES}
WEIGHTS = Path(worth.__file__).with_name("weights.json")
PLACES = (("new_york", 2), ("london", 4), ("rome", 2), ("paris", 4), ("depot", 2), ("depot", 4))
BOTS = ("greedy", "regular")
GAMES = 80
# What Depot's value looks at one by one: each kind of traveller in one's own hand.
_KINDS = ("A", "BA", "BP", "CO", "DR", "GE", "L", "ST", "SU")


class Seat(NamedTuple):
    """How a seat ended."""

    total: int | None  # None: eliminated
    points: dict[str, int | None]
    departure: int | None


class Played(msgspec.Struct, frozen=True):
    """All games of one bot in one place. Points are means of the seats that were not eliminated."""

    place: str
    players: int
    bot: str
    games: int
    out: float  # the share of seats that were eliminated
    total: float
    points: dict[str, float]
    departures: dict[str, tuple[int, float]]  # by number: seats that began there, and their mean total


def play(place: str, players: int, games: int) -> tuple[Played, Played]:
    """Play all deals of a place; says what the weaker and what the stronger bot made of them.

    In a city a bot has the table to itself, for lines grow side by side. In Depot what one gains another loses, so one
    stronger bot sits among weaker ones, in every seat in turn.
    """
    found: dict[str, list[Seat]] = {bot: [] for bot in BOTS}
    for number in range(games):
        for names in _tables(place, players):
            for bot, seat in zip(names, _seats(place, names, f"strategy {number}"), strict=True):
                found[bot].append(seat)
    weak, strong = (_summed(place, players, bot, games, found[bot]) for bot in BOTS)
    return weak, strong


def _tables(place: str, players: int) -> list[list[str]]:
    weak, strong = BOTS
    if place != "depot":
        return [[weak] * players, [strong] * players]
    return [[strong if seat == own else weak for seat in range(players)] for own in range(players)]


def _summed(place: str, players: int, bot: str, games: int, seats: Sequence[Seat]) -> Played:
    done = [(seat.total, seat) for seat in seats if seat.total is not None]
    begun: dict[str, list[int]] = {}
    for total, seat in done:
        if seat.departure is not None:
            begun.setdefault(str(seat.departure), []).append(total)
    return Played(
        place,
        players,
        bot,
        games,
        round(1 - len(done) / len(seats), 4),
        round(mean(total for total, _ in done), 2),
        {zone: round(mean(seat.points[zone] or 0 for _, seat in done), 2) for zone in done[0][1].points},
        {number: (len(totals), round(mean(totals), 2)) for number, totals in sorted(begun.items())},
    )


def _seats(place: str, names: Sequence[str], seed: str) -> list[Seat]:
    game: Game
    players = len(names)
    if place == "depot":
        game = start_depot(deal_depot_setup(players, seed))
    else:
        game = start_game(load(place), deal_line_setup(load(place), players, seed))
    bots = [bot_of(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while game.pending():
        seat = game.pending()[0]
        game.apply(seat, bots[seat].choose(Perspective(game, seat)))
    scores: Any = game.scores(None)
    view: Any = game.view(None)
    return [
        Seat(score["total"], _points(score), view["seats"][seat].get("departure"))
        for seat, score in enumerate(scores["seats"])
    ]


def _points(score: Any) -> dict[str, int | None]:
    """By zone; of Depot both days together."""
    if "days" not in score:
        return dict(score["breakdown"] or {})
    days = [day for day in score["days"] if day is not None]
    return {name: sum(day[name] for day in days) for name in days[0]} if days else {}


class Tables:
    """What a page shows of the games, in its language."""

    def __init__(self, played: Sequence[Played], language: str) -> None:
        self._played = played
        self._words = words_of(language)
        self._own: dict[str, Any] = get_data(PAGES[language].read_text("utf-8"))[1]["words"]
        self._colon = "\u202f:" if language == "fr" else ":"

    def parts(self) -> dict[str, str]:
        """Everything, by name."""
        pairs = [(one, self._other(one)) for one in self._played if one.bot == BOTS[0]]
        found = {f"zones-{one.place}-{one.players}": self._zones(one, other) for one, other in pairs}
        found["summary"] = self._summary(pairs)
        found["departures"] = "\n\n".join(self._departures(other) for _, other in pairs if other.place != "depot")
        found["hands"] = self._hands()
        return found

    def _other(self, one: Played) -> Played:
        """What the stronger bot did with the same deals."""
        same = (one.place, one.players, BOTS[1])
        return next(other for other in self._played if (other.place, other.players, other.bot) == same)

    def _summary(self, pairs: Sequence[tuple[Played, Played]]) -> str:
        rows = []
        for both in pairs:
            out = ["" if each.place == "depot" else f"{100 * each.out:.0f}\u202f%" for each in both]
            rows.append([self._title(both[0]), f"{both[0].games}", *(self._points(each.total) for each in both), *out])
        columns = [f"{bot}, {self._own[column]}" for column in ("points", "out") for bot in BOTS]
        return filling.table(["", self._own["deals"], *columns], rows)

    def _title(self, played: Played) -> str:
        return f"{self._words(played.place)}, {played.players} {self._own['players']}"

    def _zones(self, one: Played, other: Played) -> str:
        rows = [
            [
                self._words("hand-points" if zone == "hand" else zone),
                *map(self._points, (one.points[zone], points)),
                self._difference(points - one.points[zone]),
            ]
            for zone, points in other.points.items()
        ]
        return filling.table([self._title(one), *BOTS, self._own["difference"]], rows)

    def _points(self, points: float) -> str:
        return self._words.number(points)

    def _difference(self, points: float) -> str:
        shown = self._points(points)
        return shown if shown.startswith("\u2212") else f"+{shown}"

    def _departures(self, played: Played) -> str:
        """Mean totals by departure, the best first."""
        best = sorted(played.departures.items(), key=lambda item: -item[1][1])
        cells = [f"{number}{self._colon}\u00a0{self._points(total)}\u00a0({seats})" for number, (seats, total) in best]
        return f"**{self._words(played.place)}**{self._colon} " + " · ".join(cells)

    def _hands(self) -> str:
        """What a card in one's own hand adds to the points still to come, as learned, early and late in a day."""
        learned = json.loads(WEIGHTS.read_text(encoding="utf-8"))
        rows = []
        for place, kind in enumerate(_KINDS):
            at = worth.OWN_PROFILES + place
            cells = [self._difference(learned[seats][stage][at]) for seats in ("2", "4") for stage in (1, 2, 4)]
            rows.append([self._words(f"depot-profile-{kind}"), *cells])
        head = [f"{seats} {self._own['players']}, {when}" for seats in (2, 4) for when in self._own["stages"]]
        return filling.table([self._own["in_hand"], *head], rows)


def filled(language: str) -> str:
    """The page of a language with what was played last."""
    return filling.fill(PAGES[language].read_text("utf-8"), Tables(read(), language).parts())


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=GAMES)
    arguments.add_argument("--page", action="store_true")
    asked = arguments.parse_args()
    if not asked.page:
        played: list[Played] = []
        for place, players in PLACES:
            played += play(place, players, asked.games)
            print(place, players, flush=True)
        PLAYED.write_bytes(msgspec.json.format(msgspec.json.encode(played), indent=1) + b"\n")
    for language, page in PAGES.items():
        page.write_text(filled(language), encoding="utf-8")


def read() -> list[Played]:
    """What was played last."""
    return msgspec.json.decode(PLAYED.read_bytes(), type=list[Played])


if __name__ == "__main__":
    main()
