"""The same in sentences, for screen readers: no drawing, no colour, no columns, nothing that moves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from allaboard.cli.play.choices import Choice
from allaboard.cli.play.panels import shape_words
from allaboard.cli.play.position import Position
from allaboard.cli.play.sheet_text import Zone, zones_of
from allaboard.cli.play.terminal import Terminal
from allaboard.cli.play.voices import PlainVoice
from allaboard.engine.bus.sheet import PERSONAL_POINTS
from allaboard.engine.line.setup import OBJECTIVE_NAMES
from allaboard.engine.line.shapes import TICKETS
from allaboard.engine.line.sheet import NEEDED
from allaboard.engine.metro.sheet import PERSONAL_STEPS
from allaboard.locales import Words

CHOICES_AT_ONCE = 9


class PlainSpeaker(PlainVoice):
    """A line game in lines of text."""

    def __init__(self, terminal: Terminal, words: Words) -> None:
        super().__init__(terminal, words)
        self._introduced = False
        self._said: tuple[object, ...] = ()  # which question was told last

    def _is_said(self, position: Position) -> bool:
        """Whether this question was the last one told, so that it need not be heard twice."""
        view = position.view
        question = (view["seat"], view["phase"], view["round"], position.page, position.best_first)
        known = question == self._said
        self._said = question
        return known

    # Turns.

    def turn(self, position: Position, message: str) -> None:
        if message:
            self.tell([message])
        if self._is_said(position):
            return
        view, words = position.view, self._words
        lines: list[str] = []
        if position.page == 0:
            revealed = words("event-ticket_revealed", round=view["round"], ticket=view["ticket"] or 0)
            lines += [sentence for sentence in position.news if sentence != revealed]  # the next line says it
            lines.append(words("plain-round", round=view["round"], rounds=TICKETS, ticket=view["ticket"] or 0))
            lines.append(words("plain-shape", shape=shape_words(position.own["shape"] or "1", words)))
            lines.append(self._standing(position))
            if position.trap is not None:
                lines.append(words(position.trap))
        lines += self._choices(position)
        self.tell(lines)
        self._introduce()

    def _introduce(self) -> None:
        """How to answer, said once."""
        if not self._introduced:
            self.tell([self._words("plain-how")])
            self._introduced = True

    def _standing(self, position: Position) -> str:
        ticked, size = next(
            zone.boxes[0] for zone in zones_of(position.view["game"], position.own["sheet"]) if zone.key == "turn_zone"
        )
        return self._words(
            "plain-standing",
            stop=position.own["line"][-1],
            what=self._stop_words(position, position.own["line"][-1]),
            points=position.own_score["total"] or 0,
            left=size - ticked,
        )

    def _stop_words(self, position: Position, name: str) -> str:
        """What a stop shows, in words."""
        stop = position.city.stop(name)
        parts = [self._words(f"play-icon-{icon}") for icon in stop.icons]
        if stop.spot is not None:
            parts.append(self._words("plain-spot"))
        if position.seat is not None and stop.letter in position.letters(position.seat):
            parts.append(self._words("plain-letter", letter=stop.letter or ""))
        return ", ".join(parts)

    def _choices(self, position: Position) -> list[str]:
        total = len(position.choices)
        pages = -(-total // CHOICES_AT_ONCE)
        first = position.page % pages * CHOICES_AT_ONCE
        shown = position.choices[first : first + CHOICES_AT_ONCE]
        lines = [self._choice(position, first + place + 1, choice) for place, choice in enumerate(shown)]
        if pages > 1:
            lines.append(self._words("plain-choices-part", first=first + 1, last=first + len(shown), total=total))
        return lines

    def _choice(self, position: Position, number: int, choice: Choice) -> str:
        words = self._words
        parts = [words("plain-choice", number=number, path=", ".join(choice.stops[1:]))]
        if choice.gain is None:
            return " ".join([*parts, words("plain-choice-out")])
        reached = reduce(
            lambda first, second: words("plain-then", first=first, second=second),
            (self._stop_words(position, stop) for stop in choice.stops[1:]),
        )
        parts.append(words("plain-choice-reaches", what=reached))
        parts.append(words("plain-choice-gain", gain=choice.gain))
        if "+" in choice.text:
            parts.append(words("plain-choice-extra"))
        parts += self._costs(position, choice)
        if choice.dead_end:
            parts.append(words("dead-end-after", turns=choice.dead_end))
        return " ".join(parts)

    def _costs(self, position: Position, choice: Choice) -> list[str]:
        costs = []
        if choice.turn_zone:
            costs.append(self._words("play-costs-turns", count=choice.turn_zone))
        if choice.shared:
            costs.append(self._words(f"play-costs-{position.view['game']}", count=choice.shared))
        return costs

    def preview(self, position: Position, choice: Choice, story: Sequence[str]) -> None:
        words = self._words
        if choice.gain is None:
            self.tell([*story, words("play-preview-out", turn=choice.text, stop=choice.end)])
            return
        before = position.own_score["total"] or 0
        told = words("play-preview", turn=choice.text, before=before, after=before + choice.gain)
        self.tell([*story, " ".join([told, *self._costs(position, choice)])])
        if choice.dead_end:
            self.tell([words("dead-end-after", turns=choice.dead_end)])

    def departure(self, position: Position, message: str, chosen: int | None) -> None:
        words = self._words
        if message:
            self.tell([message])
        if chosen is not None:
            stop = dict(position.hand)[chosen]
            self.tell([words("play-departure-choice", number=chosen, stop=stop)])
        if chosen is not None or self._is_said(position):
            return
        lines = [words("play-departure-choose")]
        for number, stop in position.hand:
            lines.append(words("play-departure-choice", number=number, stop=stop))
            lines.append(self._roads(position, stop))
        self.tell([*lines, *self._objectives(position)])

    # What can be asked for.

    def help(self, position: Position) -> None:
        keys = ("number", "text", "stop", "confirm", "plain-board", "sheets", "log", "hint", "order", "quit")
        lines = [self._words(f"play-help-{key}") for key in keys]
        self.tell([*lines, *([self._words("play-solo-ours")] if position.is_solo else [])])

    def board(self, position: Position, centre: str | None) -> None:
        words = self._words
        if centre is not None:
            self.tell([words("plain-stop", stop=centre, what=self._stop_words(position, centre))])
            self.tell([self._roads(position, centre)])
            return
        lines = []
        if position.end is not None:
            lines.append(self._roads(position, position.end))
        for seat, view in enumerate(position.view["seats"]):
            if view["line"]:
                lines.append(words("plain-line", name=position.names[seat], stops=", ".join(view["line"])))
        if position.view["rival"]:
            lines.append(words("plain-line", name=words("play-rival"), stops=", ".join(position.view["rival"])))
        fast = position.view["fast_roads"]
        if fast is not None and position.city.fast_roads:
            roads = ", ".join("-".join(road) for road in position.city.fast_roads[fast])
            lines.append(words("plain-fast", roads=roads))
        if position.city.jammed_roads:
            roads = ", ".join("-".join(road) for road in position.city.jammed_roads)
            lines.append(words("plain-jammed", roads=roads))
        self.tell([*lines, words("plain-board-more")])

    def _roads(self, position: Position, stop: str) -> str:
        """Where one can go from a stop."""
        ways = []
        for road in position.city.roads:
            if stop in road:
                other = road[0] if road[1] == stop else road[1]
                ways.append(
                    self._words(
                        "plain-way", way=_compass(stop, other), stop=other, what=self._stop_words(position, other)
                    )
                )
        return self._words("plain-ways", stop=stop, ways=" ".join(ways))

    def sheets(self, position: Position) -> None:
        lines: list[str] = []
        for seat, view in enumerate(position.view["seats"]):
            score = position.scores["seats"][seat]
            name = position.names[seat]
            if score["eliminated"]:
                lines.append(self._words("plain-sheet-out", name=name))
                continue
            lines.append(self._words("plain-sheet", name=name, sheet=view["sheet_type"], points=score["total"] or 0))
            breakdown = score["breakdown"] or {}
            for zone in zones_of(position.view["game"], view["sheet"]):
                points = breakdown.get(zone.points) if zone.points is not None else None
                lines.append(self._zone(zone, points))
        self.tell([*lines, *self._objectives(position)])

    def _zone(self, zone: Zone, points: int | None) -> str:
        words = self._words
        parts = [words(f"plain-zone-{zone.key}", groups=len(zone.boxes))]
        if zone.closed is not None:
            parts.append(words("plain-rows-closed", points=zone.closed))
        groups = [words("plain-boxes", ticked=ticked, size=size) for ticked, size in zone.boxes]
        parts.append(words("plain-and", first=groups[0], second=groups[1]) if len(groups) > 1 else "".join(groups))
        if zone.spent:
            parts.append(words("plain-spent", count=zone.spent))
        if zone.written is not None:
            parts.append(words("plain-written", points=zone.written))
        if points is not None:
            parts.append(words("plain-points", points=points))
        return words("plain-zone", name=parts[0], facts=", ".join(part for part in parts[1:] if part))

    def _objectives(self, position: Position) -> list[str]:
        words = self._words
        lines = []
        for objective in position.view["common"]:
            needed = NEEDED[OBJECTIVE_NAMES[position.view["game"]].index(objective["objective"])]
            goal = words("play-goal", count=needed, what=words(objective["objective"]))
            lines.append(words("plain-common", goal=goal, value=objective["value"]))
        if position.seat is not None:
            lines += personal_sentences(position, position.seat, words)
        return lines

    def final(self, position: Position) -> None:
        lines = list(position.news)
        for seat, score in enumerate(position.scores["seats"]):
            name = position.names[seat]
            if score["breakdown"] is None:
                lines.append(self._words("plain-sheet-out", name=name))
                continue
            zones = ", ".join(
                self._words(
                    "plain-final-zone", zone=self._words(zone), points=str(points) if points is not None else "?"
                )
                for zone, points in score["breakdown"].items()
            )
            lines.append(self._words("plain-final", name=name, points=score["total"] or 0, zones=zones))
        self.tell(lines)


def personal_sentences(position: Position, seat: int, words: Words) -> list[str]:
    """The stops of a personal objective, and what they bring: in Metro by their number, in Bus only together."""
    letters, stops = position.letters(seat), position.city.letters
    line = position.view["seats"][seat]["line"]
    if not letters:
        return []
    told = ", ".join(
        words("plain-target-reached" if stops[letter] in line else "plain-target", stop=stops[letter])
        for letter in letters
    )
    sentences = [words("plain-personal", stops=told)]
    if position.view["game"] == "bus":
        return [*sentences, words("plain-personal-bus", points=PERSONAL_POINTS)]
    reached = sum(stops[letter] in line for letter in letters)
    one, two, three = PERSONAL_STEPS[1:]
    worth = words(
        "plain-personal-metro", reached=reached, points=PERSONAL_STEPS[reached], one=one, two=two, three=three
    )
    return [*sentences, worth]


def _compass(here: str, there: str) -> str:
    """The direction of a neighbouring stop on the upright map."""
    if here[0] != there[0]:
        return "west" if there[0] < here[0] else "east"
    return "north" if int(there[1:]) < int(here[1:]) else "south"
