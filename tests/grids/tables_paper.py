"""Pages drawn for the tests of the table finder."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from docextract.document import Page, PageGrid
from docextract.grids.tables import find_tables
from docextract.readers.pdf.pdfium import read

PROSE = (
    "The revenue of the property rose during the year as occupancy grew and rental rates were raised, "
    "while expenses for maintenance, payroll and utilities stayed below those of the period before. "
)


class Drawing:
    """One page of 612 by 792 points; heights are given from the top."""

    def __init__(self, font: str = "Helvetica", points: float = 9) -> None:
        from reportlab.pdfgen.canvas import Canvas

        self.buffer = io.BytesIO()
        self.canvas: Any = Canvas(self.buffer, pagesize=(612, 792), invariant=1)
        self.canvas.setLineWidth(0.5)
        self.font, self.points = font, points

    def width(self, text: str) -> float:
        from reportlab.pdfbase.pdfmetrics import stringWidth

        return float(stringWidth(text, self.font, self.points))

    def text(self, x: float, y: float, text: str, align: str = "left") -> None:
        self.canvas.setFont(self.font, self.points)
        shift = {"left": 0.0, "right": 1.0, "center": 0.5}[align] * self.width(text)
        self.canvas.drawString(x - shift, 792 - y, text)

    def line(self, x0: float, y0: float, x1: float, y1: float) -> None:
        self.canvas.line(x0, 792 - y0, x1, 792 - y1)

    def fill(self, x0: float, y0: float, x1: float, y1: float, color: str = "#cccccc") -> None:
        from reportlab.lib.colors import HexColor

        self.canvas.setFillColor(HexColor(color))
        self.canvas.rect(x0, 792 - y1, x1 - x0, y1 - y0, stroke=0, fill=1)
        self.canvas.setFillColor(HexColor("#000000"))

    def row(self, y: float, label: str, cells: Sequence[str], right: Sequence[float], x: float = 80) -> None:
        """A label at the left and cells that end at the given positions."""
        if label:
            self.text(x, y, label)
        for cell, end in zip(cells, right, strict=True):
            if cell:
                self.text(end, y, cell, "right")

    def prose(self, y: float, lines: int, x0: float = 72, x1: float = 540) -> float:
        """Running text, set line by line; the height below it."""
        words = (PROSE * lines).split()
        for _ in range(lines):
            line = words.pop(0)
            while self.width(f"{line} {words[0]}") < x1 - x0:
                line += f" {words.pop(0)}"
            self.text(x0, y, line)
            y += 1.25 * self.points
        return y

    def ruled(self, xs: Sequence[float], ys: Sequence[float], rows: Sequence[Sequence[str]]) -> None:
        """A table with all its rules."""
        for x in xs:
            self.line(x, ys[0], x, ys[-1])
        for y in ys:
            self.line(xs[0], y, xs[-1], y)
        for row, bottom in zip(rows, ys[1:], strict=True):
            for text, x in zip(row, xs, strict=False):
                if text:
                    self.text(x + 3, bottom - 4, text)

    def page(self) -> Page:
        self.canvas.showPage()
        self.canvas.save()
        return read(self.buffer.getvalue()).pages[0]

    def grids(self) -> list[PageGrid]:
        return find_tables(self.page())
