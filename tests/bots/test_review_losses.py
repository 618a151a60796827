"""The review never calls a turn lost that was best as it could be seen; hindsight and luck are told apart from that."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import msgspec
import pytest
from tests.bots.worlds import dealt, play_on
from tests.depot.players import chooser
from tests.rules.positions import play, solo

from allaboard.boards.loader import load, names
from allaboard.bots import Perspective, bot_of
from allaboard.bots.review.answers import CRITICAL, Choice, Moment, Review, SeatReview, critical, in_hindsight, shown
from allaboard.bots.review.depot import review_depot
from allaboard.bots.review.graph import draw_graph
from allaboard.bots.review.hints import hints
from allaboard.bots.review.line import review_line
from allaboard.bots.review.outlook import Effort
from allaboard.bots.review.page import review_html, row, summary
from allaboard.bots.review.wording import critical_texts, hindsight_texts, legend_texts, preferred_text, reason_text
from allaboard.deals import deal_depot_setup
from allaboard.drawing.theme import LIGHT
from allaboard.engine.depot.actions import action_of
from allaboard.engine.depot.game import DepotGame, start_depot
from allaboard.engine.depot.setup import DepotOptions
from allaboard.engine.line.game import LineGame
from allaboard.engine.line.shapes import TICKETS
from allaboard.locales import LANGUAGES, Words, words_of
from allaboard.records import Player, record_of
from allaboard.testing.worlds import other_line_game

QUICK = Effort(candidates=4, orders=4, width=1)
# Of each city once badly and once better; of Depot with two and in teams.
LINES = [
    (city, seats, bot) for city in names() for seats, bot in ((1, "random"), (max(2, load(city).players[0]), "greedy"))
]
DEPOTS = [(2, False), (4, True)]
GAMES = [f"{city} {seats} {bot}" for city, seats, bot in LINES] + [f"depot {seats} {teams}" for seats, teams in DEPOTS]


@cache
def reviewed(name: str) -> tuple[LineGame | DepotGame, Review]:
    """A finished game and its review."""
    first, seats, how = name.split()
    if first == "depot":
        options = DepotOptions(teams=how == "True")
        day = start_depot(deal_depot_setup(int(seats), name), options)
        choose = chooser(int(seats), day)
        while not day.is_over:
            day.play(day.pending()[0], action_of(choose(day._day, day.day)))
        return day, review_depot(day, [0], tables=2)
    game = dealt(first, int(seats), name)
    bots = [bot_of(how, f"{name} {seat}") for seat in range(game.seats)]
    while not game.is_over:
        seat = game.pending()[0]
        game.play(seat, bots[seat].choose(Perspective(game, seat)))
    return game, review_line(game, [0, 1][: game.seats], effort=QUICK, seconds=0, width=1)


def decisions(review: Review) -> Iterator[tuple[SeatReview, int, Moment]]:
    for seat in review.seats:
        for place, moment in enumerate(seat.moments):
            yield seat, place, moment


def number_in(text: str, words: Words) -> float:
    """A number as a language writes it."""
    return float(text.replace("\u2212", "-").replace("," if words.language != "en" else "\0", "."))


@pytest.mark.parametrize("name", GAMES)
def test_what_was_best_as_it_could_be_seen_is_never_called_lost(name: str) -> None:
    game, review = reviewed(name)
    seats = {seat.seat: seat for seat in review.seats}
    assert any(moment.lost == 0 for _, _, moment in decisions(review))
    for seat, place, moment in decisions(review):
        is_lost = moment.lost > 0
        assert is_lost == (moment.best.action != moment.action)
        assert moment.severity == moment.lost == shown(moment.best.expected - moment.expected) >= 0
        assert is_lost or place not in seat.critical
        assert (place in seat.critical) <= (moment.lost >= CRITICAL)
        for language in LANGUAGES:
            words = words_of(language)
            assert bool(preferred_text(moment, words)) == is_lost
            cells = row(seat, moment, words)
            assert (number_in(cells[3], words) > 0) == is_lost  # never “0.0 lost” beside something better
            assert bool(cells[-1]) == is_lost
    graph = draw_graph(review, ["?"] * 6, LIGHT, "")
    assert graph.count("<circle") == sum(len(seat.critical) for seat in seats.values())
    record = record_of(game, [Player(f"Player {seat}") for seat in range(game.seats)])
    page = review_html(record, review)
    assert page.count("<tr class='critical'>") == sum(len(seat.critical) for seat in seats.values())


@pytest.mark.parametrize("name", GAMES)
def test_hindsight_is_in_a_list_of_its_own_and_in_no_sum(name: str) -> None:
    _, review = reviewed(name)
    for seat in review.seats:
        assert not set(seat.critical) & set(seat.in_hindsight)
        assert seat.critical == sorted(seat.critical, key=lambda place: -seat.moments[place].lost)
        for place in seat.in_hindsight:
            assert seat.moments[place].lost < CRITICAL <= (seat.moments[place].lost_in_hindsight or 0)
        # Whatever hindsight says, the sums and the list of what was lost stay as they are.
        blind = [msgspec.structs.replace(moment, lost_in_hindsight=None) for moment in seat.moments]
        assert critical(blind) == seat.critical
        assert in_hindsight(blind) == []
        hindsight = [moment.lost_in_hindsight for moment in seat.moments]
        if review.unit == "total":
            assert sum(each or 0 for each in hindsight) == seat.lost_in_hindsight
        else:
            assert set(hindsight) <= {None}


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_that_are_shown_add_up(name: str) -> None:
    """Expected at the start + luck - lost = the end; and the columns add up to luck and losses."""
    _, review = reviewed(name)
    for seat in review.seats:
        end = (seat.total or 0) if review.unit == "total" else seat.lead
        told = (seat.expected_at_start, seat.luck, seat.lost, seat.luck_at_end)
        assert all(number == shown(number) for number in told)
        assert shown(seat.expected_at_start + seat.luck - seat.lost) == end
        assert shown(sum(moment.lost for moment in seat.moments)) == seat.lost
        assert shown(sum(moment.luck for moment in seat.moments) + seat.luck_at_end) == seat.luck
        before: float | None = None
        for moment in seat.moments:
            assert shown(moment.expected + moment.lost) == moment.best.expected
            if before is not None and review.unit == "total":
                assert shown(before + moment.luck) == moment.best.expected
            before = moment.expected
        for language in LANGUAGES:
            words = words_of(language)
            start, luck, lost = summary(seat, words)[:3]
            found = [number_in(re.findall(r"[-\u2212]?\d+(?:[.,]\d)?", text)[0], words) for text in (start, luck, lost)]
            assert found == [seat.expected_at_start, seat.luck, seat.lost]


def test_one_legend_says_what_is_lost_what_is_luck_and_what_is_hindsight() -> None:
    assert len(legend_texts("total", words_of("en"))) == 4
    assert len(legend_texts("lead", words_of("en"))) == 3  # there is no hindsight
    game, review = reviewed("new_york 1 random")
    record = record_of(game, [Player("Player")])
    for language in LANGUAGES:
        page = review_html(record, review, language=language)
        for text in legend_texts("total", words_of(language)):
            assert page.count(text) == 1


def test_a_decision_that_only_hindsight_blames_is_told_as_hindsight() -> None:
    """Seven points lay elsewhere and nobody could know it."""
    chosen = Choice("A1-A2", 60.0, [])
    unlucky = Moment(4, 2, "A1-A2", 60.0, chosen, lost=0.0, luck=0.0, lost_in_hindsight=7, reachable=70)
    blunder = Moment(
        6, 3, "A2-A3", 50.0, Choice("A2-B2", 54.0, []), lost=4.0, luck=0.0, lost_in_hindsight=0, severity=4.0
    )
    assert critical([unlucky, blunder]) == [1]
    assert in_hindsight([unlucky, blunder]) == [0]
    for language in LANGUAGES:
        words = words_of(language)
        told = " ".join(hindsight_texts(unlucky, words))
        assert words("review-agreed") in told
        assert words.number(0.0) not in told
        assert words("review-agreed") not in " ".join(critical_texts(blunder, words))


# Dead ends.

DEAD_ENDS = {"reason-dead-end-next", "reason-into-dead-end"}


def in_a_dead_end(city: str, departure: int, sheet: int, tickets: tuple[int, ...], turns: str) -> LineGame:
    """A game that was lost by these turns."""
    rest = [ticket for ticket in range(1, TICKETS + 1) if ticket not in tickets]
    game = solo(city, (*tickets, *rest), sheet=sheet, departure=departure)
    for text in turns.split():
        play(game, text)
    while not game.is_over:
        seat = game.pending()[0]
        game.play(seat, game.legal(seat)[0])
    return game


@pytest.mark.parametrize(
    ("city", "departure", "sheet", "tickets", "turns"),
    [
        ("new_york", 5, 2, (1,), "G9-F9-F10-G10"),
        ("new_york", 6, 2, (6,), "D11-D12-C12-C13"),
        ("new_york", 1, 1, (1, 2, 5, 3, 4), "C2-C1-B1>B2 B2-B3-B4 B4-B5-B6-B7 B7-A7-A6>A5"),
        ("london", 4, 5, (4,), "K2-J2-J1-K1"),
        ("rome", 3, 2, (7,), "J4-J3-K3-K4"),
        ("paris", 12, 1, (12,), "J9-J8-K8-K9"),
    ],
)
def test_a_turn_that_leads_into_a_dead_end_says_so_as_its_reason(
    city: str, departure: int, sheet: int, tickets: tuple[int, ...], turns: str
) -> None:
    game = in_a_dead_end(city, departure, sheet, tickets, turns)
    seat = review_line(game, effort=QUICK, seconds=0, width=1).seats[0]
    number = len(turns.split()) - 1
    moment = seat.moments[number]
    assert moment.expected == 0
    assert moment.lost > CRITICAL
    assert seat.critical[0] == number
    assert [reason.key for reason in moment.reasons] in ([key] for key in DEAD_ENDS)
    for language in LANGUAGES:
        words = words_of(language)
        text = reason_text(moment.reasons[0], words)
        assert any(text in sentence for sentence in critical_texts(moment, words))
    # What comes after it is lost already: nothing more is, whatever is chosen.
    for later in seat.moments[number + 1 :]:
        assert later.lost == 0
        assert all(reason.key == "reason-no-way-out" for reason in later.reasons)


@pytest.mark.parametrize("city", names())
def test_reasons_for_a_loss_agree_with_the_dead_ends_of_the_engine(city: str) -> None:
    """Of a player who takes every dead end that there is."""
    found = 0
    for number in range(4):
        game = dealt(city, load(city).players[0], f"dead {number}")
        chance = Random(number)
        expected: dict[int, bool] = {}
        while not game.is_over:
            seat = game.pending()[0]
            legal = list(game.legal(seat))
            soon = game.dead_ends(seat) or [0] * len(legal)
            dead = [each for each, number in zip(legal, soon, strict=True) if number]
            free = [each for each in legal if not each.text.endswith("#")]
            chosen = chance.choice(dead or free or legal)
            if seat == 0 and free:
                expected[len(game.actions)] = bool(dead)
            game.play(seat, chosen)
        for moment in review_line(game, [0], effort=QUICK, seconds=0, width=1).seats[0].moments:
            keys = [reason.key for reason in moment.reasons]
            if expected.get(moment.place):
                found += 1
                assert moment.expected == 0
                assert len(keys) == 1
                assert keys[0] in (DEAD_ENDS if moment.lost else {"reason-no-way-out"})
            else:
                assert keys == ([] if moment.place in expected else ["reason-no-way-out"])
    assert found


def test_a_hint_names_a_dead_end_and_never_puts_one_before_a_way_out() -> None:
    game = solo("new_york", (1, 3), sheet=2, departure=5)
    soon = dict(zip([each.text for each in game.legal(0)], game.dead_ends(0), strict=True))
    advised = hints(Perspective(game, 0), effort=QUICK)
    assert [soon[choice.action] for choice in advised] == [0, 0, 0]
    play(game, "G9-F9-F10-G10")
    assert all(choice.reasons[0].key == "reason-loops" for choice in hints(Perspective(game, 0), effort=QUICK))


def test_what_could_be_seen_does_not_depend_on_the_order_of_the_tickets() -> None:
    """What a turn lost is judged by the view: other tickets to come, the same judgement."""
    game = dealt("new_york", 2, "order")
    play_on(game, Random(1), 8)
    seat = game.pending()[0]
    twin = other_line_game(game, seat, Random(1))
    place = len(game.actions)
    found = []
    for each in (game, twin):
        text = each.legal(seat)[-1].text
        each.play(seat, each.legal(seat)[-1])
        while not each.is_over:
            each.play(each.pending()[0], each.legal(each.pending()[0])[0])
        review = review_line(each, [seat], effort=QUICK, seconds=0, width=1).seats[0]
        moment = next(moment for moment in review.moments if moment.place == place)
        found.append((text, moment.expected, moment.best, moment.lost, moment.reasons))
    assert found[0] == found[1]
