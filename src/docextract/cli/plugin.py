"""``docextract plugin``: one to begin with, and what one that is being written does not understand yet."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from .main import CHECK_FAILED, FINE
from .output import say


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser("plugin", help="begin a plugin, and try it", description="Begin a plugin, and try it.")
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
    tried = actions.add_parser(
        "try",
        help="what a document type does not understand of some documents",
        description="Extract documents with a document type, and say of each which fields have no value, which columns "
        "and lines are of none, and what to add to the headers. Exit status: 0 all is understood, 1 something is not.",
    )
    tried.add_argument("plugin", metavar="TYPE", help="a document type, or the Python file that declares it")
    tried.add_argument("paths", nargs="+", metavar="PATH", help="documents, or folders of them")
    tried.set_defaults(run=run_try)


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
        f"docextract plugin try {kind} {sample}\n"
    )
    return FINE


def run_try(arguments: argparse.Namespace) -> int:
    """Say of each document what was not understood, and at the end what to add."""
    from ..trying import Trial

    trial = Trial.of(arguments.plugin)
    for path in trial.documents(map(Path, arguments.paths)):
        say("\n  ".join(trial.read(path)) + "\n")
    say("\n".join(trial.end()) + "\n")
    return FINE if trial.understood else CHECK_FAILED
