"""``docextract schema``: the JSON schema of a document type's answer."""

from __future__ import annotations

import argparse
from typing import Any

from .main import FINE
from .output import say


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "schema", help="the JSON schema of an answer", description="Print the JSON schema of a document type's answer."
    )
    parser.add_argument("type", metavar="TYPE", help="the document type (see docextract types)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the schema."""
    import json

    from ..declarations import resolve
    from ..registry import default_registry

    declared = default_registry().document_type(arguments.type)
    answers: Any = resolve(declared.answers)
    say(json.dumps(answers.model_json_schema(), indent=2, ensure_ascii=False) + "\n")
    return FINE
