"""Rows parted by rules: where a rule stands between all rows with amounts, it tells wrapped labels from headings."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from ...document import PageGrid
from ...models.place import Box

if TYPE_CHECKING:
    from .rawrows import RawRow

FEWEST = 6
"""Neighbouring rows with amounts, at least, all parted by rules, before a missing rule says anything."""
SLACK = 2.0
"""Points by which a rule may stand within the box of a text."""


def unparted(rows: Sequence[RawRow]) -> list[bool] | None:
    """For each row, whether no rule parts it from the one above, so that both are one row; null where rows are not
    parted by rules throughout."""
    tops = {id(row.line.grid): _rules(row.line.grid) for row in rows if isinstance(row.line.grid, PageGrid)}
    parted = [_parted(a, b, tops) for a, b in pairwise(rows)]
    valued = [apart for (a, b), apart in zip(pairwise(rows), parted, strict=True) if a.valued and b.valued]
    known = [apart for apart in valued if apart is not None]
    if len(known) < FEWEST or not all(known):
        return None
    return [False, *(apart is False for apart in parted)]


def _rules(grid: PageGrid) -> list[tuple[float, float, float]]:
    """The level rules of a page: where they stand, from the top, and from where to where they reach."""
    page = grid.on
    return sorted((r.top, r.x0, r.x1) for r in page.rules if r.horizontal) if page is not None else []


def _parted(
    above: RawRow, row: RawRow, tops: dict[int, list[tuple[float, float, float]]]
) -> bool | None:  # fmt: skip
    """Whether a rule stands between the labels of two rows; null where they stand on different pages."""
    grid = row.line.grid
    if above.lines[-1].grid is not grid or not isinstance(grid, PageGrid):
        return None
    upper, lower = _label(above, last=True), _label(row)
    if upper is None or lower is None or lower[1] <= upper[1]:
        return None
    rules = tops[id(grid)]
    first = bisect_left(rules, (upper[3] - SLACK, 0.0, 0.0))
    for top, x0, x1 in rules[first:]:
        if top > lower[1] + SLACK:
            return False
        if x0 <= lower[0] + SLACK and x1 >= lower[0] + SLACK:
            return True
    return False


def _label(row: RawRow, *, last: bool = False) -> Box | None:
    """The box of a row's first text; of the last of its lines, if asked for."""
    line = row.lines[-1 if last else 0]
    grid = line.grid
    if not isinstance(grid, PageGrid):
        return None
    return next((box for c in line.filled if (box := grid.boxes[line.row][line.home(c)]) is not None), None)
