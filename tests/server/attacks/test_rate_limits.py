"""Rate limits: one place is one IPv6 network, memory is bounded, and no clock that steps can freeze anybody."""

from __future__ import annotations

from typing import Any

import pytest
import structlog

from allaboard.server import limits
from allaboard.server.limits import Bucket, Limits, subnet_of
from allaboard.server.logs import RateLimit
from allaboard.server.table.gauntlet import Refusal


class Time:
    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("local", "local"),
    ],
)
def test_one_ipv6_network_is_one_place(address: str, network: str) -> None:
    assert subnet_of(address) == network


def test_the_number_of_buckets_is_bounded_and_the_least_recently_used_goes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MOST_KEYS", 100)
    found = Limits(Time())
    for _ in range(2):
        found.check("x", "busy", rate=0.001, burst=2)
    for number in range(10_000):
        found.check("x", f"somebody {number}", rate=1, burst=1)
        with pytest.raises(Refusal):  # who keeps coming is not forgotten
            found.check("x", "busy", rate=0.001, burst=2)
    assert len(found._buckets) == 100


def test_a_clock_that_steps_back_empties_no_bucket() -> None:
    bucket = Bucket(rate=1, burst=5, now=1_000_000)
    assert bucket.take(1_000_000)
    assert bucket.take(0)
    assert bucket.drops == 3
    for _ in range(3):
        assert bucket.take(0)
    assert not bucket.take(0)
    assert bucket.take(1_000)


def test_limits_do_not_use_the_wall_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    def wall(*_: object) -> float:
        raise AssertionError("the wall clock was asked")

    monkeypatch.setattr("time.time", wall)
    monkeypatch.setattr("time.time_ns", wall)
    Limits().check("x", "y", rate=1, burst=1)


def test_a_flood_of_log_lines_is_thinned_out_and_counted() -> None:
    now = 0.0
    limited = RateLimit(lambda: now)

    def said(level: str, **fields: Any) -> dict[str, Any] | None:
        try:
            return dict(limited(None, level, dict(fields)))
        except structlog.DropEvent:
            return None

    lines = [said("info", event="command refused", code="too_often") for _ in range(10_000)]
    assert 100 < sum(line is not None for line in lines) < 1_000
    assert said("error", event="command failed") is not None  # another kind is still heard
    assert said("info", event="command refused", code="illegal") is not None
    now += 60.0
    after = said("info", event="command refused", code="too_often")
    assert after is not None
    assert after["left_out"] > 9_000
