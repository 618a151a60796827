"""German names of Depot's cards are declined: `blauer Bus 3`, but `den blauen Bus 3`."""

from __future__ import annotations

import re

import pytest
from tests.depot.vectors import GAMES

from allaboard.cli.play.depot_position import bus_object, bus_words, traveller_words
from allaboard.cli.play.depot_story import paragraphs
from allaboard.engine.depot.cards import BUS_IDS, TRAVELLER_IDS
from allaboard.locales import words_of
from allaboard.records import parse_record
from allaboard.records.replaying import start_record, steps

WORDS = words_of("de")
COLOURS = {"R": "rot", "G": "grün", "B": "blau", "Y": "gelb"}
ADJECTIVE = "(rot|grün|blau|gelb)"
# After an article that is not the subject's the adjective ends in -en, everywhere else a bus is a subject or a label.
WRONG = rf"\b(den|dem|im|vom) {ADJECTIVE}er Bus|(?<!\bden )(?<!\bim )\b{ADJECTIVE}en Bus|\bin {ADJECTIVE}\b"


@pytest.mark.parametrize("bus", BUS_IDS)
def test_every_bus_has_its_colour_as_an_adjective(bus: str) -> None:
    colour = COLOURS[bus[0]]
    assert bus_words(bus, WORDS) == f"{colour}er Bus {bus[1:]}"
    assert bus_object(bus, WORDS) == f"{colour}en Bus {bus[1:]}"


@pytest.mark.parametrize("traveller", TRAVELLER_IDS)
def test_every_traveller_has_its_colour_as_an_adjective(traveller: str) -> None:
    ending = "es" if traveller[1:] == "BA" else "er"
    assert traveller_words(traveller, WORDS).startswith(f"{COLOURS[traveller[0]]}{ending} ")


@pytest.mark.parametrize("number", [0, 5, 10, 15, 19])
def test_a_whole_game_is_told_with_declined_buses(number: int) -> None:
    record = parse_record(GAMES[number]["record"])
    game = start_record(record)
    events = [*game.opening(), *(event for step in steps(record, game) for event in step.events)]
    story = " ".join(paragraphs(events, WORDS, ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]))
    assert "Bus 4a" in story
    assert re.search(WRONG, story) is None
