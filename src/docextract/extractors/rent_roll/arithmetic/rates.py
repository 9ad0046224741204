"""Rates per area, of the rent and beside its own: in a second column, of the year beside the month, of rent steps."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from decimal import Decimal
from itertools import pairwise
from typing import Literal, NamedTuple

from ....models.rent_roll import RentRollRow
from ....proofs.relations import FEWEST as FEWEST_LINES
from ....proofs.relations import mostly, nearly_all
from ....values.numbers import money
from ....vocabulary import Vocabulary
from ..anatomy.conventions import Conventions
from ..anatomy.entries import Walked
from ..anatomy.fieldkinds import SECOND_RATE, Kind
from ..anatomy.mapping import ColumnUse
from ..anatomy.mapping import Mapping as ColumnMapping
from .counting import leased_area

ZERO = Decimal(0)
TOLERANCE = Decimal("0.05")
ROUNDING = Decimal("0.011")
YEAR_ROUNDING = Decimal("0.12")
YEAR = 12
TIMES = (12, 1, 4, 2, 52, 26)
"""How often in a year an amount may be billed."""
OF_YEAR, OF_MONTH = Decimal(1), Decimal(1) / YEAR
OFTEN = (OF_YEAR, OF_MONTH, Decimal(YEAR))
"""What times an amount a rate may be of: of the amount itself, of a month's part of it, of twelve of it."""
LEAST = 0.5
"""How well a header must fit the words of a rate."""
FEWEST = 3
"""Rows that keep to a rate from which on it is known to be one of the rent; two if both do to the cent."""
NO_RATE = 24
"""How many times the rent of a year a rate makes, on the whole area, that is no rate: another column's amount."""

Verdict = Literal["exact", "shared", "near", "miss"]
"""How a row keeps a relation: to the cent, to the cent with the areas of several suites, about, or not."""
Verdicts = list[tuple[int, Verdict]]
"""By ``rowIndex``; of a row more than once where it prints several such numbers."""


class _Pair(NamedTuple):
    """A column of rates, and that of the amounts beside it."""

    header: str
    rate: int
    amount: int | None
    of_rent: bool
    """Whether it is the rent's in the row itself, not that of the amount beside it."""
    of_row: bool
    """Whether it is looked at in the row itself, not only in the lines of its charges and steps."""
    is_rate: bool = True
    """False for a column of yearly amounts."""
    named: bool = False
    """Whether its header says what that of the rent's own rate says, of another period: few rows need tell."""


def further_rates(
    rows: Sequence[RentRollRow], walked: Walked, vocabulary: Vocabulary, conventions: Conventions
) -> list[Verdicts]:
    """How rows keep to the numbers under each column of rates: those beside that of the rent, and all in lines of
    charges and steps, and in the line that sums the rents of a lease. Rates that are not mostly those of the amounts
    beside them are left out, unless their header says that they are the rent's."""
    found: dict[str, Verdicts] = defaultdict(list)
    lines: dict[str, list[tuple[RentRollRow, Decimal, Decimal]]] = defaultdict(list)
    pairs = {id(mapping): _pairs(mapping, vocabulary) for mapping in walked.mappings}
    named = {pair.header for some in pairs.values() for pair in some if pair.named}
    for row, pair, number, amount in _printed(rows, walked, pairs, conventions):
        if not pair.is_rate:
            kept = amount is not None and any(abs(number - amount * times) <= YEAR_ROUNDING for times in TIMES)
            found[pair.header].append((row.row_index, "exact" if kept else "miss"))
        elif row.area and (annual := amount or annual_rent(row)) is not None:
            lines[pair.header].append((row, annual, number))
    for row in rows:
        for step in row.rent_steps if row.area else ():
            now = annual_rent(row) if step.amount is None else None
            if now and step.per_area and step.per_area * (row.area or 0) > NO_RATE * abs(now):
                found["rentSteps"].append((row.row_index, "miss"))
            if step.amount and step.per_area and step.kind == "NEW_AMOUNT":
                annual = step.amount if step.period == "ANNUAL" else step.amount * YEAR
                found["rentSteps"].append((row.row_index, judge(rows, row, annual, step.per_area)))
    for header, some in lines.items():
        often = _usual(some)
        found[header].extend((row.row_index, judge(rows, row, annual, rate, often)) for row, annual, rate in some)
    return [some for header, some in found.items() if header in named or _is_kept(some)]


