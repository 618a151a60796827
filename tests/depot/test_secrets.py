"""Two games that differ only in what a viewer may not know look the same to that viewer (D16, section 15).

A game is played, and everything that a viewer had not seen by some moment is permuted: cards in other hands, in the
piles, in hidden discards. In the other game everybody answers alike. Up to that moment the viewer must hear the same
events and be asked at the same places, and whenever both games rest after the same events, see the same view, scores
and legal actions, byte by byte. What was seen is worked out from the table, not from the events that are tested.

The first game is played at random, greedily, or both. `make test` compares a sample, `make proof` thousands.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest
from tests.depot.counts import sample
from tests.depot.dealing import random_game, random_options, random_setup
from tests.depot.players import chooser, game_of

from allaboard.engine.depot.actions import action_of, code_of
from allaboard.engine.depot.cards import BUS_IDS, TRAVELLER_IDS, bus_ids, traveller_ids
from allaboard.engine.depot.day import GOING_ON, Day
from allaboard.engine.depot.events import EVENTS, Discarded, GameOver
from allaboard.engine.depot.game import DepotGame, start_depot
from allaboard.engine.depot.pending import NO_CARD, SHOUT
from allaboard.engine.depot.setup import DayDecks, DepotSetup, TableSettings
from allaboard.engine.events import Event

Told = dict[str, Any]
Tell = Callable[[DepotGame, Iterable[Event], int | None], list[Told]]
Show = Callable[[DepotGame, int | None], object]

COLUMNS = {"left": "L", "right": "R"}
SAMPLE = sample(120)
ALL = range(3000)
PARTS = 20


def tell(_game: DepotGame, events: Iterable[Event], viewer: int | None) -> list[Told]:
    return [event.to_json() for event in events if event.seen_by(viewer)]


def show(game: DepotGame, viewer: int | None) -> object:
    """All that a viewer can look at."""
    legal = [] if viewer is None else [str(action) for action in game.legal(viewer)]
    return [game.view(viewer), game.scores(viewer), legal]


class Story:
    """What a viewer heard and saw: the events, the last view after so many of them, and when it was asked."""

    def __init__(self, game: DepotGame, viewer: int | None, telling: Tell, showing: Show) -> None:
        self.viewer = viewer
        self.telling = telling
        self.showing = showing
        self.events: list[Told] = []
        self.views: dict[int, str] = {}
        self.asked: list[int] = []
        self.hear(game, game.opening())

    def hear(self, game: DepotGame, events: Iterable[Event]) -> None:
        self.events += self.telling(game, events, self.viewer)
        self.views[len(self.events)] = json.dumps(self.showing(game, self.viewer))
        if self.viewer in game.pending():
            self.asked.append(len(self.events))


def seen_cards(day: Day, viewer: int | None, open_hands: bool = False) -> set[str]:
    """The cards that lie open to a viewer now (D15, D17), an announced one (D16), an open partner's hand (D79)."""
    found: set[str] = set()
    open_seats = {day.revealed, -1 if viewer is None else viewer} - {-1}
    if open_hands and viewer is not None:
        open_seats.add({0: 2, 1: 3, 2: 0, 3: 1}[viewer])
    for pile in (*day.room, *day.aboard, *day.passengers, *(day.hands[seat] for seat in open_seats)):
        found.update(traveller_ids(pile))
    for rank in (day.garage, day.dock, day.departed, *(day.buses[seat] for seat in open_seats)):
        found.update(bus_ids(rank))
    for step in day.stack:
        if step.kind == SHOUT and step.card != NO_CARD:
            found.update(traveller_ids([step.card]))
    return found


def seen_in(day: Day, text: str, viewer: int | None, open_hands: bool = False) -> set[str]:
    """The cards that a decision, and the forced ones after it, let a viewer see."""
    shadow = day.copy()
    shadow.answer(code_of(text), None)
    found = seen_cards(shadow, viewer, open_hands)
    while shadow.end == GOING_ON and len(shadow.options) == 1:
        shadow.answer(shadow.options[0], None)
        found |= seen_cards(shadow, viewer, open_hands)
    return found


def permuted(rng: random.Random, setup: DepotSetup, day: int, seen: set[str]) -> tuple[DepotSetup, dict[str, str]]:
    """The set-up with all cards of a day that were not seen permuted, and who became whom."""
    became: dict[str, str] = {}
    for ids in (TRAVELLER_IDS, BUS_IDS):
        hidden = [card for card in ids if card not in seen]
        became |= dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    decks = setup.days[day]
    changed = DayDecks(
        tuple(became.get(card, card) for card in decks.buses),
        tuple(became.get(card, card) for card in decks.travellers),
    )
    days = tuple(changed if place == day else other for place, other in enumerate(setup.days))
    return replace(setup, days=days), became


