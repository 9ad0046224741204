"""The table finder as an engine of the table scorer: ``extract(pdf_path, page, password)`` gives rows of texts."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from docextract.document import Document


@lru_cache(maxsize=2)
def _document(pdf_path: str, password: str | None) -> Document:
    from docextract.readers.pdf.pdfium import read

    return read(Path(pdf_path).read_bytes(), password=password)


def extract(pdf_path: str, page: int, password: str | None = None) -> list[list[list[str | None]]]:
    """The tables of one page, counted from 1, each a list of rows of cell texts."""
    from docextract.grids.tables import find_tables

    document = _document(pdf_path, password)
    return [grid.rows for p in document.pages if p.number == page for grid in find_tables(p)]
