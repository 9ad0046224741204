"""What numbers of a row have to do with those beside them where no field says so: the relations of a roll's columns.

Rents and rates that have fields are compared in :mod:`.rents` and :mod:`.rates`. Columns that are only kept as printed
may say the same again, and a number that stands in the wrong one of them breaks it: all of a row may stand one column
too far to the right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Mapping as MappingOf
from decimal import Decimal
from functools import partial
from itertools import combinations, pairwise, permutations
from typing import NamedTuple

from ....models.rent_roll import RentRollRow
from ....proofs.percentages import SHARE
from ....proofs.relations import CLOSE, FEWEST, Form, Kept, Numbers, Relation, nearly_all, related
from ....values.numbers import NumberStyle, money
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.conventions import Conventions
from ..anatomy.entries import Entry, Walked
from ..anatomy.fieldkinds import Kind
from ..anatomy.mapping import Mapping
from ..totals.tablelines import printed_share
from .rates import ROUNDING, YEAR, YEAR_ROUNDING, Verdicts, further_rates

SAMPLED = 24
"""So many rows, spread over the roll, tell which relations may hold."""
HELD = frozenset({"deposit", "otherDeposit", "balance"})
"""What tenants owe or have paid in advance is often one rent or several, and no contradiction where it is not."""
_OF_CHARGES = frozenset({"totalCharges", "annualRent"})
"""What units print as the total of their charges is compared by R01, whatever it is the sum of."""
MOVED = 3
"""Rows that keep a relation, from which on one that keeps it a column further is looked for."""
PAIR = 2
"""Rows that keep it, if no row breaks it, from which on as many that keep it a column further are looked for."""

TWELVE = Form("twelve months", lambda month, year: abs(year - YEAR * month) <= YEAR_ROUNDING)
RATE = Form("rate", lambda rate, amount, area: abs(rate * area - amount) <= ROUNDING * area)
MONTHLY_RATE = Form("monthly rate", lambda rate, amount, area: abs(rate * area - YEAR * amount) <= ROUNDING * area)
SUM = Form(
    "sum", lambda one, other, whole: abs(one + other - whole) <= CLOSE,
    lambda numbers: None not in numbers and sum(map(bool, numbers)) > 1, varied=2,
)  # fmt: skip
"""The loss to lease, what tenant and subsidy pay together. A vacant unit may print its market rent alone, and zeros."""


class Percents(NamedTuple):
    """A column of percentages, beside that of plain numbers."""

    column: int


class Group(NamedTuple):
    """The rows under one header, and their numbers by column."""

    mapping: Mapping
    few: Numbers
    """Of some rows, spread over all."""
    rows: Numbers
    entries: Sequence[tuple[int, Entry]]
    """The rows with their indexes."""
    style: NumberStyle

    def only(self, positions: Sequence[int]) -> Numbers:
        """The numbers of the rows at some positions."""
        return _numbers([self.entries[at] for at in positions], self.style)

    @property
    def free(self) -> dict[int, str]:
        """The columns without a field that have a header, with it."""
        return {use.column: use.header for use in (*self.mapping.kept, *self.mapping.unmapped) if use.header}

    def relations(self, columns: Sequence[int]) -> Iterator[Relation]:
        """What each of some columns may be of another: twelve of it, or a rate for it on the area."""
        area = self.mapping.column("area")
        for pair in permutations(columns, 2):
            yield Relation(TWELVE, pair)
            if area is not None:
                yield Relation(RATE, (*pair, area))
                yield Relation(MONTHLY_RATE, (*pair, area))


Groups = MappingOf[int, Group]
"""The rows of a roll by what :func:`key_of` says of their header."""


def key_of(mapping: Mapping) -> int:
    """What tells headers apart: one that is repeated on another page shares its list of columns."""
    return id(mapping.unmapped)


def groups_of(walked: Walked, conventions: Conventions) -> Groups:
    """The rows of a roll by the header that they stand under."""
    found: dict[int, list[tuple[int, Entry]]] = {}
    for index, entry in enumerate(walked.entries):
        found.setdefault(key_of(entry.mapping), []).append((index, entry))
    style = conventions.numbers
    return {
        key: Group(
            some[0][1].mapping, _numbers(some[:: max(1, len(some) // SAMPLED)], style), _numbers(some, style), some,
            style,
        )
        for key, some in found.items()
    }  # fmt: skip


def _numbers(entries: Sequence[tuple[int, Entry]], style: NumberStyle) -> Numbers:
    lines = [entry.line for _, entry in entries]
    return Numbers((index for index, _ in entries), partial(_under, lines, style))


def _under(lines: Sequence[Line], style: NumberStyle, column: int | Percents | Decimal) -> list[Decimal | None]:
    if isinstance(column, Decimal):
        return [column] * len(lines)  # a number that all rows have in common
    if isinstance(column, Percents):
        return [printed_share(line, column.column) for line in lines]
    return [money(line.values[column], style) for line in lines]


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
        for relation, kept in related([*_quotients(group, amounts), *_sums(group, amounts)], group.few, group.rows):
            columns = relation.columns if relation.form is SUM else ()
            fields = [amounts[c] for c in columns if c in amounts]
            found.append(_agreed(kept, fields, [group.free[c] for c in columns if c in group.free]))
        found += map(_agreed, _shares(group, walked))
    return found


def _agreed(kept: Kept, fields: Sequence[str] = (), headers: Sequence[str] = ()) -> Agreement:
    return Agreement([(index, "exact" if holds else "near") for index, holds in kept.items()], fields, headers)


def _filled(columns: Sequence[int], group: Group) -> list[int]:
    return [c for c in columns if group.few.filled(c) * 2 > len(group.few.indexes)]


def _quotients(group: Group, amounts: dict[int, str]) -> Iterator[Relation]:
    free = group.free
    columns = _filled([*free, *(c for c, field in amounts.items() if field not in HELD)], group) if free else []
    return (r for r in group.relations(columns) if not free.keys().isdisjoint(r.columns[:2]))


def _sums(group: Group, amounts: dict[int, str]) -> Iterator[Relation]:
    named = [c for c, field in amounts.items() if field and field not in HELD | _OF_CHARGES]
    columns = _filled(list(dict.fromkeys([*named, *group.free])), group)
    for three in combinations(sorted(columns), 3):
        if len({*named}.intersection(three)) > 1:
            for whole in three:
                yield Relation(SUM, (*(c for c in three if c != whole), whole))


def _shares(group: Group, walked: Walked) -> Iterator[Kept]:
    """How rows keep to each column of percentages, as those of a printed total of another column, or of its sum."""
    mapping, rows = group.mapping, group.rows
    columns = [use.column for use in (*mapping.kept, *mapping.unmapped, *mapping.uses)]
    percents = [c for c in columns if group.few.filled(Percents(c))]
    totals = [t.line for t in walked.totals if t.mapping is not None and key_of(t.mapping) == key_of(mapping)]

    def of(share: int) -> Iterator[Relation]:
        for column in columns:
            stated = _under(totals, group.style, column)
            summed = sum(filter(None, rows.under(column)), Decimal(0))
            for whole in dict.fromkeys(filter(None, (*stated, summed))):
                yield Relation(SHARE, (Percents(share), column, whole))

    for share in percents if len(rows.indexes) >= FEWEST else ():
        yield from [kept for _, kept in related(of(share), rows, rows)][:1]


def read_displaced(groups: Groups) -> frozenset[int]:
    """``rowIndex`` of the rows that break a relation, or lack a number of it, which most others keep, and that keep
    it with the numbers one column to the right of theirs."""
    found: set[int] = set()
    for group in groups.values():
        amounts = {use.column for use in group.mapping.uses if use.kind in (Kind.MONEY, Kind.NUMBER)}
        columns = sorted(amounts.union(group.free))
        few, short = group.few, len(group.few.indexes) == len(group.rows.indexes)
        for relation in group.relations([c for c in columns if few.filled(c) >= (PAIR if short else MOVED)]):
            kept = few.keep(relation)
            usual = sum(kept.values()) >= MOVED and nearly_all(kept.values())
            if usual or (short and not kept and len(few.keep(relation, most=0, varied=0)) == PAIR):
                moved = set(_moved(relation, group, columns))
                found |= moved if len(moved) >= (1 if usual else PAIR) else set()
    return frozenset(found)


def _moved(relation: Relation, group: Group, columns: Sequence[int]) -> Iterator[int]:
    """Rows that keep the relation with one of its numbers, or both, a column further, where others do not."""
    rows, every = group.rows, len(group.rows.indexes)
    kept = rows.keep(relation) or rows.keep(relation, most=every, varied=0)
    breaking = [at for at, index in enumerate(rows.indexes) if not kept.get(index)]
    others = group.only(breaking)
    right = dict(pairwise(columns))
    one, other, *area = relation.columns
    for pair in ((right.get(one), other), (one, right.get(other)), (right.get(one), right.get(other))):
        shifted = Relation(relation.form, (*pair, *area))
        if None in pair or pair[0] == pair[1] or not breaking:
            continue
        usual = group.few.keep(shifted, most=every, varied=0)
        if sum(usual.values()) * 2 <= len(usual):
            yield from (index for index, holds in others.keep(shifted, most=every, varied=0).items() if holds)
