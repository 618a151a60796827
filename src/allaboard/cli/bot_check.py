"""`allaboard bot-check`: whether a program can play in the arena."""

# No `from __future__ import annotations` here: the flags are read from the annotations.

from typing import Annotated

import msgspec
from cyclopts import Parameter

from allaboard.arena.conformance import KINDS, Check, conformance
from allaboard.arena.contest import new_salt
from allaboard.arena.entries import command_of
from allaboard.boards.harmless import harmless
from allaboard.bots.external.player import SECONDS
from allaboard.bots.external.process import can_run
from allaboard.bots.external.surroundings import close_memory
from allaboard.cli import FINE, WRONG_INPUT
from allaboard.cli.arena import wrong_salt
from allaboard.cli.language import FLAG, help_for_flag, help_words, language_of, words_for
from allaboard.cli.output import complain, say
from allaboard.cli.progress import Progress
from allaboard.cli.tables import say_wrapped
from allaboard.locales import Words

_HELP = help_words()
_MOST_SECONDS = 3_600.0
_CHECKS = len(KINDS) + 4


def bot_check(
    command: Annotated[str, Parameter(help=_HELP("help-bot-check-command"))],
    /,
    *,
    seconds: Annotated[float, Parameter(help=_HELP("help-bot-check-seconds"))] = SECONDS,
    salt: Annotated[str | None, Parameter(help=_HELP("help-arena-salt"))] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help=_HELP("help-bot-check-json"))] = False,
    lang: Annotated[str | None, Parameter(name=FLAG, help=help_for_flag(_HELP))] = None,
) -> int:
    """Try everything and say what came of it."""
    words = words_for(language_of(lang))
    if not 0 < seconds <= _MOST_SECONDS:
        complain("allaboard bot-check", words("arena-seconds-wrong"))
        return WRONG_INPUT
    if not can_run():
        complain("allaboard bot-check", words("program-system"))
        return WRONG_INPUT
    wrong = wrong_salt(salt)
    if wrong is not None:
        complain("allaboard bot-check", words(wrong))
        return WRONG_INPUT
    parts = command_of(command, "COMMAND")
    salt = salt or new_salt()
    close_memory()
    checks: list[Check] = []
    progress = Progress(_CHECKS, words, "program-progress")
    progress.show(0)
    for check in conformance(parts, seconds, salt):
        checks.append(check)
        progress.clear()
        if not as_json:
            _tell(check, words)
        progress.show(len(checks))
    progress.clear()
    failed = sum(check.is_required and not check.passed for check in checks)
    if as_json:
        say(msgspec.json.encode(checks).decode())
    else:
        say()
        say(words("program-result", count=failed))
        if len(checks) > 1:
            say_wrapped(words("arena-salt", count=1, salts=salt))
    return WRONG_INPUT if failed else FINE


def _tell(check: Check, words: Words) -> None:
    if check.code == "game":
        what = words("program-game", place=words(check.city or check.game), count=check.seats)
    else:
        what = words(f"program-{check.code}")
    mark = "fine" if check.passed else "wrong" if check.is_required else "no"
    time = words("program-time", milliseconds=f"{check.slowest:.0f}") if check.slowest else ""
    say_wrapped(f"{words(f'program-{mark}')} {what}{time}", 0, 2)
    if check.reason:
        reason = words(f"arena-lost-{check.reason}")
        say_wrapped(words("program-why", reason=reason, detail=harmless(check.detail)) if check.detail else reason, 4)
