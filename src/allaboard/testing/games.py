"""What every game must hold: the interface of `allaboard.engine`, and what it promises."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from allaboard.boards.loader import load, names
from allaboard.deals import deal_depot_setup, deal_line_setup
from allaboard.engine import start_game
from allaboard.engine.actions import Action, IllegalAction
from allaboard.engine.depot.game import start_depot
from allaboard.engine.depot.setup import LEAST_PLAYERS, MOST_PLAYERS
from allaboard.engine.interface import Game
from allaboard.engine.line.setup import LineOptions
from allaboard.testing.chance import stir, untouched
from allaboard.testing.worlds import other_world

Start: TypeAlias = Callable[[str], Game]
OtherWorld: TypeAlias = Callable[[Game, int, Random], Game]
MOST_ACTIONS = 10_000  # a game with more is taken to have no end


@dataclass(frozen=True)
class GameCase:
    """A kind of game, and how much of it is tried.

    `start` makes a new game from a seed. `other` makes a game that looks the same to a seat that is to decide, with
    everything that it cannot see dealt anew; a game without secrets needs none.
    """

    name: str
    start: Start
    other: OtherWorld | None = None
    games: int = 2
    every: int = 5  # positions between those that are looked at closely


def built_in_games() -> list[GameCase]:
    """Every game of this house, in every city, for every number of players."""
    cases = []
    for name in names():
        city = load(name)
        for seats in range(1, city.players[1] + 1):
            options = LineOptions(any_city=1 < seats < city.players[0])

            def start_line(seed: str, name: str = name, seats: int = seats, options: LineOptions = options) -> Game:
                city = load(name)
                return start_game(city, deal_line_setup(city, seats, seed), options)

            cases.append(GameCase(f"{name} {seats}", start_line, other_world))
    for seats in range(LEAST_PLAYERS, MOST_PLAYERS + 1):

        def start_cards(seed: str, seats: int = seats) -> Game:
            return start_depot(deal_depot_setup(seats, seed))

        cases.append(GameCase(f"depot {seats}", start_cards, other_world, games=1, every=25))
    return cases


def _positions(case: GameCase) -> Iterator[tuple[Game, Random, bool]]:
    """Random games, position by position, and whether this one is to be looked at closely. The end is always."""
    for number in range(case.games):
        chance = Random(f"{case.name} {number}")
        game = case.start(f"testing {number}")
        for count in range(MOST_ACTIONS):
            yield game, chance, game.is_over or count % case.every == 0
            if game.is_over:
                break
            _play_on(game, chance)
        assert game.is_over, f"no end after {MOST_ACTIONS} actions"


def _play_on(game: Game, chance: Random) -> Action:
    seat = chance.choice(game.pending())
    action = chance.choice(list(game.legal(seat)))
    game.apply(seat, action)
    return action


def _seen(game: Game) -> str:
    """All that anyone may know of a game, as text."""
    viewers = (None, *range(game.seats))
    return json.dumps([[game.view(viewer), game.scores(viewer)] for viewer in viewers])


# The checks.


def interface(case: GameCase) -> None:
    """Seats, phases and pending seats are what they should be, and the game has an end with scores."""
    for game, _, closely in _positions(case):
        pending = game.pending()
        assert game.seats >= 1, "a game has seats"
        assert all(0 <= seat < game.seats for seat in pending), f"pending: {pending}"
        assert len(set(pending)) == len(pending), f"a seat is pending twice: {pending}"
        assert bool(pending) != game.is_over, "somebody is to decide exactly as long as the game is not over"
        assert isinstance(game.phase, str), "a phase is a text"
        if closely:
            for viewer in (None, *range(game.seats)):
                scores = game.scores(viewer)
                assert scores["over"] == game.is_over, "scores say whether the game is over"
                many, one = game.scores_for((viewer, None)), game.view(viewer)
                assert many[0] == scores, "scores_for says the same as scores"
                assert game.views_for((None, viewer))[1] == one, "views_for says the same as view"


def legality(case: GameCase) -> None:
    """Legal actions can be named, parsed and found, stand in a stable order, and only pending seats have any."""
    for game, _, closely in _positions(case):
        if not closely:
            continue
        for seat in range(game.seats):
            legal = game.legal(seat)
            texts = [action.text for action in legal]
            assert bool(texts) == (seat in game.pending()), f"seat {seat} has {len(texts)} actions"
            assert texts == sorted(set(texts)), "actions stand in the order of their texts, each once"
            assert len(legal) == len(texts), "as many as it says"
            for place in {0, len(texts) // 2, len(texts) - 1} if texts else ():
                action = legal[place]
                assert action in legal, f"{action} is legal"
                assert game.named(seat, action.text) == action, f"{action} can be named"
                assert game.parse(action.text) == action, f"{action} can be parsed"
                game.copy().apply(seat, action)


def refusals(case: GameCase) -> None:
    """An illegal action raises `IllegalAction` and changes nothing."""
    earlier: list[Action] = []
    for game, chance, closely in _positions(case):
        if closely and earlier:
            before, twin = _seen(game), game.copy()
            for seat in range(game.seats):
                legal = set(game.legal(seat))
                for action in chance.sample(earlier, min(4, len(earlier))):
                    if action in legal:
                        continue
                    try:
                        game.apply(seat, action)
                    except IllegalAction:
                        continue
                    raise AssertionError(f"{action} was carried out for seat {seat}, though it is not legal")
            assert _seen(game) == before, "a refused action changed what is seen"
            assert game == twin, "a refused action changed the game"
        if not game.is_over:
            earlier += list(game.legal(game.pending()[0]))[:2]


def copies(case: GameCase) -> None:
    """A copy is equal, and goes its own way."""
    for game, chance, closely in _positions(case):
        if closely and not game.is_over:
            before, twin = _seen(game), game.copy()
            assert twin == game, "a copy is equal"
            _play_on(twin, chance)
            assert _seen(game) == before, "what happens to a copy does not happen to the game"
            assert twin != game, "games with different histories are different"


def pickling(case: GameCase) -> None:
    """A pickled game is the same game, and goes on the same way."""
    for game, _, closely in _positions(case):
        if closely:
            twin = pickle.loads(pickle.dumps(game))  # noqa: S301 - our own
            assert twin == game, "a pickled game is equal"
            assert _seen(twin) == _seen(game), "a pickled game is seen alike"
            if not game.is_over:
                seat = game.pending()[0]
                texts = [[action.text for action in each.legal(seat)] for each in (game, twin)]
                assert texts[0] == texts[1], "a pickled game has the same actions"


def seeds(case: GameCase) -> None:
    """A seed and the actions decide everything, whatever becomes of the generators that the program shares."""
    stories: list[list[str]] = []
    for stirring in (1, 2):
        stir(stirring)
        story = []
        with untouched("the game"):
            for game, _, closely in _positions(case):
                if closely:
                    story.append(_seen(game))
        stories.append(story)
    assert stories[0] == stories[1], "the same seeds and actions gave another game"
    one, other = case.start("seed"), case.start("seed")
    assert one == other, "a seed deals the same again"
    assert any(_seen(case.start(f"seed {number}")) != _seen(one) for number in range(5)), "all seeds deal the same"


def data(case: GameCase) -> None:
    """Views, scores and events are plain data, and what is given away can be changed without harm."""
    for game, chance, closely in _positions(case):
        if closely and not game.is_over:
            before = _seen(game)
            view = json.loads(json.dumps(game.view(game.pending()[0])))
            assert view == game.view(game.pending()[0]), "a view is plain JSON"
            for viewer in (None, 0):
                for value in game.view(viewer).values():
                    if isinstance(value, list):
                        value.clear()
            assert _seen(game) == before, "whoever changes a view changes the game"
            twin = game.copy()
            _play_on(twin, chance)


def secrecy(case: GameCase) -> None:
    """What a seat cannot see changes nothing that it is told: its view, its actions, its scores."""
    if case.other is None:
        return
    for game, chance, closely in _positions(case):
        if closely and not game.is_over:
            seat = chance.choice(game.pending())
            world = case.other(game, seat, chance)
            assert world.view(seat) == game.view(seat), "worlds that should look alike are seen differently"
            texts = [[action.text for action in each.legal(seat)] for each in (game, world)]
            assert texts[0] == texts[1], "legal actions tell of what is hidden"
            if not hasattr(game, "day"):  # of a finished day an imagined table knows only that it is over
                assert world.scores(seat) == game.scores(seat), "scores tell of what is hidden"


GAME_CHECKS: tuple[Callable[[GameCase], None], ...] = (
    interface,
    legality,
    refusals,
    copies,
    pickling,
    seeds,
    data,
    secrecy,
)


def check_game(case: GameCase) -> None:
    """All checks, one after the other."""
    for check in GAME_CHECKS:
        check(case)
