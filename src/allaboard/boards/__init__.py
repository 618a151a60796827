"""The cities as data, with their loader and validator.

- `city`: what a city is, as a value
- `loader`: the built-in cities and those of a player, from a file or inline in a record
- `validate`: every fault of a city in one go, each with its place
- `continuations`: how many ways a turn can go on over green lights
- `strict_json`: JSON from strangers, read strictly; `files` opens what they name
- `faults`: what is wrong with something that was read, and where
- `harmless`: text from strangers, made safe to show
- `pictures`: what a thing looks like in a notebook, told by whoever draws

A new city is a new file in `data`; no code knows the four by name. Nothing is imported here, so that
the engine can have `city` without paying for the rest.
"""
