"""``docextract checks``: the catalogue of checks."""

from __future__ import annotations

import argparse
from typing import Any

from .main import FINE
from .output import look, say


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "checks",
        help="the catalogue of checks",
        description="List every check: its id, its title, what it needs, and what a failure usually means.",
    )
    parser.add_argument("--document-type", metavar="TYPE", help="only those for this document type")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the checks by id."""
    from ..export.columns import TextColumn, list_out
    from ..registry import default_registry

    registry = default_registry()
    if arguments.document_type is not None:
        checks = registry.checks_for(registry.document_type(arguments.document_type).value)
    else:
        checks = sorted(registry.checks.values(), key=lambda check: check.check_id)
    columns = [
        TextColumn("Id", [c.check_id for c in checks], needed=True),
        TextColumn("Check", [c.title for c in checks], needed=True),
        TextColumn("Needs", [", ".join(c.inputs) for c in checks]),
        TextColumn("A failure usually means", [c.meaning for c in checks], needed=True),
    ]
    say("\n".join(list_out(columns, look().width)) + "\n")
    return FINE
