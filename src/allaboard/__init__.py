"""All Aboard: a digital tabletop for three transit games, Bus, Metro and Depot.

Every folder here is one room; a room imports only from rooms above it:
boards, engine, records, locales, drawing, bots, deals, arena, protocol, client, server, envs, cli.
"""

from allaboard._version import __version__

__all__ = ["__version__"]
