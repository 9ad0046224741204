"""Entrata's residential rent roll, which has no rent per unit, and its commercial one."""

from __future__ import annotations

import calendar
import html
from dataclasses import replace
from decimal import Decimal

from docextract.testing.draw import cents, draw_apartments, draw_suites, month_end
from docextract.testing.looks import LEGAL, LETTER, TABLOID, draw_look, landscape
from docextract.testing.printed import Beside, Cell, Chapter, Column, Formats, Group, Heading, Notes, Row, Shown, Table
from docextract.testing.property import Property, charges_by_code, total
from docextract.testing.sample import Roll

ZERO = Decimal(0)
NOTHING = "Selected report filters returned no data"
STATUS = {
    "OCCUPIED": "Occupied No Notice",
    "NOTICE": "Notice Unrented",
    "NOTICE_LEASED": "Notice Rented",
    "EVICTION": "Occupied No Notice",
    "VACANT": "Vacant Unrented Ready",
    "VACANT_LEASED": "Vacant Rented Ready",
    "MODEL": "Model",
    "DOWN": "Down",
    "ADMIN": "Admin",
}


def residential(roll: Roll) -> None:
    """A7.1: stacked sections with a header each; scheduled charges per unit and a charge summary, no rent column."""
    home = draw_apartments(roll.rng, book="resman", units=(10, 40), applicants=False)
    roll.property_name, roll.as_of = home.name, home.as_of.isoformat()
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(landscape(LETTER), landscape(LEGAL)),
        sheet=home.name[:28],
        stacked=False,
        crop=0.0,
        padded=False,
        header=roll.look_rng.choice(("grey", "rule", "dark")),
        sheets_after=("Report Parameters",) if roll.rng.random() < 0.7 else (),
    )
    roll.report.formats = Formats(date="mm/dd/yyyy", negative="brackets")
    roll.trap("stacked sections with a header each; no rent per unit")
    columns = (
        Column("unit", ("Bldg-Unit",), field="unit"),
        Column("type", ("Unit Type",), field="unitType"),
        Column("area", ("SQFT",), "area", "area"),
        Column("status", ("Unit Status",), field="statusText", cap=22),
        Column("tenant", ("Resident",), field="tenantName", cap=20),
        Column("in", ("Move-In",), "date", "moveInDate"),
        Column("start", ("Lease Start",), "date", "leaseStartDate"),
        Column("end", ("Lease End",), "date", "leaseEndDate"),
        Column("market", ("Market", "Rent"), "money", "marketRent"),
        Column("total", ("Scheduled", "Charges"), "money", "totalCharges"),
        Column("deposit", ("Deposit", "Held"), "money", "deposit"),
        Column("balance", ("Balance",), "money", "balance"),
    )
    chapter = Chapter(
        [
            Heading("Rent Roll", bold=True, size=1.5),
            Heading(home.name, bold=True),
            Heading(f"As of {home.as_of:%m/%d/%Y}"),
        ]
    )
    current = Table(columns, title="Resident Details")
    current.add(Row(label="Building:  No Building Associated", bold=True))
    for unit in home.units:
        lease, status = unit.lease, unit.status
        cells: dict[str, Cell] = {
            "unit": unit.number,
            "type": unit.unit_type,
            "area": unit.area,
            "status": STATUS[status],
            "market": unit.market_rent,
            "total": ZERO,
            "deposit": ZERO,
            "balance": ZERO,
        }
        if lease:
            cells |= {
                "tenant": lease.tenant,
                "in": lease.move_in,
                "start": lease.start,
                "end": lease.end,
                "total": lease.total,
                "deposit": lease.deposit,
                "balance": lease.balance,
            }
        else:
            cells["tenant"] = Shown("-- Vacant --") if unit.is_vacant else None
        roll.unit(current, cells, status, section="Resident Details")
    sums = {
        "area": Decimal(sum(u.area for u in home.units)),
        "market": total(u.market_rent for u in home.units),
        "total": total(x.total for x in home.leases),
        "deposit": total(x.deposit for x in home.leases),
        "balance": total(x.balance for x in home.leases),
    }
    for label in (" No Building Associated Total:", f"{home.name} Totals/Averages:"):
        current.add(Row({"status": label, **sums}, bold=True, rule=True))
    roll.trap("the same total twice")
    roll.state(
        "Totals/Averages",
        area=sums["area"],
        marketRent=sums["market"],
        totalCharges=sums["total"],
        deposit=sums["deposit"],
    )
    chapter.parts.append(current)
    future = Table(columns, title="Future Resident Details", gap=1.5)
    for unit in home.upcoming:
        coming = unit.upcoming
        if coming:
            cells = {
                "unit": unit.number,
                "type": unit.unit_type,
                "area": unit.area,
                "status": STATUS[unit.status],
                "tenant": coming.tenant,
                "in": coming.move_in,
                "start": coming.start,
                "end": coming.end,
                "total": coming.total,
                "deposit": coming.deposit,
                "balance": coming.balance,
            }
            roll.unit(future, cells, "FUTURE", section="Future Resident Details", statusText="Future")
    chapter.parts.append(future if home.upcoming else Notes(["Future Resident Details", NOTHING]))
    charges = Table(
        (Column("code", ("Charge Code",)), Column("amount", ("Scheduled Charges",), "money")),
        title="Charge Code Summary",
        gap=1.5,
    )
    by = charges_by_code(home.leases)
    for code, amount in by.items():
        charges.add(Row({"code": code, "amount": amount}))
    charges.add(Row({"code": "Total", "amount": total(by.values())}, bold=True, rule=True))
    chapter.parts.append(charges)
    roll.report.chapters.append(chapter)


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
