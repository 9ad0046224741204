"""The connections to a PostgreSQL database: a pool, transactions that are done once, and what a lost connection means.

Every transaction that writes knows its number. Where the connection is lost before its end, the server takes it back,
and it is done again. Where it is lost while it ends, the server is asked by that number what became of it.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import struct
import threading
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from ...errors import InvalidRequestError, StorageUnavailableError
from .postgres_address import Address
from .postgres_schema import NAME, Migration, check_server, migrate, version
from .schema import APPLICATION_ID, refuse_newer
from .sql import Alone
from .sql_log import Cursor, Database

R = TypeVar("R")

PATIENCE = 20.0
"""For how many seconds a server that is gone is waited for, as while it starts again."""
_MOST = 16
"""Connections of one process to its database, beside the one that holds the names of requests."""
_SECONDS = 30.0  # for one answer of the server, which itself ends what takes longer than the settings below
_CONNECT_SECONDS = 5.0
_SETTINGS = (
    f"SET search_path = {NAME}, pg_catalog",
    "SET lock_timeout = '5s'",
    "SET statement_timeout = '20s'",
    "SET idle_in_transaction_session_timeout = '10s'",  # who stands still in a transaction holds up all others
    "SET plan_cache_mode = force_custom_plan",
    "SET standard_conforming_strings = on",
    # Not less than this: with "off" a crash of the server can lose what was answered.
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
)
_ALONE: dict[Alone, int] = {"keys": 2, "log": 3}
_MIGRATING = 1
# The server is stopped or starts, has no place, breaks the connection off, or has become one that only reads.
_GONE = ("57P", "08", "53300", "25006", "25P03")
_AGAIN = ("40001", "40P01")
_OF_THE_FUTURE = "22023"
_END = (
    "INSERT INTO written VALUES ('{connection}', '{mark}') ON CONFLICT (connection) "
    "DO UPDATE SET mark = EXCLUDED.mark, at = now(); COMMIT"
)
_FORGET = "DELETE FROM written WHERE at < now() - INTERVAL '1 day'"
"""The marks of connections that are no more: of a lost transaction its own process asks within seconds."""
_log = logging.getLogger("docextract.service")


class Lost(Exception):
    """The connection is gone, and with it the transaction, unless it was about to end."""


class Connection:
    """One connection, with ``?`` where values go. Not for two threads at once."""

    def __init__(self, address: Address) -> None:
        driver = _driver()
        self._errors: tuple[type[Exception], ...] = (driver.exceptions.Error, OSError, AttributeError, struct.error)
        self._prepared: dict[str, Any] = {}
        self.name = uuid.uuid4().hex
        with self._told():
            self._connection = driver.native.Connection(
                **address.arguments(), timeout=_CONNECT_SECONDS, application_name="docextract"
            )
            self._connection._usock.settimeout(_SECONDS)
            self._connection.run("; ".join(_SETTINGS))

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        """See Database. PostgreSQL keeps no zero byte in text: what has one is as good as unknown."""
        given = [None if isinstance(value, str) and "\0" in value else value for value in values]
        with self._told():
            if (statement := self._prepared.get(sql)) is None:
                head, *rest = sql.split("?")
                named = head + "".join(f":v{n}{part}" for n, part in enumerate(rest))
                statement = self._prepared[sql] = self._connection.prepare(named)
            return _Rows(statement.run(**{f"v{n}": value for n, value in enumerate(given)}))

    def executemany(self, sql: str, rows: Sequence[Sequence[Any]], /) -> None:
        """See Database."""
        for row in rows:
            self.execute(sql, row)

    def run(self, sql: str) -> Sequence[Any]:
        """Run statements without values, in one message."""
        with self._told():
            return self._connection.run(sql) or ()

    def close(self) -> None:
        """End it, also where it has ended. The driver leaves its file open, and with it the socket."""
        with contextlib.suppress(Exception), self._connection._sock:
            self._connection.close()

    @contextlib.contextmanager
    def _told(self) -> Iterator[None]:
        """The one boundary where errors of the driver, of the server and of the network become the store's own."""
        try:
            yield
        except self._errors as error:
            said = error.args[0] if error.args else None
            if not isinstance(said, dict):
                cause = error.__cause__ or error
                raise Lost(str(getattr(cause, "strerror", None) or cause)) from error
            code, message = str(said.get("C", "")), str(said.get("M", "no reason is given"))
            if code.startswith(_GONE):
                raise Lost(message) from error
            raise _Refused(message, code) from error


