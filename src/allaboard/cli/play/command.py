"""`allaboard play`: the flags, and from them a game at the keyboard."""

from __future__ import annotations

import os
import secrets
import shlex
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from allaboard.boards.faults import FaultsFound, refuse
from allaboard.boards.harmless import harmless
from allaboard.cli import WRONG_INPUT
from allaboard.cli.cells import wrapped
from allaboard.cli.inputs import check_seed
from allaboard.cli.language import FLAG, help_for_flag, help_words, language_of
from allaboard.cli.output import complain_of
from allaboard.cli.play.host_choices import USUAL_SETTINGS, parse_settings
from allaboard.cli.play.opening import AnyTable, opened, reopened, session_of
from allaboard.cli.play.questions import Wishes, arrange
from allaboard.cli.play.saving import Saver, check_path
from allaboard.cli.play.terminal import Interrupts, Leave, Terminal, this_terminal
from allaboard.engine.depot.game import DepotGame
from allaboard.locales import Words, words_of
from allaboard.records import parse_record, read_record


def _told(flag: str) -> str:
    """What a flag is for."""
    return help_words()(f"play-flag-{flag}")


def play(
    record: Annotated[Path | None, Parameter(help=_told("record"))] = None,
    /,
    *,
    game: Annotated[str | None, Parameter(help=_told("game"))] = None,
    city: Annotated[str | None, Parameter(help=_told("city"))] = None,
    seats: Annotated[str | None, Parameter(help=_told("seats"))] = None,
    sheets: Annotated[str | None, Parameter(help=_told("sheets"))] = None,
    equal_sheets: Annotated[bool, Parameter(negative="", help=_told("equal-sheets"))] = False,
    first: Annotated[str | None, Parameter(help=_told("first"))] = None,
    ties: Annotated[str | None, Parameter(help=_told("ties"))] = None,
    options: Annotated[str | None, Parameter(help=_told("options"))] = None,
    card_memory: Annotated[str | None, Parameter(help=_told("card-memory"))] = None,
    team_hands: Annotated[str | None, Parameter(help=_told("team-hands"))] = None,
    seed: Annotated[str | None, Parameter(help=_told("seed"))] = None,
    save: Annotated[Path | None, Parameter(help=_told("save"))] = None,
    plain: Annotated[bool, Parameter(negative="", help=_told("plain"))] = False,
    color: Annotated[bool, Parameter(help=_told("color"))] = True,
    yes: Annotated[bool, Parameter(negative="", help=_told("yes"))] = False,
    lang: Annotated[str | None, Parameter(name=FLAG, help=help_for_flag(help_words()))] = None,
) -> int:
    """Play in the terminal: against bots, with others at one keyboard, or alone.

    What the flags leave open is asked. Ctrl-C saves the game and says how to go on with it.
    """
    try:
        language = language_of(lang)
    except FaultsFound as problem:
        complain_of("allaboard", problem)
        return WRONG_INPUT
    terminal = this_terminal(colour=color, plain=plain)
    words = words_of(language, in_ascii=not terminal.pen.unicode)
    wishes = Wishes(game, city, seats, sheets, options, equal_sheets, first, ties, card_memory, team_hands)
    try:
        with Interrupts() as interrupts:
            return _play(record, wishes, seed, save, yes, plain, terminal, words, interrupts)
    except FaultsFound as problem:
        complain_of("allaboard" if record is None else harmless(str(record)), problem)
        return WRONG_INPUT


def _play(
    path: Path | None,
    wishes: Wishes,
    seed: str | None,
    save: Path | None,
    yes: bool,
    plain: bool,
    terminal: Terminal,
    words: Words,
    interrupts: Interrupts,
) -> int:
    if save is not None:
        check_path(save)
    try:
        if path is not None:
            table = _resume(path, wishes, seed, save, terminal, words)
        else:
            table = _begin(wishes, seed, save, yes, terminal, words)
    except Leave as left:
        interrupts.ignore()
        terminal.farewell([terminal.pen.fit(words("play-nothing-started"))])
        return left.code or 1
    session = session_of(table, terminal, words, interrupts, plain)
    saver = Saver(save or path)
    was_over = table.game.is_over
    try:
        session.run()
    except Leave as left:
        interrupts.ignore()
        saved = saver.save(session.record)
        told = words("play-saved", path=harmless(str(saved)))
        _say(terminal, told, words("play-resume-with", path=harmless(_how_to_go_on(saved, table))))
        return left.code
    if not was_over or save is not None:
        with interrupts.held():
            saved = saver.save(session.record)
        _say(terminal, words("play-saved", path=harmless(str(saved))))
    return 0


def _how_to_go_on(saved: Path, table: AnyTable) -> str:
    """The saved game with the settings of a table of Depot, which no record holds."""
    parts = [str(saved)]
    if isinstance(table.game, DepotGame):
        for name, value in asdict(table.game.deal.settings).items():
            if value != getattr(USUAL_SETTINGS, name):
                parts += [f"--{name.replace('_', '-')}", value]
    return shlex.join(parts)


def _say(terminal: Terminal, *sentences: str) -> None:
    width, _ = terminal.size()
    terminal.farewell([line for text in sentences for line in wrapped(terminal.pen.fit(text), width)])


def _resume(
    path: Path, wishes: Wishes, seed: str | None, save: Path | None, terminal: Terminal, words: Words
) -> AnyTable:
    settings = None
    if wishes.card_memory is not None or wishes.team_hands is not None:
        settings = parse_settings(wishes.card_memory, wishes.team_hands)
    if replace(wishes, card_memory=None, team_hands=None) != Wishes() or seed is not None:
        raise refuse("flags", "", "a saved game brings its own game, city, seats, sheets, options and seed")
    table = reopened(read_record(path), words, terminal.pen.fit, settings)
    if save is None and not table.game.is_over:
        _check_folder(path.absolute().parent)
    return table


def _check_folder(folder: Path) -> None:
    """Better now than after an hour of play."""
    if not os.access(folder, os.W_OK):
        raise refuse("no-folder", "", "the game could not be saved in this folder; say where with --save")


def _begin(
    wishes: Wishes, seed: str | None, save: Path | None, yes: bool, terminal: Terminal, words: Words
) -> AnyTable:
    if seed is not None:
        check_seed(seed)
    if save is None:
        _check_folder(Path())
    arrangement = arrange(wishes, terminal, words, ask=terminal.is_interactive and not yes)
    # Never shown on the screen: whoever knows the seed knows what is dealt.
    chance = seed if seed is not None else secrets.token_hex(16)
    table = opened(arrangement, chance, words, terminal.pen.fit)
    parse_record(table.record.to_json())  # a name that could not be saved is refused now
    return table
