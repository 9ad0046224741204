"""Statements: the columns, the rows, the totals that everyone asks for, and the answer (contract 3.2).

Rows are slotted dataclasses; their values, proofs and places are one per column, in the order of ``columns``.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, ClassVar, Literal

from .base import CAMEL, Date, Field, Model, Number
from .extraction import AnswerMeta, ExtractedBase, Extraction
from .findings import CheckResult, Ledger, Note, Proof, SourceText, Totals, UnmappedColumn
from .place import Place
from .places import Places
from .request import TaggingData

ColumnKind = Literal[
    "ACTUAL", "BUDGET", "VARIANCE", "VARIANCE_PCT", "PRIOR", "FORECAST", "IN_PLACE", "UNDERWRITTEN", "PERCENT",
    "PER_UNIT", "PER_AREA", "OTHER",
]  # fmt: skip
Scope = Literal["MONTH", "QUARTER", "YTD", "ANNUAL", "TRAILING", "TOTAL", "POINT", "OTHER"]
Section = Literal["INCOME", "COST_OF_SALES", "EXPENSE", "BELOW_THE_LINE", "ASSET", "LIABILITY", "EQUITY", "STATISTIC"]
RowType = Literal["HEADING", "LINE", "SUBTOTAL", "TOTAL", "STATISTIC", "NOTE"]
CategoryBasis = Literal["accountCode", "label", "section", "plugin", "none"]
Proven = Literal["PROVED", "UNPROVED", "CONTRADICTED", "DOUBTFUL"]

MONEY_KINDS: frozenset[str] = frozenset({"ACTUAL", "BUDGET", "PRIOR", "FORECAST", "IN_PLACE", "UNDERWRITTEN"})
"""Kinds of columns that sums are about."""
_SAID_OF_EACH = (
    "property_name", "property_code", "period_from", "period_to", "as_on_date", "basis", "currency",
)  # fmt: skip
SUMS: frozenset[str] = frozenset({"SUBTOTAL", "TOTAL"})


class Column(Model):
    """One column of amounts. ``column_id`` is ``KIND:period``, as ``ACTUAL:2024-01``; periods are as printed."""

    column_id: str
    label: str
    kind: ColumnKind
    scope: Scope
    months: int | None = None
    annualized: bool = False
    entity: str | None = None
    period_from: Date | None = None
    period_to: Date | None = None

    @property
    def is_money(self) -> bool:
        """Whether its amounts take part in sums."""
        return self.kind in MONEY_KINDS


@dataclass(slots=True, frozen=True)
class Addend:
    """A row that a total is made of, added (+1) or taken off (-1)."""

    __pydantic_config__: ClassVar = CAMEL
    row_index: int
    sign: int = 1


@dataclass(slots=True)
class StatementRow:
    """One line of a statement. ``values[n]`` is the amount in ``columns[n]``: None is not printed, 0 is a printed 0.

    ``foots_from`` are the direct addends that the arithmetic confirms; ``effect`` is the sign with which the row
    counts in the total above it. ``unread`` holds printed text that is no number, ``doubtful`` why what ties is no
    proof of a number: both by column id.
    """

    __pydantic_config__: ClassVar = CAMEL
    row_index: int = 0
    row_id: str = ""
    account_code: str | None = None
    label: str | None = None
    depth: int = 0
    section_path: Sequence[str] = ()
    section: Section | None = None
    row_type: RowType = "LINE"
    values: Sequence[Number | None] = ()
    category: str | None = None
    category_basis: CategoryBasis = "none"
    effect: int = 1
    foots_from: Sequence[Addend] = ()
    proof: Sequence[Proven | None] = ()
    unread: dict[str, str] = field(default_factory=dict)
    doubtful: dict[str, str] = field(default_factory=dict)
    sources: Places = field(default_factory=Places)


class KeyTotalRival(Model):
    """A line that could be a key total as well."""

    row_index: int
    label: str | None = None
    values: list[Number | None] = Field(default_factory=list)


class KeyTotal(Model):
    """One of the totals that everyone asks for. Where it is not printed, ``values`` are the computed ones.

    Where it is ``DOUBTFUL``, ``reason`` says why, and ``rivals`` are the lines that could be it as well.
    """

    row_index: int | None = None
    values: list[Number | None] = Field(default_factory=list)
    status: Literal["PRINTED", "COMPUTED", "CONTRADICTED", "DOUBTFUL"] = "PRINTED"
    computed_values: list[Number | None] = Field(default_factory=list)
    rivals: list[KeyTotalRival] = Field(default_factory=list)
    reason: str | None = None


class KeyTotals(Model):
    """The key totals; null where the document neither prints one nor has the lines it is made of."""

    gross_potential_rent: KeyTotal | None = None
    net_rental_income: KeyTotal | None = None
    total_other_income: KeyTotal | None = None
    effective_gross_income: KeyTotal | None = None
    total_operating_expenses: KeyTotal | None = None
    net_operating_income: KeyTotal | None = None
    total_capital_items: KeyTotal | None = None
    net_cash_flow: KeyTotal | None = None
    debt_service: KeyTotal | None = None
    net_income: KeyTotal | None = None
    total_assets: KeyTotal | None = None
    total_liabilities: KeyTotal | None = None
    total_equity: KeyTotal | None = None


class CategorySum(Model):
    """The lines of one category of the chart of accounts, one sum per column."""

    category: str
    section: Section | None = None
    values: list[Number | None] = Field(default_factory=list)
    rows: list[int] = Field(default_factory=list)


class CrosswalkLine(Model):
    """One line of another body's form. ``verified``: whether the mapping was checked against its source."""

    target: str
    title: str | None = None
    values: list[Number | None] = Field(default_factory=list)
    categories: list[str] = Field(default_factory=list)
    verified: bool = False


