"""Totals under columns that no field holds: what is kept as printed is added up too, so that a slip in it shows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple, Self

from ....models.findings import CheckCell, CheckResult
from ....proofs.readings import find_tie
from ....values.numbers import money
from ..anatomy.conventions import Conventions
from ..anatomy.entries import Walked
from ..anatomy.fieldkinds import Kind
from ..anatomy.mapping import Mapping as ColumnMapping
from ..anatomy.results import begins_before, compared, result
from ..arithmetic.comparison import Comparison
from ..arithmetic.rates import ROUNDING, YEAR
from ..arithmetic.relations import key_of
from ..totals.printed import Stated
from .leftover import explain

Kept = dict[str, dict[int, Decimal]]
"""Numbers under columns without a field, by header and ``rowIndex``."""
AMOUNTS = ("utilityAllowance", "legalRent")
"""Fields of amounts that no other check of totals is about."""
ZERO = Decimal(0)
FEWEST = 2
"""Rows with a number from which on a total that is larger than each of them can be no average."""


def read_kept(walked: Walked, totals: Sequence[Stated], conventions: Conventions) -> Kept:
    """The rows' numbers under columns of no field in which totals stand; these go to ``kept`` of the totals."""
    columns: dict[int, dict[str, int]] = defaultdict(dict)
    found: Kept = {}
    for total, stated in zip(walked.totals, totals, strict=True):
        if total.mapping is None or total.kind == "average":
            continue
        for column, header in _unsummed(total.mapping):
            value = total.line.values[column] if total.line.is_number(column) else None
            number = money(value, conventions.numbers)
            if number is not None and header not in stated.kept:
                stated.kept[header] = number
                columns[key_of(total.mapping)].setdefault(header, column)
                found[header] = {}
    for mapping in walked.mappings if found else ():
        for column, header in _unsummed(mapping):
            if header in found:
                columns[key_of(mapping)].setdefault(header, column)
    for index, entry in enumerate(walked.entries if found else ()):
        for header, column in columns[key_of(entry.mapping)].items():
            number = money(entry.line.values[column], conventions.numbers)
            if number is not None:
                found[header][index] = number
    return found


def _unsummed(mapping: ColumnMapping) -> list[tuple[int, str]]:
    """The columns that have a header and no field of which other checks compare totals; none of percentages."""
    amounts = [u for u in mapping.uses if _is_amount(u.field or "")]
    uses = [*mapping.kept, *mapping.unmapped, *amounts]
    headed = [(u.column, u.header) for u in uses] + [(step.column, step.header) for step in mapping.dated]
    return [(column, header) for column, header in headed if header and "%" not in header]


def billed_headers(walked: Walked) -> frozenset[str]:
    """The headers of columns whose fields are amounts that no other check of totals is about."""
    return frozenset(
        use.header
        for mapping in walked.mappings
        for use in mapping.uses
        if use.kind is Kind.MONEY and _is_amount(use.field or "") and use.field != "recoveries:expenseStop"
    )


def _is_amount(field: str) -> bool:
    return field in AMOUNTS or (field.startswith("recoveries:") and not field.endswith("PerArea"))


def kept_sums(comparison: Comparison) -> list[CheckResult]:
    """R05 for each printed total of such a column: PASS if some reading ties, else WARN. Columns of which no total
    ties are not known to be added up, nor those whose total is no larger than one of their numbers."""
    found: list[tuple[str, CheckResult, bool]] = []
    """Results, with the header and whether the total is a sum for itself."""
    kept = dict(comparison.kept)
    spreads = {header: _Spread.of(numbers.values()) for header, numbers in kept.items()}
    sums = {n for n, ties in comparison.tied.items() if any(len(rows) > 1 for _, rows in ties)}
    """The total lines of which other columns are sums of several rows."""
    certain: set[str] = set()
    likely: set[str] = set()
    for total, header, stated in ((t, header, stated) for t in comparison.totals for header, stated in t.kept.items()):
        numbers = kept.get(header)
        if numbers is None:
            numbers = kept[header] = _potential(comparison)
            spreads[header] = _Spread.of(numbers.values())
        spread = spreads[header]
        if not numbers and (outcome := _beside(comparison, total, header, stated, kept)) is not None:
            certain.add(header)
        elif (judged := _judged(comparison, total, header, stated, numbers)) is not None:
            outcome, addends = judged
            if outcome.status == "PASS" and addends > 1:
                certain.add(header)  # one number is its own sum and its own average
            if id(total) in sums and not spread.has_mean(stated):
                (certain if header in comparison.billed else likely).add(header)
        else:
            continue
        # What is larger than each of several numbers is no average; nor, among sums, what is more than the only one.
        larger, rows = abs(stated) > spread.largest, len(outcome.rows)
        several = rows >= FEWEST and rows * 5 >= len(comparison.rows)
        alone = rows == 1 and id(total) in sums and not _is_rate(total, stated)
        found.append((header, outcome, outcome.status == "PASS" or (larger and (several or alone))))
    comparison.kept_tied = frozenset(certain)
    # What is one summed column more or less another is summed too.
    certain.update(likely.intersection(header for agreement in comparison.agreements for header in agreement.headers))
    return [outcome for header, outcome, is_sum in found if is_sum or header in certain]


