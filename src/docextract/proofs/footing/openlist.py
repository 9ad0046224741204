"""The open list: rows with amounts that no total has consumed yet, with the running sums of every column."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from .amounts import Amounts

SHORT = 48
"""Lists up to this length are looked through; in longer ones amounts are looked up first."""

FEW = 4
"""The widest range of cents that is looked up, amount by amount."""


class OpenList:
    """Rows in document order and, per money column, the sums of the first 0, 1, 2 ... of them."""

    def __init__(self, amounts: Amounts, rows: Sequence[int] = ()) -> None:
        self.amounts = amounts
        self.rows: list[int] = []
        self.sums: list[list[int]] = [[0] for _ in amounts.columns]
        self._known: dict[tuple[int, bool], tuple[int, set[int]]] = {}
        for row in rows:
            self.push(row)

    def __len__(self) -> int:
        return len(self.rows)

    def push(self, row: int) -> None:
        """Append a row."""
        self.rows.append(row)
        for sums, value in zip(self.sums, self.amounts.vectors[row], strict=True):
            sums.append(sums[-1] + value)

    def cut(self, start: int) -> None:
        """Drop the rows from a position on."""
        self._known.clear()
        del self.rows[start:]
        for sums in self.sums:
            del sums[start + 1 :]

    def replace(self, gone: Sequence[int], row: int) -> None:
        """Take rows out wherever they stand and append another."""
        out = set(gone)
        first = next((i for i, r in enumerate(self.rows) if r in out), len(self.rows))
        kept = [r for r in self.rows[first:] if r not in out]
        self.cut(first)
        for r in kept:
            self.push(r)
        self.push(row)

    def since(self, row: int) -> int:
        """The position of the first open row below a row of the document."""
        for i in range(len(self.rows), 0, -1):
            if self.rows[i - 1] < row:
                return i
        return 0

    def spread(self, column: int, start: int) -> int:
        """How far the partial sums of a money column reach from a position on: the room for chance."""
        near = self.sums[column][start:]
        return max(near) - min(near)

    def where(self, column: int, low: int, high: int, first: int = 0) -> list[int]:
        """The positions from ``first`` on before which the rows of a money column come to an amount in a range."""
        sums = self.sums[column]
        if len(sums) - first > SHORT and high - low <= FEW and self._nowhere(column, low, high, heads=False):
            return []
        return [i for i, s in enumerate(sums[first:], first) if low <= s <= high]

    def heads(self, column: int, low: int, high: int, first: int = 0) -> list[int]:
        """The positions from ``first`` on whose row, added a second time to all rows so far, comes to an amount in a
        range: that of all rows if it is the sum of those below it."""
        sums = self.sums[column]
        if len(sums) - first > SHORT and high - low <= FEW and self._nowhere(column, low, high, heads=True):
            return []
        return [i for i in range(first, len(self.rows)) if low <= 2 * sums[i + 1] - sums[i] <= high]

    def _nowhere(self, column: int, low: int, high: int, *, heads: bool) -> bool:
        """Whether no position at all comes to an amount in a range of a few cents, as nearly always."""
        sums = self.sums[column]
        end = len(sums) - 1 if heads else len(sums)
        done, known = self._known.get((column, heads)) or (0, set())
        if heads:
            known.update([2 * below - above for above, below in pairwise(sums[done:])])
        else:
            known.update(sums[done:])
        self._known[column, heads] = end, known
        return known.isdisjoint(range(low, high + 1))
