"""Tables that share a deal: the deal of the day, and classes. What they deal stays secret until all have had it.

A table's event is `daily:2026-11-15:new_york` or `class:CODE`. While an event runs, nobody but those who sit at one of
its tables sees that table, and neither records nor results leave.
"""

from __future__ import annotations

import hmac
import secrets
from datetime import UTC, date, datetime, timedelta

from allaboard.server.store.interface import Store

_DAILY, _CLASS = "daily:", "class:"
_DAILY_SECRET = "daily_secret"


def daily_event(day: date, city: str) -> str:
    return f"{_DAILY}{day.isoformat()}:{city}"


def class_event(code: str) -> str:
    return f"{_CLASS}{code}"


def class_code(event: str | None) -> str | None:
    """The code of a class, if the event is one."""
    return event.removeprefix(_CLASS) if event is not None and event.startswith(_CLASS) else None


def class_key(code: str) -> str:
    return f"class:{code}"


def class_end_key(code: str) -> str:
    return f"class-ended:{code}"


def day_of(now: int) -> date:
    """The day, everywhere the same (UTC)."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def day_after(day: date) -> int:
    """The moment at which a day is over, in milliseconds."""
    following = day + timedelta(days=1)
    return int(datetime(following.year, following.month, following.day, tzinfo=UTC).timestamp() * 1000)


async def daily_seed(store: Store, event: str) -> str:
    """128 bits that nobody can work out without the server's secret."""
    secret = await store.set_setting(_DAILY_SECRET, secrets.token_hex(32))
    return hmac.digest(secret.encode(), event.encode(), "sha256")[:16].hex()


async def is_running(store: Store, event: str | None, now: int) -> bool:
    """Whether the deal of an event is still to be kept from others."""
    if event is None:
        return False
    if event.startswith(_DAILY):
        return now < day_after(date.fromisoformat(event.split(":")[1]))
    code = class_code(event)
    return code is not None and await store.setting(class_end_key(code)) is None
