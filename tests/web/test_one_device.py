"""Several people at one device: before somebody has said who they are, nothing of theirs is there."""

from __future__ import annotations

import pytest
from playwright.sync_api import WebSocket, expect
from tests.web.visitors import Visitor, Visitors

SEATS = {"Ada": 0, "Bob": 1}


def seat_here(visitors: Visitors, game: str, **mode: str) -> Visitor:
    """Ada and Bob at the device of Ada; the game has begun."""
    ada = visitors.visitor(path=f"/new/{game}", **mode)  # type: ignore[arg-type]
    players = ada.page.get_by_role("group", name=ada.say("web-players"), exact=True)
    ada.click(players.get_by_role("radio", name="2", exact=True))
    ada.name_oneself("Ada")
    ada.click(ada.button("web-play-device"))
    ada.page.get_by_label(ada.say("web-player-name"), exact=True).fill("Bob")
    ada.click(ada.button("web-add-player"))
    expect(ada.page.get_by_text("Bob").first).to_be_visible()
    ada.click(ada.button("web-start"))
    return ada


def pass_to(device: Visitor, names: tuple[str, ...] = ("Ada", "Bob")) -> str:
    """Wait for the screen between two people, and be the one it names."""
    either = device.button("web-pass-me", name=names[0]).or_(device.button("web-pass-me", name=names[1]))
    expect(either).to_be_visible()
    expect(device.board).to_have_count(0)
    name = next(name for name in names if device.button("web-pass-me", name=name).count())
    device.click(either)
    return name


@pytest.mark.parametrize(
    ("game", "rounds", "mode"),
    [
        ("bus", 2, {"size": "phone", "language": "de"}),
        pytest.param("metro", 12, {"size": "desktop", "language": "fr", "theme": "dark"}, marks=pytest.mark.proof),
        pytest.param("bus", 12, {"size": "tablet"}, marks=pytest.mark.proof),
    ],
)
def test_a_line_game_for_two_at_one_device(visitors: Visitors, game: str, rounds: int, mode: dict[str, str]) -> None:
    sockets: list[str] = []

    def opened(socket: WebSocket) -> None:
        sockets.append(socket.url)

    device = seat_here(visitors, game, **mode)
    device.page.on("websocket", opened)
    sockets.clear()
    names = []
    for _ in range(2):
        asked_before = list(sockets)
        name = pass_to(device)
        # What a seat may see is not even asked for before its person has pressed the button.
        assert not any(f"seat={SEATS[name]}" in url for url in asked_before), sockets
        names.append(name)
        device.depart()
    assert any("seat=none" in url for url in sockets), "in between nobody looks"
    assert sorted(names) == ["Ada", "Bob"]
    last = names[-1]
    for _ in range(2 * rounds):
        lit = device.lit.first
        screen = device.button("web-pass-me", name="Ada").or_(device.button("web-pass-me", name="Bob"))
        expect(lit.or_(screen).or_(device.result).first).to_be_visible()
        if device.result.count():
            break
        if screen.count():
            other = pass_to(device)
            assert other != last, "whoever has just played keeps the device"
            last = other
        device.wait_for_offers()
        device.take_turn()
    if rounds == 12:
        expect(device.result).to_be_visible()
