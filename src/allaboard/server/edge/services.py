"""What the controllers work with, put together once for each worker."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from allaboard.server.broker import Broker
from allaboard.server.clock import Watch
from allaboard.server.hub import Hub
from allaboard.server.identity import Identities
from allaboard.server.limits import Limits
from allaboard.server.settings import Settings
from allaboard.server.store.interface import Store

_KEY = "secret_key"


@dataclass
class Services:
    """Everything a request may need."""

    settings: Settings
    store: Store
    watch: Watch
    hub: Hub
    identities: Identities
    limits: Limits
    is_stopping: bool = False


async def open_services(settings: Settings, store: Store, broker: Broker, watch: Watch) -> Services:
    """Open the store and everything on top of it."""
    await store.open()
    keys = settings.secret_keys or (await store.set_setting(_KEY, secrets.token_hex(32)),)
    hub = Hub(store, broker, watch)
    services = Services(settings, store, watch, hub, Identities(store, watch, keys), Limits(watch))
    await hub.open()
    return services


async def close_services(services: Services) -> None:
    services.is_stopping = True
    await services.hub.close()
    await services.store.close()
