"""All that the checks of a statement look at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from decimal import Decimal

from ....models.request import TaggingData
from ....models.statement import Column, KeyTotals, StatementRow
from ....proofs.footing import Footing
from ....records import record
from ..amounts.table import Table
from ..anatomy.titles import Head
from ..lines.keys import Keys


@record
class Evidence:
    """One statement, read."""

    table: Table
    footing: Footing
    rows: Sequence[StatementRow]
    totals: KeyTotals
    keys: Keys
    head: Head
    tagging: TaggingData
    _bearing: list[bool] | None = field(default=None, init=False, repr=False, compare=False)
    """For each column whether its amounts bear anything out, once that was asked for."""

    @property
    def columns(self) -> list[Column]:
        """The columns of the answer."""
        return self.table.columns

    @property
    def names(self) -> list[str]:
        """The column ids."""
        return [column.column_id for column in self.table.columns]

    @property
    def balance(self) -> bool:
        """Whether this is a balance sheet."""
        return self.tagging.document_type == "BALANCE_SHEET"

    @property
    def months(self) -> list[int]:
        """The positions of the actual months, as printed."""
        return [
            n for n, c in enumerate(self.columns) if c.scope == "MONTH" and c.kind in ("ACTUAL", "BUDGET", "FORECAST")
        ]

    def money(self, values: Sequence[Decimal | None]) -> list[Decimal | None]:
        """Values in money columns only; columns that do not foot, or whose sums another one carries on, bear nothing
        out."""
        if self._bearing is None:
            astray = {stray.column for stray in self.footing.strays} | self.table.relations.inner
            self._bearing = [c.is_money and n not in astray for n, c in enumerate(self.columns)]
        return [v if bears else None for v, bears in zip(values, self._bearing, strict=True)]

    def lines(self, section: str | None = None) -> list[StatementRow]:
        """The lines of a section, or all."""
        return [r for r in self.rows if r.row_type == "LINE" and (section is None or r.section == section)]
