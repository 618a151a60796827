"""Strong players of the line games.

Others never change which turns a seat has, only its traffic and the sides of objectives. So a bot thinks about one
line alone, in futures that are drawn beforehand: an order in which the tickets left may come, and what the others will
probably do then.

- `seen`     from a view alone to a line that can be thought about
- `runner`   one line with its sheet, moved on turn by turn, and the scene that no own turn changes
- `value`    what the rest of the game will bring to a runner: linear in what can be seen of it, weights by rounds left
- `search`   the value looked at from further on: averaged over the next ticket, or along sampled orders with a beam
- `others`   what the other seats will probably do along an order of the tickets
- `futures`  orders of the tickets left, with the others and rush hours in them
- `players`  the levels `regular`, `expert` and `master`
- `weights`  what the value learned; `arena.learning` is where it comes from

`runner`, `value`, `search` and `others` are the inner loops and are compiled with the engine.
"""
