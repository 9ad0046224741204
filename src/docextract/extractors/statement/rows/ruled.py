"""Rows parted by rules or by shading: where all rows with amounts are, wrapped labels are told from headings.

Shading of every other row ends where a row ends. It says so only where it counts headings as rows, too: there the rest
of a label has no shading of its own.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias

from ....document import Fill, Grid, PageGrid
from ....models.place import Box
from ..anatomy.rawrow import RawRow
from .labelboxes import label_box

FEWEST = 6
"""Neighbouring rows with amounts, at least, all parted by rules, before a missing rule says anything."""
SLACK = 2.0
"""Points by which a rule may stand within the box of a text."""

Level: TypeAlias = tuple[float, float, float]
"""A level rule: where it stands, from the top, and from where to where it reaches."""


def unparted(rows: Sequence[RawRow]) -> list[bool] | None:
    """For each row, whether no rule parts it from the one above, so that both are one row; null where rows are not
    parted by rules throughout."""
    grids = {id(row.line.grid): row.line.grid for row in rows}
    ruled = {key: _rules(grid) for key, grid in grids.items()}
    apart = _all_parted(rows, ruled)
    if apart is None and _shades_headings(rows):
        apart = _all_parted(rows, {key: sorted([*ruled[key], *_shaded(grid)]) for key, grid in grids.items()})
    return apart


def _all_parted(rows: Sequence[RawRow], ruled: Mapping[int, list[Level]]) -> list[bool] | None:
    """What :func:`unparted` says by these rules alone, which are listed by the grid of their page."""
    parted = [_parted(a, b, ruled) for a, b in pairwise(rows)]
    valued = [apart for (a, b), apart in zip(pairwise(rows), parted, strict=True) if a.valued and b.valued]
    known = [apart for apart in valued if apart is not None]
    if len(known) < FEWEST or not all(known):
        return None
    begin = {round(box[0]) for row, apart in zip(rows[1:], parted, strict=True) if apart and (box := label_box(row))}
    own = [_steps_in(a, b, begin) for a, b in pairwise(rows)]
    return [False, *(apart is False and not steps for apart, steps in zip(parted, own, strict=True))]


def _steps_in(above: RawRow, row: RawRow, begin: Collection[int]) -> bool:
    """Whether a row stands deeper than the heading above it, where rows below rules begin as well: it is no rest."""
    one, other = label_box(above), label_box(row)
    if above.cells or one is None or other is None or other[0] <= one[0] + SLACK:
        return False
    return any(round(other[0]) + n in begin for n in (-1, 0, 1))


def _shades_headings(rows: Sequence[RawRow]) -> bool:
    """Whether some rows without amounts are shaded alone, and some are not shaded: shading alternates over all rows."""
    alone = bare = 0
    for above, row, below in zip(rows, rows[1:], rows[2:], strict=False):
        if row.cells or (shade := _shade(row)) is None:
            bare += not row.cells
            continue
        alone += all(_shade(other) != shade for other in (above, below))
    return bool(alone and bare)


def _shade(row: RawRow) -> Fill | None:
    """The shading in which a row's label stands."""
    grid, box = row.line.grid, _label(row)
    if box is None or not isinstance(grid, PageGrid) or grid.on is None:
        return None
    middle = (box[1] + box[3]) / 2
    return next(
        (f for f in grid.on.fills if f.top < middle < f.bottom and f.x0 - SLACK <= box[0] <= f.x1 + SLACK), None
    )  # fmt: skip


def _shaded(grid: Grid) -> list[Level]:
    """Where the shading of a page begins and ends."""
    page = grid.on if isinstance(grid, PageGrid) else None
    return [(at, f.x0, f.x1) for f in page.fills for at in (f.top, f.bottom)] if page is not None else []


def _rules(grid: Grid) -> list[Level]:
    """The level rules of a page."""
    page = grid.on if isinstance(grid, PageGrid) else None
    return sorted((r.top, r.x0, r.x1) for r in page.rules if r.horizontal) if page is not None else []


def _parted(above: RawRow, row: RawRow, ruled: Mapping[int, list[Level]]) -> bool | None:
    """Whether a rule stands between the labels of two rows; null where they stand on different pages."""
    grid = row.line.grid
    if above.lines[-1].grid is not grid or not isinstance(grid, PageGrid):
        return None
    upper, lower = _label(above, last=True), _label(row)
    if upper is None or lower is None or lower[1] <= upper[1]:
        return None
    rules = ruled[id(grid)]
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
    return next((box for c in line.filled if (box := line.box(c)) is not None), None)
