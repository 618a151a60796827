"""`python -m allaboard.cli.play`: the command alone, without the rest of `allaboard`."""

from __future__ import annotations

import cyclopts

from allaboard.cli.play.command import play

if __name__ == "__main__":
    cyclopts.run(play)
