"""Before a game: the lobby, house rules, a city of one's own, tokens."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import FilePayload, expect
from tests.web.visitors import Visitor, Visitors

import allaboard.boards.loader

CITIES = Path(allaboard.boards.loader.__file__).parent / "data"


def more_options(person: Visitor) -> None:
    person.click(person.page.get_by_text(person.say("web-more-options"), exact=True))


def choose(person: Visitor, group: str, name: str) -> None:
    options = person.page.get_by_role("group", name=person.say(group), exact=True)
    person.click(options.get_by_role("radio", name=name, exact=True))


def test_an_open_table_is_on_the_list_and_is_found_by_game_and_pace(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/new/metro")
    more_options(ann)
    ann.click(ann.page.get_by_role("switch", name=ann.say("web-public")))
    choose(ann, "web-clock", ann.say("web-clock-three-days"))
    ann.click(ann.button("web-play-friends"))
    expect(ann.page.get_by_text("3 days a turn")).to_be_visible()
    table = "Metro in Rome"
    bea = visitors.visitor(path="/tables")
    found = bea.page.get_by_role("link", name=f"{bea.say('web-sit-down')}: {table}", exact=True).first
    expect(found).to_be_visible()
    choose(bea, "web-game", bea.say("depot"))
    expect(found).to_have_count(0)
    choose(bea, "web-game", bea.say("metro"))
    expect(found).to_be_visible()
    choose(bea, "web-filter-pace", bea.say("web-pace-live"))
    expect(found).to_have_count(0)
    choose(bea, "web-filter-pace", bea.say("web-pace-days"))
    bea.click(found)
    expect(bea.button("web-sit-down").first).to_be_visible()


def test_house_rules_are_chosen_and_told_before_one_sits_down(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/new/depot")
    choose(ann, "web-players", "4")
    more_options(ann)
    ann.click(ann.page.get_by_role("switch", name=ann.say("web-rule-teams")))
    ann.click(ann.page.get_by_role("switch", name=ann.say("web-rule-drunkard_may_pick_self")))
    choose(ann, "web-rule-final_turn", ann.say("web-rule-final_turn-mandatory"))
    ann.click(ann.button("web-play-friends"))
    for text in (
        ann.say("web-rule-teams"),
        ann.say("web-rule-off", rule=ann.say("web-rule-drunkard_may_pick_self")),
        f"{ann.say('web-rule-final_turn')}: {ann.say('web-rule-final_turn-mandatory')}",
    ):
        expect(ann.page.get_by_text(text, exact=True)).to_be_visible()


def test_a_city_of_ones_own_can_be_played_in_and_a_wrong_file_is_refused_in_words(visitors: Visitors) -> None:
    city = json.loads((CITIES / "rome.json").read_text(encoding="utf-8"))
    city["city"] = "smallville"
    ann = visitors.visitor(path="/new/bus")
    more_options(ann)
    field = ann.page.get_by_label(ann.say("web-own-city"))
    field.set_input_files(FilePayload(name="wrong.json", mimeType="application/json", buffer=b"[]"))
    expect(ann.page.get_by_role("alert")).to_have_text(ann.say("refusal-no_city"))
    field.set_input_files(FilePayload(name="own.json", mimeType="application/json", buffer=json.dumps(city).encode()))
    expect(ann.page.get_by_role("radio", name="smallville")).to_be_checked()
    ann.click(ann.button("web-play-bots"))
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("smallville")
    ann.depart()
    assert ann.wait_for_turn()
    ann.wait_for_offers()


def test_a_token_is_shown_once_and_can_be_revoked(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/new/bus")
    ann.click(ann.button("web-play-friends"))  # to be somebody
    expect(ann.page.get_by_label(ann.say("web-invite-link"), exact=True)).to_be_visible()
    ann.click(ann.page.get_by_role("link", name=ann.say("web-settings"), exact=True))
    ann.click(ann.page.get_by_text(ann.say("web-tokens"), exact=True))
    ann.page.get_by_label(ann.say("web-token-label"), exact=True).fill("Robot")
    ann.click(ann.button("web-token-make"))
    shown = ann.page.get_by_label(ann.say("web-token-new", label="Robot"), exact=True)
    expect(shown).not_to_have_value("")
    ann.page.reload()
    ann.click(ann.page.get_by_text(ann.say("web-tokens"), exact=True))
    expect(shown).to_have_count(0)
    ann.click(ann.button("web-token-revoke-one", label="Robot"))
    expect(ann.page.get_by_text("Robot", exact=True)).to_have_count(0)
