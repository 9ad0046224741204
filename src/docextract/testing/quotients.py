"""Quotients that the lines of a report keep to: a year's amount is twelve months', a rate is an amount on the area."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from decimal import Decimal

from docextract.testing.blocks import NUMBERS, Block, number_of

Quotient = tuple[str, str, str]
"""How two columns of one line hang together (``year``, ``rate``, ``yearly rate``), and their keys."""
FEWEST = 5
LEAST = 3
"""Lines that keep a quotient without which a document with a defect no longer tells it."""
YEAR = Decimal(12)
TIMES = {"year": YEAR, "quarters": Decimal(4), "halves": Decimal(2)}
CENT_OF_YEAR = Decimal("0.12")
CENT_OF_RATE = Decimal("0.011")


def kept_quotients(units: Sequence[Block]) -> list[Quotient]:
    """Those that five lines print and nine in ten keep to the cent."""
    kept, tried = _counted(units, ())
    return [q for q, times in kept.items() if times >= FEWEST and times * 10 >= tried[q] * 9]


def still_told(units: Sequence[Block], quotients: Collection[Quotient], absent: Collection[int]) -> list[Quotient]:
    """Those of the quotients that lines keep enough to tell by: three of them, and more than half."""
    kept, tried = _counted(units, absent)
    return [q for q in quotients if kept[q] >= LEAST and kept[q] * 2 > tried[q]]


def _counted(units: Sequence[Block], absent: Collection[int]) -> tuple[dict[Quotient, int], dict[Quotient, int]]:
    """How many lines keep each quotient, and how many print both of its numbers."""
    kept: dict[Quotient, int] = defaultdict(int)
    tried: dict[Quotient, int] = defaultdict(int)
    for unit in units:
        for line in _lines(unit, absent):
            for one, amount in line.items():
                for two, other in line.items():
                    for how, holds in _tests(amount, other, unit.number("area")) if one != two else ():
                        tried[how, one, two] += 1
                        kept[how, one, two] += holds
    return kept, tried


def broken_quotients(units: Sequence[Block], kept: Collection[Quotient], absent: Collection[int] = ()) -> set[int]:
    """Places in the truth of units with a line that breaks a quotient."""
    return {
        unit.index
        for unit in units
        if id(unit.first) not in absent
        for line in _lines(unit, absent)
        for how, one, two in kept
        if one in line and two in line
        for name, holds in _tests(line[one], line[two], unit.number("area"))
        if name == how and not holds
    }


def _lines(unit: Block, absent: Collection[int]) -> Iterator[dict[str, Decimal]]:
    """The numbers of each line other than 0 and the area."""
    columns = {c.key: c for c in unit.table.columns if c.kind in NUMBERS and c.kind != "count" and c.field != "area"}
    for row in unit.rows:
        if id(row) not in absent:
            numbers = {k: n for k, cell in row.cells.items() if k in columns and (n := number_of(cell))}
            # Amounts of a quarter are not those of a month: what a word tells apart is no one relation.
            often = next((str(v) for k, v in row.cells.items() if "freq" in k and v), "")
            yield {f"{often}|{key}": number for key, number in numbers.items()}


def _tests(amount: Decimal, other: Decimal, area: Decimal | None) -> Iterator[tuple[str, bool]]:
    for how, times in TIMES.items():
        yield how, abs(other - times * amount) <= CENT_OF_YEAR
    if area:
        yield "rate", abs(other * area - amount) <= CENT_OF_RATE * area
        yield "yearly rate", abs(other * area - YEAR * amount) <= CENT_OF_RATE * area
