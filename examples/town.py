"""A city of one's own: a small town of six avenues and nine streets, written to a file and played at once.

python examples/town.py town.json
allaboard check town.json
allaboard play --city town.json
"""

import json
import sys
from itertools import pairwise
from pathlib import Path

from allaboard.boards.loader import parse_city
from allaboard.bots import Perspective, bot_of
from allaboard.deals import deal_line_setup
from allaboard.engine import start_game

# Who waits where, row by row. A digit is a departure on a green light, `*` a green light without a number.
PLAN = """
granny       student      *            tourist      university   student
1            monument     professional granny       2            office
tourist      granny       museum       student      tourist      *
university   student      office       professional granny       tourist
3            professional tourist      monument     student      4
office       granny       *            museum       professional granny
student      tourist      university   tourist      office       student
professional monument     granny       student      *            tourist
5            museum       tourist      office       granny       6
"""
LETTERS = "abcdefghijklmno"


def town() -> dict[str, object]:
    """The town as a city file has it."""
    rows = [line.split() for line in PLAN.split("\n") if line]
    stops: dict[str, dict[str, object]] = {}
    letters = iter("".join(f"{letter}-" for letter in LETTERS))  # every second stop without a number has one
    for row, signs in enumerate(rows, start=1):
        for column, sign in zip("ABCDEF", signs, strict=True):
            is_light = sign.isdigit() or sign == "*"
            stop: dict[str, object] = {"icons": ["green_light" if is_light else sign]}
            if sign.isdigit():
                stop["departure"] = int(sign)
            elif (letter := next(letters, "-")) != "-":
                stop["letter"] = letter
            stops[f"{column}{row}"] = stop
    across = [[f"{left}{row}", f"{right}{row}"] for row in range(1, 10) for left, right in pairwise("ABCDEF")]
    down = [[f"{column}{row}", f"{column}{row + 1}"] for column in "ABCDEF" for row in range(1, 9)]
    return {
        "city": "town",
        "game": "bus",
        "players": [2, 3],
        "stops": stops,
        "roads": across + down,
        "jammed_roads": [["C3", "D3"], ["D3", "D4"]],
        "personal_objectives": [list(LETTERS[start::5]) for start in range(5)],
    }


city = parse_city(town())  # raises FaultsFound with everything that is wrong
if len(sys.argv) > 1:
    Path(sys.argv[1]).write_text(json.dumps(town(), indent=1), encoding="utf-8")
game = start_game(city, deal_line_setup(city, seats=2, seed="first day"))
players = [bot_of("greedy", seed) for seed in "ab"]
while game.pending():
    seat = game.pending()[0]
    game.apply(seat, players[seat].choose(Perspective(game, seat)))
print([score["total"] for score in game.scores(None)["seats"]])
