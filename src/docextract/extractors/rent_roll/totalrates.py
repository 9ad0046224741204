"""Rates in lines of totals: the rent of all units on their area, or the average of their rates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import NamedTuple

from ...models.findings import CheckResult
from ...proofs.relations import Numbers, Relation, nearly_all
from ...values.numbers import money
from ...vocabulary import Vocabulary
from .conventions import Conventions
from .entries import TotalLine, Walked
from .fieldkinds import Kind
from .mapping import Mapping
from .rates import ROUNDING, YEAR, names_rate
from .relations import MONTHLY_RATE, RATE
from .results import result
from .rownumbers import Groups, key_of

FEWEST = 3
"""Rows that keep to a rate from which on a number of the totals in its column is known to be one; where the header
says so, one row is enough."""


class TotalRate(NamedTuple):
    """A rate that a line of totals prints beside an amount and an area, and what it may be instead of theirs."""

    label: str
    header: str
    printed: Decimal
    amount: Decimal
    area: Decimal
    others: Sequence[Decimal]
    """The sum of the rates of the rows, their averages, and the rate of the let area."""


class _Rates(NamedTuple):
    """The columns of a rate, of the amount and of the area that it is of, and how often the amount is paid for it."""

    rate: int
    amount: int
    area: int
    times: int
    few: bool = False
    """Whether too few rows keep to it to tell the amount from another that they happen to be of as well."""


def read_total_rates(
    walked: Walked, groups: Groups, conventions: Conventions, vocabulary: Vocabulary
) -> list[TotalRate]:
    """The rates of total lines in columns where nine rows in ten, or all but one, keep to them."""
    found: list[TotalRate] = []
    known: dict[int, list[_Rates]] = {}
    for total in walked.totals:
        mapping, is_number = total.mapping, total.line.is_number
        area = mapping.column("area") if mapping is not None else None
        if mapping is None or area is None or not is_number(area) or not any(map(is_number, _loose(mapping))):
            continue
        key = key_of(mapping)
        if key not in groups:
            continue  # a header without rows
        rows = groups[key].rows
        if key not in known:
            known[key] = list(_rates(mapping, area, rows, vocabulary))
        columns = known[key]
        read = [(of, _read(total, mapping, of, rows, conventions)) for of in columns if is_number(of.rate)]
        read = [(of, rate) for of, rate in read if rate.printed and rate.amount and rate.area]
        held = {of.rate for of, rate in read if _holds(rate)}
        found += [rate for of, rate in read if not (of.few and of.rate in held) or _holds(rate)]
    return found


def _loose(mapping: Mapping) -> list[int]:
    """Columns that may hold rates: those of no field, and of rates per area."""
    free = [use.column for use in (*mapping.kept, *mapping.unmapped) if use.header]
    return free + [use.column for use in mapping.uses if (use.field or "").endswith(("PerArea", ":rate"))]


def _rates(mapping: Mapping, area: int, rows: Numbers, vocabulary: Vocabulary) -> Iterator[_Rates]:
    """The rates that the rows keep to; of each column the first."""
    paid = [use for use in mapping.uses if use.kind is Kind.MONEY]
    amounts = [use.column for use in (*paid, *mapping.kept, *mapping.unmapped, *mapping.charge_columns)]
    headers = {use.column: use.header for use in (*mapping.uses, *mapping.kept, *mapping.unmapped)}
    for rate in _loose(mapping):
        named = names_rate(headers[rate], vocabulary)
        for amount in amounts:
            for form, times in ((RATE, 1), (MONTHLY_RATE, YEAR)) if amount not in (rate, area) else ():
                relation = Relation(form, (rate, amount, area))
                kept = rows.keep(relation)
                if len(kept) >= FEWEST and nearly_all(kept.values()):
                    yield _Rates(rate, amount, area, times)
                elif named and 0 < len(rows.keep(relation, most=0, varied=0)) < FEWEST:
                    yield _Rates(rate, amount, area, times, few=True)


def _read(total: TotalLine, mapping: Mapping, rates: _Rates, rows: Numbers, conventions: Conventions) -> TotalRate:
    printed, amount, area = (
        money(total.line.values[c], conventions.numbers) or Decimal(0) for c in (rates.rate, rates.amount, rates.area)
    )
    of_rows = [rate for rate in rows.under(rates.rate) if rate]
    let = [(n, a) for n, a in zip(rows.under(rates.amount), rows.under(rates.area), strict=True) if n and a]
    floor = sum((a for _, a in let), Decimal(0))
    summed = sum(of_rows, Decimal(0))
    # An average may count the vacant suites, which have no rate, and those of no area.
    counts = {len(of_rows), sum(area is not None for area in rows.under(rates.area)), len(rows.indexes)} - {0}
    others = [summed, *(summed / count for count in sorted(counts))]
    if floor:
        others += [rates.times * whole / floor for whole in (sum((n for n, _ in let), Decimal(0)), amount)]
    header = next((u.header for u in (*mapping.uses, *mapping.kept, *mapping.unmapped) if u.column == rates.rate), "")
    return TotalRate(total.label, header, printed, amount * rates.times, area, others)


def total_rates(rates: Sequence[TotalRate]) -> Iterator[CheckResult]:
    """R15 for each rate of a total line: WARN if neither its own amount and area nor the rows make it."""
    for rate in rates:
        actual = (rate.amount / rate.area).quantize(Decimal("0.01"))
        yield result(
            "R15", "PASS" if _holds(rate) else "WARN",
            f"{rate.amount} on {rate.area} make {actual}, printed {rate.printed}",
            title=f"{rate.header}, {rate.label}", expected=rate.printed, actual=actual, tolerance=ROUNDING,
        )  # fmt: skip


def _holds(rate: TotalRate) -> bool:
    return any(abs(made - rate.printed) <= ROUNDING for made in (rate.amount / rate.area, *rate.others))
