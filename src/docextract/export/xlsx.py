"""The extraction as a workbook: rows, their lists, totals, checks, warnings, and what the document is."""

from __future__ import annotations

import datetime as dt
import io
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from typing import Any, BinaryIO

from ..models.base import to_camel
from ..models.extraction import Extraction
from ..models.place import Place
from ..models.statement import Statement
from .flat import FlatTable, fields_of, flat_table, plain, row_model
from .safe import clean, looks_like_formula

_MADE = dt.datetime(2000, 1, 1)
"""The date the file says it was made: always the same, so that equal answers are equal files."""
_WIDEST = 60.0
_CELL = 32_767
"""Characters that a cell can hold."""


def xlsx_bytes(extraction: Extraction[Any, Any]) -> bytes:
    """The workbook. No text in it is run as a formula; numbers are numbers and dates are dates."""
    each = extraction.statements if isinstance(extraction, Statement) else [extraction]
    return workbook_bytes(
        (title if n == 1 else f"{title} {n}", lines) for n, one in enumerate(each, 1) for title, lines in _sheets(one)
    )


def workbook_bytes(sheets: Iterable[tuple[str, Sequence[Sequence[Any]]]]) -> bytes:
    """A workbook of these sheets, each a title and its lines, the first of which is its header."""
    import openpyxl

    book: Any = openpyxl.Workbook()
    book.remove(book.active)
    book.properties.creator = "docextract"
    book.properties.created = book.properties.modified = _MADE
    for title, lines in sheets:
        _fill(book.create_sheet(title), lines)
    out = io.BytesIO()
    book.save(out)
    return _timeless(out.getvalue())


def write(extraction: Extraction[Any, Any], file: BinaryIO) -> None:
    """Write the workbook to a binary file."""
    file.write(xlsx_bytes(extraction))


def _sheets(extraction: Extraction[Any, Any]) -> Iterator[tuple[str, Sequence[Sequence[Any]]]]:
    table = flat_table(extraction)
    yield "Rows", [[column.name for column in table.columns], *table.lines]
    for field in fields_of(row_model(extraction)):
        if field.item is not None and (lines := _items(extraction.rows, field.name, field.item, table)):
            yield field.alias[:1].upper() + field.alias[1:], lines
    stated = extraction.totals.stated
    yield "Totals", _totals(stated, extraction.totals.computed)
    check_head = ["checkId", "status", "title", "expected", "actual", "difference", "tolerance", "basis", "message"]
    yield (
        "Checks",
        [check_head]
        + [
            [c.check_id, c.status, c.title, c.expected, c.actual, c.difference, c.tolerance, c.basis, c.message]
            for c in extraction.checks
        ],
    )
    notes = ([note.type, note.message, note.place] for note in extraction.warnings)
    yield "Warnings", [["type", "message", "place"], *notes]
    meta = extraction.meta.model_dump(mode="json", by_alias=True, exclude={"parse_duration", "extract_duration"})
    yield "About", [["field", "value"], *([key, value] for key, value in meta.items())]


def _items(rows: Sequence[Any], name: str, item: type, table: FlatTable) -> list[Sequence[Any]]:
    """The items of a list field, one a line, with the row they belong to."""
    names = [field.name for field in fields_of(item)]
    lines = [
        [getattr(row, "row_index", None), *(getattr(entry, n) for n in names)]
        for row in rows
        for entry in getattr(row, name)
    ]
    return [["rowIndex", *map(to_camel, names)], *lines] if lines else []


def _totals(stated: Iterable[Any], computed: dict[str, Decimal | None]) -> list[Sequence[Any]]:
    lines: list[Sequence[Any]] = [["label", "scope", "field", "printed", "place"]]
    for total in stated:
        for field, value in total.values.items():
            lines.append([total.label, total.scope, field, value, total.sources.get(field)])
    lines.append([])
    lines.append(["", "", "field", "computed"])
    lines += [["", "", field, value] for field, value in computed.items()]
    return lines


def _fill(sheet: Any, lines: Sequence[Sequence[Any]]) -> None:
    from openpyxl.styles import Font

    widths: dict[int, float] = {}
    for r, line in enumerate(lines, 1):
        for c, value in enumerate(line, 1):
            if value is None or value == "":
                continue
            cell = sheet.cell(r, c)
            widths[c] = min(_WIDEST, max(widths.get(c, 0.0), _put(cell, value) + 2.0))
            if r == 1:
                cell.font = Font(bold=True)
    for c, width in widths.items():
        sheet.column_dimensions[sheet.cell(1, c).column_letter].width = width
    sheet.freeze_panes = "A2"


def _put(cell: Any, value: Any) -> int:
    """Write one value with its true type; gives the characters it takes."""
    if isinstance(value, (bool, int, dt.date)):
        cell.value = value
        return 10
    if isinstance(value, Decimal):
        places = -int(value.as_tuple().exponent)  # as printed: 1,010.00 keeps its cents
        cell.value = value
        cell.number_format = "#,##0" + ("." + "0" * min(places, 6) if places > 0 else "")
        return len(f"{value:,}")
    if isinstance(value, float):
        cell.value = value
        return 12
    text = _cell_text(value)
    cell.value = text
    cell.data_type = "s"
    cell.quotePrefix = looks_like_formula(text)
    return len(text)


def _cell_text(value: Any) -> str:
    if isinstance(value, Place):
        value = value.to_json()
    if not isinstance(value, str):
        import json

        value = json.dumps(plain(value), ensure_ascii=False)
    return clean(value)[:_CELL]


def _timeless(data: bytes) -> bytes:
    """The same archive with fixed dates in its directory: openpyxl stamps the time of saving."""
    import re
    import zipfile

    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new:
        for info in old.infolist():
            content = old.read(info)
            if info.filename == "docProps/core.xml":
                content = re.sub(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", b"2000-01-01T00:00:00Z", content)
            fixed = zipfile.ZipInfo(info.filename, (2000, 1, 1, 0, 0, 0))
            fixed.compress_type = zipfile.ZIP_DEFLATED
            new.writestr(fixed, content)
    return out.getvalue()
