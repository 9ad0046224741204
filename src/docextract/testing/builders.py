"""Small documents from rows of cells, as bytes; the same rows give the same bytes."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Sequence
from typing import Any

Stamp = tuple[int, int, int, int, int, int]
_STAMP: Stamp = (1980, 1, 1, 0, 0, 0)
_NO_PROPERTIES = (
    b'<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>'
)


def workbook(
    rows: Sequence[Sequence[Any]], *, sheet: str = "Sheet1", more: dict[str, Sequence[Any]] | None = None
) -> bytes:
    """A workbook with the rows on its first sheet.

    Args:
        rows: cells as text, numbers, dates, formulas (``"=SUM(A1:A3)"``) or None.
        sheet: the sheet's name.
        more: further sheets, by name.
    """
    import openpyxl

    book: Any = openpyxl.Workbook()
    book.remove(book.active)
    for name, lines in {sheet: rows, **(more or {})}.items():
        page = book.create_sheet(name)
        for line in lines:
            page.append(list(line))
    raw = io.BytesIO()
    book.save(raw)
    # Without the moments at which it was written.
    return rezipped(raw.getvalue(), _STAMP, lambda name, was: _NO_PROPERTIES if name == "docProps/core.xml" else was)


def pages(*texts: Sequence[Sequence[Any]], widths: Sequence[float] | None = None) -> bytes:
    """A PDF with one table on each page: columns of numbers stand right, all else left. Wants reportlab.

    Args:
        texts: for each page its rows; a row of one cell is a line of its own.
        widths: of the columns, in points; by default equal ones over a page in landscape. The page is as wide as they
            want it.
    """
    from reportlab.lib.pagesizes import letter
    from reportlab.pdfgen.canvas import Canvas

    width, height = max(letter[1], sum(widths or ()) + 80), letter[0]
    raw = io.BytesIO()
    canvas = Canvas(raw, pagesize=(width, height), invariant=1)
    for rows in texts:
        columns = max(len(row) for row in rows)
        sizes = list(widths or [(width - 80) / columns] * columns)
        right = {n for row in rows for n, cell in enumerate(row) if isinstance(cell, (int, float)) and len(row) > 1}
        for number, row in enumerate(rows):
            left = 40.0
            canvas.setFont("Helvetica", 9)
            for column, (cell, size) in enumerate(zip(row, sizes, strict=False)):
                if cell is None:
                    pass
                elif column in right and len(row) > 1:
                    canvas.drawRightString(left + size - 12, height - 50 - 15 * number, _printed(cell))
                else:
                    canvas.drawString(left, height - 50 - 15 * number, _printed(cell))
                left += size
        canvas.showPage()
    canvas.save()
    return raw.getvalue()


def room(rows: Sequence[Sequence[Any]]) -> list[float]:
    """Widths of the columns of some rows for :func:`pages`: all texts have room, and the page is filled."""
    from reportlab.pdfbase.pdfmetrics import stringWidth

    texts = [["" if cell is None else _printed(cell) for cell in column] for column in zip(*rows, strict=True)]
    widths = [max(stringWidth(text, "Helvetica", 9) for text in column) + 18.0 for column in texts]
    spare = max(0.0, 712 - sum(widths)) / len(widths)
    return [width + spare for width in widths]


def _printed(cell: Any) -> str:
    return f"{cell:,.2f}" if isinstance(cell, float) else f"{cell:,}" if isinstance(cell, int) else str(cell)


def rezipped(data: bytes, stamp: Stamp, part: Callable[[str, bytes], bytes]) -> bytes:
    """The archive again, every entry of one moment, with what ``part`` makes of its name and content."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as read, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as written:
        for name in read.namelist():
            written.writestr(zipfile.ZipInfo(name, stamp), part(name, read.read(name)), zipfile.ZIP_DEFLATED)
    return out.getvalue()
