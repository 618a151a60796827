"""Strong players of the line games.

Others never change which turns a seat has, only its traffic and the sides of objectives. So a bot thinks about one
line alone: the others' markers lie where they lie, and what is to come is which shapes the tickets left will bring, in
an order that nobody knows.

- `seen`     from a view alone to a line that can be thought about
- `runner`   one line with its sheet, moved on turn by turn, and the scene that no own turn changes
- `value`    what the rest of the game will bring to a runner: linear in what can be seen of it, weights by rounds left
- `search`   the value looked at from further on: averaged over the next ticket, or along sampled orders with a beam
- `players`  the levels `regular`, `expert` and `master`
- `weights`  what the value learned; `arena.learning` is where it comes from

`runner`, `value` and `search` are the inner loops and are compiled with the engine.
"""