class Uncategorized(Model):
    """A line that no category fits; never summed into one."""

    row_index: int
    label: str | None = None
    section: Section | None = None
    values: list[Number | None] = Field(default_factory=list)


class StatementSummary(Model):
    """The figures of a statement. ``expense_ratio`` is operating expenses over effective gross income, per column."""

    by_category: list[CategorySum] = Field(default_factory=list)
    crosswalk: dict[str, list[CrosswalkLine]] = Field(default_factory=dict)
    uncategorized: list[Uncategorized] = Field(default_factory=list)
    expense_ratio: list[Number | None] = Field(default_factory=list)


class OtherStatement(Model):
    """A further statement of the same kind in the same part of the file: of another property, or of another period.

    ``rowIndex`` counts from 0 in each; ``ledger`` is that of its own lines.
    """

    title: str | None = None
    property_name: str | None = None
    property_code: str | None = None
    period_from: Date | None = None
    period_to: Date | None = None
    as_on_date: Date | None = None
    basis: Literal["ACCRUAL", "CASH"] | None = None
    currency: str | None = None
    place: Place | None = None
    columns: list[Column]
    rows: list[StatementRow]
    key_totals: KeyTotals
    summary: StatementSummary
    totals: Totals
    checks: list[CheckResult] = Field(default_factory=list)
    warnings: list[Note] = Field(default_factory=list)
    unmapped_columns: list[UnmappedColumn] = Field(default_factory=list)
    ledger: Ledger
    proof: Proof


class StatementExtracted(ExtractedBase[StatementRow, StatementSummary]):
    """``data.extracted`` of a statement."""

    columns: list[Column]
    key_totals: KeyTotals
    others: list[OtherStatement] = Field(default_factory=list)


class StatementData(Model):
    """``data`` of a statement."""

    meta: AnswerMeta
    source: SourceText | None
    extracted: StatementExtracted


class StatementAnswer(Model):
    """The JSON of a statement."""

    tagging_data: TaggingData
    data: StatementData


@dataclass(slots=True, frozen=True)
class TrailingRow:
    """The sum of a row over some months; None where none of them prints a number."""

    row_index: int
    label: str | None
    value: Decimal | None


@dataclass(slots=True, frozen=True)
class Trailing:
    """Sums over the last months. ``factor`` times a sum is the amount of a year at that rate."""

    months: int
    factor: Decimal
    period_from: dt.date
    period_to: dt.date
    columns: tuple[str, ...]
    rows: tuple[TrailingRow, ...]


