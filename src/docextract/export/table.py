"""An extraction for reading: rows, figures, totals, each check with its mark, and what to look at."""

from __future__ import annotations

import datetime as dt
import re
import textwrap
from collections.abc import Iterator
from decimal import Decimal
from itertools import groupby
from typing import Any, BinaryIO

from ..declarations import DocumentType
from ..models.base import to_camel
from ..models.extraction import Extraction, RentRoll
from ..models.findings import CheckResult
from ..models.place import Place
from ..models.statement import Statement
from .columns import TextColumn, fitting, lay_out, side_by_side
from .flat import FlatTable, Kind, flat_table
from .look import ASCII_MARKS, UNICODE_MARKS
from .look import Look as Look
from .statement import key_total_lines, statement_lines

_SHOWN_WARNINGS = 20


def write(extraction: Extraction[Any, Any], file: BinaryIO) -> None:
    """Write the table as UTF-8 text, as wide as it needs to be, to a binary file."""
    file.write(table_text(extraction).encode("utf-8", "replace"))


def table_text(extraction: Extraction[Any, Any], look: Look | None = None, declared: DocumentType | None = None) -> str:
    """The extraction as text, ending in a line end.

    Args:
        declared: the document type, which says what fields to show; by default the registered one of that name.
    """
    if declared is None:
        from ..registry import default_registry

        declared = default_registry().known_types.get(extraction.tagging_data.document_type)
    look = look or Look()
    blocks = [
        _head(extraction, look, declared.title if declared else extraction.tagging_data.document_type),
        _rows(extraction, look, declared) if look.rows else [],
        _figures(extraction, look),
        key_total_lines(extraction, look) if isinstance(extraction, Statement) else [],
        _properties(extraction, look),
        [] if isinstance(extraction, Statement) else _totals(extraction, look),
        _checks(extraction, look),
        _to_look_at(extraction, look),
        _wrap(look.text(_proof(extraction)), look),
    ]
    text = "\n\n".join("\n".join(block) for block in blocks if block) + "\n"
    further = extraction.statements[1:] if isinstance(extraction, Statement) else []
    return "\n\n".join([text, *(table_text(statement, look, declared) for statement in further)])


def _head(extraction: Extraction[Any, Any], look: Look, title: str) -> list[str]:
    meta = extraction.meta
    name = meta.property_name
    if name and meta.property_code:
        name = f"{name} ({meta.property_code})"
    dated = f"as of {meta.as_on_date}" if meta.as_on_date else ""
    if meta.period_from or meta.period_to:
        dated = f"{meta.period_from or '?'} to {meta.period_to or '?'}"
    where = f"sheet {meta.sheet_name}" if meta.sheet_name else f"pages {meta.first_page}-{meta.last_page}"
    if meta.first_page is not None and meta.first_page == meta.last_page:
        where = f"page {meta.first_page}"
    parts = [title, name, dated, meta.file_name, where, meta.template]
    joint = " | " if look.ascii else " · "
    return _wrap(joint.join(look.text(part) for part in parts if part), look)


def _rows(extraction: Extraction[Any, Any], look: Look, declared: DocumentType | None) -> list[str]:
    if isinstance(extraction, Statement):
        return statement_lines(extraction, look.width, look.text, ascii_only=look.ascii)
    table = flat_table(extraction)
    if not table.lines:
        return ["No rows."]
    own = declared.shown if declared else ()
    shown = look.columns or own or [column.name for column in table.columns]
    first = set(look.columns or (declared.first if declared else ()))
    columns = [_row_number(extraction, table)]
    kinds = {column.name: column.kind for column in table.columns}
    left = 0
    for name in dict.fromkeys([*shown, *kinds]):
        if name not in kinds:
            continue
        values = table.column(name)
        if name in _TOLD or all(value is None or value == "" for value in values):
            continue
        if name not in shown:
            left += 1
            continue
        cells = [_cell(value, look) for value in values]
        right = kinds[name] in (Kind.NUMBER, Kind.COUNT)
        columns.append(TextColumn(look.text(_label(name)), cells, right, name in first))
    count = len(table.lines)
    left += len(columns) - len(fitting(columns, look.width))
    return [*lay_out(columns, look.width, look.ellipsis), f"{count:,} row{'' if count == 1 else 's'}{_left_out(left)}"]


