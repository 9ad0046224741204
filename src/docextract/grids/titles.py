"""Titles over several columns of a header: which columns they are the titles of."""

from __future__ import annotations

from collections.abc import Sequence

from .candidate import around
from .edges import Edge
from .gutters import Strip
from .laid import Row, flush


def entitle(row: Row, below: Sequence[Row], columns: Sequence[Strip], partial: Sequence[Edge]) -> None:
    """Spread a header's title over the columns it is centred on, or that the rule under it covers."""
    for column in sorted(row.cells):
        x0, top, x1, bottom = around(row.cells[column])
        for rule in partial:
            if top + 2 < rule.at < bottom + 0.8 * (bottom - top) and rule.start - 3 <= x0 and x1 <= rule.end + 3:
                under = [i for i, c in enumerate(columns) if rule.start - 3 <= (c.x0 + c.x1) / 2 <= rule.end + 3]
                wider = under[-1:] > [row.last.get(column, column)] or under[:1] < [column]
                if wider and column in under and not any(c != column and c in row.cells for c in under):
                    _spread(row, column, under[0], under[-1])
                    break
        else:
            if column in row.last:
                continue
            middle, off = (x0 + x1) / 2, 0.5 * (bottom - top)
            own = columns[column]
            if abs(middle - (own.x0 + own.x1) / 2) <= off or abs(x1 - own.x1) < off / 2 or abs(x0 - own.x0) < off / 2:
                continue
            free = [c for c in range(len(columns)) if c == column or c not in row.cells]
            for a in range(max(1, column - 6), column + 1):
                for b in range(column, min(len(columns), column + 7)):
                    if (
                        b > a
                        and all(c in free and any(c in r.cells for r in below) for c in range(a, b + 1))
                        and not _goes_on(row, below, column)
                        and -off < (columns[a].x0 + columns[b].x1) / 2 - middle < (2 * off if b - a > 1 else off)
                    ):
                        _spread(row, column, a, b)
                        break
                if column not in row.cells or column in row.last:
                    break


def share_out(row: Row, below: Sequence[Row], columns: Sequence[Strip]) -> bool:
    """Titles over as many columns each: every column below belongs to the title nearest to it.

    First lines of headers that go on below look the same, but stand flush with what goes on. True if it was done.
    """
    heads = {c for r in below for c in r.cells}
    titles = sorted(c for c in row.cells if c in heads)
    under = sorted(heads)
    if len(titles) < 2 or len(under) < 2 * len(titles) or under[-1] - under[0] != len(under) - 1:
        return False
    if all(_goes_on(row, below, t) for t in titles):
        return False
    groups = _centred(row, titles, under, columns) or ([] if row.last else _evenly(row, titles, under, columns))
    if not groups:
        return False
    row.last.clear()
    moved = {t: row.cells.pop(t) for t in titles}
    for t, (first, last) in zip(titles, groups, strict=True):
        row.cells[first] = moved[t]
        row.last[first] = last
    return True


def _evenly(row: Row, titles: Sequence[int], under: Sequence[int], columns: Sequence[Strip]) -> list[tuple[int, int]]:
    """The first and last column of each title where all are over as many: columns nearer to it than to the others.

    Columns of labels stand left of what the titles are over, and now and then others right of it.
    """
    boxes = [around(row.cells[c]) for c in titles]
    height = boxes[0][3] - boxes[0][1]
    middles = [(x0 + x1) / 2 for x0, _, x1, _ in boxes]
    at = [(columns[c].x0 + columns[c].x1) / 2 for c in under]
    nearest = [min((abs(middle - x), t) for t, middle in enumerate(middles))[1] for x in at]
    best: tuple[float, int, int] | None = None
    for size in range(2, len(under) // len(titles) + 1):
        whole = len(under) - size * len(titles)
        for first in range(whole + 1):
            if any(nearest[first + k] != k // size for k in range(size * len(titles))):
                continue
            off = 0.0
            for t, (x0, _, _, _) in enumerate(boxes):
                a, b = columns[under[first + t * size]], columns[under[first + (t + 1) * size - 1]]
                off = max(off, 0.0 if abs(x0 - a.x0) < 0.3 * height else abs((a.x0 + b.x1) / 2 - middles[t]))
            off = max(0.0, off - height) / 2 if first == whole else off
            best = min(best or (off, first, size), (off, first, size))
    if best is None or best[0] > 2 * height:
        return []
    _, first, size = best
    return [(under[first + n * size], under[first + (n + 1) * size - 1]) for n in range(len(titles))]


def _centred(row: Row, titles: Sequence[int], under: Sequence[int], columns: Sequence[Strip]) -> list[tuple[int, int]]:
    """The same where each is in the middle of two columns or more, of other numbers each, to the last column.

    Figures set to the right leave the left of their columns free: all titles are then as far left of the middle.
    """
    boxes = [around(row.cells[c]) for c in titles]
    near = 0.5 * (boxes[0][3] - boxes[0][1])
    best: tuple[float, list[tuple[int, int]]] = (2.4 * near, [])
    for start in under:
        for end in range(start + 1, under[-1]):
            found, worst, shift, first, last = [(start, end)], 0.0, 0.0, start, end
            for n, (title, (x0, _, x1, _)) in enumerate(zip(titles, boxes, strict=True)):
                if n:
                    first, middle = last + 1, x0 + x1 + 2 * shift
                    lasts = range(first + 1, under[-1] + 1)
                    last = min(lasts, key=lambda c: abs(columns[first].x0 + columns[c].x1 - middle), default=-1)
                    found.append((first, last))
                if not first <= title <= row.last.get(title, title) <= last:
                    break
                off = (columns[first].x0 + columns[last].x1 - x0 - x1) / 2
                shift = shift if n else off
                worst = max(worst, abs(off))
                if off < -near or abs(off - shift) > near:
                    break
            else:
                if last == under[-1] and worst < best[0]:
                    best = (worst, found)
    return best[1]


def _goes_on(row: Row, below: Sequence[Row], column: int) -> bool:
    """Whether the next words down a column are flush with a cell, as lines of one header are."""
    following = next((r.cells[column] for r in below if column in r.cells), None)
    if following is None:
        return False
    x0, top, x1, bottom = around(following)
    return flush(row.cells[column], Strip(x0, x1), 0.2 * (bottom - top))


def _spread(row: Row, column: int, first: int, last: int) -> None:
    words = row.cells.pop(column)
    row.cells[first] = words
    row.last[first] = last
