"""The units of a report as they are printed: each with its lines, its numbers, and what groups it belongs to."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Collection
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from docextract.testing.printed import Cell, Formula, Row, Shown, Table
from docextract.testing.sample import Roll

NUMBERS = frozenset({"money", "area", "number", "count"})
GROUPS = ("section", "propertyName", "building", "unitType", "leaseType", "statusText")
"""Truth fields by which documents group rows and print totals."""
_SHARE = re.compile(r"(\d+(?:\.\d+)?)\s*%")
_NUMBER = re.compile(r"\s*[-(]?\$?\s*(\d[\d,]*(?:\.\d+)?)\s*\)?-?\s*\*?\s*")


@dataclass(slots=True)
class Block:
    """A unit's row with the lines that belong to it. ``status`` and ``truth`` are what is printed of it."""

    index: int
    table: Table
    rows: list[Row]
    status: str
    truth: dict[str, Any]
    codes: frozenset[str]
    closing: Row | None = None
    """The line that sums the unit's charges."""
    charges: list[tuple[str, Row, str]] = field(default_factory=list)
    """Code, line and column of each charge."""
    totals: list[tuple[Row, str]] = field(default_factory=list)
    """Lines and columns of the printed totals of the charges."""
    segment: str = ""
    """Names the run of units between two totals of the table."""

    @property
    def first(self) -> Row:
        return self.rows[0]

    @property
    def name(self) -> str:
        """What a finding may call it: its unit, else its tenant."""
        return str(self.truth.get("unit") or self.truth.get("tenantName") or f"row {self.index}")

    def column(self, truth_field: str) -> str | None:
        keys = (c.key for c in self.table.columns if c.field == truth_field)
        return next((key for key in keys if self.first.cells.get(key) is not None), None)

    def day(self, truth_field: str) -> dt.date | None:
        """The date printed under the column of a field."""
        key = self.column(truth_field)
        cell = self.first.cells.get(key) if key else None
        return cell if isinstance(cell, dt.date) else None

    def number(self, truth_field: str) -> Decimal | None:
        """The number printed under the column of a field."""
        key = self.column(truth_field)
        return number_of(self.first.cells.get(key)) if key else None

    @property
    def kinds(self) -> dict[str, str]:
        """The kinds of the table's columns, by key."""
        return {c.key: c.kind for c in self.table.columns}


def number_of(cell: Cell) -> Decimal | None:
    """The number that a cell prints; None for words, dates and formulas that a reader cannot evaluate."""
    if cell is None or isinstance(cell, Formula):
        return None
    if isinstance(cell, (int, Decimal)):
        return Decimal(cell)
    text = cell.text if isinstance(cell, Shown) else cell
    if not isinstance(text, str) or (match := _NUMBER.fullmatch(text)) is None:
        return None
    value = Decimal(match[1].replace(",", ""))
    return -value if "-" in text or "(" in text else value


def share_of(cell: Cell) -> Decimal | None:
    """The percentage that a cell prints, by itself or before words: ``93.3`` of ``93.3% Occupied``."""
    match = _SHARE.match(text_of(cell).strip())
    return Decimal(match[1]) if match else None


def is_share(cell: Cell) -> bool:
    """Whether a cell prints a percentage and nothing else."""
    return _SHARE.fullmatch(text_of(cell).strip()) is not None


def text_of(cell: Cell) -> str:
    """A cell as a description quotes it."""
    return cell.text if isinstance(cell, Shown) else "" if cell is None else str(cell)


def leave_unprinted(roll: Roll) -> None:
    """Takes the cells under columns that a page does not print out of its tables."""
    for table in roll.report.tables:
        hidden = {column.key for column in table.columns if column.hidden}
        for row in table.rows:
            for key in hidden.intersection(row.cells):
                del row.cells[key]


