"""Pictures of positions as SVG.

- `plain`: the whole picture, and the contract of its data attributes
- `position`: what the viewer may know of a game; the drawing modules see nothing else
- `board`: the map of any city at any moment, from plain data; `tracks`: what a line looks like
- `panel`: tickets and common objectives beside the board; `arrangement`: where everything goes on a page
- `sheets`: the players' sheets, in play, in pencil and blank
- `tickets`, `cards`: tickets and objectives, on the screen and to be printed; `shapes` draws what a ticket means
- `documents`: a drawing as a picture of its own
- `geometry`: where things are; `lettering`: how much room a text takes, in the fonts of `faces`
- `icons`, `signs`: the pictograms, and what carries them; `depot`: the cards and the table of Depot
- `theme`: the colours by role, light and dark, from `tokens.json`; `studio`: what one picture is made with
- `elements`: SVG elements; the one place where text is made harmless and escaped; `pathdata`: paths in few letters
- `print`: pages to cut out and play with; `replay`: a game as a page that plays; `notebook`: pictures in notebooks
- `outputs`: a picture as a file: SVG with its fonts inside (`embedding`, `subset`), PNG (`raster`), PDF (`pdf`,
  `pdf_shapes`, `pdf_text`); what these read again of a picture is in `styles` and `outlines`
"""
