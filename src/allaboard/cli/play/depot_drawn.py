"""The drawn look of Depot: the table above, what happened and what can be done below it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from allaboard.cli.cells import cut_styled
from allaboard.cli.play.depot_choices import DepotChoice
from allaboard.cli.play.depot_points import day_score_lines, score_lines
from allaboard.cli.play.depot_position import DepotPosition
from allaboard.cli.play.depot_speaker import Aside, Decision
from allaboard.cli.play.depot_table import (
    bus_line,
    choice_lines,
    hand_lines,
    legend_lines,
    table_lines,
)
from allaboard.cli.play.panels import Easel
from allaboard.cli.play.voices import DrawnVoice
from allaboard.engine.depot.setup import DepotOptions
from allaboard.locales.depot_rules import rule_values, rules_in_words

NEWS_WISHED = 6  # lines of news that are worth leaving something of the table out
CHOICES_LEAST = 3
HELP = ("number", "action", "cards", "confirm", "table", "scores", "log", "hint", "page", "quit")
PROFILE_HELP = ("SU", "L", "GE", "BA", "ST", "DR", "BP", "CO")


class DrawnDepotSpeaker(DrawnVoice):
    """The screens of Depot."""

    def decision(self, decision: Decision, message: str) -> None:
        self._screen(decision_screen(decision, message, self._easel()))

    def confirm(self, decision: Decision, choice: DepotChoice) -> None:
        easel = self._easel()
        said = easel.wrap(self._words("depot-confirm", what=choice.sentence), "bold")
        table = table_lines(decision.position, easel, easel.height - 1 - len(said))
        self._screen(_stacked(table, said, easel))

    def aside(self, aside: Aside, message: str) -> None:
        easel = self._easel()
        lines = [] if aside.bus is None else [bus_line(aside.bus, True, easel)]
        lines += hand_lines(aside.hand, easel)
        said = [line for item in aside.said for line in easel.wrap(item, "bold")]
        below = [*lines, Text(), *said, *(easel.wrap(message, "bold") if message else [])]
        news = _latest(aside.news, easel.height - 2 - len(below), easel)
        self._screen(_stacked([*news, Text()], below, easel))

    def help(self, options: DepotOptions) -> None:
        easel, rules = self._easel(), rule_values(options)
        lines = [Text(easel.text("play-help-signs"), "bold"), *legend_lines(easel), Text()]
        lines.append(Text(easel.text("play-help-commands"), "bold"))
        for key in HELP:
            lines += easel.wrap(self._words(f"depot-help-{key}", **rules), indent=4)
        lines += [Text(), Text(easel.text("depot-help-rules"), "bold")]
        lines += easel.wrap(self._words("depot-help-turn", **rules))
        for profile in PROFILE_HELP:
            lines += easel.wrap(self._words(f"depot-help-{profile}", **rules), indent=4)
        lines += easel.wrap(self._words("depot-help-points"))
        lines += [Text(), Text(easel.text("depot-house-rules"), "bold")]
        for sentence in rules_in_words(options, self._words):
            lines += easel.wrap(sentence, indent=4)
        self._pages(lines)

    def table(self, position: DepotPosition) -> None:
        self._pages(table_lines(position, self._easel()))

    def scores(self, position: DepotPosition) -> None:
        easel = self._easel()
        lines = score_lines(position, easel)
        if not all(position.points_open(seat) for seat in range(len(position.names))):
            lines += [Text(), *easel.wrap(self._words("depot-scores-open"))]
        self._pages(lines)

    def day_over(self, position: DepotPosition, day: int, news: Sequence[str]) -> None:
        easel = self._easel()
        self._show_points(day_score_lines(position, day, easel), news, easel)

    def final(self, position: DepotPosition, news: Sequence[str]) -> None:
        easel = self._easel()
        self._show_points(score_lines(position, easel), news, easel)

    def _show_points(self, points: Sequence[Text], news: Sequence[str], easel: Easel) -> None:
        told = _latest(news, easel.height - 5 - len(points), easel)
        self._screen([*told, Text(), *points, Text()])


def decision_screen(decision: Decision, message: str, easel: Easel) -> list[Text]:
    """The table, as much of it as leaves room for the choices and some news."""
    high = easel.height - 1  # the last line is for the answer
    told = easel.wrap(message, "bold red") if message else []
    needed = len(choice_lines(decision.choices, easel, 1000)[0])
    wished = min(len(_latest(decision.news, NEWS_WISHED, easel)), NEWS_WISHED)
    below = 1 + min(needed, max(high // 3, CHOICES_LEAST)) + len(told)
    table = table_lines(decision.position, easel, high - below - wished)
    room = high - len(table) - 1 - len(told)
    news = _latest(decision.news, room - max(min(needed, room), CHOICES_LEAST), easel)
    if not news and decision.news and needed > CHOICES_LEAST and room > CHOICES_LEAST:
        news = _latest(decision.news, 1, easel)
    lines, page, pages = choice_lines(decision.choices, easel, max(room - len(news), 1), decision.page)
    asked = Text(easel.text(f"depot-ask-{decision.position.phase}"), "bold")
    if pages > 1:
        asked.append(" " + easel.text("play-page", page=page + 1, pages=pages))
    if room - len(news) - len(lines) > 0 and news:
        news = [Text(), *news]
    return _stacked([*table, *news], [cut_styled(asked, easel.width), *lines, *told], easel)


def _latest(news: Sequence[str], room: int, easel: Easel) -> list[Text]:
    """The end of what happened, and where the rest is told."""
    lines = [line for item in news for line in easel.wrap(item, indent=2)]
    if room < 1 or len(lines) <= room:
        return lines if room >= 1 else []
    if room == 1:
        return [cut_styled(lines[-1], easel.width)]
    return [Text(easel.text("play-news-more"), "dim"), *lines[len(lines) - room + 1 :]]


def _stacked(upper: list[Text], lower: list[Text], easel: Easel) -> list[Text]:
    """Both on one screen; where it is too low, the upper part gives way, for below stands what to answer."""
    lower = lower[-(easel.height - 1) :]
    return [*upper[: easel.height - 1 - len(lower)], *lower]
