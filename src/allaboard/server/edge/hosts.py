"""By which names this server may be asked.

A page of another site can be served from a name that first points to its own server and then to this one (DNS
rebinding); to the browser both are one site, and the page reads whatever this server answers. Names that nobody can
register in the public DNS are safe: addresses, names without a dot, names of the local network. Everything else must
be the name that the host has set.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from allaboard.server.settings import Settings

_LOCAL = (".local", ".localhost", ".home.arpa")


def known_hosts(settings: Settings) -> frozenset[str]:
    """The names that the settings speak of, in lower case, without ports."""
    urls: Iterable[str] = (*settings.origins, *((settings.public_url,) if settings.public_url else ()))
    named = [settings.host, *settings.hosts, *(urlsplit(url).hostname or "" for url in urls)]
    return frozenset(name.lower().strip("[]") for name in named if name)


def is_known_host(header: str, known: frozenset[str]) -> bool:
    """Whether a request may use this `Host`. A request without one does not come from a browser."""
    if not header:
        return True
    try:
        name = (urlsplit(f"//{header}").hostname or "").rstrip(".")
    except ValueError:
        return False
    return bool(name) and (name in known or _is_local(name))


def _is_local(name: str) -> bool:
    if "." not in name and ":" not in name:
        return True
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return name.endswith(_LOCAL)
    return True
