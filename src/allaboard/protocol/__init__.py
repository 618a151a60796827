"""The messages between a table server and its clients, as types; schemas are made from them.

- `tables`: what a table is, as it is wished for and as everybody may see it
- `orders`: standing orders for the Babies of Depot
- `commands`: what a client can ask of a table
- `messages`: what the server tells a client
- `checks`: whether a decision would be taken, over HTTP
- `reviews`: reviews of finished games and hints, over HTTP
- `differences`: what changed from one view to the next, as `changes` tell it
- `schemas`: the JSON Schemas of all of them

A client and a server that speak the same `VERSION` understand each other.
"""

from __future__ import annotations

from typing import Final

VERSION: Final = 1
