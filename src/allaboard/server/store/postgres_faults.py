"""What the errors of PostgreSQL and the way to it mean."""

from __future__ import annotations

from urllib.parse import urlsplit

import asyncpg

from allaboard.boards.harmless import harmless
from allaboard.server.store.faults import StoreFault, Unreachable

# Of the driver itself or of the way to the database. A transport that was closed under the driver is a RuntimeError.
_OF_THE_DRIVER = (asyncpg.InternalClientError, EOFError, RuntimeError)
ERRORS = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, *_OF_THE_DRIVER)
CONNECTING_ERRORS = (*ERRORS, ValueError)  # an address that cannot be read is one
# Nothing was written, and the next try may go well.
TRY_AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)

_AWAY = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it shuts down, or starts up
    asyncpg.TooManyConnectionsError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.StatementCompletionUnknownError,
    *_OF_THE_DRIVER,
)
_NOT_LET_IN = (
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
)


def fault_of(error: Exception, url: str) -> StoreFault:
    """One line for the host, without a password."""
    if isinstance(error, StoreFault):
        return error
    where, reason = f"PostgreSQL at {place(url)}", _one_line(error)
    if isinstance(error, _NOT_LET_IN):
        return StoreFault("refused", f"{where} refuses: {reason}")
    if isinstance(error, _AWAY):
        return Unreachable(f"{where} does not answer ({reason})")
    if isinstance(error, asyncpg.exceptions.ClientConfigurationError) or (
        isinstance(error, ValueError) and not isinstance(error, asyncpg.InterfaceError)
    ):
        return StoreFault("bad-url", "the address of the database is not one that PostgreSQL understands")
    if isinstance(error, asyncpg.InterfaceError) and not isinstance(error, ValueError):
        return Unreachable(f"{where} does not answer ({reason})")
    return StoreFault("broken", f"{where}: {reason}")


def place(url: str) -> str:
    """Where a database is, without who asks and how."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or "the local socket"
        return harmless(f"{host}:{parts.port}{parts.path}" if parts.port else f"{host}{parts.path}")
    except ValueError:
        return "an address that cannot be read"


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split())[:300] or type(error).__name__
