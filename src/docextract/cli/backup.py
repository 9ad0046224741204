"""``docextract backup``: a checked copy of the database, while it is in use."""

from __future__ import annotations

import argparse
import contextlib
from typing import Any

from .database import add_database, for_reading
from .main import FINE
from .output import say


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "backup",
        help="copy the database of the service",
        description="Copy the database while it is in use. The copy is checked, and appears under its name only "
        "when it is complete. Keep the pepper file with it, apart: without it no secret can be checked.",
    )
    parser.add_argument("file", metavar="FILE", help="where the copy goes")
    add_database(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Copy."""
    with contextlib.closing(for_reading(arguments)) as store:
        store.backup(arguments.file)
    say(f"{arguments.file}\n")
    return FINE
