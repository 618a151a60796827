"""Set-up by flags, and by question and answer for whatever the flags left open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from allaboard.boards.city import GAMES, City
from allaboard.boards.faults import FaultsFound, refuse
from allaboard.boards.harmless import shown
from allaboard.boards.loader import find_city, load, names
from allaboard.cli.play.depot_rules import parse_rules, rules_listed
from allaboard.cli.play.host_choices import (
    USUAL_SETTINGS,
    HostInterview,
    check_settings,
    parse_seat,
    parse_settings,
    parse_ties,
)
from allaboard.cli.play.interview import Interview, one_of
from allaboard.cli.play.table import Seat, has_equal, parse_options, parse_seats, parse_sheets, player_names
from allaboard.cli.play.terminal import Terminal
from allaboard.deals import DepotChoices, LineChoices
from allaboard.engine import LineOptions
from allaboard.engine.depot import setup as depot
from allaboard.engine.depot.setup import DepotOptions, TableSettings
from allaboard.engine.line import setup as line
from allaboard.locales import Words

DEPOT = "depot"
ALL_GAMES = (*GAMES, DEPOT)
DEFAULT_GAME = "bus"
DEFAULT_SEATS = "human,regular"
DEFAULT_DEPOT_SEATS = "human,regular,regular"


@dataclass(frozen=True)
class Wishes:
    """What the flags said; None is open."""

    game: str | None = None
    city: str | None = None
    seats: str | None = None
    sheets: str | None = None
    options: str | None = None
    equal_sheets: bool = False
    first: str | None = None
    ties: str | None = None
    card_memory: str | None = None
    team_hands: str | None = None


@dataclass(frozen=True)
class LineArrangement:
    """A table of a line game that is ready to be dealt."""

    city: City
    seats: tuple[Seat, ...]
    options: LineOptions
    choices: LineChoices


@dataclass(frozen=True)
class DepotArrangement:
    """A table of Depot that is ready to be dealt."""

    seats: tuple[Seat, ...]
    options: DepotOptions
    choices: DepotChoices
    settings: TableSettings


def arrange(wishes: Wishes, terminal: Terminal, words: Words, *, ask: bool) -> LineArrangement | DepotArrangement:
    """The table that flags and answers describe. Without `ask` defaults answer; what is wrong is refused."""
    interview = Interview(terminal, words, ask)
    # Flags are judged before the first question: nobody answers four questions to hear of a slip in a flag.
    city = None if wishes.city is None else find_city(wishes.city)
    if wishes.game is not None and wishes.game not in ALL_GAMES:
        raise refuse("game", "--game", f"{shown(wishes.game)} is not one of {', '.join(ALL_GAMES)}")
    if city is not None and wishes.game == DEPOT:
        raise refuse("city", "--city", "depot is played without a city")
    if city is not None and wishes.game not in {None, city.game}:
        raise refuse("game", "--game", f"{city.name} is a city of {city.game}, not of {wishes.game}")
    game = city.game if city is not None else wishes.game
    if game is None:
        if ask:
            _judge_for_any(wishes)
            interview.say("play-welcome")
        game = interview.answer("play-ask-game", DEFAULT_GAME, lambda text: one_of(text, ALL_GAMES))
        return _arrange_game(interview, game, wishes, city, welcomed=True)
    return _arrange_game(interview, game, wishes, city, welcomed=False)


def _judge_for_any(wishes: Wishes) -> None:
    """Refuses flags that no game could have, while it is not known which game it will be."""
    if wishes.seats is not None:
        parse_seats(wishes.seats, 1, depot.MOST_PLAYERS)
    if wishes.options is not None:
        try:
            parse_options(wishes.options)
        except FaultsFound:
            if "=" not in wishes.options:
                raise
            parse_rules(wishes.options)


def _arrange_game(
    interview: Interview, game: str, wishes: Wishes, city: City | None, *, welcomed: bool
) -> LineArrangement | DepotArrangement:
    arranger = _DepotTable if game == DEPOT else _LineTable
    return arranger(interview, game, wishes, city, welcomed).arrange()


class _DepotTable:
    """Depot: who plays, by which house rules."""

    def __init__(self, interview: Interview, _game: str, wishes: Wishes, _city: City | None, welcomed: bool) -> None:
        self._interview = interview
        self._wishes = wishes
        self._welcomed = welcomed

    def arrange(self) -> DepotArrangement:
        wishes, interview = self._wishes, self._interview
        if wishes.sheets is not None or wishes.equal_sheets:
            raise refuse("sheets", "--sheets", "depot is played without sheets")
        language = interview.words.language
        settings = parse_settings(wishes.card_memory, wishes.team_hands)
        seats = None if wishes.seats is None else self._read_seats(wishes.seats)
        options = None if wishes.options is None else parse_rules(wishes.options, language)
        if options is not None and seats is not None:
            _check_teams(options, seats)
        asked = interview.ask and (self._welcomed or seats is None)
        if asked and not self._welcomed:
            interview.say("play-welcome")
        if seats is None:
            seats = interview.answer("play-ask-depot-seats", DEFAULT_DEPOT_SEATS, self._read_seats)
        if options is None:
            options = self._ask_rules(seats) if asked else parse_rules("", language)
        _check_teams(options, seats)
        check_settings(settings, options)
        names = [player.name for player in player_names(seats, interview.words)]
        choices = DepotChoices(
            None if wishes.first is None else parse_seat(wishes.first, names),
            () if wishes.ties is None else parse_ties(wishes.ties, names),
        )
        if asked and (choices, settings) == (DepotChoices(), USUAL_SETTINGS):
            choices, settings = self._ask_more(options, names)
        return DepotArrangement(seats, options, choices, settings)

    def _ask_more(self, options: DepotOptions, names: Sequence[str]) -> tuple[DepotChoices, TableSettings]:
        if not self._interview.yes("play-ask-more-depot", False):
            return DepotChoices(), USUAL_SETTINGS
        more = HostInterview(self._interview, names)
        return DepotChoices(more.first("play-ask-first-depot"), more.ties()), more.settings(options)

    @staticmethod
    def _read_seats(text: str) -> tuple[Seat, ...]:
        return parse_seats(text, depot.LEAST_PLAYERS, depot.MOST_PLAYERS)

    def _ask_rules(self, seats: tuple[Seat, ...]) -> DepotOptions:
        usual = self._interview.words("play-rules-usual")
        language = self._interview.words.language
        reading = parse_rules("", language).drunkard_scope
        self._interview.say(f"depot-rule-drunkard_scope-{reading}")

        def read(text: str) -> DepotOptions:
            if text == "?":
                raise refuse("answer", "", rules_listed())
            options = parse_rules("" if text.lower() == usual else text, language)
            _check_teams(options, seats)
            return options

        return self._interview.answer("play-ask-rules", usual, read)


def _check_teams(options: DepotOptions, seats: tuple[Seat, ...]) -> None:
    if options.teams and len(seats) != depot.TEAM_PLAYERS:
        raise refuse("option", "--options", f"teams are for {depot.TEAM_PLAYERS} players, not {len(seats)}")


class _LineTable:
    """A line game: where, who plays, with which options and sheets."""

    def __init__(self, interview: Interview, game: str, wishes: Wishes, city: City | None, welcomed: bool) -> None:
        self._interview = interview
        self._game = game
        self._wishes = wishes
        self._city = city
        self._welcomed = welcomed

    def arrange(self) -> LineArrangement:
        wishes, city, interview = self._wishes, self._city, self._interview
        seats = None if wishes.seats is None else self._read_seats(wishes.seats)
        options = None if wishes.options is None else parse_options(wishes.options)
        self._refuse_foreign()
        if wishes.sheets is not None and seats is not None:
            self._read_sheets(wishes.sheets, len(seats))
        asked = interview.ask and None in {wishes.game or wishes.city, wishes.city, wishes.seats}
        if asked and not self._welcomed:
            interview.say("play-welcome")
        if seats is None:
            game = interview.words(self._game)
            seats = interview.answer("play-ask-seats", DEFAULT_SEATS, self._read_seats, game=game)
        if len(seats) == 1:
            interview.say("play-solo-ours")
        if city is None:
            city = self._ask_city(len(seats))
        options = self._options(city, seats, options, asked)
        choices = LineChoices(equal_sheets=wishes.equal_sheets)
        if wishes.sheets is not None:
            choices = replace(choices, sheets=self._read_sheets(wishes.sheets, len(seats)))
        elif asked:
            choices = self._ask_sheets(len(seats))
        names = [player.name for player in player_names(seats, interview.words)]
        if wishes.first is not None:
            choices = replace(choices, first=parse_seat(wishes.first, names))
        elif asked and len(seats) > 1 and interview.yes("play-ask-more-line", False):
            choices = replace(choices, first=HostInterview(interview, names).first("play-ask-first-line"))
        return LineArrangement(city, seats, options, choices)

    def _refuse_foreign(self) -> None:
        for flag in ("ties", "card_memory", "team_hands"):
            if getattr(self._wishes, flag) is not None:
                raise refuse(
                    "choice", f"--{flag.replace('_', '-')}", f"{flag} is a choice of depot, not of {self._game}"
                )

    def _read_sheets(self, text: str, seats: int) -> tuple[int | None, ...]:
        return parse_sheets(text, seats, equal=self._wishes.equal_sheets)

    @staticmethod
    def _read_seats(text: str) -> tuple[Seat, ...]:
        return parse_seats(text, 1, line.MOST_PLAYERS)

    def _ask_city(self, seats: int) -> City:
        """A city of the game; the first that is made for this many players is proposed."""
        game = self._game
        cities = [load(name) for name in names() if load(name).game == game]
        fitting = [city for city in cities if city.players[0] <= seats <= city.players[1]]
        proposed = (fitting or sorted(cities, key=lambda city: city.players))[0]
        told = ", ".join(
            self._interview.words("play-city-for", city=city.name, least=city.players[0], most=city.players[1])
            for city in sorted(cities, key=lambda city: city.players)
        )

        def read(text: str) -> City:
            text = text.strip()
            told = {self._interview.words(name).lower(): name for name in names()}  # Londres is london
            text = told.get(text.lower(), text)
            city = find_city(text.lower().replace(" ", "_") if "." not in text else text)
            if city.game != game:
                raise refuse("game", "city", f"{city.name} is a city of {city.game}, not of {game}")
            if seats > city.players[1]:
                raise refuse("players", "city", f"{city.name} is for at most {city.players[1]} players, not {seats}")
            return city

        return self._interview.answer("play-ask-city", proposed.name, read, cities=told)

    def _options(self, city: City, seats: Sequence[Seat], given: LineOptions | None, asked: bool) -> LineOptions:
        options = given or LineOptions()
        interview = self._interview
        few = 1 < len(seats) < city.players[0]
        if few and not options.any_city and interview.ask:
            least, most = city.players
            if not interview.yes("play-ask-any-city", True, city=self._city_word(city), least=least, most=most):
                raise refuse("players", "city", f"{city.name} is for {least} to {most} players")
            options = replace(options, any_city=True)
        if city.game == "bus" and len(seats) > 1 and given is None and asked:
            options = replace(options, open_personal=interview.yes("play-ask-open", False))
        return options

    def _city_word(self, city: City) -> str:
        return self._interview.words(city.name) if city.name in names() else city.name

    def _ask_sheets(self, seats: int) -> LineChoices:
        """Who names the same sheet twice is asked whether that is meant."""
        dealt = self._interview.words("play-sheets-dealt")
        allowed = self._wishes.equal_sheets

        def read(text: str) -> tuple[int | None, ...]:
            return () if text in {dealt, "dealt"} else parse_sheets(text, seats, equal=True)

        while True:
            sheets = self._interview.answer("play-ask-sheets", dealt, read)
            if allowed or not has_equal(sheets):
                return LineChoices(sheets, allowed)
            if self._interview.yes("play-ask-equal", True):
                return LineChoices(sheets, equal_sheets=True)
