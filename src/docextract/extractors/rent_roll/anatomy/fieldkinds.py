"""What kind of value each field of a rent-roll column holds."""

from __future__ import annotations

from dataclasses import fields
from enum import Enum

from ....models.rent_roll import RentRollRow
from ....vocabulary.matches import HeaderMatch


class Kind(Enum):
    """How the cells of a column are read."""

    TEXT = "text"
    ID = "id"
    MONEY = "money"
    AREA = "area"
    NUMBER = "number"
    START = "start"
    END = "end"
    STATUS = "status"
    TERM = "term"
    SHARE = "share"
    """A part of a whole: ``6 %`` and 0.06 are one."""
    KEPT = "kept"
    """Kept as printed in ``sourceColumns``."""


OF_UNIT = frozenset({
    "unit", "building", "propertyName", "propertyCode", "unitType", "floorPlan", "bedBath", "bedrooms", "bathrooms",
})  # fmt: skip
"""Fields of a unit that all of its beds share."""

KINDS: dict[str, Kind] = {
    "unit": Kind.ID,
    "bed": Kind.ID,
    "building": Kind.ID,
    "propertyName": Kind.TEXT,
    "propertyCode": Kind.ID,
    "unitType": Kind.TEXT,
    "floorPlan": Kind.TEXT,
    "bedBath": Kind.TEXT,
    "bedrooms": Kind.NUMBER,
    "bathrooms": Kind.NUMBER,
    "area": Kind.AREA,
    "statusText": Kind.STATUS,
    "residentId": Kind.ID,
    "tenantName": Kind.TEXT,
    "moveInDate": Kind.START,
    "moveOutDate": Kind.END,
    "noticeDate": Kind.START,
    "leaseStartDate": Kind.START,
    "leaseEndDate": Kind.END,
    "leaseTermMonths": Kind.TERM,
    "marketRent": Kind.MONEY,
    "contractRent": Kind.MONEY,
    "annualRent": Kind.MONEY,
    "rentPerArea": Kind.MONEY,
    "tenantRent": Kind.MONEY,
    "subsidyRent": Kind.MONEY,
    "utilityAllowance": Kind.MONEY,
    "legalRent": Kind.MONEY,
    "concessions": Kind.MONEY,
    "otherCharges": Kind.MONEY,
    "totalCharges": Kind.MONEY,
    "leaseType": Kind.TEXT,
    "deposit": Kind.MONEY,
    "otherDeposit": Kind.MONEY,
    "balance": Kind.MONEY,
    "chargeCode": Kind.TEXT,
    "chargeDescription": Kind.TEXT,
    "chargeAmount": Kind.MONEY,
    "chargeFrequency": Kind.TEXT,
    "rentSteps:category": Kind.TEXT,
    "rentSteps:date": Kind.START,
    "rentSteps:endDate": Kind.END,
    "rentSteps:amount": Kind.MONEY,
    "rentSteps:perArea": Kind.MONEY,
    "rentSteps:increase": Kind.MONEY,
    "rentSteps:percent": Kind.SHARE,
    "rentSteps:text": Kind.TEXT,
    "recoveries:total": Kind.MONEY,
    "recoveries:totalPerArea": Kind.MONEY,
    "recoveries:nnn": Kind.MONEY,
    "recoveries:nnnPerArea": Kind.MONEY,
    "recoveries:cam": Kind.MONEY,
    "recoveries:camPerArea": Kind.MONEY,
    "recoveries:realEstateTaxes": Kind.MONEY,
    "recoveries:realEstateTaxesPerArea": Kind.MONEY,
    "recoveries:insurance": Kind.MONEY,
    "recoveries:insurancePerArea": Kind.MONEY,
    "recoveries:other": Kind.MONEY,
    "recoveries:expenseStop": Kind.MONEY,
    "recoveries:expenseStopPerArea": Kind.MONEY,
    "recoveries:baseAmount": Kind.MONEY,
    "recoveries:baseYear": Kind.NUMBER,
    "recoveries:share": Kind.SHARE,
    "recoveries:type": Kind.TEXT,
    "percentageRent:rate": Kind.SHARE,
    "percentageRent:breakpoint": Kind.MONEY,
    "percentageRent:sales": Kind.MONEY,
    "options:kind": Kind.TEXT,
    "options:termination": Kind.TEXT,
    "options:other": Kind.TEXT,
    "options:date": Kind.START,
    "options:notice": Kind.START,
    "options": Kind.TEXT,
}

CHARGE_FIELDS = frozenset({"chargeCode", "chargeDescription", "chargeAmount", "chargeFrequency"})
BILLED = frozenset(
    {
        "otherCharges",
        *(f"recoveries:{kind}" for kind in ("total", "nnn", "cam", "realEstateTaxes", "insurance", "other")),
    }
)
"""Columns of what is billed beside the rent."""
STEP_FIELDS = frozenset(name for name in KINDS if name.startswith("rentSteps:"))
NESTED = frozenset(name for name in KINDS if name.startswith(("recoveries:", "percentageRent:", "options")))
"""Columns that fill a nested object of the row."""
STACKED = "stacked"
"""The kind of a header that names several facts of a lease at once, each on a line of its own."""
_PARTS = ("rentSteps", "recoveries", "percentageRent", "options", "sourceColumns")
DATES = frozenset({Kind.START, Kind.END})
NUMBERS = frozenset({Kind.MONEY, Kind.AREA, Kind.NUMBER, Kind.TERM, Kind.SHARE})
SUMMED = (
    "marketRent", "contractRent", "annualRent", "tenantRent", "subsidyRent", "concessions", "otherCharges",
    "totalCharges", "deposit", "otherDeposit", "balance", "area",
)  # fmt: skip
"""Fields whose values a total row adds up."""


def attribute(field: str) -> str:
    """``"marketRent" -> "market_rent"``."""
    out = []
    for letter in field:
        if letter.isupper():
            out.append("_")
            letter = letter.lower()
        out.append(letter)
    return "".join(out)


ATTRIBUTES: dict[str, str] = {field: attribute(field) for field in KINDS}
ROW_FIELDS: dict[str, str] = {
    name: attr
    for name, attr in ATTRIBUTES.items()
    if attr in {f.name for f in fields(RentRollRow)} - {"property_name", "property_code", "options"}
}
"""Fields of columns that are attributes of a row, other than the names of its property."""


def column_name(match: HeaderMatch) -> str:
    """The name that a header match gives a column: the field, with the part of it that the header names."""
    if match.kind and match.field in _PARTS:
        return f"{match.field}:{match.kind}"
    return match.field


SECOND_RATE = "sourceColumns:rate"
"""What a second column of rates is kept as."""
OF_YEAR = "sourceColumns:annualCharges"
"""What the column of what charges are in a year is kept as."""
NO_TEXT = frozenset({"-", "--", "---", "–", "—", "n/a", "na", "none", "null", "(blank)"})
"""Texts of cells that hold nothing."""
LONGEST_NO_TEXT = max(map(len, NO_TEXT))
