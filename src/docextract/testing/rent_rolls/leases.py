"""Rolls of shops and offices with all that a lease says: recoveries, base years, percentage rents; and parking."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from random import Random

from docextract.testing.draw import cents, draw_apartments
from docextract.testing.printed import Chapter, Column, Shown, Table
from docextract.testing.property import Lease
from docextract.testing.rent_rolls.handmade import HANDMADE
from docextract.testing.rent_rolls.rows import Cells, about, kept, row_of, titles
from docextract.testing.rent_rolls.sectors import sector_look, total_row
from docextract.testing.sample import Roll
from docextract.testing.suites import draw_suites


@dataclass(frozen=True, slots=True)
class Coming:
    """Columns of rents under dates: those of years to come are steps, those of months gone by are none."""

    columns: tuple[Column, ...] = ()
    dates: tuple[date | None, ...] = ()
    steps: bool = True

    def cells(self, lease: Lease, more: dict[str, object]) -> Cells:
        """The amounts of a lease, which pays 3 % more each year until its end; its steps go to ``more``."""
        made: Cells = {}
        found: list[dict[str, object]] = []
        for number, (column, day) in enumerate(zip(self.columns, self.dates, strict=True), 1):
            if self.steps and lease.end is not None and day is not None and day > lease.end:
                continue
            amount = cents(lease.rent * (100 + 3 * number) / 100) if self.steps else lease.rent
            made[column.key] = amount
            found.append({"date": day, "amount": amount})
        if self.steps and found:
            more["rentSteps"] = found
        return made


def _coming(roll: Roll, as_of: date) -> Coming:
    """Rents of the next years under their dates, or what was paid in the months before, in columns of their own."""
    own = Random(f"{roll.property_name} {as_of}")  # leaves all else of a seed as it is
    behind = roll.decide("months gone by in columns", own.random() < 0.15)
    ahead = not behind and roll.decide("rents of coming years under their dates", own.random() < 0.25)
    if behind:
        months = [as_of.year * 12 + as_of.month - 2 - back for back in range(3, -1, -1)]
        days = [date(month // 12, month % 12 + 1, 1) for month in months]
        heads: list[tuple[str, ...]] = [(f"{day:%b-%y}",) for day in days]
    elif ahead:
        days = [date(as_of.year + n, 1, 1) for n in range(1, own.randint(2, 4))]
        form = own.choice(("{0:%m/%d/%Y}", "{0:%b-%y}", "Base Rent|{0:%m/%d/%Y}", "Rent {0:%m/%d/%Y}", "FY{0:%Y} Rent"))
        heads = [tuple(form.format(day).split("|")) for day in days]
        if form.startswith("FY"):
            found = tuple(Column(f"coming{n}", head, "money") for n, head in enumerate(heads))
            return Coming(found, (None,) * len(days))
    else:
        return Coming()
    # A spreadsheet holds a header that is nothing but a date as a date.
    real = len(heads[0]) == 1 and heads[0][0][:1].isdigit()
    found = tuple(
        Column(f"coming{n}", head, "money", dated=day if real else None)
        for n, (head, day) in enumerate(zip(heads, days, strict=True))
    )
    return Coming(found, tuple(days), steps=ahead)


def leases(roll: Roll) -> None:
    """A lease summary of a shopping centre or an office building."""
    sector_look(roll, "Lease Summary", size=6.5, gap=4.0)
    roll.likely |= HANDMADE
    home = draw_suites(roll.rng, suites=(6, 20), zero_areas=False, lease_types=("NNN", "Gross", "Modified Gross"))
    about(roll, home, roll.rng.choice(("RETAIL", "OFFICE")))
    recoveries = roll.chance(0.6, "recoveries in columns by kind")
    based = roll.chance(0.4, "base years and expense stops")
    shares = roll.chance(0.4, "percentage rents with breakpoints")
    options = roll.chance(0.5, "options in words")
    named = roll.chance(0.5, "the lease type under a header that only says type")
    columns = (
        Column("unit", ("Suite",), field="unit"),
        Column("tenant", ("Tenant",), field="tenantName", cap=24),
        Column("area", ("SF",), "area", "area"),
        Column("type", ("Type",) if named else ("Lease Type",), field="leaseType"),
        Column("start", ("Lease", "Start"), "date", "leaseStartDate"),
        Column("end", ("Lease", "End"), "date", "leaseEndDate"),
        Column("rent", ("Monthly", "Base Rent"), "money", "contractRent"),
        Column("annual", ("Annual", "Base Rent"), "money", "annualRent"),
        *((Column("cam", ("CAM",), "money"), Column("tax", ("RE Tax",), "money")) if recoveries else ()),
        *((Column("base", ("Base", "Year"), "count"), Column("stop", ("Expense", "Stop"), "money")) if based else ()),
        *((Column("share", ("% Rent",)), Column("point", ("Breakpoint",), "money")) if shares else ()),
        *((Column("options", ("Renewal", "Options"), cap=18),) if options else ()),
        Column("deposit", ("Security", "Deposit"), "money", "deposit"),
    )
    coming = _coming(roll, home.as_of)
    columns = (*columns[:-1], *coming.columns, columns[-1])
    table, rows = Table(columns), []
    for i, unit in enumerate(home.units):
        lease = unit.lease
        own: Cells = {}
        more: dict[str, object] = {}
        if lease:
            own |= {"cam": cents(lease.rent * 12 / 100), "tax": cents(lease.rent * 7 / 100)}
            own |= {"base": lease.start.year if i % 2 else None, "stop": Decimal("7.50") if i % 2 else None}
            if i % 3 == 0:
                point = Decimal(600_000 + 50_000 * i)
                own |= {"share": Shown("6%"), "point": point, "options": "2 x 5 yr @ FMV"}
                if shares:
                    more["percentageRent"] = {"rate": Decimal("0.06"), "breakpoint": point}
                if options:
                    more["options"] = [{"text": "2 x 5 yr @ FMV"}]
            own |= coming.cells(lease, more)
        else:
            own["tenant"] = Shown("VACANT")
        cells = row_of(table, unit, lease, {}) | kept(own, columns)
        roll.unit(table, cells, "OCCUPIED" if lease else "VACANT", **more)
        rows.append({k: v for k, v in cells.items() if k not in ("base", "stop", "point")})
    total_row(roll, table, rows, "Total")
    heading = titles("Lease Summary Rent Roll", home.name, f"As of {home.as_of:%m/%d/%Y}", size=1.3)
    roll.report.chapters.append(Chapter(heading, [table]))


def parking(roll: Roll) -> None:
    """A garage: spaces let by the month."""
    sector_look(roll, "Spaces")
    roll.likely |= HANDMADE | {"areas in square metres": 0.0}
    home = draw_apartments(roll.rng, book="section8", units=(12, 60), applicants=False)
    about(roll, home, "PARKING")
    roll.property_name = f"{home.name.split()[0]} Garage"
    columns = (
        Column("unit", (roll.rng.choice(("Space #", "Space", "Space No.")),), field="unit"),
        Column("type", ("Space Type",), field="unitType"),
        Column("tenant", ("Tenant Name",), field="tenantName", cap=22),
        Column("rent", ("Monthly Rate",), "money", "contractRent"),
        Column("start", ("Start Date",), "date", "leaseStartDate"),
        Column("status", ("Status",), field="statusText"),
    )
    table, rows = Table(columns), []
    for i, unit in enumerate(home.units):
        own: Cells = {"unit": f"P{i + 1:03d}", "type": ("Reserved", "Tandem", "Compact")[i % 3]}
        own |= {"rent": Decimal(120 + i % 4 * 15)} if unit.lease else {}
        own["status"] = "Occupied" if unit.lease else "Vacant"
        rows.append(row_of(table, unit, unit.lease, own))
        roll.unit(table, rows[-1], "OCCUPIED" if unit.lease else "VACANT")
    total_row(roll, table, rows, "Total")
    heading = titles("Parking Rent Roll", roll.property_name, f"As of {home.as_of:%m/%d/%Y}", size=1.3)
    roll.report.chapters.append(Chapter(heading, [table]))
