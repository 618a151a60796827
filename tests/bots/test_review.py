"""The review: it adds up, it sees nothing that the seat could not see, it finds a blunder, and it finds none where
there is none.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from statistics import fmean

import msgspec
import pytest
from benchmarks.blunders import named

from allaboard.boards.loader import load, names
from allaboard.bots import Bot, Perspective, bot_of
from allaboard.bots.best.problem import Course, task_of
from allaboard.bots.best.solving import Best, best_game, solve, value_in
from allaboard.bots.depot.ending import Ending
from allaboard.bots.depot.imagining import Imagined
from allaboard.bots.depot.lookahead import Lookahead
from allaboard.bots.depot.players import weights_of
from allaboard.bots.depot.turns import Planner
from allaboard.bots.depot.worth import Worth, banked
from allaboard.bots.review.answers import Choice, Moment, Reason, Review
from allaboard.bots.review.depot import Tried, review_depot
from allaboard.bots.review.depot_reasons import UNTOLD, Effects, depot_reasons, effects_of
from allaboard.bots.review.hints import HINTS, hints
from allaboard.bots.review.line import review_line
from allaboard.bots.review.outlook import Effort
from allaboard.bots.review.page import review_html
from allaboard.bots.review.wording import critical_texts, hindsight_texts, reasons_text
from allaboard.deals import deal_depot_setup, deal_line_setup
from allaboard.engine import start_game
from allaboard.engine.depot.actions import code_of
from allaboard.engine.depot.game import DepotGame, start_depot
from allaboard.engine.depot.setup import DepotOptions
from allaboard.engine.line.game import LineGame
from allaboard.locales import LANGUAGES, words_of
from allaboard.records import Player, record_of

QUICK = Effort(candidates=3, orders=2, width=1)
BLUNDERS = 50  # by `make proof`
NAMED = 45


def dealt(city: str, seats: int, seed: str) -> LineGame:
    board = load(city)
    return start_game(board, deal_line_setup(board, seats, seed))


def played(city: str, seats: int, seed: str, bot: str = "greedy") -> LineGame:
    game = dealt(city, seats, seed)
    bots = [bot_of(bot, f"{seed} {seat}") for seat in range(seats)]
    play_on(game, bots)
    return game


def play_on(game: LineGame, bots: list[Bot]) -> None:
    while not game.is_over:
        seat = game.pending()[0]
        game.play(seat, bots[seat].choose(Perspective(game, seat)))


@pytest.mark.parametrize("city", ["new_york", "rome"])
def test_luck_and_skill_add_up_to_the_total(city: str) -> None:
    game = played(city, load(city).players[0], "adds up")
    told = review_line(game, [0], effort=QUICK, seconds=0, width=1).seats[0]
    end = told.total or 0
    assert told.expected_at_start + told.luck - told.lost == pytest.approx(end)
    assert sum(moment.lost_in_hindsight or 0 for moment in told.moments) == told.lost_in_hindsight
    assert all(moment.lost >= 0 and (moment.lost_in_hindsight or 0) >= 0 for moment in told.moments)
    assert told.moments[0].reachable == end + (told.lost_in_hindsight or 0)


def test_it_can_be_sent_and_read_again() -> None:
    game = played("rome", 1, "sent")
    told = review_line(game, effort=QUICK, seconds=0, width=1)
    assert msgspec.json.decode(msgspec.json.encode(told), type=Review) == told


def proven_ending(seed: str, rounds: int) -> LineGame:
    """A solo game whose last rounds are the best that were possible after the first ones."""
    game = played("new_york", 1, seed)
    course = Course(game, 0)
    own = course.turns[0][: 12 - rounds]
    if len(own) < 12 - rounds or any(turn.looping for turn in own):
        return proven_ending(seed + "!", rounds)
    solved = solve(task_of(course, own), value_in(course), width=3)
    if solved.total is None:
        return proven_ending(seed + "!", rounds)
    assert solved.proven
    departure = game.departures[0]
    assert departure is not None
    best = Best(departure, (*own, *solved.turns), solved.total, solved.bound, 0, 0.0)
    return best_game(game, 0, best)


def test_on_a_proven_best_line_nothing_was_lost_in_hindsight() -> None:
    game = proven_ending("proven", 4)
    told = review_line(game, effort=QUICK, seconds=0, width=2).seats[0]
    assert [moment.lost_in_hindsight for moment in told.moments[-4:]] == [0, 0, 0, 0]


def test_a_planted_loop_is_the_first_critical_moment() -> None:
    """The plainest blunder: to run into the own line although there are other turns."""
    game = dealt("new_york", 1, "loop")
    bot = bot_of("greedy", "loop")
    while not any(turn.text.endswith("#") for turn in game.legal(0)) or game.phase != "turn" or game.round < 4:
        game.play(0, bot.choose(Perspective(game, 0)))
    game.play(0, next(turn for turn in game.legal(0) if turn.text.endswith("#")))
    told = review_line(game, effort=QUICK, seconds=0, width=2).seats[0]
    assert told.total is None
    assert told.critical[0] == len(told.moments) - 1
    assert told.moments[-1].expected == 0
    assert told.moments[-1].lost > 20


@pytest.mark.proof
@pytest.mark.timeout(7200)
def test_a_planted_blunder_is_named_first() -> None:
    assert sum(each.is_first for each in named("blunder", BLUNDERS)) >= NAMED


# Hints.


@pytest.mark.parametrize("city", names())
def test_hints_are_the_best_legal_turns_with_reasons(city: str) -> None:
    game = dealt(city, load(city).players[0], "hints")
    assert hints(Perspective(game, 0)) == []
    for seat in range(game.seats):
        game.play(seat, game.legal(seat)[0])
    seat = game.pending()[0]
    found = hints(Perspective(game, seat), effort=QUICK)
    assert len(found) == HINTS
    assert [choice.expected for choice in found] == sorted((choice.expected for choice in found), reverse=True)
    legal = {turn.text for turn in game.legal(seat)}
    for choice in found:
        assert choice.action in legal
        for language in LANGUAGES:
            assert reasons_text(choice, words_of(language))
    assert hints(Perspective(game, (seat + 1) % game.seats), effort=QUICK) == []
    assert hints(Perspective(game, seat), effort=QUICK) == found  # the same again


def test_a_hint_never_looks_at_what_is_hidden() -> None:
    """The order of the tickets to come changes nothing."""
    game = dealt("new_york", 2, "hidden")
    setup = game.deal.setup
    reordered = replace(setup, tickets=(setup.tickets[0], *reversed(setup.tickets[1:])))
    other = start_game(game.deal.city, reordered)
    for each in (game, other):
        for seat in range(2):
            each.play(seat, each.legal(seat)[0])
    seat = game.pending()[0]
    assert hints(Perspective(game, seat), effort=QUICK) == hints(Perspective(other, seat), effort=QUICK)


# Pages, and Depot.


def test_the_page_is_whole_and_harmless() -> None:
    game = played("new_york", 2, "page")
    record = record_of(game, [Player("<script>alert(1)</script>"), Player("Blue")])
    told = review_line(game, effort=QUICK, seconds=0, width=1)
    for language in LANGUAGES:
        page = review_html(record, told, language=language)
        assert "<script" not in page
        assert "&lt;script&gt;" in page
        assert not re.search(r"(?:src|href)=[\"'](?!data:)", page)
        assert page.count("<tr") == len(told.seats) + sum(len(seat.moments) for seat in told.seats)


def depot_played(seats: int, seed: str, until: int | Callable[[DepotGame], bool]) -> DepotGame:
    """A game of greedy ones, up to a number of decisions or a moment."""
    game = start_depot(deal_depot_setup(seats, seed), DepotOptions())
    bots = [bot_of("greedy", f"{seed} {seat}") for seat in range(seats)]
    while len(game.actions) < until if isinstance(until, int) else not until(game):
        seat = game.pending()[0]
        game.play(seat, bots[seat].choose(Perspective(game, seat)))
    return game


def test_a_critical_moment_tells_what_could_be_seen_from_what_came_of_it() -> None:
    played, better = Choice("A1-A2", 60.0, []), Choice("A1-B1", 61.5, [Reason("reason-later")])
    moment = Moment(4, 2, "A1-A2", 60.0, better, lost=1.5, luck=0.0, lost_in_hindsight=6)
    english = words_of("en")
    assert critical_texts(moment, english) == [
        "Action 5, A1-A2: about 1.5 points lost, as it could be seen then.",
        "Better: A1-B1 (it is well placed for what is to come).",
        "In hindsight, with all tickets known: 6.",
    ]
    assert hindsight_texts(moment, english) == [
        "Action 5, A1-A2: with all tickets known, 6 points more were possible.",
        "As it could be seen then, about 1.5 points were lost.",
    ]
    unlucky = msgspec.structs.replace(moment, best=played, lost=0.0)
    assert hindsight_texts(unlucky, english)[1] == "As it could be seen then, nothing promised more."
    in_depot = msgspec.structs.replace(moment, lost_in_hindsight=None)
    assert len(critical_texts(in_depot, words_of("de"))) == 2


def test_depot_is_reviewed_too() -> None:
    game = depot_played(2, "review", 12)
    told = review_depot(game, tables=1)
    assert told.unit == "lead"
    assert sum(len(seat.moments) for seat in told.seats) == len(game.actions)
    assert all(moment.lost >= 0 and moment.lost_in_hindsight is None for seat in told.seats for moment in seat.moments)
    assert msgspec.json.decode(msgspec.json.encode(told), type=Review) == told


def test_in_depot_what_was_expected_luck_and_losses_add_up_to_the_lead() -> None:
    game = depot_played(3, "sum", lambda game: game.is_over)
    told = review_depot(game, tables=2)
    for one in told.seats:
        assert one.lead == pytest.approx(one.expected_at_start + one.luck - one.lost, abs=0.001)
    points = [[sum(item or 0 for item in day.values()) for day in score["days"]] for score in game.tally()["seats"]]
    assert [sum(days) for days in points] == game.totals()
    # The lead of a day: over the mean of the others and the best of them, in equal parts.
    leads = [
        sum(
            own[day] - (sum(other[day] for other in others) / 2 + max(other[day] for other in others)) / 2
            for day in range(2)
        )
        for own, others in ((points[seat], points[:seat] + points[seat + 1 :]) for seat in range(3))
    ]
    assert [one.lead for one in told.seats] == pytest.approx(leads, abs=0.1)  # with one decimal for each day


def test_in_depot_only_what_is_clearly_worse_is_lost() -> None:
    better = Tried(Choice("a", 3.0, []), [4.0, 2.0, 4.0, 2.0])
    assert better.is_clearly_better(Tried(Choice("b", 1.0, []), [2.0, 0.0, 2.0, 0.0]))
    assert not better.is_clearly_better(Tried(Choice("c", 2.5, []), [0.0, 6.0, 0.0, 4.0]))
    assert not Tried(Choice("a", 9.0, []), [9.0]).is_clearly_better(Tried(Choice("b", 1.0, []), [1.0]))


# Why a decision of Depot was better.


@pytest.mark.parametrize("seats", [2, 4])
def test_in_depot_everything_better_has_a_reason(seats: int) -> None:
    game = depot_played(seats, "why", 40)
    moments = [moment for seat in review_depot(game, tables=2).seats for moment in seat.moments]
    better = [moment.best for moment in moments if moment.best.action != moment.action]
    assert better  # greedy is not that good
    advised = hints(Perspective(game, game.pending()[0]))
    assert 0 < len(advised) <= HINTS
    for language in LANGUAGES:
        assert all(reasons_text(choice, words_of(language)) for choice in [*better, *advised])


def test_in_depot_reasons_add_up_to_what_is_expected_where_a_day_is_played_out() -> None:
    """Between two, and with no traveller left to come: what both have by now, and what the decision brings."""
    game = depot_played(2, "end", lambda game: not game.view(None)["pile"])
    seat = game.pending()[0]
    planner = Planner(Worth(weights_of(2)), 2, True)
    codes = [code_of(action.text) for action in game.legal(seat)]
    tables = [Imagined(game.view(seat), codes).day(Random(number)) for number in range(3)]
    ahead = int(banked(tables[0], seat)) - int(banked(tables[0], 1 - seat))
    look = Lookahead(planner, 1, Ending(planner))
    for code in codes:
        expected = fmean(look.outcome(table, seat, [code]) for table in tables)
        assert ahead + effects_of(tables, seat, code, planner).lead == pytest.approx(expected)


def test_reasons_are_against_what_was_played_and_say_so_when_they_do_not_explain_it() -> None:
    played = Effects(now=2.0, later=1.0, others=4.0, end=0.0)
    better = Effects(now=5.2, later=0.8, others=3.0, end=0.3)
    assert depot_reasons(better, instead_of=played) == [
        Reason("reason-gain", 3, "reason-depot-now"),
        Reason("reason-cost", 1, "reason-depot-others"),
    ]
    assert depot_reasons(played, instead_of=better)[-1] == UNTOLD
    assert depot_reasons(Effects(0, 0.4, 0, 0)) == [UNTOLD]
