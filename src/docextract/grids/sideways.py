"""A sheet too wide for its paper, printed over several pages, put together again.

Spreadsheets print such a sheet down and then over: first the left columns of all rows, then the columns to the
right of them on as many pages. What gives it away: the later pages have other headers, and line for line the
baselines of the first ones, up to where the table ends. Only what is certain is joined.
"""

from __future__ import annotations

import re
from dataclasses import replace

from ..document import PLAIN, PageGrid, Span

_DIGITS = re.compile(r"\d+")
NEAR = 1.2
"""Points by which the middles of two parts of one row may differ."""
MOST, HANGING = 0.9, 0.5
"""How many rows of a table have a part on the other page; the less where its header shows that it is no page of its
own: vacant suites may have nothing there."""


def join_sideways(grids: list[PageGrid]) -> list[PageGrid]:
    """The grids, those that continue others to the right joined to them."""
    runs: list[list[PageGrid]] = []
    for grid in grids:
        if runs and grid.columns is runs[-1][0].columns:
            runs[-1].append(grid)
        else:
            runs.append([grid])
    joined: list[list[PageGrid]] = []
    for run in runs:
        beside = run[: len(joined[-1])] if joined else []
        rows = _beside(joined[-1], beside) if joined else None
        if rows is None:
            joined.append(run)
            continue
        columns = joined[-1][0].columns + run[0].columns
        joined[-1] = [
            replace(_join(left, right, where), columns=columns)
            for left, right, where in zip(joined[-1], beside, rows, strict=True)
        ]
        if len(run) > len(beside):
            # What is too long for the last column runs over on a page of its own, which has no columns of the others.
            first, *rest = run[len(beside) :]
            joined.append([replace(first, continues=False), *rest])
    return [grid for run in joined for grid in run]


def _beside(left: list[PageGrid], right: list[PageGrid]) -> list[list[int]] | None:
    """For each page, the row of the left grid that each row of the right one belongs to; None if there is doubt."""
    if len(left) != len(right) or len({grid.page for grid in [*left, *right]}) != len(left) + len(right):
        return None
    found: list[list[int]] = []
    rows = 0
    for a, b in zip(left, right, strict=True):
        where = _same_rows(a, b)
        if where is None:
            return None
        found.append(where)
        rows += len(where)
    certain = _hangs(left[0], right[0], found[0]) or _ends(left[-1], right[-1])
    return found if rows > 5 and certain else None


def _hangs(left: PageGrid, right: PageGrid, where: list[int]) -> bool:
    """True if a page begins with its header, as far down as the titles of the other page leave it: no page of its
    own begins below an empty space. What runs along the heads of all pages may stand above it."""
    if not right.header_rows:
        return False
    first = right.header_rows[0]
    return where[first] > first and all(_runs(left, right, row, where) for row in range(first))


def _runs(left: PageGrid, right: PageGrid, row: int, where: list[int]) -> bool:
    """Whether a row of a page says, but for numbers, what the other page says at its height: a running head."""
    mine, theirs = (" ".join(t for t in some if t) for some in (right.rows[row], left.rows[where[row]]))
    return bool(mine) and _DIGITS.sub("#", mine) == _DIGITS.sub("#", theirs)


def _same_rows(left: PageGrid, right: PageGrid) -> list[int] | None:
    """Rows of the right grid by baseline; None unless each has one and hardly a row of the left table is without."""
    if left.on is None or right.on is None or (left.on.width, left.on.height) != (right.on.width, right.on.height):
        return None
    middles = _middles(left)
    where: list[int] = []
    at = 0
    for middle in _middles(right):
        while at < len(middles) and middles[at] < middle - NEAR:
            at += 1
        if at == len(middles) or middles[at] > middle + NEAR:
            return None
        where.append(at)
        at += 1
    if [where[row] for row in right.header_rows] != list(left.header_rows):
        return None
    if right.header_rows and _header(right) <= _header(left):  # the next page of the same columns
        return None
    table = [n for n, row in enumerate(left.values) if sum([value is not None for value in row]) > 2]
    least = HANGING if _hangs(left, right, where) else MOST
    return where if len(set(table).intersection(where)) >= least * len(table) else None


def _header(grid: PageGrid) -> set[object]:
    return {value for row in grid.header_rows for value in grid.values[row] if value is not None}


def _middles(grid: PageGrid) -> list[float]:
    pages = grid.column_pages
    middles: list[float] = []
    for row in grid.boxes:
        boxes = [box for n, box in enumerate(row) if box and (pages is None or pages[n] is grid.on)]
        boxes = boxes or [box for box in row if box]
        middles.append((min([box[1] for box in boxes]) + max([box[3] for box in boxes])) / 2)
    return middles


def _ends(left: PageGrid, right: PageGrid) -> bool:
    """True if both end at the same line before the page is full: full pages are alike by chance."""
    assert left.on is not None
    a, b = _middles(left)[-1], _middles(right)[-1]
    return abs(a - b) < NEAR and a < 0.8 * left.on.height


def _join(left: PageGrid, right: PageGrid, where: list[int]) -> PageGrid:
    width = left.width + right.width
    values = [[*row, *[None] * right.width] for row in left.values]
    boxes = [[*row, *[None] * right.width] for row in left.boxes]
    styles = [[*row, *[PLAIN] * right.width] for row in left.styles or []]
    for n, row in enumerate(where):
        values[row][left.width :] = right.values[n]
        boxes[row][left.width :] = right.boxes[n]
        if left.styles and right.styles:
            styles[row][left.width :] = right.styles[n]
    spans = dict(left.spans)
    for (row, column), span in right.spans.items():
        at = where[row]
        spans[at, column + left.width] = Span(at, span.left + left.width, at, span.right + left.width)
    assert left.on is not None
    assert right.on is not None
    return replace(
        left,
        values=values,
        width=width,
        boxes=boxes,
        styles=styles or None,
        spans=spans,
        reasons=(
            *left.reasons,
            f"columns {left.width + 1} to {width} stand on page {right.on.number}, printed to the right of this one: "
            "the same baselines under other headers",
        ),
        given_up=[*left.given_up, *right.given_up],
        column_pages=[*(left.column_pages or [left.on] * left.width), *[right.on] * right.width],
    )
