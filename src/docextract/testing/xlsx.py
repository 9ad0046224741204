"""Paints a :class:`~docextract.testing.printed.Report` as a workbook with openpyxl, the same bytes each time."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from datetime import date, datetime
from decimal import Decimal
from typing import Any

from docextract.testing.builders import rezipped
from docextract.testing.pdf_columns import alignment
from docextract.testing.printed import (
    Beside,
    Cell,
    Chapter,
    Column,
    Formula,
    Notes,
    Report,
    Row,
    Shown,
    Sum,
    Table,
    tables_in,
)

STAMP = (2024, 1, 2, 3, 4, 6)


def paint(report: Report) -> bytes:
    """The report as the bytes of an .xlsx file."""
    from openpyxl import Workbook

    book: Any = Workbook()
    book.remove(book.active)
    look = report.look
    for name in look.sheets_before:
        book.create_sheet(name)["B2"] = name
    extra(book, report, before=True)
    cached: dict[str, dict[str, Decimal]] = {}
    begin = len(book.sheetnames)
    for number, (name, chapters) in enumerate(report.sheets):
        part = replace(report, chapters=chapters, aside=[] if number else report.aside)
        painted = _Sheet(book.create_sheet(name), part)
        painted.run()
        if painted.cached:
            cached[f"xl/worksheets/sheet{begin + number + 1}.xml"] = painted.cached
    for name in look.sheets_after:
        book.create_sheet(name)["A1"] = name
    extra(book, report, before=False)
    book.active = begin
    buffer = io.BytesIO()
    book.save(buffer)
    return _timeless(buffer.getvalue(), cached)


def extra(book: Any, report: Report, *, before: bool) -> None:
    """The sheets around the roll."""
    for more in report.extras:
        if more.before is not before:
            continue
        sheet = book.create_sheet(more.name)
        sheet.sheet_state = "hidden" if more.hidden else "visible"
        if more.copy:
            _Sheet(sheet, replace(report, chapters=report.sheets[0][1])).run()
        for line in more.lines:
            sheet.append([float(v) if isinstance(v, Decimal) else v for v in line])


def _timeless(data: bytes, cached: dict[str, dict[str, Decimal]]) -> bytes:
    """The same package with one fixed time in its entries and properties, and the values of its formulas."""
    moment = datetime(*STAMP).strftime("%Y-%m-%dT%H:%M:%SZ").encode()

    def part(name: str, content: bytes) -> bytes:
        if name == "docProps/core.xml":
            return re.sub(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", moment, content)
        return _with_values(content, cached[name]) if name in cached else content

    return rezipped(data, STAMP, part)


def _with_values(content: bytes, values: dict[str, Decimal]) -> bytes:
    """The XML of a sheet with the value that each of these cells had when it was last calculated."""

    def filled(match: re.Match[bytes]) -> bytes:
        value = values.get(match[2].decode())
        return match[0] if value is None else b"%s<v>%s</v></c>" % (match[1], str(value).encode())

    return re.sub(rb'(<c r="([A-Z]+\d+)"[^>]*><f>[^<]*</f>)<v\s*/?>(?:</v>)?</c>', filled, content)


class _Sheet:
    """Writes one worksheet from top to bottom; ``line`` is the next free row."""

    def __init__(self, sheet: Any, report: Report) -> None:
        self.sheet, self.report, self.look, self.formats = sheet, report, report.look, report.formats
        self.line, self.first = report.look.origin[0], report.look.origin[1]
        self.line_of: dict[int, int] = {}
        self.pending: list[tuple[int, int, Sum]] = []
        self.cached: dict[str, Decimal] = {}
        self.widest = max((len(table.columns) for table in report.tables), default=1)

    def run(self) -> None:
        for number, chapter in enumerate(self.report.chapters):
            if number == 0 or self.report.running_head:
                self.heading(chapter)
            for part in chapter.parts:
                if isinstance(part, Notes):
                    self.line += round(part.gap)
                    for text in part.lines:
                        self.put(self.line, self.first, text)
                        self.line += 1
                else:
                    self.line += 1 if isinstance(part, Beside) or part.gap >= 1 else 0
                    self.aside()
                    self.beside(tables_in(part))
        for line, column, value in self.pending:
            self.fill_in(line, column, value)

    def fill_in(self, line: int, column: int, value: Sum) -> None:
        """Writes a formula whose rows are all placed by now."""
        from openpyxl.utils import get_column_letter

        letter = get_column_letter(column)
        placed = [(self.line_of[id(row)], sign) for row, sign in value.addends if id(row) in self.line_of]
        lines, signs = [at for at, _ in placed], [sign for _, sign in placed]
        if len(lines) > 1 and set(signs) == {1} and lines == list(range(lines[0], lines[0] + len(lines))):
            formula = f"SUM({letter}{lines[0]}:{letter}{lines[-1]})"
        else:
            terms = (f"{'+' if sign > 0 else '-'}{letter}{n}" for n, sign in zip(lines, signs, strict=True))
            formula = "".join(terms).removeprefix("+")
        self.sheet.cell(line, column).value = f"={formula}" if formula else float(value.value)
        if value.cached:
            self.cached[f"{letter}{line}"] = value.value

    def aside(self) -> None:
        """The side table, beside the first table of the roll."""
        steps = 3 + max(sum(self.steps(c) for c in table.columns) for table in self.report.tables)
        for i, line in enumerate(self.report.aside):
            for j, value in enumerate(line):
                self.put(self.line + i, self.first + steps + j, float(value) if isinstance(value, Decimal) else value)
        self.report = replace(self.report, aside=[])

    def heading(self, chapter: Chapter) -> None:
        last = self.first + self.widest - 1
        for line in (h for h in chapter.heading if not h.pdf_only):
            middle = self.first + self.widest // 2
            for text, column in ((line.left, self.first), (line.center, middle), (line.right, last)):
                if not text:
                    continue
                text = text.replace("{page}", "1").replace("{pages}", "1")
                merges = self.look.merged_titles and column == middle and not (line.left or line.right)
                if merges:
                    column = self.first
                    self.merge(self.line, column, last)
                cell = self.put(self.line, column, text, bold=line.bold)
                if merges:
                    cell.alignment = self.align("center")
            self.line += 1
        self.line += 1 if chapter.heading and not self.look.plain else 0

    def beside(self, tables: list[Table]) -> None:
        top, lowest, column = self.line, self.line, self.first
        for table in tables:
            self.line = top
            lowest = max(lowest, self.table(table, column))
            column += sum(self.steps(c) for c in table.columns) + (1 if len(tables) > 1 else 0)
        self.line = lowest

    def steps(self, column: Column) -> int:
        """How many sheet columns a printed column takes."""
        if not self.look.spans:
            return 1
        return 3 if column.kind == "text" and (column.cap or 0) > 10 else 2

    def table(self, table: Table, left: int) -> int:
        """Writes a table at the current line; returns the first free line below it."""
        at, places = left, {}
        for column in table.columns:
            places[column.key] = (at, column)
            at += self.steps(column)
        if table.title:
            self.put(self.line, left, table.title, bold=True)
            self.line += 1
        if table.header:
            self.header(table, places)
        runs: dict[str, tuple[int, int]] = {}
        for row in table.rows:
            for key, (first, last) in list(runs.items()):
                if key not in row.down:
                    self.merge_down(places[key][0], first, last)
                    del runs[key]
            at_line = self.line
            self.row(row, places, left)
            for key in row.down:
                runs[key] = (runs.get(key, (at_line - 1, 0))[0], at_line)
        for key, (first, last) in runs.items():
            self.merge_down(places[key][0], first, last)
        return self.line

    def merge(self, line: int, first: int, last: int) -> None:
        self._merge(first, line, last, line)

    def merge_down(self, column: int, first: int, last: int) -> None:
        self._merge(column, first, column, last)

    def _merge(self, left: int, top: int, right: int, bottom: int) -> None:
        """As ``merge_cells``, which compares each range with all that are there: the time grows with their square."""
        from openpyxl.worksheet.cell_range import CellRange
        from openpyxl.worksheet.merge import MergedCellRange

        merged = MergedCellRange(self.sheet, CellRange(min_col=left, min_row=top, max_col=right, max_row=bottom).coord)
        self.sheet.merged_cells.ranges.add(merged)
        self.sheet._clean_merge_range(merged)

    def header(self, table: Table, places: dict[str, tuple[int, Column]]) -> None:
        from openpyxl.utils import get_column_letter

        if table.groups:
            for group in table.groups:
                start, (end, last) = places[group.first][0], places[group.last]
                self.put(self.line, start, group.text, bold=not self.look.plain).alignment = self.align("center")
                end += self.steps(last) - 1
                if end > start:
                    self.merge(self.line, start, end)
            self.line += 1
        depth = max(len(c.head) for c in table.columns) if self.look.stacked else 1
        for at, column in places.values():
            lines = column.head if self.look.stacked else (" ".join(h for h in column.head if h),)
            for level, text in enumerate(lines):
                if text:
                    padded = f" {text} " if self.look.padded else text
                    line = self.line + level + (0 if self.look.padded else depth - len(lines))
                    cell = self.put(line, at, padded, bold=not self.look.plain)
                    if column.dated is not None and level == len(lines) - 1 and not self.look.text_dates:
                        cell.value = datetime(column.dated.year, column.dated.month, column.dated.day)
                        cell.number_format = "mmm yyyy"
                    cell.alignment = self.align("center" if self.look.head_align == "center" else alignment(column))
                    self.span(line, at, column)
                    if column.head_span > 1 and not self.look.spans:
                        self.merge(line, at, at + column.head_span - 1)
            if column.hidden:
                self.sheet.column_dimensions[get_column_letter(at)].hidden = True
            elif not self.look.plain:
                self.sheet.column_dimensions[get_column_letter(at)].width = min(max(9, (column.cap or 11) + 2), 34)
        self.line += depth

    def row(self, row: Row, places: dict[str, tuple[int, Column]], left: int) -> None:
        if row.gap >= 1 and not self.look.blank_rows:
            self.line += 1
        self.line_of[id(row)] = self.line
        if row.label is not None:
            self.put(self.line, left, row.label, bold=row.bold)
        if self.look.spaced_blanks and row.label is None:
            for key, (at, _) in places.items():
                if row.cells.get(key) is None and key not in row.down:
                    self.put(self.line, at, " ")
        for key, value in row.cells.items():
            if value is None or key not in places:
                continue
            at, column = places[key]
            self.value(self.line, at, value, column, row)
            self.span(self.line, at, column)
        self.line += 2 if self.look.blank_rows else 1

    def span(self, line: int, at: int, column: Column) -> None:
        if self.look.spans and self.steps(column) > 1:
            self.merge(line, at, at + self.steps(column) - 1)

    def value(self, line: int, at: int, value: Cell, column: Column, row: Row) -> None:
        form: str | None = None
        written: Any
        moved = row.indent if column.indents else 0
        if isinstance(value, (str, Shown)):
            written = self.formats.show(value, column.kind)
            if self.look.float_units and column.field == "unit" and written.isdigit() and written[0] != "0":
                written = f"{written}.0"
            if self.look.trailing and written:
                written = f"{written}  "
            if moved and self.look.indent == "spaces":
                written = f"{' ' * moved}{written}"
        elif isinstance(value, Formula):
            written, form = f"={value.formula}", "#,##0.00"
        elif isinstance(value, Sum) and self.look.text_money:
            written = self.formats.show(value, column.kind)  # a formula over texts would show nothing
        elif isinstance(value, Sum):
            self.pending.append((line, at, value))
            written, form = None, self.number_format(column, value.value)
        elif isinstance(value, date):
            written = (
                self.formats.show(value, column.kind)
                if self.look.text_dates
                else datetime(value.year, value.month, value.day)
            )
            form = None if self.look.text_dates else self.formats.date
        elif self.look.text_money and column.kind in ("money", "area"):
            written = self.formats.show(value, column.kind)
        elif value is None:
            return
        else:
            number = Decimal(value)
            written = int(number) if number == number.to_integral_value() else float(number)
            form = self.number_format(column, number)
        cell = self.put(line, at, written, bold=row.bold)
        if moved and self.look.indent == "style":
            cell.alignment = self.align("left", moved)
        if form:
            cell.number_format = form
        if not self.look.plain and column.align and not moved:
            cell.alignment = self.align(column.align)

    def number_format(self, column: Column, number: Decimal) -> str:
        if column.kind == "count":
            return "0"
        if column.kind == "percent":
            return "0.00%"
        if column.kind == "area":
            return "#,##0.00" if self.formats.area_decimals else "#,##0"
        whole = self.formats.decimals == 0 and number == number.to_integral_value()
        digits = "#,##0" if whole else "#,##0.00"
        if self.formats.currency == "$":
            digits = f'"$"{digits}'
        return f"{digits}_);({digits})" if self.formats.negative == "brackets" else digits

    def put(self, line: int, column: int, value: Any, *, bold: bool = False) -> Any:
        from openpyxl.styles import Font

        cell = self.sheet.cell(line, column)
        if isinstance(value, str) and value.startswith(("=SUM(", "=COUNTA(")):
            cell.value = value
        elif isinstance(value, str):
            cell.value = value
            cell.data_type = "s"
        else:
            cell.value = value
        if bold:
            cell.font = Font(bold=True)
        return cell

    @staticmethod
    def align(horizontal: str, indent: int = 0) -> Any:
        from openpyxl.styles import Alignment

        return Alignment(horizontal=horizontal, indent=indent)
