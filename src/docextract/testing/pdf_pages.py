"""Pages of a printed report: their boxes and turns, headings, footers, and text put at a place."""

from __future__ import annotations

import io
from random import Random
from typing import Any

from docextract.testing.pdf_columns import Span, fonts, width_of, wrapped
from docextract.testing.printed import Chapter, Heading, Notes, Report


class Pages:
    """Fills pages from top to bottom; ``y`` is the lower edge of what is printed, from the bottom as shown."""

    def __init__(self, report: Report, seed: str, pages: int) -> None:
        from reportlab.pdfgen.canvas import Canvas

        self.report, self.look, self.formats = report, report.look, report.formats
        self.regular, self.bold, self.italic = fonts(self.look.font)
        self.width, self.height = self.look.page
        self.pages, self.page, self.y = pages, 0, 0.0
        self.left, self.top, right, self.bottom = self.look.margins
        self.right = self.width - right
        self.rng = Random(f"{seed}:columns")
        self.buffer = io.BytesIO()
        self.canvas: Any = Canvas(self.buffer, pagesize=self.look.page, invariant=1, pageCompression=1)
        self.placed: dict[int, tuple[float, list[Span]]] = {}
        self.chapter: Chapter | None = None
        self.hang: float | None = None
        self.page_of: dict[int, int] = {}

    def start_page(self, *, first: bool) -> None:
        if self.page:
            self.finish_page()
        self.page += 1
        self.open_page()
        self.y = self.height - self.top
        if self.chapter and (first or self.report.running_head):
            self.heading(self.chapter.heading)

    def open_page(self) -> None:
        """Sets the boxes of a page, and turns what is printed on it."""
        look, crop = self.look, self.look.crop
        growth = (60.0, 90.0) if look.growing and self.page % 2 == 0 else (0.0, 0.0)
        self.width, self.height = look.page[0] + growth[0], look.page[1] + growth[1]
        turn = look.rotate or look.sideways
        turned = turn in (90, 270)
        width, height = (self.height, self.width) if turned else (self.width, self.height)
        size = (width + 2 * crop, height + 2 * crop)
        self.canvas.setPageSize((size[1], size[0]) if look.rotate in (90, 270) else size)  # reportlab turns it
        self.canvas.setPageRotation(look.rotate)
        if crop:
            self.canvas.setCropBox((crop, crop, width + crop, height + crop))
            self.canvas.translate(crop, crop)
        if turn == 90:
            self.canvas.transform(0, 1, -1, 0, self.height, 0)
        elif turn == 180:
            self.canvas.transform(-1, 0, 0, -1, self.width, self.height)
        elif turn == 270:
            self.canvas.transform(0, -1, 1, 0, 0, self.width)
        if look.watermark:
            self.canvas.saveState()
            self.canvas.setFillGray(0.85)
            self.canvas.translate(self.width / 2, self.height / 2)
            self.canvas.rotate(45)
            self.canvas.setFont(self.bold, 60)
            self.canvas.drawCentredString(0, 0, look.watermark)
            self.canvas.restoreState()

    def finish_page(self) -> None:
        size = self.look.size
        for text, x, align in zip(
            self.look.foot, (self.left, self.width / 2, self.right), ("left", "center", "right"), strict=True
        ):
            if text:
                self.text(self.numbered(text), x, self.bottom - size * 1.4, align, self.regular, size)
        self.canvas.showPage()

    def numbered(self, text: str) -> str:
        return text.replace("{page}", str(self.page)).replace("{pages}", str(self.pages))

    def heading(self, lines: list[Heading]) -> None:
        top = self.y
        for line in lines:
            size = self.look.size * line.size
            font = self.italic if line.italic else self.bold if line.bold else self.regular
            self.y -= size * 1.3
            if line.left:
                self.text(self.numbered(line.left), self.left, self.y, "left", font, size)
            if line.center:
                self.text(self.numbered(line.center), (self.left + self.right) / 2, self.y, "center", font, size)
            if line.right:
                self.text(self.numbered(line.right), self.right, self.y, "right", font, size)
        if self.look.box_heading and lines:
            self.canvas.setLineWidth(1.2)
            self.canvas.rect(self.left - 4, self.y - 5, self.right - self.left + 8, top - self.y + 8)
        self.y -= self.look.size * 0.9

    def text(self, text: str, x: float, y: float, align: str, font: str, size: float) -> None:
        spacing = self.look.tracking * size
        width = width_of(text, font, size) + spacing * len(text)
        start = x if align == "left" else x - width if align == "right" else x - width / 2
        self.canvas.setFont(font, size)
        if not self.look.spaceless:
            self.canvas.drawString(start, y, text, charSpace=spacing or None)
            return
        space = width_of(" ", font, size)
        for word in text.split(" "):
            if word:
                self.canvas.drawString(start, y, word, charSpace=spacing or None)
            start += width_of(word, font, size) + space + spacing * (len(word) + 1)

    def notes(self, notes: Notes) -> None:
        step = self.look.size * self.look.leading
        self.y -= step * notes.gap
        for line in notes.lines:
            for piece in self.lines(line, self.right - self.left, self.regular, self.look.size) or [""]:
                if self.y - step < self.bottom:
                    self.start_page(first=False)
                self.y -= step
                self.text(piece, self.left, self.y, "left", self.regular, self.look.size)
        self.y -= step * 0.4

    def lines(self, text: str, room: float, font: str, size: float) -> list[str]:
        """The text in lines that fit the room as it is printed here."""
        return wrapped(text, room / (1 + 2 * self.look.tracking), font, size)
