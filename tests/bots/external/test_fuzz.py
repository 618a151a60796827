"""Whatever a program says, by chance or by malice: nothing is killed, nothing waits, the game goes on."""

from __future__ import annotations

import json
import tempfile
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allaboard.boards.loader import load
from allaboard.bots import Perspective
from allaboard.bots.external.messages import Act, Malformed, Ready, read_answer
from allaboard.bots.external.player import ExternalBot
from allaboard.bots.external.process import _LIVE
from allaboard.deals import deal_line_setup
from allaboard.engine import start_game

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
# Near to what is right, so that more than the first check is met.
nearly = st.builds(
    lambda kind, fields: {"type": kind} | fields,
    st.sampled_from(["ready", "act", "Act", "", None, 3]),
    st.fixed_dictionaries(
        {},
        optional={
            "id": st.integers() | json_values,
            "action": st.text(max_size=300) | json_values,
            "version": st.integers(-2, 3) | json_values,
            "name": st.text(max_size=200) | json_values,
        },
    ),
)


def encoded(value: object) -> bytes:
    return json.dumps(value).encode("utf-8", "surrogatepass")


lines = st.one_of(
    st.binary(max_size=200),
    json_values.map(encoded),
    nearly.map(encoded),
    nearly.map(encoded).flatmap(lambda text: st.integers(0, len(text)).map(lambda end: text[:end])),
    st.just(b"[" * 5_000),
    st.just(b'{"type":"act","id":1,"action":' + b"[" * 60_000),
    st.just(b'{"type":"ready","version":1}'),
)


@given(lines)
def test_a_line_is_an_answer_or_malformed(line: bytes) -> None:
    with suppress(Malformed):
        assert isinstance(read_answer(line), Ready | Act)


BOARD = load("new_york")
GAME = start_game(BOARD, deal_line_setup(BOARD, 2, "fuzz"))


def survives(said: bytes) -> None:
    """A program says all this as soon as it runs, and then waits or ends, whatever it is asked."""
    with tempfile.TemporaryDirectory() as folder:
        text = Path(folder) / "said"
        text.write_bytes(said)
        bot = ExternalBot("fuzz", ("cat", str(text)), "fuzz", 0.05, starting=0.5)
        try:
            bot.begin(Perspective(GAME, 0))
            for _ in range(3):
                assert bot.choose(Perspective(GAME, 0)) in GAME.legal(0)
        finally:
            bot.end()
    assert all(lost.detail.isprintable() for lost in bot.lost)
    assert not _LIVE


@given(st.lists(lines, max_size=6).map(b"\n".join))
def test_no_answer_harms_anybody(said: bytes) -> None:
    survives(said)


@given(st.lists(lines, max_size=5).map(lambda said: b"\n".join([b'{"type":"ready","version":1}', *said, b""])))
def test_no_answer_after_the_start_harms_anybody(said: bytes) -> None:
    survives(said)


@pytest.mark.parametrize("said", [b"", b"\n", b"\x00" * 100_000, b"\xff\n" * 500, b"\xef\xbb\xbf{}\n"])
def test_some_that_were_thought_of(said: bytes) -> None:
    survives(said)
