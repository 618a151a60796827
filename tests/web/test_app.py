"""The page as an app: it can be installed, and opens without a network."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect
from tests.web.table_server import TableServer
from tests.web.visitors import Visitors


def test_what_a_device_needs_to_install_it_is_there(visitors: Visitors) -> None:
    ann = visitors.visitor()
    address = ann.page.url.rstrip("/")
    manifest = ann.page.request.get(f"{address}/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        if icon["type"] != "image/png":
            continue
        answer = ann.page.request.get(address + icon["src"])
        with Image.open(io.BytesIO(answer.body())) as picture:
            assert f"{picture.width}x{picture.height}" == icon["sizes"]
            # A device may cut corners off a maskable one, so that it has none of its own.
            assert (picture.getpixel((0, 0))[3] == 255) == (icon["purpose"] == "maskable")  # type: ignore[index]


def test_without_a_network_the_page_opens_and_says_what_is_missing(browser: Browser, tmp_path: Path) -> None:
    with TableServer(tmp_path) as server:
        visitors = Visitors(browser, server.address)
        visitors.may_lose_connection = True
        ann = visitors.visitor(is_app=True)
        ann.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        server.kill()
        ann.page.goto(f"{server.address}/new/bus")
        ann.click(ann.button("web-play-bots"))
        expect(ann.page.get_by_role("alert")).to_have_text(ann.say("refusal-no_connection"))
        visitors.leave()
