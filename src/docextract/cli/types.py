"""``docextract types``: the asset types and document types that a request may name."""

from __future__ import annotations

import argparse
from typing import Any

from .main import FINE
from .output import look, say


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "types", help="asset types and document types", description="List the asset types and document types."
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print both lists."""
    from ..export.columns import TextColumn, list_out
    from ..offered import asset_types, document_types

    for heading, listed in (("Asset type", asset_types()), ("Document type", document_types())):
        columns = [
            TextColumn(heading, [t.value for t in listed], needed=True),
            TextColumn("Title", [t.title for t in listed], needed=True),
            TextColumn("Also understood", [", ".join(t.aliases) for t in listed], needed=True),
        ]
        say("\n".join(list_out(columns, look().width)) + "\n\n")
    say("Case does not matter; -, space and _ are the same.\n")
    return FINE
