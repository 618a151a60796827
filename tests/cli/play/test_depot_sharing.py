"""Several people at one keyboard: the room cannot tell who holds a Baby or whose hand left no choice."""

from __future__ import annotations

import io
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise

import pytest
from tests.cli.play.depot_tables import WORDS, cards_in, table_of, table_with

from allaboard.bots import RandomBot
from allaboard.bots.perspective import Perspective
from allaboard.cli.play.depot_follower import IN_NO_HAND, Follower
from allaboard.cli.play.depot_plain import PlainDepotSpeaker
from allaboard.cli.play.depot_session import DepotTable, resumed
from allaboard.cli.play.depot_sharing import SharedDepotSession
from allaboard.cli.play.pen import UNICODE
from allaboard.cli.play.terminal import Interrupts, Leave, Terminal
from allaboard.deals import deal_depot_setup
from allaboard.engine.depot.game import DepotGame, start_depot
from allaboard.engine.depot.setup import DayDecks, DepotOptions, DepotSetup

CHOICE = "play-prompt-choice"
OWN_TURN = ("P1", CHOICE)  # until then nothing that seat 1 holds has decided anything
WINDOW = "depot-prompt-window"


def usual(key: str, _text: str) -> str:
    """The first choice; Enter to everything else."""
    return "1" if key == CHOICE else ""


class Watched(PlainDepotSpeaker):
    """A keyboard in a room full of eyes: whose it is, what is asked, what stands on the screen meanwhile."""

    def __init__(self, stop_at: Collection[tuple[str, str]], answer: Callable[[str, str], str]) -> None:
        self.out = io.StringIO()
        super().__init__(Terminal(io.StringIO(), self.out, escapes=False, pen=UNICODE), WORDS)
        self.stop_at = stop_at  # names and questions
        self.answer = answer
        self.seen: list[tuple[str, str, str]] = []
        self.at = ""

    def hand_over(self, name: str) -> None:
        self.at = name
        self.out.truncate(self.out.seek(0))
        self.seen.append((name, "hand over", ""))

    def ask(self, key: str) -> str:
        text = " ".join(self.out.getvalue().split())
        self.seen.append((self.at, key, text))
        self.out.truncate(self.out.seek(0))
        if (self.at, key) in self.stop_at:
            raise Leave(0)
        return self.answer(key, text)


def watch(
    table: DepotTable, *stop_at: tuple[str, str], answer: Callable[[str, str], str] = usual
) -> tuple[SharedDepotSession, Watched]:
    speaker = Watched(stop_at, answer)
    with Interrupts() as interrupts:
        session = SharedDepotSession(table, speaker, WORDS, interrupts)
        with suppress(Leave):
            session.run()
    return session, speaker


def with_and_without(seed: str) -> tuple[DepotSetup, DepotSetup] | None:
    """Two deals that differ in one thing: seat 1 holds a Baby, or it lies at the bottom of the pile."""
    setup = deal_depot_setup(3, seed)
    hand = start_depot(setup).view(1)["seats"][1]["hand"]
    assert hand is not None
    baby = next((card for card in hand["travellers"] if card.endswith("BA")), None)
    decks = setup.days[0]
    last = decks.travellers[-1]
    if baby is None or last.endswith("BA"):
        return None
    swapped = {baby: last, last: baby}
    other = DayDecks(decks.buses, tuple(swapped.get(card, card) for card in decks.travellers))
    return setup, replace(setup, days=(other, setup.days[1]))


def all_deals() -> list[tuple[DepotSetup, DepotSetup]]:
    found = [with_and_without(f"room {number}") for number in range(40)]
    return [deals for deals in found if deals is not None]


def assert_alike(one: Watched, other: Watched) -> None:
    """The room sees the same; the others read the same to the letter; seat 1 alone reads whether it has the Baby."""
    assert [entry[:2] for entry in one.seen] == [entry[:2] for entry in other.seen]
    assert [entry for entry in one.seen if entry[0] != "P1"] == [entry for entry in other.seen if entry[0] != "P1"]


def test_what_the_room_sees_is_the_same_with_and_without_a_baby() -> None:
    met = 0
    for deals in all_deals():
        (one, holding), (two, without) = [watch(table_with(setup, None, None, None), OWN_TURN) for setup in deals]
        met += one.record.actions.count("pass") > two.record.actions.count("pass")
        assert_alike(holding, without)
    assert met >= 3


def test_a_game_left_while_people_are_asked_goes_on_the_same_with_and_without_a_baby() -> None:
    met = 0
    for deals in all_deals():
        for name in ("P0", "P1", "P2"):
            left = [watch(table_with(setup, None, None, None), OWN_TURN, (name, WINDOW)) for setup in deals]
            met += left[0][1].seen[-1][1] == WINDOW
            records = [session.record for session, _ in left]
            assert len({tuple(text for text in record.actions if text != "pass") for record in records}) == 1
            again = [watch(resumed(record, WORDS, str), OWN_TURN)[1] for record in records]
            assert_alike(*again)
    assert met >= 10


