"""Golden pictures: what drawings looked like when somebody last looked at them.

They are small, and compared as eyes do: both pictures in CIELAB, block by block, so that a difference counts by how
visible it is. `make golden` writes those that have changed.
"""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

from exhibits import Exhibit, exhibits
from PIL import Image, ImageChops, ImageCms

from allaboard.drawing.raster import to_png
from allaboard.drawing.theme import THEMES

FOLDER = Path(__file__).parents[1] / "tests" / "drawing" / "golden"
LARGEST = 220  # pixels of the longer side
BLOCK = 4
VISIBLE = 3.0  # the mean difference of a block that is one; 2.3 can just be told apart


def golden_names() -> list[str]:
    """Every picture that is remembered."""
    return [f"{exhibit.name}-{theme}" for exhibit in exhibits() if exhibit.is_golden for theme in THEMES]


def drawn(name: str) -> Image.Image:
    """A picture as it is drawn now."""
    exhibit, theme = _found(name)
    return small(exhibit.draw(THEMES[theme]))


def small(svg: str) -> Image.Image:
    """The picture, drawn in the size in which it is remembered."""
    root = ET.fromstring(svg)
    longer = max(float(root.attrib[side]) for side in ("width", "height"))
    picture = Image.open(io.BytesIO(to_png(svg, min(1.0, LARGEST / longer)))).convert("RGBA")
    ground = Image.new("RGBA", picture.size, "#FFFFFF")
    return Image.alpha_composite(ground, picture).convert("RGB")


def remembered(name: str) -> Image.Image | None:
    path = FOLDER / f"{name}.png"
    return Image.open(path).convert("RGB") if path.exists() else None


def difference(one: Image.Image, other: Image.Image) -> float:
    """How different the most different blocks of two pictures are, in CIELAB."""
    if one.size != other.size:
        return 100.0
    size = (max(1, one.width // BLOCK), max(1, one.height // BLOCK))
    light, a, b = (
        ImageChops.difference(mine, yours).resize(size, Image.Resampling.BOX).tobytes()
        for mine, yours in zip(_lab(one), _lab(other), strict=True)
    )
    blocks = zip(light, a, b, strict=True)
    return max(float(((100 / 255 * dl) ** 2 + da * da + db * db) ** 0.5) for dl, da, db in blocks)


def _lab(picture: Image.Image) -> tuple[Image.Image, ...]:
    """Lightness and the two axes of colour, in bytes."""
    found = ImageCms.applyTransform(picture, _transform())
    assert found is not None
    return found.split()


@cache
def _transform() -> ImageCms.ImageCmsTransform:
    return ImageCms.buildTransform(ImageCms.createProfile("sRGB"), ImageCms.createProfile("LAB"), "RGB", "LAB")


@cache
def _by_name() -> dict[str, Exhibit]:
    return {exhibit.name: exhibit for exhibit in exhibits()}


def _found(name: str) -> tuple[Exhibit, str]:
    exhibit, _, theme = name.rpartition("-")
    return _by_name()[exhibit], theme


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = golden_names()
    for path in FOLDER.glob("*.png"):
        if path.stem not in wanted:
            path.unlink()
    for name in wanted:
        picture, known = drawn(name), remembered(name)
        if known is None or difference(picture, known) > VISIBLE:
            picture.save(FOLDER / f"{name}.png", optimize=True)
            print(name)


if __name__ == "__main__":
    main()