_TOLD = frozenset(("rowIndex", "rowId", "proved", "contradicted", "derived"))
"""Fields that are no columns for people: the number of the row stands before it, and proofs are counted below."""


def _left_out(columns: int) -> str:
    """How many columns that hold something are not shown, and how to see them."""
    if not columns:
        return ""
    return f"; {columns} more column{'' if columns == 1 else 's'}: --columns all, or -o out.xlsx"


def _properties(extraction: Extraction[Any, Any], look: Look) -> list[str]:
    """The figures of each property of a roll of several."""
    parts = getattr(extraction.summary, "by_property", None) or [] if isinstance(extraction, RentRoll) else []
    if len(parts) < 2:
        return []
    names = [look.text(" ".join(filter(None, (part.property_name, part.property_code)))) for part in parts]
    columns = [TextColumn("Properties", names, needed=True)]
    for head, values in (
        ("Units", [part.total_units for part in parts]),
        ("Occupied", [part.occupied_units for part in parts]),
        ("Vacant", [part.vacant_units for part in parts]),
        ("In-place rent", [part.in_place_rent.net for part in parts]),
    ):
        columns.append(TextColumn(head, [_cell(value, look) for value in values], right=True, needed=head == "Units"))
    shares = [part.occupancy.physical.value for part in parts]
    columns.append(TextColumn("Occupancy", ["" if v is None else f"{v * 100:.1f}%" for v in shares], right=True))
    return lay_out(columns, look.width, look.ellipsis)


def _row_number(extraction: Extraction[Any, Any], table: FlatTable) -> TextColumn:
    numbers = [str(getattr(row, "row_index", n)) for n, row in enumerate(extraction.rows)]
    return TextColumn("#", numbers, right=True, needed=True)


def _figures(extraction: Extraction[Any, Any], look: Look) -> list[str]:
    """The plain figures of the summary, and its ratios."""
    told = [f"{label} {text}" for label, text in _told(extraction.summary) if text]
    return ["Summary", *side_by_side(told, look.width, "  ")] if told else []


def _told(summary: Any) -> Iterator[tuple[str, str]]:
    fields = getattr(type(summary), "model_fields", {})
    for name in fields:
        value = getattr(summary, name)
        if isinstance(value, (int, Decimal)) and not isinstance(value, bool):
            yield _label(to_camel(name)).lower(), _cell(value, Look())
        for part in getattr(type(value), "model_fields", {}):
            ratio = getattr(value, part)
            if isinstance(ratio, Decimal):
                yield f"{_label(to_camel(name))}, {_label(to_camel(part))}".lower(), _cell(ratio, Look())
            elif isinstance(getattr(ratio, "value", None), Decimal) and hasattr(ratio, "formula"):
                yield f"{_label(to_camel(name))}, {_label(to_camel(part))}".lower(), f"{ratio.value * 100:.1f}%"


def _totals(extraction: Extraction[Any, Any], look: Look) -> list[str]:
    stated = extraction.totals.stated
    computed = {name: value for name, value in extraction.totals.computed.items() if value is not None}
    names = list(dict.fromkeys([*(name for total in stated for name in total.values), *computed]))
    if not names:
        return []
    labels = [look.text(" ".join(filter(None, (total.label, total.scope and f"[{total.scope}]")))) for total in stated]
    lines = [total.values for total in stated]
    if computed:
        labels.append("computed from the rows")
        lines.append(computed)
    columns = [TextColumn("Totals", labels, needed=True)]
    for n, name in enumerate(names):
        cells = [_cell(line.get(name), look) for line in lines]
        columns.append(TextColumn(look.text(_label(name)), cells, right=True, needed=n < 3))
    return lay_out(columns, look.width, look.ellipsis)


