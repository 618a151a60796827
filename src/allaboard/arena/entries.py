"""Who takes part in a contest, as it is written on a command line.

    expert                a level
    greedy:3              three seats of it
    new=expert            the same level under another name, so that it can meet itself
    exec:./bot.py         a program that speaks the protocol of external bots
    mine=exec:./bot.py:2  two seats of it, under a name

A name that `--bot NAME=COMMAND` defines can be used like a level.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from allaboard.boards.faults import refuse
from allaboard.boards.harmless import shown
from allaboard.bots import BOT_NAMES

MOST_OF_A_KIND = 6
PROGRAM = "exec:"
_NAME = re.compile(r"[\w.+-]{1,40}")


@dataclass(frozen=True)
class Entry:
    """One seat's player: a level, or a program."""

    name: str
    bot: str = ""
    command: tuple[str, ...] = ()


def entries_of(texts: Sequence[str], programs: Mapping[str, tuple[str, ...]] | None = None) -> tuple[Entry, ...]:
    """`["expert", "greedy:3"]` is one expert and three greedy ones; `programs` are players by their names."""
    found: list[Entry] = []
    for text in texts:
        entry, count = _entry(text, programs or {})
        same = next((each for each in found if each.name == entry.name), entry)
        if same != entry:
            raise refuse("bot", "bots", f"{shown(entry.name)} stands for two players")
        found += [entry] * count
    return tuple(found)


def programs_of(texts: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """`["mine=python bot.py"]` is the program of a player by name."""
    found: dict[str, tuple[str, ...]] = {}
    for text in texts:
        name, is_named, command = text.partition("=")
        if not is_named:
            raise refuse("bot", "--bot", f"{shown(text)} is not NAME=COMMAND")
        if _checked_name(name) in BOT_NAMES or name in found:
            raise refuse("bot", "--bot", f"{shown(name)} is taken")
        found[name] = command_of(command, "--bot")
    return found


def command_of(text: str, at: str) -> tuple[str, ...]:
    """A command and its arguments, quoted as for a shell; no shell runs it."""
    try:
        command = tuple(shlex.split(text))
    except ValueError as error:
        raise refuse("bot", at, f"{shown(text)}: {str(error).lower()}") from None
    if not command:
        raise refuse("bot", at, "a command is missing")
    return command


def _entry(text: str, programs: Mapping[str, tuple[str, ...]]) -> tuple[Entry, int]:
    named = re.fullmatch(r"([\w.+-]*)=(.+)", text)
    name, player = ("", text) if named is None else (_checked_name(named[1]), named[2])
    player, count = _counted(player, text)
    if player.startswith(PROGRAM):
        return Entry(name or player, command=command_of(player[len(PROGRAM) :], "bots")), count
    if player in programs:
        return Entry(_checked_name(name or player), command=programs[player]), count
    if player not in BOT_NAMES:
        known = ", ".join((*BOT_NAMES, *programs))
        raise refuse("bot", "bots", f"{shown(player)} is not one of {known}, nor {PROGRAM}COMMAND")
    return Entry(name or player, bot=player), count


def _counted(player: str, text: str) -> tuple[str, int]:
    before, colon, count = player.rpartition(":")
    if not colon or not (count.isascii() and count.isdecimal()):
        if colon and not player.startswith(PROGRAM):
            raise refuse("bot", "bots", f"{shown(text)}: the number must be from 1 to {MOST_OF_A_KIND}")
        return player, 1
    if not 1 <= int(count[:9]) <= MOST_OF_A_KIND:
        raise refuse("bot", "bots", f"{shown(text)}: the number must be from 1 to {MOST_OF_A_KIND}")
    return before, int(count)


def _checked_name(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise refuse("bot", "bots", f"{shown(name)} is no name: letters, digits, . + - and _, at most 40")
    return name
