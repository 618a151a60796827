"""The score helper for a real table: lines are tapped, sheets and totals come back, nothing entered is lost."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.web.real_table import begin, tap_a_turn
from tests.web.records import Json, known_game, saved, totals_after
from tests.web.test_screens import barriers
from tests.web.visitors import Visitor, Visitors


def turns(person: Visitor) -> Locator:
    return person.page.get_by_role("region", name=person.say("web-helper-turns")).get_by_role("listitem")


def downloaded(person: Visitor) -> Json:
    with person.page.expect_download() as started:
        person.click(person.button("web-replay-download"))
    found: Json = json.loads(started.value.path().read_text(encoding="utf-8"))
    return found


def elsewhere(person: Visitor, action: str) -> Locator:
    """A lit stop where another turn than this one ends."""
    end = re.split("[->+]", action)[-1]
    offers = person.offers().all()
    return next(offer for offer in offers if not str(offer.get_attribute("aria-label")).startswith(f"{end}:"))


def total_of(person: Visitor, seat: int) -> Locator:
    return person.page.get_by_role("list", name=person.say("web-players")).get_by_role("listitem").nth(seat)


def test_a_printed_game_is_entered_corrected_and_kept(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/helper")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    assert barriers(ann) == []
    begin(ann, "bus", "new_york", 2)
    assert barriers(ann) == []
    ann.click(ann.button("web-helper-ticket-number", number=7))
    for count in (1, 2):
        tap_a_turn(ann)
        expect(turns(ann)).to_have_count(count)
    ann.click(ann.button("web-helper-ticket-draw"))
    tap_a_turn(ann)
    expect(turns(ann)).to_have_count(3)
    record = downloaded(ann)
    assert record["setup"]["tickets"][0] == 7
    assert len(record["setup"]["tickets"]) == 2
    for seat, total in enumerate(totals_after(record, 3)):
        expect(total_of(ann, seat)).to_contain_text(str(total).replace("-", "−"))
    # What was entered last is taken back: the turn, then the ticket.
    ann.click(ann.button("web-helper-undo"))
    expect(turns(ann)).to_have_count(2)
    ann.click(ann.button("web-helper-undo"))
    expect(ann.button("web-helper-ticket-draw")).to_be_visible()
    # It is all there when the page is opened again.
    ann.page.reload()
    expect(turns(ann)).to_have_count(2)
    # The first turn was another one.
    first = record["actions"][0]
    ann.click(turns(ann).first.get_by_role("button"))
    expect(ann.offers().first).to_be_visible()
    other = elsewhere(ann, first)
    ann.click(other)
    ann.click(ann.button("web-confirm"))
    expect(ann.button("web-helper-ticket-draw")).to_be_visible()
    corrected = downloaded(ann)
    assert corrected["actions"][0] != first
    assert corrected["actions"][1] == record["actions"][1]
    assert barriers(ann) == []


def test_a_correction_that_later_turns_do_not_fit_asks_for_them_one_by_one(visitors: Visitors, tmp_path: Path) -> None:
    """A finished game in which the first player went elsewhere in the first round."""
    record = {key: value for key, value in known_game("rome").items() if key != "result"}
    ann = visitors.visitor(path="/helper", size="tablet", theme="dark")
    ann.page.get_by_label(ann.say("web-replay-choose")).set_input_files(saved(record, tmp_path))
    expect(turns(ann)).to_have_count(len(record["actions"]))
    ann.click(ann.page.get_by_role("dialog").get_by_role("button", name=ann.say("web-see-board")))
    ann.click(turns(ann).first.get_by_role("button"))
    expect(ann.offers().first).to_be_visible()
    other = elsewhere(ann, record["actions"][0])
    ann.click(other)
    ann.click(ann.button("web-confirm"))
    drop = ann.page.get_by_role("button", name=ann.say("web-helper-forget", count=9).split("9")[0])
    expect(drop).to_be_visible()
    before = turns(ann).count()
    assert before < len(record["actions"])
    tap_a_turn(ann)
    expect(turns(ann).nth(before)).to_be_attached()
    ann.click(drop)
    expect(drop).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "city", "players", "size", "language"),
    [
        ("metro", "paris", 3, "phone", "fr"),
        pytest.param("bus", "london", 5, "desktop", "de", marks=pytest.mark.proof),
        pytest.param("metro", "rome", 3, "tablet", "en", marks=pytest.mark.proof),
        pytest.param("bus", "new_york", 3, "phone", "en", marks=pytest.mark.proof),
    ],
)
def test_every_city_with_any_number_of_players(
    visitors: Visitors, game: str, city: str, players: int, size: str, language: str
) -> None:
    ann = visitors.visitor(path="/helper", size=size, language=language, theme="dark")
    begin(ann, game, city, players)
    ann.click(ann.button("web-helper-ticket-draw"))
    for _ in range(players):
        tap_a_turn(ann)
    expect(ann.button("web-helper-ticket-draw")).to_be_visible()
    assert barriers(ann) == []
    assert len(downloaded(ann)["actions"]) == players


@pytest.mark.proof
def test_a_whole_game_is_entered(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/helper", size="phone")
    begin(ann, "metro", "rome", 2)
    draw, result = ann.button("web-helper-ticket-draw"), ann.page.get_by_role("dialog")
    lit = ann.lit
    while not result.count():
        expect(draw.or_(lit).or_(result).first).to_be_visible()
        if draw.count():
            ann.click(draw)
            expect(draw).to_have_count(0)
        elif lit.count():
            ann.take_turn()  # a line that cannot but run into itself leaves, and the others go on
    expect(result).to_be_visible()
    assert barriers(ann) == []


def test_somebody_alone_has_a_rival_and_turns_over_rush_hours(visitors: Visitors) -> None:
    """Z1 to Z3 at a real table, where the cards come up as they lie."""
    ann = visitors.visitor(path="/helper", size="phone")
    begin(ann, "metro", "rome", 1)
    rush = ann.button("web-helper-rush")
    ann.click(rush)
    expect(rush).to_have_attribute("aria-pressed", "true")
    assert barriers(ann) == []
    ann.click(ann.button("web-helper-ticket-number", number=7))
    tap_a_turn(ann)
    expect(ann.button("web-helper-ticket-draw")).to_be_visible()
    expect(rush).to_have_count(0)  # the other one lies among the last six
    record = downloaded(ann)
    assert record["setup"]["rush"][0] == 0
    assert len(record["setup"]["rival"]) > 1
    assert len(record["setup"]["common"]) == 3


def test_a_day_of_depot_is_counted(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/helper", size="phone", theme="dark")
    ann.click(ann.page.get_by_role("radio", name=ann.say("depot"), exact=True))
    ann.page.get_by_label(ann.say("drawing-player", number=1), exact=True).fill("Ann")
    ann.click(ann.button("web-helper-begin"))
    own = ann.page.get_by_role("region", name="Ann", exact=True)
    own.get_by_label(ann.say("passengers"), exact=True).fill("5")
    own.get_by_label(ann.say("lovers"), exact=True).fill("1")
    own.get_by_label(ann.say("unhappy"), exact=True).fill("2")
    for _ in range(2):
        ann.click(own.get_by_role("button", name=ann.say("web-helper-one-more", what=ann.say("hand-points"))))
    points = ann.page.get_by_role("region", name=ann.say("web-helper-now")).get_by_role("listitem").first
    expect(points).to_contain_text("5")
    own.get_by_label(ann.say("web-helper-bus", number=1)).select_option("5")
    expect(points).to_contain_text("0")  # the worked example X34
    assert barriers(ann) == []
    ann.page.reload()
    expect(points).to_contain_text("0")
    expect(own.get_by_label(ann.say("passengers"), exact=True)).to_have_value("5")


def begin_depot(person: Visitor, players: int = 4) -> None:
    person.click(person.page.get_by_role("radio", name=person.say("depot"), exact=True))
    person.click(person.page.get_by_role("radio", name=str(players), exact=True))
    for seat in range(players):
        person.page.get_by_label(person.say("drawing-player", number=seat + 1), exact=True).fill(f"Nr {seat + 1}")
    person.click(person.button("web-helper-begin"))


@pytest.mark.parametrize("typed", ["-3", "-1", "1.5", "99"])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_depot_counts_below_none_are_refused_by_the_name_of_the_player(
    visitors: Visitors, typed: str, language: str
) -> None:
    ann = visitors.visitor(path="/helper", language=language, size="phone" if language == "de" else "desktop")
    begin_depot(ann)
    bea = ann.page.get_by_role("region", name="Nr 2", exact=True)
    count = bea.get_by_label(ann.say("passengers"), exact=True)
    count.fill("4")
    count.press("Tab")
    standings = ann.page.get_by_role("list").filter(has_text="Nr 1").first
    expect(standings.get_by_role("listitem").nth(1)).to_contain_text("4")
    count.fill(typed)
    count.press("Tab")
    alert = ann.page.get_by_role("alert")
    expect(alert).to_have_text(ann.say("web-helper-no-count", name="Nr 2", what=ann.say("passengers"), most=56))
    expect(count).to_have_value("4")
    expect(standings.get_by_role("listitem").nth(1)).to_contain_text("4")


def test_depot_standings_are_counted_anew_after_every_change(visitors: Visitors) -> None:
    visitors.may_be_refused = True  # a pair of lovers that no passengers are
    ann = visitors.visitor(path="/helper")
    begin_depot(ann)
    standings = ann.page.get_by_role("region", name=ann.say("web-helper-now")).get_by_role("list").first

    def total(seat: int, text: str) -> None:
        expect(standings.get_by_role("listitem").nth(seat).locator("b")).to_have_text(text)

    def enter(name: str, item: str, value: str) -> None:
        place = ann.page.get_by_role("region", name=name, exact=True).get_by_label(ann.say(item), exact=True)
        place.fill(value)
        place.press("Tab")

    enter("Nr 1", "passengers", "5")
    enter("Nr 3", "passengers", "7")
    total(0, "5")
    total(2, "7")
    teams = ann.page.get_by_role("list", name=ann.say("web-depot-teams"))
    ann.click(ann.page.get_by_role("switch", name=ann.say("web-helper-teams")))
    expect(teams).to_contain_text("Nr 1 + Nr 3: 12")
    enter("Nr 2", "lovers", "1")  # a pair of nobody
    expect(ann.page.get_by_role("alert")).to_contain_text("Nr 2")
    total(0, "–")  # nothing old is shown for something else
    ann.click(ann.button("web-undo"))
    total(0, "5")
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.click(ann.page.get_by_role("button", name=ann.say("web-helper-remove", name="Nr 1")))
    total(1, "7")
    expect(teams).to_have_count(0)
    ann.click(ann.button("web-undo"))
    total(2, "7")
    expect(teams).to_contain_text("Nr 1 + Nr 3: 12")


def test_kept_depot_counts_below_none_are_taken_out_and_named(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/helper")
    begin_depot(ann, 2)
    ann.page.wait_for_url(re.compile("/helper/.+"))
    ann.page.evaluate(
        "() => { const key = 'allaboard-shelf-helper'; const kept = JSON.parse(localStorage[key]);"
        " kept[0].days[1][0].unhappy = -5; localStorage[key] = JSON.stringify(kept); }"
    )
    ann.page.reload()
    expect(ann.page.get_by_role("alert")).to_contain_text("Nr 2")
    unhappy = ann.page.get_by_role("region", name="Nr 2", exact=True).get_by_label(ann.say("unhappy"), exact=True)
    expect(unhappy).to_have_value("0")