def _checks(extraction: Extraction[Any, Any], look: Look) -> list[str]:
    checks = extraction.checks
    if not any(check.status in ("PASS", "FAIL") for check in checks):
        return ["Checks: nothing could be confirmed."] + [
            line for check in checks if check.status == "WARN" for line in _check(check, look)
        ]
    counts = {status: sum(1 for check in checks if check.status == status) for status in UNICODE_MARKS}
    words = {"PASS": "passed", "FAIL": "failed", "WARN": "to look at", "SKIPPED": "not applicable"}
    told = ", ".join(f"{n} {words[status]}" for status, n in counts.items() if n)
    lines = [f"Checks: {told}"]
    for check_id, group in groupby(checks, key=lambda check: check.check_id):
        results = list(group)
        passed = [check for check in results if check.status == "PASS"]
        if len(passed) > 1:
            bases = ", ".join(dict.fromkeys(check.basis for check in passed if check.basis))
            told = f"{check_id} {passed[0].title.partition(':')[0]} ({len(passed)} times)"
            lines += _marked("PASS", told + (f" [{bases}]" if bases else ""), look)
        shown = [check for check in results if check.status in ("FAIL", "WARN") or [check] == passed]
        lines += [line for check in shown for line in _check(check, look)]
    return lines


def _check(check: CheckResult, look: Look) -> list[str]:
    basis = f" [{check.basis}]" if check.basis else ""
    numbers = ""
    if check.expected is not None and check.actual is not None and check.status != "PASS":
        numbers = f": {_cell(check.expected, look)} expected, {_cell(check.actual, look)} found"
        if check.difference:
            numbers += f" ({check.difference:+,})"
    elif check.status == "PASS" and check.expected:
        numbers = f": {_cell(check.expected, look)}"
    message = f"; {check.message}" if check.message and check.status != "PASS" else ""
    return _marked(check.status, f"{check.check_id} {check.title}{basis}{numbers}{message}", look)


def _marked(status: str, text: str, look: Look) -> list[str]:
    """A text behind the mark of a status, wrapped under itself."""
    indent = " " * (3 + len((ASCII_MARKS if look.ascii else UNICODE_MARKS)["PASS"]))
    first, *rest = _wrap(look.text(text), look, indent)
    return [f"  {look.mark(status)} {first[len(indent) :]}", *rest]


def _to_look_at(extraction: Extraction[Any, Any], look: Look) -> list[str]:
    """The warnings, the columns that were not understood, and the lines that nobody can explain."""
    told = [f"{note.message}{_at(note.place)}" for note in extraction.warnings]
    for column in extraction.unmapped_columns:
        sample = ", ".join(column.sample[:3])
        told.append(f"column {column.column} {column.header or '(no header)'} was not understood: {sample}")
    if extraction.ledger.unexplained:
        places = ", ".join(_place(place) for place in extraction.ledger.unexplained[:5])
        count = len(extraction.ledger.unexplained)
        lines = "1 line of the document is" if count == 1 else f"{count:,} lines of the document are"
        told.append(f"{lines} unexplained: {places}")
    if not told:
        return []
    left = len(told) - _SHOWN_WARNINGS
    if left > 0:
        told = [*told[:_SHOWN_WARNINGS], f"and {left} more (see --format json)"]
    return ["To look at", *(line for text in told for line in _wrap(look.text(text), look, "  "))]


def _proof(extraction: Extraction[Any, Any]) -> str:
    proof = extraction.proof
    if not proof.numbers:
        return "Proof: no numbers."
    told = f"Proof: {proof.proved:,} of {proof.numbers:,} numbers tie within the document"
    if proof.contradicted:
        told += f", {proof.contradicted:,} {'is' if proof.contradicted == 1 else 'are'} contradicted"
    complete = proof.completeness
    if complete.status == "PROVED":
        told += f"; no row is missing ({', '.join(complete.by)})"
    return told + "."


def _at(place: Place | None) -> str:
    return f" ({_place(place)})" if place is not None else ""


def _place(place: Place) -> str:
    if place.sheet is not None:
        return f"{place.sheet}!{place.cell}" if place.cell else place.sheet
    return f"page {place.page}"


def _label(name: str) -> str:
    """``contractRent`` as ``Contract rent``."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()
    return words[:1].upper() + words[1:]


def _cell(value: Any, look: Look) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (Decimal, int)):
        return f"{value:,}"
    if isinstance(value, dt.date):
        return value.isoformat()
    return look.text(str(value))


def _wrap(text: str, look: Look, indent: str = "") -> list[str]:
    if look.width is None:
        return [indent + text]
    return textwrap.wrap(
        text, max(20, look.width), initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
    )
