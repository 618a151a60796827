"""The house rules of Depot in words, and as the texts take them whose truth depends on them.

A text that is only true under some house rules, such as what a Baby may do, selects its variant by the name of the
house rule. So whoever says it tells it the rules in force, and it cannot contradict them.
"""

from __future__ import annotations

from allaboard.engine.depot.setup import DepotOptions, options_in_force
from allaboard.locales import Words

_USUAL = DepotOptions()


def rule_values(options: DepotOptions) -> dict[str, str]:
    """The value of every house rule, for texts; of one that makes no difference the usual value."""
    return {name: _text(value) for name, value in (_USUAL.to_json() | options_in_force(options)).items()}


def undecided_values() -> dict[str, str]:
    """For texts that are about no table: the usual house rules, and both readings of the Drunkard."""
    return {**rule_values(_USUAL), "drunkard_scope": "either"}


def rules_in_words(options: DepotOptions, words: Words) -> list[str]:
    """A sentence for every house rule that makes a difference."""
    return [words(f"depot-rule-{name}-{_text(value)}") for name, value in options_in_force(options).items()]


def notable_rules(options: DepotOptions, words: Words) -> list[str]:
    """How the Drunkard is read, which the leaflet says twice, and every other house rule that is not as usual."""
    return [
        words(f"depot-rule-{name}-{_text(value)}")
        for name, value in options_in_force(options).items()
        if name == "drunkard_scope" or value != getattr(_USUAL, name)
    ]


def _text(value: bool | str) -> str:
    return str(value).lower() if isinstance(value, bool) else value
