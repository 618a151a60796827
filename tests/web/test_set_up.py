"""Before a game: the lobby, house rules, a city of one's own, tokens."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, expect
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
        f"{ann.say('web-rule-drunkard_scope')}: {ann.say('web-rule-drunkard_scope-departing_bus')}",
        f"{ann.say('web-rule-final_turn')}: {ann.say('web-rule-final_turn-mandatory')}",
    ):
        expect(ann.page.get_by_text(text, exact=True)).to_be_visible()


# What the rules leave to the host.


def info_of(person: Visitor) -> dict[str, Any]:
    """What the server tells everybody of the table on the screen."""
    root, table = person.page.url.split("/t/")
    told: dict[str, Any] = person.page.request.get(f"{root}/api/tables/{table}").json()
    return told


def sheet_of(person: Visitor, player: str) -> Locator:
    return person.page.get_by_role("combobox", name=player, exact=True)


def open_lobby(person: Visitor, name: str = "Ann") -> None:
    person.name_oneself(name)
    person.click(person.button("web-play-friends"))
    expect(person.page.get_by_role("heading", name=person.say("web-seats"), exact=True)).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_sheets_and_the_first_inspector_are_as_the_host_chose(visitors: Visitors, size: str) -> None:
    ann = visitors.visitor(path="/new/metro", size=size)
    you, other = ann.say("web-choice-you"), ann.say("drawing-player", number=2)
    choose(ann, "web-players", "2")
    more_options(ann)
    sheet_of(ann, you).select_option("4")
    expect(sheet_of(ann, other).get_by_role("option", name=ann.say("web-choice-sheet", number=4))).to_be_disabled()
    ann.click(ann.page.get_by_role("switch", name=ann.say("web-choice-equal_sheets")))
    sheet_of(ann, other).select_option("4")
    choose(ann, "web-choice-first-line", other)
    open_lobby(ann)
    chosen = info_of(ann)
    assert (chosen["sheets"], chosen["equal_sheets"], chosen["first"]) == ([4, 4], True, 1)
    expect(ann.page.get_by_text(ann.say("web-fact-first-line", name=other), exact=True)).to_be_visible()
    expect(ann.page.get_by_text(ann.say("web-fact-equal_sheets-true"), exact=True)).to_be_visible()
    ann.click(ann.button("web-add-bot"))
    bot = info_of_bot(ann)
    sheets = ann.say(
        "web-fact-sheets",
        sheets=", ".join(ann.say("web-fact-sheet", name=name, sheet=4) for name in ("Ann", bot)),
    )
    expect(ann.page.get_by_text(sheets, exact=True)).to_be_visible()
    ann.click(ann.button("web-start"))
    ann.depart()
    assert ann.wait_for_turn()
    if size == "desktop":  # there is no room for it on a phone
        expect(ann.page.get_by_text(ann.say("web-inspects", name=bot)).first).to_be_visible()


def info_of_bot(person: Visitor) -> str:
    expect(person.button("web-start")).to_be_enabled()
    return str(next(seat["name"] for seat in info_of(person)["seats"] if seat["bot"]))


def test_where_sheets_must_differ_again_the_first_of_two_equal_ones_stays(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/new/bus")
    choose(ann, "web-players", "2")
    more_options(ann)
    equal = ann.page.get_by_role("switch", name=ann.say("web-choice-equal_sheets"))
    ann.click(equal)
    players = (ann.say("web-choice-you"), ann.say("drawing-player", number=2))
    for player in players:
        sheet_of(ann, player).select_option("2")
    ann.click(equal)
    expect(sheet_of(ann, players[0])).to_have_value("2")
    expect(sheet_of(ann, players[1])).to_have_value("")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_choices_for_depot_are_made_by_keyboard(visitors: Visitors, size: str) -> None:
    ann = visitors.visitor(path="/new/depot", size=size)
    keys = ann.page.keyboard
    choose(ann, "web-players", "3")
    more_options(ann)
    third = ann.say("drawing-player", number=3)
    first = ann.page.get_by_role("group", name=ann.say("web-choice-first-depot"), exact=True)
    first.get_by_role("radio").first.focus()
    for _ in range(3):
        keys.press("ArrowRight")
    expect(first.get_by_role("radio", name=third, exact=True)).to_be_checked()
    ties = ann.page.get_by_role("group", name=ann.say("web-choice-ties"), exact=True)
    ties.get_by_role("radio").first.focus()
    keys.press("ArrowRight")
    up = ann.page.get_by_role("button", name=ann.say("web-choice-ties-up", name=third), exact=True)
    up.focus()
    keys.press("Enter")
    expect(up).to_be_focused()
    keys.press("Enter")
    down = ann.page.get_by_role("button", name=ann.say("web-choice-ties-down", name=third), exact=True)
    expect(down).to_be_focused()  # it is at the top
    beat = ann.page.get_by_role("slider", name=ann.say("web-choice-beat"), exact=True)
    beat.focus()
    for _ in range(3):
        keys.press("ArrowRight")
    expect(beat).to_have_attribute("aria-valuetext", "5 seconds")
    pause = ann.page.get_by_role("slider", name=ann.say("web-choice-day_pause"), exact=True)
    pause.focus()
    for _ in range(6):
        keys.press("ArrowRight")
    expect(pause).to_have_attribute("aria-valuetext", "1.5 minutes")
    memory = ann.page.get_by_role("switch", name=ann.say("web-choice-card_memory"))
    memory.focus()
    keys.press("Space")
    open_lobby(ann)
    chosen = info_of(ann)
    assert (chosen["first"], chosen["ties"], chosen["beat"], chosen["card_memory"]) == (2, [2, 0, 1], 5000, "off")
    assert chosen["day_pause"] == 90
    second = ann.say("drawing-player", number=2)
    for text in (
        ann.say("web-fact-first-depot", name=third),
        ann.say("web-fact-ties", names=f"{third}, Ann, {second}"),
        ann.say("web-fact-beat", time="5 seconds"),
        ann.say("web-fact-day_pause", time="1.5 minutes"),
        ann.say("web-fact-card_memory-off"),
    ):
        expect(ann.page.get_by_text(text, exact=True)).to_be_visible()
    ann.click(ann.page.get_by_text(ann.say("web-choices"), exact=True))
    pause.press("Home")
    expect(ann.page.get_by_text(ann.say("web-fact-day_pause", time="0 seconds"), exact=True)).to_be_visible()
    assert info_of(ann)["day_pause"] == 0


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_d79_the_lobby_says_who_plays_with_whom(visitors: Visitors, language: str) -> None:
    ann = visitors.visitor(path="/new/depot", language=language, size="phone" if language == "fr" else "desktop")
    choose(ann, "web-players", "4")
    more_options(ann)
    ann.click(ann.page.get_by_role("switch", name=ann.say("web-rule-teams")))
    open_lobby(ann)
    seats = ann.page.get_by_role("region", name=ann.say("web-seats")).get_by_role("listitem")
    ann.click(seats.nth(1).get_by_role("button", name=ann.say("web-add-bot")))
    expect(seats.nth(1)).to_contain_text("Regular")
    bea = visitors.visitor(path=ann.page.url.removeprefix(ann.page.url.split("/t/")[0]), language=language)
    partners = [ann.say("drawing-player", number=3), ann.say("drawing-player", number=4), "Ann", "Regular"]
    for person in (ann, bea):
        rows = person.page.get_by_role("region", name=person.say("web-seats")).get_by_role("listitem")
        expect(rows).to_have_count(len(partners))
        for row, partner in zip(rows.all(), partners, strict=True):
            expect(row).to_contain_text(person.say("web-depot-team-with", name=partner))


def test_only_choices_that_make_a_difference_are_offered(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/new/depot")
    choose(ann, "web-players", "4")
    more_options(ann)
    beat = ann.page.get_by_role("slider", name=ann.say("web-choice-beat"), exact=True)
    hands = ann.page.get_by_role("switch", name=ann.say("web-choice-team_hands"))
    over_days = ann.page.get_by_role("group", name=ann.say("web-choice-baby_async"), exact=True)
    spared = ann.page.get_by_role("switch", name=ann.say("web-rule-baby_exempts_penalty"))
    pause = ann.page.get_by_role("slider", name=ann.say("web-choice-day_pause"), exact=True)
    expect(beat).to_be_visible()
    expect(pause).to_be_visible()
    expect(hands.or_(over_days)).to_have_count(0)
    ann.click(ann.page.get_by_role("switch", name=ann.say("web-rule-teams")))
    expect(hands).to_be_visible()
    choose(ann, "web-clock", ann.say("web-clock-day"))
    expect(beat.or_(pause)).to_have_count(0)
    expect(over_days).to_be_visible()
    expect(spared).to_be_visible()
    choose(ann, "web-rule-baby_windows", ann.say("web-rule-baby_windows-none"))
    expect(beat.or_(over_days).or_(spared)).to_have_count(0)
    choose(ann, "web-players", "3")
    expect(hands).to_have_count(0)
    expect(ann.page.get_by_role("combobox", name=ann.say("web-choice-you"), exact=True)).to_have_count(0)


def test_choices_can_be_changed_in_the_lobby_and_everybody_sees_them(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/new/bus")
    choose(ann, "web-players", "2")
    open_lobby(ann)
    bea = visitors.visitor(path=ann.page.url.removeprefix(ann.page.url.split("/t/")[0]))
    told = bea.say("web-fact-first-line", name="Ann")
    expect(bea.page.get_by_text(told, exact=True)).to_have_count(0)
    expect(bea.page.get_by_text(bea.say("web-choices"), exact=True)).to_have_count(0)
    ann.click(ann.page.get_by_text(ann.say("web-choices"), exact=True))
    choose(ann, "web-choice-first-line", "Ann")
    expect(bea.page.get_by_text(told, exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("language", "reading"), [("en", "departing_bus"), ("fr", "own_pile"), ("de", "departing_bus")]
)
def test_the_reading_of_the_drunkard_is_that_of_the_language_and_is_named_at_the_table(
    visitors: Visitors, language: str, reading: str
) -> None:
    ann = visitors.visitor(path="/new/depot", language=language)
    choose(ann, "web-players", "2")
    more_options(ann)
    readings = ann.page.get_by_role("group", name=ann.say("web-rule-drunkard_scope"), exact=True)
    for value in ("departing_bus", "own_pile"):
        option = readings.get_by_role("radio", name=ann.say(f"web-rule-drunkard_scope-{value}"), exact=True)
        expect(option).to_be_checked(checked=value == reading)
    choose(ann, "web-rule-baby_windows", ann.say("web-rule-baby_windows-none"))
    open_lobby(ann)
    named = f"{ann.say('web-rule-drunkard_scope')}: {ann.say(f'web-rule-drunkard_scope-{reading}')}"
    expect(ann.page.get_by_text(named, exact=True)).to_be_visible()
    ann.click(ann.button("web-add-bot"))
    ann.click(ann.button("web-start"))
    ann.click(ann.button("web-depot-house"))
    rules = ann.page.get_by_role("dialog")
    expect(rules).to_contain_text(ann.say(f"depot-rule-drunkard_scope-{reading}"))
    expect(rules).to_contain_text(ann.say("depot-about-DR", drunkard_scope=reading, drunkard_may_pick_self="true"))
    expect(rules).to_contain_text(ann.say("depot-about-BA", baby_windows="none"))
    expect(rules).not_to_contain_text(ann.say("depot-about-BA", baby_windows="attempt_and_end"))
    expect(rules).not_to_contain_text(ann.say("web-fact-beat", time="").strip())


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