def _printed(
    rows: Sequence[RentRollRow], walked: Walked, pairs: Mapping[int, Sequence[_Pair]], conventions: Conventions
) -> Iterator[tuple[RentRollRow, _Pair, Decimal, Decimal | None]]:
    """Each number of such a column, and the amount beside it; None for the rent."""
    style = conventions.numbers
    for row, entry in zip(rows, walked.entries, strict=True) if any(pairs.values()) else ():
        year = entry.mapping.column("annualRent")
        gross = [entry.gross] if entry.gross is not None and entry.gross.mapping is entry.mapping else []
        lines = [entry.line, *[sub.line for sub in (*gross, *entry.charges, *entry.steps)]]
        for pair in pairs.get(id(entry.mapping), ()):
            for line in lines:
                own = line is entry.line
                number = money(line.values[pair.rate], style) if not own or pair.of_row else None
                if number:
                    beside = None if pair.amount is None or (own and pair.of_rent) else line.values[pair.amount]
                    amount = money(beside, style)
                    # Beside an empty amount of a year the rate is of the rent, or no rate but that amount.
                    if amount or (own and (pair.of_rent or (pair.amount == year and beside in (None, "")))):
                        yield row, pair, number, amount or None


def _pairs(mapping: ColumnMapping, vocabulary: Vocabulary) -> list[_Pair]:
    columns = sorted([*mapping.uses, *mapping.kept, *mapping.unmapped, *mapping.charge_columns], key=lambda u: u.column)
    pairs = []
    year = mapping.column("annualRent")
    amounts = mapping.charge_amounts or [c for c in (mapping.column("contractRent"),) if c is not None]
    if year is not None and len(amounts) == 1:
        of_row = bool(mapping.charge_amounts)
        pairs.append(_Pair(mapping.header("annualRent") or "", year, amounts[0], False, of_row, False))
    for left, use in pairwise([None, *columns]):
        assert use is not None
        second = (use.field or "").startswith(SECOND_RATE)
        own = use.field == "rentPerArea" and bool(mapping.charge_amounts)
        if second or own or (use.kind in (None, Kind.KEPT) and names_rate(use.header, vocabulary)):
            amount = left.column if left is not None and left.field != "area" else None
            if second or amount is not None:
                named = second and _is_named(use, mapping, vocabulary)
                pairs.append(_Pair(use.header, use.column, amount, second, not own, named=named))
    return pairs


def _is_named(use: ColumnUse, mapping: ColumnMapping, vocabulary: Vocabulary) -> bool:
    """Whether a header says what that of the rent's own rate says, but of a year what that says of a month."""
    own = next((other for other in mapping.uses if other.field == "rentPerArea"), None)
    if own is None or {own.period, use.period} != {"MONTHLY", "ANNUAL"}:
        return False
    one, other = ([w for w in u.header.split() if vocabulary.period(w) is None] for u in (own, use))
    return one == other


def names_rate(header: str, vocabulary: Vocabulary) -> bool:
    """Whether the words of a header may be those of a rate per area."""
    return any(match.field == "rentPerArea" and match.score >= LEAST for match in vocabulary.header(header))


def _usual(lines: Sequence[tuple[RentRollRow, Decimal, Decimal]]) -> Collection[Decimal]:
    """What the amounts of a column times which are its rates on the area: one where nearly all lines keep to it, else
    any. A rate of cents may come near another by accident."""
    for times in OFTEN:
        areas = ((row.area or ZERO, annual, rate) for row, annual, rate in lines)
        kept = [_miss(annual, rate, area, times) <= ROUNDING * area for area, annual, rate in areas]
        if sum(kept) >= FEWEST_LINES and nearly_all(kept):
            return (times,)
    return OFTEN


def _is_kept(some: Verdicts) -> bool:
    kept = [verdict for _, verdict in some if verdict != "miss"]
    known = len(kept) >= FEWEST or (len(kept) > 1 and set(kept) == {"exact"})
    return known and mostly(verdict != "miss" for _, verdict in some)


def annual_rent(row: RentRollRow) -> Decimal | None:
    """The rent of a year, printed or twelve of a month."""
    return row.annual_rent or (row.contract_rent * YEAR if row.contract_rent else None)


def judge(
    rows: Sequence[RentRollRow], row: RentRollRow, annual: Decimal, rate: Decimal, often: Collection[Decimal] = OFTEN
) -> Verdict:
    """Whether an amount is the rate, of a year or a month, on the area of the row or of all suites of its lease; which
    of several suites' rate is whose is not told."""
    for area in _areas(rows, row):
        near, room = False, ROUNDING * area
        for times in often:
            miss = _miss(annual, rate, area, times)
            if miss <= room:
                return "exact" if area == row.area else "shared"
            near = near or miss <= TOLERANCE * area
        if near:
            return "near"
    return "miss"


def _areas(rows: Sequence[RentRollRow], row: RentRollRow) -> Iterator[Decimal]:
    yield row.area or ZERO
    yield leased_area(rows, row)


def _miss(amount: Decimal, rate: Decimal, area: Decimal, times: Decimal) -> Decimal:
    """The error of the rate times the area, if it is of so many times the amount: multiplied out, since quotients of
    decimals take long."""
    return abs(amount - YEAR * rate * area) / YEAR if times < 1 else abs(amount * times - rate * area)
