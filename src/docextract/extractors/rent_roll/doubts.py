"""Numbers that another reading would give another value, and rows that may be no units: what is in doubt is not proved.

A sum of a column shows that its numbers are complete, not what the column is, nor whose its numbers are. What something
else of the row itself confirms (rate and area, twelve months, charges and their total) is in no doubt of its column.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from operator import attrgetter

from ...models.findings import CheckResult
from ...models.rent_roll import RentRollRow
from ...values.numbers import money
from .conventions import Conventions
from .entries import Walked
from .ground import Ground
from .mapping import ColumnUse
from .mapping import Mapping as ColumnMapping
from .proving import NUMBER_FIELDS

OF_SUMS = ("contractRent", "marketRent", "otherCharges", "concessions", "tenantRent", "subsidyRent", "utilityAllowance")
"""Amounts of a month, which a column of what stands in the sum of a row may be taken for."""


def find_doubts(ground: Ground, walked: Walked, conventions: Conventions, checks: Iterable[CheckResult]) -> None:
    """Tell the prover of the roll what is in doubt."""
    _rival_columns(ground, walked, conventions)
    for row in ground.rows:
        if row.relates_to is not None and not row.tenant_name and not row.resident_id:
            ground.prover.uncertain[row.row_index] = "it repeats a unit and names nobody: it may be a line of its lease"
    for check in checks:
        if check.status == "FAIL" and check.check_id == "S03":
            for index in check.rows:
                ground.prover.uncertain[index] = "its unit is printed in several rows, of which some may be of another"
        elif check.status == "FAIL" and check.check_id == "R01":
            _sums_of_rows(ground, check)


def _rival_columns(ground: Ground, walked: Walked, conventions: Conventions) -> None:
    """Two columns may be called by the words of one field: in a row where they print different numbers, it is open
    which of them is meant."""
    doubted: dict[int, list[ColumnUse]] = {}
    for index, entry in enumerate(walked.entries):
        mapping = entry.mapping
        if id(mapping) not in doubted:
            doubted[id(mapping)] = [use for use in mapping.uses if use.rivals and use.field in NUMBER_FIELDS]
        for use in doubted[id(mapping)]:
            field = use.field or ""
            mine = attrgetter(NUMBER_FIELDS[field])(ground.rows[index])
            for column in use.rivals if mine is not None and field not in ground.rows[index].derived else ():
                other = money(entry.line.values[column], conventions.numbers)
                if other is not None and other != mine:
                    header = _header(mapping, column)
                    ground.prover.doubts[field][index] = f"{header} may be meant as well, and prints {other}"


def _header(mapping: ColumnMapping, column: int) -> str:
    label = mapping.block.labels.get(column)
    return repr(label.text) if label is not None else f"column {column + 1}"


def _sums_of_rows(ground: Ground, check: CheckResult) -> None:
    """Where most rows miss their own totals, some column is not what it was taken for."""
    tested = check.expected if isinstance(check.expected, Decimal) else Decimal(0)
    if 2 * len(check.rows) <= tested:
        return
    why = "what most rows print as their charges misses their totals: a column may be another"
    for row in ground.rows:
        for field in OF_SUMS:
            if _prints(row, field):
                ground.prover.doubts[field].setdefault(row.row_index, why)


def _prints(row: RentRollRow, field: str) -> bool:
    return getattr(row, NUMBER_FIELDS[field]) is not None
