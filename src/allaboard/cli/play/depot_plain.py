"""Depot in sentences, for screen readers: no drawing, no colour, no columns, nothing that moves."""

from __future__ import annotations

from collections.abc import Sequence

from allaboard.cli.play.depot_choices import DepotChoice
from allaboard.cli.play.depot_drawn import HELP, PROFILE_HELP
from allaboard.cli.play.depot_position import DepotPosition
from allaboard.cli.play.depot_speaker import Aside, Decision
from allaboard.cli.play.depot_spoken import (
    spoken_announcement,
    spoken_bus,
    spoken_choices,
    spoken_columns,
    spoken_day,
    spoken_hand,
    spoken_scores,
    spoken_table,
)
from allaboard.cli.play.terminal import Terminal
from allaboard.cli.play.voices import PlainVoice
from allaboard.engine.depot.setup import DepotOptions
from allaboard.locales import Words
from allaboard.locales.depot_rules import rule_values, rules_in_words

CHOICES_AT_ONCE = 9
_WHOLE_TABLE = frozenset(("choose", "exchange"))  # decisions for which one needs to know all of it


class PlainDepotSpeaker(PlainVoice):
    """Depot in lines of text."""

    def __init__(self, terminal: Terminal, words: Words) -> None:
        super().__init__(terminal, words)
        self._introduced = False
        self._said: tuple[object, ...] = ()  # which question was told last

    def _is_said(self, decision: Decision) -> bool:
        """Whether this question was the last one told, so that it need not be heard twice."""
        view = decision.position.view
        texts = tuple(choice.text for choice in decision.choices)
        question = (view["seat"], view["day"], view["turn"], view["phase"], view["boarded"], texts, decision.page)
        known = question == self._said
        self._said = question
        return known

    def decision(self, decision: Decision, message: str) -> None:
        if message:
            self.tell([message])
        if self._is_said(decision):
            return
        position, words = decision.position, self._words
        lines: list[str] = []
        if decision.page == 0:
            lines += [*decision.news, *self._situation(position), words(f"depot-ask-{position.phase}")]
        pages = -(-len(decision.choices) // CHOICES_AT_ONCE)
        first = decision.page % pages * CHOICES_AT_ONCE
        shown = decision.choices[first : first + CHOICES_AT_ONCE]
        lines += spoken_choices(shown, words, first + 1)
        if pages > 1:
            last, total = first + len(shown), len(decision.choices)
            lines.append(words("depot-choices-part", first=first + 1, last=last, total=total))
        self.tell(lines)
        if not self._introduced:
            self.tell([words("depot-plain-how")])
            self._introduced = True

    def _situation(self, position: DepotPosition) -> list[str]:
        """What one needs to know to decide; `t` tells the rest."""
        words, view = self._words, position.view
        if position.phase in _WHOLE_TABLE:
            return spoken_table(position, words)
        lines = spoken_announcement(position, words)
        if position.phase == "refill":
            lines += spoken_columns(position, words)
        else:
            lines += [spoken_bus(bus, True, words) for bus in view["dock"] if bus["bus"] == view["active"]]
        hand = None if position.own is None else position.own["hand"]
        return lines if hand is None else [*lines, spoken_hand(hand, words)]

    def confirm(self, decision: Decision, choice: DepotChoice) -> None:
        self.tell([self._words("depot-confirm", what=choice.sentence)])

    def aside(self, aside: Aside, message: str) -> None:
        if message:
            self.tell([message])
            return
        words = self._words
        bus = [] if aside.bus is None else [spoken_bus(aside.bus, True, words)]
        self.tell([*aside.news, *bus, spoken_hand(aside.hand, words), *aside.said])
        self._said = ()

    def help(self, options: DepotOptions) -> None:
        rules = rule_values(options)
        lines = [self._words(f"depot-help-{key}", **rules) for key in (*HELP, "turn", *PROFILE_HELP, "points")]
        self.tell([*lines, self._words("depot-house-rules"), *rules_in_words(options, self._words)])

    def table(self, position: DepotPosition) -> None:
        self.tell(spoken_table(position, self._words))

    def scores(self, position: DepotPosition) -> None:
        self.tell(spoken_scores(position, self._words))

    def day_over(self, position: DepotPosition, day: int, news: Sequence[str]) -> None:
        self.tell([*news, *spoken_day(position, day, self._words)])

    def final(self, position: DepotPosition, news: Sequence[str]) -> None:
        self.tell([*news, *spoken_scores(position, self._words)])
