"""RENT_ROLL: the rows, the summary, and the answer (contract 3.1).

Rows are slotted dataclasses, cheap to make by the ten thousand; a TypeAdapter describes them to the world.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import ClassVar, Literal

from .base import CAMEL, Field, Model, Number
from .place import Place
from .sources import Sources

Status = Literal[
    "OCCUPIED", "NOTICE", "NOTICE_LEASED", "VACANT", "VACANT_LEASED", "MODEL", "ADMIN", "DOWN", "EMPLOYEE", "EVICTION",
    "APPLICANT", "FUTURE", "RENEWAL", "TRANSFER", "FORMER", "UNKNOWN",
]  # fmt: skip
StatusBasis = Literal["printed", "section", "sentinel", "moveOutDate", "tenant"]
SpaceUse = Literal["RESIDENTIAL", "COMMERCIAL", "NON_UNIT"]

OCCUPIED: frozenset[str] = frozenset({"OCCUPIED", "NOTICE", "NOTICE_LEASED", "EMPLOYEE", "EVICTION"})
VACANT: frozenset[str] = frozenset({"VACANT", "VACANT_LEASED"})
NON_REVENUE: frozenset[str] = frozenset({"MODEL", "ADMIN", "DOWN"})
NOT_A_UNIT: frozenset[str] = frozenset({"APPLICANT", "FUTURE", "RENEWAL", "TRANSFER", "FORMER"})


@dataclass(slots=True)
class Charge:
    """One charge line of a lease. ``category`` is a key of the chart of accounts, None if unknown; ``frequency`` is
    null where the document does not say how often it is billed."""

    __pydantic_config__: ClassVar = CAMEL
    code: str | None
    description: str | None
    amount: Number | None
    category: str | None = None
    frequency: (
        Literal["MONTHLY", "QUARTERLY", "SEMIANNUAL", "ANNUAL", "WEEKLY", "DAILY", "ONE_TIME", "PRORATED"] | None
    ) = None
    source: Place | None = None


@dataclass(slots=True)
class RentStep:
    """A future change of a charge, as printed: a new amount, an increase by an amount, or by a share (0.03 is 3 %)."""

    __pydantic_config__: ClassVar = CAMEL
    kind: Literal["NEW_AMOUNT", "INCREASE", "PERCENT"] = "NEW_AMOUNT"
    category: str | None = None
    date: dt.date | None = None
    end_date: dt.date | None = None
    amount: Number | None = None
    per_area: Number | None = None
    period: Literal["MONTHLY", "ANNUAL"] | None = None
    source: Place | None = None


@dataclass(slots=True)
class Recovery:
    """What a tenant pays of the costs: an amount, an amount per area, a base year, a stop, or a share (0.2 is 20 %)."""

    __pydantic_config__: ClassVar = CAMEL
    kind: str | None = None
    amount: Number | None = None
    period: Literal["MONTHLY", "ANNUAL"] | None = None
    per_area: Number | None = None
    base_year: int | None = None
    stop: Number | None = None
    share: Number | None = None
    source: Place | None = None


@dataclass(slots=True)
class PercentageRent:
    """Rent as a share of sales above a breakpoint; a ``rate`` of 0.06 is 6 %."""

    __pydantic_config__: ClassVar = CAMEL
    rate: Number | None = None
    breakpoint: Number | None = None
    sales: Number | None = None
    source: Place | None = None


@dataclass(slots=True)
class LeaseOption:
    """An option as printed."""

    __pydantic_config__: ClassVar = CAMEL
    kind: str | None = None
    text: str | None = None
    date: dt.date | None = None
    notice_date: dt.date | None = None
    source: Place | None = None


@dataclass(slots=True)
class SourceColumn:
    """A column peculiar to the document, kept as printed; ``personal`` marks phone numbers, addresses and the like."""

    __pydantic_config__: ClassVar = CAMEL
    header: str | None
    value: str | None
    personal: bool = False


@dataclass(slots=True)
class RentRollRow:
    """One table line that stands for a unit, suite, bed or space. Null is not printed; 0 is a printed zero."""

    __pydantic_config__: ClassVar = CAMEL
    row_index: int = 0
    row_id: str = ""
    property_name: str | None = None
    property_code: str | None = None
    building: str | None = None
    unit: str | None = None
    bed: str | None = None
    unit_type: str | None = None
    floor_plan: str | None = None
    bedrooms: Number | None = None
    bathrooms: Number | None = None
    area: Number | None = None
    area_unit: Literal["SQFT", "SQM"] | None = None
    space_use: SpaceUse = "RESIDENTIAL"
    counts_as_unit: bool = True
    unit_count: int = 1
    in_place: bool = False
    relates_to: int | None = None
    occupancy_status: Status = "UNKNOWN"
    status_text: str | None = None
    status_basis: StatusBasis | None = None
    is_occupied: bool | None = None
    section: str | None = None
    resident_id: str | None = None
    tenant_name: str | None = None
    move_in_date: dt.date | None = None
    move_out_date: dt.date | None = None
    notice_date: dt.date | None = None
    lease_start_date: dt.date | None = None
    lease_end_date: dt.date | None = None
    lease_term_months: Number | None = None
    is_month_to_month: bool = False
    market_rent: Number | None = None
    contract_rent: Number | None = None
    annual_rent: Number | None = None
    rent_per_area: Number | None = None
    rent_per_area_period: Literal["MONTHLY", "ANNUAL"] | None = None
    tenant_rent: Number | None = None
    subsidy_rent: Number | None = None
    utility_allowance: Number | None = None
    legal_rent: Number | None = None
    concessions: Number | None = None
    other_charges: Number | None = None
    total_charges: Number | None = None
    charges: Sequence[Charge] = ()
    rent_steps: Sequence[RentStep] = ()
    lease_type: str | None = None
    recoveries: Sequence[Recovery] = ()
    percentage_rent: PercentageRent | None = None
    options: Sequence[LeaseOption] = ()
    deposit: Number | None = None
    other_deposit: Number | None = None
    balance: Number | None = None
    source_columns: Sequence[SourceColumn] = ()
    proved: Sequence[str] = ()
    contradicted: Sequence[str] = ()
    doubtful: dict[str, str] = field(default_factory=dict)
    unread: dict[str, str] = field(default_factory=dict)
    derived: dict[str, str] = field(default_factory=dict)
    sources: Sources = field(default_factory=Sources)


class StatusCount(Model):
    """Units, area and rents of one use and status."""

    space_use: SpaceUse
    occupancy_status: Status
    units: int
    area: Number | None = None
    market_rent: Number | None = None
    contract_rent: Number | None = None


class Ratio(Model):
    """A figure with what it was made of; ``value`` is null where the denominator is missing or 0."""

    value: Number | None = None
    numerator: Number | None = None
    denominator: Number | None = None
    formula: str = ""


class Occupancy(Model):
    """Shares of the units, each with its formula."""

    physical: Ratio
    leased: Ratio
    by_area: Ratio
    contract_to_market: Ratio


class InPlaceRent(Model):
    """Monthly rent of the leases in force."""

    gross: Number | None = None
    recurring_concessions: Number | None = None
    net: Number | None = None
    annual: Number | None = None
    formula: str = ""
    rows_used: int = 0


class UnitMixLine(Model):
    """Figures of one unit type."""

    unit_type: str | None
    units: int
    occupied: int
    vacant: int
    average_area: Number | None = None
    average_market_rent: Number | None = None
    average_contract_rent: Number | None = None


class ChargeSum(Model):
    """Charges of one code over the units."""

    code: str | None
    category: str | None
    amount: Number
    count: int


class ExpirationMonth(Model):
    """Leases that end in one month."""

    month: str
    units: int
    area: Number | None = None
    rent: Number | None = None
    renewed: int = 0


class LeaseExpirations(Model):
    """When leases end."""

    by_month: list[ExpirationMonth] = Field(default_factory=list)
    month_to_month: int = 0
    holdover: int = 0
    open_ended: int = 0
    undated: int = 0


class RentRollFigures(Model):
    """The figures of a roll, or of one property of it."""

    total_units: int = 0
    occupied_units: int = 0
    vacant_units: int = 0
    non_revenue_units: int = 0
    notice_units: int = 0
    employee_units: int = 0
    future_rows: int = 0
    by_status: list[StatusCount] = Field(default_factory=list)
    occupancy: Occupancy
    in_place_rent: InPlaceRent
    unit_mix: list[UnitMixLine] = Field(default_factory=list)
    charge_summary: list[ChargeSum] = Field(default_factory=list)
    lease_expirations: LeaseExpirations


class PropertyFigures(RentRollFigures):
    """The same figures for one property."""

    property_name: str | None = None
    property_code: str | None = None


class RentRollSummary(RentRollFigures):
    """The figures of the whole roll; residential and commercial units are told apart in ``byStatus``."""

    by_property: list[PropertyFigures] = Field(default_factory=list)


def zero(value: Decimal | None) -> bool:
    """True for nothing and for 0."""
    return not value
