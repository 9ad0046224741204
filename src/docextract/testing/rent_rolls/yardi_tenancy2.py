"""Yardi Voyager's Tenancy Schedule II: charges and further units of a lease on continuation rows."""

from __future__ import annotations

from decimal import Decimal

from docextract.testing.draw import cents
from docextract.testing.looks import LEGAL, TABLOID, draw_look, landscape
from docextract.testing.printed import Chapter, Column, Formats, Row, Shown, Table
from docextract.testing.rent_rolls.rows import ZERO, Cells, row_of, sum_row, summed, titles
from docextract.testing.rent_rolls.yardi_tenancy1 import draw_homes, term_months
from docextract.testing.sample import Roll


def tenancy_schedule_two(roll: Roll) -> None:
    """A2.2: charges and further units of a lease on continuation rows."""
    homes = draw_homes(roll)[:2]
    roll.asset_type = "OFFICE"
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(landscape(LEGAL), landscape(TABLOID)),
        sheet="Report1",
        crop=0.0,
        size=6.5,
        gap=3.5,
        padded=roll.rng.random() < 0.6,
        stacked=True,
        merged_titles=True,
        text_dates=False,
    )
    roll.report.formats = Formats(date="mm/dd/yyyy", area_decimals=2)
    roll.as_of = homes[0].as_of.isoformat()
    columns: tuple[Column, ...] = (
        Column("property", ("Property",), field="propertyName", cap=20),
        Column("building", ("Building",), field="building"),
        Column("floor", ("Floor",)),
        Column("unit", ("Unit", "Code"), field="unit"),
        Column("unit type", ("Unit", "Type"), field="unitType"),
        Column("area", ("Unit", "Area"), "area", "area"),
        Column("lease", ("Lease",), field="residentId"),
        Column("customer", ("Customer",), field="tenantName", cap=24),
        Column("from", ("Lease", "From"), "date", "leaseStartDate"),
        Column("to", ("Lease", "To"), "date", "leaseEndDate"),
        Column("term", ("Term",), "count", "leaseTermMonths"),
        Column("tenancy", ("Tenancy", "(Years)"), "number"),
        Column("lease area", ("Lease", "Area"), "area"),
        Column("annual", ("Annual", "Rent"), "money", "annualRent"),
        Column("psf", ("Annual", "Rent/Area"), "number", "rentPerArea"),
        Column("type", ("Lease", "Type"), field="leaseType", cap=12),
        Column("loc", ("LOC Amount/", "Bank Guarantee"), "money", "otherDeposit"),
        Column("code", ("Charge", "Code")),
        Column("desc", ("Desc",), cap=12),
    )
    bases = roll.apart(0.15, "base years in columns")
    if bases:
        heads = (("recov", "Recov.", "Type"), ("base year", "Base", "Yr"), ("base", "Base", "Amt"))
        columns = (
            *columns,
            *(Column(key, (one, two), "money" if key == "base" else "text") for key, one, two in heads),
        )
    table = Table(columns)
    roll.trap("annual rents only; continuation rows carry charges or the second unit of a lease")
    for home in homes:
        table.add(Row({"property": f"{home.name} ({home.code})"}, bold=True))
        for i, unit in enumerate(home.units):
            where = Shown(f"{home.name} ({home.code})", home.name)
            own: Cells = {"property": where, "floor": str(unit.floor), "unit type": "Office"}
            lease = unit.lease
            if lease is None:
                cells = row_of(table, unit, None, own | {"customer": Shown("VACANT")})
                roll.unit(table, cells, unit.status, statusText="VACANT")
                continue
            second = i % 5 == 2
            area = unit.area + (1200 if second else 0)
            own |= {"term": term_months(lease), "tenancy": Decimal((home.as_of - lease.start).days * 4 // 365) / 4}
            own |= {"lease area": area, "psf": cents(lease.annual_rent / area) if area else ZERO}
            own |= {"loc": ZERO, "code": "rent", "desc": "Base Rent"}
            if bases and i % 3:
                own |= {"recov": "Base Year", "base year": str(lease.start.year), "base": lease.rent * 2}
            elif bases:
                own |= {"recov": "NNN"}
            roll.unit(table, row_of(table, unit, lease, own), "OCCUPIED", charges=None)
            if lease.recovery:
                table.add(Row({"code": "cam", "desc": "CAM Recovery"}, sub=True))
            if second:
                roll.trap("the second unit of a lease stands on a continuation row")
                more: Cells = {"building": unit.building, "floor": str(unit.floor), "unit": f"{unit.number}X"}
                more |= {"unit type": "Office", "area": area - unit.area}
                roll.unit(table, more, "OCCUPIED", propertyName=home.name)
    sums = summed((row.cells for _, row in roll.placed), ("area", "annual"))
    if roll.chance(0.6, "a total at the end"):
        sum_row(roll, table, "Grand Total", {"property": "Grand Total"}, sums)
    named = f"Property: .{homes[0].code}" if len(homes) == 1 else "All Selected Properties"
    heading = titles("Tenancy Schedule II", f"{named}  As of Date: {homes[0].as_of:%m/%d/%Y}", center=True)
    roll.report.chapters.append(Chapter(heading, [table]))
