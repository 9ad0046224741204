"""A report as grids: one for each sheet, or for each block of lines of its pages."""

from __future__ import annotations

from ..document import Document, Grid
from .sheet import sheet_grid


def report_grids(document: Document) -> list[Grid]:
    """One grid per sheet; of pages what :func:`~docextract.grids.pages.page_grids` finds."""
    if document.sheets:
        return [sheet_grid(sheet) for sheet in document.sheets]
    from .pages import page_grids  # not loaded for workbooks

    return [*page_grids(document)]
