"""A grid whose records of several rows are laid out in one row each: a view on the grid that was read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from ..document import PLAIN, Grid, Span, Style
from ..models.place import Box, Place, around
from ..records import record
from .lines import Line

Cells = dict[int, Sequence[tuple[Grid, int, int]]]
"""By column: the grids, rows and columns that a cell was read from, several where it has several lines."""


@record(slots=False)
class FoldedGrid(Grid):
    """Rows of ``of``, and of others that go on beside them, side by side; the column ``c`` in the row ``n`` of a record
    of ``lines`` rows is ``c * lines + n``."""

    of: Grid = None  # type: ignore[assignment]
    lines: int = 1
    cells_of: list[Cells] = field(default_factory=list)

    @property
    def name(self) -> str:
        return self.of.name

    @property
    def page(self) -> int | None:
        return self.of.page

    @property
    def sheet(self) -> str | None:
        return self.of.sheet

    def rows_in(self, row: int) -> int:
        """How many rows of the document a row holds."""
        below = {(id(grid), number): grid for cell in self.cells_of[row].values() for grid, number, _ in cell}
        return sum(g.rows_in(number) if isinstance(g, FoldedGrid) else 1 for (_, number), g in below.items())

    def text(self, row: int, column: int) -> str | None:
        value = self.values[row][column]
        if value is None or type(value) is str:
            return value
        grid, *at = self.cells_of[row][column][0]
        return grid.text(*at)

    def place(self, row: int, column: int) -> Place | None:
        found = [place for grid, *at in self.cells_of[row].get(column, ()) if (place := grid.place(*at)) is not None]
        boxes = [place.box for place in found if place.box is not None]
        if len(boxes) < 2 or (page := found[0].page) is None:
            return found[0] if found else None
        return Place.on(page, around(boxes))

    def box(self, row: int, column: int) -> Box | None:
        boxes = [box for grid, *at in self.cells_of[row].get(column, ()) if (box := grid.box(*at)) is not None]
        return around(boxes) if boxes else None

    def row_box(self, row: int) -> Box | None:
        rows = {number for cell in self.cells_of[row].values() for grid, number, _ in cell if grid is self.of}
        boxes = [box for number in rows if (box := self.of.row_box(number)) is not None]
        return around(boxes) if boxes else None

    def style(self, row: int, column: int) -> Style:
        cell = self.cells_of[row].get(column)
        return cell[0][0].style(*cell[0][1:]) if cell else PLAIN

    def span(self, row: int, column: int) -> Span | None:
        cell = self.cells_of[row].get(column)
        rows = {number for some in self.cells_of[row].values() for _, number, _ in some}
        span = self.of.span(*cell[0][1:]) if cell and cell[0][0] is self.of and len(rows) == 1 else None
        if span is None or span.top != span.bottom:
            return None
        return Span(row, column, row, (span.right + 1) * self.lines - 1)


def folded_rows(line: Line) -> int:
    """How many rows of the document a line holds beside its first."""
    grid = line.grid
    return grid.rows_in(line.row) - 1 if line.filled and isinstance(grid, FoldedGrid) else 0
