"""The pictures of the documentation show what the program draws now."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

TOOL = Path(__file__).parents[2] / "tools" / "pictures.py"


def pictures() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pictures", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_pictures_of_the_documentation_are_fresh() -> None:
    tool = pictures()
    for name, draw in tool.PICTURES.items():
        kept = (tool.FOLDER / name).read_text(encoding="utf-8")
        picture = re.sub(r"<style>.*?</style>", "", kept)  # the fonts: not every machine packs them alike
        assert picture == draw(), f"make {name} again: python tools/pictures.py"
