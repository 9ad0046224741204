"""The model that generated rent rolls are printed from: a property with its units, leases, charges and steps.

Amounts are :class:`decimal.Decimal` in the document's currency, monthly unless a name says otherwise; areas are whole
square feet (square metres for German rolls).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal

__all__ = ["Charge", "Lease", "Property", "Step", "Unit"]

OCCUPIED = frozenset({"OCCUPIED", "NOTICE", "NOTICE_LEASED", "EVICTION", "EMPLOYEE"})
VACANT = frozenset({"VACANT", "VACANT_LEASED"})
OUT_OF_SERVICE = frozenset({"MODEL", "ADMIN", "DOWN"})
RENT_KINDS = frozenset({"rent", "subsidy"})


@dataclass(frozen=True, slots=True)
class Charge:
    """A recurring charge of a lease; ``kind`` is rent, subsidy, concession, employee, other or tax."""

    code: str
    description: str
    amount: Decimal
    kind: str = "other"


@dataclass(frozen=True, slots=True)
class Step:
    """A future rent step: the new monthly amount from ``date`` on."""

    category: str
    date: date
    amount: Decimal
    per_area: Decimal


@dataclass(frozen=True, slots=True)
class Lease:
    """One lease of a unit. ``standing`` is current, notice, eviction, future, applicant, renewal, pending or former."""

    tenant: str
    resident_id: str
    standing: str
    move_in: date | None
    start: date
    end: date | None
    charges: tuple[Charge, ...]
    deposit: Decimal = Decimal(0)
    other_deposit: Decimal = Decimal(0)
    balance: Decimal = Decimal(0)
    notice: date | None = None
    move_out: date | None = None
    steps: tuple[Step, ...] = ()
    lease_type: str = ""
    recovery: Decimal = Decimal(0)
    month_to_month: bool = False
    employee: bool = False

    @property
    def rent(self) -> Decimal:
        """Base rent and subsidy, monthly."""
        return sum((c.amount for c in self.charges if c.kind in RENT_KINDS), Decimal(0))

    @property
    def annual_rent(self) -> Decimal:
        """Twelve months' rent."""
        return self.rent * 12

    @property
    def total(self) -> Decimal:
        """All charges, monthly."""
        return sum((c.amount for c in self.charges), Decimal(0))

    @property
    def others(self) -> Decimal:
        """All charges that are not rent."""
        return self.total - self.rent


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit, suite, bed or space. ``condition`` is ready, model, admin or down."""

    number: str
    building: str
    unit_type: str
    floor_plan: str
    bedrooms: int
    bathrooms: Decimal
    area: int
    market_rent: Decimal
    floor: int = 1
    condition: str = "ready"
    lease: Lease | None = None
    upcoming: Lease | None = None
    former: Lease | None = None

    @property
    def status(self) -> str:
        """The unit's occupancy in the words of the contract (``OCCUPIED``, ``NOTICE_LEASED``, ``DOWN`` ...)."""
        if self.lease is None:
            if self.condition != "ready":
                return self.condition.upper()
            return "VACANT_LEASED" if self.upcoming else "VACANT"
        if self.lease.standing == "notice":
            return "NOTICE_LEASED" if self.upcoming and self.upcoming.standing != "renewal" else "NOTICE"
        if self.lease.standing == "eviction":
            return "EVICTION"
        return "OCCUPIED"

    @property
    def is_occupied(self) -> bool:
        return self.status in OCCUPIED

    @property
    def is_vacant(self) -> bool:
        return self.status in VACANT


@dataclass(frozen=True, slots=True)
class Property:
    """A property on its as-of date."""

    name: str
    code: str
    street: str
    city: str
    company: str
    as_of: date
    printed_on: date
    units: tuple[Unit, ...] = field(default_factory=tuple)

    @property
    def occupied(self) -> list[Unit]:
        return [u for u in self.units if u.is_occupied]

    @property
    def vacant(self) -> list[Unit]:
        return [u for u in self.units if u.is_vacant]

    @property
    def upcoming(self) -> list[Unit]:
        """Units with a lease that is not in force yet."""
        return [u for u in self.units if u.upcoming]

    @property
    def leases(self) -> Iterator[Lease]:
        """The leases in force."""
        return (u.lease for u in self.units if u.lease)


def total(amounts: Iterable[Decimal | int | None]) -> Decimal:
    """The sum of what is there; an empty sum is zero."""
    return sum((Decimal(a) for a in amounts if a is not None), Decimal(0))


def charges_by_code(leases: Iterable[Lease], *, by: str = "code") -> dict[str, Decimal]:
    """Totals per charge code (or ``by="description"``), sorted by code."""
    sums: dict[str, Decimal] = {}
    for lease in leases:
        for charge in lease.charges:
            key = str(getattr(charge, by))
            sums[key] = sums.get(key, Decimal(0)) + charge.amount
    return dict(sorted(sums.items()))


def add_distinct(homes: list[Property], drawn: Property) -> None:
    """Add a property to those of a report, unless it has the name of one: nobody could tell them apart."""
    if drawn.name not in {home.name for home in homes}:
        homes.append(drawn)
