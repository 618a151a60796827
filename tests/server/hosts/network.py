"""Several hosts on this machine: each a network namespace, with a switch between them.

Nothing outside can be reached from there, and nobody outside reaches it. It takes root and `/dev/net/tun`.
"""

from __future__ import annotations

import ctypes
import os
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn, TypeVar

import pytest
from tests.server.hosts.switch import Switch, run

_NEW_NETWORK: Final = 0x40000000  # CLONE_NEWNET
_Found = TypeVar("_Found")


@dataclass(frozen=True)
class Host:
    """A network namespace with one address."""

    name: str
    namespace: str
    address: str

    @property
    def prefix(self) -> list[str]:
        """What a command begins with that runs on this host."""
        return ["ip", "netns", "exec", self.namespace]

    def enter(self) -> None:
        """Move this thread, and the threads that it starts, to the host."""
        with Path("/run/netns", self.namespace).open() as namespace:
            if ctypes.CDLL(None, use_errno=True).setns(namespace.fileno(), _NEW_NETWORK) != 0:
                raise OSError(ctypes.get_errno(), f"cannot enter {self.namespace}")

    def listener(self, port: int) -> socket.socket:
        """A listening socket of this host."""

        def opened() -> socket.socket:
            made = socket.socket()
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            made.bind((self.address, port))
            made.listen(1024)
            return made

        return on_thread(self, opened)


def on_thread(host: Host, work: Callable[[], _Found]) -> _Found:
    """Do something as if it were done on a host, on a thread that ends with it."""
    found: list[_Found] = []
    failed: list[BaseException] = []

    def entered() -> None:
        try:
            host.enter()
            found.append(work())
        except BaseException as error:  # noqa: BLE001 - raised again where it was asked for
            failed.append(error)

    thread = threading.Thread(target=entered, name=host.name)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
    return found[0]


class Network:
    """Hosts by name, and the switch that joins them."""

    def __init__(self, names: tuple[str, ...], seed: int = 1) -> None:
        self.switch = Switch(seed)
        # Addresses that are kept for documentation: no real network has them.
        self.hosts = {
            name: Host(name, f"aab-{os.getpid()}-{name}", f"192.0.2.{number}") for number, name in enumerate(names, 1)
        }

    def open(self) -> None:
        for number, host in enumerate(self.hosts.values(), 1):
            run("ip", "netns", "add", host.namespace)
            self.switch.plug(host.name, host.namespace, host.address, number)
        self.switch.start()

    def close(self) -> None:
        self.switch.close()
        for host in self.hosts.values():
            run("ip", "netns", "delete", host.namespace)


@contextmanager
def network(*names: str, seed: int = 1) -> Iterator[Network]:
    """Skips where namespaces cannot be made, except with `CI=true`."""
    if os.geteuid() != 0:
        _missing("network namespaces take root")
    if not Path("/dev/net/tun").exists():
        _missing("there is no /dev/net/tun")
    made = Network(names, seed)
    made.open()
    try:
        yield made
    finally:
        made.close()


def _missing(reason: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)
