"""Rent rolls for the benchmarks, always the same: a PDF of any number of pages, a large workbook."""

from __future__ import annotations

import datetime as dt
import io
import random
from collections.abc import Iterator
from typing import Any

HEADER = (
    "Unit",
    "Unit Type",
    "Sq Ft",
    "Status",
    "Resident",
    "Name",
    "Market Rent",
    "Rent",
    "Other Charges",
    "Total Charges",
    "Deposit",
    "Other Deposit",
    "Balance",
    "Move In",
    "Lease From",
    "Lease To",
    "Move Out",
    "Bldg",
    "Floor Plan",
    "Notice",
)
PDF_COLUMNS = (
    ("Unit", 36, False),
    ("Unit Type", 80, False),
    ("Sq Ft", 160, True),
    ("Resident", 175, False),
    ("Market Rent", 330, True),
    ("Rent", 390, True),
    ("Deposit", 450, True),
    ("Balance", 510, True),
    ("Lease From", 530, False),
    ("Lease To", 600, False),
)
ROWS_PER_PAGE = 40
FAMILY, GIVEN = ("Ames", "Boll", "Cole", "Dunn", "Ewing"), ("Ann", "Bob", "Cyd")


def _leases(count: int) -> Iterator[dict[str, Any]]:
    rng = random.Random(20)
    first = dt.date(2023, 1, 1)
    for number in range(count):
        start = first + dt.timedelta(days=rng.randrange(360))
        market = rng.randrange(900, 2400)
        yield {
            "unit": f"{number + 1:05d}",
            "type": f"{rng.randrange(1, 4)}BR-{rng.choice('ABCD')}",
            "area": rng.randrange(500, 1500),
            "tenant": f"{rng.choice(FAMILY)}, {rng.choice(GIVEN)} {number}",
            "code": f"t{rng.randrange(10**7):07d}",
            "market": market,
            "rent": market - rng.randrange(0, 20_000) / 100,
            "other": rng.randrange(0, 9_000) / 100,
            "deposit": rng.randrange(0, 100_000) / 100,
            "balance": rng.randrange(-10_000, 20_000) / 100,
            "start": start,
            "end": start + dt.timedelta(days=364),
        }


def workbook(rows: int = 5_000) -> bytes:
    """A rent roll of 20 columns: 5,000 rows are 100,000 cells."""
    from openpyxl import Workbook

    book = Workbook(write_only=True)
    sheet = book.create_sheet("Rent Roll")
    for title in ("Rent Roll", "Maple Court", "As of 06/30/2024"):
        sheet.append([title])
    sheet.append(list(HEADER))
    for r in _leases(rows):
        total = round(r["rent"] + r["other"], 2)
        sheet.append(
            [
                r["unit"],
                r["type"],
                r["area"],
                "Occupied",
                r["code"],
                r["tenant"],
                r["market"],
                r["rent"],
                r["other"],
                total,
                r["deposit"],
                100,
                r["balance"],
                r["start"],
                r["start"],
                r["end"],
                None,
                "A",
                r["type"],
                None,
            ]
        )
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def pdf(pages: int) -> bytes:
    """A rent roll of so many pages of 40 units, its header on each, and a total at its end."""
    from reportlab.lib.pagesizes import landscape, letter
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    canvas = Canvas(out, pagesize=landscape(letter), pageCompression=1, invariant=1)
    leases = _leases(pages * ROWS_PER_PAGE)
    sums = dict.fromkeys(("area", "market", "rent", "deposit", "balance"), 0.0)
    for page in range(1, pages + 1):
        canvas.setFont("Helvetica-Bold", 9)
        for y, title in ((590, "Rent Roll"), (579, "Maple Court"), (568, "As of 06/30/2024")):
            canvas.drawString(36, y, title)
        canvas.setFont("Helvetica-Bold", 7)
        _line(canvas, 550, tuple(title for title, *_ in PDF_COLUMNS))
        canvas.setFont("Helvetica", 7)
        for row in range(ROWS_PER_PAGE):
            r = next(leases)
            for name in sums:
                sums[name] += r[name]
            _line(
                canvas,
                538 - 12 * row,
                (
                    r["unit"],
                    r["type"],
                    f"{r['area']:,}",
                    r["tenant"],
                    f"{r['market']:,.2f}",
                    f"{r['rent']:,.2f}",
                    f"{r['deposit']:,.2f}",
                    f"{r['balance']:,.2f}",
                    f"{r['start']:%m/%d/%Y}",
                    f"{r['end']:%m/%d/%Y}",
                ),
            )
        if page == pages:
            money = [f"{sums[name]:,.2f}" for name in ("market", "rent", "deposit", "balance")]
            _line(canvas, 538 - 12 * ROWS_PER_PAGE, ("Total", "", f"{sums['area']:,.0f}", "", *money, "", ""))
        canvas.drawString(36, 30, f"Page {page} of {pages}")
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def _line(canvas: Any, y: float, texts: tuple[str, ...]) -> None:
    for (_, x, right), text in zip(PDF_COLUMNS, texts, strict=True):
        if text:
            (canvas.drawRightString if right else canvas.drawString)(x, y, text)
