"""What receivables and unit mixes answer (contract 3.3 and its like); trial balances answer a statement."""

from __future__ import annotations

import datetime as dt
from typing import Any

from docextract.plugin import (
    AnswerMeta,
    ExtractedBase,
    Extraction,
    Model,
    Number,
    Place,
    SourceText,
    TaggingData,
    answer_model,
)
from pydantic import Field

__all__ = [
    "AgeColumn", "AgeSum", "PropertyReceivables", "ReceivableRow", "Receivables", "ReceivablesSummary", "SourceColumn",
    "UnitMix", "UnitMixRow", "UnitMixSummary",
]  # fmt: skip


class SourceColumn(Model):
    """A cell that is read and kept as printed."""

    header: str | None
    value: str


class AgeColumn(Model):
    """A printed column of amounts. ``kind``: BUCKET, SUM (of the buckets beside it), PREPAYMENTS, TOTAL or OTHER.

    ``fromDays`` and ``toDays`` are the ages of a bucket, both included; the last one has no end.
    """

    column_id: str
    label: str
    kind: str
    from_days: int | None = None
    to_days: int | None = None


class ReceivableRow(Model):
    """What is owed on one printed line: of a transaction, a tenant, a unit or a property.

    ``buckets`` are the amounts by the bucket's printed label; ``otherAmounts`` those of columns that are no age.
    ``sources`` has them as ``buckets.<label>`` and ``otherAmounts.<label>``, and so has ``proved``.
    """

    row_index: int
    row_id: str
    property_name: str | None = None
    property_code: str | None = None
    unit: str | None = None
    resident_id: str | None = None
    tenant_name: str | None = None
    status_text: str | None = None
    charge_code: str | None = None
    transaction_id: str | None = None
    transaction_date: dt.date | None = None
    buckets: dict[str, Number] = Field(default_factory=dict)
    prepayments: Number | None = None
    total: Number | None = None
    other_amounts: dict[str, Number] = Field(default_factory=dict)
    source_columns: list[SourceColumn] = Field(default_factory=list)
    proved: list[str] = Field(default_factory=list)
    contradicted: list[str] = Field(default_factory=list)
    doubtful: dict[str, str] = Field(default_factory=dict)
    unread: dict[str, str] = Field(default_factory=dict)
    derived: dict[str, str] = Field(default_factory=dict)
    sources: dict[str, list[Place]] = Field(default_factory=dict)


def snake(field: str) -> str:
    """The attribute of a field: ``resident_id`` of ``residentId``."""
    return "".join("_" + c.lower() if c.isupper() else c for c in field)


def say(row: ReceivableRow | UnitMixRow, field: str, value: object, *places: Place | None) -> None:
    """Gives a row the value of a field, and where it stands."""
    setattr(row, snake(field), value)
    if value is not None and (known := [place for place in places if place is not None]):
        row.sources[field] = known


class AgeSum(Model):
    """All rows of one bucket; ``share`` of what is owed in all buckets."""

    label: str
    amount: Number
    share: Number | None = None


class PropertyReceivables(Model):
    """The rows of one property."""

    property_name: str | None
    rows: int
    by_bucket: list[AgeSum]
    prepayments: Number | None = None
    total: Number | None = None


class ReceivablesSummary(Model):
    """Sums over the rows, by bucket. ``tenants`` counts different tenants, None where no tenant is printed."""

    rows: int
    tenants: int | None
    by_bucket: list[AgeSum]
    prepayments: Number | None = None
    total: Number | None = None
    by_property: list[PropertyReceivables] = Field(default_factory=list)


class ReceivablesExtracted(ExtractedBase[ReceivableRow, ReceivablesSummary]):
    """``data.extracted`` of receivables."""

    columns: list[AgeColumn]


class ReceivablesData(Model):
    """``data`` of receivables."""

    meta: AnswerMeta
    source: SourceText | None
    extracted: ReceivablesExtracted


class ReceivablesAnswer(Model):
    """The JSON of receivables."""

    tagging_data: TaggingData
    data: ReceivablesData


class Receivables(Extraction[ReceivableRow, ReceivablesSummary]):
    """Aged receivables: an aging or a delinquency, by transaction, tenant, unit or property."""

    ANSWER = ReceivablesAnswer

    def __init__(self, *, columns: list[AgeColumn], **rest: Any) -> None:
        super().__init__(**rest)
        self.columns = list(columns)


class UnitMixRow(Model):
    """A type of unit, or a property, with counts, areas and monthly rents. Shares are ratios.

    ``typeRent`` is the rent that is set for the type, ``totalTypeRent`` that times the units. A line of ``statusText``
    counts the units of that status only. ``incomeShare`` is the share of the median income up to which an affordable
    unit is let, ``netRent`` the limit of its gross rent less the utility allowance.
    """

    row_index: int
    row_id: str
    property_name: str | None = None
    property_code: str | None = None
    unit_type: str | None = None
    status_text: str | None = None
    bedrooms: Number | None = None
    bathrooms: Number | None = None
    income_share: Number | None = None
    units: int | None = None
    occupied: int | None = None
    vacant: int | None = None
    unit_share: Number | None = None
    occupancy: Number | None = None
    leased_share: Number | None = None
    average_area: Number | None = None
    total_area: Number | None = None
    area_share: Number | None = None
    type_rent: Number | None = None
    total_type_rent: Number | None = None
    gross_rent_limit: Number | None = None
    utility_allowance: Number | None = None
    net_rent: Number | None = None
    total_net_rent: Number | None = None
    average_market_rent: Number | None = None
    total_market_rent: Number | None = None
    rent_share: Number | None = None
    market_rent_per_area: Number | None = None
    average_contract_rent: Number | None = None
    total_contract_rent: Number | None = None
    contract_rent_per_area: Number | None = None
    other_amounts: dict[str, Number] = Field(default_factory=dict)
    source_columns: list[SourceColumn] = Field(default_factory=list)
    proved: list[str] = Field(default_factory=list)
    contradicted: list[str] = Field(default_factory=list)
    doubtful: dict[str, str] = Field(default_factory=dict)
    unread: dict[str, str] = Field(default_factory=dict)
    derived: dict[str, str] = Field(default_factory=dict)
    sources: dict[str, list[Place]] = Field(default_factory=dict)


class UnitMixSummary(Model):
    """Sums over the rows and the averages that follow; None where a row lacks what it takes."""

    types: int
    total_units: int | None
    occupied_units: int | None
    vacant_units: int | None
    total_area: Number | None
    average_area: Number | None
    market_rent: Number | None
    average_market_rent: Number | None
    contract_rent: Number | None
    average_contract_rent: Number | None


class UnitMix(Extraction[UnitMixRow, UnitMixSummary]):
    """A unit mix: types of units, or properties, with counts, areas and rents."""

    ANSWER = answer_model("UnitMix", UnitMixRow, UnitMixSummary)
