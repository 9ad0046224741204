"""Who owes what: tenants of a property with their open charges and receipts, by age."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from decimal import Decimal
from random import Random

from docextract.testing.draw import unit_numbers
from docextract.testing.words import firm, person

from .names import names

ZERO = Decimal(0)
STATUSES = ("Current", "Current", "Current", "Notice", "Past", "Eviction", "Future")


@dataclass(slots=True)
class Entry:
    """An open charge, or a receipt that is applied to none (``paid``)."""

    number: str
    code: str
    name: str
    day: date
    amount: Decimal
    age: int
    paid: bool = False


@dataclass(slots=True)
class Tenant:
    """A tenant with what is open."""

    name: str
    code: str
    unit: str
    status: str
    entries: list[Entry] = field(default_factory=list)

    @property
    def prepaid(self) -> Decimal:
        """What was paid in advance: not positive."""
        return sum((e.amount for e in self.entries if e.paid), ZERO)

    def owed(self, low: int, high: int | None) -> Decimal:
        """What is open of an age in days, both ends included."""
        return sum(
            (e.amount for e in self.entries if not e.paid and e.age >= low and (high is None or e.age <= high)), ZERO
        )


def draw_tenants(rng: Random, as_of: date, *, commercial: bool = False, most: int = 34) -> list[Tenant]:
    """Tenants in the order of their units, each with one open entry or more."""
    tenants = []
    for n, (unit, _, _) in enumerate(unit_numbers(rng, rng.randint(4, most))):
        if rng.random() < 0.2:
            continue
        name = firm(rng) if commercial else person(rng)
        tenant = Tenant(name, f"t{100000 + n * 13 + rng.randint(0, 9):07d}", unit, rng.choice(STATUSES))
        for number in range(rng.choice((1, 1, 2, 3, 5))):
            tenant.entries.append(_entry(rng, as_of, n * 50 + number))
        if rng.random() < 0.25:
            paid = -Decimal(rng.randint(500, 150_000)) / 100
            day = as_of - timedelta(days=rng.randint(0, 20))
            tenant.entries.append(Entry(f"R-{40000 + n * 7}", "prepay", "Prepaid Rent", day, paid, 0, paid=True))
        tenants.append(tenant)
    return tenants or [Tenant(person(rng), "t0100001", "101", "Current", [_entry(rng, as_of, 1)])]


def _entry(rng: Random, as_of: date, number: int) -> Entry:
    charge = rng.choice(names()["charge"])
    age = rng.choice((2, 9, 20, 33, 48, 66, 80, 95, 140, 300))
    amount = Decimal(rng.randint(1_000, 260_000)) / 100
    if rng.random() < 0.06:
        amount = -Decimal(rng.randint(100, 9_000)) / 100
    day = as_of - timedelta(days=age)
    return Entry(f"C-{20000 + number}", charge["code"], charge["name"], day, amount, age)


def total(values: Sequence[dict[str, Decimal | None]], keys: Sequence[str]) -> dict[str, Decimal]:
    """The sums of some rows, by column."""
    return {key: sum((row[key] or ZERO for row in values), ZERO) for key in keys}
