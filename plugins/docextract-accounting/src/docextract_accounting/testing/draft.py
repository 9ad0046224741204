"""A document being written: its report, and the truth of each row and total as it is printed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from decimal import Decimal
from typing import Any

from docextract.testing.draft import Draft
from docextract.testing.draw import draw_header
from docextract.testing.looks import LEGAL, LETTER, draw_look, landscape
from docextract.testing.printed import Cell, Chapter, Formats, Formula, Heading, Notes, Row, Shown, Sum, Table
from docextract.testing.property import Property
from docextract.testing.sample import Sample, json_value

Values = Mapping[str, Any]
WIDE = (landscape(LETTER), landscape(LEGAL))
NARROW = (LETTER, LETTER, landscape(LETTER))
NEVER = ("names wrapped above and below their line", "unit numbers with a point and a zero")
"""Traps of rent rolls that these tables have nothing to wear on."""


@dataclass(slots=True)
class TableDraft(Draft):
    """A table being written. ``rows`` are what a reader must find, ``stated`` the total lines in their order."""

    asset_type: str = "MULTIFAMILY"
    document_type: str = "AGED_RECEIVABLES"
    template: str | None = None
    property_name: str | None = None
    as_of: date | None = None
    period: tuple[date, date] | None = None
    basis: str | None = None
    columns: list[str] = field(default_factory=list)
    rows: list[dict[str, Any]] = field(default_factory=list)
    placed: list[tuple[Table, Row]] = field(default_factory=list)
    stated: list[dict[str, Any]] = field(default_factory=list)
    totals: list[tuple[Table, Row]] = field(default_factory=list)
    loose: dict[str, str] = field(default_factory=dict)
    """Columns of numbers that no printed equation is about, and what the answer calls them."""
    formulas: str = ""
    """``""``, ``cached`` or ``uncached``: whether totals are formulas in a workbook."""

    def row(self, table: Table, cells: dict[str, Cell], truth: Values, **more: Any) -> Row:
        """Prints a row and records its truth."""
        row = table.add(Row(cells=cells, **more))
        self.rows.append({k: v for k, v in truth.items() if v is not None})
        self.placed.append((table, row))
        return row

    def total(
        self, table: Table, cells: dict[str, Cell], label: str | None, values: Mapping[str, Decimal | None],
        addends: Sequence[Row] = (), **more: Any,
    ) -> Row:  # fmt: skip
        """Prints a total line and records it; sums over ``addends`` are formulas where the draft says so."""
        made = dict(cells)
        if self.formulas and addends and not self.pdf:
            for column in table.columns:
                cell = made.get(column.key)
                if column.kind == "money" and isinstance(cell, Decimal):
                    parts = tuple((row, 1) for row in addends if row.cells.get(column.key) is not None)
                    if parts:
                        made[column.key] = Sum(parts, cell, self.formulas == "cached")
        row = table.add(Row(cells=made, bold=more.pop("bold", True), **more))
        self.stated.append({"label": label, "values": {k: v for k, v in values.items() if v is not None}})
        self.totals.append((table, row))
        return row

    def finish(self, family: str, seed: int) -> Sample:
        """Paints the report and closes the truth."""
        return self.sample(family, seed, self.paint(family, seed))

    def sample(self, family: str, seed: int, data: bytes) -> Sample:
        """The document with these bytes, and the truth of what was written."""
        sheet = self.report.look.sheet if not self.pdf and self.report.preceded else None
        truth = {
            "template": self.template,
            "propertyName": self.property_name,
            "asOnDate": self.as_of,
            "periodFrom": self.period[0] if self.period else None,
            "periodTo": self.period[1] if self.period else None,
            "basis": self.basis,
            "columns": self.columns,
            "loose": sorted(self.loose.values()),
            "sheet": sheet,
            "rows": self.rows,
            "stated": self.stated,
        }
        return Sample(
            family,
            seed,
            self.medium,
            data,
            f"{family}_{seed}.{self.medium}",
            self.asset_type,
            self.document_type,
            json_value(truth),
            tuple(self.rows),
            {f"{n}": total["values"] for n, total in enumerate(self.stated)},
            tuple(self.traps),
        )


def begin(draft: TableDraft, document_type: str, day: date, *, wide: bool, kind: str = "residential") -> Property:
    """The property, and how its report is painted."""
    draft.document_type = document_type
    home = draw_header(draft.rng, kind, day)
    draft.property_name = home.name
    draft.likely |= dict.fromkeys(NEVER, 0.0)
    draft.report.look = draw_look(draft.look_rng, pages=WIDE if wide else NARROW)
    zero = draft.rng.choice((None, None, "-"))
    negative = draft.pick([("minus", ""), ("minus", ""), ("brackets", "negatives in brackets")])
    draft.report.formats = Formats(zero=zero, negative=negative, currency=draft.rng.choice(("", "", "", "$")))
    if not draft.pdf:
        draft.formulas = draft.pick([("", ""), ("", ""), ("cached", "totals are formulas")])
    return home


def close(draft: TableDraft, heading: list[Heading], parts: Sequence[Table | Notes]) -> None:
    """Puts the tables under their heading."""
    draft.report.running_head = draft.pdf and not draft.chance(0.25, "the title stands on the first page only")
    draft.report.chapters.append(Chapter(heading, list(parts)))


def amount_of(cell: Cell) -> Decimal | None:
    """The number that a cell prints, None for words and what is blank."""
    if isinstance(cell, (Sum, Formula)):
        return cell.value
    if isinstance(cell, Shown):
        return cell.value if isinstance(cell.value, Decimal) else None
    return Decimal(cell) if isinstance(cell, (int, Decimal)) else None


def formatted(draft: TableDraft, **changes: Any) -> None:
    """Changes how the report prints values."""
    draft.report.formats = replace(draft.report.formats, **changes)
