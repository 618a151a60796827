"""Pictures of positions as SVG.

- `plain`: the whole picture, and the contract of its data attributes
- `position`: what the viewer may know of a game; the drawing modules see nothing else
- `board`, `tracks`, `legend`: the map, the lines on it, and what its signs mean
- `panel`: tickets and common objectives
- `sheet`: the players' sheets; `bus_sheet` and `metro_sheet` put their zones on a `sketch`, in `boxes`;
  `shapes` draws what a ticket means
- `geometry`: where things are; `lettering`: how much room a text takes, in the fonts of `faces`
- `icons`, `signs`: the pictograms, and what carries them; `depot`: the cards and the table of Depot
- `theme`: the colours by role, light and dark, from `tokens.json`; `studio`: what one picture is made with
- `elements`: SVG elements; the one place where text is made harmless and escaped
- `outputs`: a picture as a file: SVG with its fonts inside (`embedding`, `subset`), PNG (`raster`), PDF (`pdf`,
  `pdf_text`); what these read again of a picture is in `styles` and `outlines`
"""
