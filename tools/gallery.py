"""`make gallery`: one page with everything that is drawn, light and dark, as wide as a desk and as a phone."""

from __future__ import annotations

from html import escape
from itertools import groupby
from pathlib import Path

from exhibits import Exhibit, exhibits

from allaboard.boards.loader import load
from allaboard.drawing.embedding import with_fonts
from allaboard.drawing.print import Wishes
from allaboard.drawing.print.booklet import booklet
from allaboard.drawing.print.page import Look
from allaboard.drawing.theme import DARK, INK_SAVING, LIGHT, Theme

FOLDER = Path(__file__).parents[1] / "build" / "gallery"
PHONE = 375
_THEMES: dict[str, Theme] = {"light": LIGHT, "dark": DARK}

_STYLE = f"""
body {{ margin: 0; padding: 24px; font: 500 15px system-ui, sans-serif; background: #F4F2EC; color: #14212B; }}
h1 {{ font-size: 32px; }} h2 {{ margin: 48px 0 8px; }} h3 {{ margin: 24px 0 6px; font-size: 16px; }}
.pair {{ display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }}
figure {{ margin: 0; padding: 12px; border-radius: 12px; background: {LIGHT.page}; border: 1px solid {LIGHT.line};
  max-width: 100%; box-sizing: border-box; overflow: auto; }}
figure.dark {{ background: {DARK.page}; }}
img {{ display: block; max-width: 100%; height: auto; }}
.phone img {{ width: {PHONE}px; }}
nav a {{ margin-right: 16px; color: #0B5D7A; }}
"""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    everything = exhibits()
    parts = [f"<h1>All Aboard, everything that is drawn</h1><nav>{_links(everything)}</nav>"]
    for section, some in groupby(everything, key=lambda exhibit: exhibit.section):
        parts.append(f'<h2 id="{_anchor(section)}">{escape(section)}</h2>')
        parts += [_shown(exhibit) for exhibit in some]
    parts.append(_pages())
    page = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_STYLE}</style><body>{''.join(parts)}</body></html>\n"
    )
    (FOLDER / "index.html").write_text(page, encoding="utf-8")
    print(FOLDER / "index.html")


def _shown(exhibit: Exhibit) -> str:
    wide = phone = ""
    for name, theme in _THEMES.items():
        file = narrow = f"{exhibit.name}-{name}.svg"
        (FOLDER / file).write_text(with_fonts(exhibit.draw(theme)), encoding="utf-8")
        if exhibit.draw_narrow is not None:
            narrow = f"{exhibit.name}-narrow-{name}.svg"
            (FOLDER / narrow).write_text(with_fonts(exhibit.draw_narrow(theme)), encoding="utf-8")
        wide += f'<figure class="{name}"><img src="{file}" alt=""></figure>'
        phone += f'<figure class="phone {name}"><img src="{narrow}" alt=""></figure>'
    return (
        f'<h3>{escape(exhibit.name)}</h3><div class="pair">{wide}</div>'
        f'<h3>{escape(exhibit.name)}, {PHONE} px</h3><div class="pair">{phone}</div>'
    )


def _pages() -> str:
    """Printed pages, in colours and to save ink."""
    found = ['<h2 id="paper">Paper</h2>']
    for name, theme in (("colour", LIGHT), ("ink", INK_SAVING)):
        for game, city in (("bus", "london"), ("depot", None)):
            wishes = Wishes(game, None if city is None else load(city), look=Look(theme), is_single_sided=True)
            figures = []
            for number, page in enumerate(booklet(wishes), 1):
                file = f"page-{game}-{name}-{number}.svg"
                (FOLDER / file).write_text(with_fonts(page.svg), encoding="utf-8")
                figures.append(f'<figure class="phone"><img src="{file}" alt=""></figure>')
            found.append(f'<h3>{game}, {name}</h3><div class="pair">{"".join(figures[:9])}</div>')
    return "".join(found)


def _links(everything: list[Exhibit]) -> str:
    sections = [*dict.fromkeys(exhibit.section for exhibit in everything), "Paper"]
    return "".join(f'<a href="#{_anchor(section)}">{escape(section)}</a>' for section in sections)


def _anchor(section: str) -> str:
    return section.lower().replace(" ", "-")


if __name__ == "__main__":
    main()
