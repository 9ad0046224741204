"""``docextract inspect``: what is in files, one table for all of them."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from ..errors import DocextractError, InvalidRequestError
from .files import document, with_password
from .limits import add_limits, limits
from .main import FINE, REFUSED
from .output import say, terminal

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..models.inspection import DataSetFound, Inspection
    from ..models.request import Options

HEADS = ("file", "where", "what", "property type", "rows", "score", "about")


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "inspect",
        help="say what is in files",
        description="Say which data sets are in files, and what else stands there. Exit status: 0 fine (also where "
        "nothing is found), 2 if a file could not be read.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="PDFs and workbooks")
    parser.add_argument("--format", choices=("table", "json"), help="default: table on a terminal, else json")
    parser.add_argument("--reader", metavar="NAME", help="read with this reader (see docextract plugins)")
    parser.add_argument("--password-file", metavar="PATH", help="a file whose first line is the documents' password")
    add_limits(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Inspect, and print a table or one JSON object a file."""
    from ..models.request import Options

    if arguments.password_file == "-" and len(arguments.files) > 1:
        raise InvalidRequestError("stdin holds the password of one file only", field="password")
    options = Options(reader=arguments.reader, limits=limits(arguments))
    as_table = (arguments.format or ("table" if terminal(sys.stdout) else "json")) == "table"
    status = FINE
    lines: list[tuple[str, ...]] = []
    for path in arguments.files:
        try:
            arguments.file = path
            found = with_password(arguments, _call(arguments, options))
        except DocextractError as error:
            status = REFUSED
            lines.append((path, "", error.type, "", "", "", error.message))
            if not as_table:
                say(json.dumps({"fileName": path, "error": {"type": error.type, "message": error.message}}) + "\n")
            continue
        lines += _lines(path, found)
        if not as_table:
            say(found.model_dump_json() + "\n")
    if as_table:
        say(_table(lines) + "\n")
    return status


def _call(arguments: argparse.Namespace, options: Options) -> Callable[[str | None], Inspection]:
    from ..inspection import inspect

    opened = document(arguments, options.limits)
    return lambda password: inspect(opened, password=password, options=options)


def _lines(path: str, found: Inspection) -> list[tuple[str, ...]]:
    """A line for each data set, and one for each part in which there is none."""
    sets = sorted(found.data_sets, key=lambda one: (one.sheet or 0, one.first_page or 0))
    lines: list[tuple[str, ...]] = [
        (path, one.where, one.document_type, one.asset_type, str(one.rows), f"{one.score:.2f}", _about(one))
        for one in sets
    ]
    for part in found.parts:
        if not any(one.document_type == part.kind for one in sets):
            where = f"sheet {part.sheet_name!r}" if part.sheet else f"pages {part.first_page}-{part.last_page}"
            lines.append((path, where, part.kind.lower(), "", "", "", part.hint or ""))
    return lines


def _about(one: DataSetFound) -> str:
    day = one.as_on_date or one.period_to
    said = [one.property_name, f"{one.period_from} to {day}" if one.period_from else str(day or "")]
    return ", ".join(text for text in said if text)


def _table(lines: list[tuple[str, ...]]) -> str:
    from ..export.safe import one_line

    rows = [HEADS, *[tuple(one_line(cell) for cell in line) for line in lines]]
    widths = [min(60, max(len(row[n]) for row in rows)) for n in range(len(HEADS))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )
