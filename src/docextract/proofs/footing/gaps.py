"""Totals that pass over the lines of a part which misses its own: the part is counted, its lines are not."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ..chance import UNLIKELY
from .broken import broken_sum
from .model import Addend, Broken, Explanation, ExplanationType
from .significance import accident

if TYPE_CHECKING:
    from .walk import Walk

LOOKED_AT = 60
"""How many open rows, the nearest ones, are looked at."""


class Gap(NamedTuple):
    """A part that misses its lines, and the total that counts it without them."""

    part: int
    broken: Broken
    explanation: Explanation


def passed_over(walk: Walk, t: int, heading: int | None) -> Gap | None:
    """The one reading of a row as the sum of the open rows above it without a run of them, that belongs to a row beside
    the run: to the one above where the document prints totals above their lines, else to the one below."""
    if walk.hint(t, heading) is None:
        return None
    above = sum(it.type == ExplanationType.HEADER_TOTAL for it in walk.explanations.values())
    below = sum(it.type == ExplanationType.SUM for it in walk.explanations.values())
    if not above and not below:
        return None
    found: dict[tuple[int, ...], tuple[int, list[int]]] = {}
    rows = walk.open.rows
    tried = 0
    for start, first, end in _runs(walk, t):
        tried += 1
        place = first - 1 if above else end
        if place >= len(rows) or rows[place] in walk.starts:
            continue
        kept = [*rows[start:first], *rows[end:]]
        if len(kept) > 1 and walk.amounts.ties(t, [Addend(row, 1) for row in kept]):
            found[tuple(kept)] = rows[place], rows[first:end]
    if len(found) != 1:
        return None
    ((kept_rows, (part, lines)),) = found.items()
    addends = tuple(Addend(row, 1) for row in kept_rows)
    count = min(len(rows), LOOKED_AT)
    expected = accident(walk.amounts, walk.open, t, addends, count**3)
    if expected >= UNLIKELY:
        return None
    broken = broken_sum(walk, part, [Addend(row, 1) for row in lines])
    return Gap(part, broken, Explanation(ExplanationType.SUM, addends, count**3, expected))


def _runs(walk: Walk, t: int) -> Iterator[tuple[int, int, int]]:
    """Where a sum that ties in one column begins, where the run that it leaves out begins, and where that ends."""
    amounts, open_list = walk.amounts, walk.open
    count = len(open_list)
    pivot = amounts.pivot(t)
    sums = open_list.sums[pivot]
    target = amounts.vectors[t][pivot]
    most = amounts.tolerances(count + 1)[pivot]
    low = max(0, count - LOOKED_AT)
    places = sorted((sums[n], n) for n in range(low, count + 1))
    amounts_of = [value for value, _ in places]
    for start in range(low, count - 1):
        for first in range(start + 1, count):
            walk.counter.steps += 1
            end_sum = sums[-1] - sums[start] - target + sums[first]
            for value, end in places[
                bisect_left(amounts_of, end_sum - most) : bisect_right(amounts_of, end_sum + most)
            ]:
                if end > first and abs(value - end_sum) <= most:
                    yield start, first, end
