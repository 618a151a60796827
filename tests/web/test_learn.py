"""Lessons, rules and glossary: each lesson walked to its end by somebody who only reads what it says."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.web.test_screens import barriers
from tests.web.visitors import Visitor, Visitors

from allaboard.locales import LANGUAGES

_MOST_STEPS = 15
SAMPLE = [("bus", "phone", "dark", "en"), ("metro", "desktop", "light", "de"), ("depot", "tablet", "light", "fr")]
ALL = [(game, size, theme, language) for game, size, theme, _ in SAMPLE for language in LANGUAGES]
_SPACES = re.compile(r"[\u202f\s]+")


def _plain(text: str) -> str:
    """With spaces of one kind."""
    return _SPACES.sub(" ", text).strip()


class Learner:
    """Does what the coach asks for, found in its sentence: a stop, a card, a button. Knows nothing else."""

    def __init__(self, person: Visitor, game: str) -> None:
        self.person = person
        self.page = person.page
        self.game = game

    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("region", name=self.person.say("learn-coach"), exact=True)

    @property
    def end(self) -> Locator:
        title = self.person.say("learn-done", game=self.person.say(self.game))
        return self.page.get_by_role("heading", name=title, exact=True)

    def walk(self) -> int:
        """To the end; says how many steps it took."""
        done = 0
        while True:
            expect(self.coach.or_(self.end).first).to_be_visible()
            if self.end.is_visible():
                return done
            done += 1
            assert done <= _MOST_STEPS
            self.follow(done)

    def follow(self, number: int) -> None:
        """Do what is asked, until the step is another one."""
        progress = self.page.get_by_role("progressbar")
        expect(progress).to_have_attribute("aria-valuenow", str(number - 1))
        bar = self.page.get_by_role("region", name=self.person.say("web-action-bar"), exact=True)
        expect(bar).to_be_visible()  # the table is there
        asked = _plain(self.coach.get_by_role("status").inner_text().split("\n")[-1])
        target = self._stop(asked) or self._card(asked)
        if target is not None:
            self.person.click(target)
        button = self._button(asked)
        if button is not None:
            self.person.click(button)
        elif target is None:  # whatever is lit, and then the one button that goes on
            self.person.click(self.person.offers().first)
            self.person.click(self.person.button("web-confirm"))
        expect(progress).not_to_have_attribute("aria-valuenow", str(number - 1))

    def _stop(self, asked: str) -> Locator | None:
        named = re.search(r"\b([A-K]\d{1,2})\b", asked)
        if named is None or self._button(asked) is not None:
            return None
        return self.person.board.get_by_role("button", name=re.compile(rf"^{named[1]}\b")).first

    def _card(self, asked: str) -> Locator | None:
        """The first card that can be touched and whose name is in the sentence."""
        if self.game != "depot":
            return None
        words = self.person.words
        if asked == _plain(words("learn-do-depot-free", take=words("web-depot-go-take"))):
            return self._cards("depot-room")[0]
        spoken = asked.lower()
        if words("web-depot-go-board") not in asked and "bus" not in spoken and words("depot-profile-GE") not in asked:
            return None
        for area in ("depot-platform", "depot-room", "depot-hand"):
            for card in self._cards(area):
                called = re.findall(r"[^\W\d_]{3,}", re.split(r"[,.:]", _plain(card.inner_text()))[0].lower())
                # By how its words begin: their ends follow the grammar of the sentence.
                if called and all(re.search(rf"\b{word[:4]}", spoken) for word in called):
                    return card
        return None

    def _cards(self, area: str) -> list[Locator]:
        """What can be touched in a part of the table, without its title, which explains itself."""
        name = self.person.words(area)
        found = self.page.get_by_role("group", name=name, exact=True).get_by_role("button").all()
        return [each for each in found if each.inner_text() != name]

    def _button(self, asked: str) -> Locator | None:
        """The button whose name is quoted."""
        quoted = re.search("[“„«] ?([^“”»]+?) ?[”“»]", asked)
        return self.page.get_by_role("button", name=quoted[1], exact=True).last if quoted is not None else None


@pytest.mark.parametrize(
    ("game", "size", "theme", "language"),
    [*SAMPLE, *(pytest.param(*mode, marks=pytest.mark.proof) for mode in ALL if mode not in SAMPLE)],
)
def test_a_lesson_is_walked_to_its_end_by_what_can_be_read(
    visitors: Visitors, game: str, size: str, theme: str, language: str
) -> None:
    person = visitors.visitor(size=size, theme=theme, language=language, path=f"/learn/{game}")
    learner = Learner(person, game)
    expect(learner.coach).to_be_visible()
    assert barriers(person) == []
    assert learner.walk() > 10
    expect(person.page.get_by_role("link", name=person.say("web-play-game", game=person.say(game)))).to_be_visible()
    assert barriers(person) == []


def test_a_lesson_goes_back_and_on_and_says_so_when_somebody_strays(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/learn/bus")
    learner = Learner(ann, "bus")
    for number in (1, 2, 3):
        learner.follow(number)
    ann.click(ann.button("learn-back"))  # to where the first turn is chosen
    expect(learner.coach).to_contain_text(ann.say("learn-bus-lit"))
    other = ann.board.get_by_role("button", name=re.compile("^D6"))  # lit as well, but not what is asked for
    ann.click(other)
    expect(learner.coach).to_contain_text(ann.say("learn-stray", kind="choose"))
    for key in ("learn-bus-pencil", "learn-bus-turn"):
        ann.button("learn-skip").focus()
        ann.page.keyboard.press("Enter")
        expect(learner.coach).to_contain_text(ann.say(key))


@pytest.mark.parametrize(
    ("game", "size", "theme", "language"),
    [
        ("bus", "phone", "dark", "fr"),
        ("depot", "desktop", "light", "de"),
        pytest.param("metro", "tablet", "light", "en", marks=pytest.mark.proof),
    ],
)
def test_the_rules_have_no_barriers_and_every_link_leads_somewhere(
    visitors: Visitors, game: str, size: str, theme: str, language: str
) -> None:
    person = visitors.visitor(size=size, theme=theme, language=language, path=f"/rules/{game}")
    title = person.say("learn-rules-of", game=person.say(game))
    expect(person.page.get_by_role("heading", level=1, name=title, exact=True)).to_be_visible()
    assert barriers(person) == []
    contents = person.page.get_by_role("navigation", name=person.say("learn-contents"), exact=True)
    assert contents.get_by_role("listitem").count() > 8
    links = set(person.page.get_by_role("link").evaluate_all("links => links.map((link) => link.href)"))
    here = person.page.url.partition("#")[0]
    for link in sorted(links):
        path, _, anchor = link.partition("#")
        if anchor and path == here:
            assert person.page.evaluate("id => document.getElementById(id) !== null", anchor), link
        elif "/rules/" in link or "/learn" in link:
            assert person.page.request.get(link).ok, link
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"


def test_signs_and_words_are_explained(visitors: Visitors) -> None:
    ann = visitors.visitor(path="/learn")
    ann.click(ann.page.get_by_text(ann.say("learn-glossary-of", game=ann.say("bus")), exact=True))
    expect(ann.page.get_by_text(ann.say("glossary-green_light"), exact=True)).to_be_visible()
    assert barriers(ann) == []
    ann.page.goto(ann.page.url.removesuffix("/learn"))
    ann.play_against_bots("bus", 2)
    ann.depart()
    ann.page.get_by_role("button", name=ann.say("drawing-inspector"), exact=True).focus()
    expect(ann.page.get_by_role("tooltip")).to_contain_text(ann.say("glossary-inspector"))
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("tooltip")).to_have_count(0)
    ann.click(ann.button("web-menu"))
    ann.click(ann.button("icon-help"))
    expect(ann.page.get_by_role("dialog").get_by_text(ann.say("glossary-granny"), exact=True)).to_be_visible()


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "fr"), ("phone", "de")])
def test_learn_and_home_say_which_printed_games_these_are(visitors: Visitors, size: str, language: str) -> None:
    person = visitors.visitor(size=size, language=language, path="/learn")
    for game in ("bus", "metro", "depot"):
        expect(person.page.get_by_text(person.say(f"web-printed-{game}"), exact=True)).to_be_visible()
    expect(person.page.get_by_text(person.say("web-independent"), exact=True)).to_be_visible()
    assert barriers(person) == []
    person.page.goto(person.page.url.removesuffix("/learn"))
    both = person.page.get_by_text(f"{person.say('web-printed')} {person.say('web-independent')}", exact=True)
    expect(both).to_be_visible()
