"""Rows of a page whose cells stand in their middle: one of two lines begins above its row and ends below."""

from __future__ import annotations

from ...document import Value
from ..lines import Line
from .foldedgrid import Cells, FoldedGrid

OVERLAP = 0.25
"""Share of its height by which a line reaches into the line above it, if both are of one row."""


def close_rows(lines: list[Line]) -> list[Line]:
    """The lines of a grid, those that reach into one another in one; the same lines where none do."""
    rows: list[list[Line]] = []
    for line in lines:
        if rows and _reaches_into(line, rows[-1][-1]):
            rows[-1].append(line)
        else:
            rows.append([line])
    if len(rows) == len(lines):
        return lines
    first = lines[0]
    width = max(len(line.values) for line in lines)
    grid = FoldedGrid([], width, first.grid.finder, continues=first.grid.continues, of=first.grid)
    for row in rows:
        values: list[Value] = [None] * width
        cells: Cells = {}
        for line in row:
            for c in line.filled:
                old = values[c]
                values[c] = line.values[c] if old is None else f"{old} {line.values[c]}"
                cells[c] = [*cells.get(c, ()), (line.row, line.home(c))]
        grid.values.append(values)
        grid.cells_of.append(cells)
    return [
        Line(row[0].index, grid, number, first.space, values, [c for c, v in enumerate(values) if v not in (None, "")])
        for number, (row, values) in enumerate(zip(rows, grid.values, strict=True))
    ]


def _reaches_into(line: Line, above: Line) -> bool:
    """Whether a line begins above the end of the line before it, not in the same columns alone."""
    box, before = line.row_box(), above.row_box()
    if box is None or before is None or not any(c not in above.filled for c in line.filled):
        return False
    return box[1] < before[3] - OVERLAP * min(box[3] - box[1], before[3] - before[1])
