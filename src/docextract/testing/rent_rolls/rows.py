"""What rent rolls of all layouts print alike: rows that follow from their columns, sums under them, titles above."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import TypeAlias

from docextract.testing.printed import Cell, Column, Heading, Row, Table
from docextract.testing.property import Lease, Property, Unit, add_distinct, total
from docextract.testing.sample import Roll

ZERO = Decimal(0)
Cells: TypeAlias = dict[str, Cell]
Line: TypeAlias = tuple[Unit, Lease | None, str]
"""A unit, the lease that a row is about, and the row's status."""

OF_UNIT = {
    "unit": "number", "building": "building", "unitType": "unit_type", "area": "area", "marketRent": "market_rent",
}  # fmt: skip
OF_LEASE = {
    "tenantName": "tenant", "residentId": "resident_id", "leaseType": "lease_type", "contractRent": "rent",
    "annualRent": "annual_rent", "totalCharges": "total", "deposit": "deposit", "otherDeposit": "other_deposit",
    "balance": "balance", "leaseStartDate": "start", "leaseEndDate": "end", "moveInDate": "move_in",
    "moveOutDate": "move_out", "noticeDate": "notice",
}  # fmt: skip
"""What of a unit, and of its lease, stands under a column with a truth field."""


def row_of(
    table: Table, unit: Unit, lease: Lease | None, own: Mapping[str, Cell], *, zeros: Collection[str] = ()
) -> Cells:
    """A unit's cells: what the fields of the columns say of it and its lease, and what the layout's ``own`` cells say.

    Cells without a column are left out. ``zeros`` are columns that print 0 where there is no lease.
    """
    cells: Cells = {}
    for column in table.columns:
        key, field = column.key, column.field or ""
        if key in own:
            cells[key] = own[key]
        elif field in OF_UNIT:
            cells[key] = getattr(unit, OF_UNIT[field])
        elif lease is not None and field in OF_LEASE:
            cells[key] = getattr(lease, OF_LEASE[field])
        elif lease is None and key in zeros:
            cells[key] = ZERO
    return cells


def kept(cells: Mapping[str, Cell], columns: Iterable[Column]) -> Cells:
    """The cells that have a column."""
    keys = {column.key for column in columns}
    return {key: cell for key, cell in cells.items() if key in keys}


def summed(rows: Iterable[Mapping[str, Cell]], keys: Iterable[str]) -> dict[str, Decimal]:
    """The sums of the numbers under each of the columns."""
    lines = list(rows)
    return {k: total(v for r in lines if isinstance(v := r.get(k), (int, Decimal))) for k in keys}


def sums_of(units: Iterable[Unit], leases: Iterable[Lease], columns: Mapping[str, str]) -> dict[str, Decimal]:
    """For each column the sum of what it is of: an attribute of units (``area``, ``market_rent``) or of leases."""
    parts: dict[bool, list[Unit] | list[Lease]] = {True: [*units], False: [*leases]}
    return {k: total(getattr(x, of) for x in parts[of in OF_UNIT.values()]) for k, of in columns.items()}


def state_sums(
    roll: Roll, table: Table, label: str, sums: Mapping[str, Cell], keys: Iterable[str] | None = None,
    names: Mapping[str, str] | None = None,
) -> None:  # fmt: skip
    """Records sums as a printed total, by the fields of their columns or by ``names``; only ``keys``, if given."""
    fields = {column.key: column.field for column in table.columns} | dict(names or {})
    chosen = {k: sums[k] for k in (keys or sums)}
    values = {fields.get(k) or k: v for k, v in chosen.items() if isinstance(v, (int, Decimal))}
    roll.state(label, **values)


def sum_row(
    roll: Roll, table: Table, label: str, cells: Mapping[str, Cell], sums: Mapping[str, Cell],
    keys: Iterable[str] | None = None, *, gap: float = 0.0,
) -> None:  # fmt: skip
    """Prints sums behind the ``cells`` of their label, and records those of ``keys``, or all, under ``label``."""
    table.add(Row({**cells, **sums}, bold=True, rule=True, gap=gap))
    state_sums(roll, table, label, sums, keys)


def printed_lines(home: Property) -> list[Line]:
    """Each unit and, where it is let ahead, the applicant or renewal that repeats it."""
    lines: list[Line] = []
    for unit in home.units:
        lines.append((unit, unit.lease, unit.status))
        if unit.upcoming:
            lines.append((unit, unit.upcoming, "RENEWAL" if unit.upcoming.standing == "renewal" else "APPLICANT"))
    return lines


def about(roll: Roll, home: Property, asset_type: str | None = None) -> None:
    """Records which property the roll is about, and the day."""
    roll.asset_type = asset_type or roll.asset_type
    roll.property_name, roll.as_of = home.name, home.as_of.isoformat()


def several(count: int, draw: Callable[[date | None], Property], *, numbered: bool = False) -> list[Property]:
    """So many properties on one day, less those that share a name; of very many, ``numbered`` names keep them apart."""
    homes: list[Property] = []
    for number in range(1, count + 1):
        home = draw(homes[0].as_of if homes else None)
        add_distinct(homes, replace(home, name=f"{home.name} {number}") if numbered else home)
    return homes


def titles(*texts: str, size: float = 1.4, below: float = 1.0, center: bool = False) -> list[Heading]:
    """The lines of a title block, the first one bold and larger."""
    sides = [("", text) if center else (text, "") for text in texts]
    return [Heading(*side, bold=not n, size=below if n else size) for n, side in enumerate(sides)]
