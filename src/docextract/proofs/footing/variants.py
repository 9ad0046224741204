"""Rows that can be read in two ways until a later total decides: a repeated amount, a total that missed its lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

MOST = 8
"""How many such rows, the nearest ones, are turned."""


class Variants:
    """The other readings of open rows."""

    def __init__(self) -> None:
        self._twins: dict[int, int] = {}
        self._blocks: dict[int, list[int]] = {}

    def twins(self, row: int, above: int) -> None:
        """A line has the amounts of the line above: it may be the total of it."""
        self._twins[row] = above

    def twin(self, row: int) -> int | None:
        """The row above that has the same amounts."""
        return self._twins.get(row)

    def pairs(self) -> list[tuple[int, int]]:
        """All such rows, each with the row above."""
        return list(self._twins.items())

    def expandable(self, row: int, block: list[int]) -> None:
        """A total missed its block: its lines may add up where it does not."""
        self._blocks[row] = block

    def block(self, row: int) -> list[int]:
        """The lines of a total that missed them, empty for other rows."""
        return self._blocks.get(row, [])

    def of(self, rows: Sequence[int]) -> Iterator[tuple[tuple[int, ...], list[int]]]:
        """Other open lists: all such rows turned, each alone, all but one; with the rows that were turned."""
        if not self._twins and not self._blocks:
            return
        here = set(rows)
        choices = [r for r in rows if r in self._blocks or self._twins.get(r) in here][-MOST:]
        if not choices:
            return
        sets = [tuple(choices)]
        if len(choices) > 1:
            sets += [(choice,) for choice in choices]
        if len(choices) > 2:
            sets += [tuple(c for c in choices if c != choice) for choice in choices]
        for turned in sets:
            yield turned, self._turn(rows, set(turned))

    def _turn(self, rows: Sequence[int], turned: set[int]) -> list[int]:
        dropped = {self._twins[r] for r in turned if r in self._twins}
        out: list[int] = []
        for row in rows:
            if row in dropped:
                continue
            out += self._blocks[row] if row in turned and row in self._blocks else [row]
        return out
