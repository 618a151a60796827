"""P7 at the keyboard: a turn that leads into a dead end says so in the list, before it is taken, and asks for a yes."""

from __future__ import annotations

import re

import pytest
from tests.cli.play.test_session import typing
from tests.rules.positions import legal, play, solo
from tests.rules.test_dead_ends import EXAMPLES

from allaboard.cli.play.line_session import LineTable
from allaboard.cli.play.news import News
from allaboard.cli.play.session import Table
from allaboard.engine import LineGame
from allaboard.locales import LANGUAGES, words_of
from allaboard.records import Player, record_of

WORDS = words_of("en")
# Into the corner of the long avenue, and into a dead end in every city; elsewhere there is a way out.
AVENUE = ("new_york", 1, 1, (1, 2, 5, 3), "C2-C1-B1>B2 B2-B3-B4 B4-B5-B6-B7 B7-A7-A6>A5", 4)
CITIES = ("new_york", "london", "rome", "paris")
BY_CITY = [AVENUE, *(next(each for each in EXAMPLES if each[0] == city) for city in CITIES)]


def at_keyboard(game: LineGame) -> LineTable:
    return Table(game, (Player("Ann"),), None, News(WORDS, ("Ann",)))


def whole(tickets: tuple[int, ...]) -> tuple[int, ...]:
    """All twelve tickets, beginning with these."""
    return (*tickets, *(ticket for ticket in range(1, 13) if ticket not in tickets))


def before_it(city: str, departure: int, sheet: int, tickets: tuple[int, ...], turns: str) -> tuple[LineGame, str]:
    """The game just before the last of the turns, and that one."""
    game = solo(city, whole(tickets), sheet=sheet, departure=departure)
    *before, last = turns.split()
    play(game, *before)
    return game, last


def spoken(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def trapped() -> LineGame:
    """A line for which every turn eliminates or leads into a dead end."""
    city, departure, sheet, tickets, turns, _ = AVENUE
    game = solo(city, whole((*tickets, 4)), sheet=sheet, departure=departure)
    play(game, *turns.split())
    lost = [soon > 0 or text.endswith("#") for text, soon in zip(legal(game), game.dead_ends(0), strict=True)]
    assert all(lost)
    return game


def lost() -> LineGame:
    """A line for which every turn eliminates."""
    game = solo("new_york", whole((1,)), sheet=2, departure=5)
    play(game, "G9-F9-F10-G10")
    return game


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
@pytest.mark.parametrize(("city", "departure", "sheet", "tickets", "turns", "soon"), BY_CITY)
def test_a_dead_end_is_announced_before_it_is_confirmed_and_needs_a_yes(
    city: str, departure: int, sheet: int, tickets: tuple[int, ...], turns: str, soon: int, plain: bool
) -> None:
    told = WORDS("dead-end-after", turns=soon)
    for answer in ("", "y", "u", "no"):
        game, turn = before_it(city, departure, sheet, tickets, turns)
        before = record_of(game, (Player("Ann"),), None).actions
        session, text, _ = typing(at_keyboard(game), turn, answer, "q", plain=plain)
        assert told in spoken(text)
        assert WORDS("play-prompt-dead-end") in text
        assert session.record.actions == before, f"{answer!r} was enough"
    game, turn = before_it(city, departure, sheet, tickets, turns)
    session, _, _ = typing(at_keyboard(game), turn, "yes", "q", plain=plain)
    assert session.record.actions[-1] == turn


def test_a_dead_end_is_marked_in_the_list_after_every_turn_with_a_way_out() -> None:
    game, turn = before_it(*AVENUE[:5])
    _, text, _ = typing(at_keyboard(game), "", "q")  # on two pages
    marks = {
        match[1]: WORDS("play-choice-dead-end") in match[2]
        for match in re.finditer(r"\d ([A-Z]\d\S+)([^\n]*?)(?=  \s*\d+ [A-Z]\d|\n)", text)
    }
    texts = [str(action) for action in game.legal(0)]
    expected = {text: soon > 0 for text, soon in zip(texts, game.dead_ends(0), strict=True)}
    assert marks == expected
    assert marks[turn]
    without = [text for text in marks if not marks[text] and not text.endswith("#")]
    order = list(marks)
    assert max(map(order.index, without)) < order.index(turn)


def test_a_screen_reader_hears_of_a_dead_end_in_the_list() -> None:
    game, turn = before_it(*AVENUE[:5])
    _, text, _ = typing(at_keyboard(game), *[""] * 9, "q", plain=True)
    path = ", ".join(re.findall(r"[A-Z]\d+", turn)[1:])
    lines = re.findall(r"\d+: to .+?(?= \d+: to | Turns \d|$)", spoken(text))
    marked = {line for line in lines if WORDS("dead-end-after", turns=AVENUE[5]) in line}
    assert len(marked) == 1
    assert f"to {path}." in marked.pop()


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
def test_that_no_turn_leaves_a_way_out_is_said_when_the_turn_begins(plain: bool) -> None:
    for game, key in ((lost(), "every-turn-out"), (trapped(), "every-turn-dead-end")):
        _, text, _ = typing(at_keyboard(game), "q", plain=plain)
        assert WORDS(key) in spoken(text)
    free, _ = before_it(*AVENUE[:5])
    _, text, _ = typing(at_keyboard(free), "q", plain=plain)
    assert not any(WORDS(key) in spoken(text) for key in ("every-turn-out", "every-turn-dead-end"))


def test_where_there_is_no_way_out_no_yes_is_asked_for() -> None:
    game = trapped()
    turn = next(text for text in map(str, game.legal(0)) if not text.endswith("#"))
    session, text, _ = typing(at_keyboard(game), turn, "", "q")
    assert session.record.actions[-1] == turn
    assert WORDS("play-prompt-dead-end") not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_warning_counts_turns_as_its_language_does(language: str) -> None:
    told = [words_of(language)("dead-end-after", turns=turns) for turns in (1, 2, 3, 4)]
    assert len(set(told)) == 4
    assert all(str(turns) in text for turns, text in enumerate(told[1:], 2))
