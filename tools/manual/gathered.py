"""Pages from files that live elsewhere in the project: contributing, changes, examples, citing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
ICON = ROOT / "src" / "allaboard" / "server" / "page" / "icon.svg"
_FENCES = {".py": "python", ".mjs": "js", ".json": "json", ".ipynb": "json"}


def gathered_pages() -> Iterator[tuple[str, str]]:
    """Where each page goes and its Markdown."""
    yield "contributing.md", _from_root("CONTRIBUTING.md")
    yield "changes.md", _from_root("CHANGELOG.md")
    yield "examples.md", _examples()
    yield "citing.md", _citing()


def at_home(markdown: str) -> str:
    """A page of `docs` with its links out of that folder leading to where the site has the same."""
    markdown = re.sub(r"\]\(\.\./examples/([\w.]+)\)", lambda found: f"](examples.md#{_anchor(found[1])})", markdown)
    markdown = markdown.replace("](../examples)", "](examples.md)").replace("](../README.md", "](index.md")
    return markdown.replace("](../CONTRIBUTING.md", "](contributing.md").replace("](../CHANGELOG.md", "](changes.md")


def _from_root(name: str) -> str:
    """A file beside `docs`: its links into that folder lose the folder."""
    return (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")


def _examples() -> str:
    lines = [
        "# Examples",
        "",
        "Every one of them is run by the tests. They are in the folder `examples` of the source.",
    ]
    for path in sorted(EXAMPLES.iterdir()):
        if path.suffix in _FENCES and path.suffix != ".ipynb":
            code = path.read_text(encoding="utf-8").rstrip()
            lines += ["", f"## {path.name} {{#{_anchor(path.name)}}}", "", f"```{_FENCES[path.suffix]}", code, "```"]
    return "\n".join(lines) + "\n"


def _anchor(name: str) -> str:
    return name.replace(".", "-").replace("_", "-")


def _citing() -> str:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8").rstrip()
    return f"""# Citing

Say which version you used, and which version of the rules your games have: `allaboard --version` prints the first, the
field `rules` of a [record](records.md) is the second. Results of bots should name the seeds of their deals, the number
of games and the interval, as `allaboard arena` prints them; then anybody can play the same games again.

This is `CITATION.cff`, which reference managers read:

```yaml
{text}
```
"""
