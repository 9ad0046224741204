"""Where a table's header says that its fields stand."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Self

from .document import Grid, PageGrid
from .models.place import Box
from .values.text import is_blank

FLUSH = 1.5
"""Points by which a cell may miss the edge that it shares with its column."""


@dataclass(frozen=True)
class TableColumns:
    """The columns of one header: by their numbers in its own grid and those that share its columns, on pages by their
    places in any other."""

    fields: Mapping[int, str]
    """The field of each column, by number."""
    stands: tuple[tuple[float, float, str], ...] = ()
    """From where to where on the page each headed column stands, with its field; "" where the header is unknown."""
    unknown: frozenset[int] = frozenset()
    """The columns whose headers are of no field."""
    numbered: bool = True
    """The numbers hold in the grid that is read."""

    @classmethod
    def under(cls, grid: Grid, row: int, lines: int, fields: Mapping[int, str]) -> Self:
        """The columns under the header in ``lines`` rows of a grid from ``row`` on."""
        stands: list[tuple[float, float, str]] = []
        if isinstance(grid, PageGrid):
            for column in range(grid.width):
                edges = [(box[0], box[2]) for r in range(row, row + lines) if (box := grid.box(r, column)) is not None]
                if edges:
                    edges += [(band.x0, band.x1) for band in grid.columns[column : column + 1]]
                    stands.append((min(x0 for x0, _ in edges), max(x1 for _, x1 in edges), fields.get(column, "")))
        headed = {c for r in range(row, row + lines) for c, value in enumerate(grid.values[r]) if not is_blank(value)}
        return cls(fields, tuple(stands), frozenset(headed.difference(fields)))

    def heads(self, columns: Collection[int]) -> bool:
        """Whether all of some columns stand under headers of no field, as far as numbers tell."""
        return not columns or (self.numbered and self.unknown.issuperset(columns))

    def elsewhere(self) -> Self:
        """The same columns for a grid with columns of its own."""
        return replace(self, numbered=False)

    def cells(self, grid: Grid, row: int) -> dict[str, int] | None:
        """The number of the column in which each field is printed in a row.

        None where the numbers do not hold and a cell stands under no header, or under two, or with another in one.
        """
        filled = [column for column, value in enumerate(grid.values[row]) if not is_blank(value)]
        if self.numbered:
            return {self.fields[column]: column for column in filled if column in self.fields}
        found: dict[str, int] = {}
        for column in filled:
            box = grid.box(row, column)
            name = self._over(box) if box is not None else None
            if name is None or name in found:
                return None
            if name:
                found[name] = column
        return found

    def _over(self, box: Box) -> str | None:
        """The field whose column a cell stands in: the one that it shares an edge with, or the only one it meets."""
        met = [stand for stand in self.stands if stand[0] < box[2] and box[0] < stand[1]]
        flush = [stand for stand in met if abs(stand[0] - box[0]) < FLUSH or abs(stand[1] - box[2]) < FLUSH]
        only = flush if len(flush) == 1 else met
        return only[0][2] if len(only) == 1 else None
