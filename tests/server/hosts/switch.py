"""An Ethernet switch in user space: the network between the hosts of a test, with faults on every link.

Each host has a TAP device in a network namespace of its own. Whatever it sends arrives here as a frame; the switch
passes it on, late, or not at all. A link has two directions with a state of their own, so a link can be asymmetric.
"""

from __future__ import annotations

import fcntl
import heapq
import os
import random
import selectors
import struct
import subprocess
import threading
import time
from dataclasses import dataclass
from itertools import count
from typing import Final

_TUNSETIFF: Final = 0x400454CA
_TAP_WITHOUT_HEADER: Final = 0x0002 | 0x1000  # IFF_TAP | IFF_NO_PI
_LONGEST_FRAME: Final = 65_536
_BROADCAST: Final = b"\xff" * 6


@dataclass(frozen=True)
class Fault:
    """What happens to frames in one direction of a link."""

    is_cut: bool = False
    delay: float = 0.0  # seconds
    loss: float = 0.0  # share of the frames


FINE: Final = Fault()


class Switch:
    """Passes frames between hosts on a thread of its own."""

    def __init__(self, seed: int = 1) -> None:
        self._taps: dict[str, int] = {}
        self._owners: dict[bytes, str] = {}  # by hardware address
        self._faults: dict[tuple[str, str], Fault] = {}
        self._chance = random.Random(seed)
        self._selector = selectors.DefaultSelector()
        self._waiting: list[tuple[float, int, str, bytes]] = []
        self._numbers = count()
        self._stop_read, self._stop_write = os.pipe()
        self._selector.register(self._stop_read, selectors.EVENT_READ, None)
        self._thread = threading.Thread(target=self._run, name="switch", daemon=True)
        self.passed = 0
        self.dropped = 0

    def plug(self, host: str, namespace: str, address: str, number: int) -> None:
        """A TAP device for a host, moved into its namespace."""
        device = f"aab{os.getpid() % 100_000}x{number}"
        hardware = f"02:aa:b0:00:00:{number:02x}"
        tap = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
        fcntl.ioctl(tap, _TUNSETIFF, struct.pack("16sH22x", device.encode(), _TAP_WITHOUT_HEADER))
        run("ip", "link", "set", device, "address", hardware, "netns", namespace)
        run("ip", "-n", namespace, "link", "set", "lo", "up")
        run("ip", "-n", namespace, "addr", "add", f"{address}/24", "dev", device)
        run("ip", "-n", namespace, "link", "set", device, "up")
        self._taps[host] = tap
        self._owners[bytes.fromhex(hardware.replace(":", ""))] = host
        self._selector.register(tap, selectors.EVENT_READ, host)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        os.write(self._stop_write, b"x")
        self._thread.join()
        for descriptor in (*self._taps.values(), self._stop_read, self._stop_write):
            os.close(descriptor)

    def set(self, sender: str, receiver: str, fault: Fault) -> None:
        """From now on frames in this direction fare like this; the other direction is left alone."""
        self._faults[sender, receiver] = fault

    def heal(self) -> None:
        """Every link is fine."""
        self._faults = {}

    def _run(self) -> None:
        while True:
            wait = max(0.0, self._waiting[0][0] - time.monotonic()) if self._waiting else None
            for key, _ in self._selector.select(wait):
                if key.data is None:
                    return
                self._read(key.fd, key.data)
            now = time.monotonic()
            while self._waiting and self._waiting[0][0] <= now:
                _, _, receiver, frame = heapq.heappop(self._waiting)
                self._deliver(receiver, frame)

    def _read(self, tap: int, sender: str) -> None:
        """All frames that a host has ready."""
        for _ in range(64):
            try:
                frame = os.read(tap, _LONGEST_FRAME)
            except (BlockingIOError, OSError):
                return
            owner = self._owners.get(frame[:6])
            if owner is not None:
                self._pass_on(sender, owner, frame)
            elif frame[:6] == _BROADCAST:
                for receiver in self._taps:
                    if receiver != sender:
                        self._pass_on(sender, receiver, frame)

    def _pass_on(self, sender: str, receiver: str, frame: bytes) -> None:
        fault = self._faults.get((sender, receiver), FINE)
        if fault.is_cut or (fault.loss and self._chance.random() < fault.loss):
            self.dropped += 1
        elif fault.delay:
            heapq.heappush(self._waiting, (time.monotonic() + fault.delay, next(self._numbers), receiver, frame))
        else:
            self._deliver(receiver, frame)

    def _deliver(self, receiver: str, frame: bytes) -> None:
        try:
            os.write(self._taps[receiver], frame)
        except OSError:  # its queue is full, or its device is down
            self.dropped += 1
        else:
            self.passed += 1


def run(*command: str) -> None:
    """Run a program of the system; its complaint is the reason of a failure."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}: {done.stderr.strip()}"
