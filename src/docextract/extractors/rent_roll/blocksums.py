"""Lines of a table by occupancy against each other, in figures that no row prints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import combinations

from ...models.findings import CheckResult
from ...proofs.tolerance import CENT
from .fieldkinds import ATTRIBUTES
from .ground import Ground, block_of
from .printed import Stated
from .results import result
from .sums import check_of

FEWEST = 3
"""Figures that rows print in which a line is the sum of others, from which on it is known to be one."""
MOST_LINES = 8


def block_sums(ground: Ground) -> Iterator[CheckResult]:
    """R04 to R08 for figures that no row prints: a line that is the sum of others in all that rows print is so there,
    too. Balances by occupancy are such figures where a roll has no column of them."""
    seen: set[object] = set()
    for total in ground.totals:
        if total.group is None or block_of(total) in seen:
            continue
        seen.add(block_of(total))
        lines = [line for line in (total, *ground.beside(total)) if line.group is not None and line.kind != "average"]
        if 2 < len(lines) <= MOST_LINES:
            yield from _of_block(ground, lines)


def _of_block(ground: Ground, lines: Sequence[Stated]) -> Iterator[CheckResult]:
    shared = set.intersection(*(set(line.values) for line in lines))
    known = [name for name in sorted(shared) if _is_printed(ground, name)]
    silent = [name for name in sorted(shared) if name in ATTRIBUTES and not _is_printed(ground, name)]
    if len(known) < FEWEST or not silent:
        return
    for line in lines:
        others = [other for other in lines if other is not line]
        sums = [
            parts
            for size in range(2, len(others) + 1)
            for parts in combinations(others, size)
            if sum(any(part.values[name] for name in known) for part in parts) > 1
            and all(abs(_sum(parts, name) - line.values[name]) <= CENT for name in known)
        ]
        for name in silent if sums else ():
            check_id, stated = check_of(name), line.values[name]
            if check_id is None:
                continue
            parts = min(sums, key=lambda parts: abs(_sum(parts, name) - stated))
            actual = _sum(parts, name)
            words = ", ".join(repr(part.label) for part in parts)
            yield result(
                check_id, "PASS" if abs(actual - stated) <= CENT else "WARN",
                f"{words} add up to {actual}, printed {stated}, as they do in {len(known)} other figures"
                if abs(actual - stated) <= CENT
                else f"{words} add up to {actual}, printed {stated}; in {len(known)} other figures they tie",
                title=f"{name}, {ground.name(line)}, against the lines beside it", readings_tried=len(sums),
                expected=stated, actual=actual, difference=actual - stated, tolerance=CENT,
            )  # fmt: skip


def _is_printed(ground: Ground, name: str) -> bool:
    attr = ATTRIBUTES.get(name)
    return attr is not None and any(getattr(row, attr, None) is not None for row in ground.rows)


def _sum(parts: Sequence[Stated], name: str) -> Decimal:
    return sum((part.values[name] for part in parts), Decimal(0))
