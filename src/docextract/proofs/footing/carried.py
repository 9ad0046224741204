"""Totals of rows that do not stand together: sections apart, an earlier total carried down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from .amounts import Amounts
from .model import Addend
from .suffixes import Counter

PAIRS = 40
TRIPLES = 14
"""How many consolidated rows, the nearest ones, are combined by two and by three."""


def apart(
    amounts: Amounts, consolidated: Sequence[int], total: int, counter: Counter
) -> tuple[list[tuple[Addend, ...]], int]:
    """Two or three consolidated rows, whatever stands between them, that give a total: all added, or the later ones
    taken off. Only the smallest number of rows that ties is returned, the nearest first, with the readings tried."""
    pivot = amounts.pivot(total)
    target = amounts.vectors[total][pivot]
    most = amounts.tolerances(4)[pivot]
    tried = 0
    for rows, size in ((consolidated[-PAIRS:], 2), (consolidated[-TRIPLES:], 3)):
        found = []
        for addends in _signed(rows, size):
            tried += 1
            if abs(target - sum(a.sign * amounts.vectors[a.row][pivot] for a in addends)) <= most and amounts.ties(
                total, addends
            ):
                found.append(addends)
        if found:
            break
    counter.steps += tried
    return sorted(found, key=lambda addends: -addends[0].row), tried


def _signed(rows: Sequence[int], size: int) -> Iterator[tuple[Addend, ...]]:
    for chosen in combinations(rows, size):
        yield tuple(Addend(row, 1) for row in chosen)
        yield (Addend(chosen[0], 1), *[Addend(row, -1) for row in chosen[1:]])
