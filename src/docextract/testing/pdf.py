"""Paints a :class:`~docextract.testing.printed.Report` as a PDF with reportlab, the same bytes each time."""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import pairwise

from docextract.testing import pdf_columns as columns_of
from docextract.testing.pdf_columns import Span, alignment, extent, width_of
from docextract.testing.pdf_pages import Pages
from docextract.testing.printed import Beside, Report, Row, Table


def paint(report: Report, seed: str) -> bytes:
    """The report as PDF bytes. ``seed`` decides the uneven gaps between columns."""
    return paginate(report, seed)[0]


def paginate(report: Report, seed: str) -> tuple[bytes, dict[int, int]]:
    """The report as PDF bytes, and the page, from 1, on which each row stands, by the row's ``id``."""
    first = _Painter(report, seed, pages=0)
    first.run()
    second = _Painter(report, seed, pages=first.page)
    return second.run(), second.page_of


def rearrange(data: bytes, pages: Sequence[int]) -> bytes:
    """A PDF of these pages of another, counted from 1, in this order."""
    import pypdf

    reader, writer = pypdf.PdfReader(io.BytesIO(data)), pypdf.PdfWriter()
    for number in pages:
        writer.add_page(reader.pages[number - 1])
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


class _Painter(Pages):
    """Paints a report's chapters: tables, tables side by side, and notes."""

    def run(self) -> bytes:
        for chapter in self.report.chapters:
            self.chapter = chapter
            self.start_page(first=True)
            for part in chapter.parts:
                if isinstance(part, Table):
                    self.table(part)
                elif isinstance(part, Beside):
                    self.beside(part)
                else:
                    self.notes(part)
        self.finish_page()
        self.canvas.save()
        return self.buffer.getvalue()

    def spans(self, table: Table) -> tuple[float, list[Span]]:
        """Size and column boxes, shared by all tables of the report that share their columns."""
        key = id(table.columns)
        if key not in self.placed:
            alike = [other for other in self.report.tables if other.columns is table.columns]
            available = self.right - self.left
            size = columns_of.fit(alike, self.formats, self.look, available)
            self.placed[key] = (
                size,
                columns_of.place(alike, self.formats, self.look, size, self.left, available, self.rng),
            )
        return self.placed[key]

    def table(self, table: Table) -> None:
        size, spans = self.spans(table)
        step = size * self.look.leading
        self.y -= step * table.gap
        head = self.header_height(table, size)
        title = step * 1.6 if table.title else 0.0
        if self.y - head - title - 2 * step < self.bottom:
            self.start_page(first=False)
        if table.title:
            self.y -= step * 1.3
            self.text(table.title, self.left, self.y, "left", self.bold, size * 1.15)
            self.y -= step * 0.3
        self.header(table, spans, size)
        for i, row in enumerate(table.rows):
            if self.hang is not None and not row.sub:
                self.y, self.hang = min(self.y, self.hang), None
            height = self.row_height(row, spans, size)
            needed = height + (
                self.row_height(table.rows[i + 1], spans, size) if row.keep and i + 1 < len(table.rows) else 0
            )
            if self.y - needed < self.bottom:
                self.hang = None
                self.start_page(first=False)
                if table.repeat:
                    self.header(table, spans, size)
            top = self.y - row.gap * step
            self.row(row, spans, size, i)
            subs = i + 1 < len(table.rows) and table.rows[i + 1].sub and not row.sub
            if subs and self.look.valign == "top" and self.y < top - 1.5 * step:
                self.hang, self.y = self.y, top - step
        self.y, self.hang = min(self.y, self.hang or self.y), None

    def beside(self, part: Beside) -> None:
        size = min(self.look.size, 7.5)
        step = size * self.look.leading
        self.y -= step * part.gap
        tallest = max(self.header_height(t, size) + step * (1.3 * len(t.rows) + 2) for t in part.tables)
        if self.y - tallest < self.bottom:
            self.start_page(first=False)
        top, lowest = self.y, self.y
        share = (self.right - self.left) / len(part.tables)
        for i, table in enumerate(part.tables):
            self.y = top
            left = self.left + i * share
            fitted = min(size, columns_of.fit([table], self.formats, self.look, share * 0.92))
            spans = columns_of.place([table], self.formats, self.look, fitted, left, share * 0.92, self.rng)
            if table.title:
                self.y -= step * 1.2
                self.text(table.title, left, self.y, "left", self.bold, size * 1.1)
            self.header(table, spans, fitted)
            for j, row in enumerate(table.rows):
                self.row(row, spans, fitted, j)
            lowest = min(lowest, self.y)
        self.y = lowest

    def header_height(self, table: Table, size: float) -> float:
        if not table.header:
            return 0.0
        lines = max((len(c.head) for c in table.columns if not c.hidden), default=0) + (1 if table.groups else 0)
        return lines * size * 1.2 + size * 0.8

    def header(self, table: Table, spans: list[Span], size: float) -> None:
        if not table.header:
            return
        style, line = self.look.header, size * 1.2
        depth = max((len(s.column.head) for s in spans), default=0)
        top, x0, x1 = self.y, spans[0].x0 - 2, max(spans[-1].x1 + 2, self.right if self.look.grid == "none" else 0)
        height = self.header_height(table, size)
        if style in ("dark", "grey"):
            self.canvas.setFillGray(0.25 if style == "dark" else 0.85)
            self.canvas.rect(x0, top - height + size * 0.2, x1 - x0, height - size * 0.2, stroke=0, fill=1)
            self.canvas.setFillGray(1 if style == "dark" else 0)
        font = self.regular if style == "plain" else self.bold
        if table.groups:
            self.y -= line
            for group in table.groups:
                self.group(
                    group.text,
                    [s for s in spans if s.column.key in _between(spans, group.first, group.last)],
                    font,
                    size,
                )
        for level in range(depth):
            self.y -= line
            for number, span in enumerate(spans):
                texts = span.column.head
                at = level - (depth - len(texts))
                if at >= 0 and texts[at]:
                    align = "center" if self.look.head_align == "center" else alignment(span.column)
                    if span.column.head_span > 1:
                        align, last = "center", spans[number + span.column.head_span - 1]
                        span = Span(span.column, span.x0, last.x1)
                    self.text(texts[at], _anchor(span, align), self.y, align, font, size)
        self.y -= size * 0.5
        self.canvas.setFillGray(0)
        if style in ("rule", "rules") or (style == "grey" and self.look.grid != "none"):
            self.canvas.setLineWidth(0.8)
            self.canvas.line(x0, self.y, x1, self.y)
        if style == "rules":
            self.canvas.line(x0, top - size * 0.1, x1, top - size * 0.1)
        if style == "each":
            self.canvas.setLineWidth(0.6)
            for span in spans:
                self.canvas.line(span.x0, self.y + size * 0.2, span.x1, self.y + size * 0.2)
        if self.look.grid == "full":
            self.frame(spans, top, self.y)
        self.y -= size * 0.3 if self.look.grid == "none" else 0

    def group(self, text: str, over: list[Span], font: str, size: float) -> None:
        x0, x1 = over[0].x0, over[-1].x1
        self.text(text, (x0 + x1) / 2, self.y, "center", font, size)
        self.canvas.setLineWidth(0.5)
        half = width_of(text, font, size) / 2 + 3
        middle = (x0 + x1) / 2
        if x1 - x0 > 2 * half:
            self.canvas.line(x0, self.y + size * 0.3, middle - half, self.y + size * 0.3)
            self.canvas.line(middle + half, self.y + size * 0.3, x1, self.y + size * 0.3)

    def row_lines(self, row: Row, spans: list[Span], size: float) -> dict[str, list[str]]:
        font = self.bold if row.bold else self.regular
        lines: dict[str, list[str]] = {}
        for span in spans:
            cell = row.cells.get(span.column.key)
            if cell is None:
                continue
            text = self.formats.show(cell, span.column.kind)
            room = span.x1 - span.x0 - self.indent(row, span, size)
            wraps = (
                span.column.overflow == "wrap"
                and span.column.cap is not None
                and not (row.bold and self.look.valign != "top")  # the label of a total runs on
                and extent(text, font, size, self.look) > room + 0.6
            )
            lines[span.column.key] = self.lines(text, room, font, size) if wraps else [text]
        return lines

    def row_height(self, row: Row, spans: list[Span], size: float) -> float:
        most = max((len(v) for v in self.row_lines(row, spans, size).values()), default=1)
        return (most + row.gap + self.look.row_pad) * size * self.look.leading

    def row(self, row: Row, spans: list[Span], size: float, index: int) -> None:
        step = size * self.look.leading
        self.page_of[id(row)] = self.page
        self.y -= row.gap * step
        top = self.y
        lines = self.row_lines(row, spans, size)
        most = max((len(v) for v in lines.values()), default=1)
        font = self.bold if row.bold else self.regular
        x0, x1 = spans[0].x0 - 2, spans[-1].x1 + 2
        if row.band or (self.look.grid == "zebra" and index % 2 and not row.sub):  # beside wrapped lines it hides them
            self.canvas.setFillGray(0.88 if row.band else 0.95)
            self.canvas.rect(x0, top - most * step, x1 - x0, most * step, stroke=0, fill=1)
            self.canvas.setFillGray(0)
        if row.rule:
            self.canvas.setLineWidth(0.6)
            at = top - step * 0.08
            if isinstance(row.rule, tuple):
                for span in (s for s in spans if s.column.key in row.rule):
                    self.canvas.line(span.x0, at, span.x1, at)
            else:
                self.canvas.line(x0, at, x1, at)
        base = top - step * 0.78
        if row.label is not None:
            self.text(row.label, spans[0].x0, base, "left", font, size * (1.12 if row.bold else 1))
        for span in spans:
            texts = lines.get(span.column.key, [])
            lower = {"top": 0.0, "middle": (most - len(texts)) / 2, "bottom": most - len(texts)}[self.look.valign]
            moved = self.indent(row, span, size)
            box = Span(span.column, span.x0 + moved, span.x1) if moved else span
            for i, text in enumerate(texts):
                self.cell(text, box, base - (i + lower) * step, font, size)
        self.y = top - (most + self.look.row_pad) * step
        if self.look.grid == "rows" and (row.cells or row.label):
            self.canvas.setLineWidth(0.25)
            self.canvas.line(x0, self.y, x1, self.y)
        elif self.look.grid == "full" and row.label is None:
            self.frame(spans, top, self.y)

    @staticmethod
    def indent(row: Row, span: Span, size: float) -> float:
        """How far the row's text in this column is moved to the right."""
        return row.indent * size * columns_of.INDENT if span.column.indents else 0.0

    def cell(self, text: str, span: Span, y: float, font: str, size: float) -> None:
        align = alignment(span.column)
        wide = extent(text, font, size, self.look) > span.x1 - span.x0 + 0.6
        if wide and span.column.overflow == "clip":
            self.canvas.saveState()
            path = self.canvas.beginPath()
            path.rect(span.x0, y - size * 0.4, span.x1 - span.x0, size * 1.5)
            self.canvas.clipPath(path, stroke=0, fill=0)
            self.text(text, span.x0, y, "left", font, size)
            self.canvas.restoreState()
            return
        self.text(text, _anchor(span, "left" if wide and align == "center" else align), y, align, font, size)

    def frame(self, spans: list[Span], top: float, bottom: float) -> None:
        self.canvas.setLineWidth(0.3)
        edges = [
            spans[0].x0 - 2,
            *((a.x1 + b.x0) / 2 for a, b in pairwise(spans)),
            spans[-1].x1 + 2,
        ]
        for x in edges:
            self.canvas.line(x, top, x, bottom)
        self.canvas.line(edges[0], top, edges[-1], top)
        self.canvas.line(edges[0], bottom, edges[-1], bottom)


def _between(spans: list[Span], first: str, last: str) -> set[str]:
    keys = [s.column.key for s in spans]
    return set(keys[keys.index(first) : keys.index(last) + 1])


def _anchor(span: Span, align: str) -> float:
    return span.x0 if align == "left" else span.x1 if align == "right" else (span.x0 + span.x1) / 2


__all__ = ["paint"]
