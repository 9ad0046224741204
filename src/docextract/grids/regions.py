"""The tables among the rows of a report: rows whose figures stand in line, with their headers and what lies between."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import field
from decimal import Decimal
from itertools import pairwise
from typing import NamedTuple

from ..document import Column, PageGrid, Word
from ..models.place import Box
from ..records import record
from .admission import judge
from .candidate import YEAR, Candidate
from .lines import is_data

NEAR = 1
"""Points by which edges of figures in line may differ, once rounded."""
FIGURES = 8
"""Figures of one shape in a column from which one more belongs to them, far from the others as it may stand."""
NAMED = 4
"""Cells of a row, each under a name of its own, that make it a row of a table without others to compare it with."""
LONG, MANY = 9, 3
"""So many lines of so many words, none with a figure in line, are text between two tables."""
_DIGITS = re.compile(r"\d+")
_ROUND = re.compile(r"-?\d{1,9}(?:\.\d{1,3})?")
YEARS = 4
"""So many years one after another, and nothing else beside them, stand under a chart."""


@record
class Region:
    """Rows of a report's grid, the first and the last included."""

    grid: PageGrid
    first: int
    last: int
    figures: list[tuple[int, int]] = field(default_factory=list)
    """Row and column of the figures that make it a table: in line, in columns of figures, beside or below others."""

    @property
    def rows(self) -> range:
        """The numbers of its rows."""
        return range(self.first, self.last + 1)


class _Figure(NamedTuple):
    """A figure of a row: its column, its box, and its text without digits."""

    column: int
    box: Box
    shape: str


def regions(chain: Sequence[PageGrid]) -> list[Region]:
    """The stretches of table rows of grids that share their columns."""
    figures = [_figures(grid) for grid in chain]
    heads = [min(grid.header_rows, default=0) for grid in chain]
    bodies = [
        figure
        for head, of_grid in zip(heads, figures, strict=True)
        for row, of_row in of_grid.items()
        if row >= head
        for figure in of_row
    ]
    tops: dict[tuple[int, str, int], set[tuple[str, int]]] = {}
    for figure in bodies:
        for key in _edges(figure):
            tops.setdefault(key, set()).add((figure.shape, round(figure.box[1])))
    in_line = [
        {
            row: found
            for row, of_row in of_grid.items()
            if (found := [figure.column for figure in of_row if _in_line(tops, figure, alike=row < head)])
        }
        for head, of_grid in zip(heads, figures, strict=True)
    ]
    if not any(row >= head for head, rows in zip(heads, in_line, strict=True) for row in rows):
        in_line = [_headed(grid, of_grid) for grid, of_grid in zip(chain, figures, strict=True)]
    out = [region for grid, rows in zip(chain, in_line, strict=True) for region in _stretches(grid, rows)]
    of_figures = _of_figures(out)
    for region in out:
        kept = {(row, column): None for row, column in region.figures if column in of_figures}
        in_row = Counter(row for row, _ in kept)
        region.figures = [
            (row, column)
            for row, column in kept
            if in_row[row] > 1
            or of_figures[column][_shape(region.grid.text(row, column) or "")] >= FIGURES
            or any((row + step, column) in kept for step in (-2, -1, 1, 2))
        ]
    return out


def joined(found: Sequence[Region]) -> list[Region]:
    """Regions of one grid, those that touch as one."""
    out: list[Region] = []
    for region in sorted(found, key=lambda region: region.first):
        if out and region.first <= out[-1].last + 1:
            last = out.pop()
            out.append(Region(last.grid, last.first, max(last.last, region.last), last.figures + region.figures))
        else:
            out.append(region)
    return out


def admitted(of_chain: Sequence[Region]) -> bool:
    """Whether stretches of rows with the same columns are a table.

    By the test that every table without rules takes; a row whose cells each stand under a name needs none.
    """
    if any(_named(region.grid, row) for region in of_chain for row, _ in region.figures):
        return True
    cells: dict[tuple[int, int], list[Word]] = {}
    bands: list[tuple[float, float]] = []
    for region in of_chain:
        for row in region.rows:
            boxes = region.grid.boxes[row]
            for column, box in enumerate(boxes):
                if box is not None:
                    cells[len(bands), column] = [Word(region.grid.text(row, column) or "", *box)]
            around = region.grid.row_box(row)
            if around is not None:
                bands.append((around[1], around[3]))
    page = of_chain[0].grid.on if of_chain else None
    used = sorted({column for _, column in cells})
    if page is None or len(used) < 2:
        return False
    cells = {(row, used.index(column)): words for (row, column), words in cells.items()}
    table = Candidate("stream", page, [Column(0, 0)] * len(used), bands, cells)
    judge(table)
    return table.accepted


