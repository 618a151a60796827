"""OpenSpiel: every game as a Python game of theirs, for the algorithms that come with it.

    import pyspiel, allaboard.envs.spiel
    game = pyspiel.load_game("python_allaboard", {"game": "new_york", "seats": 2})

Chance is explicit (`chance`), so a planner that walks over chance nodes does not foresee tickets. What it would still
see in a copy of the state are the others' secrets; planners for hidden information ask `resample_from_infostate` for
a world that looks the same to a player, in which all of those are drawn anew. The text of an information state says
what the player sees now, and what it has decided so far.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from allaboard.engine.depot.cards import BUS_NUMBERS, TRAVELLER_NUMBERS
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.line.game import LineGame
from allaboard.envs.chance import Dealing, draws_of, start, tickets_left, waits_for_ticket, with_ticket
from allaboard.envs.depot.factored import numbers_of
from allaboard.envs.kinds import Kind, kind_of
from allaboard.envs.rewards import REWARDS, reward_range, rewards_of
from allaboard.envs.tables import NOBODY, Table, table_of
from allaboard.envs.worlds import other_depot

NAME: Final = "python_allaboard"
DEFAULTS: Final = {"game": "new_york", "seats": 0, "acting": "steps", "reward": "margin"}  # 0: the fewest
_LONGEST: Final = 4_000  # more steps than any game has


def _type(utility: Any) -> Any:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="All Aboard: Bus, Metro and Depot",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class Shared:
    """What all states of a game have in common; a copy of a state does not copy it."""

    def __init__(self, kind: Kind, acting: Any, reward: Any) -> None:
        self.kind, self.acting, self.reward = kind, acting, reward
        self.draws = draws_of(kind)
        self.table = table_of(kind, acting)

    def __deepcopy__(self, memo: object) -> Shared:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Shared, (self.kind, self.acting, self.reward)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One kind of game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted: dict[str, Any] = {**DEFAULTS, **(params or {})}
        kind = kind_of(wanted["game"], wanted["seats"] or None)
        if wanted["reward"] not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {wanted['reward']!r}")
        self.shared = Shared(kind, wanted["acting"], wanted["reward"])
        least, most = reward_range(wanted["reward"], self.shared.table.game)
        balanced = kind.seats == 2 and wanted["reward"] == "margin"
        utility = pyspiel.GameType.Utility.ZERO_SUM if balanced else pyspiel.GameType.Utility.GENERAL_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.shared.table.actions,
            max_chance_outcomes=max(12, *[draw.size for draw in self.shared.draws]),
            num_players=kind.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if balanced else None,
            max_game_length=_LONGEST,
        )
        super().__init__(_type(utility), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.shared)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.shared, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: first the deal, draw by draw, then the game."""

    def __init__(self, game: SpielGame, shared: Shared) -> None:
        super().__init__(game)
        self.shared = shared
        self.dealing = Dealing(shared.draws)
        self.table: Table | None = None
        self.decided: list[list[int]] = [[] for _ in range(shared.kind.seats)]

    # What OpenSpiel asks.

    def current_player(self) -> int:
        if self.table is None or waits_for_ticket(self.table.game):
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.game.is_over

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return self.table.legal() if player == self.table.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self._outcomes()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _outcomes(self) -> list[int]:
        if self.table is None:
            return self.dealing.outcomes()
        game = self.table.game
        assert isinstance(game, LineGame)
        return [ticket - 1 for ticket in tickets_left(game)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.dealing.take(action)
            if self.dealing.next() is None:
                self.table = table_of(self.shared.kind, self.shared.acting)
                self.table.begin(start(self.shared.kind, self.dealing.drawn))
        elif waits_for_ticket(self.table.game):
            game = self.table.game
            assert isinstance(game, LineGame)
            self.table.begin(with_ticket(game, action + 1))
        else:
            seat = self.table.seat
            self.table.act(action)  # an illegal one raises `IllegalAction` and changes nothing
            self.decided[seat].append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.shared.table.name_of(action)
        draw = self.dealing.next() if self.table is None else None
        return f"ticket {action + 1}" if draw is None else f"{draw.name}: {action}"

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.shared.kind.seats
        assert self.table is not None
        return [float(reward) for reward in rewards_of(self.shared.reward, [self.table.game])[0]]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"{self.observation_string(seat)} {self.decided[seat]}"

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        if self.table is None:
            return f"seat {seat}: dealing"
        seen = json.dumps(self.table.game.view(seat), separators=(",", ":"))
        return f"{seen} {self.table.unfinished(seat)}"

    def __str__(self) -> str:
        if self.table is None:
            return json.dumps(self.dealing.drawn)
        return json.dumps([self.table.game.view(None), [action.text for action in self.table.game.actions]])

    # Other worlds.

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to a player who is to decide, with all that it cannot see drawn anew."""
        chance = Random(int(sampler() * 2**53))
        assert self.table is not None
        if isinstance(self.table.game, LineGame):
            return self._other_deal(player, self.table.game, chance)
        return self._other_table(player, self.table.game, chance)

    def _other_deal(self, player: int, game: LineGame, chance: Random) -> SpielState:
        """The same history on another deal of what is secret: objectives of the others, and their hands (S3, S4)."""
        drawn = {name: list(numbers) for name, numbers in self.dealing.drawn.items()}
        others = [seat for seat in range(game.seats) if seat != player]
        if game.view(player)["seats"][others[0] if others else player]["personal"] is None:
            unknown = [number for number in range(5) if number != drawn["personal"][player]]
            for seat, number in zip(others, chance.sample(unknown, len(others)), strict=True):
                drawn["personal"][seat] = number
        numbers = sorted(game.deal.city.departures)
        are_revealed = game.phase != "departure"
        taken = set(drawn["hands"][2 * player : 2 * player + 2])
        kept = {seat: numbers.index(game.departures[seat] or 0) for seat in others} if are_revealed else {}
        free = [each for each in range(len(numbers)) if each not in taken and each not in kept.values()]
        chance.shuffle(free)
        for seat in others:
            hand = [kept[seat], free.pop()] if are_revealed else [free.pop(), free.pop()]
            chance.shuffle(hand)
            drawn["hands"][2 * seat : 2 * seat + 2] = hand
        return self._again(player, drawn, chance)

    def _dealt(self, drawn: dict[str, list[int]]) -> SpielState:
        """A state in which this was drawn."""
        state: SpielState = self.get_game().new_initial_state()
        for draw in self.shared.draws:
            for outcome in drawn[draw.name]:
                state.apply_action(outcome)
        return state

    def _again(self, player: int, drawn: dict[str, list[int]], chance: Random) -> SpielState:
        """The history of this state, on another deal."""
        assert self.table is not None
        state = self._dealt(drawn)
        is_secret = self.table.game.phase == "departure"
        for action in self.history()[sum(draw.count for draw in self.shared.draws) :]:
            is_own = state.current_player() == player
            state.apply_action(chance.choice(state.legal_actions()) if is_secret and not is_own else action)
        return state

    def _other_table(self, player: int, game: DepotGame, chance: Random) -> SpielState:
        """The same table with other hands and piles, by a history of its own; days to come are dealt anew."""
        twin = other_depot(game, player, chance)
        setup = twin.deal.setup
        drawn = {"first": [setup.first], "ties": list(setup.ties)}
        for day, decks in enumerate(setup.days):
            drawn[f"buses {day}"] = [BUS_NUMBERS[name] for name in decks.buses]
            drawn[f"travellers {day}"] = [TRAVELLER_NUMBERS[name] for name in decks.travellers]
        state = self._dealt(drawn)
        own = iter(self.decided[player])  # the same, with their halves in the same order
        for code in twin._decisions:
            numbers = numbers_of(code)
            is_own = state.current_player() == player
            for number in numbers:
                state.apply_action(next(own) if is_own else number)
        for number in own:  # the half that is made
            state.apply_action(number)
        return state


class SpielObserver:
    """What a player sees, as OpenSpiel wants to have it."""

    def __init__(self, shared: Shared, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations; {params} were given")
        self.tensor = np.zeros(shared.table.layout.size, np.float32)
        self.dict = {span.name: self.tensor[span.start : span.stop] for span in shared.table.layout.spans}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what the player sees; zeros while the game is dealt."""
        self.tensor[:] = 0 if state.table is None else state.table.flat(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


def register() -> None:
    """Tell OpenSpiel. To do it twice changes nothing."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(_type(pyspiel.GameType.Utility.GENERAL_SUM), SpielGame)


register()
