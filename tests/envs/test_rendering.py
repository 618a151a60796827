"""What an environment shows: text, pixels, or a page; and never what a spectator may not see."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from allaboard.envs import SeatEnv, raw_env
from allaboard.envs.rendering import text_of
from allaboard.testing.worlds import other_line_game


@pytest.mark.parametrize("game", ["new_york", "rome", "depot"])
def test_pictures_are_arrays_and_change_with_the_game(game: str) -> None:
    env = raw_env(game, render_mode="rgb_array")
    env.reset(seed=1)
    frames = [env.render()]
    for _ in range(8):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[-1]))
    frames.append(env.render())
    for frame in frames:
        assert frame.dtype == np.uint8
        assert frame.ndim == 3
        assert frame.shape[2] == 3
    assert frames[0].shape != frames[1].shape or (frames[0] != frames[1]).any()


@pytest.mark.parametrize("game", ["london", "paris", "depot"])
def test_text_shows_the_board(game: str) -> None:
    env = SeatEnv(game, render_mode="ansi", illegal="raise")
    _, info = env.reset(seed=2)
    for _ in range(6):
        _, _, is_over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
        if is_over:
            break
    text = env.render()
    assert isinstance(text, str)
    assert text.startswith(f"{game} ")
    assert len(text.splitlines()) > 5


def test_a_page_follows_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    env = raw_env("rome", render_mode="human")
    env.reset(seed=1)
    pages = []
    for _ in range(2):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[0]))
        (address,) = opened
        pages.append(Path(address.removeprefix("file://")).read_text("utf-8"))
    assert all("<svg" in page for page in pages)
    env.close()
    assert not Path(opened[0].removeprefix("file://")).exists()


def test_what_is_shown_has_no_secrets() -> None:
    """The same for all deals that a spectator cannot tell apart."""
    env: Any = raw_env("new_york")
    env.reset(seed=1)
    game = env.table.game
    twin = other_line_game(game, 0, Random(3))
    assert game.deal != twin.deal
    assert text_of(game) == text_of(twin)
