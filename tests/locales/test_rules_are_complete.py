"""The rules pages say everything: each numbered rule has its chapter, and what is easily left out has its sentence.

A rule of play belongs to a chapter; `SENTENCES` holds what a reader of the pages would miss most, in each language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from tests.rules.test_every_rule_is_tested import NUMBERS

from allaboard.engine.depot.setup import OPTION_VALUES
from allaboard.locales import LANGUAGES
from allaboard.protocol.tables import TableWishes
from allaboard.server.rules import rules_source

# Where each numbered rule stands. P8, P10, E5, E7 are of Bus only, R2, P9, P11, E6, E8, F9 of Metro only.
LINE_CHAPTERS = {
    "parts": "B1 B2 P12",
    "setup": "B3 S1 S2 S3 S4 S5",
    "round": "R1 R2 R3 R4",
    "markers": "P1 P2 P3 P4 T1",
    "turn-zone": "P5",
    "off-map": "P6",
    "green-light": "P8",
    "entrance": "P9",
    "traffic": "P10",
    "connections": "P11",
    "loop": "P7 P13",
    "boarding": "E1 E2 E3 E4 E5 E6 E7",
    "common": "O1 O2 O3",
    "personal": "E8 F7",
    "score": "F1 F2 F3 F4 F5 F6 F8 F9 F10",
    "solo": "Z1 Z2 Z3 Z4 Z5",
}
ONLY = {"green-light": "bus", "traffic": "bus", "entrance": "metro", "connections": "metro"}
NO_RULES_OF_PLAY = {"G1", "N1", "N2"}  # a bot, and how a seed becomes a deal
DEPOT_CHAPTERS = {
    "cards": "D1 D2 D3 D4 D5 D6 D7",
    "setup": "D8 D9 D10 D11 D12",
    "open": "D14 D15 D16",
    "turn": "D13 D18 D28",
    "choose": "D19 D20 D21 D22",
    "room": "D23 D24",
    "hand": "D25 D26",
    "penalty": "D27",
    "refill": "D66 D67",
    "departure": "D31 D32 D33 D34 D36 D55",
    "profiles": "D29 D30 D35 D37 D38 D39 D40 D41 D42 D43 D44 D45 D46 D49 D50 D51 D52 D53 D54 D56",
    "star": "D47 D48",
    "baby": "D57 D58 D59 D60 D61 D62 D63 D64 D65",
    "end": "D17 D68 D69 D70 D71 D72 D73",
    "score": "D74 D75 D76 D77 D78",
    "teams": "D79",
}
DEPOT_RULES = 79
# Choices of the host that are no rules of play: what kind of table it is, and its clock.
NOT_FROM_THE_RULES = {
    *("game", "city", "own_city", "seats", "options", "public", "pace", "clock", "chat", "hints", "take_backs"),
    *("hot_seat", "open_window", "day_pause"),
}
CHOICES = {
    "bus": {"sheets": "sheets", "equal_sheets": "same-sheet", "first": "first"},
    "metro": {"sheets": "sheets", "equal_sheets": "same-sheet", "first": "first"},
    "depot": {
        "first": "first",
        "ties": "ties",
        "beat": "beat",
        "card_memory": "card-memory",
        "baby_async": "baby-async",
        "team_hands": "team-hands",
    },
}
LINE_SENTENCES = [
    ("oldest", "setup", "oldest player", "joueur le plus âgé", "ältesten Spieler"),
    ("first", "table", "random, or the host", "tiré au sort ou choisi par l’hôte", "Zufall oder der Gastgeber"),
    ("sheets", "table", "as the host chooses", "au choix de l’hôte", "wie der Gastgeber es will"),
    (
        "same-sheet",
        "table",
        "two players the same sheet",
        "même feuille à deux joueurs",
        "zwei Spielern auch denselben",
    ),
    ("any-city", "table", "`any_city`", "`any_city`", "`any_city`"),
    ("open", "round", "All sheets and all lines are open", "feuilles et les lignes sont visibles", "Linien sind offen"),
    ("intersection", "parts", "intersection", "carrefour", "Kreuzung"),
    ("off-map", "rulings", "one box", "une case", "ein Kästchen"),
    ("loop", "rulings", "legal", "permise", "erlaubt"),
    ("inspector", "rulings", "inspector", "contrôleur", "Schaffner"),
    ("author", "editions", "Saashi, published by IELLO", "Saashi, publié par IELLO", "Saashi, erschienen bei IELLO"),
]
SENTENCES = {
    "bus": [
        *LINE_SENTENCES,
        ("open-personal", "setup", "face up", "face visible", "offen gespielt"),
        ("open-personal", "table", "`open_personal`", "`open_personal`", "`open_personal`"),
        ("departure-light", "green-light", "Departure stops are", "arrêts de départ sont", "Starthalte sind"),
        ("must", "rulings", "must be placed", "doit être placé", "muss platziert werden"),
        ("printed", "editions", "New York & London", "New York & London", "New York & London"),
        ("tops", "editions", "does not ask", "ne demande pas", "verlangt keine verschiedenen"),
        ("face-up", "editions", "face up", "face visible", "nach Absprache, offen"),
        ("two-passengers", "editions", "Two passengers", "Deux passagers", "Zwei Fahrgäste"),
        ("half", "editions", "no other bonus", "sans autre bonus", "keinen Bonus"),
        ("spot", "editions", "only the German", "seul le livret allemand", "nur das deutsche"),
        ("oldest-in-all", "editions", "oldest player, in all", "plus âgé, dans les trois", "allen dreien der älteste"),
    ],
    "metro": [
        *LINE_SENTENCES,
        ("this-turn", "entrance", "from this very turn", "même de ce coup-ci", "aus demselben Zug"),
        ("pawns", "entrance", "under departure pawns", "sous les pions Départ", "unter Startfiguren"),
        ("any-space", "boarding", "any free box", "n’importe quelle case libre", "beliebiges freies Kästchen"),
        ("any-order", "personal", "whichever order", "n’importe quel ordre", "welcher Reihenfolge"),
        ("printed", "editions", "Paris & Rome", "Paris & Rome", "Paris & Rome"),
        ("english", "editions", "English book", "livret anglais", "englischen Heft"),
    ],
    "depot": [
        ("rider", "setup", "rides the bus most often", "prend le plus souvent le bus", "am häufigsten Bus fährt"),
        ("youngest", "setup", "youngest", "le plus jeune", "der Jüngste"),
        ("first", "table", "random, or as the host", "tiré au sort, ou choisi", "Zufall oder der Gastgeber"),
        ("ties", "table", "first in the set-up", "d’abord dans la mise en place", "in der Ausgangslage zuerst"),
        ("beat", "table", "0 to 20 seconds", "0 à 20 secondes", "0 bis 20 Sekunden"),
        ("card-memory", "table", "`card_memory`", "`card_memory`", "`card_memory`"),
        ("baby-async", "table", "`baby_async`", "`baby_async`", "`baby_async`"),
        ("team-hands", "table", "`team_hands`", "`team_hands`", "`team_hands`"),
        ("reading", "table", "reading in force", "lecture en vigueur", "Lesart, die gilt"),
        ("two-seats", "profiles", "any two free seats", "deux places libres, n’importe lesq", "zwei beliebige freie"),
        ("english-drunkard", "profiles", "passengers of that bus", "heureux de ce bus", "Fahrgäste dieses Busses"),
        ("french-drunkard", "profiles", "of all their passengers", "parmi tous ses passagers", "von allen Fahrgästen"),
        ("penalty", "penalty", "another player’s Baby", "Bébé d’un autre joueur", "Baby eines anderen Spielers"),
        ("both-columns", "refill", "from the columns", "en tête des colonnes", "aus einer Spalte deiner Wahl"),
        ("no-pass", "choose", "cannot pass", "On ne passe pas", "Passen gibt es nicht"),
        ("decline", "end", "or decline it", "ou y renoncer", "darauf verzichten"),
        ("printed", "editions", "Spiel-ou-Face", "Spiel-ou-Face", "Spiel-ou-Face"),
        (
            "drunkard",
            "editions",
            "\\*\\*Drunkard\\*\\*: in French",
            "en français deux de tous",
            "auf Französisch zwei von",
        ),
        ("baby", "editions", "one that arrives", "qui y arrive", "das dazukommt"),
        ("corrupter", "editions", "optional", "facultatif", "freiwillig"),
        ("lie", "editions", "crosswise", "en travers", "quer liegen"),
        ("step-5", "editions", "shorter title", "titre plus court", "kürzeren Titel"),
        ("passenger", "editions", "Traveller, passenger", "Voyageur, passager", "Reisender, Fahrgast"),
        ("star", "editions", "it is the Star’s", "couleur de la Star", "Farbe des Stars"),
        ("french-table", "house-rules", "made in French", "ouverte en français", "Tisch auf Französisch"),
    ],
}


def chapters(game: str, language: str) -> dict[str, str]:
    """Anchor → its text, up to the next heading of any level."""
    parts = re.split(r"^#+ .*\{#([a-z-]+)\}$", rules_source(game, language), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def sentences() -> Iterator[tuple[str, str, str, str, str]]:
    for game, items in SENTENCES.items():
        for name, chapter, *texts in items:
            for language, text in zip(("en", "fr", "de"), texts, strict=True):
                yield game, language, chapter, name, text


def test_every_language_is_asked_for() -> None:
    assert set(LANGUAGES) == {"en", "fr", "de"}


def test_every_numbered_rule_has_a_chapter() -> None:
    line = " ".join(LINE_CHAPTERS.values()).split()
    assert sorted(line) == sorted(set(NUMBERS) - NO_RULES_OF_PLAY)
    depot = " ".join(DEPOT_CHAPTERS.values()).split()
    assert sorted(depot, key=lambda rule: int(rule[1:])) == [f"D{number}" for number in range(1, DEPOT_RULES + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["bus", "metro", "depot"])
def test_every_chapter_is_there_and_says_something(game: str, language: str) -> None:
    written = chapters(game, language)
    needed = DEPOT_CHAPTERS if game == "depot" else {name: 0 for name in LINE_CHAPTERS if ONLY.get(name, game) == game}
    assert set(needed) - set(written) == set()
    assert [name for name in [*needed, "table", "editions"] if len(written[name].strip()) < 60] == []


@pytest.mark.parametrize(("game", "language", "chapter", "name", "text"), list(sentences()))
def test_what_is_easily_left_out_is_said(game: str, language: str, chapter: str, name: str, text: str) -> None:
    assert re.search(text, chapters(game, language)[chapter]), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", OPTION_VALUES)
def test_every_house_rule_is_told_with_all_its_values_the_usual_one_first(rule: str, language: str) -> None:
    rows = chapters("depot", language)["house-rules"].splitlines()
    told = [row for row in rows if re.match(rf"- \*\*.+\*\* \(`{rule}`\)", row)]
    assert len(told) == 1
    values = [value.lower() for value in map(str, OPTION_VALUES[rule])]
    places = [told[0].find(f"`{value}`") for value in values]
    assert -1 not in places
    assert places[0] == min(places)


def test_every_choice_of_the_host_is_told_where_it_belongs() -> None:
    known = set(TableWishes.__struct_fields__)
    assert known - NOT_FROM_THE_RULES == {name for choices in CHOICES.values() for name in choices}
    for game, choices in CHOICES.items():
        assert set(choices.values()) <= {name for name, *_ in SENTENCES[game]}
