"""Entrata's rent rolls: residential, without a rent per unit, and commercial, with empty parts below."""

from __future__ import annotations

import calendar
import html
from dataclasses import replace

from docextract.testing.draw import cents, draw_apartments, month_end
from docextract.testing.looks import LEGAL, LETTER, TABLOID, draw_look, landscape
from docextract.testing.printed import Beside, Chapter, Column, Formats, Group, Heading, Notes, Row, Shown, Table
from docextract.testing.property import Property
from docextract.testing.rent_rolls.charges import charge_summary
from docextract.testing.rent_rolls.rows import ZERO, Cells, about, row_of, state_sums, sums_of
from docextract.testing.sample import Roll
from docextract.testing.suites import draw_suites

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
    about(roll, home)
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
    heading = [Heading("Rent Roll", bold=True, size=1.5), Heading(home.name, bold=True)]
    chapter = Chapter([*heading, Heading(f"As of {home.as_of:%m/%d/%Y}")])
    current = Table(columns, title="Resident Details")
    current.add(Row(label="Building:  No Building Associated", bold=True))
    for unit in home.units:
        own: Cells = {"status": STATUS[unit.status]}
        own |= {} if unit.lease else {"tenant": Shown("-- Vacant --") if unit.is_vacant else None}
        cells = row_of(current, unit, unit.lease, own, zeros=("total", "deposit", "balance"))
        roll.unit(current, cells, unit.status, section="Resident Details")
    columns_of = {"area": "area", "market": "market_rent", "total": "total", "deposit": "deposit", "balance": "balance"}
    sums = sums_of(home.units, home.leases, columns_of)
    for label in (" No Building Associated Total:", f"{home.name} Totals/Averages:"):
        current.add(Row({"status": label, **sums}, bold=True, rule=True))
    roll.trap("the same total twice")
    state_sums(roll, current, "Totals/Averages", sums, ("area", "market", "total", "deposit"))
    chapter.parts.append(current)
    future = Table(columns, title="Future Resident Details", gap=1.5)
    for unit in home.upcoming:
        cells = row_of(future, unit, unit.upcoming, {"status": STATUS[unit.status], "market": None})
        roll.unit(future, cells, "FUTURE", section="Future Resident Details", statusText="Future")
    chapter.parts.append(future if home.upcoming else Notes(["Future Resident Details", NOTHING]))
    title = "Charge Code Summary"
    chapter.parts.append(charge_summary(home, ("Charge Code",), "Scheduled Charges", title=title, gap=1.5))
    roll.report.chapters.append(chapter)


MONEY = ("rent", "nnn", "other")


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
    annual = ZERO
    for i, unit in enumerate(home.units):
        lease = unit.lease
        own: Cells = {"building": "1", "unit": str(i + 1)}
        if lease is None:
            own |= {"tenant": Shown("-- Vacant --"), "status": "Vacant Unrented Ready"}
            roll.unit(table, row_of(table, unit, None, own, zeros=("deposit", *MONEY)), "VACANT", section=name)
            continue
        year = (lease.rent + lease.others + lease.recovery) * 12
        annual += year
        own |= {"tenant": Shown(lease.tenant if roll.pdf else html.escape(lease.tenant), lease.tenant)}
        own |= {"status": "Occupied No Notice", "lease status": "Current", "nnn": lease.recovery, "other": lease.others}
        own |= {"annual": year, "psf": cents(year / unit.area) if unit.area else None, "aux": year / 12}
        cells, more = row_of(table, unit, lease, own), {}
        if lease.steps:
            step = lease.steps[0]
            cells |= {"step": step.date, "step amount": step.amount, "step psf": step.per_area or None}
            more["rentSteps"] = [{"date": step.date, "amount": step.amount}]
        roll.unit(table, cells, "OCCUPIED", section=name, **more)
    area, busy = sum(u.area for u in home.units), sum(u.area for u in home.units if u.lease)
    columns_of = {"deposit": "deposit", "rent": "rent", "nnn": "recovery", "other": "others"}
    sums: Cells = {"area": area, **sums_of(home.units, home.leases, columns_of)}
    sums |= {"annual": annual, "psf": cents(annual / area)}
    table.add(Row({"status": f"{home.name} Totals/Averages:", **sums}, bold=True, rule=True))
    state_sums(roll, table, "Totals/Averages", sums, ("area", "rent"))
    heading = [
        Heading("Commercial Rent Roll", bold=True, size=1.5),
        Heading(home.name),
        Heading(f"{calendar.month_name[home.as_of.month]} {home.as_of.year}"),
    ]
    chapter = Chapter(heading, [table])
    empty = [_empty(title) for title in ("Expiring Leases", "Rent Increases")]
    chapter.parts.append(Beside([_occupancy(home, area, busy), *empty], gap=1.5))
    chapter.parts.append(Notes(["Commercial Lease Clauses", NOTHING]))
    chapter.parts.append(Table(columns, groups=groups, title="Future Tenant Details", gap=1))
    chapter.parts.append(Notes([NOTHING], gap=0))
    roll.trap("month-only as-of date")
    roll.trap("empty parts below with headers of their own")
    roll.report.chapters.append(chapter)


def _occupancy(home: Property, area: int, busy: int) -> Table:
    columns = (
        Column("status", ("Status",), cap=24),
        Column("n", ("Suites",), "count"),
        Column("area", ("SQFT",), "area"),
        Column("share", ("%",), align="right"),
    )
    let = sum(u.lease is not None for u in home.units)
    lines = (
        ("Occupied No Notice", let, busy),
        ("Total Occupied Units", let, busy),
        ("Vacant Unrented Ready", len(home.units) - let, area - busy),
        ("Total Vacant Units", len(home.units) - let, area - busy),
        ("Total Rentable Units", len(home.units), area),
    )
    rows = [Row({"status": w, "n": n, "area": sqft, "share": f"{100 * sqft / area:.2f}%"}) for w, n, sqft in lines]
    return Table(columns, rows, title="Occupancy Summary")


def _empty(title: str) -> Table:
    heads = {"b": "Bldg", "s": "Suite", "t": "Tenant", "d": "Date"}
    return Table(tuple(Column(k, (head,)) for k, head in heads.items()), [Row(label=NOTHING)], title=title)
