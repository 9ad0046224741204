"""Labels that a narrow column wraps: told by the room that the next word would have needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from ...document import PageGrid
from ...values.text import normal

if TYPE_CHECKING:
    from .rawrows import RawRow

SPACE = 0.9
"""How far a label may fall short of the column's edge, in letters of its own, and still have been full."""
SAME = 1.5
"""Points within which two labels begin at the same place."""
STEM = 6
"""Letters with which the names of a heading and of its total begin alike."""
NARROW = 2
"""Labels that the column has wrapped, at least, before it counts as narrow."""


class Wraps:
    """Which rows without amounts are the rest of the label above them.

    A column wraps a label where the next word does not fit. So the line above ends short of the column's edge by less
    than that word, and what follows begins below its first letter. A heading below a long line looks the same: so it
    takes several such places in a document, and no later total may bear the name of the seeming heading.
    """

    def __init__(self, rows: Sequence[RawRow]) -> None:
        self.coded = 2 * sum(row.code is not None for row in rows) > len(rows)
        boxes = [box for row in rows if (box := _box(row)) is not None]
        self.edge = max((box[2] for box in boxes), default=0.0)
        pairs = [(a, b) for a, b in pairwise(rows) if self._follows_full(a, b)]
        begun, rests = {id(a) for a, _ in pairs}, {id(b) for _, b in pairs}
        names = [(_plain(row.label), row) for row in rows if row.label is not None]
        self.heads = Counter(name for name, row in names if not row.valued and id(row) not in rests)
        self.totals = Counter(
            _without_total(name)
            for name, row in names
            if row.valued and (id(row) not in begun or name.startswith("total "))
        )
        self.worded = {_without_total(name) for name, row in names if row.valued and name.startswith("total ")}
        joined = sum(len(row.lines) > 1 for row in rows)  # by their words, or because their boxes overlap
        self.narrow = joined + sum(self._rest_of(a, b) for a, b in pairs) >= NARROW

    def continues(self, above: RawRow, row: RawRow) -> bool:
        """Whether a row is the rest of the label above it."""
        return self.narrow and self._follows_full(above, row) and self._rest_of(above, row)

    def _rest_of(self, above: RawRow, row: RawRow) -> bool:
        """Whether no total asks for a heading of the row's name, and the label above is not whole without it."""
        name, whole = _plain(row.label or ""), _without_total(_plain(above.label or ""))
        if above.valued and whole in self.heads:
            return False
        if not self.heads:
            return True
        if self.totals[name] > self.heads[name]:
            return False
        if name in self.heads or not above.valued or not _plain(above.label or "").startswith("total "):
            return True
        begins = name[:STEM]  # "Contract Services" below "Total Make Ready" ends in "Total Contracts"
        return len(begins) < STEM or not any(n.startswith(begins) for n in self.worded)

    def _follows_full(self, above: RawRow, row: RawRow) -> bool:
        """Whether a row without amounts begins below a label that would have had no room for its first word."""
        if above.label is None or row.label is None or row.valued or row.cells or row.code is not None:
            return False
        if above.gap_after or above.bold != row.bold or above.lines[-1].grid is not row.line.grid:
            return False
        if self.coded and above.code is None and not above.valued:
            return False  # a heading without a code, under which another one stands
        upper, lower = _box(above, last=True), _box(row)
        if upper is None or lower is None or abs(upper[0] - lower[0]) > SAME:
            return False
        word = row.label.split()[0]
        letter = (lower[2] - lower[0]) / max(1, len(row.label))
        return upper[2] + letter * (len(word) + SPACE) > self.edge


def _plain(label: str) -> str:
    """A label without regard to case, and without stars before it."""
    return normal(label).lstrip("* ")


def _without_total(name: str) -> str:
    """What a total is the total of."""
    return name.removeprefix("total ").removeprefix("for ") if name.startswith("total ") else name


def _box(row: RawRow, *, last: bool = False) -> tuple[float, float, float, float] | None:
    """Where the label of a row stands on its page; of a label in several lines the last."""
    line = row.lines[-1 if last else 0]
    if not isinstance(line.grid, PageGrid) or row.label is None:
        return None
    texts = [c for c in line.filled if c not in row.cells and line.text(c) != row.code]
    boxes = [box for c in texts if (box := line.grid.boxes[line.row][c]) is not None]
    return boxes[-1] if boxes else None
