"""The sums that a statement prints, those that hold and those that do not: down the columns and along the rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal

from ....models.place import Place
from ....models.statement import StatementRow
from ....proofs.equations import Equation, Term
from ....proofs.footing import (
    Addend,
    Broken,
    ExplanationType,
    Footing,
    FootingRow,
    Relation,
    printed_unit,
    relations,
    tolerance,
)
from ..amounts.table import Table
from .keys import Keys
from .tree import footing_columns

MOST = 0.9
"""So many of the amounts of a column are printed in its unit."""
Cells = Sequence[tuple[int, int, int]]
"""Row, column and factor of each figure."""


def statement_equations(
    table: Table, footing: Footing, rows: Sequence[StatementRow], keys: Keys
) -> list[Equation]:  # fmt: skip
    """Every sum that the tree of totals, the key totals and the relations of the columns name."""
    sums = _Sums(table, footing, rows)
    return [*sums.all(), *sums.operating_income(keys)]


class _Sums:
    """The figures of one statement, and what is said of them."""

    def __init__(self, table: Table, footing: Footing, rows: Sequence[StatementRow]) -> None:
        self.table = table
        self.footing = footing
        self.rows = rows
        self.cents = [
            FootingRow(tuple(row.cents), is_statistic=row.statistic) for row in table.rows
        ]  # fmt: skip
        self.columns = footing_columns(table)
        self.units = [
            _usual_unit([v for row in self.cents if not row.is_statistic and (v := row.values[c])])
            for c in range(len(self.columns))
        ]

    def all(self) -> Iterator[Equation]:
        """The sums down the columns, then those along the rows."""
        for total, found in enumerate(self.footing.rows):
            if found.explanation is not None and found.explanation.type != ExplanationType.ZERO:
                yield from self._down(total, found.explanation.addends)
            elif found.broken is not None and not _own_balance(found.broken):
                yield from self._down(total, found.broken.addends)
        for relation in relations(self.cents, self.columns).kept:
            yield from self._along(relation)

    def operating_income(self, keys: Keys) -> Iterator[Equation]:
        """O04: income less operating expenses, for a result that misses it is the sum of nothing."""
        income, expenses = keys.get("effectiveGrossIncome"), keys.get("totalOperatingExpenses")
        result = keys.get("netOperatingIncome")
        if income is None or expenses is None or result is None or self.footing.rows[result].explanation is not None:
            return
        values = [value for value in self.cents[expenses].values if value]
        sign = 1 if 2 * sum(value < 0 for value in values) > len(values) else -1
        addends = [Addend(income, 1), Addend(expenses, sign), *(Addend(row, -1) for row in keys.sales)]
        yield from self._down(result, addends)

    def _down(self, total: int, addends: Sequence[Addend]) -> Iterator[Equation]:
        if not addends:
            return
        for c, column in enumerate(self.columns):
            signed = [(total, c, -1), *((a.row, c, a.sign) for a in addends)]
            if column.role == "variance":  # favourable ones of expenses add up where the amounts are taken off
                plain = [(total, c, -1), *((a.row, c, 1) for a in addends)]
                signed = min(signed, plain, key=lambda cells: abs(self._left(cells)))
            if column.role != "other" and self._printed(total, c):
                yield self._equation(f"{self._label(total)}, {self._id(c)}", signed, self.units[c])

    def _along(self, relation: Relation) -> Iterator[Equation]:
        c = relation.column
        unit = max(self.units[n] for n in (c, *relation.parts))
        difference = self.columns[c].total_of is None
        way = 1
        for r, row in enumerate(self.cents):
            if (
                row.is_statistic
                or not self._printed(r, c)
                or not any(row.values[p] is not None for p in relation.parts)
            ):
                continue
            if difference:
                a, b = relation.parts
                cells = [[(r, c, -1), (r, a, sign), (r, b, -sign)] for sign in (way, -way)]
                if r in relation.held:
                    cells.sort(key=lambda some: abs(self._left(some)))
                    way = cells[0][1][2]  # a row that fails is read as the one above that holds
                chosen: Cells = cells[0]
            else:
                chosen = [(r, c, -1), *((r, p, 1) for p in relation.parts)]
            yield self._equation(f"{self._label(r)} along its row, {self._id(c)}", chosen, unit)

    def _equation(self, name: str, cells: Cells, unit: int) -> Equation:
        terms = tuple(self._term(*cell) for cell in cells)
        most = tolerance(unit, len(cells), self.footing.rounded)
        return Equation(name, terms, Decimal(most) / 100)

    def _term(self, r: int, c: int, factor: int) -> Term:
        place = self.rows[r].sources[c] or self._unread(r, c)
        return Term(self.rows[r].values[c], place, factor, None if place is not None else (id(self.table), r, c))

    def _printed(self, r: int, c: int) -> bool:
        """Whether anything stands in a cell, be it no amount."""
        return self.cents[r].values[c] is not None or self._unread(r, c) is not None

    def _unread(self, r: int, c: int) -> Place | None:
        """Where a text stands that was read as no amount."""
        home = self.table.rows[r].raw.homes.get(self.table.uses[c].column)
        return home[0][0].place(home[0][1]) if home else None

    def _left(self, cells: Cells) -> int:
        return sum(factor * (self.cents[r].values[c] or 0) for r, c, factor in cells)

    def _label(self, row: int) -> str:
        return self.rows[row].label or f"row {row}"

    def _id(self, column: int) -> str:
        return self.table.columns[column].column_id


def _usual_unit(cents: Sequence[int]) -> int:
    """The unit in which nearly all amounts of a column are printed: a point that was misread does not change it."""
    units = [printed_unit([value]) for value in cents]
    return max((unit for unit in units if sum(u >= unit for u in units) >= MOST * len(units)), default=1)


def _own_balance(broken: Broken) -> bool:
    """Whether a total has an amount of its own: it exceeds its lines in several columns."""
    return broken.cause == "ownBalance" and sum(bool(residual) for residual in broken.residuals) > 1
