"""What the printed figures of a roll may add up, and over whom: likeliest first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from decimal import Decimal
from operator import attrgetter

from ....models.rent_roll import NOT_A_UNIT, OCCUPIED, Charge, RentRollRow
from ....proofs.rowsets import Column as Amounts
from ..anatomy.fieldkinds import attribute
from .counting import is_zero_area

Test = Callable[[RentRollRow], bool]
Amount = Callable[[RentRollRow], Decimal | None]
Column = Amounts[RentRollRow]
Populations = Sequence[tuple[str, Test]]
CONCESSIONS = "income.rent.concessions"


def is_current(row: RentRollRow) -> bool:
    """Whether a row is of the property as it is now: no future, former or non-unit row."""
    return row.occupancy_status not in NOT_A_UNIT and row.space_use != "NON_UNIT"


def is_unit(row: RentRollRow) -> bool:
    """Whether a row counts as a unit."""
    return row.counts_as_unit


POPULATIONS: Populations = (
    ("current", is_current),
    ("current+nonUnit", lambda r: r.occupancy_status not in NOT_A_UNIT),
    ("current-vacantLeased", lambda r: is_current(r) and r.occupancy_status != "VACANT_LEASED"),
    ("current+future", lambda r: is_current(r) or r.occupancy_status in ("FUTURE", "RENEWAL", "TRANSFER")),
    ("current+applicants", lambda r: is_current(r) or r.occupancy_status == "APPLICANT"),
    ("current+former", lambda r: is_current(r) or r.occupancy_status == "FORMER"),
    ("all", lambda r: True),
)
"""Whose amounts a total may hold, likeliest first."""
ONCE: Populations = (("units", lambda r: is_current(r) and r.counts_as_unit),)
"""Suites that several tenants share are one unit, of one area."""
OF_UNITS: dict[str, Populations] = {
    "marketRent": ONCE,
    "area": (("occupied", lambda r: is_current(r) and r.occupancy_status in OCCUPIED), *ONCE),
}
"""What a unit has whoever lives in it, and whose it may be besides."""
COUNTED: Populations = (
    ("", is_unit),
    ("units-zeroArea", lambda r: r.counts_as_unit and not is_zero_area(r)),
    ("units-nonRevenue", lambda r: r.counts_as_unit and r.is_occupied is not None),
    ("rows", lambda r: True),
    ("current; rows", is_current),
)
"""What a count may take of the rows it is about; the last: leases in force, of suites with several too."""


def code_of(charge: Charge) -> str:
    """What a charge is called: its code, else its words."""
    return charge.code or charge.description or ""


def _sum(parts: Iterable[Decimal | None]) -> Decimal | None:
    found = [p for p in parts if p is not None]
    return sum(found, Decimal(0)) if found else None


def charges(row: RentRollRow) -> Decimal | None:
    """All charges of a row."""
    return _sum(c.amount for c in row.charges)


def _base_charges(row: RentRollRow) -> Decimal | None:
    rents = (c for c in row.charges if (c.category or "").startswith("income.rent.") and c.category != CONCESSIONS)
    return _sum(c.amount for c in rents)


def _beside_rent(row: RentRollRow) -> Decimal | None:
    charged = charges(row)
    return None if charged is None else charged - (row.contract_rent or 0)


def _credited(row: RentRollRow) -> Decimal | None:
    """The charges below zero, without their sign."""
    return _sum(-c.amount for c in row.charges if c.amount is not None and c.amount < 0)


def _charged(row: RentRollRow) -> Decimal | None:
    """The charges above zero."""
    return _sum(c.amount for c in row.charges if c.amount is not None and c.amount > 0)


def _charged_a_year(row: RentRollRow) -> Decimal | None:
    charged = charges(row)
    return None if charged is None else 12 * charged


def _a_year(row: RentRollRow) -> Decimal | None:
    return row.annual_rent if row.annual_rent is not None or row.contract_rent is None else 12 * row.contract_rent


def _billed(row: RentRollRow) -> Decimal | None:
    """What is billed in all, where the tables of a sheet say it under one column in words of their own."""
    return row.contract_rent if row.total_charges is None else row.total_charges


def _of_tenant(row: RentRollRow) -> Decimal | None:
    """What the tenant pays, where a column of rents is that in rows with a subsidy."""
    return row.contract_rent if row.tenant_rent is None else row.tenant_rent


def _without_subsidy(row: RentRollRow) -> Decimal | None:
    """The rent without the subsidy that is charged beside it."""
    derived = row.subsidy_rent if "subsidyRent" in row.derived else None
    return None if row.contract_rent is None else row.contract_rent - (derived or 0)


def _beside_unsubsidised(row: RentRollRow) -> Decimal | None:
    charged, rent = charges(row), _without_subsidy(row)
    return None if charged is None else charged - (rent or 0)


AMOUNTS: dict[str, tuple[tuple[str, Amount], ...]] = {
    "contractRent": (
        ("contractRent", lambda r: r.contract_rent),
        ("contractRent+subsidy", lambda r: _sum((r.contract_rent, r.subsidy_rent))),
        ("tenantRent", _of_tenant),
        ("contractRent-subsidy", _without_subsidy),  # "Lease Rent" beside "Other Charges", which has the subsidies
        ("baseCharges", _base_charges),
        ("allCharges", charges),
        ("allCharges-concessions", lambda r: _sum(c.amount for c in r.charges if c.category != CONCESSIONS)),
        ("totalCharges", lambda r: r.total_charges),
        ("billed", _billed),  # "Monthly total" of stores above "Rent billed" of homes
        ("annualised", lambda r: None if r.contract_rent is None else 12 * r.contract_rent),
    ),
    "annualRent": (
        ("annualRent", lambda r: r.annual_rent),
        ("annualised(allCharges)", _charged_a_year),  # a column of what each charge comes to in a year
        ("annualRent+annualised", _a_year),  # "shops 67,550 p.a. plus flats 5,215 x 12"
    ),
    "totalCharges": (
        ("totalCharges", lambda r: r.total_charges),
        ("allCharges", charges),
        ("contractRent", lambda r: r.contract_rent),  # "Totals AY01 | Base Rent" below the amounts of all charges
        ("charges-credits", _charged),  # "Charges" beside "Credits"
    ),
    "deposit": (
        ("deposit", lambda r: r.deposit),
        ("deposit+otherDeposit", lambda r: _sum((r.deposit, r.other_deposit))),
    ),
    # The concession in the column of its own: what is summed from charges is in theirs.
    "concessions": (
        ("concessions", lambda r: None if "concessions" in r.derived else r.concessions),
        ("concessions", lambda r: r.concessions),
        ("credits", _credited),  # printed without a sign
    ),
    "otherCharges": (
        ("otherCharges", lambda r: r.other_charges),
        ("allCharges-contractRent", _beside_rent),
        ("allCharges-contractRent+subsidy", _beside_unsubsidised),
    ),
}
"""What a total under a field may add up where that is not the field alone, likeliest first."""


def amounts_of(field: str) -> tuple[tuple[str, Amount], ...]:
    """The amounts that a total under a field of the rows may add up, the field itself first."""
    return AMOUNTS.get(field) or ((field, attrgetter(attribute(field))),)
