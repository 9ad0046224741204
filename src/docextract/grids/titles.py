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
        if column in row.last:
            continue
        x0, top, x1, bottom = around(row.cells[column])
        for rule in partial:
            if top + 2 < rule.at < bottom + 0.8 * (bottom - top) and rule.start - 3 <= x0 and x1 <= rule.end + 3:
                under = [i for i, c in enumerate(columns) if rule.start - 3 <= (c.x0 + c.x1) / 2 <= rule.end + 3]
                if len(under) > 1 and column in under and not any(c != column and c in row.cells for c in under):
                    _spread(row, column, under[0], under[-1])
                    break
        else:
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
                        and abs((columns[a].x0 + columns[b].x1) / 2 - middle) < off
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
    if row.last or len(titles) < 2 or len(under) < 2 * len(titles):
        return False
    middles = {c: (around(row.cells[c])[0] + around(row.cells[c])[2]) / 2 for c in titles}
    groups: dict[int, list[int]] = {t: [] for t in titles}
    for c in under:
        x = (columns[c].x0 + columns[c].x1) / 2
        groups[min(titles, key=lambda t: abs(middles[t] - x))].append(c)
    # Columns of labels stand left of what the titles are over.
    size = len(groups[titles[1]])
    groups[titles[0]] = groups[titles[0]][-size:] if size else []
    whole = all(len(g) == size > 1 and g[-1] - g[0] == size - 1 for g in groups.values())
    if not whole or all(_goes_on(row, below, t) for t in titles):
        return False
    moved = {t: row.cells.pop(t) for t in titles}
    for t, group in groups.items():
        row.cells[group[0]] = moved[t]
        row.last[group[0]] = group[-1]
    return True


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
