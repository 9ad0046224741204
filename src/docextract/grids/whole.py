"""What a document shows: its tables as they stand, with every figure as it is extracted, and the lines outside them.

Pages are looked at twice: for tables as they stand on one page, whose wrapped cells are whole, and for the columns that
hold over all pages, which is what is extracted. Where the tables leave out a figure of a report's table, or cut one in
two, the rows of the report stand in their place, on all of its pages.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from ..document import Grid, PageGrid, Word
from ..models.place import Box
from .cutting import left_over, rows_of
from .lines import GROUPED
from .regions import Region, admitted, joined, regions
from .standing import Standing, TableCell, bare

LEVEL = 0.7
"""Points by which figures on one line may differ."""
SPACE = 0.5
"""Heights of a line from which on a space parts two numbers, and no thousands of one."""


def whole(tables: Sequence[Grid], report: Sequence[Grid], *, text: bool = False) -> list[Grid]:
    """The tables in reading order; with ``text`` also the lines outside them, so that each word is there once.

    Args:
        tables: the tables of pages as they stand, in any order, or the grids of sheets.
        report: the grids that are extracted from: of pages, every line as a row.
        text: give the lines outside the tables too, as grids of their own.
    """
    pages = [grid for grid in report if isinstance(grid, PageGrid) and grid.on is not None]
    if not pages:
        return list(tables or report)
    return _Pages([grid for grid in tables if isinstance(grid, PageGrid)], pages).grids(text=text)


class _Pages:
    """Both looks at the pages of a document, and which of them each table is taken from."""

    def __init__(self, tables: list[PageGrid], report: list[PageGrid]) -> None:
        self.tables, self.report = tables, report
        self.dropped: set[int] = set()
        """The numbers of the tables in whose place rows of the report stand."""
        self.taken: dict[int, list[Region]] = {}
        """These rows, by the number of their grid."""
        on: dict[int, list[tuple[int, PageGrid]]] = {}
        for number, table in enumerate(tables):
            on.setdefault(table.page or 0, []).append((number, table))
        self.standing = {
            page.number: Standing(page, on.get(page.number, ()))
            for grid in report
            for page in (grid.column_pages or (grid.on,))
            if page is not None
        }
        for chain in _chains(report):
            self._choose(chain)
        self._take_what_is_dropped()

    def grids(self, *, text: bool) -> list[Grid]:
        """The tables of the pages in reading order, and the lines outside them if asked for."""
        out = [table for number, table in enumerate(self.tables) if number not in self.dropped]
        before: PageGrid | None = None
        for number, grid in enumerate(self.report):
            for region in self.taken.get(number, ()):
                out.append(rows_of(region, continues=before is not None and before.columns is grid.columns))
                before = grid
            if text:
                taken = {row for region in self.taken.get(number, ()) for row in region.rows}
                out += left_over(grid, taken, partial(self._outside, grid))
        return [*sorted(out, key=_position)]

    def _choose(self, chain: list[int]) -> None:
        """Take the rows of grids that share their columns, if a figure of theirs is in no table."""
        found = regions([self.report[number] for number in chain])
        held: list[Box] = []
        missing: list[Box] = []
        for region in found:
            for at in region.figures:
                if box := region.grid.boxes[at[0]][at[1]]:
                    (held if self._held(region.grid, *at) else missing).append(box)
        if missing and admitted(found) and not _beside(missing, held):
            for number in chain:
                self.taken[number] = [region for region in found if region.grid is self.report[number]]

    def _take_what_is_dropped(self) -> None:
        """Drop the tables in whose place rows are taken; what else these hold is taken from the report as well."""
        if not self.taken:
            return
        tables = [[self._tables(grid, row) for row in range(len(grid.values))] for grid in self.report]
        while True:
            touched = {
                table
                for number, found in self.taken.items()
                for region in found
                for row in region.rows
                for table in tables[number][row]
            }
            if touched == self.dropped:
                return
            for number, of_grid in enumerate(tables):
                before = self.taken.get(number, [])
                grid = self.report[number]
                title = before[0].first if before and before[0].first in grid.header_rows else 0
                rows = [row for row in range(title, len(of_grid)) if of_grid[row] & (touched - self.dropped)]
                if rows:
                    self.taken[number] = joined([*before, Region(grid, rows[0], rows[-1])])
            self.dropped |= touched

    def _words(self, grid: PageGrid, row: int, column: int) -> list[tuple[Word, TableCell | None]]:
        """The words of a cell and where they stand in tables; the cell as one word where it is a part of one."""
        box = grid.boxes[row][column]
        page = grid.column_pages[column] if grid.column_pages else grid.on
        if box is None or page is None:
            return []
        at = self.standing[page.number]
        return [(word, at.cell(word)) for word in at.words(box) or [Word(grid.text(row, column) or "", *box)]]

    def _held(self, grid: PageGrid, row: int, column: int) -> bool:
        """Whether a figure stands in a table, in one piece; two rows with labels of their own hold two figures."""
        text = grid.text(row, column) or ""
        words = self._words(grid, row, column)
        cells = [cell for _, cell in words if cell is not None]
        if len(cells) == len(words) and len({cell.row for cell in cells}) > 1 and all(cell.labelled for cell in cells):
            return True
        near = all(b.x0 - a.x1 < SPACE * (a.bottom - a.top) for (a, _), (b, _) in pairwise(words))
        pieces = [text] if near and GROUPED.fullmatch(text) else text.split()
        found = [any(bare(piece) in cell.text for cell in cells) for piece in pieces]
        # Figures set apart are two: one of a table, and one of what stands beside it.
        return all(found) or (not near and any(found))

    def _tables(self, grid: PageGrid, row: int) -> set[int]:
        """The numbers of the tables that hold words of a row."""
        return {
            cell.table for column in range(grid.width) for _, cell in self._words(grid, row, column) if cell is not None
        }

    def _outside(self, grid: PageGrid, row: int, column: int) -> tuple[list[Word], bool]:
        """The words of a cell that stand in no table, and whether these are all of it."""
        words = self._words(grid, row, column)
        outside = [word for word, cell in words if cell is None or cell.table in self.dropped]
        return outside, len(outside) == len(words)


def _beside(missing: Sequence[Box], held: Sequence[Box]) -> bool:
    """Whether figures stand beside, over or under those of tables as a chart's do: wholly to one side, most of them in
    no line with them, across or down."""
    if len(missing) > len(held):
        return False
    for near, far, same in ((0, 2, (3,)), (1, 3, (0, 2))):
        first, last = min(box[near] for box in held), max(box[far] for box in held)
        outside = all(box[near] > last for box in missing) or all(box[far] < first for box in missing)
        at = [(side, sorted(box[side] for box in held)) for side in same]
        in_line = sum(
            any(bisect(x, box[side] - LEVEL) < bisect(x, box[side] + LEVEL) for side, x in at) for box in missing
        )
        if outside and 2 * in_line < len(missing):
            return True
    return False


def _chains(report: list[PageGrid]) -> list[list[int]]:
    """The numbers of grids that follow each other and share their columns."""
    chains: list[list[int]] = []
    for number, grid in enumerate(report):
        if chains and grid.columns is report[chains[-1][0]].columns:
            chains[-1].append(number)
        else:
            chains.append([number])
    return chains


def _position(grid: PageGrid) -> tuple[int, float, float]:
    boxes = [box for row in grid.boxes for box in row if box]
    return grid.page or 0, min((box[1] for box in boxes), default=0.0), min((box[0] for box in boxes), default=0.0)
