"""``docextract why``: why a number is what it is."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from . import files
from .limits import add_limits, limits
from .main import FINE
from .output import say, terminal


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "why",
        help="why a number is proved, contradicted or in doubt",
        description="Print every relation that a number stands in, with its addends and their places, and why it is "
        "proved, contradicted or in doubt; of a column what it was read as, and what else it could be. "
        "Exit status: 0 fine, 2 refused.",
    )
    files.add_document(parser)
    parser.add_argument("--row", type=int, metavar="N", help="the row's rowIndex, from 0")
    parser.add_argument("--field", metavar="F", help="the field, such as contractRent; of a statement a column's id")
    parser.add_argument(
        "--column", metavar="H", help="instead of a row and a field, a column's header: what it was read as, and why"
    )
    parser.add_argument("--asset-type", default="OTHER", metavar="TYPE", help="kind of property (default: OTHER)")
    parser.add_argument(
        "--document-type", default="RENT_ROLL", metavar="TYPE", help="kind of document (default: RENT_ROLL)"
    )
    parser.add_argument("--format", choices=("table", "json"), help="default: table on a terminal, else json")
    files.add_layouts(parser)
    add_limits(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Extract, and say why."""
    from ..errors import InvalidRequestError
    from ..export.safe import json_text, one_line
    from ..models.request import Options
    from ..pipeline import extract

    if (arguments.column is None) == (arguments.row is None or arguments.field is None):
        raise InvalidRequestError("why wants --row N and --field F, or --column H")
    options = Options(
        reader=arguments.reader, layout_folders=files.layout_folders(arguments), include_source=False,
        limits=limits(arguments),
    )  # fmt: skip
    asked = {"asset_type": arguments.asset_type, "document_type": arguments.document_type, "options": options}
    answer: Any = files.read(arguments, extract, options.limits, **asked)
    if arguments.column is not None:
        told = answer.why_column(arguments.column)
    else:
        told = answer.why(arguments.row, arguments.field)
    if (arguments.format or ("table" if terminal(sys.stdout) else "json")) == "json":
        say(json_text(told.model_dump_json(by_alias=True)) + "\n")
    else:
        for line in str(told).splitlines():
            say(one_line(line) + "\n")
    return FINE
