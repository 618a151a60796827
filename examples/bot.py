#!/usr/bin/env python3
"""A player for the arena of All Aboard, with nothing but Python: takes what brings most right now.

allaboard bot-check "python examples/bot.py"
allaboard arena "exec:python examples/bot.py" greedy --games 100
"""

import json
import random
import sys


def decide(question: dict, chance: random.Random) -> str:
    """One of the legal actions. In a line game each turn says the own total after it; null would eliminate."""
    legal = question["legal"]
    alive = [choice for choice in legal if choice.get("total") is not None]
    if alive:
        return max(alive, key=lambda choice: choice["total"])["action"]
    return chance.choice(legal)["action"]


chance = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    answer = None
    if message["type"] == "hello":
        answer = {"type": "ready", "version": 1, "name": "best now"}
    elif message["type"] == "start":
        chance.seed(message["seed"])
    elif message["type"] == "decide":
        answer = {"type": "act", "id": message["id"], "action": decide(message, chance)}
    if answer is not None:
        print(json.dumps(answer), flush=True)
