"""The sums that a roll prints as equations, those that hold and those that do not: columns, charges, years, rates."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal

from ....models.place import Place
from ....models.rent_roll import Charge, RentRollRow
from ....proofs.equations import Equation, Term
from ....proofs.tolerance import CENT
from ..arithmetic.amounts import code_of
from ..arithmetic.columntotals import ColumnTotal
from ..arithmetic.comparison import Comparison
from ..arithmetic.proving import NUMBER_FIELDS
from ..arithmetic.rates import TOLERANCE, YEAR_ROUNDING
from ..totals.printed import StatedCharge
from .leftover import name_of

ZERO = Decimal(0)
USUAL = 0.75
"""So many rows keep to twelve months' rents a year where the roll means that."""


def roll_equations(comparison: Comparison) -> list[Equation]:
    """Every sum that a check compared, and what the rents of a row make of each other."""
    compared = [equation for made in comparison.equations for equation in made()]
    return [*compared, *_of_years(comparison.rows), *_of_rates(comparison.rows)]


def of_code(line: StatedCharge, rows: Iterable[RentRollRow], codes: set[str]) -> Iterator[Equation]:
    """R02: the charges of a code and the line of the summary; charges and summary may print credits differently."""
    charges = [charge for row in rows for charge in row.charges if code_of(charge) in codes]
    added = sum((charge.amount or ZERO for charge in charges), ZERO)
    factor = -1 if (added < 0) == (line.amount < 0) else 1
    yield Equation(f"charges {line.code}", (Term(line.amount, line.place, factor), *map(charged, charges)), CENT)


def of_columns(comparison: Comparison, columns: Iterable[ColumnTotal]) -> Iterator[Equation]:
    """R04 to R08: the columns and their totals, as they were read."""
    for column in columns:
        reading, total = column.tie.reading, column.total
        terms = [Term(column.figure.stated, total.places.get(column.name), -1)]
        for row in reading.rows:
            terms += _amount(row, column.name, reading.column(row))
        rest = reading.actual - sum((term.value or ZERO for term in terms[1:]), ZERO)
        if rest:
            terms.append(Term(rest, None, 1, (id(column), "rest")))
        yield Equation(f"{column.name}, {comparison.name(total)}", tuple(terms), max(column.tie.tolerance, CENT))


def _amount(row: RentRollRow, name: str, amount: Decimal | None) -> list[Term]:
    """The printed figures that an amount of a row is made of."""
    if name.startswith("charges:"):
        return [charged(charge) for charge in row.charges if code_of(charge) == name.partition(":")[2]]
    place = printed_at(row, name)
    value = getattr(row, NUMBER_FIELDS[name], None) if name in NUMBER_FIELDS else None
    if place is not None and value == amount:
        return [Term(amount, place)]
    places = row.sources.get(name, ())
    for charges in ([c for c in row.charges if c.source in places], row.charges):
        if charges and amount == sum((charge.amount or ZERO for charge in charges), ZERO):
            return [*map(charged, charges)]
    return [Term(amount, None, 1, (row.row_index, name))]


def _of_years(rows: Sequence[RentRollRow]) -> Iterator[Equation]:
    """R15: twelve months' rent and the annual rent, where nearly all rows print both so."""
    pairs = [(row, printed_at(row, "contractRent"), printed_at(row, "annualRent")) for row in rows]
    printed = [
        Equation(
            f"annual rent of {name_of(row)}", (Term(row.annual_rent, year, -1), Term(row.contract_rent, month, 12)),
            YEAR_ROUNDING,
        )
        for row, month, year in pairs if month is not None and year is not None
    ]  # fmt: skip
    if len(printed) > 1 and sum(equation.holds for equation in printed) >= USUAL * len(printed):
        yield from printed


def _of_rates(rows: Sequence[RentRollRow]) -> Iterator[Equation]:
    """R15: a rent, its rate and its area, where the rate is of a year or of a month."""
    for row in rows:
        name, times = ("annualRent", 1) if row.annual_rent else ("contractRent", 12)
        rate, area, rent = row.rent_per_area, row.area, row.annual_rent or row.contract_rent
        if not rate or not area or rent is None:
            continue
        # A rate of a month comes to a twelfth of the year's.
        by = 1 if abs(rate * area - times * rent) <= abs(12 * rate * area - times * rent) else 12
        terms = (_of_row(row, "rentPerArea", rate, area * by), _of_row(row, name, rent, -times))
        factors = (_of_row(row, "area", area, rate * by),)
        yield Equation(f"rate on the area of {name_of(row)}", terms, TOLERANCE * area, factors, exact=False)


def _of_row(row: RentRollRow, name: str, value: Decimal, factor: Decimal | int) -> Term:
    return Term(value, printed_at(row, name), factor, (row.row_index, name))


def printed_at(row: RentRollRow, name: str) -> Place | None:
    """Where a field is printed, if it is and not composed."""
    places = row.sources.get(name, ())
    return places[0] if len(places) == 1 and name not in row.derived else None


def charged(charge: Charge) -> Term:
    """A charge as it enters a sum."""
    return Term(charge.amount, charge.source, 1, None if charge.source is not None else id(charge))
