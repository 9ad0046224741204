"""Relatives of the Yardi rent roll: Breeze's columns, and a row per bed for student housing."""

from __future__ import annotations

from decimal import Decimal

from docextract.testing.draw import draw_apartments
from docextract.testing.printed import Chapter, Column, Row, Shown, Table
from docextract.testing.rent_rolls.rows import ZERO, Cells, about, row_of, sum_row, summed
from docextract.testing.rent_rolls.yardi import SECTIONS, SENTINELS, lease_row, sections_of, yardi_look, yardi_titles
from docextract.testing.sample import Roll

WORDS = dict(zip(SECTIONS, ("Current/Notice/Vacant Tenants", "Future Tenants/Applicants"), strict=True))


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
