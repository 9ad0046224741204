"""Rows of a report's grid as grids of their own: those of a table, and the lines outside tables."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import replace

from ..document import PageGrid, Span, Value, Word
from ..models.place import Box
from .candidate import around
from .lines import text_of
from .regions import Region


def rows_of(region: Region, *, continues: bool) -> PageGrid:
    """The rows of a region in the columns of their grid."""
    grid, first, after = region.grid, region.first, region.last + 1
    return replace(
        grid,
        values=grid.values[first:after],
        boxes=grid.boxes[first:after],
        styles=grid.styles[first:after] if grid.styles else None,
        header_rows=tuple(row - first for row in grid.header_rows if first <= row < after),
        spans={
            (row - first, column): Span(span.top - first, span.left, span.bottom - first, span.right)
            for (row, column), span in grid.spans.items()
            if first <= row < after
        },
        continues=continues,
        given_up=[],
    )


def left_over(
    grid: PageGrid, taken: Container[int], outside: Callable[[int, int], tuple[list[Word], bool]]
) -> list[PageGrid]:
    """The rows that stand in no table, those that follow each other as one grid of the columns they fill.

    Args:
        grid: the grid of a report.
        taken: the rows that stand in a table as they are.
        outside: gives the words of a cell that stand in no table, and whether these are all of its words.
    """
    out: list[PageGrid] = []
    run: list[tuple[int, dict[int, tuple[Value, Box]]]] = []
    for row in range(len(grid.values) + 1):
        cells: dict[int, tuple[Value, Box]] = {}
        if row < len(grid.values) and row not in taken:
            cells = _cells(grid, row, outside)
        if cells:
            run.append((row, cells))
        elif run and (row == len(grid.values) or any(grid.boxes[row])):
            out.append(_lines(grid, run))
            run = []
    return out


def _cells(
    grid: PageGrid, row: int, outside: Callable[[int, int], tuple[list[Word], bool]]
) -> dict[int, tuple[Value, Box]]:
    """What of a row stands in no table, by column."""
    cells: dict[int, tuple[Value, Box]] = {}
    for column, box in enumerate(grid.boxes[row]):
        if box is not None:
            words, whole = outside(row, column)
            if whole:
                cells[column] = (grid.values[row][column], box)
            elif words:
                cells[column] = (text_of(words), around(words))
    return cells


def _lines(grid: PageGrid, run: list[tuple[int, dict[int, tuple[Value, Box]]]]) -> PageGrid:
    used = sorted({column for _, cells in run for column in cells})
    return PageGrid(
        [[cells[column][0] if column in cells else None for column in used] for _, cells in run],
        len(used),
        finder=grid.finder,
        score=grid.score,
        kind="text",
        boxes=[[cells[column][1] if column in cells else None for column in used] for _, cells in run],
        styles=[[grid.style(row, column) for column in used] for row, _ in run],
        columns=[grid.columns[column] for column in used] if grid.columns else [],
        on=grid.column_pages[used[0]] if grid.column_pages else grid.on,
        column_pages=[grid.column_pages[column] for column in used] if grid.column_pages else None,
        source_path=grid.source_path,
        source_bytes=grid.source_bytes,
    )
