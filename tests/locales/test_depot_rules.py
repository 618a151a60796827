"""What is said at a table of Depot is true under its house rules, whatever they are, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from tests.locales.fluent_files import EVERY

from allaboard.cli.play.depot_drawn import HELP, PROFILE_HELP
from allaboard.engine.depot.setup import OPTION_VALUES, DepotOptions, options_of
from allaboard.locales import LANGUAGES, words_of
from allaboard.locales.depot_rules import rule_values, rules_in_words, undecided_values

PROFILES = ("A", "BA", "BP", "CO", "DR", "GE", "L", "ST", "SU")
SPOKEN = {
    "page": ("depot-help-turn", "depot-help-points", *(f"depot-about-{profile}" for profile in PROFILES)),
    "hints": ("web-depot-hint-place", "glossary-unhappy"),
    "terminal": tuple(f"depot-help-{key}" for key in (*HELP, "turn", *PROFILE_HELP, "points")),
}

# What a text may claim, by what it says in each language, and the house rules under which it is true.
Claim = tuple[dict[str, str], Callable[[DepotOptions], bool]]
CLAIMS: dict[str, Claim] = {
    "babies shout": (
        {
            "en": r"(?<!not )\bshout|somebody else’s turn",
            "fr": r"\bcri\b|\bcrier\b|\bshout|tour d’un autre",
            "de": r"\b[Ss]chrei(?!en nicht)|\bshout|Zug eines anderen",
        },
        lambda rules: rules.baby_windows != "none",
    ),
    "babies do not shout": (
        {"en": r"do not shout", "fr": r"ne crient pas", "de": r"schreien nicht"},
        lambda rules: rules.baby_windows == "none",
    ),
    "babies shout when boarding ends": (
        {
            "en": r"(?<!not )when boarding ends",
            "fr": r"(?<!pas )à la fin de l’embarquement",
            "de": r"(?<!nicht, )wenn das Einsteigen endet",
        },
        lambda rules: rules.baby_windows == "attempt_and_end",
    ),
    "the Drunkard chooses from his bus": (
        {
            "en": r"of the departing bus|two of its passengers|two of that bus",
            "fr": r"du bus qui part|passagers de ce bus|deux de ce bus",
            "de": r"des abfahrenden Busses|Fahrgäste dieses Busses|aus diesem Bus",
        },
        lambda rules: rules.drunkard_scope == "departing_bus",
    ),
    "the Drunkard chooses from all": (
        {
            "en": r"two of all (their|your)",
            "fr": r"parmi tous les siens|deux de tous vos passagers",
            "de": r"zwei von allen",
        },
        lambda rules: rules.drunkard_scope == "own_pile",
    ),
    "the Drunkard is spared": (
        {
            "en": r"but not the Drunkard himself|does not become Unhappy himself",
            "fr": r"mais pas l’Ivrogne lui-même|ne devient pas Mécontent lui-même",
            "de": r"aber nicht den Betrunkenen selbst|wird nicht selbst unzufrieden",
        },
        lambda rules: not rules.drunkard_may_pick_self,
    ),
    "the Drunkard may be one of the two": (
        {
            "en": r"may become Unhappy himself",
            "fr": r"peut devenir Mécontent lui-même",
            "de": r"darf selbst unzufrieden",
        },
        lambda rules: rules.drunkard_may_pick_self,
    ),
    "exchanged travellers have no effect": (
        {
            "en": r"has no effect|not if (the General comes|he came)",
            "fr": r"aucun effet|mais pas si le Général arrive|pas s’il est lui-même arrivé",
            "de": r"bewirkt nichts|nicht, wenn (der General|er selbst)",
        },
        lambda rules: not rules.exchange_triggers_profiles,
    ),
    "a General or Corrupter has an effect however he comes": (
        {
            "en": r"The bus leaves at once, full or not\.|his bus departs at once[^;]*\.$|may exchange again"
            r"|exchange [^;]* on a bus at the platform\.",
            "fr": r"Le bus part aussitôt, plein ou non\.|son bus part aussitôt[^;]*\.$|permet un autre échange"
            r"|d’un bus à quai\.",
            "de": r"Der Bus fährt sofort ab, voll oder nicht\.|Sein Bus fährt sofort ab[^;]*\.$|noch einmal getauscht"
            r"|in einem Bus am Bussteig tauschen\.",
        },
        lambda rules: rules.exchange_triggers_profiles,
    ),
    "a Backpacker is exchanged onto his colour only": (
        {
            "en": r"only one of the same colour|only be exchanged onto a bus of the same",
            "fr": r"seulement dans un bus de sa couleur|ne va que dans un bus de sa couleur",
            "de": r"nur in einen Bus seiner Farbe",
        },
        lambda rules: not rules.backpacker_exchange_any_bus,
    ),
    "a Backpacker may go anywhere": (
        {
            "en": r"oards a bus of any colour\.|may be exchanged onto any bus",
            "fr": r"n’importe quelle couleur\.|va dans tous les bus",
            "de": r"Busse jeder Farbe ein\.|kommt ein Rucksackreisender in jeden Bus",
        },
        lambda rules: rules.backpacker_exchange_any_bus,
    ),
    "a shouted Baby spares the penalty": (
        {
            "en": r"not even a shouted Baby|cancels your penalty",
            "fr": r"pas même un Bébé|vous évite la pénalité",
            "de": r"auch kein Baby nach einem Schrei|erspart dir die Strafe\.",
        },
        lambda rules: rules.baby_exempts_penalty and rules.baby_windows != "none",
    ),
    "only who boards somebody is spared": (
        {
            "en": r"does not cancel your penalty|you bring a bus and board nobody"
            r"|If you board nobody",
            "fr": r"ne vous évite pas la pénalité|(et ne|et n’y|Si vous n’y) faites monter personne",
            "de": r"erspart dir die Strafe nicht|(und|in diesem Zug) (lässt )?niemanden einsteigen",
        },
        lambda rules: not rules.baby_exempts_penalty or rules.baby_windows == "none",
    ),
    "a last turn can be declined": (
        {"en": r"can be declined", "fr": r"peut renoncer", "de": r"darf .*verzichten"},
        lambda rules: rules.final_turn == "optional",
    ),
    "a last turn must be played": (
        {"en": r"whoever can play must", "fr": r"doit le faire", "de": r"muss spielen"},
        lambda rules: rules.final_turn == "mandatory",
    ),
    "there are teams": (
        {"en": r"Two teams", "fr": r"Deux équipes", "de": r"Zwei Teams"},
        lambda rules: rules.teams,
    ),
    "everybody plays alone": (
        {"en": r"plays alone", "fr": r"joue pour soi", "de": r"spielen für sich"},
        lambda rules: not rules.teams,
    ),
}


def every_table() -> Iterator[DepotOptions]:
    for values in product(*OPTION_VALUES.values()):
        yield options_of(dict(zip(OPTION_VALUES, values, strict=True)))


def said_at(rules: DepotOptions, language: str) -> list[str]:
    """Everything that a table with these house rules says about them, a text each."""
    words, values = words_of(language), rule_values(rules)
    texts = [words(key, **values) for keys in SPOKEN.values() for key in keys]
    return [*texts, *rules_in_words(rules, words)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_table_contradicts_its_house_rules(language: str) -> None:
    claims = {name: (re.compile(texts[language]), holds) for name, (texts, holds) in CLAIMS.items()}
    told = dict.fromkeys(claims, 0)
    for rules in every_table():
        texts = said_at(rules, language)
        for name, (claim, holds) in claims.items():
            found = [text for text in texts if claim.search(text)]
            told[name] += len(found)
            assert holds(rules) or not found, (name, rules, found)
    assert {name for name, times in told.items() if times == 0} == set(), "nobody says this"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reading_of_the_drunkard_in_force_is_named(language: str) -> None:
    words = words_of(language)
    for reading in OPTION_VALUES["drunkard_scope"]:
        rules = options_of({"drunkard_scope": reading})
        values = rule_values(rules)
        assert words(f"depot-rule-drunkard_scope-{reading}") in rules_in_words(rules, words)
        for key in ("depot-about-DR", "depot-help-DR"):
            other = {**values, "drunkard_scope": next(one for one in OPTION_VALUES["drunkard_scope"] if one != reading)}
            assert words(key, **values) != words(key, **other)
    both = words("depot-about-DR", **undecided_values())
    assert both not in {words("depot-about-DR", **rule_values(rules)) for rules in every_table()}


def test_every_house_rule_has_a_sentence_for_each_value() -> None:
    expected = {f"depot-rule-{name}-{str(value).lower() if isinstance(value, bool) else value}"
                for name, values in OPTION_VALUES.items() for value in values}  # fmt: skip
    assert {key for key in EVERY["en"] if key.startswith("depot-rule-")} == expected


def test_a_house_rule_that_makes_no_difference_is_not_told() -> None:
    words = words_of("en")
    quiet = rules_in_words(options_of({"baby_windows": "none", "baby_exempts_penalty": True}), words)
    assert len(quiet) == len(OPTION_VALUES) - 1
    assert not any("penalty" in sentence for sentence in quiet)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_that_depend_on_a_house_rule_know_all_its_values(language: str) -> None:
    for key in {key for keys in SPOKEN.values() for key in keys}:
        for selector in EVERY[language][key].selectors:
            allowed = {str(value).lower() if isinstance(value, bool) else value
                       for value in OPTION_VALUES[selector.variable]}  # fmt: skip
            assert set(selector.keys) <= {*allowed, "either", "other"}
            assert allowed <= set(selector.keys) or "other" in selector.keys
