"""Tables that stand to the right of a roll on the same sheet: prices, loans, assumptions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ....document import SheetGrid, Value
from ....models.findings import Note
from ...lines import Line, has_letters

YEARS = range(1900, 2100)
"""Numbers that are years."""
MOST_COLUMNS = 8
"""A table wider than this is no side table."""
MOST_APART = 3
"""Rows from one of a side table to the next: two may stand empty between its parts."""
FEW = 3
"""A row with so many cells may be one of the roll."""


def set_aside_tables(lines: Sequence[Line]) -> tuple[list[Note], list[Line]]:
    """Empty the cells of tables beside the roll, so that they are no part of its rows; says what they were, and gives
    their lines.

    A side table stands behind a column that is empty over the whole sheet, is a stretch of rows that each begin with
    words, most of them in its first column, two at most empty between two of them, and has not the rows of the roll: it
    ends before them or begins among them, or has a figure beside their header.
    """
    found: list[Note] = []
    aside: list[Line] = []
    for grid in {id(line.grid): line.grid for line in lines}.values():
        if isinstance(grid, SheetGrid):
            own = [line for line in lines if line.grid is grid]
            first = _begin(own, grid)
            if first is not None:
                found.append(_cut(own, first, aside))
    return found, aside


def _begin(lines: Sequence[Line], grid: SheetGrid) -> int | None:
    """The first column of a side table, or None."""
    used = sorted(set[int]().union(*[line.filled for line in lines]))
    if not used or used[-1] - used[0] + 1 == len(used):
        return None
    gaps = [right for left, right in pairwise(used) if right - left > 1]
    for first in reversed(gaps):
        if len([c for c in used if c >= first]) > MOST_COLUMNS:
            return None
        if _is_side_table(lines, grid, first):
            return first
    return None


def _is_side_table(lines: Sequence[Line], grid: SheetGrid, first: int) -> bool:
    theirs = [n for n, line in enumerate(lines) if line.filled and line.filled[-1] >= first]
    end = theirs[-1]
    if len(theirs) < 2 or any(below - above > MOST_APART for above, below in pairwise(theirs)):
        return False
    begins = [(n, min(c for c in lines[n].filled if c >= first)) for n in theirs]
    inside = [lines[n].values[c] for n, c in begins if c > first]  # "1,420.00" of a roll beside a blank is no word
    if not all(map(has_letters, inside)) or type(lines[begins[0][0]].values[begins[0][1]]) is not str:
        return False
    if any(not _names_row(lines[n].values[c]) for n, c in begins):
        return False
    if 2 * len(inside) > len(theirs):
        return False
    if sum(lines[n].filled[-1] > first for n in theirs) * 2 < len(theirs):
        return False
    if any(_reaches(grid, lines[n], first) for n in theirs):
        return False
    if any(_says_again(lines[n], first) for n in theirs):
        return False
    rows = [n for n, line in enumerate(lines) if sum(c < first for c in line.filled) >= FEW]
    if not rows:
        return False
    apart = (rows[-1] > end or rows[0] > end) and not set(rows).issubset(theirs)
    return apart or _figure_beside_header(lines[rows[0]], first)


def _names_row(value: Value) -> bool:
    """Whether a cell may name a row of a side table: words, or a year."""
    return type(value) is str or (type(value) is int and value in YEARS)


def _says_again(line: Line, first: int) -> bool:
    """Whether a line says the words left of a column once more to the right of it: the header of a roll in halves."""
    left, right = ([line.values[c] for c in line.filled if (c >= first) == beside] for beside in (False, True))
    return FEW <= len(right) <= len(left) and left[: len(right)] == right and all(type(v) is str for v in right)


def _figure_beside_header(line: Line, first: int) -> bool:
    """Whether the first row of a roll holds words alone and what stands beside it a figure: no header has one."""
    texts = [type(line.values[c]) is str for c in line.filled if c < first]
    return all(texts) and any(line.is_number(c) for c in line.filled if c > first)


def _reaches(grid: SheetGrid, line: Line, first: int) -> bool:
    """Whether a merged cell of the roll ends directly before the side table, or a cell of a title lies over both."""
    spans = [grid.span(line.row, c) for c in line.filled if c < first]
    return any(span is not None and span.right >= first - 1 for span in spans)


def _cut(lines: Sequence[Line], first: int, aside: list[Line]) -> Note:
    cut = [line for line in lines if line.filled and line.filled[-1] >= first]
    text, place = cut[0].text(first), cut[0].place(first)
    for line in cut:
        values = [None if c < first else value for c, value in enumerate(line.values)]
        theirs = [c for c in line.filled if c >= first]
        aside.append(Line(line.index, line.grid, line.row, line.space, values, theirs))
        line.keep_before(first)
    return Note(type="sideTable", message=f"a table beside the roll is no part of it: {text!r}", place=place)
