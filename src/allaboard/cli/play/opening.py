"""From an arrangement or a record to a table, and from a table to the session that plays it: one place per game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from allaboard.boards.faults import refuse
from allaboard.cli.play.depot_drawn import DrawnDepotSpeaker
from allaboard.cli.play.depot_news import DepotNews
from allaboard.cli.play.depot_plain import PlainDepotSpeaker
from allaboard.cli.play.depot_session import DepotSession, DepotTable
from allaboard.cli.play.depot_session import resumed as resumed_depot
from allaboard.cli.play.depot_sharing import SharedDepotSession
from allaboard.cli.play.drawn import DrawnSpeaker
from allaboard.cli.play.line_session import LineSession, LineTable
from allaboard.cli.play.line_session import resumed as resumed_line
from allaboard.cli.play.news import News
from allaboard.cli.play.plain import PlainSpeaker
from allaboard.cli.play.questions import DepotArrangement, LineArrangement
from allaboard.cli.play.session import Table, shown_names
from allaboard.cli.play.table import HUMAN, deal, player_names
from allaboard.cli.play.terminal import Interrupts, Terminal
from allaboard.deals import deal_depot_setup
from allaboard.engine.depot.game import start_depot
from allaboard.engine.depot.scoring import team_seats
from allaboard.engine.depot.setup import TableSettings
from allaboard.locales import Words
from allaboard.records import Record

AnyTable: TypeAlias = LineTable | DepotTable
AnySession: TypeAlias = LineSession | DepotSession


def opened(
    arrangement: LineArrangement | DepotArrangement, seed: str, words: Words, fit: Callable[[str], str]
) -> AnyTable:
    """A table whose game has just been dealt from the seed."""
    players = player_names(arrangement.seats, words)
    names = shown_names(players, fit)
    if isinstance(arrangement, DepotArrangement):
        setup = deal_depot_setup(len(players), seed, arrangement.choices)
        depot = start_depot(setup, arrangement.options, arrangement.settings)
        shared = sum(seat.kind == HUMAN for seat in arrangement.seats) > 1
        teams = team_seats(depot.scores(None))
        return Table(depot, players, seed, DepotNews(words, names, shared, list(depot.opening()), teams=teams))
    game = deal(arrangement.city, len(players), arrangement.options, seed, arrangement.choices)
    news = News(words, names)
    news.opened(game.opening())
    return Table(game, players, seed, news)


def reopened(
    record: Record, words: Words, fit: Callable[[str], str], settings: TableSettings | None = None
) -> AnyTable:
    """The table of a record; `settings` are those of a table of Depot. `FaultsFound` if it cannot go on."""
    if record.city is None:
        return resumed_depot(record, words, fit, settings)
    if settings is not None:
        raise refuse("choice", "", f"card_memory and team_hands are not choices of {record.game}")
    return resumed_line(record, words, fit)


def session_of(table: AnyTable, terminal: Terminal, words: Words, interrupts: Interrupts, plain: bool) -> AnySession:
    """The session that plays a table, drawn or spoken."""
    if isinstance(table.news, News):
        speaker = PlainSpeaker(terminal, words) if plain else DrawnSpeaker(terminal, words)
        return LineSession(table, speaker, words, interrupts)
    voice = PlainDepotSpeaker(terminal, words) if plain else DrawnDepotSpeaker(terminal, words)
    session = SharedDepotSession if table.news.shared else DepotSession
    return session(table, voice, words, interrupts)
