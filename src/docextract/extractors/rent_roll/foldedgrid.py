"""A grid whose records of several rows are laid out in one row each: a view on the grid that was read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ...document import PLAIN, Grid, Span, Style
from ...models.place import Box, Place
from ..lines import Line

Cells = dict[int, Sequence[tuple[int, int]]]
"""By column: the rows and columns of the grid below, several where a cell has several lines."""


@dataclass
class FoldedGrid(Grid):
    """Rows of ``of`` side by side: its column ``c`` in the row ``n`` of a record of ``lines`` rows is
    ``c * lines + n``."""

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
        below = {at[0] for cell in self.cells_of[row].values() for at in cell}
        return sum(self.of.rows_in(number) if isinstance(self.of, FoldedGrid) else 1 for number in below)

    def text(self, row: int, column: int) -> str | None:
        value = self.values[row][column]
        return value if value is None or type(value) is str else self.of.text(*self.cells_of[row][column][0])

    def place(self, row: int, column: int) -> Place | None:
        found = [place for at in self.cells_of[row].get(column, ()) if (place := self.of.place(*at)) is not None]
        boxes = [place.box for place in found if place.box is not None]
        if len(boxes) < 2 or (page := found[0].page) is None:
            return found[0] if found else None
        return Place.on(page, around(boxes))

    def box(self, row: int, column: int) -> Box | None:
        boxes = [box for at in self.cells_of[row].get(column, ()) if (box := self.of.box(*at)) is not None]
        return around(boxes) if boxes else None

    def row_box(self, row: int) -> Box | None:
        rows = {at[0] for cell in self.cells_of[row].values() for at in cell}
        boxes = [box for number in rows if (box := self.of.row_box(number)) is not None]
        return around(boxes) if boxes else None

    def style(self, row: int, column: int) -> Style:
        cell = self.cells_of[row].get(column)
        return self.of.style(*cell[0]) if cell else PLAIN

    def span(self, row: int, column: int) -> Span | None:
        cell = self.cells_of[row].get(column)
        span = (
            self.of.span(*cell[0])
            if cell and len({r for some in self.cells_of[row].values() for r, _ in some}) == 1
            else None
        )
        if span is None or span.top != span.bottom:
            return None
        return Span(row, column, row, (span.right + 1) * self.lines - 1)


def around(boxes: Sequence[Box]) -> Box:
    """The box around some."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)


def folded_rows(line: Line) -> int:
    """How many rows of the document a line holds beside its first."""
    grid = line.grid
    return grid.rows_in(line.row) - 1 if line.filled and isinstance(grid, FoldedGrid) else 0