class Statement(Extraction[StatementRow, StatementSummary]):
    """A statement of any kind: operating statement, budget, pro forma, cash flow, balance sheet."""

    ANSWER = StatementAnswer

    def __init__(
        self,
        *,
        columns: Sequence[Column],
        key_totals: KeyTotals,
        others: Sequence[OtherStatement] = (),
        **rest: Any,
    ) -> None:
        super().__init__(**rest)
        self.columns = list(columns)
        self.key_totals = key_totals
        self.others = list(others)

    @property
    def statements(self) -> list[Statement]:
        """This statement, and the further ones of its kind in the same part of the file, each by itself."""
        return [self, *map(self._as_statement, self.others)]

    @property
    def _each(self) -> list[Statement]:
        return self.statements

    def _as_statement(self, other: OtherStatement) -> Statement:
        said = {name: getattr(other, name) for name in _SAID_OF_EACH}
        meta = self.meta.model_copy(update={**said, "rows": len(other.rows)})
        meta._made = None  # the hash is that of the other answer
        return type(self)(
            columns=other.columns,
            key_totals=other.key_totals,
            tagging_data=self.tagging_data,
            meta=meta,
            rows=other.rows,
            summary=other.summary,
            totals=other.totals,
            checks=other.checks,
            warnings=other.warnings,
            unmapped_columns=other.unmapped_columns,
            ledger=other.ledger,
            proof=other.proof,
            include_source=False,
        )

    def column(self, column_id: str) -> int:
        """The position of a column in ``values``.

        Raises:
            KeyError: there is no column of that id.
        """
        for position, column in enumerate(self.columns):
            if column.column_id == column_id:
                return position
        raise KeyError(column_id)

    def trailing(self, months: int) -> Trailing:
        """Sums over the last ``months`` consecutive actual months of which no amount is contradicted.

        Raises:
            ValueError: the statement has no such months in a row.
        """
        found = self._consecutive(months)
        if found is None:
            raise ValueError(f"the statement has no {months} consecutive months whose amounts are not contradicted")
        first, last = self.columns[found[0]], self.columns[found[-1]]
        assert first.period_from is not None
        assert last.period_to is not None
        return Trailing(
            months=months,
            factor=Decimal(12) / months,
            period_from=first.period_from,
            period_to=last.period_to,
            columns=tuple(self.columns[n].column_id for n in found),
            rows=tuple(TrailingRow(r.row_index, r.label, _sum(r.values[n] for n in found)) for r in self._amounts()),
        )

    def per_unit(self, units: int | Decimal) -> list[list[Decimal | None]]:
        """The values of every row, in the order of ``rows``, divided by a number of units; cents, money columns only.

        Raises:
            ValueError: ``units`` is not positive.
        """
        if units <= 0:
            raise ValueError(f"units must be more than 0, not {units}")
        cent = Decimal("0.01")
        money = [column.is_money for column in self.columns]
        return [
            [
                (value / units).quantize(cent) if value is not None and wanted and row.row_type != "STATISTIC" else None
                for value, wanted in zip(row.values, money, strict=True)
            ]
            for row in self.rows
        ]

    def _amounts(self) -> list[StatementRow]:
        return [row for row in self.rows if row.row_type in ("LINE", "SUBTOTAL", "TOTAL")]

    def _consecutive(self, months: int) -> list[int] | None:
        """The columns of the last so many months in a row."""
        dated = sorted(
            (column.period_from, n)
            for n, column in enumerate(self.columns)
            if column.kind == "ACTUAL" and column.scope == "MONTH" and column.period_from is not None
        )
        broken = {n for row in self.rows for n, proof in enumerate(row.proof) if proof == "CONTRADICTED"}
        for end in range(len(dated), months - 1, -1):
            chosen = dated[end - months : end]
            (first, _), (last, _) = chosen[0], chosen[-1]
            if (last.year - first.year) * 12 + last.month - first.month != months - 1:
                continue
            if len({day for day, _ in chosen}) == months and not any(n in broken for _, n in chosen):
                return [n for _, n in chosen]
        return None


def _sum(values: Any) -> Decimal | None:
    some = [value for value in values if value is not None]
    return sum(some, Decimal(0)) if some else None
