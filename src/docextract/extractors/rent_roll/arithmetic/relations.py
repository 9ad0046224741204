"""What numbers of a row have to do with those beside them where no field says so: the relations of a roll's columns.

Rents and rates that have fields are compared in :mod:`.rents` and :mod:`.rates`. Columns that are only kept as printed
may say the same again, and a number that stands in the wrong one of them breaks it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import combinations, permutations
from typing import NamedTuple

from ....models.rent_roll import RentRollRow
from ....proofs.percentages import SHARE
from ....proofs.relations import CLOSE, FEWEST, Form, Kept, Relation, related
from ....values.numbers import money
from ....vocabulary import Vocabulary
from ..anatomy.conventions import Conventions
from ..anatomy.entries import Walked
from ..anatomy.fieldkinds import Kind
from ..anatomy.mapping import Mapping
from .rates import ROUNDING, YEAR, YEAR_ROUNDING, Verdicts, further_rates
from .rownumbers import Group, Groups, Percents, key_of

HELD = frozenset({"deposit", "otherDeposit", "balance"})
"""What tenants owe or have paid in advance is often one rent or several, and no contradiction where it is not."""
_OF_CHARGES = frozenset({"totalCharges", "annualRent"})
"""What units print as the total of their charges is compared by R01, whatever it is the sum of."""

TWELVE = Form("twelve months", lambda month, year: abs(year - YEAR * month) <= YEAR_ROUNDING)
RATE = Form("rate", lambda rate, amount, area: abs(rate * area - amount) <= ROUNDING * area)
MONTHLY_RATE = Form("monthly rate", lambda rate, amount, area: abs(rate * area - YEAR * amount) <= ROUNDING * area)
SUM = Form(
    "sum", lambda one, other, whole: abs(one + other - whole) <= CLOSE,
    lambda numbers: None not in numbers and sum(map(bool, numbers)) > 1, varied=2,
)  # fmt: skip
"""The loss to lease, what tenant and subsidy pay together. A vacant unit may print its market rent alone, and zeros."""


class Agreement(NamedTuple):
    """How rows keep one relation."""

    verdicts: Verdicts
    fields: Sequence[str] = ()
    """What it proves of the rows that keep it to the cent."""
    headers: Sequence[str] = ()
    """What stands above the columns without a field that are summed."""


def read_relations(
    rows: Sequence[RentRollRow], walked: Walked, groups: Groups, conventions: Conventions, vocabulary: Vocabulary
) -> list[Agreement]:
    """The relations that rows keep: to further rates, and those that nearly all keep, between two columns of numbers of
    which one has no field, between three of which two are amounts of fields, and of percentages that say how much of a
    whole each row is."""
    found = [Agreement(some) for some in further_rates(rows, walked, vocabulary, conventions)]
    for group in groups.values():
        amounts = {use.column: use.field or "" for use in group.mapping.uses if use.kind is Kind.MONEY}
        free = free_columns(group.mapping)
        quotients, sums = list(_quotients(group, amounts)), list(_sums(group, amounts))
        found += [_agreed(kept) for _, kept in related(quotients, group.few, group.rows)]
        for relation, kept in related(sums, group.few, group.rows):
            fields = [amounts[c] for c in relation.columns if c in amounts]
            found.append(_agreed(kept, fields, [free[c] for c in relation.columns if c in free]))
        found += map(_agreed, _shares(group, walked, conventions))
    return found


def _agreed(kept: Kept, fields: Sequence[str] = (), headers: Sequence[str] = ()) -> Agreement:
    verdicts: Verdicts = [(index, "exact" if holds else "near") for index, holds in kept.items()]
    return Agreement(verdicts, fields, headers)


def relations_of(columns: Sequence[int], mapping: Mapping) -> Iterator[Relation]:
    """What each of some columns may be of another: twelve of it, or a rate for it on the area."""
    area = mapping.column("area")
    for pair in permutations(columns, 2):
        yield Relation(TWELVE, pair)
        if area is not None:
            yield Relation(RATE, (*pair, area))
            yield Relation(MONTHLY_RATE, (*pair, area))


def free_columns(mapping: Mapping) -> dict[int, str]:
    """The columns without a field that have a header, with it."""
    return {use.column: use.header for use in (*mapping.kept, *mapping.unmapped) if use.header}


def _filled(columns: Sequence[int], group: Group) -> list[int]:
    return [c for c in columns if group.few.filled(c) * 2 > len(group.few.indexes)]


def _quotients(group: Group, amounts: dict[int, str]) -> Iterator[Relation]:
    free = free_columns(group.mapping)
    columns = _filled([*free, *(c for c, field in amounts.items() if field not in HELD)], group) if free else []
    return (r for r in relations_of(columns, group.mapping) if not free.keys().isdisjoint(r.columns[:2]))


def _sums(group: Group, amounts: dict[int, str]) -> Iterator[Relation]:
    named = [c for c, field in amounts.items() if field and field not in HELD | _OF_CHARGES]
    columns = _filled(list(dict.fromkeys([*named, *free_columns(group.mapping)])), group)
    for three in combinations(sorted(columns), 3):
        if len({*named}.intersection(three)) > 1:
            for whole in three:
                yield Relation(SUM, (*(c for c in three if c != whole), whole))


def _shares(group: Group, walked: Walked, conventions: Conventions) -> Iterator[Kept]:
    """How rows keep to each column of percentages, as those of a printed total of another column, or of its sum."""
    mapping, rows = group.mapping, group.rows
    columns = [use.column for use in (*mapping.kept, *mapping.unmapped, *mapping.uses)]
    percents = [c for c in columns if group.few.filled(Percents(c))]
    totals = [t.line for t in walked.totals if t.mapping is not None and key_of(t.mapping) == key_of(mapping)]

    def of(share: int) -> Iterator[Relation]:
        for column in columns:
            stated = [money(line.values[column], conventions.numbers) for line in totals]
            summed = sum(filter(None, rows.under(column)), Decimal(0))
            for whole in dict.fromkeys(filter(None, (*stated, summed))):
                yield Relation(SHARE, (Percents(share), column, whole))

    for share in percents if len(rows.indexes) >= FEWEST else ():
        yield from [kept for _, kept in related(of(share), rows, rows)][:1]
