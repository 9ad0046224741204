"""Columns with so few cells that only their header tells them from the column beside them."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter

from .lines import Line, Piece

CROSSING = 9
"""One cell in so many may run over the border of a column."""


def cuts_under_heads(body: list[Line], cuts: list[float], heads: list[Line]) -> list[float]:
    """The cuts, and those between two header cells that share a column of the body.

    There the cells of the fuller one share an edge, and all others stand beyond it, under the other header cell.
    """
    if not heads:
        return cuts
    over: dict[int, list[Piece]] = {}
    for head in max(reversed(heads), key=lambda line: len(line.pieces)).pieces:
        over.setdefault(bisect_right(cuts, (head.x0 + head.x1) / 2), []).append(head)
    shared = {column: found for column, found in over.items() if len(found) > 1}
    if not shared:
        return cuts
    cells: dict[int, list[Piece]] = {column: [] for column in shared}
    for line in body:
        if len(line.pieces) > 1:
            for piece in line.pieces:
                column = bisect_right(cuts, (piece.x0 + piece.x1) / 2)
                if column in shared:
                    cells[column].append(piece)
    more = [cut for column, found in shared.items() if (cut := _cut(cells[column], found)) is not None]
    return sorted([*cuts, *more])


def _cut(cells: list[Piece], heads: list[Piece]) -> float | None:
    """Where a column parts in two, told by the left or the right edge that most of its cells share."""
    left, begin = commonest([cell.x0 for cell in cells])
    right, end = commonest([cell.x1 for cell in cells])
    if begin * 2 > len(cells) and any(h.x1 < left for h in heads) and any(h.x1 > left for h in heads):
        before = [cell.x1 for cell in cells if cell.x1 < left]
        if before and sum([cell.x0 < left - 1 < cell.x1 for cell in cells]) * CROSSING <= len(cells):
            return (max(before) + left) / 2
    if end * 2 > len(cells) and any(h.x0 > right for h in heads) and any(h.x0 < right for h in heads):
        after = [cell.x0 for cell in cells if cell.x0 > right]
        if after and sum([cell.x0 < right + 1 < cell.x1 for cell in cells]) * CROSSING <= len(cells):
            return (right + min(after)) / 2
    return None


def commonest(edges: list[float]) -> tuple[float, int]:
    """The commonest edge, to a point, and how many cells have it."""
    counted = Counter(map(round, edges))
    if not counted:
        return 0.0, 0
    edge = max(counted, key=lambda x: (counted[x - 1] + counted[x] + counted[x + 1], -x))
    near = [x for x in edges if abs(round(x) - edge) <= 1]
    return sum(near) / len(near), len(near)
