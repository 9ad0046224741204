"""Whether the column of labels had room for a word at the end of a line."""

from __future__ import annotations

from collections.abc import Sequence

from ....document import PageGrid
from ..anatomy.rawrow import RawRow
from .labelboxes import SAME, label_box, label_home, letters

SPACE = 1.15
"""How far a label may fall short of the column's edge, in letters of its own, and still have been full."""


class Room:
    """The edge of the labels of a table, and where the words of its pages end."""

    def __init__(self, rows: Sequence[RawRow]) -> None:
        self.edges: dict[bool, float] = {}
        for row in rows:
            if (box := label_box(row)) is not None:
                self.edges[_moved(row)] = max(box[2], self.edges.get(_moved(row), 0.0))
        self.ends: dict[int, dict[tuple[float, float], float]] = {}

    def was_too_little(self, above: RawRow, row: RawRow) -> bool:
        """Whether a row's label begins below the first letter of another one whose line had no room for its first
        word."""
        upper, lower = label_box(above, last=True), label_box(row)
        if upper is None or lower is None or row.label is None or abs(upper[0] - lower[0]) > SAME:
            return False
        word = row.label.split()[0]
        letter = (lower[2] - lower[0]) / max(1, letters(row))
        end = self._ends_of(row).get((lower[0], lower[1]))
        width = end - lower[0] if end is not None else letter * len(word)
        return upper[2] + width + letter * SPACE > self.edges[_moved(row)]

    def _ends_of(self, row: RawRow) -> dict[tuple[float, float], float]:
        """Where the words of a row's page end, by their left and upper edge."""
        page = row.line.grid.on if isinstance(row.line.grid, PageGrid) else None
        if page is None:
            return {}
        if id(page) not in self.ends:
            self.ends[id(page)] = {(word.x0, word.top): word.x1 for word in page.words}
        return self.ends[id(page)]


def _moved(row: RawRow) -> bool:
    """Whether a row stands in the right half of a table in two halves, whose labels have an edge of their own."""
    return row.line.origin is not None and label_home(row) > 0
