"""A grid, which has no meaning yet, as CSV, as HTML and as a DataFrame."""

from __future__ import annotations

import csv
import io
from typing import Any

from ..document import Grid
from .dataframe import pandas
from .html import table_html
from .safe import csv_field


def grid_csv(grid: Grid) -> str:
    """The texts of a grid as CSV; what a spreadsheet would run as a formula is neutralised."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([csv_field(text or "") for text in row] for row in grid.rows)
    return out.getvalue()


def grid_html(grid: Grid) -> str:
    """The texts of a grid as a table, its columns by their letters."""
    return table_html([str(n + 1) for n in range(grid.width)], grid.rows, caption=grid.name)


def grid_dataframe(grid: Grid) -> Any:
    """The texts of a grid, one line a row, columns by their position from 0.

    Raises:
        DocextractError: pandas is not installed.
    """
    return pandas().DataFrame(grid.rows, columns=range(grid.width), dtype="string")
