"""N2: the set-up of a line game from a seed, solo with its rival line (Z1, Z3)."""

from __future__ import annotations

from dataclasses import replace

from allaboard.boards.city import City
from allaboard.boards.faults import FaultsFound, refuse
from allaboard.bots import GreedyBot, Perspective
from allaboard.deals.choices import LineChoices
from allaboard.deals.stream import Stream
from allaboard.engine import game_of
from allaboard.engine.line.deal import LineDeal
from allaboard.engine.line.setup import (
    COMMON_OBJECTIVES,
    OBJECTIVE_NAMES,
    PERSONAL_OBJECTIVES,
    SOLO_COMMON_OBJECTIVES,
    LineOptions,
    LineSetup,
)
from allaboard.engine.line.shapes import SHEET_TYPES, TICKETS
from allaboard.engine.line.turn import Turn


def deal_line_setup(city: City, seats: int, seed: str, choices: LineChoices | None = None) -> LineSetup:
    """What the seed deals to `seats` players in `city`; departures are still to be chosen from the hands.

    `choices` are put in after everything is drawn. Raises `FaultsFound` if the city has no room for so many, or if the
    choices do not fit.
    """
    choices = choices or LineChoices()
    if not 1 <= seats <= city.players[1]:
        raise refuse("players", "players", f"{city.name} is for at most {city.players[1]} players, not {seats}")
    if faults := choices.faults(seats):
        raise FaultsFound(faults)
    stream = Stream(seed)
    sheets = choices.sheets_for(seats, seed, stream.shuffled(range(1, SHEET_TYPES + 1)))
    personal = stream.shuffled(range(1, PERSONAL_OBJECTIVES + 1))[:seats]
    slots = SOLO_COMMON_OBJECTIVES if seats == 1 else COMMON_OBJECTIVES
    common = stream.shuffled(OBJECTIVE_NAMES[city.game])[:slots]
    pawns = stream.shuffled(sorted(city.departures))
    tickets = stream.shuffled(range(1, TICKETS + 1))
    inspector = stream.below(seats)
    setup = LineSetup(
        sheets=sheets,
        personal=tuple(personal),
        common=tuple(common),
        departures=(None,) * seats,
        tickets=tuple(tickets),
        inspector=inspector if choices.first is None else choices.first,
        hands=tuple((pawns[2 * seat], pawns[2 * seat + 1]) for seat in range(seats)),
    )
    if seats > 1:
        return setup
    half = TICKETS // 2
    rush = (stream.below(half), half + stream.below(half))
    return replace(setup, rush=rush, rival=rival_line(city, setup))


def rival_line(city: City, setup: LineSetup) -> tuple[str, ...]:
    """Z3: the line that `greedy` draws alone, without objectives, with the next sheet and the tickets reversed."""
    assert setup.hands is not None
    departure = min(number for number in city.departures if number not in setup.hands[0])
    alone = LineSetup(
        sheets=(setup.sheets[0] % SHEET_TYPES + 1,),
        personal=(None,),
        common=(),
        departures=(departure,),
        tickets=setup.tickets[::-1],
        inspector=0,
    )
    game = game_of(LineDeal(city, alone, LineOptions(), first_ticket=setup.tickets[0]))
    greedy = GreedyBot()
    line = [city.departures[departure]]
    while not game.is_over:
        turn = greedy.choose(Perspective(game, 0))
        assert isinstance(turn, Turn)
        line += turn.stops[1:-1] if turn.loops else turn.stops[1:]
        game.play(0, turn)
    return tuple(line)
