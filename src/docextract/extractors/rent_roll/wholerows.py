"""Rows of a page that were read as several lines: cells in the middle of their row, and rows between rules."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from itertools import groupby, pairwise

from ...document import PageGrid, Value
from ...values.dates import looks_like_date
from ...vocabulary import Vocabulary
from ..lines import Line
from .foldedgrid import Cells, FoldedGrid

OVERLAP = 0.25
"""Share of its height by which a line reaches into the line above it, if both are of one row."""
FEWEST = 2
"""Rows that tell that the rows of the table have several lines."""
WIDE = 0.5
"""Share of a table's width that a rule between its rows spans at least."""

Rows = list[list[Line]]


def whole_rows(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with each row of a table in one, where its own lines cannot say that they belong together: a unit
    stands above and below its row, or a figure stands below the first line of a ruled row."""
    out: list[Line] = []
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        own = [*grouped]
        out += (_centred(own, vocabulary) or _ruled(own) or own) if isinstance(own[0].grid, PageGrid) else own
    if len(out) == len(lines):
        return lines
    for number, line in enumerate(out):
        line.index = number
    return out


def close_rows(lines: list[Line]) -> list[Line]:
    """The lines of a grid, those that reach into one another in one; the same lines where none do."""
    rows: Rows = []
    for line in lines:
        if rows and _reaches_into(line, rows[-1][-1]):
            rows[-1].append(line)
        else:
            rows.append([line])
    return lines if len(rows) == len(lines) else _joined(rows)


def _centred(lines: list[Line], vocabulary: Vocabulary) -> list[Line] | None:
    """The rows of a table whose first column has units of two lines, which stand half a line off the others."""
    led = 0
    units = False
    for above, line in pairwise(lines):
        if not units and len(above.filled) > 2 and above.filled[0] == 0:
            units = any(match.field == "unit" for match in vocabulary.header(above.first_text())[:1])
        if above.filled[:1] == [0] and line.filled and line.filled[0] > 0 and len(above.filled) < len(line.filled):
            led += units and line.has_numbers() and _reaches_into(line, above)
    return close_rows(lines) if led >= FEWEST else None


def _reaches_into(line: Line, above: Line) -> bool:
    """Whether a line begins above the end of the line before it, and not in the same columns alone."""
    box, before = line.row_box(), above.row_box()
    if box is None or before is None or all(c in above.filled for c in line.filled):
        return False
    return box[1] < before[3] - OVERLAP * min(box[3] - box[1], before[3] - before[1])


def _ruled(lines: list[Line]) -> list[Line] | None:
    """The rows of a table with a rule under each, if one has a figure below its first line and none two in a column."""
    figures = [line for above, line in pairwise(lines) if line.filled and _goes_on(line, above)]
    grid = lines[0].grid
    if len(figures) < FEWEST or not isinstance(grid, PageGrid) or grid.on is None:
        return None
    boxes = [box for line in lines if (box := line.row_box()) is not None]
    wide = WIDE * (max(box[2] for box in boxes) - min(box[0] for box in boxes))
    drawn: Counter[int] = Counter()
    for rule in grid.on.rules:
        if rule.horizontal:
            drawn[round(rule.top)] += round(rule.x1 - rule.x0)  # often a piece for each cell
    rules = sorted(top for top, width in drawn.items() if width > wide)
    rows: Rows = []
    last = -1
    for line in lines:
        box = line.row_box()
        band = bisect_left(rules, (box[1] + box[3]) / 2) if box is not None else 0
        if band == last and 0 < band < len(rules):
            rows[-1].append(line)
        else:
            rows.append([line])
        last = band
    torn = {id(line) for row in rows for line in row[1:]}
    if not all(id(line) in torn for line in figures) or any(_has_two_figures(row) for row in rows if len(row) > 1):
        return None
    return _joined(rows)


def _goes_on(line: Line, above: Line) -> bool:
    """Whether a line holds a figure and begins in a column in which the line above it goes on."""
    return line.filled[0] > 0 and set(line.filled) < set(above.filled) and any(map(_is_figure, _cells(line)))


def _cells(line: Line) -> list[Value]:
    return [line.values[c] for c in line.filled]


def _is_figure(value: Value) -> bool:
    return type(value) is str and ((value[:1].isdigit() and value.replace(",", "").isdigit()) or looks_like_date(value))


def _has_two_figures(row: Sequence[Line]) -> bool:
    """Whether a column has a figure of its own in two lines."""
    found = [c for line in row for c in line.filled if line.is_number(c) or looks_like_date(line.values[c])]
    return len(found) > len(set(found))


def _joined(rows: Rows) -> list[Line]:
    first = rows[0][0]
    width = max(len(line.values) for row in rows for line in row)
    grid = FoldedGrid([], width, first.grid.finder, continues=first.grid.continues, of=first.grid)
    for row in rows:
        values: list[Value] = [None] * width
        cells: Cells = {}
        for line in row:
            for c in line.filled:
                old = values[c]
                values[c] = line.values[c] if old is None else f"{old} {line.values[c]}"
                cells[c] = [*cells.get(c, ()), (line.grid, line.row, line.home(c))]
        grid.values.append(values)
        grid.cells_of.append(cells)
    return [
        Line(row[0].index, grid, number, first.space, values, [c for c, v in enumerate(values) if v not in (None, "")])
        for number, (row, values) in enumerate(zip(rows, grid.values, strict=True))
    ]
