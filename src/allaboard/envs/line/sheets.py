"""The block of a seat and its sheet: what a turn may have changed is written again. Compiled.

The fields of a sheet follow each other in the order of `fields`; here they are told by their distance from the first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from allaboard.engine.bus.sheet import BusSheet
from allaboard.engine.line.board import (
    DARK_PLACE,
    ENTRANCE,
    GRANNY,
    LIGHT_PLACE,
    NOTHING,
    OFFICE,
    PROFESSIONAL,
    RESTAURANT,
    SCHOOL,
    STUDENT,
    STUDENT_SPOT,
    TOURIST,
)
from allaboard.engine.line.rows import ROWS, RowZone
from allaboard.engine.line.sheet import Sheet
from allaboard.engine.line.table import EFFECTS, LETTER, MARKER, PAID, SIGN
from allaboard.engine.metro.sheet import MetroSheet

if TYPE_CHECKING:
    from mypy_extensions import i64


def show_ticked(block: bytearray, at: i64, sheet: Sheet, code: bytes) -> None:
    """What a turn may have changed on a sheet: only the zones that its stops are about are written."""
    block[at] = sheet.turn_zone
    if isinstance(sheet, BusSheet):
        block[at + 21] = sheet.shared
    else:
        block[at + 22] = sheet.shared
    marker: i64 = 0
    while marker < len(code):
        effect: i64 = code[marker + EFFECTS]
        if effect != NOTHING:
            _show_effect(block, at, sheet, effect)
            effect = code[marker + EFFECTS + 1]
            if effect != NOTHING:
                _show_effect(block, at, sheet, effect)
        if isinstance(sheet, MetroSheet):
            if code[marker + LETTER]:
                block[at + 21] = sheet.reached_targets
            if code[marker + SIGN] == PAID:
                block[at + 20] = sheet.crossed
        marker += MARKER


def _show_effect(block: bytearray, at: i64, sheet: Sheet, effect: i64) -> None:
    """The zones that an effect is about."""
    is_bus = isinstance(sheet, BusSheet)
    tourists: i64 = at + 5 if is_bus else at + 4
    if effect == TOURIST:
        _write_rows(block, tourists, sheet.tourists)
    elif effect == GRANNY:
        block[at + 1] = sheet.grannies
    elif effect == STUDENT:
        block[at + 2] = sheet.students
    elif effect == SCHOOL:
        block[at + 4 if is_bus else at + 3] = sheet.schools
    elif effect == LIGHT_PLACE:
        _write_rows(block, tourists, sheet.tourists)
        block[tourists + 5] = sheet.light_places
    elif effect == DARK_PLACE:
        _write_rows(block, tourists, sheet.tourists)
        block[tourists + 6] = sheet.dark_places
    elif isinstance(sheet, BusSheet):
        if effect == PROFESSIONAL:
            _write_rows(block, at + 12, sheet.professionals)
        elif effect == OFFICE:  # with its bonus passenger, whoever that is (E5)
            _write_rows(block, at + 12, sheet.professionals)
            _write_rows(block, tourists, sheet.tourists)
            block[at + 1] = sheet.grannies
            block[at + 3] = sheet.interns
        else:
            block[at + 17] = sheet.student_spot + 1
            block[at + 18] = sheet.light_spot + 1
            block[at + 19] = sheet.dark_spot + 1
            block[at + 20] = sheet.office_spot + 1
    elif isinstance(sheet, MetroSheet):
        if effect == ENTRANCE:
            block[at + 19] = sheet.circled
        else:
            _write_flirts(block, at + 11, sheet)


def _write_rows(block: bytearray, at: i64, zone: RowZone) -> None:
    row: i64 = 0
    while row < zone.row:
        block[at + row] = zone.past >> (4 * row) & 15
        row += 1
    if row < ROWS:
        block[at + row] = zone.ticks
    if row > 0:
        block[at + ROWS] = zone.row
        block[at + ROWS + 1] = zone.points


def _write_flirts(block: bytearray, at: i64, sheet: MetroSheet) -> None:
    row: i64 = 0
    while row < sheet.flirt_row:
        ticks: i64 = sheet.past_flirts >> (4 * row) & 15
        block[at + row] = ticks & 3
        block[at + ROWS + row] = ticks >> 2
        row += 1
    if row < ROWS:
        block[at + row] = sheet.light
        block[at + ROWS + row] = sheet.dark
    if row > 0:
        block[at + 2 * ROWS] = sheet.flirt_row
        block[at + 2 * ROWS + 1] = sheet.flirt_points


def show_sheet(block: bytearray, at: i64, sheet: Sheet) -> None:
    """All of a sheet but what is written for common objectives."""
    block[at] = sheet.turn_zone
    for effect in (GRANNY, STUDENT, SCHOOL, LIGHT_PLACE, DARK_PLACE):
        _show_effect(block, at, sheet, effect)
    if isinstance(sheet, BusSheet):
        block[at + 21] = sheet.shared
        for effect in (OFFICE, STUDENT_SPOT):
            _show_effect(block, at, sheet, effect)
    elif isinstance(sheet, MetroSheet):
        block[at + 20] = sheet.crossed
        block[at + 21] = sheet.reached_targets
        block[at + 22] = sheet.shared
        for effect in (ENTRANCE, RESTAURANT):
            _show_effect(block, at, sheet, effect)
