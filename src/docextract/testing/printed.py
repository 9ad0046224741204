"""What a report shows before it becomes a PDF or a workbook: headings, tables of typed cells, notes.

A writer of a layout builds a :class:`Report`; :mod:`docextract.testing.pdf` and :mod:`docextract.testing.xlsx` paint it
in a :class:`Look`. A cell is text, a number, a date or None; :class:`Shown` prints a text that means another value.
"""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import TypeAlias

__all__ = [
    "MONTHS",
    "Beside",
    "Cell",
    "Chapter",
    "Column",
    "ExtraSheet",
    "Formats",
    "Formula",
    "Group",
    "Heading",
    "Look",
    "Notes",
    "Report",
    "Row",
    "Shown",
    "Sum",
    "Table",
    "tables_in",
]

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


@dataclass(frozen=True, slots=True)
class Shown:
    """A printed text that means ``value``: ``Shown("-", Decimal(0))``, ``Shown("* Kestrel (t0012)", "Kestrel")``."""

    text: str
    value: str | int | Decimal | dt.date | None = None


@dataclass(frozen=True, slots=True)
class Formula:
    """A workbook formula without a cached value; a PDF prints ``value``."""

    formula: str
    value: Decimal


@dataclass(frozen=True, slots=True, eq=False)
class Sum:
    """A workbook formula over cells of its own column: ``addends`` are rows of the table with their signs.

    ``cached`` is whether the workbook holds the value that the formula had when it was saved. A PDF prints ``value``.
    """

    addends: tuple[tuple[Row, int], ...]
    value: Decimal
    cached: bool = True


Cell: TypeAlias = str | int | Decimal | dt.date | Shown | Formula | Sum | None


@dataclass(frozen=True, slots=True)
class Column:
    """A column. ``field`` is the truth field that its printed cells fill; ``cap`` limits its width in characters.

    ``overflow`` says what a longer text does in a PDF: ``wrap``, ``clip`` (a clip path hides the rest, the text layer
    keeps it) or ``over`` (it runs on into the next column).
    """

    key: str
    head: tuple[str, ...]
    kind: str = "text"
    field: str | None = None
    cap: int | None = None
    overflow: str = "wrap"
    align: str | None = None
    tight: bool = False
    hidden: bool = False
    head_span: int = 1
    """Over how many columns the header's cell is merged; those after this one print no header of their own."""
    dated: dt.date | None = None
    """In workbooks the last line of the header is this date, shown as the header's text."""
    indents: bool = False
    """Whether its texts are moved to the right by the indent of their row."""


@dataclass(slots=True)
class Row:
    """A printed line: cells by column key, or a ``label`` that starts at the left edge and may run over."""

    cells: dict[str, Cell] = field(default_factory=dict)
    label: str | None = None
    bold: bool = False
    rule: bool | tuple[str, ...] = False
    gap: float = 0.0
    keep: bool = False
    band: bool = False
    sub: bool = False
    """A sub-row: it may stand beside the wrapped lines of the row that it belongs to."""
    down: tuple[str, ...] = ()
    """Columns whose cell of the row above is merged down over this row (workbooks)."""
    indent: int = 0
    """How far its label is moved to the right, in spaces."""


@dataclass(frozen=True, slots=True)
class Group:
    """A title that spans the columns ``first`` to ``last`` above the header."""

    text: str
    first: str
    last: str


@dataclass(slots=True)
class Table:
    columns: tuple[Column, ...]
    rows: list[Row] = field(default_factory=list)
    groups: tuple[Group, ...] = ()
    header: bool = True
    title: str | None = None
    repeat: bool = True
    gap: float = 0.0

    def add(self, row: Row) -> Row:
        self.rows.append(row)
        return row


@dataclass(slots=True)
class Beside:
    """Tables side by side on the same lines."""

    tables: list[Table]
    gap: float = 1.0


@dataclass(slots=True)
class Notes:
    lines: list[str]
    gap: float = 1.0


def tables_in(part: Table | Beside | Notes) -> list[Table]:
    """The tables of a part of a chapter."""
    return part.tables if isinstance(part, Beside) else [part] if isinstance(part, Table) else []


@dataclass(frozen=True, slots=True)
class Heading:
    """A line of a title block; ``{page}`` and ``{pages}`` are filled in by the painter of PDFs."""

    left: str = ""
    center: str = ""
    right: str = ""
    bold: bool = False
    size: float = 1.0
    italic: bool = False
    pdf_only: bool = False


@dataclass(slots=True)
class Chapter:
    """A stretch of pages under one heading; in a PDF it starts on a new page, in a workbook on the sheet that it names
    (without a name below the chapter before)."""

    heading: list[Heading]
    parts: list[Table | Beside | Notes] = field(default_factory=list)
    sheet: str | None = None


