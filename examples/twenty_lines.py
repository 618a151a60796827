"""A bot in twenty lines: it never leaves the map of what it can see, and hates turns that cost boxes."""

from allaboard.boards.loader import load
from allaboard.bots import Perspective, bot_of
from allaboard.deals import deal_line_setup
from allaboard.engine import Action, start_game


class Careful:
    name = "careful"

    def choose(self, perspective: Perspective) -> Action:
        totals, costs = perspective.outlook(), perspective.costs()
        if not totals or not costs:  # a departure, or a game without lines
            return perspective.legal()[0]
        worth = [-99 if total is None else total - 2 * cost[0] for total, cost in zip(totals, costs, strict=True)]
        return perspective.legal()[worth.index(max(worth))]


city = load("london")
game = start_game(city, deal_line_setup(city, seats=4, seed="a quiet afternoon"))
players = [Careful(), *(bot_of("greedy", seed) for seed in "abc")]
while game.pending():
    seat = game.pending()[0]
    game.apply(seat, players[seat].choose(Perspective(game, seat)))
for player, score in zip(players, game.scores(None)["seats"], strict=True):
    print(player.name, score["total"])
