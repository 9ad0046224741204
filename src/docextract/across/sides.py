"""The figures of either side: what a roll's units come to, and what a statement's lines and totals say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Decimal

from ..models.extraction import RentRoll
from ..models.reconciliation import ReconciledFigure
from ..models.rent_roll import NON_REVENUE, OCCUPIED, RentRollRow
from ..models.statement import KeyTotal, Statement
from ..values.text import normal
from .year import Year

RENT = "income.rent."
BASE_RENT = frozenset({RENT + "rentalIncome", RENT + "baseRentCommercial", RENT + "subsidyHap"})
"""Categories of charges that make the contract rent."""
ALLOWANCES = frozenset({RENT + "concessions", RENT + "employeeUnits"})
MARKET_RENT = RENT + "marketRent"
VACANCY = (RENT + "vacancyLoss", RENT + "vacancyLossCommercial")
_CENT = Decimal("0.01")
_YEAR = Decimal(12)


@dataclass(frozen=True, slots=True)
class RollSide:
    """The rows of a roll that are compared: all, or those of the property that the statement is about."""

    rows: Sequence[RentRollRow]

    @property
    def units(self) -> list[RentRollRow]:
        """The rows that count as units."""
        return [row for row in self.rows if row.counts_as_unit]

    @property
    def leases(self) -> list[RentRollRow]:
        """The leases in force of units, second leases of a unit among them."""
        return [row for row in self.rows if row.in_place and (row.counts_as_unit or row.relates_to is not None)]

    def potential(self) -> ReconciledFigure | None:
        """The market rent of every unit."""
        units = [row for row in self.units if row.market_rent is not None]
        basis = f"market rent of {len(units)} of {len(self.units)} units, occupied or not"
        return _figure("potentialRent", (row.market_rent for row in units), basis)

    def scheduled(self) -> ReconciledFigure | None:
        """The rent of the leases in force, and the market rent of the units without one."""
        if not any(row.market_rent is not None for row in self.units):
            return None
        let = [row for row in self.leases if monthly_rent(row) is not None]
        free = [row for row in self.units if row.occupancy_status not in OCCUPIED and row.market_rent is not None]
        if not let:
            return None
        basis = f"contract rent of {len(let)} leases in force, market rent of {len(free)} units without one"
        return _figure("scheduledRent", [*map(monthly_rent, let), *(row.market_rent for row in free)], basis)

    def in_place(self) -> ReconciledFigure | None:
        """The rent of the leases in force, net of their recurring concessions."""
        let = [row for row in self.leases if monthly_rent(row) is not None]
        conceded = [-abs(row.concessions) for row in let if row.concessions]
        basis = f"contract rent of {len(let)} leases in force"
        if conceded:
            basis += f", net of {len(conceded)} recurring concessions"
        return _figure("inPlaceRent", [*map(monthly_rent, let), *conceded] if let else [], basis)

    def concessions(self) -> ReconciledFigure | None:
        """The recurring concessions of the leases in force, negative."""
        given = [-abs(row.concessions) for row in self.leases if row.concessions]
        return _figure("recurringConcessions", given, f"recurring concessions of {len(given)} leases in force")

    def charges(self) -> dict[str, ReconciledFigure]:
        """Monthly charges of the leases in force beside the rent, by category."""
        by_category: dict[str, list[Decimal]] = {}
        for row in self.leases:
            for charge in row.charges:
                category = charge.category
                if category is None or category in BASE_RENT | ALLOWANCES or charge.amount is None:
                    continue
                if charge.frequency in (None, "MONTHLY"):
                    by_category.setdefault(category, []).append(charge.amount)
        made = {c: _figure(c, amounts, f"{len(amounts)} monthly charges") for c, amounts in by_category.items()}
        return {category: figure for category, figure in sorted(made.items()) if figure is not None}

    def occupancy(self) -> tuple[int, int]:
        """Occupied units, and units less those that bring no revenue."""
        units = self.units
        return (
            sum(row.occupancy_status in OCCUPIED for row in units),
            sum(row.occupancy_status not in NON_REVENUE for row in units),
        )


def monthly_rent(row: RentRollRow) -> Decimal | None:
    """The contract rent of a month; a twelfth of the annual rent where only that is printed."""
    if row.contract_rent is not None:
        return row.contract_rent
    return None if row.annual_rent is None else row.annual_rent / 12


def roll_side(roll: RentRoll, statement: Statement) -> RollSide:
    """The rows of the one property of several that the statement names; else all rows."""
    names = {(row.property_name, row.property_code) for row in roll.rows}
    if len(names) > 1:
        meta = statement.meta
        for matches in (
            _same(meta.property_code, lambda row: row.property_code),
            _same(meta.property_name, lambda row: row.property_name),
        ):
            found = [row for row in roll.rows if matches(row)]
            if found:
                return RollSide(found)
    return RollSide(roll.rows)


def _same(name: str | None, of: Callable[[RentRollRow], str | None]) -> Callable[[RentRollRow], bool]:
    wanted = normal(name) if name else None
    return lambda row: wanted is not None and (found := of(row)) is not None and normal(found) == wanted


def _figure(name: str, amounts: Iterable[Decimal | None], basis: str) -> ReconciledFigure | None:
    some = [amount for amount in amounts if amount is not None]
    if not some:
        return None
    month = sum(some, Decimal(0)).quantize(_CENT, ROUND_HALF_EVEN)
    annual = (sum(some, Decimal(0)) * 12).quantize(_CENT, ROUND_HALF_EVEN)
    return ReconciledFigure(side="RENT_ROLL", name=name, printed=month, factor=_YEAR, annual=annual, basis=basis)


@dataclass(frozen=True, slots=True)
class StatementSide:
    """A statement, and the columns of it that stand for a year."""

    statement: Statement
    year: Year

    def key(self, name: str, total: KeyTotal | None) -> ReconciledFigure | None:
        """A total that the statement prints."""
        if total is None or total.row_index is None:
            return None
        label = self.statement.rows[total.row_index].label or name
        return self._made(name, self.year.of(total.values), f"printed total {label!r}", [total.row_index])

    def category(self, name: str) -> ReconciledFigure | None:
        """The lines of one category."""
        return self.categories(name, (name,))

    def categories(self, name: str, wanted: Sequence[str]) -> ReconciledFigure | None:
        """The lines of some categories, or of all below one that ends in a full stop."""
        lines = [
            row
            for row in self.statement.rows
            if row.row_type == "LINE"
            and row.category is not None
            and any(row.category == w or (w.endswith(".") and row.category.startswith(w)) for w in wanted)
        ]
        amounts = [(row, v) for row in lines if (v := self.year.of(row.values)) is not None]
        total = sum((v * row.effect for row, v in amounts), Decimal(0)) if amounts else None
        rows = [row.row_index for row, _ in amounts]
        return self._made(
            name,
            total,
            f"{len(rows)} line{'' if len(rows) == 1 else 's'} of {', '.join(w.rstrip('.') for w in wanted)}",
            rows,
        )

    def gross_potential_rent(self) -> ReconciledFigure | None:
        """The printed potential rent."""
        return self.key("grossPotentialRent", self.statement.key_totals.gross_potential_rent)

    def net_rental_income(self) -> ReconciledFigure | None:
        """The printed net rental income; what the lines of rent come to where none is printed."""
        printed = self.key("netRentalIncome", self.statement.key_totals.net_rental_income)
        return printed or self.categories("rentLines", (RENT,))

    def _made(self, name: str, amount: Decimal | None, basis: str, rows: list[int]) -> ReconciledFigure | None:
        if amount is None:
            return None
        return ReconciledFigure(
            side="STATEMENT",
            name=name,
            printed=amount,
            factor=self.year.factor,
            annual=self.year.annual(amount),
            basis=basis,
            rows=rows,
        )
