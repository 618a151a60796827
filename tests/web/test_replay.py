"""Replays: a record from a file or by a link, step by step, by keyboard, at any size, and a link to a moment."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.records import (
    day_end_of,
    day_reason,
    day_totals,
    finished_table,
    hands_after,
    known_game,
    mover_of,
    saved,
    slider,
    totals_after,
    watch,
)
from tests.web.table_server import TableServer
from tests.web.test_screens import barriers
from tests.web.visitors import Visitor, Visitors


def totals(person: Visitor) -> list[str]:
    """The points as they stand in the list of players."""
    players = person.page.get_by_role("list", name=person.say("web-players"))
    return re.findall(r"^[−-]?\d+$|^–$", players.inner_text(), re.MULTILINE)


def written(values: list[int | None]) -> list[str]:
    return ["–" if value is None else str(value).replace("-", "−") for value in values]


def test_a_record_from_a_file_is_watched_by_keyboard_alone(visitors: Visitors, tmp_path: Path) -> None:
    record = known_game("new_york")
    ann = visitors.visitor(path="/replays")
    watch(ann, record, tmp_path)
    last = len(record["actions"])
    for key, step in [
        ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("ArrowRight", last), ("Home", 0),
    ]:  # fmt: skip
        ann.page.keyboard.press(key)
        expect(slider(ann)).to_have_value(str(step))
    ann.page.keyboard.press("PageDown")
    ann.page.keyboard.press("PageDown")
    expect(slider(ann)).to_have_attribute("aria-valuetext", re.compile(ann.say("web-replay-round", round=2)))
    assert int(slider(ann).input_value()) == 2 * len(record["players"])
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_role("status")).to_contain_text(ann.say("web-replay-round", round=12))
    strip = ann.page.get_by_role("list", name=ann.say("web-players"))
    for seat, total in enumerate(written(totals_after(record, last))):
        expect(strip.get_by_role("listitem").nth(seat)).to_contain_text(total)
    ann.page.keyboard.press("Home")
    ann.page.keyboard.press("Space")
    expect(ann.button("web-replay-pause")).to_be_visible()
    expect(slider(ann)).not_to_have_value("0")
    ann.page.keyboard.press("Space")
    expect(ann.button("web-replay-play")).to_be_visible()


def test_every_step_has_its_sheets_and_can_be_jumped_to(visitors: Visitors, tmp_path: Path) -> None:
    record = known_game("rome")
    ann = visitors.visitor(path="/replays")
    watch(ann, record, tmp_path)
    steps = ann.page.get_by_role("region", name=ann.say("web-replay-steps"))
    assert steps.get_by_role("listitem").count() == len(record["actions"])
    ann.click(steps.get_by_role("listitem").nth(6).get_by_role("button"))
    expect(slider(ann)).to_have_value("7")
    seat = mover_of(record, 7)
    sheet = ann.page.get_by_role("img", name=ann.say("web-sheet-of", name=record["players"][seat]["name"]))
    expect(sheet.locator(f"[data-total='{totals_after(record, 7)[seat]}']")).to_be_attached()
    assert barriers(ann) == []


@pytest.mark.parametrize(
    ("size", "theme"), [("phone", "dark"), pytest.param("desktop", "light", marks=pytest.mark.proof)]
)
def test_a_game_of_depot_is_watched(visitors: Visitors, tmp_path: Path, size: str, theme: str) -> None:
    record = known_game(None)
    ann = visitors.visitor(path="/replays", size=size, theme=theme)
    watch(ann, record, tmp_path)
    for _ in range(3):
        ann.click(ann.button("web-replay-turn-on", game="depot"))
    step = int(slider(ann).input_value())
    expect(slider(ann)).to_have_attribute("aria-valuetext", re.compile(ann.say("web-replay-day-turn", day=1, turn=3)))
    for seat, total in enumerate(written(totals_after(record, step))):
        players = ann.page.get_by_role("list", name=ann.say("web-players"))
        expect(players.get_by_role("listitem").nth(seat)).to_contain_text(total)
    assert barriers(ann) == []
    # Every hand is open, and a card says what it is.
    if size == "phone":
        ann.click(ann.button("web-replay-hands"))
    names = [ann.say("drawing-depot-hand-of", name=player["name"]) for player in record["players"]]
    hands = [ann.page.get_by_role("group", name=name, exact=True) for name in names]
    for hand, cards in zip(hands, hands_after(record, step), strict=True):
        expect(hand.get_by_role("button")).to_have_count(cards)
    ann.click(hands[-1].get_by_role("button").first)
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert barriers(ann) == []


@pytest.mark.parametrize(("size", "language"), [("phone", "fr"), ("desktop", "de")])
def test_the_end_of_a_day_of_depot_is_a_step_of_its_own(
    visitors: Visitors, tmp_path: Path, size: str, language: str
) -> None:
    record = known_game(None)
    step = day_end_of(record)
    ann = visitors.visitor(path="/replays", size=size, language=language)
    watch(ann, record, tmp_path)
    controls = ann.page.get_by_role("region", name=ann.say("web-replay-controls"))
    day_over = ann.say("web-depot-day-over", day=1)
    panel = ann.page.get_by_role("region", name=day_over, exact=True)
    slider(ann).fill(str(step))
    expect(slider(ann)).to_have_attribute("aria-valuetext", re.compile(f"{step}"))
    expect(panel).to_have_count(0)
    ann.click(ann.button("web-replay-on"))
    expect(controls).to_contain_text(day_over)
    expect(panel).to_be_in_viewport()
    expect(ann.page.get_by_text(ann.say("web-depot-day-looks"))).to_have_count(0)
    reason = "|".join(
        re.escape(ann.say(f"web-depot-ended-{key}", name="§", stuck="§")).replace("§", ".+")
        for key in ("empty_hand", "last_lap", "empty_hand_in_last_lap")
    )
    expect(panel).to_contain_text(re.compile(reason))
    for player, total in zip(record["players"], written(day_totals(record)), strict=True):
        row = panel.get_by_role("listitem").filter(has_text=player["name"])
        expect(row).to_contain_text(total)
    assert barriers(ann) == []
    if size == "desktop":
        row = ann.page.locator("[data-step][aria-current]")
        expect(row).to_contain_text(ann.say("event-day_ended", day=1, reason=day_reason(record)))
    ann.click(ann.button("web-replay-on"))
    expect(panel).to_have_count(0)
    expect(controls).to_contain_text(ann.say("web-replay-day-turn", day=2, turn=1))
    ann.click(ann.button("web-replay-back"))
    expect(panel).to_be_visible()
    ann.click(ann.button("web-replay-back"))
    expect(panel).to_have_count(0)
    expect(ann.page).to_have_url(re.compile(f"step={step}$"))


def test_a_finished_game_has_a_link_to_each_moment(visitors: Visitors, server: TableServer) -> None:
    table = finished_table(server.address)
    ann = visitors.visitor(path=f"/replay/{table}#5", size="tablet")
    expect(slider(ann)).to_have_value("5")
    ann.click(ann.button("web-replay-on"))
    expect(ann.page).to_have_url(f"{server.address}/replay/{table}#6")
    seen = totals(ann)
    ann.click(ann.button("web-replay-share"))
    assert barriers(ann) == []
    link = ann.page.get_by_label(ann.say("web-invite-link"), exact=True).input_value()
    bea = visitors.visitor(path=link.removeprefix(server.address), language="de", size="tablet", theme="dark")
    expect(slider(bea)).to_have_value("6")
    assert totals(bea) == seen


def test_a_game_that_only_one_device_has_is_shared_in_the_link_itself(
    visitors: Visitors, server: TableServer, tmp_path: Path
) -> None:
    ann = visitors.visitor(path="/replays")
    watch(ann, known_game("paris"), tmp_path)
    for _ in range(4):
        ann.page.keyboard.press("ArrowRight")
    ann.click(ann.button("web-replay-share"))
    field = ann.page.get_by_label(ann.say("web-invite-link"), exact=True)
    expect(field).to_have_value(re.compile("step=4$"))
    bea = visitors.visitor(path=field.input_value().removeprefix(server.address), language="fr", size="phone")
    expect(slider(bea)).to_have_value("4")
    # It is kept on her device too.
    bea.page.goto(f"{server.address}/replays")
    kept = bea.page.get_by_role("region", name=bea.say("web-replays-kept"))
    bea.click(kept.get_by_role("link"))
    expect(slider(bea)).to_have_value("0")


def test_what_is_no_game_is_said_in_words(visitors: Visitors, tmp_path: Path) -> None:
    visitors.may_be_refused = True
    ann = visitors.visitor(path="/replays", language="de")
    choose = ann.page.get_by_label(ann.say("web-replay-choose"))
    wrong = ann.page.get_by_text(ann.say("web-replay-no-record"))
    (tmp_path / "no.json").write_text("no JSON", encoding="utf-8")
    choose.set_input_files(tmp_path / "no.json")
    expect(wrong).to_be_visible()
    record = known_game("london")
    choose.set_input_files(saved({**record, "actions": [*record["actions"][:3], "A1-K9"]}, tmp_path))
    expect(ann.page.get_by_text(ann.say("web-replay-fault-action", number=4))).to_be_visible()
    choose.set_input_files(saved({**record, "players": "nobody"}, tmp_path))
    expect(ann.page.get_by_text(ann.say("web-replay-fault-at", place="players"))).to_be_visible()
    lost = visitors.visitor(path="/replay/nosuchtable")
    expect(lost.page.get_by_text(lost.say("refusal-not_found"))).to_be_visible()
    broken = visitors.visitor(path="/replay#game=nonsense")
    expect(broken.page.get_by_text(broken.say("refusal-broken_link"))).to_be_visible()
    assert barriers(broken) == []
