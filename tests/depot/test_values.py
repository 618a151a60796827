"""A game and an action are values: copies, equality, pickle, text and back."""

from __future__ import annotations

import copy
import json
import pickle
import random

import pytest
from tests.depot.dealing import play_on, random_game
from tests.depot.state import day_state
from tests.depot.vectors import GAMES

from allaboard.engine.actions import Action, IllegalAction
from allaboard.engine.depot.actions import DepotAction, action_of, code_of, text_of
from allaboard.engine.depot.cards import BUS_IDS, TRAVELLER_IDS
from allaboard.engine.depot.day import Day
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.depot.pending import (
    CHOOSE,
    EMPTY_TEST,
    FROM_HAND,
    HAND,
    NO_CARD,
    PENALTY,
    REFILL,
    SLIDE,
    TURNS,
    WAITING_ROOM,
    _simple_steps,
)
from allaboard.engine.interface import Game


def test_a_game_has_the_verbs_of_every_game() -> None:
    game: Game = random_game(1)
    assert game.seats == 3
    assert game.phase == "choose"


@pytest.mark.parametrize("seed", range(20))
def test_a_copy_goes_its_own_way(seed: int) -> None:
    game = play_on(random_game(seed, house_rules=True), random.Random(seed), 40)
    before = [game.view(seat) for seat in (None, *range(game.seats))]
    twin = game.copy()
    assert twin == game
    assert copy.copy(game) == copy.deepcopy(game) == game
    play_on(twin, random.Random(1))
    assert twin != game
    assert [game.view(seat) for seat in (None, *range(game.seats))] == before
    again = play_on(game.copy(), random.Random(1))
    assert again == twin
    assert again.tally() == twin.tally()
    assert game != "a game"


def test_a_pickled_game_goes_on() -> None:
    game = play_on(random_game(3, house_rules=True), random.Random(3), 60)
    twin: DepotGame = pickle.loads(pickle.dumps(game))  # noqa: S301
    assert twin == game
    assert twin.view(0) == game.view(0)
    assert twin.deal == game.deal
    with pytest.raises(TypeError, match=r"^a game changes and has no hash$"):
        hash(game)


def test_two_games_are_equal_by_deal_and_decisions() -> None:
    one, two = random_game(3), random_game(8)
    assert one.seats == two.seats
    assert one != two
    assert one == random_game(3)


def test_an_account_is_a_value() -> None:
    game, twin = random_game(1), random_game(1)
    seat = game.pending()[0]
    first, other = game.legal(seat)[:2]
    mine, same = game.apply(seat, first), twin.apply(seat, first)
    assert mine == same
    assert hash(mine) == hash(same)
    assert mine != random_game(1).apply(seat, other)
    assert mine != list(mine)
    assert len({mine, same, random_game(1).apply(seat, other)}) == 2
    assert len(mine) == len(list(mine))
    assert mine[0] is next(iter(mine))
    assert repr(mine) == f"Events({list(mine)!r})"


def test_an_account_tells_the_forced_decisions_to_programs() -> None:
    """What a record leaves out: with them a day can be played decision by decision (section 14)."""
    for seed in range(10):
        game, rng = random_game(seed, house_rules=True), random.Random(seed)
        day = Day(game.deal.rules, game.seats)
        day.lay_out(game.deal.buses[0], game.deal.travellers[0])
        day.start(game.deal.first, None)
        forced = game.opening().forced()
        while game.day == 1:
            for text in forced:
                assert [text_of(code) for code in day.options] == [text]
                day.answer(day.options[0], None)
            assert state_text(day) == state_text(game._day)
            seat = game.pending()[0]
            action = rng.choice(game.legal(seat))
            day.answer(action.code, None)
            forced = game.apply(seat, action).forced()


def state_text(day: Day) -> str:
    return json.dumps(day_state(day))


