"""Logs: one line for each thing that happened, for people or for programs, and never a secret.

What is logged is chosen, not removed: codes, statuses, routes with their parameters unfilled, numbers. Cookies, tokens,
codes, seeds, names, chat and the bodies of requests are nowhere handed to a logger. As a second fence, fields with
such names are blotted out. Tracebacks come without the values of variables.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, MutableMapping
from typing import Any, Final

import structlog

from allaboard.server.limits import Bucket
from allaboard.server.settings import Settings

_SECRET_FIELDS: Final = frozenset(
    (
        "authorization", "code_typed", "cookie", "email", "password", "record", "recovery", "secret", "seed", "setup",
        "token",
    )
)  # fmt: skip
_QUIET = ("uvicorn.access", "asyncio", "websockets", "httpx", "mail.log")


class RateLimit:
    """Drops what would be said too often. The next line of its kind says how many were left out.

    A kind is what happened, with its code and status; errors count apart, so that a flood of refusals hides none.
    """

    _LINES_PER_SECOND: Final = 50.0
    _LINES_AT_ONCE: Final = 500.0
    _MOST_KINDS: Final = 1_000

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._kinds: dict[tuple[str, str, str], tuple[Bucket, int]] = {}

    def __call__(self, _: Any, level: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        kind = (level, str(event.get("event"))[:100], str(event.get("code") or event.get("status") or "")[:40])
        now = int(self._now() * 1000)
        bucket, dropped = self._kinds.get(kind) or (Bucket(self._LINES_PER_SECOND, self._LINES_AT_ONCE, now), 0)
        if not bucket.take(now):
            self._kinds[kind] = bucket, dropped + 1
            raise structlog.DropEvent
        if len(self._kinds) >= self._MOST_KINDS and kind not in self._kinds:
            self._kinds.clear()
        self._kinds[kind] = bucket, 0
        if dropped:
            event["left_out"] = dropped
        return event


def set_up_logs(settings: Settings) -> None:
    """Send the logs of this process to standard error, in the form that the host wishes."""
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        RateLimit(),
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
