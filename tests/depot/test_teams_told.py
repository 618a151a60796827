"""D79: in a team game the team wins, wherever a winner is named."""

from __future__ import annotations

from typing import Any

import pytest

from allaboard.bots import Perspective, bot_of
from allaboard.cli.play.depot_news import DepotNews
from allaboard.cli.score_text import tell_score
from allaboard.deals import deal_depot_setup
from allaboard.drawing.replay.frames import frames_of
from allaboard.engine.depot.game import DepotGame, start_depot
from allaboard.engine.depot.scoring import places, team_seats
from allaboard.engine.depot.setup import options_of
from allaboard.locales import words_of
from allaboard.locales.telling import won
from allaboard.records import Player, record_of

NAMES = ("Ann", "Bea", "Cy", "Dan")


def played(seed: int) -> tuple[DepotGame, list[Any]]:
    game = start_depot(deal_depot_setup(4, f"team{seed}"), options_of({"teams": True}))
    events = list(game.opening())
    bot = bot_of("greedy", str(seed))
    while not game.is_over:
        seat = game.pending()[0]
        events += game.apply(seat, game.parse(str(bot.choose(Perspective(game, seat)))))
    return game, events


def divided() -> tuple[DepotGame, list[Any]]:
    """A game whose best player is not in the winning team."""
    for seed in range(200):
        game, events = played(seed)
        scores = game.scores(None)
        best = next(seat for seat, one in enumerate(scores["seats"]) if one["rank"] == 1)
        if len(scores["winners"]) == 2 and best not in scores["winners"]:
            return game, events
    raise AssertionError("no such game")


GAME, EVENTS = divided()
WINNERS = GAME.scores(None)["winners"]
TEAM = " + ".join(NAMES[seat] for seat in WINNERS)


def test_d79_places_are_those_of_the_teams() -> None:
    scores = GAME.scores(None)
    assert team_seats(scores) == [[0, 2], [1, 3]]
    assert places(scores) == [1 if seat in WINNERS else 2 for seat in range(4)]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", f"Team {TEAM} wins."), ("fr", f"L’équipe {TEAM} gagne."), ("de", f"Team {TEAM} gewinnt.")],
)
def test_d79_the_score_command_the_story_and_the_pictures_name_the_winning_team(
    language: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = words_of(language)
    record = record_of(GAME, [Player(name) for name in NAMES], None)
    tell_score("game.json", record, GAME, words)
    printed = " ".join(capsys.readouterr().out.split())
    assert sentence in printed
    news = DepotNews(words, NAMES, False, EVENTS, teams=team_seats(GAME.scores(None)))
    assert TEAM in news.told(None)[-1]
    assert won(WINNERS, NAMES, [[0, 2], [1, 3]], words) == sentence
    *_, last = frames_of(record, language=language)
    assert sentence in last.caption


def test_d79_teams_that_share_the_win_are_both_named() -> None:
    words = words_of("en")
    assert won([0, 1, 2, 3], NAMES, [[0, 2], [1, 3]], words) == "The teams Ann + Cy, Bea + Dan share the win."
