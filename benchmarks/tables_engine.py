"""`docextract.grids` as an engine of the table scorer: ``extract(pdf_path, page, password)`` gives rows of texts."""

from __future__ import annotations

from functools import lru_cache

import docextract
from docextract.document import Grid


@lru_cache(maxsize=2)
def _grids(pdf_path: str, password: str | None) -> list[Grid]:
    return docextract.grids(pdf_path, password=password)


def extract(pdf_path: str, page: int, password: str | None = None) -> list[list[list[str | None]]]:
    """The tables of one page, counted from 1, each a list of rows of cell texts."""
    return [grid.rows for grid in _grids(str(pdf_path), password) if grid.page == page]
