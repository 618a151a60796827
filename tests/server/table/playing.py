"""A table driven by hand: what a server does, without one."""

from __future__ import annotations

from typing import Any

from allaboard.boards.loader import load
from allaboard.bots import Perspective, bot_of
from allaboard.deals import deal_depot_setup, deal_line_setup
from allaboard.engine.depot.setup import options_of
from allaboard.engine.line.setup import LineOptions
from allaboard.protocol import commands as c
from allaboard.protocol.tables import TableWishes
from allaboard.records import Player, Record
from allaboard.server.table import entries as e
from allaboard.server.table.choices import depot_choices, line_choices
from allaboard.server.table.duties import BotTurn, duty_of
from allaboard.server.table.entries import decode_entry, encode_entry
from allaboard.server.table.gauntlet import Gauntlet, Who
from allaboard.server.table.state import Table


def start_record_json(table: Table, seed: str = "seed") -> dict[str, Any]:
    """The deal of a table's game."""
    wishes = table.wishes
    assert wishes is not None
    players = tuple(Player(seat.name or "?") for seat in table.seats)
    if wishes.game == "depot":
        setup = deal_depot_setup(wishes.seats, seed, depot_choices(wishes))
        record = Record("depot", None, options_of(wishes.options), players, setup, (), seed)
    else:
        assert wishes.city is not None
        city = load(wishes.city)
        dealt = deal_line_setup(city, wishes.seats, seed, line_choices(wishes))
        record = Record(wishes.game, city, LineOptions(), players, dealt, (), seed)
    return record.to_json()


class Driven:
    """A table and its journal; time passes only when it is told to."""

    def __init__(self, wishes: TableWishes, seed: str = "seed") -> None:
        self.table = Table("t1")
        self.journal: list[tuple[int, bytes]] = []
        self.now = 1_000_000
        self.seed = seed
        self.write(e.Created(wishes=wishes, host="p0"))
        for seat in range(wishes.seats):
            self.do(seat, c.Sit(seat=seat))

    def write(self, *entries: e.AnyEntry) -> None:
        for entry in entries:
            body = encode_entry(entry)
            self.journal.append((self.now, body))
            self.table.fold(len(self.journal), self.now, decode_entry(body))

    def do(self, seat: int, command: c.Command) -> None:
        """A command of the person in a seat."""
        who = Who(f"p{seat}", f"Person {seat}")
        start = lambda table: start_record_json(table, self.seed)  # noqa: E731
        self.write(*Gauntlet(self.table, who, self.now, start).judge(command))

    def act(self, seat: int, action: str) -> None:
        self.do(seat, c.Act(action=action, seen=self.table.seq(seat, self.now)))

    def settle_duties(self) -> None:
        """Do what is due now, bots included."""
        while (duty := duty_of(self.table, self.now)) is not None:
            if isinstance(duty, BotTurn):
                assert self.table.game is not None
                choice = bot_of(duty.bot, "x").choose(Perspective(self.table.game, duty.seat))
                self.write(e.Acted(seat=duty.seat, action=str(choice), by="bot"))
            else:
                self.write(*duty.entries)

    def again(self) -> Table:
        """The same table, folded anew from its journal."""
        table = Table("t1")
        for number, (at, body) in enumerate(self.journal, 1):
            table.fold(number, at, decode_entry(body))
        return table
