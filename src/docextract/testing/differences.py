"""Columns that the lines of a report print as one more or less another: a variance, what two parties pay together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from decimal import Decimal
from itertools import combinations

from docextract.testing.blocks import NUMBERS, Block, number_of

Difference = tuple[str, str, str]
"""The key of a column and of the two that it is the sum of."""
FEWEST = 5
LEAST = 3
"""Lines that keep it without which a document with a defect no longer tells it."""


def kept_differences(units: Sequence[Block]) -> list[Difference]:
    """Those that five units print, three of them with different numbers other than 0, and that nine in ten keep."""
    kept, tried, different = _counted(units, ())
    return [d for d, n in kept.items() if n >= FEWEST and n * 10 >= tried[d] * 9 and len(different[d]) >= LEAST]


def broken_differences(units: Sequence[Block], kept: Collection[Difference], absent: Collection[int] = ()) -> set[int]:
    """Places in the truth of units that break one which enough others still tell."""
    now, tried, different = _counted(units, absent)
    told = {d for d in kept if now[d] >= FEWEST and now[d] * 10 >= tried[d] * 9 and len(different[d]) >= LEAST}
    return {
        unit.index
        for unit in units
        if id(unit.first) not in absent
        for difference, holds in _tests(unit, told)
        if not holds
    }


def _counted(
    units: Sequence[Block], absent: Collection[int]
) -> tuple[dict[Difference, int], dict[Difference, int], dict[Difference, set[Decimal]]]:
    kept: dict[Difference, int] = defaultdict(int)
    tried: dict[Difference, int] = defaultdict(int)
    different: dict[Difference, set[Decimal]] = defaultdict(set)
    for unit in units:
        if id(unit.first) in absent:
            continue
        numbers = _numbers(unit)
        for three in combinations(sorted(numbers), 3):
            for whole in three:
                one, other = (key for key in three if key != whole)
                tried[whole, one, other] += 1
                if numbers[one] + numbers[other] == numbers[whole]:
                    kept[whole, one, other] += 1
                    if numbers[one] and numbers[other]:
                        different[whole, one, other].add(numbers[whole])
    return kept, tried, different


def _tests(unit: Block, differences: Collection[Difference]) -> Iterator[tuple[Difference, bool]]:
    numbers = _numbers(unit)
    for difference in differences:
        if numbers.keys() >= {*difference}:
            whole, one, other = (numbers[key] for key in difference)
            yield difference, one + other == whole


def _numbers(unit: Block) -> dict[str, Decimal]:
    """The amounts of a unit's first line, but for the total of its charges, which is compared with all of them."""
    totals = {key for row, key in unit.totals if row is unit.first}
    columns = {c.key for c in unit.table.columns if c.kind in NUMBERS and c.kind != "count" and c.field != "area"}
    cells = unit.first.cells.items()
    return {k: n for k, cell in cells if k in columns - totals and (n := number_of(cell)) is not None}
