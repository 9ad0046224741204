"""Columns, found over all rows of a report together.

How often each x is covered by text makes a profile; its valleys part the columns, also where now and then a
long text runs over one. Where two cells of one row still share a column, their aligned edges part it. Header
cells are then given to columns by one assignment in reading order; a header cell without a body makes a column
of its own, a column without a header that never stands beside its neighbour is part of it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass, field

from ..document import Column
from .lines import Line, Piece

BINS = 2
"""Profile bins per point."""
VALLEY = 0.12
"""A valley parts two columns if it is no higher than this share of the lower of its two sides."""
NO_BODY = 30.0
"""What it costs, in points, to take a header cell for a column without body."""
NO_HEADER = 18.0
"""What it costs, in points, to leave a body column without header."""


@dataclass(slots=True)
class Band:
    """A column in the making: what its body covers, and the header pieces above it."""

    x0: float
    x1: float
    count: int = 0
    numbers: int = 0
    lefts: Counter[int] = field(default_factory=Counter)
    rights: Counter[int] = field(default_factory=Counter)
    head: list[Piece] = field(default_factory=list)

    @property
    def align(self) -> str:
        """``right`` if more cells share the right edge than the left one."""
        if not self.lefts:
            return "left"
        left = max(self.lefts.values())
        right = max(self.rights.values())
        if right > left or (right == left and self.numbers * 2 > self.count):
            return "right"
        return "left" if left * 3 >= self.count or self.count < 4 else "center"


@dataclass(slots=True)
class ColumnModel:
    """Columns and the x where each next one begins."""

    columns: list[Column]
    cuts: list[float]
    """``cuts[n]`` parts column ``n`` from column ``n + 1``."""
    bands: list[Band]
    score: float = 1.0
    reasons: tuple[str, ...] = ()

    def at(self, x: float) -> int:
        """The column that an x is in."""
        return bisect_right(self.cuts, x)


def find_columns(body: list[Line], stacks: list[Piece], width: float) -> ColumnModel:
    """The columns of body lines under header cells (one :class:`Piece` per stacked cell, left to right)."""
    cuts = _valleys(body, width)
    cuts = _split_shared(body, cuts)
    bands, beside = _bands(body, cuts)
    bands = _with_headers(bands, beside, stacks)
    cuts = [_cut(a, b) for a, b in zip(bands, bands[1:], strict=False)]
    columns = [Column(round(b.x0, 2), round(b.x1, 2), b.align) for b in bands]
    return ColumnModel(columns, cuts, bands)


def _tabular(line: Line) -> bool:
    return len(line.pieces) > 1 or line.pieces[0].data


def _valleys(body: list[Line], width: float) -> list[float]:
    size = int(width * BINS) + 8
    steps = [0] * (size + 2)
    for line in body:
        if _tabular(line):
            for piece in line.pieces:
                # A point less at the end, so that touching cells leave a valley.
                left = min(max(int(piece.x0 * BINS), 0), size)
                right = min(max(int((piece.x1 - 1) * BINS), left + 1), size + 1)
                steps[left] += 1
                steps[right] -= 1
    cuts: list[float] = []
    height = peak = 0
    low, low_from, low_to = -1, 0, 0
    for x, step in enumerate(steps):
        if step == 0:
            if height == low and low_to == x - 1:
                low_to = x
            continue
        height += step
        if peak == 0:
            peak = height
            continue
        if low < 0 or height < low:
            if height < peak:
                low, low_from, low_to = height, x, x
            else:
                peak = height
        elif height > low:
            if low <= VALLEY * min(peak, height):
                cuts.append((low_from + low_to + 1) / 2 / BINS)
                peak, low = height, -1
            elif height > peak:
                peak, low = height, -1
        elif low_to == x - 1:
            low_to = x
    return cuts


def _split_shared(body: list[Line], cuts: list[float]) -> list[float]:
    """Further cuts where two pieces of one line share a column and their edges are aligned over many lines."""
    for _ in range(3):
        pairs: dict[int, list[tuple[float, float]]] = {}
        lines = 0
        for line in body:
            pieces = line.pieces
            if len(pieces) < 2:
                continue
            lines += 1
            before, end = -1, 0.0
            for piece in pieces:
                column = bisect_right(cuts, (piece.x0 + min(piece.x1, piece.x0 + 8)) / 2)
                if column == before:
                    pairs.setdefault(column, []).append((end, piece.x0))
                before, end = column, piece.x1
        more: list[float] = []
        for found in pairs.values():
            if len(found) < 2 or len(found) * 25 < lines:
                continue
            starts = Counter([round(start) for _, start in found])
            ends = Counter([round(end) for end, _ in found])
            start, starting = max(starts.items(), key=lambda item: (item[1], -item[0]))
            end_, ending = max(ends.items(), key=lambda item: (item[1], -item[0]))
            if starting >= ending and starting * 2 >= len(found):
                more.append(start - 1.0)
            elif ending * 2 >= len(found):
                more.append(end_ + 0.5)
        if not more:
            return cuts
        cuts = sorted([*cuts, *more])
    return cuts


def _bands(body: list[Line], cuts: list[float]) -> tuple[list[Band], list[int]]:
    """What each column holds, and in how many lines column ``n`` and ``n + 1`` are both filled."""
    bands = [Band(1e9, -1e9) for _ in range(len(cuts) + 1)]
    beside = [0] * (len(cuts) + 1)
    for line in body:
        if not _tabular(line):
            continue
        before = -9
        for piece in line.pieces:
            column = bisect_right(cuts, piece.x0)
            last = bisect_right(cuts, piece.x1 - 1)
            if column == last or (last == column + 1 and piece.data):
                band = bands[last]
                if column == last:
                    band.x0 = min(band.x0, piece.x0)
                    band.x1 = max(band.x1, piece.x1)
                band.count += 1
                band.numbers += piece.data
                band.lefts[round(piece.x0)] += 1
                band.rights[round(piece.x1)] += 1
                column = last
            if column == before + 1:
                beside[before] += 1
            before = column
    keep = [n for n, band in enumerate(bands) if band.count]
    return [bands[n] for n in keep], [beside[n] for n in keep]


def _cost(stack: Piece, band: Band) -> float:
    """How badly a header cell fits a body column, in points."""
    near = min(abs(stack.x0 - band.x0), abs(stack.x1 - band.x1), abs(stack.x0 + stack.x1 - band.x0 - band.x1) / 2)
    apart = max(band.x0 - stack.x1, stack.x0 - band.x1)
    if apart <= 0:
        return 0.1 * near
    return min(near, 4 + apart) if near < 1.5 else 4 + apart


def _with_headers(bands: list[Band], beside: list[int], stacks: list[Piece]) -> list[Band]:
    """Header cells to columns by the cheapest assignment that keeps both in order."""
    rows, cols = len(stacks), len(bands)
    best = [[0.0] * (cols + 1) for _ in range(rows + 1)]
    move = [[0] * (cols + 1) for _ in range(rows + 1)]
    for j in range(1, cols + 1):
        best[0][j], move[0][j] = j * NO_HEADER, 2
    for i in range(1, rows + 1):
        best[i][0], move[i][0] = i * NO_BODY, 1
        for j in range(1, cols + 1):
            both = best[i - 1][j - 1] + _cost(stacks[i - 1], bands[j - 1])
            lone = best[i - 1][j] + NO_BODY
            bare = best[i][j - 1] + NO_HEADER
            best[i][j] = min(both, lone, bare)
            move[i][j] = 0 if both <= min(lone, bare) else 1 if lone <= bare else 2
    order: list[tuple[Piece | None, int]] = []
    i, j = rows, cols
    while i or j:
        step = move[i][j]
        if step == 0:
            i, j = i - 1, j - 1
            order.append((stacks[i], j))
        elif step == 1:
            i -= 1
            order.append((stacks[i], -1))
        else:
            j -= 1
            order.append((None, j))
    order.reverse()
    result: list[Band] = []
    last = -1
    for stack, at in order:
        band = bands[at] if at >= 0 else Band(stack.x0, stack.x1) if stack else None
        if band is None:
            continue
        if stack is not None:
            band.head = [stack]
        elif stacks and result and at >= 0 and last == at - 1 and beside[last] == 0:
            _merge(result[-1], band)
            last = at
            continue
        if at >= 0 and stacks and result and not result[-1].head and last == at - 1 and beside[last] == 0:
            _merge(band, result.pop())
        result.append(band)
        last = at if at >= 0 else -9
    return result


def _merge(into: Band, other: Band) -> None:
    into.x0, into.x1 = min(into.x0, other.x0), max(into.x1, other.x1)
    into.count += other.count
    into.numbers += other.numbers
    into.lefts += other.lefts
    into.rights += other.rights


def _cut(left: Band, right: Band) -> float:
    """Between two columns: in the white between the bodies, as far from both as it can be."""
    a, b = left.x1, right.x0
    if a > b and right.lefts:
        # Long texts of the left column run over the right one: its cells' common edge tells.
        b = max(right.lefts.items(), key=lambda item: (item[1], -item[0]))[0]
        return b - 1.0
    if not left.count and left.head:
        a = min(a, b)
    return (min(a, b) + b) / 2
