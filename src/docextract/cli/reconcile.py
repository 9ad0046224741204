"""``docextract reconcile``: a rent roll against a statement of the same property."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from . import files
from .limits import add_limits, limits
from .main import CHECK_FAILED, FINE
from .output import binary_output, complain, look, say, terminal

if TYPE_CHECKING:
    from ..models.extraction import Extraction
    from ..models.request import Options


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "reconcile",
        help="a rent roll against a statement",
        description="Compare a rent roll with a statement of the same property. Differences are never more than "
        "warnings. Exit status: 0 fine, 2 refused; with --strict 1 on warnings, or if nothing could be compared.",
    )
    parser.add_argument("roll", metavar="ROLL", help="the rent roll: a PDF or a workbook")
    parser.add_argument("statement", metavar="STATEMENT", help="the statement; may be the same workbook")
    parser.add_argument("--asset-type", default="OTHER", metavar="TYPE", help="kind of property (default: OTHER)")
    parser.add_argument(
        "--statement-type", default="OPERATING_STATEMENT", metavar="TYPE",
        help="kind of statement (default: OPERATING_STATEMENT)",
    )  # fmt: skip
    parser.add_argument("--roll-sheet", metavar="N", help="sheet of the roll: its number from 1, or its name")
    parser.add_argument("--statement-sheet", metavar="N", help="sheet of the statement")
    parser.add_argument("--column", metavar="ID", help="the statement's column to compare, such as ACTUAL:2024")
    parser.add_argument("--format", choices=("table", "json"), help="default: table on a terminal, else json")
    parser.add_argument("-o", "--output", metavar="FILE", help="write to a file instead of stdout")
    parser.add_argument("--strict", action="store_true", help="exit with 1 on warnings, or if nothing was compared")
    parser.add_argument("--password-file", metavar="PATH", help="a file whose first line is the documents' password")
    files.add_layouts(parser)
    add_limits(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Extract both, compare, write, and say how it went."""
    from ..across import reconcile
    from ..errors import InvalidRequestError
    from ..models.extraction import RentRoll
    from ..models.request import Options
    from ..models.statement import Statement

    options = Options(layout_folders=files.layout_folders(arguments), include_source=False, limits=limits(arguments))
    roll = _extract(arguments, options, arguments.roll, arguments.roll_sheet, "RENT_ROLL")
    books = _extract(arguments, options, arguments.statement, arguments.statement_sheet, arguments.statement_type)
    if not isinstance(roll, RentRoll) or not isinstance(books, Statement):
        raise InvalidRequestError(f"{arguments.statement_type!r} is no kind of statement", field="documentType")
    answer = reconcile(roll, books, column=arguments.column)
    name = arguments.format or ("table" if arguments.output is None and terminal(sys.stdout) else "json")
    if name == "table":
        from ..export.reconciliation import reconciliation_text

        if arguments.output is None:
            say(reconciliation_text(answer, look()))
        else:
            _write(arguments.output, reconciliation_text(answer))
    else:
        from ..export.safe import json_text

        _write(arguments.output, json_text(answer.model_dump_json()) + "\n")
    found = {check.status for check in answer.checks}
    if arguments.strict and ("WARN" in found or "PASS" not in found):
        complain("checks warn" if "WARN" in found else "no check applied: nothing could be confirmed")
        return CHECK_FAILED
    return FINE


def _write(path: str | None, text: str) -> None:
    with binary_output(path) as file:
        file.write(text.encode("utf-8", "replace"))


def _extract(
    arguments: argparse.Namespace, options: Options, path: str, sheet: str | None, kind: str
) -> Extraction[Any, Any]:
    from ..pipeline import extract

    given = argparse.Namespace(file=path, sheet=sheet, password_file=arguments.password_file)
    asked = {"asset_type": arguments.asset_type, "document_type": kind, "options": options}
    return files.read(given, extract, options.limits, **asked)
