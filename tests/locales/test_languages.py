"""Every language says everything, with the same values filled in, in words of its own and in its own plurals."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from babel import Locale
from rich.cells import cell_len
from tests.locales.fluent_files import EVERY, OTHERS, sample_values

from allaboard.locales import LANGUAGES, words_of

ENGLISH = EVERY["en"]

# Words and names that may be the same in two languages. A text that is the same and not listed was forgotten.
SAME = {
    "fr": {
        *("All Aboard", "Bus", "Metro", "Depot", "New York", "Rome", "Paris"),
        *("Monument", "Monuments", "monument", "Restaurant", "restaurant", "Star", "Garage", "accessible"),
        *("Univers.", "Mon.Mus.", "Couple", "couple", "Couples", "Flirt", "Flirts", "Passage", "passage"),
        *("Point", "Points", "point", "points", "{count} point", "{count} points", "{points} point", "{points} points"),
        *("Ticket", "Tickets", "ticket", "tickets", "Ticket {ticket}", "ticket {ticket}", "Ticket {number}"),
        *("Table", "Tables", "Table {table}", "Table {number}", "Menu", "Pause", "Solo", "Duo", "Zone", "Zones"),
        *("Total", "total", "Secret", "secret", "Action", "Actions", "Message", "Messages", "Position", "Positions"),
        *("Option", "Options", "Page", "Pages", "Type", "Types", "Code", "Version", "Date", "Minute", "Minutes"),
        *("Classes", "Impression", "Orange", "Format", "Source"),
        *("Bot", "Bots", "bot", "bots", "pile {count}", "Pile {count}", "ms", "max", "min", "PDF", "API"),
        *("Chat", "Score", "Scores"),
    },
    "de": {
        *("All Aboard", "Bus", "Metro", "Depot", "New York", "London", "Paris"),
        *("Tourist", "Theater", "Restaurant", "Baby", "General", "Star", "Surfer", "Backpacker", "Garage"),
        *("Univers.", "Op.Thea.", "{file}: ok", "Team {names}: {points}.", "Team {names}: {points}"),
        *("Ticket", "Tickets", "Ticket {ticket}", "Ticket {number}", "Hand", "Name", "Bus {bus}"),
        *("Chat", "Link", "Links", "Live", "Solo", "Duo", "Pause", "Team", "Teams", "Team {team}"),
        *("Bot", "Bots", "Code", "Person", "Student", "Timer", "Account", "Token", "Server", "E-Mail", "Browser"),
        *("Normal", "Original", "Version", "Minute", "Position", "Option", "Moment", "Information", "Test"),
        *("Person {number}", "ms", "max", "min", "PDF", "API", "Beta", "Status", "System", "Format"),
    },
}
NEVER_NONE = {
    *("plain-zone-students", "event-game_over"),  # a zone has boxes, and whoever is not eliminated wins
    # Told when somebody boards, and no bus departs without a passenger.
    *("depot-story-boarded-room", "depot-story-boarded-hand", "depot-story-departed"),
    "review-hindsight",  # told only where there is something
}


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_is_filled_in(language: str) -> None:
    different = {key: EVERY[language][key].variables ^ ENGLISH[key].variables for key in ENGLISH}
    assert {key: names for key, names in different.items() if names} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_translated(language: str) -> None:
    forgotten = {
        key: message.texts[0]
        for key, message in EVERY[language].items()
        if message.texts == ENGLISH[key].texts
        and re.search(r"[^\W\d_]{2}", re.sub(r"\{\w+\}", "", message.texts[0]))
        and message.texts[0] not in SAME[language]
    }
    assert forgotten == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = words_of(language)
    for key in ENGLISH:
        for values in sample_values(key):
            assert words(key, **values).strip(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_the_forms_of_the_language(language: str) -> None:
    """A text that counts names every form that whole numbers take there, or only exact numbers."""
    needed = {Locale.parse(language).plural_form(number) for number in range(200)}
    for key, message in EVERY[language].items():
        for selector in message.selectors:
            named = {form for form in selector.keys if not form.isdigit()}
            if selector.counts and named != {"other"}:
                assert needed <= named, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_none_one_and_two_are_told_apart(language: str) -> None:
    """French counts zero as one: a text that says `une case` for one must say something else for none."""
    words = words_of(language)
    for key, message in EVERY[language].items():
        counted = {selector.variable for selector in message.selectors if selector.counts and "one" in selector.keys}
        for name in counted if key not in NEVER_NONE else ():
            for values in sample_values(key):
                texts = [words(key, **{**values, name: number}) for number in (0, 1, 2)]
                if len({*texts}) > 1:  # else another choice came first
                    assert all(one != other for one, other in pairwise(texts)), (key, texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_below_zero_are_told_as_such(language: str) -> None:
    """Plurals do not look at the sign: a text that says `one point` would say it for minus one too."""
    words = words_of(language)
    for key, message in EVERY[language].items():
        if any(selector.counts and selector.variable == "points" for selector in message.selectors):
            values = next(iter(sample_values(key)))
            assert words(key, **{**values, "points": -1}) != words(key, **{**values, "points": 1}), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("in_ascii", [False, True])
def test_labels_fit_their_columns_in_the_terminal(language: str, in_ascii: bool) -> None:
    words = words_of(language, in_ascii=in_ascii)
    labels = {key: words(key) for key in ENGLISH if key.startswith("play-zone-")}
    assert {key: label for key, label in labels.items() if cell_len(label.rstrip(".")) > 8} == {}
    goals = {key: words(key) for key in ENGLISH if key.startswith("play-what-")}
    assert {key: label for key, label in goals.items() if cell_len(label) > 9} == {}
    assert cell_len(words("play-out-short")) <= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_for_costs_differ(language: str) -> None:
    words = words_of(language)
    letters = [words(f"play-choice-{cost}", count=2) for cost in ("turns", "bus", "metro")]
    assert len({*letters}) == 3
    assert all(f"{letter[0]} " in words("play-help-list") for letter in letters), "the help explains them"
    assert words("play-choice-out") in words("play-help-list")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_can_be_spelled_in_ascii(language: str) -> None:
    words = words_of(language, in_ascii=True)
    for key in ENGLISH:
        assert words(key, **next(iter(sample_values(key)))).isascii(), key


def test_names_are_not_respelled_in_ascii() -> None:
    assert words_of("de", in_ascii=True)("plain-sheet-out", name="Zoë") == "Zoë ist ausgeschieden."
    assert words_of("de", in_ascii=True)("drawing-road-jammed") == "Hauptverkehrsstrasse"
    assert words_of("fr", in_ascii=True)("play-prompt-turn") == "A vous (? pour l'aide) :"
