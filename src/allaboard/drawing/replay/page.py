"""The merged picture in a page with buttons, keys and a little script."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

from allaboard.drawing.embedding import with_fonts
from allaboard.drawing.icons import icon_svg, icon_title
from allaboard.drawing.position import Viewer
from allaboard.drawing.replay.frames import frames_of
from allaboard.drawing.replay.merged import merge
from allaboard.drawing.studio import Studio
from allaboard.drawing.theme import LIGHT, Theme
from allaboard.records import Record

_FOLDER = Path(__file__).parent
# The page may run its own script and show its own fonts, and can reach nothing else.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; font-src data:; img-src data:"


def replay_html(record: Record, *, viewer: Viewer = None, language: str = "en", theme: Theme = LIGHT) -> str:
    """A page that plays a record: for a spectator (None) everything once the game is over, no secrets before."""
    frames = list(frames_of(record, viewer=viewer, language=language, theme=theme))
    picture = with_fonts(str(merge([frame.svg for frame in frames])))
    studio = Studio(theme, language)
    words = studio.words
    title = words("replay-title", game=words(record.game))
    buttons = "".join(
        f'<button type="button" id="{name}" aria-label="{escape(icon_title(studio, icon))}">'
        f"{icon_svg(studio, icon, 24, figure='currentColor')}</button>"
        for name, icon in (("back", "step_back"), ("play", "play"), ("on", "step"))
    )
    pause = icon_svg(studio, "pause", 24, figure="currentColor")
    data = {
        "captions": [frame.caption for frame in frames],
        "play": words("icon-play"),
        "pause": words("icon-pause"),
    }
    written = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c").replace("\u2028", "").replace("\u2029", "")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_style(theme)}</style>\n</head>\n<body>\n"
        f'<main id="stage">{picture.strip()}</main>\n'
        f'<nav aria-label="{escape(title)}">{buttons}<template id="pause">{pause}</template>'
        f'<input type="range" id="at" min="0" max="{len(frames) - 1}" value="0" aria-label="{escape(title)}">'
        f'<p id="caption" aria-live="polite"></p><p class="keys">{escape(words("replay-keys"))}</p></nav>\n'
        f'<script type="application/json" id="data">{written}</script>\n'
        f"<script>{(_FOLDER / 'replay.js').read_text(encoding='utf-8')}</script>\n</body>\n</html>\n"
    )


def _style(theme: Theme) -> str:
    style = (_FOLDER / "replay.css").read_text(encoding="utf-8")
    for role in ("page", "surface", "line", "ink", "soft_ink", "accent", "sunken"):
        style = style.replace(f"var(--{role.replace('_', '-')})", getattr(theme, role))
    return style
