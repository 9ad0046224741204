"""General signs: a block of at most twelve rows of which some are taken off, though printed positive."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence

from .amounts import Amounts
from .model import Addend
from .openlist import OpenList
from .suffixes import Counter

LONGEST = 12
"""The most rows of a block."""

MOST = 3
"""How many sign vectors of one block are told apart: two are too many already."""

Fits = Callable[[tuple[Addend, ...]], bool]

UNGUIDED = 40_000
GUIDED = 120_000
"""How many comparisons a document may cost for rows to which no hint points, and in all. Amounts in cents cost next
to none: their parities rule nearly all blocks out."""


class SignSearch:
    """Sign vectors of the blocks directly above a row, the nearest block that has one; searched by meeting in the
    middle on one column, then tested on all."""

    def __init__(self, amounts: Amounts, counter: Counter) -> None:
        self.amounts = amounts
        self.counter = counter
        self._spent = 0
        self.exact = not amounts.rounded and all(unit == 1 for unit in amounts.units)
        """Whether all columns are in cents."""
        self._odd = [sum((value & 1) << c for c, value in enumerate(vector)) for vector in amounts.vectors]
        """The parities of a row, one bit a column: signs do not change the parity of a sum."""
        self._valued = [sum(1 << c for c, value in enumerate(vector) if value) for vector in amounts.vectors]
        self._exact = sum(1 << c for c, unit in enumerate(amounts.units) if unit == 1 and not amounts.rounded)

    def find(
        self, open_list: OpenList, total: int, guided: bool, nearly: Fits | None = None
    ) -> tuple[list[tuple[Addend, ...]], int]:  # fmt: skip
        """The sign vectors that tie for the shortest block that has any, and how many readings were tried.

        Args:
            guided: a hint points at the row. Without one it needs amounts in two columns, and the search ends sooner.
            nearly: judges vectors that do not tie in all columns; without it all must.
        """
        amounts = self.amounts
        if self._spent > (GUIDED if guided else UNGUIDED):
            return [], 0
        if not guided and sum(bool(v) for v in amounts.vectors[total]) < 2:
            return [], 0
        before = self.counter.steps
        odd = self._odd[total]
        allowed = self._exact.bit_count() // 4 if nearly else 0
        tried = 0
        found: list[tuple[Addend, ...]] = []
        for length in range(1, min(LONGEST, len(open_list)) + 1):
            odd ^= self._odd[open_list.rows[-length]]
            self.counter.steps += 1
            if (length == 1 and not guided) or (odd & self._exact).bit_count() > allowed:
                continue
            tried += 1 << length
            found = self._solve(open_list.rows[-length:], total, nearly)
            if found:
                break
        self._spent += self.counter.steps - before
        return found, tried

    def _solve(self, block: Sequence[int], total: int, nearly: Fits | None) -> list[tuple[Addend, ...]]:
        amounts = self.amounts
        found: dict[tuple[Addend, ...], None] = {}
        for pivot in self._filled(block, 2 if nearly else 1):
            for addends in self._vectors(block, total, pivot):
                fits = nearly(addends) if nearly else amounts.ties(total, addends)
                if fits and any(a.sign < 0 for a in addends):
                    found[addends] = None
                if len(found) > MOST:
                    break
        return list(found)

    def _filled(self, block: Sequence[int], count: int) -> list[int]:
        """Columns in which all rows have amounts, so that few sign vectors tie; else those in which most have."""
        shared = -1
        for row in block:
            shared &= self._valued[row]
        if shared.bit_count() >= count:
            return [c for c in range(len(self.amounts.columns)) if shared >> c & 1][:count]
        vectors = [self.amounts.vectors[row] for row in block]
        return sorted(range(len(self.amounts.columns)), key=lambda c: -sum(bool(v[c]) for v in vectors))[:count]

    def _vectors(self, block: Sequence[int], total: int, pivot: int) -> Iterator[tuple[Addend, ...]]:
        """The sign vectors that tie in one column."""
        amounts = self.amounts
        step = amounts.units[pivot]
        most = amounts.tolerance(pivot, len(block) + 1) // step if step != 1 or amounts.rounded else 0
        half = len(block) // 2
        left = _sums([amounts.vectors[row][pivot] for row in block[:half]])
        right = _sums([amounts.vectors[row][pivot] for row in block[half:]])
        slacks = range(-most * step, most * step + 1, step)
        self.counter.steps += len(left) + len(right) * len(slacks)
        by_sum: dict[int, list[int]] = defaultdict(list)
        for signs, value in enumerate(left):
            by_sum[value].append(signs)
        target = amounts.vectors[total][pivot]
        for high, value in enumerate(right):
            for slack in slacks:
                for low in by_sum.get(target - value + slack, ()):
                    self.counter.steps += 1
                    signs = low | high << half
                    yield tuple(Addend(row, -1 if signs >> i & 1 else 1) for i, row in enumerate(block))


def _sums(values: Sequence[int]) -> list[int]:
    """The sums of all sign vectors; bit i of the place set: value i is taken off."""
    sums = [0]
    for value in values:
        sums = [s + value for s in sums] + [s - value for s in sums]
    return sums
