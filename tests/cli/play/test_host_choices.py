"""What the rules leave to the host, at the keyboard: by flags and by question and answer."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from tests.cli.play.keyboard import Keyboard

from allaboard.boards.faults import FaultsFound
from allaboard.cli.play.host_choices import parse_seat, parse_ties
from allaboard.cli.play.opening import AnyTable, opened, reopened
from allaboard.cli.play.pen import UNICODE
from allaboard.cli.play.questions import DepotArrangement, LineArrangement, Wishes, arrange
from allaboard.cli.play.terminal import Terminal
from allaboard.deals import DepotChoices, LineChoices
from allaboard.engine.depot.game import DepotGame
from allaboard.engine.depot.setup import DepotOptions, TableSettings
from allaboard.engine.line.setup import LineSetup
from allaboard.locales import words_of
from allaboard.records import parse_record


def arranged(wishes: Wishes, *answers: str, language: str = "en") -> tuple[LineArrangement | DepotArrangement, str]:
    """The table that flags and answers describe, and what was asked; without answers nothing is."""
    out = io.StringIO()
    terminal = Terminal(io.StringIO("".join(f"{answer}\n" for answer in answers)), out, escapes=False, pen=UNICODE)
    table = arrange(wishes, terminal, words_of(language), ask=bool(answers))
    return table, " ".join(out.getvalue().split())


def dealt(wishes: Wishes, *answers: str) -> AnyTable:
    return opened(arranged(wishes, *answers)[0], "s", words_of("en"), str)


def line_setup(wishes: Wishes, *answers: str) -> LineSetup:
    setup = dealt(wishes, *answers).record.setup
    assert isinstance(setup, LineSetup)
    return setup


TWO = Wishes(city="rome", seats="human:Ann,human:Bea")
FOUR = Wishes(game="depot", seats="human:Ann,human:Bea,human:Cy,greedy", options="teams=true")


def with_flags(wishes: Wishes, **flags: object) -> Wishes:
    return Wishes(**{**vars(wishes), **flags})


def test_some_sheets_are_chosen_and_the_others_dealt() -> None:
    setup = line_setup(with_flags(TWO, sheets="dealt,4"))
    assert setup.sheets[1] == 4
    assert setup.sheets[0] != 4


def test_two_seats_may_have_the_same_sheet_where_the_host_allows_it() -> None:
    assert line_setup(with_flags(TWO, sheets="4,4", equal_sheets=True)).sheets == (4, 4)


@pytest.mark.parametrize("first", ["Bea", "b", "1"])
def test_the_first_inspector_is_named(first: str) -> None:
    assert line_setup(with_flags(TWO, first=first)).inspector == 1


def test_the_first_player_and_the_order_of_ties_are_named() -> None:
    table = dealt(with_flags(FOUR, first="Cy", ties="greedy,2,Ann,Bea", card_memory="off", team_hands="open"))
    assert isinstance(table.game, DepotGame)
    assert (table.game.deal.setup.first, table.game.deal.setup.ties) == (2, (3, 2, 0, 1))
    assert table.game.deal.settings == TableSettings(team_hands="open", card_memory="off")


def test_names_are_found_by_their_beginning_and_are_not_guessed() -> None:
    names = ["Ann", "Anna", "Bea"]
    assert [parse_seat(text, names) for text in ("ann", "anna", "B", "2")] == [0, 1, 2, 2]
    for text in ("", "An", "x", "3", "-1"):
        with pytest.raises(FaultsFound):
            parse_seat(text, names)
    assert parse_ties("bea,anna,ann", names) == (2, 1, 0)


# Questions and answers.


def test_who_begins_is_asked_of_whoever_wants_to_choose() -> None:
    game = Wishes(game="metro")
    table, _ = arranged(game, "human:Ann,human:Bea", "", "", "yes", "Bea")
    assert table.choices == LineChoices(first=1)
    table, _ = arranged(game, "human:Ann,human:Bea", "", "", "")
    assert table.choices == LineChoices()
    table, asked = arranged(game, "human:Ann,human:Bea", "", "", "yes", "Zoe", "random")
    assert "Zoe is not one of Ann, Bea" in asked
    assert table.choices == LineChoices()


def test_nobody_who_plays_alone_is_asked_who_begins() -> None:
    assert words_of("en")("play-ask-more-line-question") not in arranged(Wishes(game="metro"), "human", "", "")[1]


def test_whoever_names_a_sheet_twice_is_asked_whether_that_is_meant() -> None:
    game = Wishes(game="metro")
    table, asked = arranged(game, "human:Ann,human:Bea", "", "3,3", "yes", "")
    assert table.choices == LineChoices((3, 3), equal_sheets=True)
    assert words_of("en")("play-ask-equal-question") in asked
    table, _ = arranged(game, "human:Ann,human:Bea", "", "3,3", "no", "3,4", "")
    assert table.choices == LineChoices((3, 4))


def test_what_a_table_of_depot_leaves_open_is_asked() -> None:
    game = Wishes(game="depot")
    seats = "human:Ann,human:Bea,human:Cy,human:Di"
    table, _ = arranged(game, seats, "teams", "yes", "Di", "Cy,Di,Ann,Bea", "no", "yes")
    assert isinstance(table, DepotArrangement)
    assert table.choices == DepotChoices(3, (2, 3, 0, 1))
    assert table.settings == TableSettings(team_hands="open", card_memory="off")
    table, asked = arranged(game, seats, "", "yes", "", "", "")
    assert isinstance(table, DepotArrangement)
    assert (table.choices, table.settings) == (DepotChoices(), TableSettings())
    assert words_of("en")("play-ask-team-hands-question") not in asked


# The Drunkard.


@pytest.mark.parametrize(
    ("language", "reading"), [("en", "departing_bus"), ("fr", "own_pile"), ("de", "departing_bus")]
)
def test_the_drunkard_is_read_as_in_the_leaflet_of_the_language(language: str, reading: str) -> None:
    for wishes in (Wishes(game="depot"), Wishes(game="depot", options="final_turn=mandatory")):
        table, _ = arranged(wishes, language=language)
        assert isinstance(table.options, DepotOptions)
        assert table.options.drunkard_scope == reading
    table, asked = arranged(Wishes(game="depot"), "", "", "", language=language)
    assert isinstance(table.options, DepotOptions)
    assert table.options.drunkard_scope == reading
    assert words_of(language)(f"depot-rule-drunkard_scope-{reading}") in asked


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("reading", ["departing_bus", "own_pile"])
def test_a_reading_that_is_named_holds_in_every_language(language: str, reading: str) -> None:
    table, _ = arranged(Wishes(game="depot", options=f"drunkard_scope={reading}"), language=language)
    assert isinstance(table.options, DepotOptions)
    assert table.options.drunkard_scope == reading


# Going on.


def test_a_saved_game_goes_on_with_the_settings_of_its_table() -> None:
    record = parse_record(dealt(FOUR).record.to_json())
    settings = TableSettings(team_hands="open", card_memory="off")
    table = reopened(record, words_of("en"), str, settings)
    assert isinstance(table.game, DepotGame)
    assert table.game.deal.settings == settings
    with pytest.raises(FaultsFound, match="not choices of metro"):
        reopened(parse_record(dealt(TWO).record.to_json()), words_of("en"), str, settings)
    plain = parse_record(dealt(with_flags(FOUR, options="")).record.to_json())
    with pytest.raises(FaultsFound, match="only where teams play"):
        reopened(plain, words_of("en"), str, settings)


def test_whoever_leaves_hears_how_to_go_on_with_the_same_settings(tmp_path: Path) -> None:
    args = ("--game", "depot", "--seats", "human,greedy", "--card-memory", "off", "--save", "a.aab.json", "--plain")
    with Keyboard(*args, cwd=tmp_path) as play:
        play.wait()
        play.type("q")
        assert play.end() == 0
        assert "allaboard play a.aab.json --card-memory off" in " ".join(play.raw.split())
    with Keyboard("a.aab.json", "--card-memory", "off", cwd=tmp_path) as play:
        play.wait()
        play.type("?")
        assert play.wait() == "more"
        play.type("q")
        play.wait()
        play.type("q")
        assert play.end() == 0
