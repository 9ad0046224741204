"""Rolls of the capital market: a CMBS tenant summary, and a broker's roll with floors."""

from __future__ import annotations

from decimal import Decimal

from docextract.testing.draw import cents
from docextract.testing.looks import LEGAL, LETTER, draw_look, landscape
from docextract.testing.printed import Chapter, Column, ExtraSheet, Formats, Heading, Notes, Row, Shown, Table
from docextract.testing.property import Unit, total
from docextract.testing.rent_rolls.rows import ZERO, Cells, about, row_of, sum_row, sums_of, titles
from docextract.testing.sample import Roll
from docextract.testing.suites import draw_suites


def tenant_summary(roll: Roll) -> None:
    """A16: annual rents, footnote columns, three totals, no unit column, one sheet of several."""
    roll.likely["names clipped on the page"] = 0.0  # nothing else says which row it is
    home = draw_suites(roll.rng, suites=(6, 18), zero_areas=False)
    roll.asset_type = "OFFICE"
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(landscape(LETTER), landscape(LEGAL)),
        sheet="Rent Roll",
        sheets_before=("Cash Flow Extract", "Footnotes"),
        sheets_after=("Rent Steps",),
        origin=(2, 2),
        stacked=False,
        crop=0.0,
        size=7.0,
        gap=4.0,
        padded=False,
    )
    roll.report.formats = Formats(date="m/d/yyyy", decimals=0, negative="brackets")
    for trap in ("annual rents only", "no unit column", "footnote numbers in headers", "three total rows"):
        roll.trap(trap)
    columns = (
        Column("tenant", ("Tenant",), field="tenantName", cap=28),
        Column("note", ("Footnote",)),
        Column("rating", ("Credit Rating", "(MIS/S&P/Fitch) (1)")),
        Column("area", ("Tenant", "SF (2)"), "area", "area"),
        Column("share", ("% of SF",), align="right"),
        Column("annual", ("Base Rent ($)",), "money", "annualRent"),
        Column("share2", ("% of", "Base Rent"), align="right"),
        Column("psf", ("Base Rent", "PSF"), "number", "rentPerArea"),
        Column("gross", ("Total Rent ($)",), "money"),
        Column("begin", ("Lease", "Begin"), "date", "leaseStartDate"),
        Column("end", ("Lease", "Expiration"), "date", "leaseEndDate"),
    )
    units = sorted((u for u in home.units if u.lease), key=lambda u: -u.area)
    area, idle = sum(u.area for u in units), sum(u.area for u in home.units if not u.lease)
    whole = area + idle
    annual = total(u.lease.annual_rent for u in units if u.lease)
    gross = total((u.lease.rent + u.lease.recovery) * 12 for u in units if u.lease)
    table = Table(columns)
    various = roll.chance(0.6, "Various as a date")
    for i, unit in enumerate(units):
        lease = unit.lease
        assert lease is not None
        own: Cells = {
            "note": f"({3 + i})" if i % 4 == 0 else None,
            "rating": ("NR/NR/NR", "Aa2/AA-/AA", "NR/AA+/NR")[i % 3],
            "share": f"{100 * unit.area / whole:.1f}%",
            "share2": f"{100 * lease.annual_rent / annual:.1f}%",
            "psf": cents(lease.annual_rent / unit.area),
            "gross": (lease.rent + lease.recovery) * 12,
        }
        own |= {"begin": Shown("Various", "Various")} if various and i == 2 else {}
        roll.unit(table, row_of(table, unit, lease, own), "OCCUPIED")
    if roll.apart(0.15, "a row that sums up the tenants that have none"):
        area, whole, annual, gross = _others(roll, table, area, whole, annual, gross)
    if not roll.pdf and roll.apart(0.2, "rent steps on a sheet of their own"):
        _steps_sheet(roll, units)
    rows: tuple[tuple[str, int, Decimal, Decimal], ...] = (
        ("Total Occupied Owned Tenants", area, annual, gross),
        ("Vacant Spaces (Owned Space)", idle, ZERO, ZERO),
        ("Total All Owned Tenants", whole, annual, gross),
    )
    for label, sqft, base, all_rent in rows:
        cells: Cells = {"tenant": label, "area": sqft, "share": f"{100 * sqft / whole:.1f}%", "annual": base}
        cells |= {"gross": all_rent, "psf": cents(base / sqft) if sqft else ZERO}
        table.add(Row(cells, bold=True, rule=True))
        roll.state(label, area=sqft, annualRent=base)
    notes = Notes(["(1)  Credit ratings are those of tenants or lease guarantors", "(2)  Borrower owned space."])
    roll.report.chapters.append(Chapter([Heading("Tenant Summary", pdf_only=True, bold=True)], [table, notes]))


