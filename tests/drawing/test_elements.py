"""Text becomes XML in one place, and takes no more room than it is given."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allaboard.drawing.elements import Definitions, element, group, label, number
from allaboard.drawing.lettering import fitted, signed, width_of, wrapped


@given(st.text(), st.text())
def test_any_text_and_attribute_gives_one_valid_element(text: str, value: str) -> None:
    parsed = ET.fromstring(str(element("text", text, data_name=value)))
    assert len(parsed) == 0
    assert list(parsed.attrib) == ["data-name"]


def test_plain_text_is_read_back_as_it_was() -> None:
    text = """Ada & "Bruno" <Chloé> 'né'"""
    parsed = ET.fromstring(str(element("g", text, data_name=text)))
    assert parsed.text == text
    assert parsed.get("data-name") == text


def test_what_is_none_is_left_out_and_zero_is_not() -> None:
    assert str(group(data_row=None, data_box=0, data_tick=True)) == '<g data-box="0" data-tick="true"/>'


@pytest.mark.parametrize(
    ("value", "text"), [(1, "1"), (1.0, "1"), (0.125, "0.12"), (-0.001, "0"), (10, "10"), (-2.5, "-2.5")]
)
def test_coordinates_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_a_definition_must_exist_before_it_is_used() -> None:
    with pytest.raises(KeyError):
        Definitions().use("nothing", 0, 0)


@given(st.text(max_size=80), st.floats(8, 30), st.floats(40, 400))
def test_a_fitted_text_has_room(text: str, size: float, room: float) -> None:
    shown = fitted(text, size, room)
    assert width_of(shown, size) <= room
    assert str(label(0, 0, shown, size, "#000")).count("<") == 2  # nothing grows when it is written
    assert ET.fromstring(str(label(0, 0, shown, size, "#000"))).text in {shown, None}


@given(st.text(max_size=120), st.integers(1, 4))
def test_a_wrapped_text_has_no_more_lines_than_allowed(text: str, most: int) -> None:
    lines = wrapped(text, 11, 76, most)
    assert len(lines) <= most
    assert all(width_of(line, 11) <= 76 for line in lines)


def test_a_text_that_fits_is_left_alone() -> None:
    assert fitted("Times Square", 11, 200) == "Times Square"
    assert wrapped("Times Square", 11, 40, 3) == ["Times", "Square"]


def test_a_minus_is_a_minus() -> None:
    assert (signed(-3), signed(0), signed(4)) == ("−3", "0", "4")