@dataclass(frozen=True, slots=True)
class Formats:
    """How values are printed."""

    date: str = "mm/dd/yyyy"
    decimals: int = 2
    currency: str = ""
    negative: str = "minus"
    area_decimals: int = 0
    grouping: str = ","
    point: str = "."
    zero: str | None = None

    def show(self, cell: Cell, kind: str) -> str:
        """The printed text of a cell in a column of that kind."""
        if cell is None:
            return ""
        if isinstance(cell, Shown):
            return cell.text
        if isinstance(cell, (Formula, Sum)):
            return self.number(cell.value, self.decimals, self.currency)
        if isinstance(cell, dt.date):
            return self.day(cell)
        if isinstance(cell, str):
            return cell
        if kind == "count":
            return str(cell)
        if kind == "percent":
            return f"{replace(self, zero=None).number(Decimal(cell) * 100, 2, '')}%"
        if kind == "area":
            return self.number(Decimal(cell), self.area_decimals, "")
        if kind == "money":
            return self.number(Decimal(cell), self.decimals, self.currency)
        return self.number(Decimal(cell), 2, "")

    def number(self, value: Decimal, decimals: int, currency: str) -> str:
        if value == 0 and self.zero is not None:
            return self.zero
        if value != value.to_integral_value():
            decimals = max(decimals, 2)
        plain = f"{abs(value):,.{decimals}f}".replace(",", "\0").replace(".", self.point).replace("\0", self.grouping)
        plain = currency + plain
        if value >= 0:
            return plain
        return {"minus": f"-{plain}", "brackets": f"({plain})", "trailing": f"{plain}-"}[self.negative]

    def day(self, value: dt.date) -> str:
        month = MONTHS[value.month - 1]
        forms = {
            "mm/dd/yyyy": f"{value:%m/%d/%Y}",
            "mm/dd/yy": f"{value:%m/%d/%y}",
            "m/d/yyyy": f"{value.month}/{value.day}/{value.year}",
            "yyyy-mm-dd": value.isoformat(),
            "dd.mm.yyyy": f"{value:%d.%m.%Y}",
            "d-mmm-yy": f"{value.day}-{month}-{value:%y}",
            "mmm d, yyyy": f"{month} {value.day}, {value.year}",
            "d mmmm yyyy": f"{value.day} {value:%B} {value.year}",
            "dd/mm/yyyy": f"{value:%d/%m/%Y}",
        }
        return forms[self.date]


@dataclass(frozen=True, slots=True)
class Look:
    """How a report is painted. The first group serves PDFs, the second workbooks."""

    page: tuple[float, float] = (792.0, 612.0)
    margins: tuple[float, float, float, float] = (36.0, 36.0, 36.0, 36.0)
    font: str = "Helvetica"
    size: float = 7.5
    leading: float = 1.35
    gap: float = 6.0
    spread: float = 1.0
    header: str = "rule"
    grid: str = "none"
    head_align: str = "column"
    rotate: int = 0
    """Degrees of /Rotate; what is printed is turned against it."""
    sideways: int = 0
    """Degrees by which what is printed is turned on a page that is not."""
    crop: float = 0.0
    growing: bool = False
    """Every second page is larger than the first."""
    spaceless: bool = False
    tracking: float = 0.0
    """Space after each letter, in font sizes."""
    valign: str = "top"
    """Where a cell of one line stands beside a wrapped one: top, middle or bottom."""
    watermark: str = ""
    row_pad: float = 0.0
    """Space below each row, in lines."""
    foot: tuple[str, str, str] = ("", "", "")
    box_heading: bool = False

    origin: tuple[int, int] = (1, 1)
    spans: bool = False
    stacked: bool = True
    padded: bool = False
    blank_rows: bool = False
    merged_titles: bool = False
    text_dates: bool = False
    text_money: bool = False
    float_units: bool = False
    trailing: bool = False
    spaced_blanks: bool = False
    """Cells of rows that hold nothing hold a space."""
    plain: bool = False
    sheet: str = "Sheet1"
    indent: str = "style"
    """How a workbook moves a label to the right: ``style`` (alignment), ``spaces`` before the text, or ``none``."""
    sheets_before: tuple[str, ...] = ()
    sheets_after: tuple[str, ...] = ()


@dataclass(slots=True)
class ExtraSheet:
    """Another sheet of a workbook: lines of cells, or a ``copy`` of the roll."""

    name: str
    lines: list[list[str | Decimal | None]] = field(default_factory=list)
    before: bool = False
    hidden: bool = False
    copy: bool = False


@dataclass(slots=True)
class Report:
    chapters: list[Chapter] = field(default_factory=list)
    formats: Formats = field(default_factory=Formats)
    look: Look = field(default_factory=Look)
    running_head: bool = True
    extras: list[ExtraSheet] = field(default_factory=list)
    aside: list[list[str | Decimal | None]] = field(default_factory=list)
    """Lines of a table to the right of the roll, in workbooks."""

    @property
    def tables(self) -> list[Table]:
        """All tables in order, those that stand side by side among them."""
        return [table for chapter in self.chapters for part in chapter.parts for table in tables_in(part)]

    @property
    def sheets(self) -> list[tuple[str, list[Chapter]]]:
        """The sheets of a workbook that the chapters stand on, by name."""
        found: list[tuple[str, list[Chapter]]] = [(self.look.sheet, [])]
        for chapter in self.chapters:
            if chapter.sheet is not None:
                found.append((chapter.sheet, []))
            found[-1][1].append(chapter)
        return [(name, chapters) for name, chapters in found if chapters] or found

    @property
    def preceded(self) -> bool:
        """Whether a sheet that anybody sees stands before the roll."""
        return bool(self.look.sheets_before) or any(e.before and not e.hidden for e in self.extras)