class _Refused(Exception):
    """The server refuses a statement."""

    def __init__(self, message: str, code: str) -> None:
        super().__init__(message)
        self.code = code


class _Rows:
    def __init__(self, rows: Sequence[Any] | None) -> None:
        self._rows = rows or ()

    def fetchone(self) -> Any:
        return self._rows[0] if self._rows else None

    def fetchall(self) -> Sequence[Any]:
        return self._rows


class Pool:
    """A database's connections, see Transactions.

    Without ``read_only`` the tables are made and brought up to date. That a server is not there is told at once when
    the pool is made; afterwards it is waited for, for ``PATIENCE``.

    Raises:
        StorageUnavailableError: the database cannot be reached or used; it is newer, or something else's.
    """

    def __init__(self, address: Address, *, read_only: bool = False, migrations: tuple[Migration, ...]) -> None:
        self.address = address
        self.read_only = read_only
        self._idle: list[Connection] = []
        self._changing = threading.Lock()
        self._places = threading.BoundedSemaphore(_MOST)
        self._closed = False
        self._gone_since: float | None = 0.0  # as if it had been gone for long: the first time, nothing is waited for
        self._holding = threading.Lock()
        self._holder: Connection | None = None
        try:
            self._open(migrations)
        except BaseException:
            self.close()
            raise
        self._gone_since = None

    def reading(self, work: Callable[[Database], R]) -> R:
        """See Transactions: statements that stand each for itself."""

        def once() -> R:
            with self._connection() as connection:
                return work(connection)

        return self._persistently(once)

    def writing(self, work: Callable[[Database], R], alone: Alone | None) -> R:
        """See Transactions. Done once, whatever becomes of the connection; or not, and then this raises."""
        if self.read_only:
            raise StorageUnavailableError("The database was opened for reading only.")
        number = None if alone is None else _ALONE[alone]

        def once() -> R:
            doing = _Transaction()
            try:
                with self._connection() as connection, doing.on(connection, number):
                    doing.result = work(connection)
            except Lost as lost:
                if not doing.ending or not self._committed(doing, lost):
                    raise
            return doing.result  # type: ignore[no-any-return]

        return self._persistently(once)

    def check(self) -> None:
        """Write, and take it back: StorageUnavailableError if that cannot be; nothing is waited for."""
        with self._as_told(), self._connection() as connection:
            doing = _Transaction()
            with contextlib.suppress(_TakenBack), doing.on(connection, None):
                connection.execute("DELETE FROM answers WHERE owner = ''")
                raise _TakenBack

    def hold(self, owner: str, name: str) -> bool:
        """Try to be the one process that has the name of an owner, until it is let go of or the process ends."""

        def once() -> bool:
            with self._holding:
                try:
                    if self._holder is None:
                        self._holder = Connection(self.address)
                    (taken,) = self._holder.run(f"SELECT pg_try_advisory_lock({_number(owner, name)})")
                except BaseException:
                    self._drop_holder()
                    raise
                return bool(taken[0])

        return self._persistently(once)

    def let_go(self, owner: str, name: str) -> None:
        """Let another process have the name. Where the connection is gone, it can have it already."""
        with self._holding:
            if self._holder is not None:
                try:
                    self._holder.run(f"SELECT pg_advisory_unlock({_number(owner, name)})")
                except (Lost, _Refused):
                    self._drop_holder()

    def close(self) -> None:
        """Close all connections."""
        with self._changing:
            self._closed = True
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()
        with self._holding:
            self._drop_holder()

    def _drop_holder(self) -> None:
        if self._holder is not None:
            self._holder.close()
            self._holder = None

    def _open(self, migrations: tuple[Migration, ...]) -> None:
        try:
            with self._connection() as connection:
                check_server(connection)
                known, found = len(migrations), version(connection)
                refuse_newer(found, known)
                if found == known:
                    if not self.read_only:
                        connection.run(_FORGET)
                    return
                if self.read_only:
                    raise StorageUnavailableError(
                        f"The database has version {found}, and this docextract writes {known}: start the service once "
                        "(or docextract keys create), which brings it up to date."
                    )
                with _Transaction().on(connection, _MIGRATING):
                    migrate(connection, migrations)
        except Lost as lost:
            raise StorageUnavailableError(f"PostgreSQL does not answer for {self.address}: {lost}.") from lost
        except _Refused as refused:
            raise StorageUnavailableError(f"PostgreSQL refuses {self.address}: {refused}.") from refused

    @contextlib.contextmanager
    def _connection(self) -> Iterator[Connection]:
        """A connection for one thread. It goes back to the pool unless it may be in the middle of something."""
        if not self._places.acquire(timeout=PATIENCE):
            raise StorageUnavailableError("All connections to the database are in use.")
        try:
            with self._changing:
                if self._closed:
                    raise StorageUnavailableError("The store is closed.")
                connection = self._idle.pop() if self._idle else None
            connection = connection or Connection(self.address)
            sound = False
            try:
                yield connection
                sound = True
            except Exception as error:
                sound = not isinstance(error, Lost)
                raise
            finally:
                gone = []
                with self._changing:
                    if sound and not self._closed:
                        self._idle.append(connection)
                    else:
                        # The others were made before, and are likely gone as well.
                        gone, self._idle = [connection, *self._idle], []
                for one in gone:
                    one.close()
        finally:
            self._places.release()

    def _persistently(self, once: Callable[[], R]) -> R:
        """Do something again while the connection is lost, and the server is not gone for long."""
        with self._as_told():
            until, wait = time.monotonic() + PATIENCE, 0.02
            while True:
                try:
                    result = once()
                except Lost as lost:
                    moment = time.monotonic()
                    if self._gone_since is None:
                        self._gone_since = moment
                        _log.warning("PostgreSQL is lost, for %s: %s", self.address, lost)
                    if self._closed or moment > until or moment > self._gone_since + PATIENCE:
                        raise
                except _Refused as refused:
                    if refused.code not in _AGAIN or time.monotonic() > until:
                        raise
                else:
                    self._gone_since = None
                    return result
                time.sleep(wait)
                wait = min(2 * wait, 0.5)

    @contextlib.contextmanager
    def _as_told(self) -> Iterator[None]:
        """What callers are told: of the server no more than what the store's file would say."""
        try:
            yield
        except (Lost, _Refused) as error:
            raise StorageUnavailableError(f"The database {self.address.database!r} cannot be used: {error}.") from error

    def _committed(self, doing: _Transaction, lost: Lost) -> bool:
        """What became of a transaction whose end was not answered."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(Lost), self._connection() as connection:
                try:
                    (state,) = connection.run(f"SELECT pg_xact_status('{doing.number}'::xid8)")
                except _Refused as refused:
                    if refused.code != _OF_THE_FUTURE:
                        raise
                    return False  # the server forgot it in a crash
                if state[0] == "aborted":
                    return False
                if state[0] == "committed":
                    # Or it is another's: a crash forgets numbers that were given and not yet used, and gives them anew.
                    return bool(connection.run(f"SELECT 1 FROM written WHERE mark = '{doing.mark}'"))
            time.sleep(0.05)
        raise StorageUnavailableError(
            f"The database {self.address.database!r} was lost while it wrote; whether it has, is not known: {lost}."
        ) from lost


class _TakenBack(Exception):
    """Ends a transaction that only tried whether it could be."""


class _Transaction:
    """One attempt: its number, the mark that it leaves, what came of it, and whether its end was asked for."""

    def __init__(self) -> None:
        self.number = ""
        self.mark = uuid.uuid4().hex
        self.result: Any = None
        self.ending = False

    @contextlib.contextmanager
    def on(self, connection: Connection, alone: int | None) -> Iterator[None]:
        """Begin, with a lock that others wait for; then end, or take everything back."""
        lock = "" if alone is None else f", pg_advisory_xact_lock({APPLICATION_ID}, {alone})"
        begin = f"BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE; SELECT pg_current_xact_id()::text{lock}"
        try:
            self.number = connection.run(begin)[0][0]
            yield
        except Lost:
            raise
        except Exception:
            connection.run("ROLLBACK")
            raise
        self.ending = True
        try:
            connection.run(_END.format(connection=connection.name, mark=self.mark))
        except _Refused:
            connection.run("ROLLBACK")
            raise


def _number(owner: str, name: str) -> int:
    digest = hashlib.sha256(f"{owner}\0{name}".encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)


def _driver() -> Any:
    try:
        import pg8000.exceptions
        import pg8000.native
    except ImportError as error:
        raise InvalidRequestError(
            f"{error.name} is not installed: pip install 'docextract[postgres]'", field="database"
        ) from error
    return pg8000
