"""A server that starts imports what its first request needs, and leaves the rest for when it is needed."""

import subprocess
import sys

import pytest

NOT_AT_ONCE = ("allaboard.drawing", "allaboard.server.edge.drawn", "allaboard.server.rules", "markdown_it")
NEVER = ("click", "rich", "yaml", "uvicorn.main")


def imported_after(code: str) -> set[str]:
    """The modules of a new process that has run this."""
    told = f"import sys\n{code}\nprint(*sys.modules)"
    return set(subprocess.run([sys.executable, "-c", told], check=True, capture_output=True, text=True).stdout.split())


def test_a_start_leaves_for_later_what_draws_and_explains() -> None:
    start = "from allaboard.server.importing import import_leanly as go; go(); import allaboard.server.serving"
    found = imported_after(start)
    assert "litestar.openapi.plugins" in found
    assert not found.intersection(NOT_AT_ONCE)
    assert not found.intersection(NEVER)


@pytest.mark.parametrize(
    "use",
    [
        "import litestar.openapi.plugins as p; assert p.yaml.dump({'a': 1}) == 'a: 1\\n'",
        "import yaml; assert yaml.dump({'a': 1}) == 'a: 1\\n'",
        "import uvicorn; assert issubclass(uvicorn.Server, object)",
        "from uvicorn.main import run; assert callable(run)",
    ],
)
def test_what_was_left_out_is_there_for_whoever_asks(use: str) -> None:
    imported_after(f"from allaboard.server.importing import import_leanly as go; go(); {use}")


def test_whoever_comes_after_others_changes_nothing_of_theirs() -> None:
    imported_after(
        "import yaml, uvicorn; from allaboard.server.importing import import_leanly as go; go()\n"
        "assert sys.modules['yaml'] is yaml and uvicorn.run is sys.modules['uvicorn.main'].run"
    )
