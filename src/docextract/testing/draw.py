"""Draws properties from a seeded generator: apartments with their leases, moves and charges."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal
from functools import cache
from importlib import resources
from random import Random
from typing import Any, cast

from docextract.testing.property import Charge, Lease, Property, Unit
from docextract.testing.words import person, place, street, words

CENT = Decimal("0.01")


@cache
def charge_book(name: str) -> list[list[Any]]:
    text = resources.files("docextract.testing").joinpath("charges.toml").read_text(encoding="utf-8")
    return cast("list[list[Any]]", tomllib.loads(text)["books"][name])


def cents(value: Decimal | float | int) -> Decimal:
    """Rounded half up to cents."""
    return Decimal(str(value)).quantize(CENT, ROUND_HALF_UP)


def plus_months(day: date, months: int) -> date:
    """The same day so many months later, or the last day of that month."""
    first = day.year * 12 + day.month - 1 + months
    year, month = divmod(first, 12)
    return date(year, month + 1, min(day.day, month_end(date(year, month + 1, 1)).day))


def month_end(day: date) -> date:
    """The last day of the month of ``day``."""
    return (date(day.year + day.month // 12, day.month % 12 + 1, 1)) - timedelta(days=1)


def first_of_month(day: date) -> date:
    return day.replace(day=1)


def draw_as_of(rng: Random, *, end_of_month: bool | None = None) -> date:
    day = date(rng.randint(2017, 2026), rng.randint(1, 12), rng.randint(1, 28))
    at_end = rng.random() < 0.6 if end_of_month is None else end_of_month
    return month_end(day) if at_end else day


def draw_header(rng: Random, kind: str, as_of: date) -> Property:
    name = place(rng, kind)
    code = "".join(w[0] for w in name.split()).lower()[:4] + str(rng.randint(1, 999)).zfill(rng.choice((2, 3)))
    stamp = as_of + timedelta(days=rng.randint(3, 40))
    city, company = rng.choice(words("places")["cities"]), rng.choice(words("places")["companies"])
    return Property(name, code, street(rng), city, company, as_of, stamp)


def unit_numbers(rng: Random, count: int) -> list[tuple[str, str, int]]:
    """So many (unit, building, floor), in the order of a printed roll, in one of several schemes."""
    scheme = rng.choice(("plain", "plain", "building", "zeros", "letter", "short"))
    per_floor = rng.randint(4, 8)
    numbers: list[tuple[str, str, int]] = []
    for i in range(count):
        building, rest = divmod(i, per_floor * 3)
        floor, door = divmod(rest, per_floor)
        number = f"{floor + 1}{door + 1:02d}"
        if scheme == "building":
            numbers.append((f"{building + 1:02d}-{number}", f"{building + 1:02d}", floor + 1))
        elif scheme == "zeros":
            numbers.append((f"{building:01d}{number}", str(building + 1), floor + 1))
        elif scheme == "letter":
            numbers.append((f"{chr(65 + building)}{number}", chr(65 + building), floor + 1))
        elif scheme == "short":
            numbers.append((str(i + 1), "1", 1))
        else:
            numbers.append((f"{building + 1}{number}" if building else number, str(building + 1), floor + 1))
    return numbers


def draw_apartments(
    rng: Random,
    *,
    book: str,
    units: tuple[int, int] = (14, 44),
    kind: str = "residential",
    applicants: bool = True,
    renewals: bool = False,
    as_of: date | None = None,
) -> Property:
    """A residential property; ``book`` names the charge codes its leases use."""
    head = draw_header(rng, kind, as_of or draw_as_of(rng))
    plans = _floor_plans(rng)
    numbers = unit_numbers(rng, rng.randint(*units))
    drawn = []
    whole = rng.random() < 0.55
    for i, (number, building, floor) in enumerate(numbers):
        name, code, beds, baths, area, rent = plans[min(rng.randrange(len(plans)), rng.randrange(len(plans)))]
        market = Decimal(rent + rng.choice((0, 0, 0, 15, 25, 40)))
        unit = Unit(number, building, code, name, beds, baths, area, market, floor)
        drawn.append(_occupy(rng, unit, head, book, i, whole, applicants, renewals))
    if len(drawn) > 3 and not any(u.lease is None for u in drawn):
        drawn[len(drawn) // 2] = replace(drawn[len(drawn) // 2], lease=None, upcoming=None)
    return replace(head, units=tuple(drawn))


def _floor_plans(rng: Random) -> list[tuple[str, str, int, Decimal, int, int]]:
    prefix = rng.choice(("", "", "mg", "A", "ph"))
    style = rng.randrange(4)
    plans = []
    for beds, baths in ((0, 1), (1, 1), (2, 1), (2, 2), (3, 2))[rng.randint(0, 1) : rng.randint(3, 5)]:
        full, size = Decimal(baths), 420 + 240 * beds + 60 * (baths - 1) + rng.randint(0, 90)
        code = {
            0: f"{prefix}{beds}x{baths}",
            1: f"{prefix}{beds}BR/{baths}BA" if beds else "Studio",
            2: f"{prefix or 'u'}{beds}{baths}{rng.choice('abr')}",
            3: f"{beds} Bed {baths} Bath" if beds else "Efficiency",
        }[style]
        name = f"The {rng.choice(('Aspen', 'Birch', 'Cypress', 'Dogwood', 'Elm'))} {beds}x{baths}"
        plans.append((name, code, beds, full, size, 700 + 310 * beds + 80 * baths + 5 * rng.randint(0, 60)))
    return plans


def _occupy(
    rng: Random, unit: Unit, head: Property, book: str, index: int, whole: bool, applicants: bool, renewals: bool
) -> Unit:
    as_of, luck = head.as_of, rng.random()
    identity = 100000 + index * 37 + rng.randint(0, 30)
    if luck < 0.02:
        return replace(unit, condition="model")
    if luck < 0.035:
        return replace(unit, condition=rng.choice(("down", "admin")))
    future_start = first_of_month(plus_months(as_of, 1)) + timedelta(days=rng.choice((0, 0, 4, 14)))
    if luck < 0.13:
        taken = rng.random() < 0.4
        standing = "applicant" if applicants and rng.random() < 0.5 else "future"
        coming = (
            _lease(rng, unit, book, identity + 50000, standing, future_start, future_start, whole) if taken else None
        )
        return replace(unit, upcoming=coming)
    tenure = rng.randint(0, 50)
    start = plus_months(first_of_month(as_of), -rng.randint(0, 11))
    start = min(start + timedelta(days=rng.choice((0, 0, 0, 6, 13, 18))), as_of)
    move_in = plus_months(start, -(tenure // 12) * 12) if tenure > 12 else start
    lease = _lease(rng, unit, book, identity, "current", move_in, start, whole)
    if luck < 0.19:
        out = month_end(plus_months(as_of, rng.randint(0, 1))) + timedelta(days=rng.choice((0, 1, 15)))
        out = max(out, as_of + timedelta(days=1))
        lease = replace(lease, standing="notice", notice=as_of - timedelta(days=rng.randint(1, 30)), move_out=out)
        if rng.random() < 0.4:
            begins = out + timedelta(days=rng.randint(3, 15))
            return replace(
                unit, lease=lease, upcoming=_lease(rng, unit, book, identity + 50000, "future", begins, begins, whole)
            )
    elif luck < 0.205:
        lease = replace(lease, standing="eviction", balance=cents(lease.total * 3))
    elif luck < 0.24:
        ended = month_end(plus_months(as_of, -rng.randint(1, 5)))
        begun = plus_months(ended, -12) + timedelta(days=1)
        lease = replace(lease, month_to_month=True, start=begun, end=ended, move_in=min(lease.move_in or begun, begun))
    elif renewals and luck < 0.3 and lease.end:
        begins = lease.end + timedelta(days=1)
        new = _lease(rng, unit, book, identity, "renewal", lease.move_in or begins, begins, whole)
        return replace(unit, lease=lease, upcoming=replace(new, tenant=lease.tenant, deposit=lease.deposit))
    return replace(unit, lease=lease)


def _lease(
    rng: Random, unit: Unit, book: str, identity: int, standing: str, move_in: date, start: date, whole: bool
) -> Lease:
    rent = unit.market_rent - rng.choice((0, 0, 5, 20, 45, 80, -15))
    if not whole and rng.random() < 0.3:
        rent += Decimal(rng.randint(1, 99)) / 100
    charges = [_charge(rng, entry, rent, whole) for entry in charge_book(book) if rng.random() < entry[5]]
    if len(charges) > 1 and rng.random() < 0.15:
        charges.append(next((c for c in charges if c.kind == "other"), charges[-1]))
    if len(charges) > 1 and rng.random() < 0.2:
        charges = [*charges[1:], charges[0]]
    employee = any(c.kind == "employee" for c in charges)
    owed = rng.random()
    balance = Decimal(0) if owed < 0.5 else cents(rng.uniform(-300, 1500)) if owed < 0.85 else rent
    if standing in ("future", "applicant"):
        balance = Decimal(0) if owed < 0.6 else -rent
    end = plus_months(start, rng.choice((6, 9, 12, 12, 12, 13, 15))) - timedelta(days=1)
    deposit = Decimal(rng.choice((0, 99, 150, 250, 350, int(rent))))
    other = Decimal(rng.choice((0, 0, 0, 200, 300)))
    name = person(rng)
    return Lease(
        name,
        f"t{identity:07d}",
        standing,
        move_in,
        start,
        end,
        tuple(charges),
        deposit,
        other,
        balance,
        employee=employee,
    )


def _charge(rng: Random, entry: list[Any], rent: Decimal, whole: bool) -> Charge:
    code, description, kind, low, high, _ = entry
    if kind == "rent":
        return Charge(code, description, rent, kind)
    amount = Decimal(rng.randint(low, high))
    if not whole and rng.random() < 0.3:
        amount += Decimal(rng.randint(0, 99)) / 100
    return Charge(code, description, amount, kind)