def _others(
    roll: Roll, table: Table, area: int, whole: int, annual: Decimal, gross: Decimal
) -> tuple[int, int, Decimal, Decimal]:
    """Prints what small tenants let together; returns the sums with it."""
    size, rent = 4200, Decimal(96600)
    cells: Cells = {"tenant": "Other Tenants", "area": size, "annual": rent, "gross": rent}
    cells |= {"share": f"{100 * size / (whole + size):.1f}%", "psf": cents(rent / size)}
    roll.unit(table, cells, "OCCUPIED")
    return area + size, whole + size, annual + rent, gross + rent


def _steps_sheet(roll: Roll, units: list[Unit]) -> None:
    """The rent steps of all tenants on another sheet, the rent of today first."""
    lines: list[list[str | Decimal | None]] = [["Tenant", "Suite", "SF", "Step Date", "Annual Rent"]]
    for unit in units:
        lease = unit.lease
        if lease:
            size = Decimal(unit.area)
            lines.append([lease.tenant, unit.number, size, "Current", lease.annual_rent])
            lines += [[lease.tenant, unit.number, size, f"{s.date:%m/%d/%Y}", s.amount * 12] for s in lease.steps[:6]]
    roll.report.extras.append(ExtraSheet("Steps", lines))


def broker(roll: Roll) -> None:
    """A17: floors as banners with subtotals, a grand total, footnotes, misspelt headers, other sheets first."""
    home = draw_suites(roll.rng, suites=(6, 24))
    about(roll, home, "OFFICE")
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(LETTER, landscape(LETTER)),
        sheet="Rent Roll",
        sheets_before=("Summary", "Assumptions"),
        merged_titles=True,
        origin=(2, 2),
        stacked=roll.rng.random() < 0.5,
        crop=0.0,
        padded=False,
    )
    roll.report.formats = Formats(date=roll.rng.choice(("m/d/yyyy", "d-mmm-yy")), currency="$", negative="brackets")
    for trap in ("floor banners and subtotals", "footnotes below the total"):
        roll.trap(trap)
    bad = roll.chance(0.5, "misspelt headers")
    columns = (
        Column("unit", ("Suite",), field="unit"),
        Column("tenant", ("Tenant Nmae" if bad else "Tenant Name",), field="tenantName", cap=24),
        Column("area", ("Square", "Feet"), "area", "area"),
        Column("rent", ("Montly Rent" if bad else "Monthly Rent",), "money", "contractRent"),
        Column("annual", ("Annual", "Rent"), "money", "annualRent"),
        Column("start", ("Lease", "Start"), "date", "leaseStartDate"),
        Column("end", ("Lease", "Expiration"), "date", "leaseEndDate"),
        Column("type", ("Lease", "Type"), field="leaseType"),
        Column("note", ("Comments",), cap=18),
    )
    table = Table(columns)
    floors = sorted({u.floor for u in home.units})
    for floor in floors:
        units = [u for u in home.units if u.floor == floor]
        table.add(Row(label=f"Floor {floor}", bold=True, band=True))
        for unit in units:
            _suite(roll, table, unit, floor)
        _sum(roll, table, f"Subtotal Floor {floor}", units)
    _sum(roll, table, "Grand Total", list(home.units))
    address, day = f"{home.street}, {home.city}", f"Rent Roll as of {home.as_of:%m/%d/%Y}"
    heading = titles(home.name, address, day, size=1.5, center=True)
    notes = Notes(
        ["* Rents shown are contractual base rents and exclude recoveries.", "* Suite sizes per BOMA; buyer to verify."]
    )
    roll.report.chapters.append(Chapter(heading, [table, notes]))


def _suite(roll: Roll, table: Table, unit: Unit, floor: int) -> None:
    lease = unit.lease
    own: Cells = {"tenant": Shown("VACANT"), "note": "Available now"}
    if lease:
        own = {"note": "Renewal option 1 x 5" if unit.area % 4 == 0 else None, "type": lease.lease_type.split()[-1]}
    cells = row_of(table, unit, lease, own, zeros=("rent", "annual"))
    roll.unit(table, cells, "OCCUPIED" if lease else "VACANT", section=f"Floor {floor}")


def _sum(roll: Roll, table: Table, label: str, units: list[Unit]) -> None:
    sums = sums_of(
        units, (u.lease for u in units if u.lease), {"area": "area", "rent": "rent", "annual": "annual_rent"}
    )
    sum_row(roll, table, label, {"unit": label}, sums)
