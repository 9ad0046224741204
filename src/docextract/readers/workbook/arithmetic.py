"""Formulas that the file holds no value for, computed where they are plain arithmetic."""

from __future__ import annotations

from docextract.document import Sheet


def compute(sheet: Sheet, uncached: list[tuple[int, int]]) -> None:
    """Compute what can be computed."""
    sheet.uncalculated.update(uncached)
