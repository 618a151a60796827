"""`allaboard serve` as a host runs it: a process of its own."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from allaboard.boards.faults import FaultsFound
from allaboard.cli import main
from allaboard.locales import words_of
from allaboard.server.settings import (
    PREFIX,
    SECRET,
    Settings,
    data_folder,
    environment_of,
    settings_from,
)

ROOT = Path(__file__).parents[3]
PATIENCE = 120.0


@contextmanager
def served(folder: Path, *flags: str, prefix: Sequence[str] = ()) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process, and the address that it printed; `prefix` is what the command begins with on another host."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    environment |= {"XDG_DATA_HOME": str(folder), "HOME": str(folder), "PYTHONIOENCODING": "utf-8"}
    process = subprocess.Popen(
        [*prefix, sys.executable, "-m", "allaboard", "serve", "--port", "0", *flags],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, encoding="utf-8",
    )  # fmt: skip
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        address = re.search(r"http://\S+", line)
        assert address is not None, line
        yield process, address[0]
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


@pytest.mark.parametrize(
    ("how", "language", "greeting"),
    [(signal.SIGTERM, "en", "Ctrl-C stops it."), (signal.SIGINT, "fr", "Ctrl-C l’arrête.")],
)
def test_it_greets_in_the_language_of_its_host_serves_and_stops_in_good_order(
    tmp_path: Path, how: signal.Signals, language: str, greeting: str
) -> None:
    with served(tmp_path, "--lang", language) as (process, address):
        assert process.stdout is not None
        assert process.stdout.readline().startswith(greeting)
        assert httpx.get(address + "/ready").json() == {"status": "ready"}
        assert "All Aboard" in httpx.get(address).text
        database = data_folder({"XDG_DATA_HOME": str(tmp_path)}, "linux") / "tables.sqlite"
        assert database.stat().st_mode & 0o077 == 0
        process.send_signal(how)
        assert process.wait(PATIENCE) == 0


def test_a_busy_port_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--database", str(tmp_path / "x.sqlite")]) == 2
    told = capsys.readouterr()
    assert told.err == f"allaboard serve: port {port} of 127.0.0.1 is taken; another one: --port {port + 1}\n"


def test_a_database_that_another_server_uses_is_one_line_and_only_copied(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path) as (_, address):
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        monkeypatch.chdir(tmp_path)
        assert main(["db", "export", "games.jsonl"]) == 0
        assert main(["db", "backup", "copy.db"]) == 0
        capsys.readouterr()
        for command in (["serve", "--port", "0"], ["db", "import", "games.jsonl", "--replace"]):
            assert main(command) == 2
            told = capsys.readouterr()
            assert told.out == ""
            assert told.err.count("\n") == 1
            assert "another server uses" in told.err
        assert httpx.get(address + "/ready").status_code == 200


@pytest.mark.parametrize(
    "flags",
    [
        ["--port", "99999"],
        ["--port", "many"],
        ["--workers", "2"],
        ["--workers", "2", "--database", "postgresql://localhost/x"],
        ["--workers", "0"],
        ["--host", "no such host"],
        ["--trusted-proxies", "everybody"],
        ["--public-url", "games.example"],
        ["--public-url", "https://games.example/below"],
        ["--smtp", "mail.example"],
        ["--smtp", "smtp://mail.example"],
        ["--admin-token", "short"],
        ["--secret-keys", "short"],
        ["--log-format", "xml"],
        ["--database", "oracle://x"],
        ["--database", "/dev/null/x"],
        ["--nonsense"],
    ],
)
def test_what_cannot_work_is_one_line_and_exit_2(
    flags: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["serve", "--port", "0", *flags]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.startswith("allaboard")


def test_without_the_extra_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("allaboard.server")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    assert main(["serve"]) == 2
    assert "allaboard[server]" in capsys.readouterr().err


def test_every_setting_has_a_flag_that_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    told = capsys.readouterr().out
    for each in fields(Settings):
        assert f"--{each.name.replace('_', '-')}" in told
        assert f"serve-flag-{each.name}" in words_of("en")


def test_flags_win_over_variables_and_workers_learn_both() -> None:
    environ = {PREFIX + "PORT": "9000", PREFIX + "ORIGINS": "https://a.example, https://b.example", PREFIX + "HOST": ""}
    settings = settings_from(environ, port=9001)
    assert settings.port == 9001
    assert settings.host == "127.0.0.1"
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings_from(environment_of(settings)) == settings
    with pytest.raises(FaultsFound, match="not a number"):
        settings_from({PREFIX + "PORT": "x"})


def test_complaints_do_not_repeat_secrets() -> None:
    for flags in ({"smtp": "smtp://me:hunter2@x:y"}, {"redis": "hunter2"}, {"admin_token": "hunter2"}):
        with pytest.raises(FaultsFound) as found:
            settings_from({}, **flags)
        assert "hunter2" not in str(found.value)
        assert set(flags) <= SECRET


def test_the_table_of_settings_in_the_documentation_is_complete() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    rows = re.findall(r"^\| `--([\w-]+)` \| `(ALLABOARD_\w+)` \| (.*?) \| (.*?) \|$", page, re.MULTILINE)
    words = words_of("en")
    assert rows == [
        (
            each.name.replace("_", "-"),
            PREFIX + each.name.upper(),
            default(each.name),
            words(f"serve-flag-{each.name}").replace("|", "\\|"),
        )
        for each in fields(Settings)
    ]


def default(name: str) -> str:
    value = "your data folder" if name == "database" else getattr(Settings(), name)
    return f"{value}" if value else ""


def test_the_parts_of_a_data_folder_follow_each_system() -> None:
    assert data_folder({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/allaboard")
    assert data_folder({}, "darwin").parts[-2:] == ("Application Support", "allaboard")
    assert data_folder({"LOCALAPPDATA": "/local"}, "win32") == Path("/local/allaboard")
