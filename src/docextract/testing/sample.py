"""A generated document and its right answer, filled in by construction while the document is printed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, TypeAlias

from docextract.export.flat import plain as json_value
from docextract.testing.draft import Draft, Format
from docextract.testing.printed import Cell, Formula, Look, Row, Shown, Table
from docextract.testing.property import OCCUPIED, OUT_OF_SERVICE, VACANT


@dataclass(frozen=True, slots=True)
class Sample:
    """A generated document: its bytes, what it is, and what is printed in it.

    ``truth`` is the answer as the scoring corpus writes it (JSON values); ``rows`` is the same with
    :class:`~decimal.Decimal` and :class:`~datetime.date`; ``traps`` names what makes the document hard;
    ``stated`` holds the totals that it prints, by label.
    """

    family: str
    seed: int
    format: Format
    data: bytes
    file_name: str
    asset_type: str
    document_type: str
    truth: dict[str, Any]
    rows: tuple[dict[str, Any], ...]
    stated: dict[str, dict[str, Decimal]]
    traps: tuple[str, ...]

    def index_entry(self) -> dict[str, Any]:
        """The entry of this document in a corpus ``index.json``."""
        return {
            "file": self.file_name,
            "assetType": self.asset_type,
            "documentType": self.document_type,
            "layout": f"seeded {self.family}",
            "hard": "; ".join(self.traps),
            "sha256": hashlib.sha256(self.data).hexdigest(),
        }


@dataclass(slots=True)
class Roll(Draft):
    """A rent roll being written: the report, and the truth of each printed unit row."""

    asset_type: str = "MULTIFAMILY"
    property_name: str | None = None
    as_of: str | None = None
    rows: list[dict[str, Any]] = field(default_factory=list)
    statuses: list[str] = field(default_factory=list)
    stated: dict[str, dict[str, Decimal]] = field(default_factory=dict)
    uncounted: int = 0
    placed: list[tuple[Table, Row]] = field(default_factory=list)
    """Where each row of ``rows`` is printed."""

    def unit(self, table: Table, cells: dict[str, Cell], status: str, **more: Any) -> Row:
        """Prints a row and records its truth: every cell of a column with a field, and what ``more`` adds.

        ``status`` is the occupancy in the contract's words. Where no status is printed, it is recorded as the
        inferred text. ``more`` may hold ``bold`` or ``gap`` of the row with a leading underscore.
        """
        row = table.add(Row(cells=cells, gap=more.pop("_gap", 0.0), bold=more.pop("_bold", False)))
        self.placed.append((table, row))
        self._record(table, cells, status, **more)
        return row

    def _record(self, table: Table, cells: dict[str, Cell], status: str, **more: Any) -> None:
        true: dict[str, Any] = {}
        for column in table.columns:
            value = cells.get(column.key)
            if isinstance(value, (Shown, Formula)):
                value = value.value
            if column.field and value is not None and value != "":
                true[column.field] = str(value) if column.field == "unit" else value
        true |= {k: v for k, v in more.items() if v is not None}
        if not isinstance(true.get("statusText"), str):
            true["statusText"] = inferred(status)
        self.rows.append({k: v for k, v in true.items() if v is not None})
        self.statuses.append(status)

    def state(self, label: str, **values: Decimal | int) -> None:
        """Records a printed total."""
        self.stated[label] = {k: Decimal(v) for k, v in values.items()}

    @property
    def sheet(self) -> str | None:
        """The sheet to ask for: that of the roll, where another stands before it; None for rolls on several sheets."""
        report = self.report
        return report.look.sheet if not self.pdf and report.preceded and len(report.sheets) == 1 else None

    def sample(self, family: str, seed: int, data: bytes) -> Sample:
        """The document with these bytes, and the truth of what was written."""
        occupied = sum(s in OCCUPIED for s in self.statuses)
        vacant = sum(s in VACANT for s in self.statuses)
        out = sum(s in OUT_OF_SERVICE for s in self.statuses)
        truth = {
            "propertyName": self.property_name,
            "asOnDate": self.as_of,
            "units": occupied + vacant + out - self.uncounted,
            "occupied": occupied,
            "vacant": vacant,
            "statedTotals": {k: {f: json_value(v) for f, v in t.items()} for k, t in self.stated.items()} or None,
            "sheet": self.sheet,
            "notes": list(self.traps),
            "verification": "True by construction: the writer recorded each row as it printed it.",
            "rows": [json_value(r) for r in self.rows],
        }
        return Sample(
            family,
            seed,
            self.medium,
            data,
            f"{family}_{seed}.{self.medium}",
            self.asset_type,
            "RENT_ROLL",
            truth,
            tuple(self.rows),
            self.stated,
            tuple(self.traps),
        )


Writer: TypeAlias = Callable[[Roll], None]


def inferred(status: str) -> str:
    """The status text of a row that prints none."""
    if status in OCCUPIED:
        return "Occupied"
    if status in VACANT:
        return "Vacant"
    return {"RENEWAL": "Pending renewal"}.get(status, status.capitalize())


__all__ = ["Format", "Look", "Roll", "Sample", "Writer", "json_value"]
