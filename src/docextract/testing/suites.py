"""Draws commercial properties: suites with leases of years, rent steps, recoveries and upcoming leases."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from decimal import Decimal
from random import Random

from docextract.testing.draw import cents, draw_as_of, draw_header, first_of_month, plus_months
from docextract.testing.property import Charge, Lease, Property, Step, Unit
from docextract.testing.words import firm


def draw_suites(
    rng: Random,
    *,
    suites: tuple[int, int] = (6, 18),
    lease_types: tuple[str, ...] = ("Retail NNN", "Retail Gross", "Industrial Net"),
    step_category: str = "RNT",
    zero_areas: bool = True,
    as_of: date | None = None,
    kind: str = "commercial",
) -> Property:
    """A commercial property: suites with leases of years, rent steps, recoveries and upcoming leases."""
    head = draw_header(rng, kind, as_of or draw_as_of(rng, end_of_month=True))
    building = rng.choice((f"{rng.randint(1000, 9899)}", f"{head.name[:3].upper()}{rng.randint(1, 9):03d}"))
    rate = Decimal(rng.randint(900, 4800)) / 100
    drawn: list[Unit] = []
    for i in range(rng.randint(*suites)):
        number = rng.choice(
            (f"{100 * (1 + i // 4) + 10 * (i % 4)}", f"{100 * (1 + i // 4) + 10 * (i % 4)}{chr(65 + i % 3)}")
        )
        area = 0 if zero_areas and rng.random() < 0.06 else rng.randint(650, 14800)
        unit = Unit(number, building, "", "", 0, Decimal(0), area, cents(rate * area / 12), 1 + i // 4)
        luck = rng.random()
        if luck < 0.16 and i:
            coming = (
                _suite_lease(rng, unit, head, "future", rate, lease_types, step_category, i) if luck < 0.06 else None
            )
            drawn.append(replace(unit, upcoming=coming))
            continue
        lease = _suite_lease(rng, unit, head, "current", rate, lease_types, step_category, i)
        renewal = None
        if luck > 0.92 and lease.end:
            renewal = _suite_lease(rng, unit, head, "pending", rate, lease_types, step_category, i)
            renewal = replace(renewal, tenant=lease.tenant, resident_id=lease.resident_id)
        drawn.append(replace(unit, lease=lease, upcoming=renewal))
    if all(u.lease for u in drawn):
        drawn[-1] = replace(drawn[-1], lease=None, upcoming=None)
    return replace(head, units=tuple(drawn))


def _suite_lease(
    rng: Random,
    unit: Unit,
    head: Property,
    standing: str,
    rate: Decimal,
    lease_types: tuple[str, ...],
    category: str,
    index: int,
) -> Lease:
    years = rng.choice((3, 5, 5, 7, 10, 10, 15))
    if standing == "current":
        start = plus_months(first_of_month(head.as_of), -rng.randint(1, years * 11))
    else:
        start = plus_months(first_of_month(head.as_of), rng.randint(1, 9))
    start += timedelta(days=rng.choice((0, 0, 0, 9, 14)))
    end = plus_months(start, years * 12) - timedelta(days=1)
    base = cents(max(rate + Decimal(rng.randint(-300, 300)) / 100, Decimal(4)) * unit.area / 12)
    if unit.area == 0:
        base = Decimal(rng.choice((250, 400, 1250)))
    rent = base
    steps: list[Step] = []
    due, amount = plus_months(first_of_month(start), 12), rent
    while due < end and len(steps) < 12:
        if due > head.as_of:
            amount = cents(amount * Decimal("1.03"))
            steps.append(Step(category, due, amount, cents(amount * 12 / unit.area) if unit.area else Decimal(0)))
        due = plus_months(due, 12)
    if rng.random() < 0.35 or standing != "current":
        steps = []
    recovery = cents(rent * rng.randint(8, 32) / 100) if rng.random() < 0.7 else Decimal(0)
    charges = [Charge("rent", "Base Rent", rent, "rent")]
    if rng.random() < 0.2:
        charges.append(Charge("park", "Parking", Decimal(rng.choice((75, 150, 225))), "other"))
    deposit = rng.choice((Decimal(0), rent, cents(rent * 2)))
    return Lease(
        firm(rng),
        f"t{index * 31 + rng.randint(200, 900):07d}",
        standing,
        start,
        start,
        end,
        tuple(charges),
        deposit,
        steps=tuple(steps),
        lease_type=rng.choice(lease_types),
        recovery=recovery,
    )
