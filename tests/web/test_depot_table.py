"""The table of Depot: what is lit, why something is not, exchanges, Babies, orders, keyboard, barriers.

Every game here is dealt alike: Ann begins with the red buses' Corrupter and two red travellers besides, Bea holds the
red Baby, and nobody at the front of a queue can board a red bus.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.web.depot_visitors import DepotVisitor, come_along, sit_down
from tests.web.table_server import TableServer
from tests.web.test_keyboard import tab_to
from tests.web.test_screens import MOST, barriers
from tests.web.visitors import Visitors

SEED = "baby-2681"
BEAT = 20_000  # long enough for whoever answers, and nobody waits for its end


@pytest.fixture(scope="module")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    with TableServer(tmp_path_factory.mktemp("dealt"), SEED) as running:
        yield running


@pytest.fixture
def guests(browser: Browser, dealt: TableServer) -> Iterator[Visitors]:
    made = Visitors(browser, dealt.address)
    yield made
    made.leave()


def bring_the_red_bus(ann: DepotVisitor) -> None:
    ann.play(ann.card("bus", "R", size=5))
    expect(ann.area("depot-platform")).to_contain_text(ann.say("web-depot-needs", count=5))


def focused(person: DepotVisitor) -> str:
    """What the keyboard is on, as a screen reader would say it."""
    found = "() => document.activeElement?.closest('main button')?.firstChild?.textContent ?? ''"
    return str(person.page.evaluate(found))


def two_at_a_table(guests: Visitors) -> tuple[DepotVisitor, DepotVisitor]:
    ann = sit_down(guests, 2, bots=0, beat=BEAT)
    bea = come_along(guests, ann, "Bea", size="phone", theme="dark")
    for person in (ann, bea):
        expect(person.area("depot-hand")).to_be_visible()
    return ann, bea


def test_what_can_be_played_is_lit_and_what_cannot_says_why(guests: Visitors) -> None:
    ann = sit_down(guests, 2)
    expect(ann.lit).to_have_count(2)  # the own buses: nothing is docked, and there is no Star to call one
    ann.person.click(ann.card("bus", "G", size=4))
    expect(ann.bar).to_contain_text(ann.say("web-depot-why-no-star", card="§").split("§")[1])
    bring_the_red_bus(ann)
    expect(ann.lit).to_have_count(4)  # two Anonymous, the Corrupter and a Lover
    ann.person.click(ann.card("L", "Y"))
    expect(ann.bar).to_contain_text(
        ann.say("web-depot-why-wrong-colour", card="§", bus=ann.name("bus", "R", size=5)).split("§")[1]
    )
    ann.person.click(ann.card("L", "B"))
    expect(ann.bar).to_contain_text(ann.say("web-depot-why-behind"))
    ann.person.click(ann.card("L", "R"))
    expect(ann.bar).to_contain_text(ann.say("depot-about-L"))
    expect(ann.chosen).to_have_count(1)


def test_a_traveller_boards_by_being_carried_to_the_bus_or_by_two_taps(guests: Visitors) -> None:
    ann = sit_down(guests, 2)
    ann.card("bus", "R", size=5).drag_to(ann.area("depot-platform"))
    platform = ann.area("depot-platform")
    bus = platform.get_by_role("listitem").get_by_role("button").first
    expect(platform).to_contain_text(ann.say("web-depot-needs", count=5))
    ann.card("A", "R").drag_to(bus)
    expect(platform).to_contain_text(ann.say("web-depot-needs", count=4))
    ann.person.click(ann.card("L", "R"))
    ann.person.click(bus)
    expect(platform).to_contain_text(ann.say("web-depot-needs", count=3))
    ann.card("L", "Y").drag_to(bus)
    expect(ann.bar).to_contain_text(ann.name("bus", "R", size=5))


def test_asking_why_something_is_not_done_plays_nothing(guests: Visitors) -> None:
    """A traveller who could board is carried to a bus that waits in the Garage: that is no yes to boarding."""
    ann = sit_down(guests, 2)
    bring_the_red_bus(ann)
    expect(ann.lit).to_have_count(4)
    ann.card("A", "R").drag_to(ann.area("depot-garage").get_by_role("button").nth(1))
    expect(ann.bar).to_contain_text(ann.say("depot-ask-hand"))
    ann.card("SU", "G").drag_to(ann.area("depot-garage").get_by_role("button").nth(1))
    wrong_colour = ann.say("web-depot-why-wrong-colour", card="§", bus=ann.name("bus", "R", size=5))
    expect(ann.bar).to_contain_text(wrong_colour.split("§")[1])
    expect(ann.area("depot-platform")).to_contain_text(ann.say("web-depot-needs", count=5))
    expect(ann.lit).to_have_count(4)


def test_on_a_phone_fingers_carry_cards_or_tap_them(guests: Visitors) -> None:
    ann = sit_down(guests, 2, size="phone")
    platform = ann.area("depot-platform")
    ann.carry_by_finger(ann.card("bus", "R", size=5), platform)
    bus = platform.get_by_role("listitem").get_by_role("button").first
    expect(bus).to_contain_text(ann.say("web-depot-needs", count=5))
    ann.carry_by_finger(ann.card("A", "R"), bus)
    expect(bus).to_contain_text(ann.say("web-depot-needs", count=4))
    expect(ann.lit).to_have_count(3)  # it goes on when nobody has shouted
    ann.card("L", "R").tap()
    expect(ann.chosen).to_have_count(1)
    bus.tap()
    expect(bus).to_contain_text(ann.say("web-depot-needs", count=3))
    expect(ann.lit.first).to_be_visible()
    ann.card("L", "Y").tap()  # which is of another colour
    expect(ann.bar).to_contain_text(ann.name("bus", "R", size=5))
    expect(bus).to_contain_text(ann.say("web-depot-needs", count=3))


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_parts_of_the_table_say_what_they_are(guests: Visitors, size: str) -> None:
    ann = sit_down(guests, 2, size=size)
    for key, meaning in [("depot-room", "glossary-room"), ("depot-platform", "glossary-platform")]:
        title = ann.area(key).get_by_role("button", name=ann.say(key), exact=True)
        if size == "phone":
            title.tap()
        else:
            title.hover()
        expect(ann.page.get_by_role("tooltip")).to_contain_text(ann.say(meaning))


def test_an_exchange_takes_two_taps(guests: Visitors) -> None:
    ann = sit_down(guests, 2)
    bring_the_red_bus(ann)
    ann.play(ann.card("CO", "R"))
    expect(ann.bar).to_contain_text(ann.say("depot-ask-exchange"))
    assert barriers(ann.person) == []
    ann.person.click(ann.card("SU", "G"))
    ann.person.click(ann.card("GE", "B"))
    expect(ann.log).to_contain_text(
        ann.say(
            "depot-story-swapped-room",
            name="Ann",
            given=ann.name("SU", "G"),
            taken=ann.name("GE", "B"),
            column=ann.say("right"),
            moved=0,
        )
    )
    hand = ann.area("depot-hand")
    expect(hand.get_by_role("button", name=ann.name("GE", "B").capitalize())).to_be_visible()


def test_a_baby_shouts_in_somebody_elses_turn(guests: Visitors) -> None:
    ann, bea = two_at_a_table(guests)
    baby = bea.person.button("web-depot-shout")
    expect(baby).to_have_attribute("aria-disabled", "true")
    bring_the_red_bus(ann)
    ann.play(ann.card("A", "R"))
    announced = bea.say("depot-announced", traveller=bea.name("A", "R"), bus=bea.name("bus", "R", size=5))
    for person in (ann, bea):  # everybody hears the same beat
        expect(person.bar).to_contain_text(announced)
    expect(bea.status).to_contain_text(bea.say("depot-ask-shout"))
    expect(baby).to_be_enabled()
    bea.person.click(baby)
    red_bus = ann.name("bus", "R", size=5)
    shouted = ann.say("depot-story-shouted", name="Bea", traveller=ann.name("BA", "R"), bus=red_bus)
    expect(ann.log).to_contain_text(shouted)
    expect(ann.status).to_contain_text(shouted)
    expect(ann.area("depot-platform")).to_contain_text(ann.say("web-depot-needs", count=4))
    expect(ann.lit).to_have_count(4)  # the traveller is back in the hand


def test_a_standing_order_shouts_by_itself(guests: Visitors) -> None:
    ann, bea = two_at_a_table(guests)
    bea.person.click(bea.person.button("web-depot-orders"))
    bea.person.click(bea.person.button("web-depot-order-add", colour=bea.say("depot-colour-R")))
    assert barriers(bea.person) == []
    bea.page.get_by_role("checkbox", name=bea.say("depot-profile-GE"), exact=True).check()
    bea.page.get_by_role("checkbox", name=bea.say("depot-profile-L"), exact=True).check()
    bea.person.click(bea.person.button("web-depot-order-give"))
    sheet = bea.page.get_by_role("dialog")
    expect(sheet).to_contain_text(bea.say("depot-profile-GE"))
    bea.person.click(bea.person.button("web-close"))
    bring_the_red_bus(ann)
    ann.play(ann.card("L", "R"))
    expect(ann.log).to_contain_text("Bea")
    expect(ann.area("depot-platform")).to_contain_text(ann.say("web-depot-needs", count=4))


def test_whoever_watches_sees_the_table_and_no_hand(guests: Visitors) -> None:
    ann = sit_down(guests, 2)
    bring_the_red_bus(ann)
    path = ann.page.url[ann.page.url.index("/t/") :]
    guest = DepotVisitor(guests.visitor(path=path))
    expect(guest.area("depot-platform")).to_contain_text(guest.say("web-depot-needs", count=5))
    expect(guest.area("depot-hand")).to_have_count(0)
    expect(guest.person.button("web-depot-shout")).to_have_count(0)


def test_the_first_turn_by_keyboard_alone(guests: Visitors) -> None:
    ann = sit_down(guests, 2)
    expect(ann.lit).to_have_count(2)
    keys = ann.page.keyboard
    tab_to(ann.person, ann.name("bus", "R", size=5).capitalize())
    keys.press("Enter")
    expect(ann.chosen).to_have_count(1)
    keys.press("Escape")
    expect(ann.chosen).to_have_count(0)
    keys.press("Enter")
    keys.press("Enter")  # once more on the chosen card confirms
    expect(ann.lit).to_have_count(4)
    ann.lit.first.focus()
    seen = {focused(ann)}
    for _ in range(6):
        keys.press("ArrowRight")
        seen.add(focused(ann))
    assert len(seen) == 6  # seven travellers, two of them alike
    ann.lit.first.focus()
    keys.press("i")
    about = ann.page.get_by_role("dialog")
    expect(about).to_contain_text(ann.say("depot-about-A"))
    keys.press("Escape")
    expect(about).to_have_count(0)
    keys.press("Enter")
    keys.press("Enter")
    expect(ann.lit).to_have_count(3)
    assert focused(ann), "the focus stays on the table"


@pytest.mark.parametrize(
    ("size", "theme"), [("phone", "dark"), pytest.param("desktop", "light", marks=pytest.mark.proof)]
)
def test_the_table_has_no_barriers(guests: Visitors, size: str, theme: str) -> None:
    ann = sit_down(guests, 2, size=size, theme=theme)
    expect(ann.lit).to_have_count(2)
    bring_the_red_bus(ann)
    expect(ann.lit).to_have_count(4)
    ann.person.click(ann.lit.first)
    assert barriers(ann.person) == []
    ann.person.click(ann.person.button("web-depot-rules"))
    expect(ann.page.get_by_role("dialog")).to_contain_text(ann.say("depot-help-points"))
    assert barriers(ann.person) == []
    ann.person.click(ann.person.button("web-close"))
    if size == "phone":
        for key in ("web-depot-tab-piles", "web-players", "web-log"):
            ann.person.click(ann.page.get_by_role("navigation").get_by_role("button", name=ann.say(key)))
            assert barriers(ann.person) == []


def test_the_first_load_is_small(guests: Visitors) -> None:
    ann = sit_down(guests, 2)
    guest = guests.visitor(path="/settings")
    asked: set[str] = set()
    guest.page.goto("about:blank")
    guest.page.on("request", lambda request: asked.add(request.url))
    guest.page.goto(ann.page.url)
    expect(DepotVisitor(guest).area("depot-platform")).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    sizes = {
        address.rpartition("/")[2]: len(gzip.compress(guest.page.request.get(address).body()))
        for address in asked
        if address.endswith((".js", ".css"))
    }
    assert any(name.startswith("depot-") for name in sizes)
    assert sum(sizes.values()) <= MOST, sorted(((size, name) for name, size in sizes.items()), reverse=True)


@pytest.mark.parametrize("holder", [0, 1])
def test_a_window_that_closes_has_the_same_labelled_countdown_for_whoever_holds_the_baby(
    guests: Visitors, holder: int
) -> None:
    """Nobody knows where the red Baby is: who holds it, who boards and who only watches see the same time run out."""
    ann, bea = two_at_a_table(guests)
    cy = guests.visitor(path=ann.page.url.removeprefix("/".join(ann.page.url.split("/")[:3])))
    bring_the_red_bus(ann)
    ann.play(ann.card("A", "R"))
    shown = (ann, bea)[holder].bar.get_by_role("timer")
    expect(shown).to_contain_text(ann.say("web-depot-window-blind"))
    watching = cy.page.get_by_role("timer", name=ann.say("web-depot-window-blind"))
    expect(watching).to_be_visible()
    assert re.search(r"0:(20|1[0-9])", shown.inner_text())
    seconds = [int(place.inner_text().rpartition(":")[2]) for place in (ann.bar.get_by_role("timer"), watching)]
    assert abs(seconds[0] - seconds[1]) <= 1
    bea.person.click(bea.person.button("web-depot-pass"))
    expect(ann.bar.get_by_role("timer")).to_be_visible()  # keeping quiet ends nothing
