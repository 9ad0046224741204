"""``docextract layouts``: the report layouts that are known, and where each comes from."""

from __future__ import annotations

import argparse
from typing import Any

from . import files
from .main import FINE
from .output import look, say


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "layouts", help="known report layouts", description="List the known report layouts and where each comes from."
    )
    files.add_layouts(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print every layout with its title and its source."""
    from ..engine import layouts_in_force
    from ..export.columns import TextColumn, list_out
    from ..models.request import Options
    from ..registry import default_registry

    found = layouts_in_force(default_registry(), Options(layout_folders=files.layout_folders(arguments)))
    columns = [
        TextColumn("Layout", [layout.name for layout in found], needed=True),
        TextColumn("Title", [layout.title for layout in found], needed=True),
        TextColumn("Source", [layout.folder for layout in found], needed=True),
    ]
    say("\n".join(list_out(columns, look().width)) + "\n")
    return FINE
