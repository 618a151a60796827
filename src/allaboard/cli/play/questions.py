"""Set-up by question and answer: whatever the flags left open. Enter accepts what is proposed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from allaboard.boards.city import GAMES, City
from allaboard.boards.faults import FaultsFound, refuse
from allaboard.boards.harmless import shown
from allaboard.boards.loader import find_city, load, names
from allaboard.cli.cells import wrapped
from allaboard.cli.play.table import Seat, parse_options, parse_seats, parse_sheets
from allaboard.cli.play.terminal import Terminal
from allaboard.engine import LineOptions
from allaboard.locales import Words

DEFAULT_GAME = "bus"
DEFAULT_SEATS = "human,greedy"

T = TypeVar("T")


@dataclass(frozen=True)
class Wishes:
    """What the flags said; None is open."""

    game: str | None = None
    city: str | None = None
    seats: str | None = None
    sheets: str | None = None
    options: str | None = None


@dataclass(frozen=True)
class Arrangement:
    """A table that is ready to be dealt."""

    city: City
    seats: tuple[Seat, ...]
    options: LineOptions
    sheets: tuple[int, ...] | None


def arrange(wishes: Wishes, terminal: Terminal, words: Words, *, ask: bool) -> Arrangement:
    """The table that flags and answers describe. Without `ask` defaults answer; what is wrong is refused."""
    return _Interview(terminal, words, ask).arrange(wishes)


class _Interview:
    def __init__(self, terminal: Terminal, words: Words, ask: bool) -> None:
        self.terminal = terminal
        self.words = words
        self.ask = ask

    def arrange(self, wishes: Wishes) -> Arrangement:
        # Flags are judged before the first question: nobody answers four questions to hear of a slip in a flag.
        city = None if wishes.city is None else find_city(wishes.city)
        seats = None if wishes.seats is None else parse_seats(wishes.seats)
        options = None if wishes.options is None else parse_options(wishes.options)
        if wishes.game is not None and wishes.game not in GAMES:
            raise refuse("game", "--game", f"{shown(wishes.game)} is not one of {', '.join(GAMES)}")
        if city is not None and wishes.game not in {None, city.game}:
            raise refuse("game", "--game", f"{city.name} is a city of {city.game}, not of {wishes.game}")
        if wishes.sheets is not None and seats is not None:
            parse_sheets(wishes.sheets, len(seats))

        asked = self.ask and None in {wishes.game or wishes.city, wishes.city, wishes.seats}
        if asked:
            self.say("play-welcome")
        game = city.game if city is not None else wishes.game or self._game()
        if seats is None:
            seats = self._seats(game)
        if len(seats) == 1:
            self.say("play-solo-ours")
        if city is None:
            city = self._city(game, len(seats))
        options = self._options(city, seats, options, asked)
        sheets = None
        if wishes.sheets is not None:
            sheets = parse_sheets(wishes.sheets, len(seats))
        elif asked:
            sheets = self._sheets(len(seats))
        return Arrangement(city, seats, options, sheets)

    def say(self, key: str, **values: str | int) -> None:
        width, _ = self.terminal.size()
        text = self.terminal.pen.fit(self.words(key, **values))
        self.terminal.show(wrapped(text, width))

    def _answer(self, key: str, default: str, read: Callable[[str], T], **values: str | int) -> T:
        """Ask until the answer can be read; Enter, or nobody there to ask, takes the default."""
        if not self.ask:
            return read(default)
        while True:
            self.say(f"{key}-question", **values)
            prompt = self.words("play-prompt-default", what=self.words(key), default=default)
            typed = self.terminal.ask(self.terminal.pen.fit(prompt))
            try:
                return read(typed or default)
            except FaultsFound as problem:
                width, _ = self.terminal.size()
                text = self.terminal.pen.fit(problem.faults[0].message)
                self.terminal.show(wrapped(text, width))

    def _game(self) -> str:
        return self._answer("play-ask-game", DEFAULT_GAME, lambda text: _one_of(text, GAMES))

    def _seats(self, game: str) -> tuple[Seat, ...]:
        return self._answer("play-ask-seats", DEFAULT_SEATS, parse_seats, game=self.words(game))

    def _city(self, game: str, seats: int) -> City:
        """A city of the game; the first that is made for this many players is proposed."""
        cities = [load(name) for name in names() if load(name).game == game]
        fitting = [city for city in cities if city.players[0] <= seats <= city.players[1]]
        proposed = (fitting or sorted(cities, key=lambda city: city.players))[0]
        told = ", ".join(
            self.words("play-city-for", city=city.name, least=city.players[0], most=city.players[1])
            for city in sorted(cities, key=lambda city: city.players)
        )

        def read(text: str) -> City:
            text = text.strip()
            city = find_city(text.lower().replace(" ", "_") if "." not in text else text)
            if city.game != game:
                raise refuse("game", "city", f"{city.name} is a city of {city.game}, not of {game}")
            if seats > city.players[1]:
                raise refuse("players", "city", f"{city.name} is for at most {city.players[1]} players, not {seats}")
            return city

        return self._answer("play-ask-city", proposed.name, read, cities=told)

    def _options(self, city: City, seats: Sequence[Seat], given: LineOptions | None, asked: bool) -> LineOptions:
        options = given or LineOptions()
        few = 1 < len(seats) < city.players[0]
        if few and not options.any_city and self.ask:
            least, most = city.players
            if not self._yes("play-ask-any-city", True, city=self._city_word(city), least=least, most=most):
                raise refuse("players", "city", f"{city.name} is for {least} to {most} players")
            options = replace(options, any_city=True)
        if city.game == "bus" and len(seats) > 1 and given is None and asked:
            options = replace(options, open_personal=self._yes("play-ask-open", False))
        return options

    def _city_word(self, city: City) -> str:
        return self.words(city.name) if city.name in names() else city.name

    def _sheets(self, seats: int) -> tuple[int, ...] | None:
        dealt = self.words("play-sheets-dealt")

        def read(text: str) -> tuple[int, ...] | None:
            return None if text == dealt else parse_sheets(text, seats)

        return self._answer("play-ask-sheets", dealt, read)

    def _yes(self, key: str, default: bool, **values: str | int) -> bool:
        yes, no = self.words("play-yes"), self.words("play-no")

        def read(text: str) -> bool:
            if text and yes.startswith(text.lower()):
                return True
            if text and no.startswith(text.lower()):
                return False
            raise refuse("answer", "", self.words("play-yes-or-no"))

        return self._answer(key, yes if default else no, read, **values)


def _one_of(text: str, allowed: Sequence[str]) -> str:
    """A name from a list; its beginning is enough."""
    found = [name for name in allowed if text and name.startswith(text.lower())]
    if len(found) != 1:
        raise refuse("answer", "", f"{shown(text)} is not one of {', '.join(allowed)}")
    return found[0]
