"""The pictures of a game, one before the first action and one after each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from allaboard.boards.harmless import harmless
from allaboard.drawing.position import Viewer
from allaboard.drawing.theme import LIGHT, Theme
from allaboard.engine import LineGame
from allaboard.engine.depot.scoring import team_seats
from allaboard.locales import Words, words_of
from allaboard.locales.telling import won
from allaboard.records import Record, play_record
from allaboard.records.replaying import start_record, steps

if TYPE_CHECKING:
    from allaboard.records.answers import AnyGame


class Frame(NamedTuple):
    """A picture, and what happened just before."""

    svg: str
    caption: str


def frames_of(record: Record, *, viewer: Viewer = None, language: str = "en", theme: Theme = LIGHT) -> Iterator[Frame]:
    """Every moment of a record. Whoever may see everything at the end may see it on the way there too."""
    if viewer is None and play_record(record).is_over:
        viewer = "all"
    words = words_of(language)
    game = start_record(record)
    yield Frame(draw_moment(record, game, viewer, language, theme), words("replay-start"))
    for number, step in enumerate(steps(record, game), 1):
        name = harmless(record.players[step.seat].name.strip()) or words("drawing-player", number=step.seat + 1)
        caption = words("replay-turn", number=number, name=name, action=step.action)
        if game.is_over:
            caption = f"{caption} {_winners(record, game, words)}"
        yield Frame(draw_moment(record, game, viewer, language, theme), caption)


def _winners(record: Record, game: AnyGame, words: Words) -> str:
    names = [harmless(player.name) for player in record.players]
    teams = [] if isinstance(game, LineGame) else team_seats(game.scores(None))
    return won(game.scores(None)["winners"], names, teams, words)


def draw_moment(record: Record, game: AnyGame, viewer: Viewer, language: str, theme: Theme) -> str:
    """One moment of a game as a viewer may see it."""
    if isinstance(game, LineGame):
        from allaboard.drawing.plain import draw_position  # noqa: PLC0415 - each game loads its own drawings

        return draw_position(record, game, viewer=viewer, language=language, theme=theme)
    from allaboard.drawing.depot.table import draw_depot_position  # noqa: PLC0415

    return draw_depot_position(record, game, viewer=viewer, language=language, theme=theme)
