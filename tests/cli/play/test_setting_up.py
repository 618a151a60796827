"""Seats, names, sheets, file names: what a table is made of before the game."""

from __future__ import annotations

import datetime
import io
from pathlib import Path

import pytest

from allaboard.boards.faults import FaultsFound
from allaboard.boards.loader import load
from allaboard.cli.play.choices import Choice, Unclear, departure_choices, resolve, turn_choices
from allaboard.cli.play.depot_rules import parse_rules
from allaboard.cli.play.pen import UNICODE
from allaboard.cli.play.questions import DepotArrangement, Wishes, arrange
from allaboard.cli.play.saving import fresh_path
from allaboard.cli.play.table import Seat, deal, named, parse_options, parse_seats, parse_sheets
from allaboard.cli.play.terminal import Terminal, has_unicode, may_use_escapes
from allaboard.deals import LineChoices, rival_line
from allaboard.engine import Depart, LineOptions
from allaboard.engine.depot.setup import OPTION_VALUES, DepotOptions
from allaboard.locales import words_of
from allaboard.records import Player

COLOURS = ("Red", "Blue", "Yellow", "Green", "Purple")


def test_seats_are_humans_and_bots_with_or_without_a_name() -> None:
    assert parse_seats("human:Ann, greedy ,RANDOM:Rob") == (
        Seat("human", "Ann"),
        Seat("greedy"),
        Seat("random", "Rob"),
    )


def test_whoever_has_no_name_gets_one_that_nobody_else_has() -> None:
    players = named(parse_seats("human,greedy,greedy,human:Greedy,human"), COLOURS)
    assert [player.name for player in players] == ["Red", "Greedy 2", "Greedy 3", "Greedy", "Purple"]
    assert players[1] == Player("Greedy 2", bot="greedy")


@pytest.mark.parametrize("text", ["", "human,", "robot", "human,human,human,human,human,human"])
def test_seats_that_make_no_table_are_refused(text: str) -> None:
    with pytest.raises(FaultsFound):
        parse_seats(text)


def test_sheets_can_be_chosen_and_the_rest_of_the_deal_stays() -> None:
    city = load("rome")
    dealt = deal(city, 2, LineOptions(), "s", None).deal.setup
    chosen = deal(city, 2, LineOptions(), "s", LineChoices((5, 1))).deal.setup
    assert chosen.sheets == (5, 1)
    assert (chosen.tickets, chosen.hands, chosen.personal) == (dealt.tickets, dealt.hands, dealt.personal)


def test_z3_the_rival_of_solo_is_drawn_for_the_sheet_that_was_chosen() -> None:
    city = load("rome")
    for sheet in (1, 5):
        setup = deal(city, 1, LineOptions(), "s", LineChoices((sheet,))).deal.setup
        assert setup.rival == rival_line(city, setup)


def test_options_are_named() -> None:
    assert parse_options("open_personal, any_city") == LineOptions(open_personal=True, any_city=True)
    assert parse_options("") == LineOptions()
    with pytest.raises(FaultsFound):
        parse_sheets("1;4", 2)


def test_a_file_name_is_never_taken_twice(tmp_path: Path) -> None:
    day = datetime.date(2026, 11, 15)
    first = fresh_path("bus", "new_york", tmp_path, day)
    assert first.name == "bus-new_york-2026-11-15-1.aab.json"
    first.touch()
    assert fresh_path("bus", "new_york", tmp_path, day).name == "bus-new_york-2026-11-15-2.aab.json"


def ask(wishes: Wishes, *answers: str) -> tuple[str, str]:
    """The table that answers describe, and what was asked."""
    out = io.StringIO()
    terminal = Terminal(io.StringIO("".join(f"{answer}\n" for answer in answers)), out, escapes=False, pen=UNICODE)
    table = arrange(wishes, terminal, words_of("en"), ask=True)
    if isinstance(table, DepotArrangement):
        return f"depot {len(table.seats)} {table.options}", out.getvalue()
    return f"{table.city.name} {len(table.seats)} {table.options} {table.choices.sheets}", out.getvalue()


@pytest.mark.parametrize(
    ("wishes", "answers", "table"),
    [
        (Wishes(), ["", "", "", "", "", ""], f"new_york 2 {LineOptions()} ()"),
        (Wishes(), ["m", "human,human,greedy", "", "3,2,1", ""], f"rome 3 {LineOptions()} (3, 2, 1)"),
        (
            Wishes(),
            ["bus", "human,greedy,greedy,greedy", "", "y", "", ""],
            f"london 4 {LineOptions(open_personal=True)} ()",
        ),
        (Wishes(game="metro"), ["human", "paris", ""], f"paris 1 {LineOptions()} ()"),
        (Wishes(seats="human,greedy"), ["metro", "Paris", "", "", ""], f"paris 2 {LineOptions(any_city=True)} ()"),
        (Wishes(city="london", seats="human,greedy"), [""], f"london 2 {LineOptions(any_city=True)} ()"),
        (Wishes(city="rome", seats="human,greedy"), [], f"rome 2 {LineOptions()} ()"),
    ],
)
def test_what_flags_leave_open_is_asked(wishes: Wishes, answers: list[str], table: str) -> None:
    assert ask(wishes, *answers)[0] == table


