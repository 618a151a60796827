"""Logs: one line for each thing that happened, for people or for programs, and never a secret.

What is logged is chosen, not removed: codes, statuses, routes with their parameters unfilled, numbers. Cookies, tokens,
codes, seeds, names, chat and the bodies of requests are nowhere handed to a logger. As a second fence, fields with
such names are blotted out. Tracebacks come without the values of variables.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

from allaboard.server.settings import Settings

_SECRET_FIELDS: Final = frozenset(
    (
        "authorization", "code_typed", "cookie", "email", "password", "record", "recovery", "secret", "seed", "setup",
        "token",
    )
)  # fmt: skip
_QUIET = ("uvicorn.access", "asyncio", "websockets", "httpx", "mail.log")


def set_up_logs(settings: Settings) -> None:
    """Send the logs of this process to standard error, in the form that the host wishes."""
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _blot_secrets,
    ]
    if settings.log_format == "json":
        last: list[structlog.typing.Processor] = [
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ]
    else:
        last = [
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(),
                exception_formatter=structlog.dev.plain_traceback,  # others would show the values of variables
            )
        ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in _QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(max(level, logging.WARNING))  # what it tells of, we tell better


def _blot_secrets(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    for name in _SECRET_FIELDS & event.keys():
        event[name] = "…"
    return event