def test_the_baby_is_asked_of_everybody_but_the_player_whose_turn_it_is() -> None:
    _, speaker = watch(table_of(None, None, None, seed="everybody"))
    asked = [(at, text) for at, key, text in speaker.seen if key == WINDOW]
    assert {at for at, _ in asked} == {"P0", "P1", "P2"}
    for at, text in asked:
        assert f"It is the turn of {at}." not in text
        assert ("You hold" in text) != ("You do not hold" in text)


def test_whoever_shouts_boards_and_everybody_hears_it() -> None:
    def shout(key: str, text: str) -> str:
        return "shout" if key == WINDOW and "You hold" in text else usual(key, text)

    table = table_of(None, None, "greedy", seed="loud")
    session, _ = watch(table, answer=shout)
    shouts = session.record.actions.count("shout")
    assert shouts
    for seat in range(3):
        assert sum(paragraph.count("shouts: the") for paragraph in table.news.told(seat)) >= shouts


def test_without_the_baby_a_shout_is_explained_and_asked_again() -> None:
    asked: list[str] = []

    def shout(key: str, text: str) -> str:
        if key == WINDOW:
            asked.append(text)
            return "" if "Whoever holds" in text else "shout"
        return usual(key, text)

    watch(table_of(None, None, seed="explained"), answer=shout)
    for text, then in pairwise([*asked, ""]):
        assert ("You do not hold" in text) is ("Whoever holds" in then)
    assert any("You do not hold" in text for text in asked)


@pytest.mark.parametrize("windows", ["attempt", "none"])
def test_house_rules_without_windows_ask_nobody(windows: str) -> None:
    options = DepotOptions(baby_windows=windows)  # type: ignore[arg-type]
    _, speaker = watch(table_of(None, None, seed="rules", options=options))
    texts = [text for _, key, text in speaker.seen if key == WINDOW]
    assert bool(texts) is (windows == "attempt")
    assert not any("is about to end" in text for text in texts)


def test_15_5_a_player_without_a_choice_gets_the_keyboard_all_the_same() -> None:
    """Between two announcements of a turn its player is always asked something, whatever the hand holds."""
    _, speaker = watch(table_of(None, None, None, seed="forced"))
    only = [(at, text) for at, key, text in speaker.seen if key == "depot-prompt-go-on"]
    assert any("stop boarding" in text for _, text in only)
    for place, (_, key, text) in enumerate(speaker.seen):
        if key == WINDOW and "is about to end" in text:
            whose = text.split("It is the turn of ")[1].split(".")[0]
            asked = [
                at
                for at, question, _ in speaker.seen[:place]
                if question in {"depot-prompt-go-on", "play-prompt-confirm"}
            ]
            assert asked[-1] == whose


def test_no_screen_of_a_seat_names_a_card_of_another_hand() -> None:
    table = table_of(None, None, "greedy", seed="secret")
    game = table.game
    checked = 0

    def check(key: str, text: str) -> str:
        nonlocal checked
        if key == CHOICE and "Depot, day" in text:  # before that stands what happened, perhaps on the day before
            seat = game.pending()[0]
            shown = cards_in(text[text.index("Depot, day") :])
            for other in range(3):
                known = game.view(seat)["seats"][other]["known"]
                hidden = hand_of(game, other) - {*known["travellers"], *known["buses"]}
                assert hidden <= shown if other == seat else not hidden & shown
            checked += 1
        return usual(key, text)

    watch(table, answer=check)
    assert checked > 20


def hand_of(game: DepotGame, seat: int) -> set[str]:
    hand = game.view(seat)["seats"][seat]["hand"]
    assert hand is not None
    return {*hand["travellers"], *hand["buses"]}


# What a seat can follow from what it hears.


@pytest.mark.parametrize("seats", range(2, 7))
def test_what_a_seat_heard_gives_what_it_sees(seats: int) -> None:
    for number in range(2):
        game = start_depot(deal_depot_setup(seats, f"follow {number}"))
        followers = [Follower(seat) for seat in range(seats)]
        events = list(game.opening())
        chance = RandomBot(str(number))
        while not game.is_over:
            for event in events:
                for follower in followers:
                    follower.hear(event)
            for seat, follower in list(enumerate(followers))[len(game.actions) % seats :: 3]:
                view = game.view(seat)
                own = view["seats"][seat]["hand"]
                assert own is not None
                assert follower.hand == own
                assert [follower.bus(bus["bus"]) for bus in view["dock"]] == view["dock"]
                for colour in "RGBY":
                    check_baby(game, follower.baby_place(colour), f"{colour}BA")
            seat = game.pending()[0]
            events = list(game.apply(seat, chance.choose(Perspective(game, seat))))


def check_baby(game: DepotGame, place: int | None, baby: str) -> None:
    """15.2: located means that it is there; and what everybody sees is located."""
    holders = [seat for seat in range(game.seats) if baby in hand_of(game, seat)]
    view = game.view(None)
    open_cards = {*view["left"], *view["right"], *(card for bus in view["dock"] for card in bus["passengers"])}
    for seat in view["seats"]:
        open_cards |= {*seat["passengers"], *seat["known"]["travellers"]}
    if place is None:
        assert baby not in open_cards
    elif place == IN_NO_HAND:
        assert holders == []
    else:
        assert holders == [place]
