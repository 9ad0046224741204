"""``docextract logs``: the extraction log, as a table, as JSON, or as CSV."""

from __future__ import annotations

import argparse
import contextlib
import csv
import io
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ..errors import InvalidRequestError
from .database import add_database, for_reading
from .main import FINE
from .output import binary_output, look, say, terminal

if TYPE_CHECKING:
    from ..models.log import LogEntry

_FORMATS = ("table", "json", "csv")
_META = (
    "from", "to", "fileName", "periodFrom", "periodTo", "template", "asOnDate", "assetTypeAsked",
    "documentTypeAsked", "reason", "limit",
)  # fmt: skip


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "logs",
        help="the extraction log of the service",
        description="Print a page of the extraction log, newest first; as CSV all entries that match, oldest first. "
        "Works beside a running service.",
    )
    add_database(parser)
    parser.add_argument("--start-date", metavar="WHEN", help="ISO date or date-time, included; UTC without a zone")
    parser.add_argument("--end-date", metavar="WHEN", help="ISO date (all of it) or date-time, included")
    parser.add_argument("--api-key", metavar="KEY", help="the key value (dxk_...), not the key's id")
    parser.add_argument("--status", choices=("SUCCESS", "FAILED", "ALL"), default="ALL", help="default: ALL")
    parser.add_argument("--page", type=int, metavar="N", help="page, from 1")
    parser.add_argument("--page-size", type=int, metavar="N", help="entries on a page (default: 100, at most 10000)")
    parser.add_argument("--format", choices=_FORMATS, help="default: table on a terminal, json into a pipe")
    parser.add_argument("-o", "--output", metavar="FILE", help="write to a file instead of stdout")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the page, or write the entries."""
    import sys

    from ..export.safe import json_text
    from ..service.log import LogRecorder

    chosen = arguments.format or _by_suffix(arguments.output)
    chosen = chosen or ("table" if arguments.output is None and terminal(sys.stdout) else "json")
    wanted = {
        "start_date": arguments.start_date, "end_date": arguments.end_date, "api_key": arguments.api_key,
        "status": arguments.status,
    }  # fmt: skip
    whole = arguments.page is None and arguments.page_size is None
    with contextlib.closing(for_reading(arguments)) as store:
        log = LogRecorder(store)
        page = log.page(page=arguments.page or 1, page_size=arguments.page_size or 100, **wanted)
        if chosen == "csv":
            with binary_output(arguments.output) as file:
                _write_csv(log.iterate(**wanted) if whole else page.entries, file)
            return FINE
    text = json_text(page.to_json()) + "\n" if chosen == "json" else _table(page.entries, page.total)
    if arguments.output is None:
        say(text)
    else:
        with binary_output(arguments.output) as file:
            file.write(text.encode())
    return FINE


def _by_suffix(output: str | None) -> str | None:
    if output is None:
        return None
    suffix = output.rpartition(".")[2].lower()
    if suffix not in ("json", "csv", "txt"):
        raise InvalidRequestError(f"no format has the suffix .{suffix}; name one with --format", field="output")
    return "table" if suffix == "txt" else suffix


def _table(entries: list[LogEntry], total: int) -> str:
    from ..export.columns import TextColumn, list_out
    from ..export.safe import one_line
    from ..models.moments import moment_text

    columns = [
        TextColumn("Created", [moment_text(e.created_at) for e in entries], needed=True),
        TextColumn("Status", [e.status for e in entries], needed=True),
        TextColumn("Reason", [one_line(_reason(e)) for e in entries]),
        TextColumn("Document type", [one_line(e.document_type) for e in entries], needed=True),
        TextColumn("Asset type", [one_line(e.asset_type) for e in entries]),
        TextColumn("Pages", [str(e.pages) for e in entries], right=True),
        TextColumn("Rows", [str(e.rows) for e in entries], right=True),
        TextColumn("Id", [e.id for e in entries]),
        TextColumn("Key", [one_line(e.api_key_name) for e in entries]),
        TextColumn("File", [one_line(e.meta.get("fileName", "")) for e in entries], needed=True),
    ]
    return "\n".join(list_out(columns, look().width)) + f"\n\n{total} in all\n"


def _reason(entry: LogEntry) -> str:
    """Why it failed: the type of the error, and the limit that it was over."""
    return " ".join(str(said) for name in ("reason", "limit") if (said := entry.meta.get(name)) is not None)


def _write_csv(entries: Iterable[LogEntry], file: Any) -> None:
    """One line for each entry, the members of its meta in columns of their own."""
    import json

    from ..export.safe import csv_field

    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    names: list[str] | None = None
    for entry in entries:
        told = json.loads(entry.to_json())
        meta = told.pop("meta")
        line = {**told, **{f"meta.{name}": meta.get(name) for name in _META}}
        if names is None:
            names = [*line]
            writer.writerow(names)
        writer.writerow([csv_field(v) if isinstance(v, str) else v for v in line.values()])
        file.write(text.getvalue().encode("utf-8"))
        text.seek(0)
        text.truncate()