def _figures(grid: PageGrid) -> dict[int, list[_Figure]]:
    """The cells that are amounts, numbers and dates, by row."""
    found: dict[int, list[_Figure]] = {}
    for row, boxes in enumerate(grid.boxes):
        if _years([grid.text(row, column) or "" for column, box in enumerate(boxes) if box is not None]):
            continue
        for column, box in enumerate(boxes):
            if box is not None and is_data(text := grid.text(row, column) or "") and any(map(str.isdigit, text)):
                found.setdefault(row, []).append(_Figure(column, box, _shape(text)))
    return found


def _of_figures(found: Sequence[Region]) -> dict[int, Counter[str]]:
    """The shapes of the figures of each column of which they are half at least, headers set aside; no chart's scale."""
    filled: Counter[int] = Counter()
    figures: dict[int, list[list[str]]] = {}
    for region in found:
        of_region: dict[int, list[str]] = {}
        for row in region.rows:
            if row not in region.grid.header_rows:
                for column, box in enumerate(region.grid.boxes[row]):
                    if box is not None:
                        filled[column] += 1
                        if is_data(text := region.grid.text(row, column) or ""):
                            of_region.setdefault(column, []).append(text)
        for column, texts in of_region.items():
            figures.setdefault(column, []).append(texts)
    shapes = {
        column: Counter(_shape(text) for texts in stretches for text in texts)
        for column, stretches in figures.items()
        if not all(map(_scale, stretches))
    }
    return {column: shape for column, shape in shapes.items() if 2 * shape.total() >= filled[column]}


def _shape(text: str) -> str:
    """A figure with its digits left out: ``1,234.50`` is ``#,#.#``."""
    return _DIGITS.sub("#", text)


def _scale(texts: Sequence[str]) -> bool:
    """Whether figures go by equal steps other than one, as those beside a chart do."""
    if len(texts) < 4 or not all(map(_ROUND.fullmatch, texts)):
        return False
    steps = {Decimal(b) - Decimal(a) for a, b in pairwise(texts)}
    return len(steps) == 1 and not steps & {-1, 0, 1}


def _years(texts: Sequence[str]) -> bool:
    """Whether a row is nothing but years, one after another."""
    if len(texts) < YEARS or not all(map(YEAR.fullmatch, texts)):
        return False
    return all(a.isdecimal() and b.isdecimal() and int(b) - int(a) == 1 for a, b in pairwise(texts))


def _edges(figure: _Figure) -> Iterator[tuple[int, str, int]]:
    column, (x0, _, x1, _) = figure.column, figure.box
    yield column, "left", round(x0)
    yield column, "right", round(x1)
    yield column, "middle", round((x0 + x1) / 2)


def _in_line(tops: dict[tuple[int, str, int], set[tuple[str, int]]], figure: _Figure, *, alike: bool) -> bool:
    """Whether a figure shares an edge with one at another height; page numbers of several pages stand at the same.

    What stands above a header must look ``alike``, too: a title has a date and the number of the page.
    """
    return any(
        any(abs(top - figure.box[1]) > 2 and (shape == figure.shape or not alike) for shape, top in others)
        for column, side, at in _edges(figure)
        for off in range(-NEAR, NEAR + 1)
        if (others := tops.get((column, side, at + off)))
    )


def _headed(grid: PageGrid, figures: dict[int, list[_Figure]]) -> dict[int, list[int]]:
    """The figures of rows that a header alone tells."""
    return {row: [figure.column for figure in of_row] for row, of_row in figures.items() if _named(grid, row)}


def _named(grid: PageGrid, row: int) -> bool:
    """Whether a row is the first under a header, each of several cells under its own name, figures of two kinds."""
    filled = [column for column, box in enumerate(grid.boxes[row]) if box is not None]
    heads = [head for head in grid.header_rows if head < row]
    if row in grid.header_rows or not heads or len(filled) < NAMED:
        return False
    named = {column for head in heads for column, box in enumerate(grid.boxes[head]) if box is not None}
    between = [sum(box is not None for box in grid.boxes[n]) for n in range(heads[-1] + 1, row)]
    kinds = {_shape(text) for column in filled if is_data(text := grid.text(row, column) or "")}
    return len(kinds) > 1 and named.issuperset(filled) and max(between, default=0) < 2


def _stretches(grid: PageGrid, in_line: dict[int, list[int]]) -> list[Region]:
    """The rows from one with figures in line to the last before running text, and the headers right above the first."""
    out: list[Region] = []
    prose = 0
    for row in range(len(grid.values)):
        if row in in_line:
            if out and prose < MANY:
                out[-1].last = row
            else:
                out.append(Region(grid, _with_header(grid, row, out[-1].last + 1 if out else 0), row))
            if sum(box is not None for box in grid.boxes[row]) > 1:
                out[-1].figures += [(row, column) for column in in_line[row]]
            prose = 0
        elif sum(len((text or "").split()) for text in grid.rows[row]) >= LONG:
            prose += 1
    return out


def _with_header(grid: PageGrid, row: int, top: int) -> int:
    """The first row of a table whose first row with figures is known: that of the header over it."""
    above = [n for n in grid.header_rows if top <= n < row]
    return min(above) if above else row
