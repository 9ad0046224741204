"""Whether a tie can be an accident: the expected number of accidental hits among the readings tried."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import gcd

from ..chance import Hit, expected
from .amounts import Amounts
from .model import Addend
from .openlist import OpenList

NEIGHBOURHOOD = 8
"""How many rows before the block count as its surroundings, where few readings were tried."""


def accident(
    amounts: Amounts, open_list: OpenList, total: int, addends: Sequence[Addend], tried: int,
    columns: Iterable[int] | None = None,
) -> float:  # fmt: skip
    """How many accidental hits are to be expected of ``tried`` readings, over the independent columns that tie."""
    return expected(tried, _hits(amounts, open_list, total, addends, tried, columns))


def _hits(
    amounts: Amounts, open_list: OpenList, total: int, addends: Sequence[Addend], tried: int,
    columns: Iterable[int] | None,
) -> Iterator[Hit[int]]:  # fmt: skip
    """The money columns that are evidence of their own.

    A column in which all rows concerned are zero says nothing; one that repeats another in these rows, or is the sum
    of others, says it a second time. Where all amounts are round, the step of the sums is that of the round numbers.
    """
    numbers = len(addends) + 1
    start = max(0, len(open_list) - max(tried, NEIGHBOURHOOD))
    seen: set[tuple[int, ...]] = set()
    vectors = [amounts.vectors[row] for row, _ in addends]
    for c in range(len(amounts.columns)) if columns is None else columns:
        if not amounts.free[c]:
            continue
        values = (amounts.vectors[total][c], *[vector[c] for vector in vectors])
        if values in seen:
            continue
        seen.add(values)
        step = gcd(*values)
        if not step:
            continue
        if len(values) == 2:
            step = amounts.units[c]  # one amount is always a multiple of itself
        room = max(open_list.spread(c, start), abs(values[0]), 1)
        yield Hit(amounts.tolerance(c, numbers), step, room)
