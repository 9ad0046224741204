"""``docextract diff``: what changed from one rent roll or statement to a later one."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import InvalidRequestError
from . import files
from .limits import add_limits, limits
from .main import FINE, place_text
from .output import binary_output, say, terminal

if TYPE_CHECKING:
    from ..models.difference import Difference, FieldChange, TotalChange
    from ..models.extraction import Extraction

SHOWN_FIELDS = 6


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "diff",
        help="what changed between two rent rolls or statements",
        description="Say what changed from one rent roll or statement to a later one of the same property. "
        "Exit status: 0 also where something changed, 2 refused.",
    )
    parser.add_argument("old", metavar="OLD", help="a PDF or a workbook, or an answer that was written as JSON")
    parser.add_argument("new", metavar="NEW", help="the later one")
    parser.add_argument("--asset-type", metavar="TYPE", help="kind of property (default: as the documents tell)")
    parser.add_argument("--document-type", metavar="TYPE", help="kind of document (default: what is found)")
    parser.add_argument("--old-sheet", metavar="N", help="sheet of OLD: its number from 1, or its name")
    parser.add_argument("--new-sheet", metavar="N", help="sheet of NEW")
    parser.add_argument("--format", choices=("table", "json"), help="default: table on a terminal, else json")
    parser.add_argument("-o", "--output", metavar="FILE", help="write to a file instead of stdout")
    parser.add_argument("--password-file", metavar="PATH", help="a file whose first line is the documents' password")
    files.add_layouts(parser)
    add_limits(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Read both, compare, and print what changed."""
    from ..across import diff

    if arguments.old == arguments.new == "-":
        raise InvalidRequestError("stdin cannot hold both documents", field="file")
    old = _read(arguments, arguments.old, arguments.old_sheet)
    new = _read(arguments, arguments.new, arguments.new_sheet)
    found = diff(old, new)
    on_terminal = arguments.output is None and terminal(sys.stdout)
    name = arguments.format or ("table" if on_terminal else "json")
    text = found.model_dump_json(by_alias=True) if name == "json" else difference_text(found)
    if arguments.output is None:
        say(text + "\n")
    else:
        with binary_output(arguments.output) as file:
            file.write((text + "\n").encode("utf-8", "replace"))
    return FINE


def _read(arguments: argparse.Namespace, path: str, sheet: str | None) -> Extraction[Any, Any]:
    from ..models.request import Options
    from ..pipeline import extract

    written = _answer(path)
    if written is not None:
        return written
    arguments.file, arguments.sheet = path, sheet
    options = Options(layout_folders=files.layout_folders(arguments), include_source=False, limits=limits(arguments))
    asked = {name: getattr(arguments, name) for name in ("asset_type", "document_type")}
    return files.read(arguments, extract, options.limits, **asked, options=options)


def _answer(path: str) -> Extraction[Any, Any] | None:
    """An answer that was written as JSON; None where the file is none."""
    import json

    from ..declarations import resolve
    from ..registry import default_registry

    try:
        with Path(path).open("rb") as file:
            if file.read(64).lstrip()[:1] != b"{":
                return None
            text = Path(path).read_bytes()
    except OSError:
        return None  # reading it as a document says what is wrong
    try:
        kind = json.loads(text)["taggingData"]["documentType"]
        declared = default_registry().document_type(kind)
        answers: type[Extraction[Any, Any]] = resolve(declared.answers)  # type: ignore[assignment]
        return answers.from_json(text)
    except (ValueError, KeyError, TypeError) as error:
        raise InvalidRequestError(f"{path} is JSON and no answer of docextract", field="file") from error


def difference_text(found: Difference) -> str:
    """A difference for reading."""
    from ..export.safe import one_line

    sides = [
        f"{label} {side.file_name or 'an answer'}, {side.as_on_date or side.period_to or 'no date'}, {side.rows} rows"
        for label, side in (("old:", found.old), ("new:", found.new))
    ]
    lines = [found.document_type, *map(one_line, sides), ""]
    for row in found.rows:
        where = "" if row.doubtful is None else f"  (doubtful: {row.doubtful})"
        lines.append(one_line(f"{' + '.join(row.kinds):24} {row.name}{where}"))
        lines += [f"    {_change(change)}" for change in row.fields[:SHOWN_FIELDS]]
        if len(row.fields) > SHOWN_FIELDS:
            lines.append(f"    and {len(row.fields) - SHOWN_FIELDS} more (--format json has all)")
    if not found.rows:
        lines.append("no row changed")
    if found.totals:
        lines += ["", "Totals", *(f"    {_change(total)}" for total in found.totals)]
    for label, names in (("only in the old one", found.only_old), ("only in the new one", found.only_new)):
        if names:
            lines += ["", one_line(f"{label}: {', '.join(names)}")]
    lines += ["", f"{found.unchanged} rows are as they were"]
    return "\n".join([*lines, *(one_line(f"! {warning.message}") for warning in found.warnings)])


def _change(change: FieldChange | TotalChange) -> str:
    from ..export.safe import one_line

    name = getattr(change, "field", None) or getattr(change, "name", "")
    places = [place_text(side[0]) for side in (change.old_places, change.new_places) if side]
    said = f"{name}: {_value(change.was)} -> {_value(change.now)}"
    return one_line(said + (f"  [{' / '.join(places)}]" if places else ""))


def _value(value: object) -> str:
    return "-" if value is None else f"{value}"
