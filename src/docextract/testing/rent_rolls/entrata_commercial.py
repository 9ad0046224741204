"""Entrata's Commercial Rent Roll: grouped headers, averages in the totals row, empty parts below."""

from __future__ import annotations

import calendar
import html
from dataclasses import replace

from docextract.testing.draw import cents, month_end
from docextract.testing.looks import LEGAL, TABLOID, draw_look, landscape
from docextract.testing.printed import Beside, Cell, Chapter, Column, Formats, Group, Heading, Notes, Row, Shown, Table
from docextract.testing.property import Property, total
from docextract.testing.rent_rolls.entrata import NOTHING, ZERO
from docextract.testing.sample import Roll
from docextract.testing.suites import draw_suites


def commercial(roll: Roll) -> None:
    """A7.2: grouped two-line header, averages in the totals row, empty summary parts below."""
    home = draw_suites(roll.rng, suites=(3, 16))
    home = replace(home, as_of=month_end(home.as_of))
    roll.asset_type, roll.property_name = "RETAIL", home.name
    roll.as_of = f"{home.as_of:%Y-%m}"
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(landscape(LEGAL), landscape(TABLOID)),
        sheet=home.name[:28],
        stacked=False,
        size=6.5,
        gap=3.5,
        crop=0.0,
        padded=False,
        origin=(2, 1),
        font=roll.look_rng.choice(("Helvetica", "Vera")),
    )
    roll.report.formats = Formats(date="mm/dd/yyyy", negative="brackets")
    aux = roll.chance(0.6, "auxiliary columns to the right")
    name = "Suite Details"
    columns = (
        Column("building", ("Bldg",), field="building"),
        Column("unit", ("Suite",), field="unit"),
        Column("tenant", ("Tenant",), field="tenantName", cap=20),
        Column("status", ("Suite Status",), field="statusText", cap=14),
        Column("lease status", ("Lease Status",)),
        Column("area", ("Rentable", "SQFT"), "area", "area"),
        Column("deposit", ("Deposit", "Held"), "money", "deposit"),
        Column("start", ("Lease", "Commencement"), "date", "leaseStartDate"),
        Column("in", ("Move-In",), "date", "moveInDate"),
        Column("end", ("Lease", "End"), "date", "leaseEndDate"),
        Column("rent", ("Monthly", "Base Rent"), "money", "contractRent"),
        Column("nnn", ("Actual", "NNN"), "money"),
        Column("other", ("Other Monthly", "Charges"), "money"),
        Column("annual", ("Annual", "Charges"), "money"),
        Column("psf", ("Annual Charges", "/ SQFT"), "number"),
        Column("step", ("Date",), "date"),
        Column("step amount", ("Monthly Amt",), "money"),
        Column("step psf", ("Annual Charges", "/ SQFT"), "number"),
        *((Column("aux", (f"{name}: Scheduled", "Charges"), "money", hidden=roll.pdf),) if aux else ()),
    )
    groups = (Group("Scheduled Charges", "rent", "psf"), Group("Future Rent Increases", "step", "step psf"))
    table = Table(columns, groups=groups, title=name)
    entities = not roll.pdf
    annual = ZERO
    for i, unit in enumerate(home.units):
        lease = unit.lease
        cells: dict[str, Cell] = {
            "building": "1",
            "unit": str(i + 1),
            "area": unit.area,
            "deposit": ZERO,
            "rent": ZERO,
            "nnn": ZERO,
            "other": ZERO,
        }
        if lease is None:
            cells |= {"tenant": Shown("-- Vacant --"), "status": "Vacant Unrented Ready"}
            roll.unit(table, cells, unit.status if unit.status == "VACANT" else "VACANT", section=name)
            continue
        year = (lease.rent + lease.others + lease.recovery) * 12
        annual += year
        shown = html.escape(lease.tenant) if entities else lease.tenant
        cells |= {
            "tenant": Shown(shown, lease.tenant),
            "status": "Occupied No Notice",
            "lease status": "Current",
            "deposit": lease.deposit,
            "start": lease.start,
            "in": lease.move_in,
            "end": lease.end,
            "rent": lease.rent,
            "nnn": lease.recovery,
            "other": lease.others,
            "annual": year,
            "psf": cents(year / unit.area) if unit.area else None,
            "aux": year / 12,
        }
        cells = {k: v for k, v in cells.items() if k in {c.key for c in columns}}
        more = {}
        if lease.steps:
            step = lease.steps[0]
            cells |= {"step": step.date, "step amount": step.amount, "step psf": step.per_area or None}
            more["rentSteps"] = [{"date": step.date, "amount": step.amount}]
        roll.unit(table, cells, "OCCUPIED", section=name, **more)
    area, busy = sum(u.area for u in home.units), sum(u.area for u in home.units if u.lease)
    sums: dict[str, Cell] = {
        "area": area,
        "deposit": total(x.deposit for x in home.leases),
        "rent": total(x.rent for x in home.leases),
        "nnn": total(x.recovery for x in home.leases),
        "other": total(x.others for x in home.leases),
        "annual": annual,
        "psf": cents(annual / area),
    }
    table.add(Row({"status": f"{home.name} Totals/Averages:", **sums}, bold=True, rule=True))
    roll.state("Totals/Averages", area=area, contractRent=total(x.rent for x in home.leases))
    heading = [
        Heading("Commercial Rent Roll", bold=True, size=1.5),
        Heading(home.name),
        Heading(f"{calendar.month_name[home.as_of.month]} {home.as_of.year}"),
    ]
    chapter = Chapter(heading, [table])
    chapter.parts.append(
        Beside([_occupancy(home, area, busy), *_empty(("Expiring Leases", "Rent Increases"))], gap=1.5)
    )
    chapter.parts.append(Notes(["Commercial Lease Clauses", NOTHING]))
    chapter.parts.append(Table(columns, groups=groups, title="Future Tenant Details", gap=1))
    chapter.parts.append(Notes([NOTHING], gap=0))
    roll.trap("month-only as-of date")
    roll.trap("empty parts below with headers of their own")
    roll.report.chapters.append(chapter)


def _occupancy(home: Property, area: int, busy: int) -> Table:
    table = Table(
        (
            Column("status", ("Status",), cap=24),
            Column("n", ("Suites",), "count"),
            Column("area", ("SQFT",), "area"),
            Column("share", ("%",), align="right"),
        ),
        title="Occupancy Summary",
    )
    let = sum(u.lease is not None for u in home.units)
    for label, n, sqft in (
        ("Occupied No Notice", let, busy),
        ("Total Occupied Units", let, busy),
        ("Vacant Unrented Ready", len(home.units) - let, area - busy),
        ("Total Vacant Units", len(home.units) - let, area - busy),
        ("Total Rentable Units", len(home.units), area),
    ):
        table.add(Row({"status": label, "n": n, "area": sqft, "share": f"{100 * sqft / area:.2f}%"}))
    return table


def _empty(titles: tuple[str, ...]) -> list[Table]:
    tables = []
    for title in titles:
        table = Table(
            (Column("b", ("Bldg",)), Column("s", ("Suite",)), Column("t", ("Tenant",)), Column("d", ("Date",))),
            title=title,
        )
        table.add(Row(label=NOTHING))
        tables.append(table)
    return tables
