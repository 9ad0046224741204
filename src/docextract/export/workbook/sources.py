"""The document's own text in the workbook, so that a number can be followed to where it is printed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from ...models.place import Place
from .plan import Plan, address

MOST_CELLS = 500_000
"""Cells of the document's text that a workbook repeats; of a longer document the places are named and not linked."""
_UNFIT = re.compile(r"[\[\]:*?/\\'\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
_TITLE = 31


class SourceSheets:
    """The text as read: a copy of each sheet with every cell where it was, or the tables of the pages one below the
    other. ``link`` says where in it a place is."""

    def __init__(self, grids: Iterable[Any], taken: set[str]) -> None:
        self.plans: list[Plan] = []
        self._where: dict[Any, str] = {}
        self._taken = {title.lower() for title in taken}
        grids = list(grids)
        if sum(len(grid.values) * grid.width for grid in grids) > MOST_CELLS:
            return
        by_sheet: dict[str, list[Any]] = {}
        for grid in grids:
            if grid.sheet is not None:
                by_sheet.setdefault(grid.sheet, []).append(grid)
        for name, parts in by_sheet.items():
            self._sheet(name, parts)
        if pages := [grid for grid in grids if grid.sheet is None]:
            self._pages(pages)

    def link(self, place: Place) -> str | None:
        """The address of a place in these sheets, or of its page; None where the text is not at hand."""
        return self._where.get(place) or self._where.get(place.page)

    def _sheet(self, name: str, parts: list[Any]) -> None:
        title = self._title(f"Source {name}")
        rows: dict[int, dict[int, Any]] = {}
        for grid in parts:
            for r in range(len(grid.values)):
                for c in range(grid.width):
                    place = grid.place(r, c)
                    if place is None or place.row is None or place.column is None or grid.values[r][c] is None:
                        continue
                    rows.setdefault(place.row, {})[place.column] = grid.text(r, c)
                    self._where[place] = address(place.row, place.column, title)
        lines: list[list[Any]] = []
        for r in range(max(rows, default=-1) + 1):
            row = rows.get(r, {})
            lines.append([row.get(c) for c in range(max(row, default=-1) + 1)])
        self.plans.append(Plan(title, [*lines], heads=0))

    def _pages(self, grids: list[Any]) -> None:
        title = self._title("Source")
        lines: list[list[Any]] = []
        for grid in grids:
            if grid.page not in self._where:
                self._where[grid.page] = address(len(lines), 0, title)
                lines.append([f"Page {grid.page}"])
            for r in range(len(grid.values)):
                for c in range(grid.width):
                    place = grid.place(r, c)
                    if place is not None:
                        self._where.setdefault(place, address(len(lines), c + 1, title))
                lines.append([None, *(grid.text(r, c) for c in range(grid.width))])
        self.plans.append(Plan(title, [*lines], heads=0))

    def _title(self, wanted: str) -> str:
        plain = _UNFIT.sub(" ", wanted).strip()[:_TITLE]
        title, n = plain, 1
        while title.lower() in self._taken:
            n += 1
            title = f"{plain[: _TITLE - 1 - len(str(n))]} {n}"
        self._taken.add(title.lower())
        return title


def told(place: Place) -> str:
    """A place for people: ``Report1!H8``, or ``page 3, 412 from the left, 88 from the top``."""
    if place.sheet is not None:
        return f"{place.sheet}!{place.cell}" if place.cell else place.sheet
    box = f", {place.box[0]:.0f} points from the left, {place.box[1]:.0f} from the top" if place.box else ""
    return f"page {place.page}{box}"
