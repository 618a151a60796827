"""Every block in the documentation runs or is checked, and what is made from the code is up to date."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import jsonschema
import pytest
import reference
from tests.docs.pages import PAGES, ROOT, Block, blocks, name_of

from allaboard.protocol.programs import program_schemas
from allaboard.records import parse_record, play_record
from allaboard.records.schemas import schema_of
from allaboard.server.settings import Settings

# Shell commands have tests of their own (`test_commands`). Of a language without a name nothing is promised: a sketch.
KINDS = {"python", "sh", "json", "text", "ini", "nginx", ""}


def of(language: str) -> list[object]:
    return [pytest.param(block.text, id=block.place) for block in blocks() if block.language == language]


@pytest.mark.parametrize("block", blocks(), ids=lambda block: block.place)
def test_every_block_is_of_a_kind_that_is_checked(block: Block) -> None:
    assert block.language in KINDS


@pytest.mark.parametrize("code", of("python"))
def test_every_python_block_runs(code: str) -> None:
    exec(compile(code, "documentation", "exec"), {})  # noqa: S102 - our own pages


@pytest.mark.parametrize("text", of("json"))
def test_every_json_block_is_a_record_that_replays(text: str) -> None:
    value = json.loads(text)
    jsonschema.validate(value, schema_of("record"))
    assert play_record(parse_record(value)).pending()


def test_a_record_that_does_not_fit_its_schema_is_found() -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"format": "allaboard/1", "rules": 1, "game": "tram"}, schema_of("record"))


def lines_of(language: str) -> list[object]:
    return [
        pytest.param(line, id=f"{block.place}:{number}")
        for block in blocks()
        if block.language == language
        for number, line in enumerate(block.text.splitlines())
    ]


@pytest.mark.parametrize("line", lines_of("text"))
def test_every_message_of_the_protocol_has_its_fields(line: str) -> None:
    """What is left out is written as `…`; every field that has a place is there."""
    value = json.loads(re.sub(r",…(?=\])", "", line[2:].replace("{…}", "{}")))
    parts = program_schemas()["$defs"].values()
    part = next(
        part
        for part in parts
        if value["type"] in (about := part.get("properties", {}).get("type", {})).get("enum", [about.get("const")])
    )
    assert set(part["required"]) <= set(value) <= set(part["properties"])


@pytest.mark.parametrize("text", of("ini"))
def test_every_configuration_names_settings_that_exist(text: str) -> None:
    """A file of variables, or a unit of systemd; a unit's variables stand in such a file."""
    parser = configparser.ConfigParser(interpolation=None, strict=False)  # in a unit a key may stand twice
    parser.optionxform = str  # type: ignore[assignment,method-assign] # names count as they are written
    parser.read_string(text if text.startswith("[") else f"[variables]\n{text}")
    if parser.has_section("variables"):
        known = {f"ALLABOARD_{field.name.upper()}" for field in fields(Settings)}
        assert set(parser["variables"]) <= known
    else:
        assert re.search(r"/allaboard (serve$|db backup )", parser["Service"]["ExecStart"])


UNITS = [block.text for block in blocks() if block.text.startswith("[Unit]")]


@pytest.mark.parametrize("text", UNITS, ids=["server", "backup"])
def test_every_unit_of_systemd_is_one_and_confines_its_service(text: str, tmp_path: Path) -> None:
    analyse = shutil.which("systemd-analyze")
    if analyse is None:
        pytest.skip("systemd is not installed")
    unit = tmp_path / "allaboard.service"
    unit.write_text(text.replace("/opt/allaboard/bin/allaboard", "/bin/true"))
    # A file of these settings is needed where the unit runs, and nowhere else.
    told = subprocess.run([analyse, "verify", "--man=no", unit], capture_output=True, text=True, check=False)
    assert "allaboard.service:" not in told.stderr, told.stderr
    told = subprocess.run(
        [analyse, "security", "--offline=true", "--threshold=45", unit], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout


@pytest.mark.parametrize("text", of("nginx"))
def test_every_configuration_of_nginx_is_closed_line_by_line(text: str) -> None:
    depth = 0
    for line in (line.partition("#")[0].strip() for line in text.splitlines()):
        if line:
            assert line.endswith((";", "{", "}")), line
            depth += line.count("{") - line.count("}")
        assert depth >= 0
    assert depth == 0
    zones = set(re.findall(r"zone=(\w+)", text))
    assert zones == {"allaboard_connections", "allaboard_requests"}
    assert set(re.findall(r"limit_conn (\w+) ", text)) <= zones


def test_what_is_made_from_the_code_is_up_to_date() -> None:
    assert reference.PAGE.read_text("utf-8") == reference.events_page(), "run tools/reference.py"
    text = reference.BOTS_PAGE.read_text("utf-8")
    assert text == reference.bots_page(text), "run tools/reference.py"
    text = reference.ENVS_PAGE.read_text("utf-8")
    assert text == reference.envs_page(text), "run tools/reference.py"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_in_the_source_lead_somewhere(page: Path) -> None:
    """As on a site that shows the source. Pages that exist only in the built site have tests of their own."""
    made = {"contributing.md", "changes.md", "examples.md", "citing.md", "schemas.md"}
    for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        is_made = page.is_relative_to(ROOT / "docs") and (target in made or target.startswith("rules/"))
        assert is_made or (page.parent / target).exists(), target
