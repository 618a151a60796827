"""Make the pictures of the documentation again.

    python tools/pictures.py

Each shows a finished game between greedy bots, dealt and played from a fixed seed: the same picture every time,
with the fonts it uses inside.
"""

from __future__ import annotations

from pathlib import Path

from allaboard.boards.loader import load
from allaboard.bots import Perspective, bot_of
from allaboard.deals import deal_line_setup
from allaboard.drawing.embedding import with_fonts
from allaboard.drawing.plain import draw_position
from allaboard.engine import start_game
from allaboard.records import Player, record_of

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"


def new_york() -> str:
    """Three players in New York."""
    seed, names = "picture 20", ("Ada", "Bruno", "Chloé")
    city = load("new_york")
    game = start_game(city, deal_line_setup(city, len(names), seed))
    bots = [bot_of("greedy", f"{seed}{seat}") for seat in range(len(names))]
    while game.pending():
        seat = game.pending()[0]
        game.apply(seat, bots[seat].choose(Perspective(game, seat)))
    record = record_of(game, tuple(Player(name, bot="greedy") for name in names), seed)
    return draw_position(record, game, viewer="all")


PICTURES = {"new_york.svg": new_york}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        (FOLDER / name).write_text(with_fonts(draw()), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
