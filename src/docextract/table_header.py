"""The header of a table: which rows name its columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .document import Grid
from .models.findings import UnmappedColumn
from .values.text import words

if TYPE_CHECKING:
    from .table_extractor import TableExtractor

MOST_LINES = 3
"""How many rows a header may take."""


class TableHeader(NamedTuple):
    """A header: how many rows it takes, and the fields of its columns by their numbers."""

    row: int
    lines: int
    fields: dict[int, str]

    @classmethod
    def at(cls, table: TableExtractor, grid: Grid, row: int) -> TableHeader | None:
        """The header that begins in a row; None where none does: it names the anchor and half of the other fields."""
        if all(text is None or not text.strip() for text in grid.rows[row]):
            return None
        best: TableHeader | None = None
        for lines in range(1, MOST_LINES + 1):
            if row + lines > len(grid.values):
                break
            named: dict[int, str] = {}
            for column in range(grid.width):
                meaning, _ = table.meaning(_joined(grid, row, lines, column), named.values())
                if meaning is not None:
                    named[column] = meaning
            enough = table.first in named.values() and len(named) * 2 > len(table.headers)
            if enough and (best is None or len(named) > len(best.fields)):
                best = cls(row, lines, named)
        if best is None or best.lines == 1:
            return best
        below = cls.at(table, grid, row + 1)  # what names more without this row has a title above it
        return None if below is not None and len(below.fields) > len(best.fields) else best

    def units(self, table: TableExtractor, grid: Grid) -> dict[str, str]:
        """The units that its cells print in brackets, by field."""
        told: dict[str, str] = {}
        for column, name in self.fields.items():
            _, unit = table.meaning(_joined(grid, self.row, self.lines, column), {*self.fields.values()} - {name})
            if unit:
                told[name] = unit
        return told

    def said(self, grid: Grid) -> set[tuple[str, ...]]:
        """The words of each of its lines."""
        return {line_words(grid, row) for row in range(self.row, self.row + self.lines)}

    def unmapped(self, grid: Grid) -> list[UnmappedColumn]:
        """Its columns of no field, with examples of what stands below."""
        found: list[UnmappedColumn] = []
        for column in range(grid.width):
            header = _joined(grid, self.row, self.lines, column)
            if column in self.fields or not header:
                continue
            below = [text for r in grid.rows[self.row + self.lines :] if (text := r[column]) is not None]
            place = grid.place(self.row, column)
            name = (place.cell or "").rstrip("0123456789") if place is not None and place.sheet else str(column + 1)
            found.append(UnmappedColumn(header=header, column=name, sample=below[:3]))
        return found


def line_words(grid: Grid, row: int) -> tuple[str, ...]:
    """The words of a row, whichever cells they stand in."""
    return words(" ".join(text for text in grid.rows[row] if text))


def _joined(grid: Grid, row: int, lines: int, column: int) -> str:
    return " ".join(text for r in grid.rows[row : row + lines] if (text := r[column]) is not None)
