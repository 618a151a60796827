"""Playing in the terminal: `allaboard play`.

- `command`: the flags, and what happens with them
- `table`: who sits where; `questions` asks for what the flags left open
- `session`: the course of a game at the keyboard, saving and resuming; `saving` finds file names
- `answers`: yes and no, in every language
- `position`: all that is shown to a seat, taken from its own view; `choices` its legal turns
- `pen`, `map_plan`, `map_text`, `sheet_text`, `panels`, `screens`, `drawn`: the drawn look
- `plain`: the same in sentences, for screen readers
- `depot_position`, `depot_table`, `depot_spoken`, `depot_choices`: the table of Depot in both looks, not yet played
- `terminal`: keyboard, screen and signals, the only module that touches them
"""