class _Spread(NamedTuple):
    """What the numbers under a header come to, asked by each of its totals."""

    largest: Decimal
    """Without its sign; 0 where there are none."""
    means: tuple[Decimal, ...]
    """Their average, with those that are 0 and without them."""

    @classmethod
    def of(cls, numbers: Collection[Decimal]) -> Self:
        total, counts = sum(numbers, ZERO), (len(numbers), sum(map(bool, numbers)))
        return cls(max(map(abs, numbers), default=ZERO), tuple(total / count for count in counts if count))

    def has_mean(self, stated: Decimal) -> bool:
        """Whether a total is about the average."""
        return any(abs(mean - stated) < 1 for mean in self.means)


def _beside(
    comparison: Comparison, total: Stated, header: str, stated: Decimal, kept: Mapping[str, Mapping[int, Decimal]]
) -> CheckResult | None:
    """WARN for a total under a column in which no row prints a number, if the numbers under another one make it up: in
    the total or in the rows they stand one column off."""
    for other, numbers in kept.items():
        rows = [row.row_index for row in comparison.scopes(total)[0][1] if numbers.get(row.row_index)]
        if len(rows) >= FEWEST and sum(map(numbers.__getitem__, rows), ZERO) == stated:
            return result(
                "R05", "WARN", f"no row prints a number under {header!r}, those under {other!r} add up to {stated}",
                title=f"{header}, {comparison.name(total)}", expected=stated, rows=rows,
            )  # fmt: skip
    return None


def _potential(comparison: Comparison) -> dict[int, Decimal]:
    """What units would earn, as tables beside a roll print it: their rents, and the market rents of empty ones."""
    rents = ((row.row_index, row.contract_rent if row.is_occupied else row.market_rent) for row in comparison.rows)
    return {index: rent for index, rent in rents if rent is not None}


def _is_rate(total: Stated, stated: Decimal) -> bool:
    """Whether a number of a total line is a rate of another one on its area, of a year or of a month."""
    area = total.values.get("area") or ZERO
    amounts = [*total.values.values(), *total.kept.values()]
    return any(abs(stated * area - times * amount) <= ROUNDING * area for amount in amounts for times in (1, YEAR))


def _judged(
    comparison: Comparison, total: Stated, header: str, stated: Decimal, numbers: Mapping[int, Decimal]
) -> tuple[CheckResult, int] | None:
    """The result for one total, and how many numbers it was compared with."""
    name = f"column:{header}"
    column = comparison.column(name, lambda row: numbers.get(row.row_index))
    tie = find_tie(comparison.figure(total, name, stated, [(header, column)])) if stated else None
    if tie is None:
        return None
    title, reading = f"{header}, {comparison.name(total)}", tie.reading
    tied = tie.tied and (not tie.loose or reading.ties(stated))
    if not tied and comparison.begins_before(total):
        return begins_before("R05", comparison.first_page, stated, title=title), 0
    words, suspects = ("", []) if tied else explain(reading.actual - stated, reading.rows, reading.column)
    message = f"{reading.added.terms} rows add up to {reading.actual} under {header!r}, printed {stated}"
    told = compared(
        "R05", "PASS" if tied else "WARN", message + (f", {words}" if words else ""), tie, stated, reading.actual,
        title=title, rows=() if tied else reading.terms,
        cells=[CheckCell(row_index=r.row_index, column_id=header) for r in suspects],
    )  # fmt: skip
    return told, reading.added.terms
