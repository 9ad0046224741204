"""The store that a database's name stands for: a file's, or a server's."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from .postgres_address import is_url

if TYPE_CHECKING:
    from .postgres import PostgresStore
    from .sqlite import SqliteStore


def open_store(database: str | os.PathLike[str], *, read_only: bool = False) -> SqliteStore | PostgresStore:
    """The store of a file, or of a URL ``postgresql://...``.

    Raises:
        StorageUnavailableError: the database cannot be used; the message says what to do.
        InvalidRequestError: the URL is none, or what it wants is not installed.
    """
    if isinstance(database, str) and is_url(database):
        from .postgres import PostgresStore

        return PostgresStore(database, read_only=read_only)
    from .sqlite import SqliteStore

    return SqliteStore(database, read_only=read_only)
