"""What is read of one sheet's XML before it becomes a :class:`~docextract.document.Sheet`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from docextract.document import Span, Value
from docextract.errors import DocumentTooLargeError
from docextract.models.limits import DEFAULT_LIMITS, Limits

from ...records import record
from .references import MAX_COLUMNS, MAX_ROWS


@record(frozen=True)
class Formula:
    """A formula as the file writes it: its text, or for a shared one perhaps only its number."""

    text: str
    shared: str | None = None


@record
class Cells:
    """Rows by their number from 0 (values and style numbers of equal length), and what else the sheet's XML says."""

    sheet: str
    limits: Limits = DEFAULT_LIMITS
    height: int = 0
    width: int = 0
    """How far cells with a value reach."""
    rows: dict[int, list[Value]] = field(default_factory=dict)
    styles: dict[int, Sequence[int]] = field(default_factory=dict)
    formulas: dict[tuple[int, int], Formula] = field(default_factory=dict)
    uncached: list[tuple[int, int]] = field(default_factory=list)
    """Formula cells without a value in the file."""
    spans: list[Span] = field(default_factory=list)
    hidden_rows: set[int] = field(default_factory=set)
    hidden_columns: list[tuple[int, int]] = field(default_factory=list)
    """First and last column of each hidden group, from 0."""
    misplaced: int = 0
    """Rows and cells whose names are none of a sheet's; they are taken to follow the one before, as unnamed ones do."""

    def reach(self, row: int, width: int) -> None:
        """Take note of a row of so many columns before room is made for it.

        Raises:
            DocumentTooLargeError: the used range is over ``workbookCells``.
        """
        if row >= self.height or width > self.width:
            self.height, self.width = max(self.height, row + 1), max(self.width, width)
            check_used_range(self.height, self.width, self.sheet, self.limits)


def row_number(text: str) -> int | None:
    """A row's number from 0, from its ``r``; None if it is no row of a sheet."""
    if text.isascii() and text.isdigit() and len(text) <= 7 and 1 <= int(text) <= MAX_ROWS:
        return int(text) - 1
    return None


def column_groups(groups: list[tuple[int, int]]) -> frozenset[int]:
    """The columns of groups that may overlap, clipped to a sheet's width."""
    columns: set[int] = set()
    end = -1
    for first, last in sorted(groups):
        columns.update(range(max(first, end + 1, 0), min(last, MAX_COLUMNS - 1) + 1))
        end = max(end, last)
    return frozenset(columns)


def assembled(cells: Cells) -> tuple[list[list[Value]], list[Sequence[int]]]:
    """Rows without gaps, empty cells at their ends and empty rows at the sheet's end left out, and their styles."""
    kept: list[tuple[int, list[Value]]] = []
    for index, values in cells.rows.items():
        while values and values[-1] is None:
            values.pop()
        if values:
            kept.append((index, values))
    kept.sort(key=lambda item: item[0])
    rows: list[list[Value]] = []
    styles: list[Sequence[int]] = []
    same: dict[Sequence[int], Sequence[int]] = {}
    for index, values in kept:
        while len(rows) < index:
            rows.append([])
            styles.append(())
        rows.append(values)
        style = cells.styles[index]
        if len(style) != len(values) or type(style) is list:
            style = tuple(style[: len(values)])
        styles.append(same.setdefault(style, style))
    return rows, styles


def check_used_range(height: int, width: int, sheet: str, limits: Limits) -> None:
    """Refuse a sheet whose used range is over the limit.

    Raises:
        DocumentTooLargeError: ``details["limit"]`` is ``workbookCells``.
    """
    if height * width > limits.workbook_cells:
        raise DocumentTooLargeError(
            f"Sheet {sheet!r} uses {height:,} rows by {width:,} columns, {height * width:,} cells; "
            f"at most {limits.workbook_cells:,} are allowed.",
            limit="workbookCells",
            value=height * width,
            max=limits.workbook_cells,
        )


def without_covered_cells(rows: list[list[Value]], spans: list[Span]) -> None:
    """Empty the cells that a merged area covers: only its first cell is shown, whatever the file holds beneath."""
    areas = [(s, min(s.bottom, len(rows) - 1)) for s in spans]
    # Areas that overlap are no workbook's own; without this a file of a few bytes could ask for a day's work.
    budget = 2 * sum(map(len, rows)) + len(spans) + len(rows)
    for span, bottom in areas:
        budget -= max(0, bottom - span.top + 1)
        if budget < 0:
            return
        for index in range(span.top, bottom + 1):
            row = rows[index]
            right = min(span.right, len(row) - 1)
            left = span.left + (index == span.top)
            if left <= right:
                row[left : right + 1] = [None] * (right + 1 - left)
                while row and row[-1] is None:
                    row.pop()


def check_sheet_count(count: int, limits: Limits) -> None:
    """Refuse a workbook of too many sheets.

    Raises:
        DocumentTooLargeError: ``details["limit"]`` is ``workbookSheets``.
    """
    if count > limits.workbook_sheets:
        raise DocumentTooLargeError(
            f"The workbook has {count:,} sheets; at most {limits.workbook_sheets:,} are allowed.",
            limit="workbookSheets",
            value=count,
            max=limits.workbook_sheets,
        )


def trimmed(rows: list[list[Value]]) -> list[list[Value]]:
    """Rows without empty cells at their ends and without empty rows at the sheet's end."""
    for row in rows:
        while row and row[-1] is None:
            row.pop()
    while rows and not rows[-1]:
        rows.pop()
    return rows
