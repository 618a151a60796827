"""What a host can set, by flags of `allaboard serve` or by environment variables (`ALLABOARD_…`)."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from allaboard.boards.faults import refuse

PREFIX = "ALLABOARD_"
MOST_WORKERS = 64
# Whoever may read these may be anybody: they are never shown or logged.
SECRET = frozenset(("database", "redis", "secret_keys", "admin_token", "metrics_token", "smtp"))


def data_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where a program keeps what a user would miss, by the habits of each system."""
    home = Path.home()
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "allaboard"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "allaboard"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "allaboard"


def default_database() -> str:
    """The same file from whichever folder the server is started."""
    return str(data_folder() / "tables.sqlite")


@dataclass(frozen=True)
class Settings:
    """Everything has a default that works for a table at home. What each is for is in `serve.ftl`."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = field(default_factory=default_database)  # a path, or postgresql://…
    redis: str | None = None  # redis://…, needed with several workers
    workers: int = 1
    public_url: str | None = None  # the address that people use, for links in mails and for secure cookies
    hosts: tuple[str, ...] = ()  # other names by which people may ask for this server
    origins: tuple[str, ...] = ()  # other sites that may use this server
    secret_keys: tuple[str, ...] = ()  # sign cookies, newest first; without any, one is made and kept in the database
    admin_token: str | None = None  # without it there is no admin page
    metrics_token: str | None = None  # lets others than this machine read /metrics
    trusted_proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    connections_per_address: int = 60
    commands_per_second: int = 20
    smtp: str | None = None  # smtp://user:password@host:port
    mail_from: str | None = None
    prune_days: int = 0  # tables that nobody needs any more are deleted after so many; 0: never
    log_format: str = "text"  # or json
    log_level: str = "info"

    @property
    def is_secure(self) -> bool:
        return self.public_url is not None and self.public_url.startswith("https://")

    @property
    def is_embedded(self) -> bool:
        """The database is a file that this machine alone writes."""
        return not self.database.startswith(("postgresql://", "postgres://"))

    @property
    def sends_mail(self) -> bool:
        return self.smtp is not None

    def address(self) -> str:
        """Where people find the server, without a slash at the end."""
        if self.public_url is not None:
            return self.public_url.rstrip("/")
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.host, self.host)
        return f"http://{f'[{host}]' if ':' in host and not host.startswith('[') else host}:{self.port}"


def settings_from(environ: Mapping[str, str] = os.environ, **flags: object) -> Settings:
    """The settings of the environment, with the flags that are not None over them. `FaultsFound` for a wrong value."""
    found: dict[str, object] = {}
    for each in fields(Settings):
        text = environ.get(PREFIX + each.name.upper())
        if text:
            found[each.name] = _value(each.name, str(each.type), text)
    found |= {name: value for name, value in flags.items() if value is not None}
    settings = Settings(**found)  # type: ignore[arg-type]
    _check(settings)
    return settings


def environment_of(settings: Settings) -> dict[str, str]:
    """The variables from which `settings_from` makes the same settings: so workers learn them."""
    found = {}
    for each in fields(Settings):
        value = getattr(settings, each.name)
        if value:
            found[PREFIX + each.name.upper()] = ",".join(value) if isinstance(value, tuple) else str(value)
    return found


def _value(name: str, kind: str, text: str) -> object:
    if kind == "int":
        if not text.isascii() or not text.isdigit():
            raise refuse("setting", PREFIX + name.upper(), "is not a number")
        return int(text)
    if kind.startswith("tuple"):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    return text


def _check(settings: Settings) -> None:
    """Complain of what could not work, before anything is opened. Secrets are not repeated."""
    if not 0 <= settings.port <= 65535:
        raise refuse("setting", "port", f"must be 0 to 65535, not {settings.port}")
    if not 1 <= settings.workers <= MOST_WORKERS:
        raise refuse("setting", "workers", f"must be 1 to {MOST_WORKERS}, not {settings.workers}")
    if settings.workers > 1 and (settings.is_embedded or settings.redis is None):
        raise refuse("setting", "workers", "several workers need PostgreSQL (--database) and Redis (--redis)")
    if settings.connections_per_address < 1 or settings.commands_per_second < 1:
        raise refuse("setting", "limits", "must be at least 1")
    if settings.log_format not in {"text", "json"}:
        raise refuse("setting", "log_format", "must be text or json")
    if settings.log_level not in {"debug", "info", "warning", "error"}:
        raise refuse("setting", "log_level", "must be debug, info, warning or error")
    for proxy in settings.trusted_proxies:
        try:
            ip_address(proxy)
        except ValueError:
            raise refuse("setting", "trusted_proxies", "must be addresses such as 127.0.0.1, with commas") from None
    for name, url, schemes in (
        ("public_url", settings.public_url, ("http", "https")),
        ("redis", settings.redis, ("redis", "rediss", "unix")),
        ("smtp", settings.smtp, ("smtp", "smtps")),
    ):
        if url is not None and not _is_url(url, schemes):
            raise refuse("setting", name, f"must be an address that begins with {schemes[0]}://")
    if settings.public_url is not None and urlsplit(settings.public_url).path not in {"", "/"}:
        raise refuse("setting", "public_url", "must not have a path: the server needs a name of its own")
    if settings.smtp is not None and (settings.mail_from is None or "@" not in settings.mail_from):
        raise refuse("setting", "mail_from", "is needed to send mail: the address that mails come from")
    if any(len(key) < 32 for key in settings.secret_keys):
        raise refuse("setting", "secret_keys", "need at least 32 letters each")
    if settings.admin_token is not None and len(settings.admin_token) < 16:
        raise refuse("setting", "admin_token", "needs at least 16 letters")
    if settings.metrics_token is not None and len(settings.metrics_token) < 16:
        raise refuse("setting", "metrics_token", "needs at least 16 letters")


def _is_url(url: str, schemes: tuple[str, ...]) -> bool:
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return False
    return parts.scheme in schemes and bool(parts.netloc or parts.scheme == "unix")
