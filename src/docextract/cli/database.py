"""Which database a subcommand is about, and how it is opened."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..service.service import Service
    from ..service.stores.postgres import PostgresStore
    from ..service.stores.sqlite import SqliteStore

DATABASE = "DOCEXTRACT_DATABASE"


def add_database(parser: argparse.ArgumentParser) -> None:
    """The argument that names the database."""
    parser.add_argument(
        "--database",
        metavar="FILE",
        help=f"the database: a file, or postgresql://USER@HOST:PORT/NAME (default: ${DATABASE}, else docextract.db "
        "here); a password stands better in $PGPASSWORD",
    )


def database(arguments: argparse.Namespace) -> str | Path:
    """The database that the arguments or the environment name: a file, or the URL of one on a server."""
    from ..service.stores.postgres_address import is_url

    named = arguments.database or os.environ.get(DATABASE) or "docextract.db"
    return named if is_url(named) else Path(named)


def for_writing(arguments: argparse.Namespace, **settings: Any) -> Service:
    """The service over the database; a file is for this process alone meanwhile. ``settings`` are the service's."""
    from ..service.service import Service

    return Service.open(database(arguments), **settings)


def for_reading(arguments: argparse.Namespace) -> SqliteStore | PostgresStore:
    """The store of the database for reading, also while another process writes to it."""
    from ..service.stores.opening import open_store

    return open_store(database(arguments), read_only=True)
