"""A table before the game: which city, who sits where, which sheets and options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields

from allaboard.boards.city import City
from allaboard.boards.faults import refuse
from allaboard.boards.harmless import shown
from allaboard.bots import BOT_NAMES
from allaboard.deals import LineChoices, deal_line_setup
from allaboard.engine import LineGame, LineOptions, start_game
from allaboard.engine.line.setup import MOST_PLAYERS
from allaboard.engine.line.shapes import SHEET_TYPES
from allaboard.locales import Words
from allaboard.records import Player

HUMAN = "human"
KINDS = (HUMAN, *BOT_NAMES)
DEALT = "dealt"
SEAT_COLOURS = ("red", "blue", "yellow", "green", "purple", "white")


@dataclass(frozen=True)
class Seat:
    """A seat as asked for: a human or a bot, perhaps with a name."""

    kind: str
    name: str | None = None


def parse_seats(text: str, least: int = 1, most: int = MOST_PLAYERS) -> tuple[Seat, ...]:
    """The seats of `human:Ann,greedy,random`."""
    parts = [part.strip() for part in text.split(",")]
    if not least <= len(parts) <= most:
        raise refuse("seats", "--seats", f"{len(parts)} seats; there are {least} to {most}")
    seats = []
    for part in parts:
        kind, _, name = part.partition(":")
        kind = kind.strip().lower()
        if kind not in KINDS:
            raise refuse("seats", "--seats", f"{shown(kind)} is not one of {', '.join(KINDS)}")
        seats.append(Seat(kind, name.strip() or None))
    return tuple(seats)


def parse_sheets(text: str, seats: int, *, equal: bool = False) -> tuple[int | None, ...]:
    """The sheet types of `1,dealt,4`, one for each seat; None where the sheet is dealt."""
    parts = [part.strip().lower() for part in text.split(",")]
    if not all(part == DEALT or _is_sheet(part) for part in parts):
        raise refuse("sheets", "--sheets", f"{shown(text)} is not a list of sheets 1 to {SHEET_TYPES}, like 1,4")
    sheets = tuple(None if part == DEALT else int(part) for part in parts)
    if not equal and has_equal(sheets):
        raise refuse("sheets", "--sheets", "every player needs a different sheet, but for --equal-sheets")
    if len(sheets) != seats:
        raise refuse("sheets", "--sheets", f"{len(sheets)} sheets for {seats} players")
    return sheets


def _is_sheet(text: str) -> bool:
    return text.isascii() and text.isdigit() and 1 <= int(text[:4]) <= SHEET_TYPES


def has_equal(sheets: Sequence[int | None]) -> bool:
    """Whether two seats have chosen the same sheet."""
    chosen = [sheet for sheet in sheets if sheet is not None]
    return len(set(chosen)) < len(chosen)


def parse_options(text: str) -> LineOptions:
    """The options that a list of names switches on."""
    names = [field.name for field in fields(LineOptions)]
    wanted = [part.strip() for part in text.split(",") if part.strip()]
    for name in wanted:
        if name not in names:
            raise refuse("option", "--options", f"{shown(name)} is not one of {', '.join(names)}")
    return LineOptions(**dict.fromkeys(wanted, True))


def named(seats: tuple[Seat, ...], human_names: Iterable[str]) -> tuple[Player, ...]:
    """The players of a record; whoever has no name gets one: a colour, or what the bot is called."""
    colours = tuple(human_names)
    taken = {seat.name for seat in seats if seat.name is not None}
    players = []
    for place, seat in enumerate(seats):
        name = seat.name
        if name is None:
            name = colours[place] if seat.kind == HUMAN else seat.kind.capitalize()
            name = _unused(name, taken)
            taken.add(name)
        players.append(Player(name=name, bot=None if seat.kind == HUMAN else seat.kind))
    return tuple(players)


def _unused(name: str, taken: set[str]) -> str:
    number = 2
    found = name
    while found in taken:
        found = f"{name} {number}"
        number += 1
    return found


def player_names(seats: tuple[Seat, ...], words: Words) -> tuple[Player, ...]:
    """The players at these seats, those without a name called by their colours or bots."""
    return named(seats, [words(f"play-colour-{colour}") for colour in SEAT_COLOURS])


def deal(city: City, seats: int, options: LineOptions, seed: str, choices: LineChoices | None = None) -> LineGame:
    """A game dealt from a seed. `FaultsFound` if this many cannot play there."""
    most = city.players[1]
    if not 1 <= seats <= most:
        raise refuse("players", "--seats", f"{city.name} is for at most {most} players, not {seats}")
    return start_game(city, deal_line_setup(city, seats, seed, choices), options)
