"""Rows of a page that room parts: where lines of one cell stand closer together than any two rows with amounts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from ....document import PageGrid
from ..anatomy.rawrow import RawRow

if TYPE_CHECKING:
    from ....models.place import Box

FEWEST = 5
"""Pairs of rows with amounts, one below the other, that tell how much room there is between rows."""
LEAST = 0.3
"""Room between rows, in heights of a line, below which nothing can be told."""
CLOSE, APART = 0.6, 0.85
"""Shares of the least room between rows: what stands closer is of one cell, what has more room is of two."""
WIDE = 0.75
"""Room, in heights of a line, that no two lines of one cell have between them."""


def parted_by_room(rows: Sequence[RawRow]) -> list[bool] | None:
    """For each row, whether it is of one cell with the one above; None where the room between lines does not tell.

    The least room between two rows that both have amounts is that between rows. All other room must be clearly less
    or about as much, lines of one cell look alike, and no cell holds the amounts of two rows.
    """
    rooms, least = _rooms(rows)
    if least is None:
        return None
    same = [False]
    amounts = bool(rows[0].cells)
    for room, (row, below) in zip(rooms, pairwise(rows), strict=True):
        if room is None or room >= APART * least or room < -LEAST:  # further up, in another column of the page
            same.append(False)
            amounts = bool(below.cells)
            continue
        if room > CLOSE * least or row.bold != below.bold or (amounts and below.cells):
            return None
        same.append(True)
        amounts = amounts or bool(below.cells)
    return same if any(same) else None


def stand_apart(rows: Sequence[RawRow]) -> list[bool]:
    """For each row, whether as much room parts it from the one above as parts rows with amounts: a heading, though no
    rule is drawn below it. Where rows have no more room than lines of one cell, nobody can tell, and none does."""
    rooms, least = _rooms(rows)
    enough = None if least is None else max(WIDE, APART * least)
    return [False, *(enough is not None and room is not None and room >= enough for room in rooms)]


def _rooms(rows: Sequence[RawRow]) -> tuple[list[float | None], float | None]:
    """The room between each two rows, and the least between those that both have amounts, if that tells anything."""
    rooms = [_room(row, below) for row, below in pairwise(rows)]
    sure = [
        room
        for room, (row, below) in zip(rooms, pairwise(rows), strict=True)
        if room is not None and row.cells and below.cells and row.label and below.label
    ]
    return rooms, min(sure) if len(sure) >= FEWEST and min(sure) >= LEAST else None


def _room(row: RawRow, below: RawRow) -> float | None:
    """The empty room between two rows in heights of a line; None where they stand on two pages, or are a row and the
    box at its margin."""
    above = row.lines[-1]
    if above.grid is not below.line.grid or not isinstance(below.line.grid, PageGrid) or above.row == below.line.row:
        return None
    one, other = _box(row, last=True), _box(below, last=False)
    if one is None or other is None:
        return None
    return (other[1] - one[3]) / (other[3] - other[1])


def _box(row: RawRow, *, last: bool) -> Box | None:
    """The highest or the lowest box of a row."""
    boxes = [box for line in row.lines for c in line.filled if (box := line.box(c)) is not None]
    if not boxes:
        return None
    return max(boxes, key=lambda b: b[3]) if last else min(boxes, key=lambda b: b[1])
