"""A game as one file that plays by itself.

- `frames`: the pictures of a game, action by action, as a viewer may see them
- `interned`: pictures as trees in which what is equal is one thing
- `merged`: all pictures in one, in which everything says when it is seen
- `page`: that picture with buttons, keys and a little script; it needs nothing else, and works offline
"""

from __future__ import annotations

from allaboard.drawing.replay.page import replay_html

__all__ = ["replay_html"]
