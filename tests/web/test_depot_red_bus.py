"""Red bus 3, whose id `R3` is also how an exchange writes the fourth place of the right queue.

Every game here is dealt alike: Ann begins and holds the red bus 3, and four travellers wait in either queue.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.web.depot_visitors import sit_down
from tests.web.table_server import TableServer
from tests.web.visitors import Visitors

SEED = "red-49"


@pytest.fixture(scope="module")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    with TableServer(tmp_path_factory.mktemp("dealt"), SEED) as running:
        yield running


@pytest.fixture
def guests(browser: Browser, dealt: TableServer) -> Iterator[Visitors]:
    made = Visitors(browser, dealt.address)
    yield made
    made.leave()


def test_a_bus_whose_id_is_also_a_place_is_placed_by_tapping_the_bus(guests: Visitors) -> None:
    ann = sit_down(guests, 2)
    right = ann.page.get_by_role("list", name=ann.say("web-depot-queue", column=ann.say("right")), exact=True)
    expect(right.get_by_role("button")).to_have_count(4)
    for bus in (ann.card("bus", "R", size=3), ann.card("bus", "Y", size=4)):
        expect(ann.lit.and_(bus)).to_have_count(1)
    expect(right.get_by_text(ann.say("web-depot-name-lit", what="§").partition("§")[2])).to_have_count(0)
    ann.person.click(right.get_by_role("button").last)
    expect(ann.chosen).to_have_count(0)
    expect(ann.bar).to_contain_text(ann.say("depot-ask-choose"))
    ann.play(ann.card("bus", "R", size=3))
    expect(ann.area("depot-platform")).to_contain_text(ann.say("web-depot-needs", count=3))
    expect(right.get_by_role("button")).to_have_count(4)
