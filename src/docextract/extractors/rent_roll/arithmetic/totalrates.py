"""Rates in lines of totals: the rent of all units on their area, or the average of their rates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import product
from typing import NamedTuple

from ....models.findings import CheckResult
from ....proofs.relations import Numbers, Relation, nearly_all
from ....values.numbers import money
from ....vocabulary import Vocabulary
from ..anatomy.conventions import Conventions
from ..anatomy.entries import Walked
from ..anatomy.fieldkinds import Kind
from ..anatomy.mapping import Mapping
from ..anatomy.results import result
from .rates import ROUNDING, YEAR, names_rate
from .relations import MONTHLY_RATE, RATE, Groups, key_of

FEWEST = 3
"""Rows that keep to a rate from which on a number of the totals in its column is known to be one; where the header
says so, one row is enough."""
TIMES = {RATE: 1, MONTHLY_RATE: YEAR}
"""What times an amount the rate is of."""
ZERO = Decimal(0)


class TotalRate(NamedTuple):
    """A rate that a line of totals prints beside an amount of a year and an area, and what may make it: these, or the
    sum of the rates of the rows, their averages, and the rate of the let area."""

    title: str
    printed: Decimal
    amount: Decimal
    area: Decimal
    others: Sequence[Decimal]

    @property
    def holds(self) -> bool:
        """Whether something makes it."""
        return any(abs(made - self.printed) <= ROUNDING for made in (self.amount / self.area, *self.others))


def read_total_rates(
    walked: Walked, groups: Groups, conventions: Conventions, vocabulary: Vocabulary
) -> list[TotalRate]:
    """The rates of total lines in columns where nearly all rows keep to them."""
    found: list[TotalRate] = []
    known: dict[int, list[tuple[Relation, bool]]] = {}
    for total in walked.totals:
        mapping, is_number = total.mapping, total.line.is_number
        area = mapping.column("area") if mapping is not None else None
        if mapping is None or area is None or not is_number(area) or (key := key_of(mapping)) not in groups:
            continue
        rates = {use.column: use.header for use in mapping.uses if (use.field or "").endswith(("PerArea", ":rate"))}
        headers, rows = groups[key].free | rates, groups[key].rows
        if key not in known and any(map(is_number, headers)):
            known[key] = list(_rates(mapping, headers, area, rows, vocabulary))
        read: list[tuple[int, bool, TotalRate]] = []
        for relation, few in known.get(key, ()):
            numbers = [money(total.line.values[column], conventions.numbers) for column in relation.columns]
            if all(numbers):
                column = relation.columns[0]
                read.append((column, few, _read(f"{headers[column]}, {total.label}", numbers, relation, rows)))
        held = {column for column, _, rate in read if rate.holds}
        found += [rate for column, few, rate in read if rate.holds or not (few and column in held)]
    return found


def _rates(
    mapping: Mapping, headers: dict[int, str], area: int, rows: Numbers, vocabulary: Vocabulary
) -> Iterator[tuple[Relation, bool]]:
    """The rates that the rows keep to in columns of no field and of rates per area, and whether too few do to tell the
    amount from another that they happen to be of as well."""
    paid = [use for use in mapping.uses if use.kind is Kind.MONEY]
    amounts = [use.column for use in (*paid, *mapping.kept, *mapping.unmapped, *mapping.charge_columns)]
    for column, header in headers.items():
        named = names_rate(header, vocabulary)
        for amount, form in product(amounts, TIMES):
            if len({column, amount, area}) < 3:
                continue
            relation = Relation(form, (column, amount, area))
            kept = rows.keep(relation)
            if len(kept) >= FEWEST and nearly_all(kept.values()):
                yield relation, False
            elif named and 0 < len(rows.keep(relation, most=0, varied=0)) < FEWEST:
                yield relation, True


def _read(title: str, numbers: Sequence[Decimal | None], relation: Relation, rows: Numbers) -> TotalRate:
    printed, amount, area = (number or ZERO for number in numbers)
    rates, amounts, areas = map(rows.under, relation.columns)
    times, summed = TIMES[relation.form], sum(filter(None, rates), ZERO)
    # An average may count the vacant suites, which have no rate, and those of no area.
    counts = {sum(map(bool, rates)), rows.filled(relation.columns[2]), len(rates)} - {0}
    let = [(n, a) for n, a in zip(amounts, areas, strict=True) if n and a]
    let_area = sum((a for _, a in let), ZERO)
    wholes = (sum((n for n, _ in let), ZERO), amount) if let_area else ()
    others = [summed, *(summed / count for count in counts), *(times * whole / let_area for whole in wholes)]
    return TotalRate(title, printed, amount * times, area, others)


def total_rates(rates: Sequence[TotalRate]) -> Iterator[CheckResult]:
    """R15 for each rate of a total line: WARN if neither its own amount and area nor the rows make it."""
    for rate in rates:
        actual = (rate.amount / rate.area).quantize(Decimal("0.01"))
        yield result(
            "R15", "PASS" if rate.holds else "WARN",
            f"{rate.amount} on {rate.area} make {actual}, printed {rate.printed}",
            title=rate.title, expected=rate.printed, actual=actual, tolerance=ROUNDING,
        )  # fmt: skip
