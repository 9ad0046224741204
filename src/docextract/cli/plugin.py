"""``docextract plugin new``: a plugin to begin with."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from .main import FINE
from .output import say


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser("plugin", help="begin a plugin", description="Begin a plugin.")
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    new = actions.add_parser(
        "new",
        help="write a package to begin with",
        description="Write the package docextract-NAME: a document type with a table and two checks, its tests, and an "
        "example document. Its tests pass as they are; change it from there.",
    )
    new.add_argument("name", metavar="NAME", help="what the plugin is called: lower case, words joined by -")
    new.add_argument("--document-type", metavar="TYPE", help="its document type (default: NAME_REGISTER)")
    new.add_argument("--directory", metavar="DIR", help="where to write it (default: docextract-NAME here)")
    new.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the files, and say what comes next."""
    from ..scaffold import new_plugin, sample_name

    folder = Path(arguments.directory or f"docextract-{arguments.name}")
    for path in new_plugin(arguments.name, folder, arguments.document_type):
        say(f"{path}\n")
    kind = arguments.document_type or f"{arguments.name.replace('-', '_').upper()}_REGISTER"
    sample = folder / "tests" / f"{sample_name(arguments.name, kind)}.csv"
    say(
        f"\npip install --editable {folder} 'docextract[testing]'\n"
        f"pytest {folder}\n"
        f"docextract extract {sample} --asset-type MULTIFAMILY --document-type {kind}\n"
    )
    return FINE