def answer(phase: str, coming: list[Told]) -> str:
    """The decision that the public events to come tell of."""
    event: Told = coming[0] if coming else {"type": ""}
    kind = event["type"]
    if phase == "shout":
        return "shout" if kind == "shouted" else "pass"
    if phase == "refill":
        count = 0
        while count < len(coming) and coming[count]["type"] == "traveller_taken" and coming[count]["column"] == "left":
            count += 1
        return f"take {count}"
    if kind == "announced":
        return f"board {COLUMNS.get(event['source'], event['traveller'])}"
    if kind == "room_exchanged":
        return f"swap {event['given']} {COLUMNS[event['column']]}{event['place']}"
    words = {
        "bus_placed": "place {bus}",
        "bus_designated": "use {bus}",
        "bus_called": "call {bus}",
        "boarding_ended": "end",
        "passenger_exchanged": "swap {given} {taken}",
        "exchange_skipped": "skip",
        "sat_out": "decline",
    }
    if kind == "saddened":
        return " ".join(["sadden", *sorted(event["travellers"])])
    return words.get(kind, "").format(**event)


# What a seat decides, and what the rules decide for it where its hand leaves a single option.
DECIDED = frozenset(("bus_placed", "bus_designated", "bus_called", "announced"))


def forced_otherwise(expected: list[Told], found: list[Told], forced: list[str], viewer: int | None) -> bool:
    """Whether the rules made a hidden hand act otherwise, so that it cannot answer alike.

    A hand that can play must do so in a mandatory last lap (D69), one that can board must after `use` (D21), and one
    that has a single option takes it (section 14).
    """
    for one, two in zip(expected, found, strict=False):
        if one["type"] == two["type"] and one != two:
            return answer("", [two]) in forced and one["type"] in DECIDED and one["seat"] == two["seat"] != viewer
        if one["type"] != two["type"]:
            could_not = {"sat_out": "bus_", "boarding_ended": "announced"}.get(one["type"])
            return could_not is not None and two["type"].startswith(could_not)
    return False


def both_stories(
    seed: int, telling: Tell = tell, showing: Show = show, begin: Callable[[int], DepotGame] = game_of
) -> tuple[Story, Story]:
    """A story, and how it goes with everything changed that its viewer does not know."""
    rng = random.Random(seed)
    one = begin(seed)
    settings, open_hands = one.deal.settings, one.deal.open_hands
    choose = chooser(seed, one)
    viewer = rng.choice([None, *range(one.seats)])
    day, stop = rng.randrange(2), rng.randrange(10, 120)
    story = Story(one, viewer, telling, showing)
    public = tell(one, one.opening(), None)
    own: list[str] = []  # the viewer's decisions, and everybody's discards
    discards: list[str] = []
    seen = seen_cards(one._day, viewer, open_hands)
    while stop:
        seat = one.pending()[0]
        action = action_of(choose(one._day, one.day))
        before = one.copy()
        events = one.apply(seat, action)
        if one.is_over or one.day > day + 1:
            break  # the points of a day tell of hidden buses
        if before.day == one.day:
            seen |= seen_in(before._day, action.text, viewer, open_hands)
        else:
            seen = seen_cards(one._day, viewer, open_hands)
        own += [action.text] * (seat == viewer)
        discards += [event.traveller for event in events if isinstance(event, Discarded)]
        public += tell(one, events, None)
        story.hear(one, events)
        stop -= one.day == day + 1
    if one.day < day + 1:
        return story, story
    setup, became = permuted(rng, one.deal.setup, day, seen)
    two = start_depot(setup, one.deal.options, settings)
    other = Story(two, viewer, telling, showing)
    heard = len(tell(two, two.opening(), None))
    while heard < len(public) and not two.is_over:
        seat = two.pending()[0]
        if seat == viewer:
            text = own.pop(0)
        elif two.phase == "penalty":
            gone = discards[sum(event["type"] == "penalized" for event in public[:heard])]
            text = f"discard {became.get(gone, gone) if two.day == day + 1 else gone}"
        else:
            text = answer(two.phase, public[heard:])
        found = two.named(seat, text)
        if found is None:
            assert seat != viewer
            break  # this hand cannot answer alike
        events = two.apply(seat, found)
        open_to_all = tell(two, events, None)
        if forced_otherwise(public[heard:], open_to_all, events.forced(), viewer):
            break
        heard += len(open_to_all)
        other.hear(two, events)
    return story, other


def compare(story: Story, other: Story) -> int:
    """Demand that both stories agree as far as they go together; tells how far."""
    length = min(len(story.events), len(other.events))
    assert json.dumps(story.events[:length]) == json.dumps(other.events[:length])
    assert [at for at in story.asked if at < length] == [at for at in other.asked if at < length]
    for at in sorted(set(story.views) & set(other.views)):
        if at < length:
            assert story.views[at] == other.views[at]
    return length


def compare_all(seeds: range, begin: Callable[[int], DepotGame] = game_of) -> None:
    """Most stories can be told to their end: the others met a hand that could not answer alike."""
    stories = [both_stories(seed, begin=begin) for seed in seeds]
    lengths = [compare(*pair) for pair in stories]
    whole = sum(length == len(story.events) for length, (story, _other) in zip(lengths, stories, strict=True))
    assert whole >= len(stories) // 3


@pytest.mark.parametrize("part", range(10))
def test_d16_what_is_hidden_does_not_show(part: int) -> None:
    compare_all(SAMPLE[part::10])


