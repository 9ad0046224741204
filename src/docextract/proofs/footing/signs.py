"""General signs: a block of at most twelve rows of which some are taken off, though printed positive."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from .amounts import Amounts
from .model import Addend
from .openlist import OpenList
from .suffixes import Counter

LONGEST = 12


class SignSearch:
    """Sign vectors of the blocks directly above a row, the nearest block that has one; searched by meeting in the
    middle on one column, then tested on all."""

    def __init__(self, amounts: Amounts, counter: Counter) -> None:
        self.amounts = amounts
        self.counter = counter
        self._odd = [sum((value & 1) << c for c, value in enumerate(vector)) for vector in amounts.vectors]
        """The parities of a row, one bit a column: signs do not change the parity of a sum."""
        self._exact = sum(1 << c for c, unit in enumerate(amounts.units) if unit == 1)

    def find(self, open_list: OpenList, total: int, guided: bool) -> tuple[list[tuple[Addend, ...]], int]:
        """The sign vectors that tie for the shortest block that has any, and how many readings were tried.

        Without a hint (``guided``) only blocks whose parities agree in three or more columns of cents are searched.
        """
        amounts = self.amounts
        nonzero = sum(1 << c for c, v in enumerate(amounts.vectors[total]) if v) & self._exact
        if not guided and nonzero.bit_count() < 3:
            return [], 0
        odd = self._odd[total]
        tried = 0
        for length in range(1, min(LONGEST, len(open_list)) + 1):
            row = open_list.rows[-length]
            odd ^= self._odd[row]
            self.counter.steps += 1
            if odd & self._exact:
                continue
            if length == 1 and not guided:
                continue
            block = open_list.rows[-length:]
            tried += 1 << length
            found = self._solve(block, total)
            if found:
                return found, tried
        return [], tried

    def _solve(self, block: Sequence[int], total: int) -> list[tuple[Addend, ...]]:
        amounts = self.amounts
        pivot = max(
            range(len(amounts.columns)), key=lambda c: sum(1 for row in block if amounts.vectors[row][c])
        )  # fmt: skip
        most = amounts.tolerances(len(block) + 1)[pivot] if amounts.units[pivot] != 1 else 0
        step = amounts.units[pivot]
        half = len(block) // 2
        left = _sums([amounts.vectors[row][pivot] for row in block[:half]])
        right = _sums([amounts.vectors[row][pivot] for row in block[half:]])
        self.counter.steps += len(left) + len(right)
        by_sum: dict[int, list[int]] = defaultdict(list)
        for signs, value in enumerate(left):
            by_sum[value].append(signs)
        target = amounts.vectors[total][pivot]
        found = []
        for high, value in enumerate(right):
            for slack in range(-(most // step), most // step + 1):
                for low in by_sum.get(target - value + slack * step, ()):
                    addends = tuple(
                        Addend(row, -1 if (low | high << half) >> i & 1 else 1) for i, row in enumerate(block)
                    )
                    self.counter.steps += 1
                    if all(a.sign == 1 for a in addends) or not self._ties(total, addends):
                        continue
                    found.append(addends)
                    if len(found) > 3:
                        return found
        return found

    def _ties(self, total: int, addends: Sequence[Addend]) -> bool:
        return self.amounts.ties(total, addends)


def _sums(values: Sequence[int]) -> list[int]:
    """The sums of all sign vectors; bit i of the place set: value i is taken off."""
    sums = [0]
    for value in values:
        sums = [s + value for s in sums] + [s - value for s in sums]
    return sums
