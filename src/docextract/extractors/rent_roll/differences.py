"""Columns that are the sum or the difference of two others: the loss to lease, what tenant and subsidy pay together.

What units print as the total of their charges is compared by R01, whatever it is the sum of.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from itertools import combinations
from typing import NamedTuple

from .fieldkinds import Kind
from .quotients import FEWEST, HELD, VARIED, nearly_all
from .rownumbers import Groups, Numbers

CLOSE = Decimal("0.005")
_APART = HELD | {"totalCharges", "annualRent"}
_SLACK = 1e-3


class Difference(NamedTuple):
    """A column that nearly all rows print as one column more or less another."""

    kept: Mapping[int, bool]
    """By ``rowIndex``, whether a row that prints the three numbers keeps it."""
    fields: tuple[str, ...]
    """The fields of the three columns, of those that have one."""
    headers: tuple[str, ...]
    """The headers of those that have none."""


def read_differences(groups: Groups) -> list[Difference]:
    """Every such relation of three columns, two of which at least are amounts of known fields, that five rows print,
    three of them with different numbers, and that nine in ten keep or all but one."""
    found: list[Difference] = []
    for mapping, few, rows in groups.values():
        named = {u.column: u.field for u in mapping.uses if u.kind is Kind.MONEY and u.field and u.field not in _APART}
        free = {use.column: use.header for use in (*mapping.kept, *mapping.unmapped) if use.header}
        columns = [c for c in dict.fromkeys([*named, *free]) if few.under(c).count(None) * 2 < len(few.indexes)]
        for three in _possible(columns, few, named):
            kept = _keep(*three, rows)
            if len(kept) >= FEWEST and nearly_all(kept):
                fields = tuple(named[c] for c in three if c in named)
                found.append(Difference(kept, fields, tuple(free[c] for c in three if c not in named)))
    return found


def _possible(columns: Sequence[int], few: Numbers, named: Mapping[int, str]) -> Iterator[tuple[int, int, int]]:
    """Columns of which the first is the sum of the two others in nearly all of some rows; nearly none are."""
    most = max(1, len(few.indexes) // 10)
    threes = {frozenset((*two, third)) for two in combinations(named.keys() & {*columns}, 2) for third in columns}
    for three in sorted(map(sorted, threes)):
        for whole in three if len(three) == 3 else ():
            one, other = (column for column in three if column != whole)
            broken = tested = 0
            for total, a, b in zip(few.binary(whole), few.binary(one), few.binary(other), strict=True):
                if a and b and total:
                    tested += 1
                    broken += abs(a + b - total) > _SLACK
                    if broken > most:
                        break
            if tested > 1 and broken <= most:
                yield whole, one, other


def _keep(whole: int, one: int, other: int, rows: Numbers) -> dict[int, bool]:
    """Whether each row that prints three numbers adds up; none where those that do are too much alike."""
    kept: dict[int, bool] = {}
    different: set[tuple[Decimal, Decimal]] = set()
    for index, total, a, b in zip(rows.indexes, rows.under(whole), rows.under(one), rows.under(other), strict=True):
        if total is None or a is None or b is None or sum(map(bool, (total, a, b))) < 2:
            continue  # a vacant unit may print its market rent alone, and zeros
        kept[index] = abs(a + b - total) <= CLOSE
        if kept[index] and a and b and total:
            different.add((a, b))
    return kept if len(different) >= VARIED else {}
