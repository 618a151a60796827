"""The course of a game in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from allaboard.cli.tables import say_wrapped
from allaboard.cli.wording import headline, house_rules, points, seat_names
from allaboard.engine import Event, LineGame
from allaboard.engine.depot.scoring import team_seats
from allaboard.locales import Words
from allaboard.locales.telling import tell
from allaboard.records import Record
from allaboard.records.replaying import Step, start_record, steps

if TYPE_CHECKING:
    from allaboard.records.answers import AnyGame


@dataclass(frozen=True, slots=True)
class Replayed:
    """A game that was played to its end, and how."""

    game: AnyGame
    steps: tuple[Step, ...]


def replayed(record: Record, with_legal: bool) -> Replayed:
    """Play a record and keep every step."""
    game = start_record(record)
    played = tuple(steps(record, game, with_legal=with_legal))
    return Replayed(game, played)


def tell_replay(label: str, record: Record, found: Replayed, words: Words) -> None:
    """The opening, then each action with what it did and the totals after it."""
    names = seat_names(record)

    teams = [] if isinstance(found.game, LineGame) else team_seats(found.game.scores(None))

    def say_events(events: Iterable[Event], margin: int) -> None:
        sentences = " ".join(tell(event, words, names, teams) for event in events)
        if sentences:
            say_wrapped(sentences, margin)

    say_wrapped(headline(label, record, found.game, words), indent=2)
    if rules := house_rules(record, words):
        say_wrapped(rules)
    say_events(found.game.opening(), 0)
    for number, step in enumerate(found.steps, 1):
        say_wrapped(words("replay-turn", number=number, name=names[step.seat], action=step.action), indent=4)
        if step.legal is not None:
            between = ", " if record.game == "depot" else " "  # an action of Depot is made of several words
            actions = between.join(turn["action"] for turn in step.legal)
            say_wrapped(words("replay-legal", actions=actions), 4, 2)
        say_events(step.events, 4)
        totals = ", ".join(
            f"{name} {words('out') if total is None else points(total)}"
            for name, total in zip(names, step.scores, strict=True)
        )
        say_wrapped(words("replay-totals", totals=totals), 4, 2)
