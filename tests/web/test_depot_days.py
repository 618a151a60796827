"""What a table of Depot says by itself: how a day ends, who is stuck, time that runs out, teams, what can be done."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.web.depot_visitors import DepotVisitor, at_the_end_of_a_day, come_along, play_ahead, sit_down
from tests.web.test_screens import barriers
from tests.web.visitors import Visitors

from allaboard.client import Follower
from allaboard.protocol.messages import Asked


def day_over(person: DepotVisitor) -> Locator:
    return person.page.get_by_role("dialog", name=person.say("web-depot-day-over", day=1))


def onward(person: DepotVisitor) -> Locator:
    return day_over(person).get_by_role("button", name=person.say("web-depot-next-day", day=2))


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_day_ends_with_its_reason_and_points_until_one_goes_on(visitors: Visitors, size: str) -> None:
    ann = sit_down(visitors, 3, size=size, language="de" if size == "phone" else "en")
    play_ahead(ann, is_enough=at_the_end_of_a_day)
    dialog = day_over(ann)
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("listitem").filter(has_text="Ann")).to_contain_text(ann.say("depot-item-night"))
    expect(dialog.get_by_role("timer")).to_contain_text(ann.say("web-depot-day-time", day=2))
    assert barriers(ann.person) == []
    ann.person.click(dialog.get_by_role("button", name=ann.say("web-depot-day-look")))
    expect(ann.bar).to_contain_text(ann.say("web-depot-day-over", day=1))
    expect(ann.page.get_by_role("banner")).to_contain_text(ann.say("drawing-depot-day", day=1, days=2))
    ann.page.reload()  # the server still stands at the end of the day
    expect(dialog).to_be_visible()
    ann.person.click(onward(ann))
    expect(ann.page.get_by_role("banner")).to_contain_text(ann.say("drawing-depot-day", day=2, days=2))
    expect(dialog).to_have_count(0)


def test_everybody_is_waited_for(visitors: Visitors) -> None:
    ann = sit_down(visitors, 3, bots=1)
    bea = come_along(visitors, ann, "Bea")
    play_ahead(ann, bea, is_enough=at_the_end_of_a_day)
    ann.person.click(onward(ann))
    expect(onward(ann)).to_have_count(0)
    expect(day_over(ann)).to_contain_text(ann.say("web-depot-day-waiting", names="Bea"))
    expect(onward(bea)).to_be_enabled()
    bea.person.click(onward(bea))
    for person in (ann, bea):
        expect(person.page.get_by_role("banner")).to_contain_text(person.say("drawing-depot-day", day=2, days=2))
        expect(day_over(person)).to_have_count(0)


def somebody_is_stuck(asked: Asked, follower: Follower) -> bool:
    assert follower.view is not None
    lap = follower.view["last_lap"]
    return lap is not None and asked.phase != "day_over" and any(seat["revealed"] for seat in follower.view["seats"])


def at_a_last_lap(visitors: Visitors, language: str) -> tuple[DepotVisitor, dict[str, Any]]:
    """Somebody who owes a decision in a last lap, and what they see."""
    for seed in range(1, 30):
        ann = sit_down(visitors, 4, language=language, size="phone" if language == "de" else "desktop")
        told = play_ahead(ann, is_enough=somebody_is_stuck, seed=seed)
        assert told.view is not None
        assert told.scores is not None
        if told.view["last_lap"] and not told.scores["over"] and told.view["phase"] != "day_over":
            return ann, told.view
    raise AssertionError("nobody is ever stuck")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_d68_who_is_stuck_is_announced_with_the_hand_and_the_turns_left(visitors: Visitors, language: str) -> None:
    ann, view = at_a_last_lap(visitors, language)
    (stuck,) = (seat for seat in view["seats"] if seat["revealed"])
    banner = ann.page.get_by_role("group", name=ann.say("web-depot-stuck-title"))
    expect(banner).to_contain_text(ann.say("web-depot-stuck-turns", turns=view["last_lap"]))
    if stuck["seat"] == 0:
        expect(banner).to_contain_text(ann.say("web-depot-stuck-me"))
    else:
        name = f"Greedy{'' if stuck['seat'] == 1 else ' ' + str(stuck['seat'])}"
        expect(banner).to_contain_text(ann.say("web-depot-stuck", name=name))
        cards = banner.get_by_role("list").get_by_role("listitem")
        expect(cards).to_have_count(len(stuck["known"]["travellers"]))
    assert barriers(ann.person) == []


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_d79_partners_totals_and_the_winning_team_are_told(visitors: Visitors, size: str) -> None:
    ann = sit_down(visitors, 4, options={"teams": True}, size=size, language="fr" if size == "phone" else "en")
    teams = ann.page.get_by_role("list", name=ann.say("web-depot-teams")).first
    expect(teams).to_contain_text("Ann + Greedy 2")
    expect(teams).to_contain_text(ann.say("web-depot-team-mine"))
    hint = ann.say("web-depot-team-with", name="Greedy 2")
    expect(ann.page.locator("[data-player='0']").first).to_contain_text(hint)
    told = play_ahead(ann, is_enough=lambda asked, follower: False)
    assert told.scores is not None
    winning = [team for team in told.scores["teams"] if set(team["seats"]) <= set(told.scores["winners"])]
    names = ["Ann", "Greedy", "Greedy 2", "Greedy 3"]
    expect(ann.result).to_be_visible()
    for team in told.scores["teams"]:
        row = ann.result.get_by_role("list", name=ann.say("web-depot-teams")).get_by_role("listitem")
        row = row.filter(has_text=" + ".join(names[seat] for seat in team["seats"]))
        expect(row).to_contain_text(str(abs(team["total"])))
        expect(row.get_by_text(ann.say("web-depot-team-winner"))).to_have_count(int(team in winning))
    heading = ann.result.get_by_role("heading").first
    if len(winning) == 1 and 0 in winning[0]["seats"]:
        expect(heading).to_have_text(ann.say("web-depot-team-wins-mine"))
    elif len(winning) == 1:
        team_name = " + ".join(names[seat] for seat in winning[0]["seats"])
        expect(heading).to_have_text(ann.say("web-depot-team-wins", count=1, names=team_name))
    won = [" + ".join(names[seat] for seat in team["seats"]) for team in winning]
    ended = ann.say("event-game_over_teams", count=len(won), teams=", ".join(won))
    ann.person.click(ann.result.get_by_role("link", name=ann.say("web-replay"), exact=True))
    expect(ann.person.button("web-replay-play")).to_be_visible()
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_role("region", name=ann.say("web-replay-controls"))).to_contain_text(ended)
    ann.page.goto(ann.page.url.split("/replay/")[0] + "/games")
    row = ann.page.get_by_role("region", name=ann.say("web-list-finished")).get_by_role("listitem")
    expect(row).to_contain_text("Ann + Greedy 2, Greedy + Greedy 3")
    expect(row).to_contain_text(ann.say("web-depot-team-wins", count=len(won), names=", ".join(won)))
    total = str(told.scores["teams"][0]["total"]).replace("-", "−")
    expect(row).to_contain_text(ann.say("web-list-points", points=total))


def test_every_button_that_a_hint_names_is_there(visitors: Visitors) -> None:
    """In every decision of two games; what is named stands in quotation marks."""
    ann = sit_down(visitors, 2, options={"final_turn": "optional"})
    named = 0
    for _ in range(260):
        # At one moment: the table goes on by itself.
        text, labels = ann.bar.evaluate(
            "bar => [bar.querySelector('.more')?.textContent ?? '',"
            " [...bar.querySelectorAll('button')].map(one => one.textContent.trim())]"
        )
        for name in re.findall("“(.+?)”", text):
            assert name in labels, (text, labels)
            named += 1
        what = ann.step()
        if what == "over":
            break
        if not what:
            ann.page.wait_for_timeout(25)
    assert named > 3


def test_only_bots_are_left_and_play_to_the_end_at_once(visitors: Visitors) -> None:
    """However long the stop between the days is; a beat that has begun ends first."""
    ann = sit_down(visitors, 3, beat=4_000)
    root, table = ann.page.url.split("/t/")
    answer = ann.page.request.post(f"{root}/api/tables/{table}/commands", data={"type": "resign"})
    assert answer.ok
    expect(ann.result).to_be_visible()


def test_the_sentence_of_the_bar_has_room_beside_its_buttons(visitors: Visitors) -> None:
    """With three buttons in the longest language, from a tablet to a wide screen."""
    ann = sit_down(visitors, 3, language="fr")
    play_ahead(ann, is_enough=lambda asked, follower: asked.phase in {"hand", "exchange"} and len(follower.events) > 20)
    for width in (768, 1024, 1280, 1440, 1920):
        ann.page.set_viewport_size({"width": width, "height": 900})
        words = ann.bar.locator(".words")
        expect(words).to_be_visible()
        box = words.bounding_box()
        assert box is not None
        assert box["width"] >= 200, width
