"""Small rent rolls that the tests make: rows of a workbook or of a PDF, with totals that are right by construction."""

from __future__ import annotations

import datetime as dt
import io
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from typing import Any

import docextract
from docextract import RentRoll
from docextract.models.findings import CheckResult

Line = Sequence[Any]

COLUMNS = {
    "unit": "Unit", "type": "Unit Type", "area": "Sq Ft", "tenant": "Tenant", "market": "Market Rent", "rent": "Rent",
    "deposit": "Deposit", "balance": "Balance", "start": "Lease From", "end": "Lease To",
    "in": "Move In", "out": "Move Out",
}  # fmt: skip
SUMMED = ("area", "market", "rent", "deposit", "balance")
TITLE: Sequence[Line] = (["Rent Roll"], ["Maple Court"], ["As of 01/31/2024"], [])
NOBODY = {"rent": None, "deposit": None, "balance": None, "start": None, "end": None, "in": None}


def home(unit: Any, tenant: str | None = "Ann Ames", **changes: Any) -> dict[str, Any]:
    """A let apartment, by column key; ``changes`` overrules cells."""
    let: dict[str, Any] = {
        "unit": unit, "type": "A1", "area": 700, "tenant": tenant, "market": 1000, "rent": 950,
        "deposit": 500, "balance": 25,
        "start": dt.date(2023, 6, 1), "end": dt.date(2024, 5, 31), "in": dt.date(2022, 6, 1), "out": None,
    }  # fmt: skip
    return let | changes


def empty(unit: Any, tenant: str | None = None, **changes: Any) -> dict[str, Any]:
    """A unit without a lease."""
    return home(unit, tenant, **(NOBODY | changes))


def lines(
    rows: Iterable[Mapping[str, Any] | Line],
    *,
    columns: Mapping[str, str] = COLUMNS,
    title: Sequence[Line] = TITLE,
    total: str | None = "Total",
    after: Sequence[Line] = (),
) -> list[list[Any]]:
    """The lines of a roll: title, header, rows (dicts by column key, or lines as they are), the total of all dicts."""
    rows = list(rows)
    body = [list(row) if not isinstance(row, Mapping) else [row.get(key) for key in columns] for row in rows]
    found = [*map(list, title), list(columns.values()), *body]
    if total is not None:
        found.append(total_line(total, [row for row in rows if isinstance(row, Mapping)], columns))
    return [*found, *map(list, after)]


def total_line(label: str | None, rows: Iterable[Mapping[str, Any]], columns: Mapping[str, str] = COLUMNS) -> list[Any]:
    """A total over rows, in the columns that can be added up."""
    rows = list(rows)
    sums: list[Any] = [sum(r[key] for r in rows if r.get(key)) if key in SUMMED else None for key in columns]
    sums[0] = label
    return sums


def workbook(*sheets: Sequence[Line], names: Sequence[str] = (), merged: Sequence[str] = ()) -> bytes:
    """A workbook of these lines, a sheet each; ``merged`` are ranges of the first sheet."""
    import openpyxl

    book = openpyxl.Workbook()
    book.remove(book.active)
    for number, content in enumerate(sheets):
        sheet = book.create_sheet(names[number] if names else f"Sheet{number + 1}")
        for line in content:
            sheet.append(list(line))
    for area in merged:
        book.worksheets[0].merge_cells(area)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def shown(value: Any) -> str:
    """A value as a report prints it."""
    if value is None:
        return ""
    if isinstance(value, dt.date):
        return f"{value:%m/%d/%Y}"
    if isinstance(value, (int, float, Decimal)):
        return f"{value:,.2f}"
    return str(value)


def pdf(*pages: Sequence[Line], size: tuple[float, float] = (792, 612), points: float = 7, pitch: float = 12) -> bytes:
    """A PDF of these lines, page by page; numbers stand at the right of their column, which all pages share.

    A line of one cell is a title and may run over the columns beside it.
    """
    from reportlab.pdfbase.pdfmetrics import stringWidth
    from reportlab.pdfgen.canvas import Canvas

    every = [line for page in pages for line in page if len(line) > 1]
    width = max(map(len, every))
    widths = [
        max(stringWidth(shown(line[c]), "Helvetica", points) for line in every if c < len(line)) for c in range(width)
    ]
    starts = [30 + sum(widths[:c]) + 10 * c for c in range(width)]
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=size, invariant=1)
    for page in pages:
        canvas.setFont("Helvetica", points)
        for number, line in enumerate(page):
            y = size[1] - 40 - pitch * number
            for c, value in enumerate(line):
                if isinstance(value, (int, float, Decimal)):
                    canvas.drawRightString(starts[c] + widths[c], y, shown(value))
                else:
                    canvas.drawString(starts[c], y, shown(value))
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def read(data: bytes, asset_type: str = "MULTIFAMILY", **more: Any) -> RentRoll:
    """The rent roll in a document."""
    return docextract.extract(data, asset_type=asset_type, document_type="RENT_ROLL", **more)


def read_lines(*args: Any, asset_type: str = "MULTIFAMILY", **more: Any) -> RentRoll:
    """The rent roll in a workbook of :func:`lines`."""
    return read(workbook(lines(*args, **more)), asset_type)


def results(x: RentRoll, check_id: str, about: str = "") -> list[CheckResult]:
    """The results of a check, those whose title holds some words."""
    return [c for c in x.checks if c.check_id == check_id and about in c.title]


def result(x: RentRoll, check_id: str, about: str = "") -> CheckResult:
    """The one result of a check."""
    found = results(x, check_id, about)
    assert len(found) == 1, [c.title for c in found]
    return found[0]


def status(x: RentRoll, check_id: str, about: str = "") -> str:
    """The status of a check's one result."""
    return result(x, check_id, about).status


def column(x: RentRoll, name: str) -> list[Any]:
    """One field of all rows."""
    return [getattr(row, name) for row in x.rows]
