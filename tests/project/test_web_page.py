"""The page for browsers: locked packages, one version of Node, sources made from Python, a build that may fail."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import web
import web_sources

from allaboard.engine.bus.view import BusSheetView
from allaboard.engine.line.view import LineView

ROOT = Path(__file__).parents[2]
PACKAGES = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))


def test_the_lock_names_sums_and_at_most_the_public_registry() -> None:
    assert len(LOCK["packages"]) > 50
    for name, package in LOCK["packages"].items():
        if name:
            assert package["integrity"].startswith("sha512-"), name
            assert urlsplit(package.get("resolved", "")).netloc in {"", "registry.npmjs.org"}, name


def test_every_package_has_one_version() -> None:
    wanted = PACKAGES["devDependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())
    assert {name: LOCK["packages"][f"node_modules/{name}"]["version"] for name in wanted} == wanted
    assert "dependencies" not in PACKAGES, "everything is bundled"


def test_node_has_the_same_version_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    build = [text for text in project["build-system"]["requires"] if text.startswith("nodejs")]
    assert len(build) == 1
    assert build[0] in project["dependency-groups"]["dev"]
    assert build[0] in (ROOT / "Makefile").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", list(web_sources.sources()), ids=str)
def test_what_the_page_takes_from_python_is_up_to_date(path: Path) -> None:
    assert (ROOT / path).read_text(encoding="utf-8") == web_sources.sources()[path], "python tools/web_sources.py"


def test_types_of_messages_are_those_of_the_protocol() -> None:
    types = web_sources.protocol_types()
    assert 'export interface Act {\n  type: "act";' in types
    assert "export type Message = Frame | " in types
    assert "sheet: BusSheetView;" in web_sources.view_types((LineView[BusSheetView],))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with a page that is built."""
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "package.json").write_text("{}", encoding="utf-8")
    (tmp_path / "web" / "src" / "main.ts").write_text("1", encoding="utf-8")
    (tmp_path / web.STATIC).mkdir(parents=True)
    (tmp_path / web.STATIC / "made-from.txt").write_text(web.sum_of_sources(tmp_path) + "\n", encoding="utf-8")
    return tmp_path


def test_a_page_that_is_there_is_not_built_again(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "node_programs", lambda: pytest.fail("asked for Node"))
    assert web.is_fresh(project)
    assert not web.provide(project)


def test_a_change_in_a_source_is_noticed_and_one_in_a_test_is_not(project: Path) -> None:
    (project / "web" / "src" / "main.test.ts").write_text("1", encoding="utf-8")
    assert web.is_fresh(project)
    (project / "web" / "src" / "main.ts").write_text("2", encoding="utf-8")
    assert not web.is_fresh(project)


def test_without_sources_the_page_that_is_there_is_taken(project: Path) -> None:
    (project / "web" / "package.json").unlink()
    (project / "web" / "src" / "main.ts").unlink()
    assert web.is_fresh(project)
    (project / web.STATIC / "made-from.txt").unlink()
    assert not web.is_fresh(project)


@pytest.mark.parametrize(("ci", "code"), [("", 0), ("true", 1)])
def test_a_build_that_fails_is_said_and_only_a_failure_where_it_must_not_be(
    ci: str, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nothing() -> bool:
        raise web.NotBuilt("npm-cli.js failed")

    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr("sys.argv", ["web.py"])
    monkeypatch.setattr(web, "provide", nothing)
    assert web.main() == code
    assert "no page for browsers" in capsys.readouterr().err
