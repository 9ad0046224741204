"""Relatives of the Yardi rent roll: without charges, cleaned up, Breeze's columns, a row per bed."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

from docextract.testing.draw import draw_apartments
from docextract.testing.printed import Chapter, Column, Row, Shown, Table
from docextract.testing.property import Lease, Property, Unit
from docextract.testing.rent_rolls.rows import (
    ZERO,
    Cells,
    about,
    kept,
    row_of,
    several,
    state_sums,
    sum_row,
    summed,
    sums_of,
)
from docextract.testing.rent_rolls.yardi import (
    DEPOSITS,
    SECTIONS,
    SENTINELS,
    lease_row,
    sections_of,
    summary_groups,
    yardi_columns,
    yardi_look,
    yardi_titles,
)
from docextract.testing.sample import Roll


def rent_roll(roll: Roll) -> None:
    """A1.2, without charges; one or several properties in one report."""
    yardi_look(roll)
    cleaned = roll.chance(0.12, "a clean-up copy: no titles, no totals, future residents at the end without a heading")
    many = (1, 1, 2, 3)
    count = 1 if cleaned else roll.pick([(n, "several properties in one report" if n > 1 else "") for n in many])
    units = (8, 30) if count > 1 else (16, 60)
    homes = several(count, lambda day: draw_apartments(roll.rng, book="yardi", units=units, as_of=day))
    head = homes[0]
    roll.as_of = head.as_of.isoformat()
    second = f"{head.name} ({head.code})"
    if count > 1:
        second = "For Selected Properties"
    else:
        roll.property_name = head.name
    if cleaned:
        _cleaned(roll, head)
        return
    columns = yardi_columns(charges=False)
    if roll.chance(0.15, "no balance column"):
        columns = tuple(c for c in columns if c.key != "balance")
    twice = roll.chance(0.6, "VACANT stands in two columns")
    if roll.apart(0.1, "no column of residents' ids"):
        columns = tuple(c for c in columns if c.key != "resident")
        twice = True
    table = Table(columns)
    for home in homes:
        if count > 1:
            table.add(Row(label=f"{home.name} ({home.code})", bold=True, gap=1))
        _rent_sections(roll, home, table, twice)
    if count > 1:
        leases = [x for h in homes for x in h.leases]
        coming = [u.upcoming for h in homes for u in h.upcoming if u.upcoming]
        _rent_total(roll, table, "Total All Properties", [u for h in homes for u in h.units], leases + coming)
    chapter = Chapter(yardi_titles(roll, head, "Rent Roll", second), [table])
    if count == 1 and roll.chance(0.8, "Summary Groups repeats the section banners"):
        chapter.parts.append(summary_groups(roll, head, ("Actual", "Rent"), gap=2))
    roll.report.chapters.append(chapter)


def _cleaned(roll: Roll, home: Property) -> None:
    """A clean-up with one header line and no titles, sections or totals; future residents follow without a heading."""
    roll.property_name, roll.as_of = None, None
    columns = tuple(replace(c, head=(" ".join(c.head),)) for c in yardi_columns(charges=False))
    table = Table((replace(columns[0], kind="count"), *columns[1:]))
    plain = all(u.number.isdigit() and u.number[0] != "0" for u in home.units)
    floats = not roll.pdf and plain and roll.chance(0.6, "unit numbers are numbers")
    for unit, lease, status in [line for _, lines in sections_of(home) for line in lines]:
        own: Cells = {"unit": int(unit.number)} if floats else {}
        truth = None if lease else SENTINELS[unit.status]
        roll.unit(table, lease_row(table, unit, lease, twice=True, own=own), status, statusText=truth)
    roll.report.chapters.append(Chapter([], [table]))


def _rent_sections(roll: Roll, home: Property, table: Table, twice: bool) -> None:
    for section, lines in sections_of(home):
        table.add(Row(label=section, bold=True, gap=0 if section == SECTIONS[0] else 1))
        for unit, lease, status in lines:
            truth = None if lease else SENTINELS[unit.status]
            cells = lease_row(table, unit, lease, twice=twice)
            roll.unit(table, cells, status, section=section, propertyName=home.name, statusText=truth)
        units, leases = [u for u, _, _ in lines], [lease for _, lease, _ in lines if lease]
        _rent_total(roll, table, f"{home.name}({home.code})", units, leases, split=True)


def _rent_total(
    roll: Roll, table: Table, label: str, units: list[Unit], leases: list[Lease], *, split: bool = False
) -> None:
    values = sums_of(units, leases, {"market": "market_rent", "rent": "rent", **DEPOSITS})
    cells = kept(values, table.columns)
    if not any(c.key == "resident" for c in table.columns):
        table.add(Row({"name": f"Total {label.removeprefix('Total ')}", **cells}, bold=True, rule=True))
    elif split:
        table.add(Row({"resident": "Total", "name": label, **cells}, bold=True, rule=True))
    else:
        table.add(Row({"resident": label, **cells}, bold=True, rule=True, gap=1))
    key = label if label not in roll.stated else f"{label} (future)"
    state_sums(roll, table, key, values, ("market", "rent", "deposit"))


WORDS: dict[str, str] = dict(zip(SECTIONS, ("Current/Notice/Vacant Tenants", "Future Tenants/Applicants"), strict=True))


def breeze(roll: Roll) -> None:
    """A3: Breeze, with market and actual rent, Misc, and Past Due; ``VACANT`` stands in the name."""
    yardi_look(roll)
    home = draw_apartments(roll.rng, book="yardi", units=(8, 36), applicants=False)
    about(roll, home)
    columns: tuple[Column, ...] = (
        Column("unit", ("Unit",), field="unit"),
        Column("type", ("Unit Type",), field="unitType"),
        Column("area", ("Sq Ft",), "area", "area"),
        Column("name", ("Tenant",), field="tenantName", cap=22),
        Column("market", ("Market", "Rent"), "money", "marketRent"),
        Column("rent", ("Actual", "Rent"), "money", "contractRent"),
        Column("deposit", ("Deposit",), "money", "deposit"),
        Column("other", ("Other", "Deposits"), "money", "otherDeposit"),
        Column("misc", ("Misc",), "money"),
        Column("in", ("Move In",), "date", "moveInDate"),
        Column("end", ("Lease", "Expiration"), "date", "leaseEndDate"),
        Column("out", ("Move Out",), "date", "moveOutDate"),
        Column("balance", ("Past Due",), "money", "balance"),
    )
    if roll.apart(0.12, "yearly rents and common charges in columns"):
        yearly = (Column("annual", ("Annual", "Rent"), "money", "annualRent"), Column("cam", ("CAM",), "money"))
        columns = (*columns[:6], *yearly, *columns[6:])
    table = Table(columns)
    table.add(Row(label=f"{home.name} ({home.code})", bold=True))
    for section, lines in ((WORDS[section], lines) for section, lines in sections_of(home)):
        table.add(Row(label=section, bold=True, gap=0.5))
        rows = []
        for unit, lease, status in lines:
            own: Cells = {"misc": lease.others if lease else ZERO, "annual": lease.annual_rent if lease else ZERO}
            own |= {"cam": Decimal(35 if lease else 0)}
            own |= {} if lease else {"name": Shown(SENTINELS[unit.status])}
            rows.append(lease_row(table, unit, lease, own=own))
            truth = None if lease else SENTINELS[unit.status]
            roll.unit(table, rows[-1], status, section=section, statusText=truth)
        sums = summed(rows, ("market", "rent", "deposit", "other", "misc", "balance"))
        sum_row(roll, table, section, {"name": "Total"}, sums, ("market", "rent", "deposit", "balance"))
    roll.report.chapters.append(Chapter(yardi_titles(roll, home, "Rent Roll", home.name)[:3], [table]))


def student(roll: Roll) -> None:
    """A1.2 for student housing: a row per bed, the resident as ``Name (id)``."""
    yardi_look(roll)
    home = draw_apartments(roll.rng, book="yardi", units=(8, 24), applicants=False)
    about(roll, home, "STUDENT_HOUSING")
    roll.trap("one row per bed; the resident's id stands in brackets behind the name")
    columns = (
        Column("unit", ("Unit",), field="unit"),
        Column("bed", ("Room",), field="bed"),
        Column("type", ("Unit/Room", "Type"), field="unitType"),
        Column("name", ("Resident",), field="tenantName", cap=30),
        Column("beds", ("Total", "Beds"), "count"),
        Column("area", ("Sq Ft",), "area", "area"),
        Column("market", ("Market", "Rent"), "money", "marketRent"),
        Column("rent", ("Actual", "Rent"), "money", "contractRent"),
        Column("deposit", ("Resident", "Deposit"), "money", "deposit"),
        Column("in", ("Move In",), "date", "moveInDate"),
        Column("end", ("Lease", "Expiration"), "date", "leaseEndDate"),
        Column("out", ("Move Out",), "date", "moveOutDate"),
        Column("balance", ("Balance",), "money", "balance"),
    )
    table = Table(columns)
    table.add(Row(label=SECTIONS[0], bold=True))
    rows = []
    for unit in home.units:
        beds = max(unit.bedrooms, 1)
        for number, letter in enumerate("ABC"[:beds]):
            lease = unit.lease if number == 0 or unit.area % 3 else None
            market = (unit.market_rent / beds).quantize(Decimal(1))
            own: Cells = {"bed": letter, "type": f"{unit.unit_type}-{letter}", "beds": beds, "area": unit.area // beds}
            own |= {"market": market, "rent": market - 25 if lease else ZERO}
            if lease:
                ident = f"{lease.resident_id[:-1]}{number}"
                first = lease.tenant if number == 0 else f"{['Kit', 'Orla'][number - 1]} {lease.tenant.split()[-1]}"
                own["name"] = Shown(f"{first} ({ident})", first)
            else:
                own["name"] = Shown("VACANT")
            rows.append(row_of(table, unit, lease, own, zeros=("deposit", "balance")))
            status, text = (unit.status, None) if lease else ("VACANT", "VACANT")
            roll.unit(table, rows[-1], status, section=SECTIONS[0], statusText=text)
    sums = summed(rows, ("market", "rent", "deposit", "balance", "area"))
    label: Cells = {"name": f"Total {home.name}({home.code})"}
    sum_row(roll, table, "Total", label, sums, ("area", "market", "rent", "deposit"))
    roll.report.chapters.append(Chapter(yardi_titles(roll, home, "Rent Roll", f"{home.name} ({home.code})"), [table]))
