"""Puts what a script knows into a page that people write: between `<!-- made: NAME -->` and `<!-- end -->`.

So a page has words of its own, and no number in it is typed: `fill` replaces what stands between the marks, and a test
asks whether that would change anything.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

_PART = re.compile(r"<!-- made: ([\w-]+) -->\n.*?<!-- end -->", re.DOTALL)


def fill(page: str, parts: Mapping[str, str]) -> str:
    """The page with its parts as they are now; `KeyError` for one that nobody makes."""
    return _PART.sub(lambda found: f"<!-- made: {found[1]} -->\n\n{parts[found[1]].strip()}\n\n<!-- end -->", page)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [f"| {' | '.join(head)} |", "|---" * len(head) + "|", *(f"| {' | '.join(row)} |" for row in rows)]
    return "\n".join(lines)
