"""The game at the keyboard in every language: its longer words fit a small terminal, and English is understood."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.play.keyboard import Keyboard
from tests.cli.play.test_screens import game_after, position_at
from tests.depot.dealing import play_on, random_game

from allaboard.boards.loader import load, names
from allaboard.cli.play import screens
from allaboard.cli.play.answers import agreeing, not_agreeing, yes_words
from allaboard.cli.play.depot_choices import depot_choices
from allaboard.cli.play.depot_drawn import decision_screen
from allaboard.cli.play.depot_points import score_lines
from allaboard.cli.play.depot_position import DepotPosition
from allaboard.cli.play.depot_speaker import Decision
from allaboard.cli.play.depot_table import table_lines
from allaboard.cli.play.panels import Easel, shape_words
from allaboard.cli.play.pen import UNICODE
from allaboard.cli.play.questions import LineArrangement, Wishes, arrange
from allaboard.cli.play.terminal import Terminal
from allaboard.locales import LANGUAGES, words_of

SIZES = ((80, 24), (100, 40))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("city", names())
def test_no_word_is_cut(city: str, size: tuple[int, int], language: str) -> None:
    seats = load(city).players[0]
    easel = Easel(*size, UNICODE, words_of(language))
    for turns in range(0, 24, seats):
        game = game_after(city, seats, turns, "a")
        if game.is_over:
            break
        position = position_at(game, game.pending()[0], ("Ann", "Bob", "Cem", "Dana")[:seats])
        if position.hand:
            lines = screens.departure_screen(position, easel)
        else:
            lines = [*screens.turn_screen(position, easel), *screens.sheets_lines(position, easel)]
            lines += screens.preview_screen(position, position.choices[0], [], easel)
        shown = [line.plain for line in lines]
        earlier = easel.text("play-news-more")
        assert [line for line in shown if line != earlier and ("~" in line or "…" in line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_no_word_of_depot_is_cut(size: tuple[int, int], language: str) -> None:
    easel = Easel(*size, UNICODE, words_of(language))
    for seed in range(12):
        game = play_on(random_game(seed), random.Random(seed), 7 * seed)
        if game.is_over:
            continue
        seat = game.pending()[0]
        people = ("Ann", "Bob", "Cem", "Dana", "Eva", "Fé")
        position = DepotPosition(game.view(seat), game.scores(seat), people[: game.seats])
        choices = depot_choices(position.view, game.legal(seat), easel.words)
        lines = decision_screen(Decision(position, [], choices, 0), "", easel)
        lines += [*table_lines(position, easel), *score_lines(position, easel)]
        assert [line.plain for line in lines if "~" in line.plain or "…" in line.plain] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_above_the_choices_of_depot_fits(language: str) -> None:
    words = words_of(language)
    for phase in ("choose", "waiting_room", "hand", "shout", "exchange", "sadden", "penalty", "refill"):
        assert cell_len(f"{words(f'depot-ask-{phase}')} {words('play-page', page=1, pages=9)}") <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_above_the_turns_fits_with_a_short_name(language: str) -> None:
    words = words_of(language)
    for shape in ("1", "2", "2t", "2/2t", "3", "3tt"):
        asked = words("play-asked", what=shape_words(shape, words))
        line = f"● Ann{asked}  ({words('play-best-first')}) {words('play-page', page=1, pages=9)}"
        assert cell_len(line) <= 80, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_leave_room_for_an_answer(language: str) -> None:
    words = words_of(language)
    for prompt in ("turn", "choice", "departure", "confirm", "out", "dead-end", "back", "more"):
        assert cell_len(words(f"play-prompt-{prompt}")) <= 72
    for prompt in ("day", "go-on", "window"):
        assert cell_len(words(f"depot-prompt-{prompt}")) <= 72
    assert cell_len(words("play-prompt-hand-over", name="N" * 24)) <= 72


# What is typed.


def test_yes_is_understood_in_the_language_and_in_english() -> None:
    german = words_of("de")
    assert yes_words(german) == {"yes", "ja"}
    assert {"", "ja", "j", "yes", "y"} == agreeing(german)
    assert "nein" in not_agreeing(german)
    assert "no" in not_agreeing(german)
    assert yes_words(german) <= not_agreeing(german), "agreement is looked for first"
    assert agreeing(words_of("en")) == {"", "yes", "y"}


@pytest.mark.parametrize(("language", "typed"), [("fr", "Londres"), ("fr", "london"), ("de", "LONDON")])
def test_a_city_is_found_by_its_name_in_the_language(language: str, typed: str) -> None:
    class Typist(Terminal):
        """Answers the question for the city, takes what is proposed otherwise."""

        def __init__(self) -> None:
            self.pen = UNICODE

        def size(self) -> tuple[int, int]:
            return 80, 24

        def show(self, lines: object) -> None:
            pass

        def ask(self, prompt: str) -> str:
            return typed if prompt.startswith(words("play-ask-city") + " ") else ""

    words = words_of(language)
    wishes = Wishes(game="bus", seats="human,greedy,greedy,greedy")
    arrangement = arrange(wishes, Typist(), words, ask=True)
    assert isinstance(arrangement, LineArrangement)
    assert arrangement.city.name == "london"


@pytest.mark.parametrize(("language", "yes"), [("fr", "oui"), ("de", "j"), ("de", "yes")])
def test_a_game_begins_and_is_saved_in_the_language(tmp_path: Path, language: str, yes: str) -> None:
    words = words_of(language)
    flags = ("--lang", language, "--city", "rome", "--seats", "human:Ann,greedy", "--seed", "s", "--yes")
    with Keyboard(*flags, cwd=tmp_path) as keyboard:
        keyboard.child.expect_exact(words("play-prompt-departure"))
        keyboard.child.sendline("D4")
        keyboard.child.expect_exact(words("play-not-in-hand"))
        keyboard.child.expect_exact(words("play-prompt-departure"))
        keyboard.child.sendline("q")
        keyboard.child.expect_exact(words("play-saved", path="@").split("@")[0])
        keyboard.child.expect_exact("allaboard play")
        keyboard.child.wait()
    saved = next(tmp_path.glob("*.aab.json"))
    with Keyboard(str(saved), cwd=tmp_path, env={"ALLABOARD_LANG": language}) as keyboard:
        keyboard.child.expect(words("play-departure-choice", number="(\\d+)", stop="(\\w+)").replace(".", "\\."))
        match = keyboard.child.match
        assert isinstance(match, re.Match)
        keyboard.child.expect_exact(words("play-prompt-departure"))
        keyboard.child.sendline(match.group(1))
        keyboard.child.expect_exact(words("play-prompt-confirm"))
        keyboard.child.sendline(yes)
        keyboard.child.expect_exact(words("play-prompt-turn"))
        keyboard.child.sendline("q")
        keyboard.child.wait()
