"""Packages from the npm registry, without npm: which registry this machine uses, and checked downloads.

npm's settings are respected in npm's order: the environment (`npm_config_registry`), the project's `.npmrc`, the
user's (`~/.npmrc`, or where `npm_config_userconfig` says). Of each file only `registry`, `@scope:registry` and
`cafile` are read. Certificates also come from `SSL_CERT_FILE` and `NODE_EXTRA_CA_CERTS`, proxies from the usual
variables. What arrives must have the locked sum, whoever sent it.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
import socket
import ssl
import time
from collections.abc import Iterator
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import HTTPSHandler, ProxyHandler, Request, build_opener

PUBLIC = "https://registry.npmjs.org/"
_WAITS = (1, 4)  # seconds before a download is tried again
_PATIENCE = 60  # seconds without an answer


class NotObtained(Exception):
    """The reason why a package could not be had."""


class Settings:
    """npm's settings, as far as they matter for a download."""

    def __init__(self, project: Path) -> None:
        self._variables = {name.lower(): value for name, value in os.environ.items() if value}
        user = self._variables.get("npm_config_userconfig")
        self._files = [_entries(project / ".npmrc"), _entries(Path(user) if user else _home() / ".npmrc")]

    def _setting(self, name: str) -> str | None:
        found = self._variables.get(f"npm_config_{name}")
        return found or next((entries[name] for entries in self._files if entries.get(name)), None)

    def registry(self, package: str) -> str:
        """The address of the registry for a package, with a slash at its end."""
        scope = package.partition("/")[0]
        found = self._setting(f"{scope}:registry") if scope.startswith("@") else None
        return (found or self._setting("registry") or PUBLIC).rstrip("/") + "/"

    def certificates(self) -> ssl.SSLContext:
        """The machine's certificates and those that npm is told of."""
        context = ssl.create_default_context()
        for place in (self._setting("cafile"), os.environ.get("NODE_EXTRA_CA_CERTS")):
            if place and Path(place).is_file():
                context.load_verify_locations(place)
        return context


def download(package: str, version: str, integrity: str, settings: Settings) -> bytes:
    """The archive of one version of a package, with its sum checked."""
    address = archive_address(settings.registry(package), package, version)
    content = fetch(address, settings)
    if integrity_of(content) != integrity:
        raise NotObtained(f"{package} {version} is not what is locked: its sum is another one")
    return content


def archive_address(registry: str, package: str, version: str) -> str:
    """Where a registry keeps the archive of a version."""
    return f"{registry}{package}/-/{package.rpartition('/')[2]}-{version}.tgz"


def integrity_of(content: bytes) -> str:
    """The sum of an archive as npm writes it."""
    return "sha512-" + base64.b64encode(hashlib.sha512(content).digest()).decode("ascii")


def fetch(address: str, settings: Settings) -> bytes:
    """What is at an address; a network that stumbles is asked again."""
    if not address.startswith(("https://", "http://")):
        raise NotObtained("the npm registry that is set is no web address")
    opener = build_opener(ProxyHandler(), HTTPSHandler(context=settings.certificates()))
    request = Request(address, headers={"User-Agent": "allaboard-build", "Accept": "*/*"})
    for wait in (*_WAITS, None):
        try:
            with opener.open(request, timeout=_PATIENCE) as answer:
                content: bytes = answer.read()
                return content
        except (OSError, HTTPException) as error:
            if wait is None or _is_final(error):
                raise NotObtained(f"the npm registry does not answer ({error})") from error
        time.sleep(wait)
    raise AssertionError  # the last round returns or raises


def _is_final(error: Exception) -> bool:
    """Whether asking again is in vain: nobody is there, or somebody who says no."""
    reason = getattr(error, "reason", error)
    is_refused = isinstance(error, HTTPError) and error.code < 500
    return is_refused or isinstance(reason, (socket.gaierror, ConnectionRefusedError, ssl.SSLCertVerificationError))


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:  # a user without a home
        return Path()


def _entries(path: Path) -> dict[str, str]:
    """The settings in a file; the last of two equal ones counts."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return {}
    return {name.lower(): value for line in text.splitlines() for name, value in _entry(line)}


def _entry(line: str) -> Iterator[tuple[str, str]]:
    name, sign, value = line.partition("=")
    if sign and not line.lstrip().startswith((";", "#")):
        value = value.strip().strip("\"'")
        yield name.strip(), re.sub(r"\$\{(\w+)\}", lambda found: os.environ.get(found[1], ""), value)
