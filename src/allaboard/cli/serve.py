"""`allaboard serve`: the flags, and from them a server of tables."""

# No `from __future__ import annotations` here: the flags are read from the annotations.

import errno
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from allaboard.boards.harmless import shown
from allaboard.cli import FINE, WRONG_INPUT
from allaboard.cli.language import FLAG, help_for_flag, help_words, language_of, words_for
from allaboard.cli.output import complain, say
from allaboard.locales import Words

if TYPE_CHECKING:
    import socket

    from allaboard.server.settings import Settings

_LABEL = "allaboard serve"


def _told(flag: str) -> str:
    """What a flag is for."""
    return help_words()(f"serve-flag-{flag}")


def _parts(text: str | None) -> tuple[str, ...] | None:
    return None if text is None else tuple(part.strip() for part in text.split(",") if part.strip())


def serve(
    *,
    host: Annotated[str | None, Parameter(help=_told("host"))] = None,
    port: Annotated[int | None, Parameter(help=_told("port"))] = None,
    database: Annotated[str | None, Parameter(help=_told("database"))] = None,
    redis: Annotated[str | None, Parameter(help=_told("redis"))] = None,
    workers: Annotated[int | None, Parameter(help=_told("workers"))] = None,
    public_url: Annotated[str | None, Parameter(help=_told("public_url"))] = None,
    hosts: Annotated[str | None, Parameter(help=_told("hosts"))] = None,
    origins: Annotated[str | None, Parameter(help=_told("origins"))] = None,
    secret_keys: Annotated[str | None, Parameter(help=_told("secret_keys"))] = None,
    admin_token: Annotated[str | None, Parameter(help=_told("admin_token"))] = None,
    metrics_token: Annotated[str | None, Parameter(help=_told("metrics_token"))] = None,
    trusted_proxies: Annotated[str | None, Parameter(help=_told("trusted_proxies"))] = None,
    connections_per_address: Annotated[int | None, Parameter(help=_told("connections_per_address"))] = None,
    commands_per_second: Annotated[int | None, Parameter(help=_told("commands_per_second"))] = None,
    smtp: Annotated[str | None, Parameter(help=_told("smtp"))] = None,
    mail_from: Annotated[str | None, Parameter(help=_told("mail_from"))] = None,
    prune_days: Annotated[int | None, Parameter(help=_told("prune_days"))] = None,
    log_format: Annotated[str | None, Parameter(help=_told("log_format"))] = None,
    log_level: Annotated[str | None, Parameter(help=_told("log_level"))] = None,
    open_page: Annotated[bool, Parameter(name="--open", negative="", help=_told("open"))] = False,
    lang: Annotated[str | None, Parameter(name=FLAG, help=help_for_flag(help_words()))] = None,
) -> int:
    """Serve tables until Ctrl-C or SIGTERM. The language is that of this terminal; pages speak their reader's."""
    words = words_for(language_of(lang))
    from allaboard.server.collecting import start_calmly  # noqa: PLC0415
    from allaboard.server.importing import import_leanly  # noqa: PLC0415

    start_calmly()
    import_leanly()
    try:
        from allaboard.server.serving import bind, bound  # noqa: PLC0415 - may not be installed
        from allaboard.server.settings import settings_from  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("allaboard"):
            raise
        complain(_LABEL, words("serve-missing"))
        return WRONG_INPUT
    settings = settings_from(
        host=host,
        port=port,
        database=database,
        redis=redis,
        workers=workers,
        public_url=public_url,
        hosts=_parts(hosts),
        origins=_parts(origins),
        secret_keys=_parts(secret_keys),
        admin_token=admin_token,
        metrics_token=metrics_token,
        trusted_proxies=_parts(trusted_proxies),
        connections_per_address=connections_per_address,
        commands_per_second=commands_per_second,
        smtp=smtp,
        mail_from=mail_from,
        prune_days=prune_days,
        log_format=log_format,
        log_level=log_level,
    )
    try:
        listener = bind(settings)
    except (OSError, OverflowError) as error:
        complain(_LABEL, _why_not_bound(error, settings, words))
        return WRONG_INPUT
    with listener:
        return _serve(bound(settings, listener), listener, words, open_page=open_page)


def _serve(settings: "Settings", listener: "socket.socket", words: Words, *, open_page: bool) -> int:
    from allaboard.server.serving import serve as run  # noqa: PLC0415
    from allaboard.server.serving import try_out_now  # noqa: PLC0415
    from allaboard.server.store.faults import StoreFault  # noqa: PLC0415

    try:
        if settings.is_embedded and "://" not in settings.database:
            Path(settings.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try_out_now(settings)
    except StoreFault as fault:
        complain(_LABEL, str(fault))
        return WRONG_INPUT
    except OSError as error:
        complain(_LABEL, f"{shown(settings.database)}: {(error.strerror or 'cannot be opened').lower()}")
        return WRONG_INPUT

    def started() -> None:
        _greet(settings, words, open_page=open_page)

    if settings.workers == 1:
        run(settings, listener, started)
        return FINE
    from allaboard.server.supervising import Supervisor  # noqa: PLC0415

    return Supervisor(settings, listener).run(started)


def _greet(settings: "Settings", words: Words, *, open_page: bool) -> None:
    """Say where the tables are; a browser is opened beside, because some take their time."""
    say(words("serve-address", address=settings.address()))
    if settings.is_embedded:
        say(words("serve-stop", database=settings.database))
    else:
        say(words("serve-stop-elsewhere"))
    sys.stdout.flush()
    if open_page and _has_screen():
        threading.Thread(target=webbrowser.open, args=(settings.address(),), daemon=True).start()


def _has_screen() -> bool:
    """Without one, a browser in text would take over this terminal."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _why_not_bound(error: Exception, settings: "Settings", words: Words) -> str:
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.EADDRINUSE:
        return words(
            "serve-port-busy", port=str(settings.port), host=settings.host, other=str(min(settings.port + 1, 65535))
        )
    if number in {errno.EACCES, errno.EPERM}:
        return words("serve-port-forbidden", port=str(settings.port))
    return words("serve-no-host", host=shown(settings.host))