def blocks(roll: Roll) -> list[Block]:
    """The units that the report prints, in order of their truth."""
    codes = frozenset(str(c["code"]) for row in roll.rows for c in row.get("charges") or ())
    unit_rows = {id(row) for _, row in roll.placed}
    places = {id(row): (table, at) for table in roll.report.tables for at, row in enumerate(table.rows)}
    found = []
    for index, ((_, row), status, truth) in enumerate(zip(roll.placed, roll.statuses, roll.rows, strict=True)):
        table, at = places[id(row)]
        block = Block(index, table, [row], status, truth, codes)
        for after in range(at + 1, len(table.rows)):
            line = table.rows[after]
            if id(line) in unit_rows or not _belongs(block, table.rows, after, unit_rows):
                break
            block.rows.append(line)
            if _closes(block, line):
                block.closing = line
        _find_charges(block)
        block.totals = _totals(block)
        found.append(block)
    _segment(found)
    return found


def _segment(units: list[Block]) -> None:
    own = {id(row): unit for unit in units for row in unit.rows}
    for table in {id(u.table): u.table for u in units}.values():
        run = 0
        for row in table.rows:
            if id(row) in own:
                own[id(row)].segment = f"{id(table)}:{run}"
            elif any(number_of(cell) is not None for cell in row.cells.values()):
                run += 1


def _belongs(block: Block, rows: list[Row], at: int, unit_rows: Collection[int]) -> bool:
    """Whether a line below a unit is one of its own, and no heading or total of several."""
    line = rows[at]
    if line.sub:
        return True
    if line.label is not None or line.gap:
        return False
    numbers = {k: n for k, v in line.cells.items() if (n := number_of(v)) is not None}
    if not numbers:
        heads = at + 1 < len(rows) and id(rows[at + 1]) in unit_rows
        return not (line.bold and heads)
    if any(isinstance(v, str) and v in block.codes for v in line.cells.values()) or _closes(block, line):
        return True
    if line.bold or len(numbers) == len(line.cells):
        return False
    summed = {c.key for c in block.table.columns if c.field in ("area", "marketRent", "deposit", "balance")}
    dated = any(c.kind == "date" and c.key in line.cells for c in block.table.columns)
    return dated or not summed.intersection(numbers) or "Gross Rent" in line.cells.values()


def _closes(block: Block, line: Row) -> bool:
    """Whether a line below charges sums them: it says so beside the amount, or has nothing but sums of the unit."""
    if not block.truth.get("charges"):
        return False
    total = block.truth.get("totalCharges")
    texts = [str(v) for v in line.cells.values() if number_of(v) is None and v is not None]
    numbers = [n for v in line.cells.values() if (n := number_of(v)) is not None]
    if texts:
        return all(t.lower().startswith("total") for t in texts) and len(numbers) == 1
    return not line.bold and total is not None and bool(numbers) and numbers[-1] == total


def _totals(block: Block) -> list[tuple[Row, str]]:
    wanted = block.truth.get("totalCharges")
    if wanted is None or not block.charges:
        return []
    charged = {(id(row), key) for _, row, key in block.charges}
    fields = {c.key: c.field for c in block.table.columns}
    found = []
    for line in (block.first, *([block.closing] if block.closing is not None else ())):
        keys = [k for k, v in line.cells.items() if number_of(v) == wanted and (id(line), k) not in charged]
        named = [k for k in keys if fields.get(k) == "totalCharges"]
        unread = [k for k in keys if fields.get(k) is None]
        if line is block.closing or named or (block.closing is None and unread):
            found += [(line, k) for k in (named or unread[-1:] or keys[-1:])]
    return found


def _find_charges(block: Block) -> None:
    columns = block.table.columns
    across = {c.key: " ".join(c.head) for c in columns if " ".join(c.head) in block.codes and c.kind in NUMBERS}
    keys = [c.key for c in columns]
    for row in block.rows:
        if row is block.closing:
            continue
        for key, value in row.cells.items():
            if key in across and number_of(value) is not None:
                block.charges.append((across[key], row, key))
            elif isinstance(value, str) and value in block.codes and key in keys:
                right = (k for k in keys[keys.index(key) + 1 :] if number_of(row.cells.get(k)) is not None)
                amount = next(right, None)
                if amount is not None:
                    block.charges.append((value, row, amount))
