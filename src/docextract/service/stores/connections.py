"""The connections to one SQLite file: one that writes, and some that only read.

Every transaction of the writer is on the disk when it is over (``synchronous=FULL``). Only the writer checkpoints:
versions of SQLite before 3.51.3 can lose commits when two connections write and checkpoint at the same instant.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from ...errors import DocextractError, StorageUnavailableError
from .library import sqlite_utils
from .lock import FileLock
from .schema import MIGRATIONS, Migration, migrate, refuse_newer, version
from .sql_log import Database

R = TypeVar("R")
_library: Any = sqlite_utils()
_READERS_KEPT = 8
_MAPPED = 1 << 40  # as much as SQLite was built to map, 2 GB by default
_SETTINGS = ("busy_timeout=5000", "foreign_keys=ON", "trusted_schema=OFF", "synchronous=FULL", "temp_store=MEMORY")


@contextlib.contextmanager
def storage(path: Path) -> Iterator[None]:
    """The one boundary where errors of SQLite and of the disk become StorageUnavailableError."""
    try:
        yield
    except DocextractError:
        raise
    except (sqlite3.Error, OSError) as error:
        raise StorageUnavailableError(f"The database {path.name!r} cannot be used: {error}.") from error


class _TakenBack(DocextractError):
    """Ends a transaction that only tried whether it could be."""


class Connections:
    """A file's connections. Without ``read_only`` the file is locked, created and migrated.

    Raises:
        StorageUnavailableError: the file cannot be used; it is locked, newer, or something else's.
    """

    def __init__(self, path: Path, *, read_only: bool = False, migrations: tuple[Migration, ...] = MIGRATIONS) -> None:
        self.path = path
        self.read_only = read_only
        self._idle: list[Any] = []
        self._readers = threading.Lock()
        self._writing = threading.RLock()
        self._closed = False
        self._lock = None if read_only else FileLock(path)
        try:
            with storage(path):
                if read_only:
                    self._check_version(len(migrations))
                else:
                    self._writer = self._prepare(migrations)
        except BaseException:
            if self._lock is not None:
                self._lock.release()
            raise

    @contextlib.contextmanager
    def write(self) -> Iterator[Any]:
        """A transaction that writes: durable when the block ends, undone if it raises."""
        with self._writing, storage(self.path):
            if self._closed or self.read_only:
                raise StorageUnavailableError(
                    "The store is closed." if self._closed else "The database was opened for reading only."
                )
            db = self._writer
            db.execute("BEGIN IMMEDIATE")
            try:
                yield db
                db.execute("COMMIT")
            except BaseException:
                if db.conn.in_transaction:
                    with contextlib.suppress(sqlite3.Error):
                        db.execute("ROLLBACK")
                raise

    @contextlib.contextmanager
    def read(self) -> Iterator[Any]:
        """A connection that only reads."""
        with storage(self.path):
            with self._readers:
                if self._closed:
                    raise StorageUnavailableError("The store is closed.")
                db = self._idle.pop() if self._idle else None
            db = db or self._reader()
            try:
                yield db
            except BaseException:
                db.close()
                raise
            with self._readers:
                kept = not self._closed and len(self._idle) < _READERS_KEPT
                if kept:
                    self._idle.append(db)
            if not kept:
                db.close()

    def reading(self, work: Callable[[Database], R]) -> R:
        """See Transactions."""
        with self.read() as db:
            return work(db.conn)

    def writing(self, work: Callable[[Database], R], alone: object) -> R:
        """See Transactions: each has the whole file for itself."""
        with self.write() as db:
            return work(db.conn)

    def check(self) -> None:
        """Write, and take it back: StorageUnavailableError if the file cannot be written."""
        with contextlib.suppress(_TakenBack), self.write() as db:
            db.execute("DELETE FROM api_keys")
            raise _TakenBack("taken back")

    def close(self) -> None:
        """Close all connections, the writer last, and give the lock back."""
        with self._writing, self._readers:
            if self._closed:
                return
            self._closed = True
            for db in self._idle:
                db.close()
            self._idle.clear()
            if not self.read_only:
                self._writer.close()
            if self._lock is not None:
                self._lock.release()

    def _prepare(self, migrations: tuple[Migration, ...]) -> Any:
        new = not self.path.exists()
        if new:
            # The log names documents and people who send them: nobody else's business on a shared machine.
            os.close(os.open(self.path, os.O_CREAT | os.O_WRONLY, 0o600))
        db = self._connect(str(self.path), uri=False)
        try:
            version(db)  # a file of something else is refused before anything is set in it
            db.enable_wal()
            from .backup import copy

            migrate(
                db,
                backup=lambda found: copy(db, self.path.with_name(f"{self.path.name}.version-{found}")),
                migrations=migrations,
            )
        except BaseException:
            db.close()
            raise
        return db

    def _reader(self) -> Any:
        # Pages of the log that lie far apart are read without a call to the system for each.
        reading = ("query_only=ON", f"mmap_size={_MAPPED}")
        return self._connect(f"{self.path.absolute().as_uri()}?mode=ro", *reading, uri=True)

    @staticmethod
    def _connect(target: str, *settings: str, uri: bool) -> Any:
        connection = sqlite3.connect(target, uri=uri, isolation_level=None, check_same_thread=False, timeout=5)
        try:
            db = _library.Database(connection, recursive_triggers=False, execute_plugins=False)
            for setting in (*_SETTINGS, *settings):
                db.execute(f"PRAGMA {setting}")
        except BaseException:
            connection.close()
            raise
        return db

    def _check_version(self, known: int) -> None:
        if not self.path.exists():
            raise StorageUnavailableError(
                f"There is no database {str(self.path)!r}; docextract keys create makes one with its first key."
            )
        with self.read() as db:
            found = version(db)
            refuse_newer(found, known)
            if found < known:
                raise StorageUnavailableError(
                    f"The database has version {found}, and this docextract writes {known}: start the service once, "
                    "which brings it up to date."
                )
