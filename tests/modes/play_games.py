"""Plays seeded games and prints one digest of all that was legal, all that happened and how they ended.

    python tests/modes/play_games.py 300

Game k is played in the k-th kind of table (every city, every number of players that fits it, alone included), dealt
from the seed `game k`, and every choice is drawn by index from `random.Random(k)`. So the digest depends on the
order of `legal`, on every event and every final score, and on nothing else: two builds of the engine that agree on it
play the same games.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys

from allaboard.boards.loader import load
from allaboard.deals import deal_line_setup
from allaboard.engine import LineOptions, is_compiled, start_game

TABLES = [
    *(("new_york", seats) for seats in (1, 2, 3)),
    *(("rome", seats) for seats in (1, 2, 3)),
    *(("london", seats) for seats in (1, 2, 3, 4, 5)),
    *(("paris", seats) for seats in (1, 2, 3, 4, 5)),
]


def digest_of(games: int) -> str:
    """The digest of that many games."""
    heard = hashlib.sha256()
    for number in range(games):
        name, seats = TABLES[number % len(TABLES)]
        city = load(name)
        options = LineOptions(any_city=1 < seats < city.players[0])
        game = start_game(city, deal_line_setup(city, seats, f"game {number}"), options)
        chance = random.Random(number)
        while game.pending():
            seat = game.pending()[0]
            legal = list(game.legal(seat))
            heard.update("\n".join(map(str, legal)).encode())
            events = game.apply(seat, legal[chance.randrange(len(legal))])
            heard.update(repr([event.to_json() for event in events]).encode())
        heard.update(json.dumps(game.tally()).encode())
    return heard.hexdigest()


if __name__ == "__main__":
    count = int(sys.argv[1])
    print(json.dumps({"games": count, "compiled": is_compiled(), "digest": digest_of(count)}))