def test_an_answer_that_makes_no_sense_is_explained_and_asked_again() -> None:
    _, asked = ask(Wishes(), "chess", "bus", "human,robot", "", "rome", "paris tx", "", "perhaps", "", "", "")
    assert "chess is not one of bus, metro" in asked
    assert "robot is not one of" in asked
    assert "rome is a city of metro, not of bus" in asked
    assert "Please answer yes or no." in asked


@pytest.mark.parametrize(
    ("wishes", "answers", "table"),
    [
        (Wishes(), ["depot", "", "", ""], f"depot 3 {DepotOptions()}"),
        (Wishes(), ["d", "human,human", "final_turn=mandatory", ""], f"depot 2 {DepotOptions(final_turn='mandatory')}"),
        (Wishes(game="depot"), ["human,greedy,random,random", "teams", ""], f"depot 4 {DepotOptions(teams=True)}"),
        (Wishes(game="depot", options="baby_windows=none"), ["", ""], f"depot 3 {DepotOptions(baby_windows='none')}"),
        (Wishes(game="depot", seats="human,greedy"), [], f"depot 2 {DepotOptions()}"),
        (Wishes(seats="human,greedy,greedy,greedy,greedy,greedy"), ["depot", "", ""], f"depot 6 {DepotOptions()}"),
        (Wishes(options="teams=true"), ["depot", "human,human,human,human", ""], f"depot 4 {DepotOptions(teams=True)}"),
    ],
)
def test_what_flags_leave_open_is_asked_for_depot(wishes: Wishes, answers: list[str], table: str) -> None:
    assert ask(wishes, *answers)[0] == table


def test_house_rules_are_listed_and_wrong_ones_explained() -> None:
    _, asked = ask(Wishes(game="depot"), "human", "", "?", "cheat=true", "teams=true", "usual", "")
    asked = " ".join(asked.split())
    assert "1 seats; there are 2 to 6" in asked
    for key, values in OPTION_VALUES.items():
        assert f"{key}={str(values[0]).lower()} or " in asked
    assert "cheat is not one of drunkard_scope," in asked
    assert "teams are for 4 players, not 3" in asked


def test_every_house_rule_can_be_set_to_every_value() -> None:
    for key, values in OPTION_VALUES.items():
        for value in values:
            assert getattr(parse_rules(f" {key} = {str(value).lower()} "), key) == value
    assert parse_rules("") == DepotOptions()


def choices_in_rome() -> tuple[Choice, ...]:
    game = deal(load("rome"), 1, LineOptions(), "c", None)
    game.play(0, Depart(min(departure_choices(game, 0))))
    return turn_choices(game, 0)


def test_a_turn_is_named_by_number_text_or_end() -> None:
    choices = choices_in_rome()
    for place, choice in enumerate(choices):
        assert resolve(str(place + 1), choices) is choice
        assert resolve(choice.text, choices) is choice
        assert resolve(f" {choice.text.lower().rstrip('#')} ", choices) is choice
        ending = resolve(choice.end.lower(), choices)
        same = [other for other in choices if other.end == choice.end]
        assert ending is choice if len(same) == 1 else isinstance(ending, Unclear)


@pytest.mark.parametrize("typed", ["0", "999", "9" * 40, "Z1", "rubbish", "-", ">", "A1-", "é", "²", "C3-C4-C5-C6"])
def test_text_that_names_no_turn_is_answered_with_words(typed: str) -> None:
    unclear = resolve(typed, choices_in_rome())
    assert isinstance(unclear, Unclear)
    assert words_of("en")(unclear.key, **unclear.values)


@pytest.mark.parametrize(
    ("environ", "is_terminal", "welcome"),
    [
        ({"TERM": "xterm"}, True, True),
        ({"TERM": "xterm", "NO_COLOR": "1"}, True, False),
        ({"TERM": "xterm", "NO_COLOR": ""}, True, True),
        ({"TERM": "dumb"}, True, False),
        ({}, True, False),
        ({"TERM": "xterm"}, False, False),
    ],
)
def test_when_escape_sequences_are_welcome(environ: dict[str, str], is_terminal: bool, welcome: bool) -> None:
    assert may_use_escapes(environ, is_terminal) is welcome


@pytest.mark.parametrize(
    ("environ", "encoding", "unicode"),
    [
        ({"LANG": "C.UTF-8"}, "utf-8", True),
        ({}, "utf-8", True),
        ({"LC_ALL": "C"}, "utf-8", False),
        ({"LC_ALL": "C", "PYTHONIOENCODING": "utf-8"}, "utf-8", True),
        ({"LANG": "en_US.UTF-8"}, "ascii", False),
        ({"LANG": "en_US.UTF-8", "TERM": "dumb"}, "utf-8", False),
        ({"LANG": "fr_FR.ISO-8859-1"}, "iso-8859-1", False),
    ],
)
def test_when_box_drawing_can_be_shown(environ: dict[str, str], encoding: str, unicode: bool) -> None:
    assert has_unicode(environ, encoding) is unicode
