"""Other worlds that look the same to one seat: all that it cannot see is dealt anew."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from allaboard.bots.depot.imagining import imagined
from allaboard.engine import game_of
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.interface import Game
from allaboard.engine.line.deal import LineDeal
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.setup import PERSONAL_OBJECTIVES
from allaboard.engine.line.turn import DEPARTURES


def other_world(game: Game, seat: int, chance: Random) -> Game:
    """Another game that the seat, which is to decide, could not tell from this one."""
    if isinstance(game, LineGame):
        return other_line_game(game, seat, chance)
    assert isinstance(game, DepotGame)
    return imagined(game.view(seat), [action.code for action in game.legal(seat)], chance)


def other_line_game(game: LineGame, seat: int, chance: Random) -> LineGame:
    """Other tickets to come, and other things in the hands of others: objectives in Bus, departures not kept."""
    setup = game.deal.setup
    others = [each for each in range(game.seats) if each != seat]
    coming = list(setup.tickets[game.round :])
    chance.shuffle(coming)
    if game.seats == 1:  # alone, the rival's line and the rush hours depend on the tickets, and are seen
        return game.copy()
    personal = list(setup.personal)
    if not game._personal_is_open() and not game.is_over:
        unknown = [each for each in range(1, PERSONAL_OBJECTIVES + 1) if each != personal[seat]]
        for each, number in zip(others, chance.sample(unknown, len(others)), strict=True):
            personal[each] = number
    hands = setup.hands
    kept = game.departures if game.phase != "departure" else [None] * game.seats
    if hands is not None:
        mine = hands[seat]
        free = [number for number in game.deal.city.departures if number not in {*mine, *kept}]
        chance.shuffle(free)
        hands = tuple(mine if each == seat else (free.pop(), kept[each] or free.pop()) for each in range(game.seats))
    changed = replace(setup, tickets=(*setup.tickets[: game.round], *coming), personal=tuple(personal), hands=hands)
    twin = game_of(LineDeal(game.deal.city, changed, game.deal.options))
    for each, departure in enumerate(game.departures):
        if departure is not None and twin.legal(each):
            hidden = game.phase == "departure" and each != seat
            twin.play(each, twin.legal(each)[chance.randrange(2)] if hidden else DEPARTURES[departure])
    for turn in game.actions:
        twin.play(twin.pending()[0], turn)
    return twin