@pytest.mark.proof
@pytest.mark.parametrize("part", range(PARTS))
def test_d16_what_is_hidden_does_not_show_in_thousands_of_games(part: int) -> None:
    compare_all(ALL[part::PARTS])


def open_teams(seed: int) -> DepotGame:
    """Two teams whose partners see each other's hands (D79); half of them without `card_memory` (D16)."""
    rng = random.Random(seed)
    options = replace(random_options(rng, 4), teams=True)
    settings = TableSettings(team_hands="open", card_memory="off" if seed % 2 else "assisted")
    return start_depot(random_setup(rng, 4), options, settings)


@pytest.mark.parametrize("part", range(4))
def test_d79_with_open_hands_only_the_partner_sees_a_hand(part: int) -> None:
    compare_all(range(part, 48, 4), open_teams)


def test_d79_an_opponent_who_sees_a_hand_is_found() -> None:
    def leaky(game: DepotGame, viewer: int | None) -> object:
        opponent = 0 if viewer is None else (viewer + 1) % 4
        return [show(game, viewer), game.view(opponent)["seats"][opponent]["hand"]]

    assert leak_is_found(showing=leaky, begin=open_teams)


def leak_is_found(telling: Tell = tell, showing: Show = show, begin: Callable[[int], DepotGame] = game_of) -> bool:
    """Whether the comparison fails in one of some games."""
    for seed in range(180):
        try:
            compare(*both_stories(seed, telling, showing, begin))
        except AssertionError:
            return True
    return False


def test_the_card_of_a_penalty_is_found() -> None:
    def leaky(_game: DepotGame, events: Iterable[Event], viewer: int | None) -> list[Told]:
        return [event.to_json() for event in events if event.seen_by(viewer) or isinstance(event, Discarded)]

    assert leak_is_found(telling=leaky)


def hidden_cards(day: Day, viewer: int | None) -> list[int]:
    """What a viewer cannot be sure of: the pile, the unhappy piles and the hands of the others."""
    others = [seat for seat in range(day.seats) if seat not in (viewer, day.revealed)]
    hands = [card for seat in others for card in day.hands[seat] if not day.known[card]]
    return [*day.pile, *(card for seat in others for card in day.unhappy[seat]), *hands]


# After the last event of a game nothing is hidden any more.
@pytest.mark.parametrize("kind", [event.type for event in EVENTS if event is not GameOver])
def test_one_planted_card_in_one_event_is_found(kind: str) -> None:
    def leaky(game: DepotGame, events: Iterable[Event], viewer: int | None) -> list[Told]:
        rows = tell(game, events, viewer)
        hidden = hidden_cards(game._day, viewer)
        planted = next((row for row in rows if row["type"] == kind), None)
        if planted is not None and hidden:
            planted["leak"] = TRAVELLER_IDS[hidden[len(hidden) // 3]]
        return rows

    assert leak_is_found(telling=leaky)


def test_a_pass_that_others_hear_is_found() -> None:
    def leaky(_game: DepotGame, events: Iterable[Event], viewer: int | None) -> list[Told]:
        return [event.to_json() for event in events if event.seen_by(viewer) or event.type == "passed"]

    assert leak_is_found(telling=leaky)


def test_a_counter_of_decisions_is_found() -> None:
    assert leak_is_found(showing=lambda game, viewer: [show(game, viewer), len(game.actions)])


def test_15_5_while_a_shout_is_pending_only_its_holder_can_tell() -> None:
    windows = 0
    for seed in range(20):
        rng, game = random.Random(seed), random_game(seed)
        while not game.is_over:
            if game.phase == "shout":
                windows += 1
                holder = game.pending()[0]
                for viewer in (None, *range(game.seats)):
                    view = game.view(viewer)
                    if viewer == holder:
                        assert (view["phase"], view["pending"]) == ("shout", [holder])
                        assert view["announced"] is not None
                    else:
                        assert (view["phase"], view["pending"], view["announced"]) == ("boarding", [], None)
            elif game.phase in ("waiting_room", "hand"):
                current = game.pending()[0]
                view = game.view((current + 1) % game.seats)
                assert (view["phase"], view["pending"], view["announced"]) == ("boarding", [], None)
            game.play_choice(rng.randrange(game.count_choices()))
    assert windows > 50


def test_15_5_a_pending_shout_leaves_every_other_view_as_it_was() -> None:
    """An announced traveller has not moved yet, so all that others see is that somebody boards."""
    compared = 0
    for seed in range(30):
        game = game_of(seed)
        choose = chooser(seed, game)
        while not game.is_over:
            before, current = game.copy(), game._day.current
            events = game.apply(game.pending()[0], action_of(choose(game._day, game.day)))
            told = [event.type for event in events]
            boarding = before.phase in ("waiting_room", "hand")
            if boarding and game.phase == "shout" and told in (["announced"], ["boarding_ended"]):
                for viewer in {None, *range(game.seats)} - {current, *game.pending()}:
                    assert json.dumps(show(game, viewer)) == json.dumps(show(before, viewer))
                    compared += 1
    assert compared > 50
