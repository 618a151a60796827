"""A table before the game: which city, who sits where, which sheets and options."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace

from allaboard.boards.city import City
from allaboard.boards.faults import refuse
from allaboard.boards.harmless import shown
from allaboard.bots import BOT_NAMES
from allaboard.deals import deal_line_setup, rival_line
from allaboard.engine import LineGame, LineOptions, LineSetup, start_game
from allaboard.engine.line.setup import MOST_PLAYERS
from allaboard.engine.line.shapes import SHEET_TYPES
from allaboard.records import Player

HUMAN = "human"
KINDS = (HUMAN, *BOT_NAMES)


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


def parse_sheets(text: str, seats: int) -> tuple[int, ...]:
    """The sheet types of `1,4`, one for each seat."""
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() and 1 <= int(part[:4]) <= SHEET_TYPES for part in parts):
        raise refuse("sheets", "--sheets", f"{shown(text)} is not a list of sheets 1 to {SHEET_TYPES}, like 1,4")
    sheets = tuple(int(part) for part in parts)
    if len(set(sheets)) != len(sheets):
        raise refuse("sheets", "--sheets", "every player needs a different sheet")
    if len(sheets) != seats:
        raise refuse("sheets", "--sheets", f"{len(sheets)} sheets for {seats} players")
    return sheets


def parse_options(text: str) -> LineOptions:
    """The options that a list of names switches on."""
    names = [field.name for field in fields(LineOptions)]
    wanted = [part.strip() for part in text.split(",") if part.strip()]
    for name in wanted:
        if name not in names:
            raise refuse("option", "--options", f"{shown(name)} is not one of {', '.join(names)}")
    return LineOptions(**dict.fromkeys(wanted, True))


def check_seed(seed: str) -> None:
    """A seed is a text that every build reads alike."""
    if not seed or len(seed) > 200 or not seed.isprintable():
        raise refuse("seed", "--seed", "a seed is a visible text of 1 to 200 characters")


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


def deal(city: City, seats: int, options: LineOptions, seed: str, sheets: tuple[int, ...] | None) -> LineGame:
    """A game dealt from a seed. `FaultsFound` if this many cannot play there."""
    most = city.players[1]
    if not 1 <= seats <= most:
        raise refuse("players", "--seats", f"{city.name} is for at most {most} players, not {seats}")
    setup = deal_line_setup(city, seats, seed)
    if sheets is not None:
        setup = _with_sheets(city, setup, sheets)
    return start_game(city, setup, options)


def _with_sheets(city: City, setup: LineSetup, sheets: tuple[int, ...]) -> LineSetup:
    """The same deal with chosen sheets (S1); the rival of solo is drawn with the sheet after the player's (Z3)."""
    setup = replace(setup, sheets=sheets)
    return replace(setup, rival=rival_line(city, setup)) if setup.rival else setup
