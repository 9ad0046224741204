"""The store for several processes and hosts: a PostgreSQL database, through pg8000."""

from __future__ import annotations

import os

from ...errors import InvalidRequestError
from .postgres_address import Address
from .postgres_connections import Pool
from .postgres_schema import MIGRATIONS, Migration
from .sql import SqlStore


class PostgresStore(SqlStore):
    """Keys, log and audit in the schema ``docextract`` of a database, which is made at first use.

    Args:
        url: ``postgresql://USER:PASSWORD@HOST:PORT/DATABASE``, see :class:`~.postgres_address.Address`.
        read_only: nothing is written, nor brought up to date.

    Raises:
        StorageUnavailableError: the database cannot be reached or used; the message names host and database.
        InvalidRequestError: the URL is none, or pg8000 is not installed.
    """

    def __init__(self, url: str, *, read_only: bool = False, migrations: tuple[Migration, ...] = MIGRATIONS) -> None:
        self.address = Address.of(url)
        self._pool = Pool(self.address, read_only=read_only, migrations=migrations)
        super().__init__(self._pool)

    def hold(self, owner: str, name: str) -> bool:
        """See SharedStore."""
        return self._pool.hold(owner, name)

    def let_go(self, owner: str, name: str) -> None:
        """See SharedStore."""
        self._pool.let_go(owner, name)

    def backup(self, target: str | os.PathLike[str]) -> None:
        """Raise InvalidRequestError: PostgreSQL has means of its own."""
        raise InvalidRequestError(
            "A database of PostgreSQL is copied by its own means: pg_dump --schema=docextract, or a base backup.",
            field="database",
        )

    def integrity(self) -> str:
        """``"ok"``, or the setting of the server by which a crash can lose what was answered."""
        names = ("fsync", "full_page_writes")
        found = self._pool.reading(
            lambda db: db.execute(
                "SELECT name FROM pg_settings WHERE setting = 'off' AND name IN (?, ?)", names
            ).fetchall()
        )
        return ", ".join(f"{name} is off: a crash can lose what was answered" for (name,) in found) or "ok"

    def __str__(self) -> str:
        (found,) = self._pool.reading(lambda db: db.execute("SELECT current_setting('server_version')").fetchall())
        return f"{self.address}, PostgreSQL {found[0]}"
