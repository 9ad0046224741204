"""A statement being written: its columns, its rows as they are printed, and the truth of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from typing import Any, TypeAlias

from docextract.testing.draft import Draft
from docextract.testing.printed import Beside, Cell, Column, Group, Look, Row, Shown, Sum, Table
from docextract.testing.sample import Sample, json_value
from docextract.testing.statements.accounts import Account, Result

Source: TypeAlias = Account | Result


@dataclass(frozen=True, slots=True)
class Figure:
    """A column of amounts. ``of`` gives cents for kind ``money``, a ratio for ``percent``; None prints nothing.

    ``months`` are the keys of the columns that it is the sum of; ``text`` is printed where there is no amount.
    """

    key: str
    head: tuple[str, ...]
    of: Callable[[Source], int | Decimal | None]
    kind: str = "money"
    group: str | None = None
    dated: date | None = None
    months: tuple[str, ...] = ()
    text: str | None = None
    hidden: bool = False
    adds: bool = True
    """Whether a total of this column is the sum of its lines."""

    @property
    def label(self) -> str:
        """The header in one line, under the title that spans it."""
        return " ".join(filter(None, (self.group and f"{self.group} -", *self.head)))


@dataclass(slots=True)
class StatementDraft(Draft):
    """A statement being written. Each row of ``rows`` is printed as the row of ``placed`` at the same place."""

    asset_type: str = "MULTIFAMILY"
    document_type: str = "OPERATING_STATEMENT"
    title: str | None = None
    property_name: str | None = None
    period: tuple[date, date] | None = None
    as_on: date | None = None
    basis: str | None = None
    figures: tuple[Figure, ...] = ()
    table: Table = field(default_factory=lambda: Table(()))
    rows: list[dict[str, Any]] = field(default_factory=list)
    placed: list[tuple[Table, Row]] = field(default_factory=list)
    key_totals: dict[str, dict[str, Any]] = field(default_factory=dict)
    whole: bool = False
    """Whole currency units: each amount is rounded by itself."""
    blank_zeros: bool = False
    formulas: str = ""
    """``""``, ``cached`` or ``uncached``: whether totals are formulas in a workbook."""
    beside: Beside | None = None
    """The tables of the statement, where two stand side by side."""
    outer: str | None = None
    """The column in which sums stand, where they have one of their own."""

    def columns(
        self, labels: Sequence[Column], figures: Sequence[Figure], *, more: Sequence[Column] = (), **how: Any
    ) -> Table:
        """The table: columns of labels before the figures, ``more`` behind them. Titles span the figures of their
        group; ``how`` are further arguments of the table."""
        self.figures = tuple(figures)
        made = [Column(f.key, f.head, f.kind, dated=f.dated, hidden=f.hidden) for f in figures]
        names = [n for n in dict.fromkeys(f.group for f in figures) if n]
        groups = tuple(Group(n, *(g[0].key, g[-1].key)) for n in names for g in [[f for f in figures if f.group == n]])
        self.table = Table((*labels, *made, *more), groups=groups, **how)
        return self.table

    def key_of(self, figure: Figure, is_sum: bool) -> str:
        """The column of the table in which a figure of a line or of a sum stands."""
        return self.outer if self.outer and is_sum else figure.key

    def amount(self, figure: Figure, source: Source) -> Decimal | None:
        """What is printed of an account in a column."""
        value = figure.of(source)
        if value is None or isinstance(value, Decimal):
            return value
        step = Decimal(1) if self.whole else Decimal("0.01")
        return (Decimal(value) / 100).quantize(step, ROUND_HALF_UP)

    def row(
        self,
        cells: dict[str, Cell],
        label: str,
        kind: str,
        section: str | None,
        *,
        source: Source | None = None,
        code: str | None = None,
        foots: Sequence[tuple[int, int]] = (),
        indent: int = 0,
        bold: bool = False,
        gap: float = 0.0,
        key: str | None = None,
    ) -> int:
        """Prints a row and records its truth; returns its index. ``cells`` hold its label and code as printed.

        ``source`` gives the amounts; ``foots`` are the rows, with their signs, that it is the sum of.
        """
        values: list[Decimal | None] = []
        made: dict[str, Cell] = dict(cells)
        amounts = [self.amount(figure, source) for figure in self.figures] if source is not None else []
        # A row that is blank throughout would be a heading.
        blank = self.blank_zeros and kind == "LINE" and any(amounts)
        addends = tuple((self.placed[i][1], sign) for i, sign in foots)
        for n, figure in enumerate(self.figures):
            value = amounts[n] if amounts else None
            if value == 0 and blank:
                value = None
            values.append(value)
            if value is None:
                if source is not None and figure.text and figure.of(source) is None:
                    made[figure.key] = Shown(figure.text)
                continue
            at = self.key_of(figure, bool(foots))
            if (
                self.formulas
                and not self.outer
                and foots
                and figure.adds
                and figure.kind == "money"
                and not self.pdf
                and not self.whole
            ):
                made[at] = Sum(addends, value, self.formulas == "cached")
            else:
                made[at] = value
        row = self.table.add(Row(cells=made, indent=indent, bold=bold, gap=gap, rule=bool(foots) and bold))
        self.placed.append((self.table, row))
        true: dict[str, Any] = {"accountCode": code, "label": label or None, "rowType": kind, "section": section}
        true["values"] = values
        if foots:
            # The first row cannot bear a sign, and no reader of the truth asks for it.
            true["footsFrom"] = {"op": "sum", "items": [i if sign > 0 else -i for i, sign in foots]}
        self.rows.append(true)
        if key and label:
            self.key_totals[key] = {"label": label, "values": values}
        return len(self.rows) - 1

    def named_sheet(self, name: str) -> Look:
        """How the report is painted, on a sheet of that name."""
        return replace(self.report.look, sheet=name)

    def sample(self, family: str, seed: int, data: bytes) -> Sample:
        """The document with these bytes, and the truth of what was written."""
        sheet = self.report.look.sheet if not self.pdf and self.report.preceded else None
        labels = [f.label for f in self.figures]
        statement = {
            "title": self.title,
            "propertyName": self.property_name,
            "periodFrom": self.period[0] if self.period else None,
            "periodTo": self.period[1] if self.period else None,
            "asOnDate": self.as_on,
            "basis": self.basis,
            "sheet": sheet,
            "page": None,
            "columns": labels,
            "keyTotals": self.key_totals,
            "rows": self.rows,
        }
        truth = {
            "statements": [json_value(statement)],
            "sheet": sheet,
            "notes": list(self.traps),
            "verification": "True by construction: the writer recorded each row as it printed it.",
        }
        stated = {
            row["label"] or "": {c: v for c, v in zip(labels, row["values"], strict=True) if v is not None}
            for row in self.rows
            if "footsFrom" in row
        }
        return Sample(
            family,
            seed,
            self.medium,
            data,
            f"{family}_{seed}.{self.medium}",
            self.asset_type,
            self.document_type,
            truth,
            tuple(self.rows),
            stated,
            tuple(self.traps),
        )
