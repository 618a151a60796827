"""What a host can set, by flags of `allaboard serve` or by environment variables (`ALLABOARD_…`)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields

from allaboard.boards.faults import refuse

PREFIX = "ALLABOARD_"


@dataclass(frozen=True)
class Settings:
    """Everything has a default that works for a table at home."""

    database: str = "allaboard.sqlite"  # a path, or postgresql://…
    redis: str | None = None  # redis://…, needed with several workers
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None  # the address that people use, for links in mails and for secure cookies
    origins: tuple[str, ...] = ()  # other sites that may use this server
    secret_keys: tuple[str, ...] = ()  # sign cookies, newest first; without any, one is made and kept in the database
    admin_token: str | None = None  # without it there is no admin page
    trusted_proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    connections_per_address: int = 60
    commands_per_second: int = 20
    smtp: str | None = None  # smtp://user:password@host:port
    mail_from: str | None = None
    log_format: str = "text"  # or json

    @property
    def is_secure(self) -> bool:
        return self.public_url is not None and self.public_url.startswith("https://")


def settings_from(environ: Mapping[str, str] = os.environ, **flags: object) -> Settings:
    """The settings of the environment, with the flags that are not None over them. `FaultsFound` for a wrong value."""
    found: dict[str, object] = {}
    for field in fields(Settings):
        text = environ.get(PREFIX + field.name.upper())
        if text:
            found[field.name] = _value(field.name, str(field.type), text)
    found |= {name: value for name, value in flags.items() if value is not None}
    return Settings(**found)  # type: ignore[arg-type]


def _value(name: str, kind: str, text: str) -> object:
    if kind == "int":
        if not text.isascii() or not text.isdigit():
            raise refuse("setting", PREFIX + name.upper(), "is not a number")
        return int(text)
    if kind.startswith("tuple"):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    return text
