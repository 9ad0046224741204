"""Reading a document's grids as one table: what each of their rows is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from .document import Grid
from .models.base import to_camel
from .models.findings import Ledger, Note, UnmappedColumn
from .models.place import Place
from .table_columns import TableColumns
from .table_facts import TableFacts
from .table_header import TableHeader, line_words
from .table_rows import TableRows
from .values.text import is_blank
from .vocabulary import Vocabulary

if TYPE_CHECKING:
    from .table_extractor import TableExtractor

SURE = 2
"""So many values of their fields' types make a row above the header one that belongs below it."""
_AROUND = ("SUMMARY", "OTHER", "NOTE", "FOOTER")
_DIGITS = re.compile(r"\d+")


@dataclass
class TableReading:
    """What was read so far.

    A table goes on in the next grid: if that shares its columns, or has no header of its own and its rows stand in the
    columns of the header, by their places on the page, with values of the fields' types.
    """

    table: TableExtractor
    rows: TableRows
    words: Vocabulary
    facts: TableFacts
    roles: Counter[str] = field(default_factory=Counter)
    unexplained: list[Place] = field(default_factory=list)
    warnings: list[Note] = field(default_factory=list)
    unmapped: dict[str, UnmappedColumn] = field(default_factory=dict)
    _columns: TableColumns | None = None
    """Those of the table that is being read; None before the first header."""
    _ended: bool = False
    """Something else came in a grid that is no part of the table."""
    _over: bool = False
    """A row came that stands below the table."""
    _begun: int = 0
    """How many rows there were at the last header."""
    _around: list[tuple[Grid, int]] = field(default_factory=list)
    """Rows that are none of the table."""
    _above: list[tuple[Grid, int]] = field(default_factory=list)
    """Rows above a header that has not come yet."""
    _titles: set[str] = field(default_factory=set)
    """What stood above headers, but for its numbers."""
    _said: set[tuple[str, ...]] = field(default_factory=set)
    """The words of the lines of headers."""

    def grid(self, grid: Grid) -> None:
        """Read a grid."""
        if not grid.continues:
            self._columns, self._ended = self._columns and self._columns.elsewhere(), False
        row, end = 0, len(grid.values)
        while row < end and self._is_title_again(grid, row):
            self._count("BLANK" if _is_blank(grid, row) else "TITLE")
            row += 1
        begun = row
        while row < end:
            header = next((header for n in range(row, end) if (header := TableHeader.at(self.table, grid, n))), None)
            top = header.row if header else end
            last = self._last_row(grid, row, top, headed=header is not None, first=row == begun)
            for line in range(row, last):
                self._count(role := self._line(grid, line))
                if role in _AROUND:
                    self._around.append((grid, line))
            self._not_rows(grid, range(last, top), headed=header is not None)
            row = top
            if header is not None:
                self._begin(grid, header)
                row += header.lines

    def end(self) -> None:
        """Say of rows that print only their first field which of them are headings, now that all are known."""
        self._headings(self.rows.headings_without_digits())
        self._tell_unread()

    def _tell_unread(self) -> None:
        """Say once for each field what is printed under it and is none of its values."""
        for name in self.table.headers:
            field = to_camel(name)
            rows = [row for row in self.rows.read if any(map(str.isdigit, row.unread.get(field, "")))]
            if rows:
                first = rows[0].unread[field]
                kind = self.table.kinds[name].__name__.lower()
                what = {"decimal": "number", "int": "whole number"}.get(kind, kind)
                message = f"{field}: {len(rows)} printed and no {what}, {first!r:.80} first"
                place = next(iter(rows[0].sources.get(field, ())), None)
                self.warnings.append(Note(type="valueUnread", message=message, place=place))

    def ledger(self) -> Ledger:
        """What every row of the grids that were read is."""
        self._settle(None, None)
        return Ledger(read=self.roles.total(), by_role=dict(self.roles), unexplained=self.unexplained)

    def said(self) -> dict[str, Any]:
        """The facts that the rows around the table say, as fields of the summary."""
        if not self.table.facts:
            return {}
        for grid, row in self._around:
            self.facts.take(grid, [row])
        return self.facts.values()

    def _headings(self, found: int) -> None:
        self.roles["DATA"] -= found
        if found:
            self.roles["SECTION"] += found

    def _count(self, role: str) -> None:
        self.roles[role] += 1

    def _begin(self, grid: Grid, header: TableHeader) -> None:
        self._over, self._begun = False, len(self.rows.read)
        self.rows.printed_units |= header.units(self.table, grid)
        self.roles["HEADER"] += header.lines
        self._said |= header.said(grid)
        self._columns, self._ended = TableColumns.under(grid, header.row, header.lines, header.fields), False
        for column in header.unmapped(grid):
            self.unmapped.setdefault(column.header or "", column)
        self._settle(grid, self._columns)

    def _last_row(self, grid: Grid, start: int, end: int, *, headed: bool, first: bool) -> int:
        """Up to where rows of a grid are read as the table so far; a header may follow them, and be its first."""
        if self._columns is None or (self._ended and grid.continues):
            return start
        if self._columns.numbered and not headed:
            return end
        sure = [row for row in range(start, end) if self._values(grid, row, self._columns) > 0]
        if self._columns.numbered:
            return self._titles_from(grid, start, end) if sure or not first else start
        stop = next((row for row in range(start, end) if self._is_else(grid, row)), end)
        sure = [row for row in sure if row < stop]
        self._ended = stop < end
        return start if not sure else sure[-1] + 1 if stop < end else end

    def _titles_from(self, grid: Grid, start: int, end: int) -> int:
        """Where the titles of the next header begin: after a blank row or a total, nothing but single cells."""
        at = end
        while at > start and len(_filled(grid, at - 1)) < 2:
            at -= 1
        label = next((text for text in grid.rows[at - 1] if text), "") if at > start else ""
        if (match := self.words.total(label)) is not None and match.certain:
            return at
        return next((row for row in range(at, end) if _is_blank(grid, row)), end)

    def _is_else(self, grid: Grid, row: int) -> bool:
        """Whether a row of several cells is none of the table: one stands in no column, or no value is of its type."""
        if self._columns is None or len(_filled(grid, row)) < 2 or line_words(grid, row) in self._said:
            return False
        cells = self._columns.cells(grid, row)
        if cells is None:
            return True
        typed, values = self.rows.typed(grid, row, cells)
        return typed > 0 and values == 0

    def _values(self, grid: Grid, row: int, columns: TableColumns) -> int:
        """How many values of their fields' types a row of the table has; 0 where it is none."""
        cells = columns.cells(grid, row) or {}
        label = next((text for text in grid.rows[row] if text), "")
        if self.table.first not in cells and self.words.total(label) is None:
            return 0
        return self.rows.typed(grid, row, cells)[1]

    def _line(self, grid: Grid, row: int) -> str:
        """Read one row that is no header, and say what it is."""
        if _is_blank(grid, row):
            return "BLANK"
        cells = self._columns.cells(grid, row) if self._columns is not None else None
        label = next((text for text in grid.rows[row] if text), "")
        if self._is_over(grid, row, label):
            return self._furniture(grid, row) or "SUMMARY"
        if line_words(grid, row) in self._said:
            return "HEADER"
        if cells is not None:
            if self._is_total(grid, row, label, cells):
                self._headings(self.rows.headings_of(grid, row, cells))
                self.rows.state(grid, row, label, cells)
                return "TOTAL"
            if furniture := self._furniture(grid, row):
                return furniture
            if self.table.first in cells and self.rows.goes_on(grid, row, cells):
                return "CONTINUATION"
            if self.table.first in cells and self._is_first(grid, row, cells[self.table.first]):
                self.rows.add(grid, row, cells)
                self._doubt(grid, row, cells)
                return "DATA"
            if self.rows.goes_on(grid, row, cells):
                return "CONTINUATION"
        self._leave(grid, [row], f"a row without {self.table.headers[self.table.first][0]}: {label!r:.80}")
        return "OTHER"

    def _is_first(self, grid: Grid, row: int, column: int) -> bool:
        """Whether a cell is what every row prints first; words are no date and no number."""
        return self.rows.value(grid, row, column, self.table.kinds[self.table.first]) is not None

    def _is_over(self, grid: Grid, row: int, label: str) -> bool:
        """Whether a row with these words first is none of the table, or one before it stands below the table."""
        if self._over or self._columns is None:
            return self._over
        found = self.table.is_end(label) or self.facts.begins(grid, row)
        self._over = found and len(self.rows.read) > self._begun
        return found

    def _doubt(self, grid: Grid, row: int, cells: dict[str, int]) -> None:
        """Say so where a row has nothing but words under amounts, counts and dates, as the header of another table."""
        typed, values = self.rows.typed(grid, row, cells)
        if typed > 1 and values == 0 and not any(map(str.isdigit, "".join(filter(None, grid.rows[row])))):
            texts = [text for text in grid.rows[row] if text]
            message = f"a row of words, below which another table may stand: {', '.join(texts)!r:.80}"
            self.warnings.append(Note(type="headerDoubtful", message=message, place=grid.row_place(row)))

    def _is_total(self, grid: Grid, row: int, label: str, cells: dict[str, int]) -> bool:
        """Whether a row is a total: by its label or, where a row may be called so, by its amounts or by a heading."""
        match = self.words.total(label)
        if match is None:
            return self.table.first not in cells and not self._has_texts(cells) and self.rows.sums_up(grid, row, cells)
        if self.rows.drop_heading(match.scope):
            self.roles["DATA"] -= 1
            self.roles["SECTION"] += 1
            return True
        if match.certain or self.rows.sums_up(grid, row, cells):
            return True
        if self.rows.typed(grid, row, cells)[1]:
            message = f"{label!r:.80} may be a total, but is no sum of the rows above: it was read as a row"
            self.warnings.append(Note(type="totalDoubtful", message=message, place=grid.row_place(row)))
        return False

    def _has_texts(self, cells: dict[str, int]) -> bool:
        return any(self.table.kinds[name] is not Decimal for name in cells)

    def _furniture(self, grid: Grid, row: int) -> str | None:
        """What a row of one cell is if it belongs to the page: FOOTER or NOTE."""
        texts = [text for text in grid.rows[row] if text]
        kind = self.words.furniture(texts[0]) if len(texts) == 1 else None
        return kind if kind in ("FOOTER", "NOTE") else None

    def _is_title_again(self, grid: Grid, row: int) -> bool:
        """Whether a row at the beginning of a grid is blank or says what stood above a header before."""
        if _is_blank(grid, row):
            return True
        again = _without_digits(grid, row)
        values = self._values(grid, row, self._columns) if self._columns else 0
        return values == 0 and any(map(str.isalpha, again)) and again in self._titles

    def _not_rows(self, grid: Grid, rows: Iterable[int], *, headed: bool) -> None:
        """Rows of a grid that are none of the table of the grids before: they may stand above a header."""
        if headed or self._columns is None:
            self._above += [(grid, row) for row in rows]
            return
        left: list[int] = []
        for row in rows:
            if _is_blank(grid, row):
                self._count("BLANK")
            elif furniture := self._furniture(grid, row):
                self._count(furniture)
            elif self._is_over(grid, row, next(text for text in grid.rows[row] if text)):
                self._count("SUMMARY")
            else:
                self._count("OTHER")
                left.append(row)
            self._around.append((grid, row))
        if left:
            first = next(text for text in grid.rows[left[0]] if text)
            self._leave(grid, left, f"rows in no column of the table from {first!r:.80} on: {len(left)} on {grid.name}")

    def _settle(self, grid: Grid | None, columns: TableColumns | None) -> None:
        """Say what the rows above a header are: titles, unless they look like rows of its columns."""
        sure = min(SURE, sum(kind is not str for kind in self.table.kinds.values())) or SURE
        self._around += self._above
        for of, row in self._above:
            if _is_blank(of, row):
                self._count("BLANK")
            elif self.facts.begins(of, row):
                self._count("TITLE")
            elif columns and self._values(of, row, columns if of is grid else columns.elsewhere()) >= sure:
                label = next(text for text in of.rows[row] if text)
                self._leave(of, [row], f"a row of the table above its header: {label!r:.80}")
                self._count("OTHER")
            else:
                self._titles.add(_without_digits(of, row))
                self._count("TITLE")
        self._above = []

    def _leave(self, grid: Grid, rows: list[int], message: str) -> None:
        """Leave rows unexplained, and say so."""
        places = [place for row in rows if (place := grid.row_place(row)) is not None]
        self.unexplained += places
        self.warnings.append(Note(type="rowNotUnderstood", message=message, place=next(iter(places), None)))


def _filled(grid: Grid, row: int) -> list[int]:
    return [column for column, value in enumerate(grid.values[row]) if not is_blank(value)]


def _is_blank(grid: Grid, row: int) -> bool:
    return all(is_blank(value) for value in grid.values[row])


def _without_digits(grid: Grid, row: int) -> str:
    return _DIGITS.sub("#", " ".join(text for text in grid.rows[row] if text))
