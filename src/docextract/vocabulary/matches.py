"""What a vocabulary answers: small immutable findings, best first where there are several."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ..records import record

FIELDS = frozenset(
    (
        "unit",
        "bed",
        "building",
        "propertyName",
        "propertyCode",
        "unitType",
        "floorPlan",
        "bedrooms",
        "bathrooms",
        "bedBath",
        "area",
        "tenantName",
        "residentId",
        "statusText",
        "marketRent",
        "contractRent",
        "totalCharges",
        "otherCharges",
        "annualRent",
        "rentPerArea",
        "tenantRent",
        "subsidyRent",
        "utilityAllowance",
        "legalRent",
        "recoveries",
        "leaseType",
        "leaseStartDate",
        "leaseEndDate",
        "moveInDate",
        "moveOutDate",
        "noticeDate",
        "leaseTermMonths",
        "deposit",
        "otherDeposit",
        "balance",
        "concessions",
        "chargeCode",
        "chargeDescription",
        "chargeAmount",
        "chargeFrequency",
        "rentSteps",
        "percentageRent",
        "options",
        "spaceUse",
        "sourceColumns",
    )
)
"""The fields that a header can name: those of a rent-roll row, the parts of a charge, and ``sourceColumns``."""

STATUSES = frozenset(
    (
        "OCCUPIED",
        "NOTICE",
        "NOTICE_LEASED",
        "VACANT",
        "VACANT_LEASED",
        "MODEL",
        "ADMIN",
        "DOWN",
        "EMPLOYEE",
        "EVICTION",
        "APPLICANT",
        "FUTURE",
        "RENEWAL",
        "TRANSFER",
        "FORMER",
        "UNKNOWN",
    )
)

Period = Literal["MONTHLY", "ANNUAL"]
Scope = Literal["current", "future", "former"]


class HeaderMatch(NamedTuple):
    """A field that a header may name. 1.0 is the exact phrase; ``kind`` says which part or sort of the field."""

    field: str
    score: float
    phrase: str = ""
    """The words of the vocabulary that were found."""
    period: Period | None = None
    kind: str | None = None
    personal: bool = False
    """Personal data: phone numbers and mail addresses."""


class StatusMatch(NamedTuple):
    """An occupancy status. ``hint`` names what else must be looked at before it is final.

    ``leased``: occupied only with a tenant in place, vacant-leased if the lease starts after the as-of date.
    ``active``: let, unless other codes of the column are those of units that are let. ``pending``: a notice inside a
    group of current residents, else as given. ``transfer``: in or out is not said.
    """

    status: str
    hint: str | None = None


class SectionMatch(NamedTuple):
    """A section heading: the status it sets, if it sets one, and the scope of the rows under it."""

    status: str | None
    scope: Scope
    hint: str | None = None


@record(frozen=True)
class TotalMatch:
    """A label of a total row. ``kind`` is total, subtotal, grand, count, occupancy, average or
    forward (``Carried forward``).

    ``certain`` is False where a tenant could be called so ("Total Wine"): position and arithmetic must decide.
    """

    kind: str
    scope: str | None = None
    count: int | None = None
    percent: str | None = None
    certain: bool = True

    @property
    def counts_named(self) -> bool:
        """Whether it is a name and how many stand under it, ``Building A: 20 units``: it may be their heading, too."""
        return not self.certain and self.kind == "subtotal" and self.count is not None
