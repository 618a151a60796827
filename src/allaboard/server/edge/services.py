"""What the controllers work with, put together once for each worker."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from importlib import import_module

from allaboard.server.broker import Broker
from allaboard.server.chores import Chore
from allaboard.server.clock import ServerClock, Watch
from allaboard.server.hub import Hub
from allaboard.server.identity import Identities
from allaboard.server.limits import Limits
from allaboard.server.lobby import Lobby
from allaboard.server.mail import Mailer
from allaboard.server.metrics import Metrics, measured
from allaboard.server.pictures import Pictures
from allaboard.server.printing import Prints
from allaboard.server.pruning import Pruner
from allaboard.server.ratings import Rater
from allaboard.server.reviewing import Reviews
from allaboard.server.settings import Settings
from allaboard.server.speaking import read_words
from allaboard.server.store.interface import Store
from allaboard.server.turns import TurnMails

_KEY = "secret_key"
_GOODBYE = 3.0  # seconds for the last messages
_WARM_UP_AFTER = 0.5  # seconds
_FOLLOW_CLOCK = 10_000  # milliseconds


@dataclass
class Services:
    """Everything a request may need."""

    settings: Settings
    store: Store
    watch: Watch
    hub: Hub
    identities: Identities
    limits: Limits
    lobby: Lobby
    metrics: Metrics
    pictures: Pictures
    prints: Prints
    rater: Rater
    mailer: Mailer
    turn_mails: TurnMails
    pruner: Pruner
    reviews: Reviews
    clock_chore: Chore
    warming_up: asyncio.Task[None] | None = None
    class_locks: dict[str, asyncio.Lock] = field(default_factory=dict)
    is_stopping: bool = False


async def open_services(settings: Settings, store: Store, broker: Broker, watch: Watch) -> Services:
    """Open the store and everything on top of it."""
    await store.open(alone=True)
    if isinstance(watch, ServerClock):
        await watch.begin_with(store.clock)
    metrics = Metrics()
    store = measured(store, metrics)
    keys = settings.secret_keys or (await store.set_setting(_KEY, secrets.token_hex(32)),)
    hub = Hub(store, broker, watch)
    metrics.watch(hub)
    identities = Identities(store, watch, keys)
    mailer = Mailer(settings, metrics)
    services = Services(
        settings=settings,
        store=store,
        watch=watch,
        hub=hub,
        identities=identities,
        limits=Limits(),
        lobby=Lobby(store),
        metrics=metrics,
        pictures=Pictures(),
        prints=Prints(),
        rater=Rater(store, watch),
        mailer=mailer,
        turn_mails=TurnMails(store, watch, hub, identities, mailer, settings),
        pruner=Pruner(store, watch, settings.prune_days),
        reviews=Reviews(),
        clock_chore=_clock_chore(watch, store),
    )
    await hub.open()
    services.clock_chore.open()
    services.rater.open()
    services.turn_mails.open()
    services.pruner.open()
    return services


def _clock_chore(watch: Watch, store: Store) -> Chore:
    """Follow the clock of the database: workers on several hosts tell tables the same time."""

    async def follow() -> None:
        if isinstance(watch, ServerClock):
            await watch.follow(store.clock)

    return Chore("clock", watch, _FOLLOW_CLOCK, follow)


async def warm_up() -> None:
    """Get ready, beside the event loop, what the first who ask would wait for; after a moment, which is for those who
    have waited for the server itself.
    """
    await asyncio.sleep(_WARM_UP_AFTER)
    await asyncio.to_thread(_read_and_import)


def _read_and_import() -> None:
    read_words()
    import_module("allaboard.server.edge.drawn")
    import_module("allaboard.server.rules")


async def say_goodbye(services: Services) -> None:
    """Tell everybody at a table that the server stops, and wait a moment until they have heard it."""
    services.is_stopping = True
    rooms = list(services.hub.rooms.values())
    for room in rooms:
        for client in list(room.clients):
            client.close("server_stopping")
    until = asyncio.get_running_loop().time() + _GOODBYE
    while any(room.clients for room in rooms) and asyncio.get_running_loop().time() < until:
        await asyncio.sleep(0.02)


async def let_go_if_away(store: Store) -> None:
    """A database that does not answer must not keep a server that stops: whoever waits for it is told so."""
    asked = asyncio.create_task(store.ping())
    done, _ = await asyncio.wait({asked}, timeout=_GOODBYE)
    if not done:
        store.give_up()
    await asyncio.gather(asked, return_exceptions=True)


async def close_services(services: Services) -> None:
    services.is_stopping = True
    late = asyncio.get_running_loop().call_later(_GOODBYE, services.store.give_up)
    if services.warming_up is not None:
        services.warming_up.cancel()
    await services.reviews.close()
    await services.prints.close()
    await services.pruner.close()
    await services.turn_mails.close()
    await services.rater.close()
    await services.clock_chore.close()
    await services.hub.close()
    await services.store.close()
    late.cancel()
