"""``docextract extract``: one data set of one document."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import InvalidRequestError
from ..export.look import Look
from ..quiet import collector_paused
from . import files
from .limits import add_limits
from .main import CHECK_FAILED, FINE
from .output import binary_output, complain, look, show, terminal
from .progress import bar

if TYPE_CHECKING:
    from ..models.extraction import Extraction
    from ..registry import Registry


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "extract",
        help="extract a document",
        description="Extract a document. Exit status: 0 fine, 1 extracted but a check failed, 2 refused.",
    )
    files.add_document(parser)
    parser.add_argument(
        "--asset-type", metavar="TYPE", help="kind of property, see docextract types (default: as the document tells)"
    )
    parser.add_argument(
        "--document-type",
        metavar="TYPE",
        help="kind of document (default: what docextract inspect finds, if one thing)",
    )
    parser.add_argument("--period-from", metavar="YYYY-MM-DD", help="first day of the period, to check the document by")
    parser.add_argument("--period-to", metavar="YYYY-MM-DD", help="last day of the period")
    parser.add_argument(
        "--format",
        metavar="FORMAT",
        help="table, json, csv, xlsx, html (default: by the name of -o; table on a terminal)",
    )
    parser.add_argument("-o", "--output", metavar="FILE", help="write to a file instead of stdout")
    parser.add_argument(
        "--strict", action="store_true", help="exit with 1 also on warnings of checks, or if none applied"
    )
    parser.add_argument("--summary", action="store_true", help="a table without its rows: figures, totals, checks")
    parser.add_argument(
        "--property", metavar="NAME", help="a table of one property of several, by its name or its code"
    )
    parser.add_argument("--columns", metavar="NAMES", help="columns of a table, by their names in JSON, or all")
    files.add_corrections(parser)
    files.add_layouts(parser)
    parser.add_argument("--no-layouts", action="store_true", help="read by the general rules alone")
    parser.add_argument("--no-source", action="store_true", help="leave the raw text out of the JSON")
    parser.add_argument(
        "--isolation",
        choices=files.ISOLATIONS,
        default="none",
        help="where the document is read: in this process (none, the default), in one of its own with limits "
        "(process), or only where the system confines that wholly (require)",
    )
    add_limits(parser)
    files.add_grants(parser)
    parser.set_defaults(run=run)


@collector_paused()  # what is loaded stays: nothing is to be found in it
def run(arguments: argparse.Namespace) -> int:
    """Extract, write, and say how it went."""
    from ..pipeline import extract
    from ..registry import default_registry

    registry = default_registry()
    name = _format(arguments, registry)
    progress = bar()
    options = files.reading_options(arguments, progress)
    names = ("asset_type", "document_type", "period_from", "period_to")
    asked = {name: getattr(arguments, name) for name in names}
    try:
        extraction = files.read(arguments, extract, options.limits, **asked, options=options, registry=registry)
        extraction = files.corrected(arguments, extraction)
    finally:
        if progress is not None:
            progress.clear()
    _write(extraction, name, arguments, registry)
    failed = why_failed(extraction, strict=arguments.strict)
    if failed:
        complain(failed)
    return CHECK_FAILED if failed else FINE


def status(extraction: Extraction[Any, Any], *, strict: bool = False) -> int:
    """The exit status of an extraction: 1 if a check failed; with ``strict`` also if one warns or none applied."""
    return CHECK_FAILED if why_failed(extraction, strict=strict) else FINE


def why_failed(extraction: Extraction[Any, Any], *, strict: bool = False) -> str:
    """Why the exit status is 1; empty where it is 0."""
    checks = [check for one in extraction._each for check in one.checks]
    for wanted, said in (("FAIL", "failed"), ("WARN", "to look at")):
        ids = list(dict.fromkeys(check.check_id for check in checks if check.status == wanted))
        if ids and (wanted == "FAIL" or strict):
            count = sum(check.status == wanted for check in checks)
            return f"{count} check{'' if count == 1 else 's'} {said}: {', '.join(ids)}"
    if strict and not any(check.status == "PASS" for check in checks):
        return "no check applied: nothing could be confirmed"
    return ""


def _format(arguments: argparse.Namespace, registry: Registry) -> str:
    """The format asked for; else the one that the output's name says, else table for people and json for programs."""
    allowed = list(registry.exporters)
    name: str | None = arguments.format
    if name is None and arguments.output is not None:
        suffix = Path(arguments.output).suffix.lower()
        name = next((e.name for e in registry.exporters.values() if e.suffix == suffix), None)
        if name is None and suffix:
            known = ", ".join(e.suffix for e in registry.exporters.values())
            raise InvalidRequestError(
                f"no format is written as {suffix!r} (but as {known}); say which with --format", field="output"
            )
    if name is None:
        name = "table" if arguments.output is None and terminal(sys.stdout) else "json"
    if name not in allowed:
        raise InvalidRequestError(f"{name!r} is not a format; there are: {', '.join(allowed)}", field="format")
    if name == "xlsx" and arguments.output is None and terminal(sys.stdout):
        raise InvalidRequestError("a workbook cannot be shown on a terminal: give it a file with -o", field="output")
    return name


def _write(extraction: Extraction[Any, Any], name: str, arguments: argparse.Namespace, registry: Registry) -> None:
    from ..declarations import resolve

    path: str | None = arguments.output
    if name == "table":
        from ..export.parts import all_columns, of_property
        from ..export.table import table_text

        columns: tuple[str, ...] = tuple(filter(None, (arguments.columns or "").split(",")))
        if columns == ("all",):
            columns = all_columns(extraction)
        seen = replace(look() if path is None else Look(), columns=columns, rows=not arguments.summary)
        if arguments.property is not None:
            extraction = of_property(extraction, arguments.property)
        declared = registry.known_types.get(extraction.tagging_data.document_type)
        text = table_text(extraction, seen, declared)
        if path is None:
            show(text)
        else:
            with binary_output(path) as file:
                file.write(text.encode("utf-8", "replace"))
        return
    for option in ("summary", "property", "columns"):
        if getattr(arguments, option):
            raise InvalidRequestError(f"--{option} is for --format table, not for {name}", field=option)
    with binary_output(path) as file:
        resolve(registry.exporters[name].write)(extraction, file)
