"""What the rules leave to the host, as flags and as questions: who begins, who wins a tie, what a table of Depot shows.

The names are those of the page and of the server. What is a matter of time there (the pause for a Baby, Babies over
days) has no place at a keyboard: nobody waits for anybody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast, get_args

from allaboard.boards.faults import FaultsFound, refuse
from allaboard.boards.harmless import shown
from allaboard.cli.play.interview import Interview
from allaboard.deals import DepotChoices
from allaboard.engine.depot.setup import CardMemory, DepotOptions, TableSettings, TeamHands

SettingT = TypeVar("SettingT", bound=str)

USUAL_SETTINGS = TableSettings()


def parse_seat(text: str, names: Sequence[str], flag: str = "--first") -> int:
    """A player by the name, of which the beginning is enough, or by the seat, counted from 0."""
    text = text.strip()
    if text.isascii() and text.isdigit() and int(text[:2]) < len(names):
        return int(text[:2])
    lower = [name.lower() for name in names]
    found = [seat for seat, name in enumerate(lower) if name == text.lower()]
    found = found or [seat for seat, name in enumerate(lower) if text and name.startswith(text.lower())]
    if len(found) != 1:
        raise refuse("seat", flag, f"{shown(text) or 'nothing'} is not one of {', '.join(map(shown, names))}")
    return found[0]


def parse_ties(text: str, names: Sequence[str]) -> tuple[int, ...]:
    """Every player once, like `Bea,Ann`."""
    ties = tuple(parse_seat(part, names, "--ties") for part in text.split(","))
    if faults := DepotChoices(ties=ties).faults(len(names)):
        raise FaultsFound(faults)
    return ties


def parse_settings(card_memory: str | None, team_hands: str | None) -> TableSettings:
    """The settings of a table of Depot; what is not said is as usual."""
    return TableSettings(
        team_hands=cast(TeamHands, _one_of(team_hands or USUAL_SETTINGS.team_hands, get_args(TeamHands), "team-hands")),
        card_memory=cast(
            CardMemory, _one_of(card_memory or USUAL_SETTINGS.card_memory, get_args(CardMemory), "card-memory")
        ),
    )


def check_settings(settings: TableSettings, options: DepotOptions) -> None:
    """Refuses open hands where nobody has a partner."""
    if settings.team_hands == "open" and not options.teams:
        raise refuse("choice", "--team-hands", "hands can be open only where teams play")


def _one_of(text: str, allowed: tuple[str, ...], flag: str) -> str:
    if text not in allowed:
        raise refuse("choice", f"--{flag}", f"{shown(text)} is not one of {', '.join(allowed)}")
    return text


class HostInterview:
    """The questions about it. Each answer may be left to chance, or as usual."""

    def __init__(self, interview: Interview, names: Sequence[str]) -> None:
        self._interview = interview
        self._names = names
        self._random = interview.words("play-random")

    def first(self, key: str) -> int | None:
        def read(text: str) -> int | None:
            return None if self._is_random(text) else parse_seat(text, self._names)

        return self._interview.answer(key, self._random, read, names=", ".join(self._names))

    def ties(self) -> tuple[int, ...]:
        def read(text: str) -> tuple[int, ...]:
            return () if self._is_random(text) else parse_ties(text, self._names)

        return self._interview.answer("play-ask-ties", self._random, read, names=", ".join(self._names))

    def settings(self, options: DepotOptions) -> TableSettings:
        lists = self._interview.yes("play-ask-card-memory", True)
        opens = options.teams and self._interview.yes("play-ask-team-hands", False)
        return TableSettings(team_hands="open" if opens else "hidden", card_memory="assisted" if lists else "off")

    def _is_random(self, text: str) -> bool:
        return text.lower() in {self._random.lower(), "random"}
