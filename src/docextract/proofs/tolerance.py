"""How far a sum may miss its total: the tolerances of printed arithmetic.

The printed unit *u* of a column is the coarsest step that every non-zero number of it is a multiple of, at least 0.01.
A sum of k addends against its total has n = k + 1 printed numbers; in whole units it may miss by n x 0.5, in
thousands by n x 500, in cents by 0.01 after rounding to cents.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import ROUND_HALF_EVEN, Context, Decimal
from typing import TypeVar

CENT = Decimal("0.01")
ONE = Decimal(1)
THOUSAND = Decimal(1000)
WIDE = Context(prec=400)
"""Enough digits for the largest number that a workbook can hold, in cents."""


def to_cents(value: Decimal) -> Decimal:
    """Rounded to cents: binary noise of spreadsheets is no difference."""
    return value.quantize(CENT, ROUND_HALF_EVEN, WIDE)


def below_thousand(value: Decimal) -> Decimal:
    """What of a number tells its unit: its cents beyond whole thousands, a thousand where there are none, 0 of 0."""
    cents = to_cents(value)
    return WIDE.remainder(cents, THOUSAND) or (THOUSAND if cents else cents)


Step = TypeVar("Step", int, Decimal)


def coarsest(values: Iterable[Step], thousand: Step, one: Step, cent: Step) -> Step:
    """The coarsest of three steps that every non-zero number is a multiple of; the finest where all are 0."""
    unit, some = thousand, False
    for value in values:
        if not value:
            continue
        some = True
        if unit == thousand and value % thousand:
            unit = one
        if unit == one and value % one:
            return cent
    return unit if some else cent


def printed_unit(values: Iterable[Decimal]) -> Decimal:
    """0.01, 1 or 1,000: the coarsest of these that every non-zero number is a multiple of."""
    return coarsest(map(below_thousand, values), THOUSAND, ONE, CENT)


def sum_tolerance(unit: Decimal, addends: int) -> tuple[Decimal, Decimal]:
    """(tight, loose): within the first a sum ties; between the two rounding of the addends may explain the
    difference but does not prove it."""
    if unit == CENT:
        return CENT, max(CENT, Decimal("0.005") * (addends + 1))
    return CENT, unit / 2 * (addends + 1)


def within(a: Decimal, b: Decimal, tolerance: Decimal) -> bool:
    """Whether two amounts agree after rounding to cents."""
    return abs(to_cents(a) - to_cents(b)) <= tolerance
