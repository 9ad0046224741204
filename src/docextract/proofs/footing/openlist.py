"""The open list: rows with amounts that no total has consumed yet, with the running sums of every column."""

from __future__ import annotations

from collections.abc import Sequence

from .amounts import Amounts


class OpenList:
    """Rows in document order and, per money column, the sums of the first 0, 1, 2 ... of them."""

    def __init__(self, amounts: Amounts, rows: Sequence[int] = ()) -> None:
        self.amounts = amounts
        self.rows: list[int] = []
        self.sums: list[list[int]] = [[0] for _ in amounts.columns]
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
