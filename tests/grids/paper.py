"""Reports drawn on paper for the tests of report grids, with the cells that must be read from them."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from docextract.document import Document, PageGrid
from docextract.grids.report import report_grids


@dataclass
class Col:
    """A column: where its cells stand, how they and their header are aligned, and the header's stacked lines."""

    x0: float
    x1: float
    header: Sequence[str]
    align: str = "left"
    head_align: str = ""

    def place(self, width: float, *, head: bool = False) -> float:
        align = (self.head_align or self.align) if head else self.align
        if align == "right":
            return self.x1 - width
        return self.x0 if align == "left" else (self.x0 + self.x1 - width) / 2


@dataclass
class Paper:
    """A canvas on which lines of cells are set from the top down, page after page."""

    size: tuple[float, float] = (792, 612)
    font: str = "Helvetica"
    points: float = 8
    pitch: float = 12
    wordwise: bool = False
    """Every word is a text run of its own."""
    buffer: io.BytesIO = field(default_factory=io.BytesIO)

    def __post_init__(self) -> None:
        from reportlab.pdfgen.canvas import Canvas

        self.canvas: Any = Canvas(self.buffer, pagesize=self.size, invariant=1)
        self.y = 40.0

    def bold(self) -> str:
        return "Times-Bold" if self.font.startswith("Times") else f"{self.font}-Bold"

    def width(self, text: str, *, bold: bool = False, points: float | None = None) -> float:
        from reportlab.pdfbase.pdfmetrics import stringWidth

        return float(stringWidth(text, self.bold() if bold else self.font, points or self.points))

    def text(self, x: float, text: str, *, bold: bool = False, points: float | None = None, dy: float = 0) -> None:
        name = self.bold() if bold else self.font
        self.canvas.setFont(name, points or self.points)
        y = self.size[1] - self.y - dy
        if not self.wordwise:
            self.canvas.drawString(x, y, text)
            return
        space = self.width(" ", bold=bold, points=points)
        for word in text.split():
            self.canvas.drawString(x, y, word)
            x += self.width(word, bold=bold, points=points) + space

    def centred(self, text: str, *, bold: bool = False, points: float | None = None) -> None:
        self.text((self.size[0] - self.width(text, bold=bold, points=points)) / 2, text, bold=bold, points=points)
        self.down()

    def row(self, cols: Sequence[Col], cells: Sequence[str | None], *, bold: bool = False, head: bool = False) -> None:
        for col, cell in zip(cols, cells, strict=True):
            if cell:
                self.text(col.place(self.width(cell, bold=bold), head=head), cell, bold=bold)
        self.down()

    def header(self, cols: Sequence[Col], *, bold: bool = True, rule: bool = False, band: bool = False) -> None:
        """The stacked header lines, the last one on the same baseline for all."""
        most = max(len(col.header) for col in cols)
        if band:
            self.canvas.setFillGray(0.85)
            top = self.size[1] - self.y + self.points
            self.canvas.rect(
                cols[0].x0 - 3, top - most * self.pitch, cols[-1].x1 - cols[0].x0 + 6, most * self.pitch, 0, 1
            )
            self.canvas.setFillGray(0)
        for n in range(most):
            cells = [col.header[n - most + len(col.header)] if n >= most - len(col.header) else None for col in cols]
            self.row(cols, cells, bold=bold, head=True)
        if rule:
            y = self.size[1] - self.y + self.pitch - 3
            self.canvas.line(cols[0].x0, y, cols[-1].x1, y)

    def down(self, lines: float = 1) -> None:
        self.y += self.pitch * lines

    def full(self, lines: float = 1) -> bool:
        return self.y + self.pitch * lines > self.size[1] - 40

    def page(self) -> None:
        self.canvas.showPage()
        self.y = 40.0

    def read(self) -> Document:
        from docextract.readers.pdf.pdfium import read

        self.canvas.save()
        return read(self.buffer.getvalue())

    def grids(self) -> list[PageGrid]:
        found = report_grids(self.read())
        assert all(isinstance(grid, PageGrid) for grid in found)
        return found  # type: ignore[return-value]


NAMES = (
    "Alvarez Maria", "Brown, James", "Chen Emily", "O'Neill & Sons LLC", "Nguyen, Thi", "VACANT", "Smith John", "Lee",
    "The Knot Worldwide, Inc.", "Garcia Lopez Maria Fernanda", "Bright Horizons", "Kim", "Osei-Bonsu Kwame", "7-Eleven",
)  # fmt: skip


def name(rng: random.Random) -> str:
    return rng.choice(NAMES)


def money(rng: random.Random, high: int = 3000) -> str:
    value = rng.randrange(-high // 5, high) + rng.choice((0, 0.5, 0.25))
    return f"({-value:,.2f})" if value < 0 else f"{value:,.2f}"


def date(rng: random.Random) -> str:
    return f"{rng.randrange(1, 13):02}/{rng.randrange(1, 29):02}/20{rng.randrange(18, 30)}"


def rows_of(grids: Sequence[PageGrid]) -> list[list[str | None]]:
    """The rows of grids that share their columns."""
    return [row for grid in grids for row in grid.rows]
