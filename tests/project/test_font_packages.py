"""The fonts come from locked packages, wherever npm is told to look, and a build without a network still succeeds."""

from __future__ import annotations

import hashlib
import io
import json
import shutil
import tarfile
from pathlib import Path

import fonts
import pytest
import registry
import sfnt

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine on which npm was never told anything."""
    for name in ("npm_config_registry", "NPM_CONFIG_REGISTRY", "NPM_CONFIG_USERCONFIG", "CI"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("npm_config_userconfig", str(tmp_path / "npmrc"))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with the lock and no fonts."""
    folder = tmp_path / "project"
    folder.mkdir()
    shutil.copy(ROOT / "fonts.lock.json", folder)
    return folder


def test_the_lock_names_packages_and_sums_and_no_place() -> None:
    text = (ROOT / "fonts.lock.json").read_text(encoding="utf-8")
    assert "://" not in text
    for package in fonts.locked():
        assert package["name"].startswith("@fontsource/")
        assert package["integrity"].startswith("sha512-")
        assert f"{package['name'].rpartition('/')[2]}-LICENSE.txt" in package["files"]


def test_the_fonts_in_the_source_are_those_of_the_lock() -> None:
    folder = ROOT / fonts.FOLDER
    for package in fonts.locked():
        for name, locked_sum in package["files"].items():
            assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == locked_sum, f"{name}: make fonts"


def test_every_family_comes_with_its_open_licence() -> None:
    for path in (ROOT / fonts.FOLDER).glob("*-LICENSE.txt"):
        assert "SIL Open Font License, Version 1.1" in path.read_text(encoding="utf-8")


def test_the_public_registry_is_asked_when_nothing_is_set(project: Path) -> None:
    assert registry.Settings(project).registry("@fontsource/barlow") == "https://registry.npmjs.org/"


def test_npms_own_settings_are_respected_in_npms_order(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def asked() -> str:
        return registry.Settings(project).registry("@fontsource/barlow")

    user = project.parent / "npmrc"
    user.write_text("; a comment = x\nfund=false\nregistry = https://user.example/npm\n", encoding="utf-8")
    assert asked() == "https://user.example/npm/"
    monkeypatch.setenv("HOST_OF_NPM", "named.example")
    user.write_text('registry="https://${HOST_OF_NPM}/"\n', encoding="utf-8")
    assert asked() == "https://named.example/"
    (project / ".npmrc").write_text("registry=https://project.example/\n", encoding="utf-8")
    assert asked() == "https://project.example/"
    monkeypatch.setenv("npm_config_registry", "https://variable.example/")
    assert asked() == "https://variable.example/"
    (project / ".npmrc").write_text("@fontsource:registry=https://scope.example/\n", encoding="utf-8")
    assert asked() == "https://scope.example/"
    assert registry.Settings(project).registry("left-pad") == "https://variable.example/"


def test_an_archive_with_another_sum_is_refused(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "fetch", lambda *_: b"something else")
    with pytest.raises(registry.NotObtained, match="sum"):
        fonts.provide(project)
    assert not (project / fonts.FOLDER).exists()


def test_fonts_that_are_there_need_no_network(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / fonts.FOLDER, project / fonts.FOLDER)
    (project / fonts.FOLDER / "of-an-older-lock.ttf").write_bytes(b"")
    monkeypatch.setattr(fonts, "download", lambda *_: pytest.fail("asked for a package"))
    assert fonts.provide(project) == 0
    assert not (project / fonts.FOLDER / "of-an-older-lock.ttf").exists()


def test_a_missing_and_a_damaged_file_are_made_again(
    project: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """With a package of our own making, so that the test needs no network either."""
    woff = _woff((ROOT / fonts.FOLDER / "barlow-600.ttf").read_bytes())
    archive = io.BytesIO()
    members = {
        "package/LICENSE": b"free",
        "package/files/demo-latin-600-normal.woff": woff,
        "package/files/demo-latin-ext-600-normal.woff": woff,
    }
    with tarfile.open(fileobj=archive, mode="w:gz") as files:
        for name, content in members.items():
            about = tarfile.TarInfo(name)
            about.size = len(content)
            files.addfile(about, io.BytesIO(content))
    made = dict(fonts.unpacked(archive.getvalue(), "@x/demo", "Demo", [600]))
    package = {
        "name": "@x/demo", "version": "1.0.0", "integrity": registry.integrity_of(archive.getvalue()),
        "family": "Demo", "weights": [600],
        "files": {name: hashlib.sha256(content).hexdigest() for name, content in made.items()},
    }  # fmt: skip
    (project / "fonts.lock.json").write_text(json.dumps({"packages": [package]}), encoding="utf-8")
    asked: list[str] = []

    def fetch(address: str, _: registry.Settings) -> bytes:
        asked.append(address)
        return archive.getvalue()

    monkeypatch.setattr(registry, "fetch", fetch)
    assert fonts.provide(project) == 5
    (project / fonts.FOLDER / "demo-600.ttf").unlink()
    (project / fonts.FOLDER / "demo-600.woff").write_bytes(woff[:-9])
    assert fonts.provide(project) == 2
    assert (project / fonts.FOLDER / "demo-600.woff").read_bytes() == woff
    assert asked == ["https://registry.npmjs.org/@x/demo/-/demo-1.0.0.tgz"] * 2


@pytest.mark.parametrize(("ci", "code"), [("", 0), ("true", 1)])
def test_no_network_is_said_and_only_a_failure_where_it_must_not_be(
    ci: str, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nothing() -> int:
        raise registry.NotObtained("the npm registry does not answer")

    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(fonts, "provide", nothing)
    assert fonts.main() == code
    assert "no fonts" in capsys.readouterr().err


def test_an_address_that_is_none_is_refused(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("npm_config_registry", "file:///etc/")
    with pytest.raises(registry.NotObtained, match="no web address"):
        fonts.provide(project)


@pytest.mark.parametrize("content", [b"", b"wOF2", b"\0\1\0\0"])
def test_what_is_no_font_is_refused(content: bytes) -> None:
    with pytest.raises(sfnt.NotAFont):
        sfnt.truetype(content, "Demo", 600)


def _woff(truetype: bytes) -> bytes:
    from fontTools.ttLib import TTFont

    font = TTFont(io.BytesIO(truetype))
    font.flavor = "woff"
    target = io.BytesIO()
    font.save(target)
    return target.getvalue()
