"""The commands by what they need to be installed."""

from __future__ import annotations

from pathlib import Path

from allaboard.boards.loader import load
from allaboard.bots import Perspective, bot_of
from allaboard.deals import deal_line_setup
from allaboard.engine import start_game
from allaboard.records import Player, record_of, write_record

BARE = (
    "--version",
    "score game.aab.json",
    "replay game.aab.json --json",
    "show game.aab.json -o game.svg",
    "check game.aab.json",
    "schema record",
    "play --help",
)
# A command, and the extra that it names where it is missing.
NEEDS = (
    ("serve --port 0", "server"),
    ("show game.aab.json -o game.png", "print"),
    ("print --city rome -o rome.pdf", "print"),
    ("arena greedy random --games 2", "bots"),
    ("bench server", "bench"),
    ("bench web", "bench"),
    ("bench envs", "envs"),
)
# With the extra in a real environment: these end by themselves.
WITH = {
    "server": "db --help",
    "bots": "arena greedy random --games 2 --jobs 1",
    "print": "print --city rome --parts sheets -o rome.pdf",
    "bench": "bench --seconds 0.05",
    "envs": "bench envs --seconds 0.05",
}


def write_game(path: Path) -> None:
    """A finished game in a file."""
    city = load("new_york")
    game = start_game(city, deal_line_setup(city, 2, "packed"))
    bots = [bot_of("greedy", str(seat)) for seat in range(2)]
    while game.pending():
        seat = game.pending()[0]
        game.apply(seat, bots[seat].choose(Perspective(game, seat)))
    write_record(path, record_of(game, (Player("Ada"), Player("Bruno")), "packed"))
