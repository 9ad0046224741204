"""Yardi Voyager's commercial Tenancy Schedule I, and what the second one shares with it."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

from docextract.testing.draw import cents, plus_months
from docextract.testing.looks import LEGAL, TABLOID, draw_look, landscape
from docextract.testing.printed import Chapter, Column, Formats, Row, Shown, Table
from docextract.testing.property import Lease, Property, Unit
from docextract.testing.rent_rolls.rows import ZERO, Cells, several, sum_row, sums_of, titles
from docextract.testing.sample import Roll
from docextract.testing.suites import draw_suites

LAND, MACHINE = "LAND", "Z-ATM"
LABELS: Cells = {
    "lease": "Charge",
    "type": "Type",
    "area": "Area",
    "from": "From",
    "to": "To",
    "rent": "Monthly Amt",
    "psf": "Monthly/Area",
    "annual": "Annual",
    "annual psf": "Annual/Area",
}
"""The labels of the columns of a list under a lease, on the row of its title."""


def _columns_one() -> tuple[Column, ...]:
    return (
        Column("property", ("Property",), field="propertyName", cap=24),
        Column("unit", ("Unit(s)",), field="unit", cap=12),
        Column("lease", ("Lease",), field="tenantName", cap=28),
        Column("type", ("Lease Type",), field="leaseType", cap=14),
        Column("area", ("Area",), "area", "area"),
        Column("from", ("Lease From",), "date", "leaseStartDate"),
        Column("to", ("Lease To",), "date", "leaseEndDate"),
        Column("term", ("Term",), "number", "leaseTermMonths"),
        Column("tenancy", ("Tenancy", "Years"), "number"),
        Column("rent", ("Monthly", "Rent"), "money", "contractRent"),
        Column("psf", ("Monthly", "Rent/Area"), "number"),
        Column("annual", ("Annual", "Rent"), "money", "annualRent"),
        Column("annual psf", ("Annual", "Rent/Area"), "number", "rentPerArea"),
        Column("recovery", ("Annual", "Rec./Area"), "number"),
        Column("misc", ("Annual", "Misc/Area"), "number"),
        Column("deposit", ("Security", "Deposit", "Received"), "money", "deposit"),
        Column("loc", ("LOC Amount/", "Bank Guarantee"), "money", "otherDeposit"),
    )


def _per_area(amount: Decimal, unit: Unit) -> Decimal:
    return cents(amount / unit.area) if unit.area else ZERO


def term_months(lease: Lease) -> int:
    end = lease.end or lease.start
    return max((end.year - lease.start.year) * 12 + end.month - lease.start.month + (end.day >= lease.start.day), 1)


def draw_homes(roll: Roll) -> list[Property]:
    types = ("Industrial Net", "Retail NNN", "Retail Gross")
    count = roll.rng.choice((1, 2, 3, 5))
    return several(count, lambda day: draw_suites(roll.rng, suites=(3, 12), as_of=day, lease_types=types))


def tenancy_schedule_one(roll: Roll) -> None:
    """A2.1: the property on each row, prefixes for leases not in force, Gross Rent and Rent Steps sub-rows."""
    homes = draw_homes(roll)
    roll.likely["a total that is a cent off"] = 0.0
    roll.asset_type = roll.rng.choice(("INDUSTRIAL", "RETAIL"))
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(landscape(LEGAL), landscape(TABLOID)),
        sheet="Report1",
        crop=0.0,
        padded=True,
        stacked=True,
        merged_titles=True,
        text_dates=False,
        size=6.5,
        gap=3.5,
        blank_rows=roll.rng.random() < 0.5,
        grid=roll.look_rng.choice(("none", "full", "rows")),
    )
    roll.report.formats = Formats(date="m/d/yyyy" if roll.pdf else "mm/dd/yyyy", area_decimals=2)
    as_of = homes[0].as_of
    roll.as_of = as_of.isoformat()
    named = f"Property: .{homes[0].code}" if len(homes) == 1 else "All Selected Properties"
    roll.property_name = homes[0].name if len(homes) == 1 else None
    table = Table(_columns_one())
    gross = roll.chance(0.4, "Gross Rent rows under the tenants")
    steps = roll.chance(0.35, "Rent Steps sub-rows with labels of their own")
    roll.trap("prefixes *, ** and *** for leases that are not in force")
    if roll.apart(0.12, "land and a machine among the suites"):
        homes = [_with_land(home) for home in homes]
    if roll.apart(0.12, "a tenant that only pays expenses"):
        homes = [_with_expenses_only(home) for home in homes]
    schedules = roll.apart(0.12, "Charge Schedules sub-rows with labels of their own")
    for home in homes:
        where = Shown(f"{home.name} ({home.code})", home.name)
        for i, unit in enumerate(home.units):
            listed = ", ".join((f"{unit.number}-A", f"{unit.number}-B")) if i % 7 == 3 else unit.number
            if unit.number in (LAND, MACHINE):
                listed = unit.number
            base: Cells = {"property": where, "unit": listed, "area": unit.area}
            if unit.lease is None:
                roll.unit(table, base | {"lease": Shown("VACANT")}, unit.status, statusText="VACANT")
            else:
                _tenant(roll, table, home, unit, unit.lease, base, "", "OCCUPIED", gross, steps, schedules)
            if unit.upcoming:
                prefix, status = ("** ", "RENEWAL") if unit.upcoming.standing == "pending" else ("* ", "FUTURE")
                _tenant(roll, table, home, unit, unit.upcoming, base, prefix, status, False, False)
            elif unit.lease and i % 6 == 5:
                gone = replace(
                    unit.lease,
                    tenant="Old Mill Trading Co.",
                    start=plus_months(unit.lease.start, -60),
                    end=plus_months(unit.lease.start, -1),
                    steps=(),
                )
                _tenant(roll, table, home, unit, gone, base, "*** ", "FORMER", False, False)
    if roll.apart(0.15, "a grand total"):
        _grand_total(roll, table, homes)
    heading = titles("Tenancy Schedule I", f"{named}  As of Date: {as_of:%m/%d/%Y}  By Property", center=True)
    chapter = Chapter(heading, [table])
    if roll.chance(0.5, "occupancy and lease-type tables after the schedule"):
        chapter.parts += _occupancy(roll, homes)
    roll.report.chapters.append(chapter)


def _with_land(home: Property) -> Property:
    """The property with its last suites let as land, and as the place of a machine that has no area."""
    let = [u for u in home.units if u.lease and not u.upcoming][-2:]
    numbers = dict(zip((u.number for u in let), (LAND, MACHINE), strict=False))
    changed = [replace(u, number=numbers.get(u.number, u.number)) for u in home.units]
    return replace(home, units=tuple(replace(u, area=0) if u.number == MACHINE else u for u in changed))


def _with_expenses_only(home: Property) -> Property:
    """The property with one tenant that has no rent and a lease type that says so."""
    units = list(home.units)
    at = next((n for n, u in enumerate(units) if u.lease and u.lease.recovery and not u.upcoming), None)
    if at is not None and (lease := units[at].lease):
        free = tuple(replace(c, amount=ZERO) for c in lease.charges)
        units[at] = replace(units[at], lease=replace(lease, lease_type="[NAP]-Exp Only", charges=free, steps=()))
    return replace(home, units=tuple(units))


def _tenant(
    roll: Roll,
    table: Table,
    home: Property,
    unit: Unit,
    lease: Lease,
    base: Cells,
    prefix: str,
    status: str,
    gross: bool,
    steps: bool,
    schedules: bool = False,
) -> None:
    rent = lease.rent if status == "OCCUPIED" or status == "RENEWAL" else ZERO
    years = Decimal((home.as_of - lease.start).days * 4 // 365) / 4
    cells = base | {
        "lease": Shown(f"{prefix}{lease.tenant} ({lease.resident_id})", lease.tenant),
        "type": lease.lease_type,
        "from": lease.start,
        "to": lease.end,
        "term": term_months(lease),
        "tenancy": years,
        "rent": rent,
        "psf": _per_area(rent, unit),
        "annual": rent * 12,
        "annual psf": _per_area(rent * 12, unit),
        "recovery": _per_area(lease.recovery * 12, unit),
        "misc": ZERO,
        "deposit": lease.deposit,
        "loc": ZERO,
    }
    text = {"FUTURE": "Future", "RENEWAL": "Pending amendment", "FORMER": "Former"}.get(status)
    more = {}
    if steps and lease.steps:
        more["rentSteps"] = [{"cat": s.category, "date": s.date, "amount": s.amount} for s in lease.steps[:4]]
    billed = [("rent", "Base Rent", rent), ("cam", "CAM Recovery", lease.recovery)] if schedules else []
    billed = [line for line in billed if line[2]]
    charges = [{"code": code, "amount": amount} for code, _, amount in billed] or None
    counted = "NON_UNIT" if unit.number == MACHINE else status
    roll.unit(table, cells, counted, statusText=text, residentId=lease.resident_id, charges=charges, **more)
    if gross and status == "OCCUPIED":
        whole = rent + lease.recovery
        yearly: Cells = {"annual": whole * 12, "annual psf": _per_area(whole * 12, unit)}
        table.add(Row({"lease": "Gross Rent", "rent": whole, **yearly}))
    if billed:
        table.add(Row({"unit": "Charge Schedules", **LABELS}, bold=True))
        for code, name, amount in billed:
            line: Cells = {"lease": code, "type": name, "from": lease.start, "to": lease.end}
            table.add(Row({**line, "area": unit.area, "rent": amount, "annual": amount * 12}))
    if more.get("rentSteps"):
        table.add(Row({"unit": "Rent Steps", **LABELS}, bold=True))
        for step in lease.steps[:4]:
            ends = min(plus_months(step.date, 12), lease.end or step.date)
            line = {"lease": "rent", "type": "Base Rent", "area": unit.area, "from": step.date, "to": ends}
            line |= {"rent": step.amount, "annual": step.amount * 12, "annual psf": step.per_area}
            table.add(Row(line))


def _grand_total(roll: Roll, table: Table, homes: list[Property]) -> None:
    """The area of all suites and the rents of the leases in force."""
    units = [u for h in homes for u in h.units]
    columns = {"area": "area", "rent": "rent", "annual": "annual_rent", "deposit": "deposit"}
    sums = sums_of(units, (u.lease for u in units if u.lease), columns)
    sum_row(roll, table, "Grand Total", {"property": "Grand Total"}, sums, ("area", "rent", "annual"))


def _occupancy(roll: Roll, homes: list[Property]) -> list[Table]:
    units = [u for h in homes for u in h.units]
    busy = sum(u.area for u in units if u.lease)
    whole = sum(u.area for u in units)
    parts = (("Occupied Area", busy), ("Vacant Area", whole - busy), ("Total", whole))
    label, area = Column("label", ("Occupancy Summary",)), Column("area", ("Area",), "area")
    one = Table(
        (label, area, Column("share", ("Percentage",), align="right")),
        [Row({"label": text, "area": size, "share": f"{100 * size / whole:.2f}%"}) for text, size in parts],
        gap=1,
    )
    kinds = sorted({u.lease.lease_type for u in units if u.lease})
    let = {kind: [u.area for u in units if u.lease and u.lease.lease_type == kind] for kind in kinds}
    two = Table(
        (replace(label, head=("Summary of Lease Types",)), Column("n", ("# of Leases",), "count"), area),
        [Row({"label": kind, "n": len(areas), "area": sum(areas)}) for kind, areas in let.items()],
        gap=1,
    )
    two.add(Row({"label": "Grand Total", "n": sum(map(len, let.values())), "area": busy}, bold=True))
    roll.state("Occupancy Summary", occupiedArea=busy, area=whole)
    return [one, two]
