"""Where the labels of rows stand on their page, and what stands deeper below them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ....document import SheetGrid
from ....models.place import Box
from ..anatomy.rawrow import RawRow

SAME = 1.5
"""Points within which two labels begin at the same place."""


def deeper_below(rows: Sequence[RawRow]) -> dict[int, bool | None]:
    """By the id of each row, whether what follows it and the rows like it stands deeper; None where that is unknown."""
    found: dict[int, bool | None] = {}
    edges: dict[int, float] = {}
    boxes = [*map(label_box, rows)]
    for row, box in zip(rows, boxes, strict=True):
        if box is not None:
            edges[id(row.line.grid)] = min(box[0], edges.get(id(row.line.grid), box[0]))
    for (row, one), (below, other) in reversed([*pairwise(zip(rows, boxes, strict=True))]):
        pages = id(row.lines[-1].grid), id(below.line.grid)
        if one is None or other is None or abs(edges.get(pages[0], 0.0) - edges[pages[1]]) > SAME:
            found[id(row)] = None
        elif abs(one[0] - other[0]) <= SAME and not below.cells and below.code is None:
            found[id(row)] = found.get(id(below))
        else:
            found[id(row)] = other[0] - one[0] > SAME
    return {**dict.fromkeys(map(id, rows[-1:])), **found}


def same_level(row: RawRow, below: RawRow) -> bool:
    """Whether the labels of two rows begin at the same place."""
    one, other = label_box(row), label_box(below)
    return one is not None and other is not None and abs(one[0] - other[0]) <= SAME


def stands_deeper(row: RawRow, other: RawRow) -> bool:
    """Whether a row's label begins further to the right than another's."""
    one, two = label_box(row), label_box(other)
    return one is not None and two is not None and one[0] > two[0] + SAME


def letters(row: RawRow) -> int:
    """How many letters the label of a row has on its first line."""
    texts = [c for c in row.line.filled if c not in row.cells and row.line.text(c) not in (row.code, row.sign)]
    return len(row.line.text(texts[-1]) or "") if texts else 0


def label_box(row: RawRow, *, last: bool = False) -> Box | None:
    """Where the label of a row stands on its page; of a label in several lines the last."""
    line = row.lines[-1 if last else 0]
    if row.label is None or type(line.grid) is SheetGrid:
        return None
    for c in reversed(line.filled):
        if c not in row.cells and line.text(c) not in (row.code, row.sign) and (box := line.box(c)) is not None:
            return box
    return None


def label_home(row: RawRow) -> int:
    """The column of the page that a row's label stands in: one of two, where accounts stand side by side."""
    return next((row.line.home(c) for c in row.line.filled if c not in row.cells), 0)
