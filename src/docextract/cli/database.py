"""Which database a subcommand is about, and how it is opened."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..service.service import Service
    from ..service.stores.sqlite import SqliteStore

DATABASE = "DOCEXTRACT_DATABASE"


def add_database(parser: argparse.ArgumentParser) -> None:
    """The argument that names the database."""
    parser.add_argument(
        "--database", metavar="FILE", help=f"the database (default: ${DATABASE}, else docextract.db here)"
    )


def database(arguments: argparse.Namespace) -> Path:
    """The database that the arguments or the environment name."""
    return Path(arguments.database or os.environ.get(DATABASE) or "docextract.db")


def for_writing(arguments: argparse.Namespace, **settings: Any) -> Service:
    """The service over the database: this process alone may write to it meanwhile. ``settings`` are the service's."""
    from ..service.service import Service

    return Service.open(database(arguments), **settings)


def for_reading(arguments: argparse.Namespace) -> SqliteStore:
    """The store of the database for reading, also while another process writes to it."""
    from ..service.stores.sqlite import SqliteStore

    return SqliteStore(database(arguments), read_only=True)
