"""D79: in a team game the team wins, wherever the server names a winner."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.edge.serving import Running, play_on, running, started_table
from tests.server.store.samples import result

from allaboard.client import Connection
from allaboard.locales import words_of
from allaboard.locales.telling import tell
from allaboard.server.edge.history import result_line

Json = dict[str, Any]


def test_d79_the_log_the_replay_and_my_games_name_the_winning_team(tmp_path: Path) -> None:
    async def live(server: Running) -> None:
        async with Connection(server.address) as ann:
            await ann.play_as_guest("Ann")
            table = await started_table(
                ann, game="depot", city=None, seats=4, options={"teams": True}, day_pause=0, open_window=0
            )
            told = await play_on(ann, table)
            assert told.scores is not None
            assert told.table is not None
            names = [seat.name or "" for seat in told.table.seats]
            winning = [team for team in told.scores["teams"] if set(team["seats"]) <= set(told.scores["winners"])]
            assert winning
            end = server.services.hub.rooms[table].table.happenings[-1].heard_by(None)[-1]
            for language in ("en", "fr", "de"):
                sentence = tell(end, words_of(language), names, [team["seats"] for team in told.scores["teams"]])
                assert all(" + ".join(names[seat] for seat in team["seats"]) in sentence for team in winning)
                log = await ann.ask("GET", f"/api/tables/{table}/log?lang={language}", list[Json])
                assert log[-1]["texts"][-1] == sentence
                replay = await ann.ask("GET", f"/api/tables/{table}/replay?lang={language}", Json)
                assert replay["steps"][-1]["texts"][-1] == sentence
            (line,) = await ann.ask("GET", "/api/results", list[Json])
            assert line["teams"] == told.scores["teams"]
            assert [seat["rank"] for seat in line["seats"]] == [line["teams"][seat % 2]["rank"] for seat in range(4)]

    with running(tmp_path) as server:
        asyncio.run(live(server))


@pytest.mark.parametrize(
    ("game", "options", "teams"),
    [("depot", {"teams": True}, 2), ("depot", {"teams": False}, 0), ("depot", {}, 0), ("bus", {}, 0)],
)
def test_only_a_team_game_has_teams_in_lists(game: str, options: Json, teams: int) -> None:
    record = msgspec.json.encode({"game": game, "options": options, "actions": []})
    found = result_line(result("t", "Ann", "Bea", "Cy", None, game=game, record=record))
    assert len(found.teams) == teams
    assert [team.total for team in found.teams] == [2, 4][:teams]
