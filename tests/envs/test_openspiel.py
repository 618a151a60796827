"""OpenSpiel's own tests and algorithms on our games, and that its players cannot peek."""

from __future__ import annotations

import copy
import os
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

if os.environ.get("CI") != "true":
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")

import pyspiel
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import allaboard.envs.spiel  # noqa: F401 - registers the game
from allaboard.engine import IllegalAction

KINDS = [
    {"game": "new_york"},
    {"game": "new_york", "seats": 1, "reward": "score"},
    {"game": "rome", "seats": 3, "acting": "turns", "reward": "win"},
    {"game": "london", "acting": "turns"},
    {"game": "paris", "seats": 2, "acting": "turns"},
    {"game": "depot", "seats": 2},
    {"game": "depot", "seats": 4, "reward": "score"},
]


def load(parameters: dict[str, Any]) -> Any:
    return pyspiel.load_game("python_allaboard", parameters)


def named(parameters: dict[str, Any]) -> str:
    return " ".join(str(each) for each in parameters.values())


def some_state(game: Any, chance: Random, decisions: int) -> Any:
    """A state after so many random decisions, at which a player is to decide."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            if decisions == 0:
                break
            decisions -= 1
        before = state.clone()
        state.apply_action(chance.choice(state.legal_actions()))
        if state.is_terminal():
            return before
    return state


@pytest.mark.parametrize("parameters", KINDS, ids=named)
def test_random_simulation_by_openspiel(parameters: dict[str, Any]) -> None:
    is_long = parameters["game"] == "depot"
    pyspiel.random_sim_test(load(parameters), num_sims=1, serialize=not is_long, verbose=False)


@pytest.mark.parametrize("parameters", [*KINDS[:-1], pytest.param(KINDS[-1], marks=pytest.mark.proof)], ids=named)
def test_playthrough_by_openspiel(parameters: dict[str, Any]) -> None:
    text = ",".join(f"{name}={value}" for name, value in parameters.items())
    lines = generate_playthrough.playthrough_lines(f"python_allaboard({text})", seed=3)
    assert any("IsTerminal() = True" in line for line in lines)
    assert any("ChanceOutcomes()" in line for line in lines)


def test_tickets_are_drawn_when_their_round_begins() -> None:
    game = load({"game": "rome", "acting": "turns"})
    state = some_state(game, Random(2), 2)
    assert len(state.table.game.deal.setup.tickets) == 1
    assert state.table.game.round == 1


@pytest.mark.parametrize("parameters", KINDS, ids=named)
def test_an_illegal_action_is_refused_and_changes_nothing(parameters: dict[str, Any]) -> None:
    state = some_state(load(parameters), Random(1), 7)
    legal, history = state.legal_actions(), state.history()
    seen = state.information_state_string(state.current_player())
    wrong = next(action for action in range(state.num_distinct_actions()) if action not in legal)
    with pytest.raises(IllegalAction):
        state.apply_action(wrong)
    assert (state.legal_actions(), state.history()) == (legal, history)
    assert state.information_state_string(state.current_player()) == seen


@pytest.mark.parametrize("parameters", KINDS, ids=named)
def test_returns_stay_within_the_utilities_of_the_game(parameters: dict[str, Any]) -> None:
    game, chance = load(parameters), Random(2)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    assert all(game.min_utility() <= own <= game.max_utility() for own in state.returns())


@pytest.mark.parametrize("parameters", KINDS, ids=named)
def test_another_world_looks_the_same_and_can_be_played(parameters: dict[str, Any]) -> None:
    game = load(parameters)
    for number in range(4):
        chance = Random(number)
        state = some_state(game, chance, chance.randrange(30))
        player = state.current_player()
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(number, 0.0, 1.0))
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert np.array_equal(other.table.flat(player), state.table.flat(player))
        while not other.is_terminal():
            other.apply_action(chance.choice(other.legal_actions()))
        assert len(other.returns()) == game.num_players()


@pytest.mark.parametrize("parameters", KINDS, ids=named)
def test_another_world_is_serialised_copied_and_replayed_as_itself(parameters: dict[str, Any]) -> None:
    """Its history is its own: whoever applies it again comes to that world, with all that is hidden there."""
    game = load(parameters)
    for number in range(6):
        chance = Random(number)
        state = some_state(game, chance, chance.randrange(60))
        player = state.current_player()
        world = state.resample_from_infostate(player, Random(number).random)
        again = game.new_initial_state()
        for action in world.history():
            again.apply_action(action)
        others = [
            again,
            game.deserialize_state(world.serialize()),
            pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, world))[1],
            pickle.loads(pickle.dumps(world)),  # noqa: S301 - our own
            world.clone(),
            copy.deepcopy(world),
        ]
        for other in others:
            assert other.history() == world.history()
            assert other.table.game == world.table.game
            assert other.legal_actions() == world.legal_actions()
            assert str(other) == str(world)
            for seat in range(game.num_players()):
                assert other.information_state_string(seat) == world.information_state_string(seat)
            assert np.array_equal(other.table.flat(player), world.table.flat(player))
        assert world.information_state_string(player) == state.information_state_string(player)


def test_other_worlds_of_depot_differ_in_hands_and_piles() -> None:
    state = some_state(load({"game": "depot", "seats": 3}), Random(1), 25)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, Random(number).random) for number in range(8)]
    for hidden in ("hands", "buses", "pile", "bus_pile"):
        assert len({str(getattr(world.table.game._day, hidden)) for world in worlds}) > 4
    assert len({str(world.history()) for world in worlds}) == 8
    assert len({world.table.game.view(player)["turn"] for world in worlds}) == 1
    assert {world.table.game.deal.setup.first for world in worlds} == {state.table.game.deal.setup.first}


def test_other_worlds_differ_in_what_is_hidden() -> None:
    state = some_state(load({"game": "london"}), Random(1), 9)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, Random(number).random) for number in range(6)]
    setups = {world.table.game.deal.setup.personal for world in worlds}
    assert len(setups) > 1
    assert {personal[player] for personal in setups} == {state.table.game.deal.setup.personal[player]}


@pytest.mark.parametrize(
    "parameters", [{"game": "new_york", "acting": "turns"}, {"game": "depot", "seats": 2}], ids=named
)
def test_openspiels_search_for_hidden_information_plays(parameters: dict[str, Any]) -> None:
    game = load(parameters)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 6, random_state=np.random.RandomState(2))
    state = some_state(game, Random(5), 25 if parameters["game"] == "depot" else 12)
    assert bot.step(state.clone()) in state.legal_actions()


def test_openspiels_tree_search_plays_over_chance() -> None:
    game = load({"game": "new_york", "acting": "turns"})
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 8, evaluator, random_state=np.random.RandomState(3))
    state = some_state(game, Random(6), 14)
    assert bot.step(state) in state.legal_actions()
