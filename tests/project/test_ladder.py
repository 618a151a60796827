"""The page on strength: it says what was measured, and a ladder that was stopped goes on."""

from __future__ import annotations

from pathlib import Path

import ladder
import msgspec
import pytest
import strength_page
from strength_page import Bar, Result

from allaboard.arena.standing import Difference, Measured, Report, Standing


def standing(name: str, seats: int, mean: float, low: float) -> Standing:
    return Standing(
        name=name,
        seats=seats,
        victories=Measured(mean, low, 1.0),
        points=Measured(60, 59, 61),
        out=0.004,
        milliseconds=12.34,
        longest=20,
        rating=25,
        rating_deviation=1,
    )


def result(one: str, other: str, *, part: str = "own", low: float = 0.95, games: int = 400) -> Result:
    standings = [standing(one, 1, 0.97, low), standing(other, 1, 0.03, 0.0)]
    told = Report(games, games // 2, standings, [Difference(one, other, Measured(12.5, 11, 14))])
    return Result(part, "bus", "new_york", 2, one, other, games, True, 2, told)


def test_a_bar_is_held_or_not_by_the_lower_end() -> None:
    text = strength_page.page([result("regular", "greedy"), result("expert", "greedy", low=0.96)])
    assert "| New York, 2 players | regular v greedy | 400 | 97.0 [95.0, 100.0] |" in text
    assert "≥ 92 % ✓, mean ≥ 57 ✓, out ≤ 1 % ✓" in text
    assert "≥ 97 % ✗, mean ≥ 63 ✗" in text
    assert "+12.5 [11.0, 14.0]" in text
    assert "12.3 (20)" in text


def test_the_ladder_is_a_table_for_each_kind_of_game() -> None:
    pairs = [("greedy", "random"), ("regular", "random"), ("regular", "greedy")]
    lines = strength_page.page([result(*pair, part="small") for pair in pairs]).splitlines()
    start = lines.index("### New York, 2 players")
    assert lines[start + 2] == "| | random | greedy | games | points | ms |"
    assert lines[start + 4].startswith("| **greedy** | 97.0 [95.0, 100.0] |  | 400 |")
    assert lines[start + 5].startswith("| **regular** | 97.0 [95.0, 100.0] | 97.0 [95.0, 100.0] | 400 |")


def test_a_level_that_leads_over_itself_is_found_out() -> None:
    told = result("expert", "expert", part="mirror")
    assert "| New York, 2 players | expert | 400 | +12.5 [11.0, 14.0] | 16.3 ✗ | 12.3 (20) | 12.3 (20) |" in (
        strength_page.page([told])
    )
    fair = msgspec.structs.replace(told.report, differences=[Difference("one", "two", Measured(1, -1.94, 3.94))])
    assert "0.7 ✓" in strength_page.page([msgspec.structs.replace(told, report=fair)])


def test_a_mirror_has_two_players_of_one_level() -> None:
    mirrors = [match for match in ladder.matches() if match.part == "mirror"]
    assert {match.one for match in mirrors} == {"regular", "expert", "master"}
    for match in mirrors:
        assert match.contest().line_up == ("one", "two")
        assert [entry.bot for entry in match.contest().entries] == [match.one] * 2


def test_every_bar_is_one_of_a_match_that_is_played() -> None:
    played = {(match.city or match.game, match.seats, match.one, match.other) for match in ladder.matches()}
    assert set(strength_page.BARS) <= played
    assert all(isinstance(bar, Bar) for bar in strength_page.BARS.values())


def test_every_pair_of_levels_meets_in_every_kind_of_game() -> None:
    names = [match.name for match in ladder.matches()]
    assert len(names) == len(set(names))
    assert len([name for name in names if name.startswith("small-")]) == 10 * len(ladder.KINDS)
    assert ladder.GAMES_OF["small"] >= 400


def test_a_ladder_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two runs of one match, in pieces, and the page after each."""
    for name, value in {
        "GAMES": tmp_path / "games",
        "DATA": tmp_path / "strength.json",
        "PAGE": tmp_path / "strength.md",
        "GAMES_OF": {"small": 4},
    }.items():
        monkeypatch.setattr(ladder, name, value)
    monkeypatch.setenv("JOBS", "1")
    flags = ["ladder", "--only", "small-new_york-2-greedy-random"]
    monkeypatch.setattr("sys.argv", [*flags, "--minutes", "0"])
    assert ladder.main() == 0
    assert "### New York" not in ladder.PAGE.read_text("utf-8")
    monkeypatch.setattr("sys.argv", flags)
    ladder.main()
    first = ladder.PAGE.read_text("utf-8")
    assert "### New York, 2 players" in first
    monkeypatch.setattr("sys.argv", [*flags, "--page"])
    ladder.main()
    assert ladder.PAGE.read_text("utf-8") == first
    assert [each.name for each in strength_page.read(ladder.DATA)] == ["small-new_york-2-greedy-random"]


def test_what_was_told_of_the_same_bots_is_not_played_again() -> None:
    """The games may be gone; other bots, or fewer games, are played."""
    match = next(match for match in ladder.matches() if match.name == "small-new_york-2-greedy-random")
    known = msgspec.structs.replace(result("greedy", "random", part="small"), bots=match.players)
    assert ladder.says_enough(known, match, 400)
    assert not ladder.says_enough(known, match, 401)
    assert not ladder.says_enough(msgspec.structs.replace(known, bots="others"), match, 400)
    assert not ladder.says_enough(None, match, 0)


def test_the_page_in_the_repository_is_made_from_its_data() -> None:
    """As long as there is one: `make ladder` writes both."""
    if ladder.DATA.with_suffix(".md").is_file():
        assert ladder.PAGE.read_text("utf-8") == strength_page.page(strength_page.read(ladder.DATA))
