"""Small statements as workbooks and pages, for tests that look at one rule each."""

from __future__ import annotations

import datetime as dt
import io
from collections.abc import Sequence
from typing import Any

import openpyxl

import docextract


def workbook(rows: Sequence[Sequence[Any]]) -> bytes:
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(row)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def read(rows: Sequence[Sequence[Any]], kind: str = "OPERATING_STATEMENT", **more: Any) -> docextract.Statement:
    more = {"asset_type": "MULTIFAMILY", **more}
    statement = docextract.extract(workbook(rows), document_type=kind, **more)
    assert isinstance(statement, docextract.Statement)
    return statement


def page(rows: Sequence[tuple[str, float, Sequence[str], float]], *, columns: int = 3) -> bytes:
    """A page of rows ``(label, x, numbers, distance to the row below)``."""
    from reportlab.pdfgen import canvas

    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(612, 792), invariant=True)
    y = 740.0
    for label, x, numbers, gap in rows:
        draw.setFont("Helvetica", 9)
        draw.drawString(40 + x, y, label)
        for n, text in enumerate(numbers):
            draw.drawRightString(330 + 80 * n, y, text)
        y -= gap
    draw.save()
    return out.getvalue()


def months(year: int, month: int, count: int = 12) -> list[dt.date]:
    index = year * 12 + month - 1
    return [dt.date((index + n) // 12, (index + n) % 12 + 1, 1) for n in range(count)]


def line(code: Any, label: str, values: Sequence[float]) -> list[Any]:
    return [code, label, *values, sum(values)]


RENT = [1000.25 + 10 * n for n in range(12)]
VACANCY = [-50.5] * 12
REPAIRS = [100.0 + (n * 37) % 11 for n in range(12)]
WATER = [30.75 + n % 3 for n in range(12)]
INCOME = [a + b for a, b in zip(RENT, VACANCY, strict=True)]
EXPENSES = [a + b for a, b in zip(REPAIRS, WATER, strict=True)]


def trailing(first: tuple[int, int] = (2023, 7)) -> list[list[Any]]:
    """Twelve months of a small property, that all add up."""
    return [
        ["Cedar Hill (ch1)"],
        ["Statement (12 months)"],
        ["Book = Accrual"],
        [None, None, *months(*first), "Total"],
        [None, "INCOME"],
        line("4010-0000", "Market Rent", RENT),
        line("4020-0000", "Vacancy", VACANCY),
        line("4999-0000", "TOTAL INCOME", INCOME),
        [None, "EXPENSES"],
        line("5010-0000", "Repairs & Maintenance", REPAIRS),
        line("5020-0000", "Water", WATER),
        line("5999-0000", "TOTAL EXPENSES", EXPENSES),
        line("6000-0000", "NET OPERATING INCOME", [a - b for a, b in zip(INCOME, EXPENSES, strict=True)]),
    ]
