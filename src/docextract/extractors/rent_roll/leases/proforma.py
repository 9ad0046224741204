"""Rents printed on vacant units: what they could earn, which is no rent in place."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from decimal import Decimal

from ....models.findings import Note
from ....models.rent_roll import OCCUPIED, RentRollRow, SourceColumn
from ..anatomy.entries import Entry

RENTS = {"contractRent": "contract_rent", "annualRent": "annual_rent"}
ProForma = Mapping[str, Mapping[int, Decimal]]
"""Amounts that were set aside, by field and ``rowIndex``."""


def set_aside(rows: Sequence[RentRollRow], entries: Sequence[Entry]) -> tuple[ProForma, list[Note]]:
    """Take the rents of vacant units out of the rent fields; as printed they stay in ``sourceColumns``.

    Rents that charges make up are billed to someone and stay, and so does a printed 0.
    """
    found: dict[str, dict[int, Decimal]] = defaultdict(dict)
    dated = _prints_dates(rows)
    first = None
    for row, entry in zip(rows, entries, strict=True):
        if row.occupancy_status != "VACANT" or row.tenant_name or row.charges or not _is_surely_vacant(row, dated):
            continue
        for field, attr in RENTS.items():
            amount = getattr(row, attr)
            if not amount or field in row.derived:
                continue
            column = entry.mapping.column(field)
            label = entry.mapping.block.labels.get(column) if column is not None else None
            text = entry.line.text(column) if column is not None else str(amount)
            row.source_columns = [*row.source_columns, SourceColumn(label.text if label else None, text)]
            places = row.sources.pop(field, [])
            first = first or (places[0] if places else None)
            setattr(row, attr, None)
            found[field][row.row_index] = amount
    if not found:
        return {}, []
    units = len({index for amounts in found.values() for index in amounts})
    message = f"{units} vacant units print a rent: it is what they could earn, no rent in place, and in sourceColumns"
    return dict(found), [Note(type="proFormaRent", message=message, place=first)]


def _is_surely_vacant(row: RentRollRow, dated: bool) -> bool:
    """Whether the document says so; where only the tenant's name is missing, the lease must be missing too."""
    if row.status_basis != "tenant":
        return True
    return row.contract_rent == row.market_rent or (dated and not _has_dates(row))


def _has_dates(row: RentRollRow) -> bool:
    return any((row.lease_start_date, row.lease_end_date, row.move_in_date))


def _prints_dates(rows: Sequence[RentRollRow]) -> bool:
    """Whether let units print dates as a rule."""
    let = [row for row in rows if row.occupancy_status in OCCUPIED]
    return bool(let) and sum(map(_has_dates, let)) * 5 >= len(let) * 4