def test_decisions_can_be_played_by_their_texts() -> None:
    whole = play_on(random_game(4), random.Random(4))
    texts = tuple(str(action) for action in whole.actions)
    game = random_game(4)
    assert game.play_texts(()) == 0
    assert game.play_texts((*texts[:30], "nonsense", *texts[30:])) == 30
    assert [str(action) for action in game.actions] == list(texts[:30])
    illegal = next(text for text in ("pass", "skip") if game.named(game.pending()[0], text) is None)
    assert game.play_texts((illegal,)) == 0
    assert game.play_texts((*texts[30:], "end", "end")) == len(texts) - 30
    assert game == whole
    assert game.is_over
    assert game.legal(0) == ()
    assert (game.named(0, "end"), game.pending(), game.phase, game.day) == (None, (), "over", 2)


def test_every_action_has_its_own_number_and_text() -> None:
    """All that can be written: 16 buses, 56 travellers, 8 places, and pairs of them."""
    texts = ["decline", "end", "pass", "shout", "skip", "board L", "board R", *(f"take {count}" for count in range(5))]
    texts += [f"{word} {bus}" for word in ("call", "place", "use") for bus in BUS_IDS]
    texts += [f"{word} {card}" for word in ("board", "discard", "sadden") for card in TRAVELLER_IDS]
    texts += [f"sadden {one} {two}" for one in TRAVELLER_IDS for two in TRAVELLER_IDS if one < two]
    for given in TRAVELLER_IDS:
        texts += [f"swap {given} {column}{place}" for column in "LR" for place in range(4)]
        texts += [f"swap {given} {taken}" for taken in TRAVELLER_IDS if taken != given]
    codes = [code_of(text) for text in texts]
    assert len(set(codes)) == len(texts)
    assert [text_of(code) for code in codes] == texts
    swaps = [code for code, text in zip(codes, texts, strict=True) if text.startswith("swap")]
    assert sorted(swaps) == [code_of(text) for text in sorted(text_of(code) for code in swaps)]


def test_a_long_foreign_text_is_shortened_in_the_message() -> None:
    with pytest.raises(IllegalAction) as refused:
        code_of("x" * 40)
    assert refused.value.message == f"'{'x' * 40}' is not an action, which is written like place G5"
    with pytest.raises(IllegalAction) as refused:
        code_of("x" * 39 + "äy")
    assert refused.value.message == f"'{'x' * 39}\\xe4...' is not an action, which is written like place G5"


def test_d18_a_turn_is_six_steps_on_a_stack_the_first_on_top() -> None:
    for seat in range(6):
        kinds = [CHOOSE, WAITING_ROOM, HAND, PENALTY, REFILL, SLIDE]
        assert [(step.kind, step.seat) for step in TURNS[seat][::-1]] == [(kind, seat) for kind in kinds]
    for kind in (HAND, EMPTY_TEST):
        made = _simple_steps(kind)
        assert [(step.kind, step.seat) for step in made] == [(kind, seat) for seat in range(6)]
        assert {(step.bus, step.card, step.source, len(step.cards)) for step in made} == {(0, NO_CARD, FROM_HAND, 0)}


def test_every_written_action_is_parsed_and_written_alike() -> None:
    texts = {text for vector in GAMES for row in vector["legal"] for text in row[1:]}
    assert len(texts) > 1000
    for text in texts:
        action = DepotAction(text)
        assert str(action) == text
        assert action_of(code_of(text)) == action == Action(text)
        assert pickle.loads(pickle.dumps(action)) == action  # noqa: S301


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "place", "place G6", "place g5", "place  G5", "place G5 ", " place G5", "use L", "board",
        "board L0", "board RA6", "take", "take 5", "take 01", "take -1", "sadden", "sadden RL1 RDR",
        "sadden RDR RDR", "sadden RDR RGE RL1", "swap RA1", "swap RA1 RA1", "swap RA1 L4", "swap RA1 M0",
        "swap RA1 L", "end now", "shout RBA", "call RST R4a", "discard", "discard R3", "board L\n", "take ²",
        "\x1b[31mplace", "place G5\x00", "x" * 10_000,
    ],
)  # fmt: skip
def test_other_texts_are_no_actions(text: str) -> None:
    game = random_game(1)
    with pytest.raises(IllegalAction) as refused:
        game.parse(text)
    assert refused.value.code == "not-an-action"
    assert refused.value.message.isprintable()
    assert len(refused.value.message) < 200
    assert game.named(game.pending()[0], text) is None
