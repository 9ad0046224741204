"""The embedded store: one SQLite file, through sqlite-utils."""

from __future__ import annotations

import os
from pathlib import Path

from .backup import copy
from .connections import Connections, storage
from .schema import MIGRATIONS, Migration
from .sql import SqlStore


class SqliteStore(SqlStore):
    """Keys, log and audit in a file, which is created at first use. One process at a time may write to it.

    Args:
        path: the file. Beside it stand ``.lock``, and SQLite's ``-wal`` and ``-shm`` while it is open.
        read_only: neither lock nor write; works beside the process that holds the lock.

    Raises:
        StorageUnavailableError: the file cannot be used; the message says what to do.
    """

    def __init__(
        self,
        path: str | os.PathLike[str],
        *,
        read_only: bool = False,
        migrations: tuple[Migration, ...] = MIGRATIONS,
    ) -> None:
        self.path = Path(path)
        self._connections = Connections(self.path, read_only=read_only, migrations=migrations)
        super().__init__(self._connections)

    def backup(self, target: str | os.PathLike[str]) -> None:
        """Copy the database to a file while it is in use: complete and checked, or not there.

        Raises:
            StorageUnavailableError: it cannot be read, or the copy cannot be written.
        """
        with storage(Path(target)), self._connections.read() as db:
            copy(db, Path(target))

    def integrity(self) -> str:
        """``"ok"``, or what SQLite's own check finds first."""
        with self._connections.read() as db:
            (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
            return str(verdict)

    def __str__(self) -> str:
        return str(self.path)
