"""Tables whose every cell is framed: its rules say which words are one cell, whatever gaps are between them."""

from __future__ import annotations

from collections.abc import Sequence

from ..document import Grid, Page, PageGrid
from .admission import judge
from .edges import page_edges
from .lattice import lattice_candidates
from .upright import upright
from .whole import whole

FEWEST_ROWS, FEWEST_COLUMNS = 4, 4
"""Rows and columns of a table, below which a frame is one around words."""


def framed_tables(page: Page) -> list[PageGrid]:
    """The tables of a page that rules part into cells, rows and columns both."""
    page = upright(page)
    found = lattice_candidates(page, page_edges(page))
    for one in found:
        judge(one)
    tables = [one.grid() for one in found if one.accepted]
    return [table for table in tables if len(table.values) >= FEWEST_ROWS and table.width >= FEWEST_COLUMNS]


def has_frames(grids: Sequence[Grid]) -> bool:
    """Whether a page of a report has such a table, and its tables do not go on side by side over pages."""
    beside = any(isinstance(grid, PageGrid) and grid.column_pages for grid in grids)
    return not beside and any(framed_tables(page) for page in _pages(grids))


def between_frames(grids: Sequence[Grid]) -> list[Grid]:
    """The grids of a report with the cells that frames make, and the lines outside the frames."""
    return whole([table for page in _pages(grids) for table in framed_tables(page)], grids, text=True)


def _pages(grids: Sequence[Grid]) -> list[Page]:
    return list({id(grid.on): grid.on for grid in grids if isinstance(grid, PageGrid) and grid.on is not None}.values())
