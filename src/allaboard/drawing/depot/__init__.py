"""Depot's drawings: cards, buses, and the whole table.

- `cards`: what an id says: colour, symbol, profile, name
- `labels`: travellers as luggage labels, from a tag in a pile to a card for print; their back
- `buses`: large at the platform, small in the garage, as a plate, as a card for print; their back
- `position`: what the viewer may know of a game; the drawings below see nothing else
- `panels`, `areas`, `players`: the parts of the table
- `exported`: cards and buses as parts, for a page that puts them together itself
- `table`: the picture of a position, and the contract of its data attributes
"""
