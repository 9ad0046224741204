"""``docextract plugins``: what is installed, and what each plugin registers."""

from __future__ import annotations

import argparse
from typing import Any

from .main import CHECK_FAILED, FINE
from .output import complain, say


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "plugins",
        help="what is installed",
        description="List the plugins and what each registers. Exit status: 0 fine, 1 if a plugin was left out.",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print every plugin with its declarations by kind."""
    from ..hookspecs import HOOKS_VERSION
    from ..models.request import Options
    from ..registry import default_registry

    registry = default_registry()
    say(f"hooks version {HOOKS_VERSION}\n")
    for plugin in registry.plugins:
        version = f" {plugin.version}" if plugin.version else ""
        origin = "" if plugin.origin == "docextract" else f" ({plugin.origin})"
        say(f"\n{plugin.name}{version}{origin}\n")
        for what, table in registry.tables.items():
            if names := [name for name in table if table.owner(name).name == plugin.name]:
                say(f"  {what}: {', '.join(names)}\n")
        for name, reader in registry.readers.items():
            if registry.readers.owner(name).name == plugin.name and reader.needs.any:
                told = "granted" if name in Options().granted else "not granted"
                say(f"  {name} needs {reader.needs}: {told} in a process of its own\n")
    for error in registry.left_out:
        say(f"\n! {error.message}\n")
    if registry.left_out:
        complain("plugins were left out that cannot be loaded")
        return CHECK_FAILED
    return FINE
