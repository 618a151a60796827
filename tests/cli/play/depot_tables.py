"""Tables of Depot for the tests, and sessions whose answers the test types."""

from __future__ import annotations

import io
import re

from allaboard.cli.play.depot_drawn import DrawnDepotSpeaker
from allaboard.cli.play.depot_news import DepotNews
from allaboard.cli.play.depot_plain import PlainDepotSpeaker
from allaboard.cli.play.depot_position import bus_words, traveller_words
from allaboard.cli.play.depot_session import DepotSession, DepotTable
from allaboard.cli.play.depot_sharing import SharedDepotSession
from allaboard.cli.play.pen import UNICODE
from allaboard.cli.play.session import Table
from allaboard.cli.play.terminal import Interrupts, Leave, Terminal
from allaboard.deals import deal_depot_setup
from allaboard.engine.depot.cards import BUS_IDS, TRAVELLER_IDS
from allaboard.engine.depot.game import DepotGame, start_depot
from allaboard.engine.depot.setup import DepotOptions, DepotSetup
from allaboard.locales import words_of
from allaboard.records import Player

WORDS = words_of("en")
CARD = re.compile(r"\b(?:[RGBY](?:A[1-5]|BA|BP|CO|DR|GE|L[12]|ST|SU)|[RGBY](?:3|4[ab]|5)\b)")
SPOKEN = {
    **{traveller_words(card, WORDS): card for card in TRAVELLER_IDS},
    **{bus_words(bus, WORDS): bus for bus in BUS_IDS},
}
SPOKEN_CARD = re.compile("|".join(sorted(map(re.escape, SPOKEN), key=len, reverse=True)), re.IGNORECASE)


def cards_in(text: str) -> set[str]:
    """Every card that a text names, by its sign or in words."""
    spoken = {name.lower(): card for name, card in SPOKEN.items()}
    said = {spoken[name.lower()] for name in SPOKEN_CARD.findall(re.sub(r"\s+", " ", text))}
    return said | set(CARD.findall(text))


def table_of(*kinds: str | None, seed: str = "s", options: DepotOptions | None = None) -> DepotTable:
    return table_with(deal_depot_setup(len(kinds), seed), *kinds, seed=seed, options=options)


def table_with(
    setup: DepotSetup, *kinds: str | None, seed: str = "s", options: DepotOptions | None = None
) -> DepotTable:
    players = tuple(Player(f"P{seat}", kind) for seat, kind in enumerate(kinds))
    game: DepotGame = start_depot(setup, options)
    names = tuple(player.name for player in players)
    news = DepotNews(WORDS, names, shared=kinds.count(None) > 1, events=list(game.opening()))
    return Table(game, players, seed, news)


def typing(table: DepotTable, *answers: str, plain: bool = False) -> tuple[DepotSession, str, Leave | None]:
    """Type these answers; what was written, and how it was left."""
    out = io.StringIO()
    terminal = Terminal(io.StringIO("".join(f"{answer}\n" for answer in answers)), out, escapes=False, pen=UNICODE)
    speaker = PlainDepotSpeaker(terminal, WORDS) if plain else DrawnDepotSpeaker(terminal, WORDS)
    kind = SharedDepotSession if table.news.shared else DepotSession
    with Interrupts() as interrupts:
        session = kind(table, speaker, WORDS, interrupts)
        try:
            session.run()
        except Leave as left:
            return session, out.getvalue(), left
    return session, out.getvalue(), None
