"""A grid whose cells are those of another one in other places: turned, or a record from each card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from ....document import Span, Value
from ....models.place import Box, around
from ....records import record
from ...foldedgrid import Cells, FoldedGrid
from ...lines import Line


class Piece(NamedTuple):
    """What an arranged cell holds: a value, and the cell of a line that it was read from."""

    value: Value
    line: Line
    column: int


Row = Mapping[int, Sequence[Piece]]
"""By column: the pieces of each cell, several where it is put together from several."""


@record(slots=False)
class ArrangedGrid(FoldedGrid):
    """Rows made of cells from anywhere in the document; each cell keeps its place, and no cell spans another."""

    turned: bool = False
    """Whether its rows are columns of the document: then each of them is one row of it."""

    def rows_in(self, row: int) -> int:
        """How many rows of the document a row holds."""
        return 1 if self.turned else super().rows_in(row)

    def row_box(self, row: int) -> Box | None:
        """The box around all cells of a row."""
        columns = range(len(self.values[row]))
        boxes = [box for column in columns if (box := self.box(row, column)) is not None]
        return around(boxes) if boxes else None

    def span(self, row: int, column: int) -> Span | None:
        """None: what a merged cell covers in the document stands elsewhere here."""
        return None


def arrange(
    rows: Sequence[tuple[Line, Row]], width: int, space: int, *, turned: bool = False, between: str = "; "
) -> list[Line]:
    """Lines of the rows, each in a grid like that of the line of the document that it is told with.

    They have a column system of their own, and are not numbered yet; ``between`` stands between pieces of a cell.
    """
    made: list[Line] = []
    for _, grouped in groupby(rows, key=lambda row: id(row[0].grid)):
        own = [*grouped]
        first = own[0][0].grid
        grid = ArrangedGrid([], width, first.finder, continues=bool(made), of=first, turned=turned)
        for _, row in own:
            values: list[Value] = [None] * width
            cells: Cells = {}
            for column, pieces in row.items():
                told = [piece for piece in pieces if piece.value not in (None, "")]
                if told:
                    several = len(told) > 1
                    values[column] = between.join(str(p.value) for p in told) if several else told[0].value
                    cells[column] = tuple((p.line.grid, p.line.row, p.line.home(p.column)) for p in told)
            filled = [c for c, v in enumerate(values) if v is not None]
            made.append(Line(0, grid, len(grid.values), space, values, filled))
            grid.values.append(values)
            grid.cells_of.append(cells)
    return made


def as_it_is(line: Line) -> tuple[Line, Row]:
    """A line in its own columns."""
    return line, {column: (Piece(line.values[column], line, column),) for column in line.filled}


def numbered(lines: list[Line]) -> list[Line]:
    """The lines, each with its place among them."""
    for index, line in enumerate(lines):
        line.index = index
    return lines


def by_tables(lines: Sequence[Line], change: Callable[[list[Line], int], list[Line] | None]) -> list[Line]:
    """The lines with those of each grid changed, in a column system of its own, or as they are where ``change`` gives
    None; none where it changes no grid."""
    out: list[Line] = []
    space = before = lines[-1].space if lines else 0
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        own = [*grouped]
        changed = change(own, space + 1)
        space += changed is not None
        out += changed or own
    return numbered(out) if space > before else []
