"""The sums that a roll prints, those that hold and those that do not: columns, charges, sections, years."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal

from ....models.place import Place
from ....models.rent_roll import Charge, RentRollRow
from ....proofs.equations import Equation, Term
from ....proofs.tolerance import CENT
from ..arithmetic.comparison import Comparison
from ..arithmetic.proving import NUMBER_FIELDS
from ..arithmetic.rates import TOLERANCE, YEAR_ROUNDING
from ..totals.printed import StatedCharge
from .leftover import name_of
from .rowcharges import RECOVERIES, code_of

ZERO = Decimal(0)
USUAL = 0.75
"""So many rows keep to twelve months' rents a year where the roll means that."""


def roll_equations(comparison: Comparison) -> list[Equation]:
    """Every sum that a check compares."""
    return [
        *_of_units(comparison),
        *(_of_code(line, rows, codes) for line, rows, codes in comparison.charged),
        *_of_columns(comparison),
        *_of_sections(comparison),
        *_of_years(comparison.rows),
        *_of_rates(comparison.rows),
    ]


def _of_units(comparison: Comparison) -> Iterator[Equation]:
    """R01: what stands in the sum of a row, and its total."""
    for row in comparison.rows:
        place = _only(row, "totalCharges")
        if row.total_charges is None and place is None:
            continue
        parts = [_charge(charge) for charge in row.charges if code_of(charge) not in comparison.left_out]
        beside = [_beside(row, name) for name in comparison.basis_of_rows]
        if parts or any(beside):
            terms = (Term(row.total_charges, place, -1), *parts, *(term for some in beside for term in some))
            yield Equation(f"charges of {name_of(row)}", terms, Decimal("0.005"))


def _beside(row: RentRollRow, name: str) -> list[Term]:
    """What stands beside the charges in the sum of a row."""
    if name == RECOVERIES:
        own = {charge.source for charge in row.charges}
        found = [r for r in row.recoveries if r.amount and r.period != "ANNUAL" and r.source not in own]
        return [Term(r.amount, r.source, 1, None if r.source is not None else id(r)) for r in found]
    field = name.removeprefix("-")
    value = getattr(row, NUMBER_FIELDS[field])
    if value is None or field in row.derived:
        return []
    return [Term(value, _only(row, field), -1 if name != field else 1, (row.row_index, field))]


def _of_rates(rows: Sequence[RentRollRow]) -> Iterator[Equation]:
    """R15: a rent, its rate and its area, where the rate is of a year or of a month."""
    for row in rows:
        if not row.rent_per_area or not row.area:
            continue
        name, times = ("annualRent", 1) if row.annual_rent else ("contractRent", 12)
        rent = row.annual_rent or row.contract_rent
        if rent is None:
            continue
        # A rate of a month comes to a twelfth of the year's.
        by = min((1, 12), key=lambda n: abs(n * row.rent_per_area * row.area - times * rent))  # type: ignore[operator]
        terms = (
            Term(row.rent_per_area, _only(row, "rentPerArea"), row.area * by, (row.row_index, "rentPerArea")),
            Term(rent, _only(row, name), -times, (row.row_index, name)),
        )
        area = Term(row.area, _only(row, "area"), row.rent_per_area * by, (row.row_index, "area"))
        yield Equation(f"rate on the area of {name_of(row)}", terms, TOLERANCE * row.area, (area,), exact=False)


def _of_code(line: StatedCharge, rows: Iterable[RentRollRow], codes: frozenset[str]) -> Equation:
    """R02: the charges of a code and the line of the summary; charges and summary may print credits differently."""
    charges = [charge for row in rows for charge in row.charges if (charge.code or charge.description) in codes]
    added = sum((charge.amount or ZERO for charge in charges), ZERO)
    factor = -1 if (added < 0) == (line.amount < 0) else 1
    return Equation(f"charges {line.code}", (Term(line.amount, line.place, factor), *map(_charge, charges)), CENT)


def _of_columns(comparison: Comparison) -> Iterator[Equation]:
    """R04 to R08: the columns and their totals, as they were read."""
    for column in comparison.columns:
        reading, total = column.tie.reading, column.total
        terms = [Term(column.stated, total.places.get(column.name), -1)]
        for row in reading.rows:
            terms += _amount(row, column.name, reading.column(row))
        rest = reading.actual - sum((term.value or ZERO for term in terms[1:]), ZERO)
        if rest:
            terms.append(Term(rest, None, 1, (id(column), "rest")))
        yield Equation(f"{column.name}, {comparison.name(total)}", tuple(terms), max(column.tie.tolerance, CENT))


def _of_sections(comparison: Comparison) -> Iterator[Equation]:
    """Grand totals and the totals of the sections."""
    for grand, name, parts in comparison.sectioned:
        terms = [Term(grand.values.get(name), grand.places.get(name), -1)]
        terms += [Term(part.values.get(name), part.places.get(name), 1) for part in parts]
        yield Equation(f"{name}, {comparison.name(grand)}, of its sections", tuple(terms), CENT * len(terms))


def _of_years(rows: Sequence[RentRollRow]) -> Iterator[Equation]:
    """R15: twelve months' rent and the annual rent, where nearly all rows print both so."""
    pairs = [(row, _only(row, "contractRent"), _only(row, "annualRent")) for row in rows]
    pairs = [(row, month, year) for row, month, year in pairs if month is not None and year is not None]
    amounts = [(row.contract_rent, row.annual_rent) for row, _, _ in pairs]
    holds = sum(None not in pair and abs(pair[0] * 12 - pair[1]) <= YEAR_ROUNDING for pair in amounts)  # type: ignore[operator]
    if len(pairs) < 2 or holds < USUAL * len(pairs):
        return
    for row, month, year in pairs:
        terms = (Term(row.annual_rent, year, -1), Term(row.contract_rent, month, 12))
        yield Equation(f"annual rent of {name_of(row)}", terms, YEAR_ROUNDING)


def _amount(row: RentRollRow, name: str, amount: Decimal | None) -> list[Term]:
    """The printed figures that an amount of a row is made of."""
    if name.startswith("charges:"):
        code = name.partition(":")[2]
        return [_charge(charge) for charge in row.charges if (charge.code or charge.description) == code]
    place = _only(row, name)
    value = getattr(row, NUMBER_FIELDS[name], None) if name in NUMBER_FIELDS else None
    if place is not None and value == amount:
        return [Term(amount, place)]
    places = row.sources.get(name, ())
    for charges in ([c for c in row.charges if c.source in places], row.charges):
        if charges and amount == sum((charge.amount or ZERO for charge in charges), ZERO):
            return [*map(_charge, charges)]
    return [Term(amount, None, 1, (row.row_index, name))]


def _only(row: RentRollRow, name: str) -> Place | None:
    """Where a field is printed, if it is and not composed."""
    places = row.sources.get(name, ())
    return places[0] if len(places) == 1 and name not in row.derived else None


def _charge(charge: Charge) -> Term:
    return Term(charge.amount, charge.source, 1, None if charge.source is not None else id(charge))
