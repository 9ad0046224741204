"""Labels that a narrow column wraps: told by the room that the next word would have needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from ...document import PageGrid
from .namesakes import plain, without_total

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
    takes several such places in a document, and no later total may bear the name of the seeming heading. Where lines
    stand deeper than their headings, that tells: what nothing deeper follows is no heading.
    """

    def __init__(self, rows: Sequence[RawRow], whole: Collection[int] = ()) -> None:
        """``whole`` are the ids of rows whose labels have no rest."""
        self.whole = whole
        self.coded = 2 * sum(row.code is not None for row in rows) > len(rows)
        boxes = [box for row in rows if (box := _box(row)) is not None]
        self.edge = max((box[2] for box in boxes), default=0.0)
        pairs = [(a, b) for a, b in pairwise(rows) if id(a) not in whole and self.follows_full(a, b)]
        begun, rests = {id(a) for a, _ in pairs}, {id(b) for _, b in pairs}
        clean = [row for row in rows if not row.valued and row.label is not None and id(row) not in rests]
        self.deeper = _deeper(rows)
        known = [deeper for row in clean if (deeper := self.deeper[id(row)]) is not None]
        self.indented = len(known) > 1 and all(known)
        self.last = {id(a) for a, b in pairwise(rows) if b.valued or not _level(a, b)}
        parents = sum(a.valued and b.valued and self.deeper[id(a)] is True for a, b in pairwise(rows))
        self.headed = len(known) >= parents
        self.uncoded_heads = {row.bold for row in clean if row.code is None}
        self.bold_heads = {plain(row.label) for row in rows if row.bold and not row.valued}
        names = [(plain(row.label), row) for row in rows if row.label is not None]
        self.heads = Counter(name for name, row in names if not row.valued and id(row) not in rests)
        self.totals = Counter(
            without_total(name)
            for name, row in names
            if row.valued and (id(row) not in begun or name.startswith("total "))
        )
        self.place = {id(row): n for n, row in enumerate(rows)}
        self.named = {without_total(name): self.place[id(row)] for name, row in names if row.valued}
        self.worded = {without_total(name) for name, row in names if row.valued and name.startswith("total ")}
        joined = sum(len(row.lines) > 1 for row in rows)  # by their words, or because their boxes overlap
        self.narrow = joined + sum(self._rest_of(a, b) for a, b in pairs) >= NARROW

    def continues(self, above: RawRow, row: RawRow) -> bool:
        """Whether a row is the rest of the label above it."""
        if id(above) in self.whole:
            return False
        return (
            (self.narrow or self._uncoded(above, row)) and self.follows_full(above, row) and self._rest_of(above, row)
        )

    def _uncoded(self, above: RawRow, row: RawRow) -> bool:
        """Whether a row lacks the code that lines have, and no heading without one looks like it."""
        return self.coded and above.code is not None and row.bold not in self.uncoded_heads

    def _rest_of(self, above: RawRow, row: RawRow) -> bool:
        """Whether no total asks for a heading of the row's name, and the label above is not whole without it."""
        deeper = self.deeper.get(id(row)) if self.indented else None
        if deeper is False or (deeper and not above.valued) or self._uncoded(above, row):
            return True
        name, whole = plain(row.label), without_total(plain(above.label))
        if deeper and id(row) in self.last and (self.headed or self.named.get(name, -1) > self.place[id(row)]):
            return False
        if above.valued and whole in self.heads and (above.bold or whole not in self.bold_heads):
            return False
        if not self.heads:
            return True
        if self.totals[name] > self.heads[name] and (row.bold or name not in self.bold_heads):
            return False
        if name in self.heads or not above.valued or not plain(above.label).startswith("total "):
            return True
        begins = name[:STEM]  # "Contract Services" below "Total Make Ready" ends in "Total Contracts"
        return len(begins) < STEM or not any(n.startswith(begins) for n in self.worded)

    def follows_full(self, above: RawRow, row: RawRow, rest: bool = False) -> bool:
        """Whether a row without amounts begins below a label that would have had no room for its first word.

        ``rest`` if the label above is the rest of another one.
        """
        if above.label is None or row.label is None or row.valued or row.cells or row.code is not None:
            return False
        if above.gap_after or above.bold != row.bold or above.lines[-1].grid is not row.line.grid:
            return False
        if self.coded and above.code is None and not above.valued and not rest:
            return False  # a heading without a code, under which another one stands
        upper, lower = _box(above, last=True), _box(row)
        if upper is None or lower is None or abs(upper[0] - lower[0]) > SAME:
            return False
        word = row.label.split()[0]
        letter = (lower[2] - lower[0]) / max(1, _letters(row))
        return upper[2] + letter * (len(word) + SPACE) > self.edge


def _deeper(rows: Sequence[RawRow]) -> dict[int, bool | None]:
    """By the id of each row, whether what follows it and the rows like it stands deeper; None where that is unknown."""
    found: dict[int, bool | None] = {}
    for row, below in reversed([*pairwise(rows)]):
        one, other = _box(row), _box(below)
        if one is None or other is None or row.lines[-1].grid is not below.line.grid:
            found[id(row)] = None
        elif _level(row, below) and not below.valued and below.code is None:
            found[id(row)] = found.get(id(below))
        else:
            found[id(row)] = other[0] - one[0] > SAME
    return {**dict.fromkeys(map(id, rows[-1:])), **found}


def _level(row: RawRow, below: RawRow) -> bool:
    """Whether the labels of two rows begin at the same place."""
    one, other = _box(row), _box(below)
    return one is not None and other is not None and abs(one[0] - other[0]) <= SAME


def _letters(row: RawRow) -> int:
    """How many letters the label of a row has on its first line."""
    texts = [c for c in row.line.filled if c not in row.cells and row.line.text(c) != row.code]
    return len(row.line.text(texts[-1]) or "") if texts else 0


def _box(row: RawRow, *, last: bool = False) -> tuple[float, float, float, float] | None:
    """Where the label of a row stands on its page; of a label in several lines the last."""
    line = row.lines[-1 if last else 0]
    if not isinstance(line.grid, PageGrid) or row.label is None:
        return None
    texts = [c for c in line.filled if c not in row.cells and line.text(c) != row.code]
    boxes = [box for c in texts if (box := line.grid.boxes[line.row][c]) is not None]
    return boxes[-1] if boxes else None
