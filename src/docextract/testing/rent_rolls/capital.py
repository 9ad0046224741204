"""Rolls of the capital market: a CMBS tenant summary, a broker's roll with floors, a German Mieterliste."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

from docextract.testing.draw import cents, draw_suites
from docextract.testing.looks import A4, LEGAL, LETTER, draw_look, landscape
from docextract.testing.printed import Cell, Chapter, Column, Formats, Group, Heading, Notes, Row, Shown, Table
from docextract.testing.property import Unit, total
from docextract.testing.sample import Roll
from docextract.testing.words import words

ZERO = Decimal(0)


def tenant_summary(roll: Roll) -> None:
    """A16: annual rents, footnote columns, three totals, no unit column, one sheet of several."""
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
    annual = total(u.lease.rent * 12 for u in units if u.lease)
    gross = total((u.lease.rent + u.lease.recovery) * 12 for u in units if u.lease)
    table = Table(columns)
    various = roll.chance(0.6, "Various as a date")
    for i, unit in enumerate(units):
        lease = unit.lease
        assert lease is not None
        begin: Cell = Shown("Various", "Various") if various and i == 2 else lease.start
        cells: dict[str, Cell] = {
            "tenant": lease.tenant,
            "note": f"({3 + i})" if i % 4 == 0 else None,
            "rating": ("NR/NR/NR", "Aa2/AA-/AA", "NR/AA+/NR")[i % 3],
            "area": unit.area,
            "share": f"{100 * unit.area / whole:.1f}%",
            "annual": lease.rent * 12,
            "share2": f"{100 * lease.rent * 12 / annual:.1f}%",
            "psf": cents(lease.rent * 12 / unit.area),
            "gross": (lease.rent + lease.recovery) * 12,
            "begin": begin,
            "end": lease.end,
        }
        roll.unit(table, cells, "OCCUPIED")
    rows: tuple[tuple[str, int, Decimal, Decimal], ...] = (
        ("Total Occupied Owned Tenants", area, annual, gross),
        ("Vacant Spaces (Owned Space)", idle, ZERO, ZERO),
        ("Total All Owned Tenants", whole, annual, gross),
    )
    for label, sqft, base, all_rent in rows:
        table.add(
            Row(
                {
                    "tenant": label,
                    "area": sqft,
                    "share": f"{100 * sqft / whole:.1f}%",
                    "annual": base,
                    "gross": all_rent,
                    "psf": cents(base / sqft) if sqft else ZERO,
                },
                bold=True,
                rule=True,
            )
        )
        roll.state(label, area=sqft, annualRent=base)
    notes = Notes(["(1)  Credit ratings are those of tenants or lease guarantors", "(2)  Borrower owned space."])
    roll.report.chapters.append(Chapter([Heading("Tenant Summary", pdf_only=True, bold=True)], [table, notes]))


def broker(roll: Roll) -> None:
    """A17: floors as banners with subtotals, a grand total, footnotes, misspelt headers, other sheets first."""
    home = draw_suites(roll.rng, suites=(6, 24))
    roll.asset_type, roll.property_name, roll.as_of = "OFFICE", home.name, home.as_of.isoformat()
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
    heading = [
        Heading(center=home.name, bold=True, size=1.5),
        Heading(center=f"{home.street}, {home.city}"),
        Heading(center=f"Rent Roll as of {home.as_of:%m/%d/%Y}"),
    ]
    notes = Notes(
        ["* Rents shown are contractual base rents and exclude recoveries.", "* Suite sizes per BOMA; buyer to verify."]
    )
    roll.report.chapters.append(Chapter(heading, [table, notes]))


def _suite(roll: Roll, table: Table, unit: Unit, floor: int) -> None:
    lease = unit.lease
    cells: dict[str, Cell] = {"unit": unit.number, "area": unit.area}
    if lease:
        cells |= {
            "tenant": lease.tenant,
            "rent": lease.rent,
            "annual": lease.rent * 12,
            "start": lease.start,
            "end": lease.end,
            "type": lease.lease_type.split()[-1],
            "note": "Renewal option 1 x 5" if unit.area % 4 == 0 else None,
        }
    else:
        cells |= {"tenant": Shown("VACANT"), "rent": ZERO, "annual": ZERO, "note": "Available now"}
    roll.unit(table, cells, "OCCUPIED" if lease else "VACANT", section=f"Floor {floor}")


def _sum(roll: Roll, table: Table, label: str, units: list[Unit]) -> None:
    rent = total(u.lease.rent for u in units if u.lease)
    area = sum(u.area for u in units)
    table.add(Row({"unit": label, "area": area, "rent": rent, "annual": rent * 12}, bold=True, rule=True))
    roll.state(label, area=area, contractRent=rent, annualRent=rent * 12)


def mieterliste(roll: Roll) -> None:
    """A18: German, four header lines with a row of units, several rows per lease by kind of space."""
    rng = roll.rng
    as_of = date(rng.randint(2018, 2026), rng.choice((3, 6, 9, 12)), 30)
    roll.asset_type, roll.as_of = "MIXED_USE", as_of.isoformat()
    name = rng.choice(words("firms")["german_places"])
    roll.property_name = name
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(landscape(A4),),
        sheet="Mieterliste",
        stacked=True,
        crop=0.0,
        padded=False,
        size=7.5,
        font=roll.look_rng.choice(("Helvetica", "Vera")),
        text_money=rng.random() < 0.3,
    )
    grouping, point = rng.choice(((".", ","), ("'", ".")))
    roll.report.formats = Formats(date="dd.mm.yyyy", grouping=grouping, point=point, area_decimals=2)
    for trap in (
        "four header lines, the last of them units",
        "several rows per lease, by kind of space",
        "dates dd.mm.yyyy",
    ):
        roll.trap(trap)
    columns = (
        Column("unit", ("Mieteinheit", "", ""), field="unit"),
        Column("tenant", ("Mietername", "", ""), field="tenantName", cap=24),
        Column("type", ("Art", "", ""), field="unitType"),
        Column("area", ("Fläche", "", "m²"), "area", "area"),
        Column("rent", ("Netto-", "miete", "EUR"), "money", "contractRent"),
        Column("annual", ("Jahres-", "nettomiete", "EUR"), "money", "annualRent"),
        Column("psf", ("Miete", "je m²", "EUR/m²"), "number", "rentPerArea"),
        Column("market", ("Markt-", "miete", "EUR"), "money", "marketRent"),
        Column("start", ("Mietbeginn", "", ""), "date", "leaseStartDate"),
        Column("end", ("Vertrags-", "ende", ""), "date", "leaseEndDate"),
    )
    groups = (Group("Mietobjekt", "unit", "area"), Group("Miete", "rent", "market"), Group("Vertrag", "start", "end"))
    table = Table(columns, groups=groups)
    sums = {"area": ZERO, "rent": ZERO, "annual": ZERO, "market": ZERO}
    firms = words("firms")
    for i in range(rng.randint(6, 24)):
        unit = f"ME {i + 1:02d}"
        empty = rng.random() < 0.15
        shop = rng.random() < 0.5
        person = f"{rng.choice(firms['german_first'])} {rng.choice(firms['german_last'])}"
        tenant = rng.choice(firms["german"]) if shop else person
        start, end = (
            date(as_of.year - rng.randint(1, 9), rng.randint(1, 12), 1),
            date(as_of.year + rng.randint(1, 6), 12, 31),
        )
        kinds = (["Laden", "Lager"] if shop and rng.random() < 0.4 else ["Laden"]) if shop else ["Wohnung"]
        if not empty and rng.random() < 0.3:
            kinds.append("Stellplatz")
        for j, kind in enumerate(kinds[: 1 if empty else 3]):
            area = 0 if kind == "Stellplatz" else rng.randint(35, 220)
            rent = (
                Decimal(rng.randint(40, 90))
                if kind == "Stellplatz"
                else cents(area * Decimal(rng.randint(750, 1900)) / 100)
            )
            market = cents(rent * Decimal("1.05"))
            cells: dict[str, Cell] = {"unit": unit, "type": kind, "area": area or None, "market": market}
            if empty:
                cells["tenant"] = Shown("Leerstand")
                status = "VACANT"
            else:
                cells |= {
                    "tenant": tenant,
                    "rent": rent,
                    "annual": rent * 12,
                    "psf": cents(rent / area) if area else None,
                    "start": start,
                    "end": end if shop else None,
                }
                status = "NON_UNIT" if kind == "Stellplatz" else "ADDITIONAL" if j else "OCCUPIED"
            roll.unit(table, cells, status, statusText="Vacant" if empty else "Occupied")
            for key in sums:
                value = cells.get(key)
                sums[key] += value if isinstance(value, (int, Decimal)) else 0
    table.add(Row({"unit": "Gesamtergebnis", **sums}, bold=True, rule=True))
    roll.state(
        "Gesamtergebnis",
        area=sums["area"],
        contractRent=sums["rent"],
        annualRent=sums["annual"],
        marketRent=sums["market"],
    )
    heading = [
        Heading("Mieterliste", bold=True, size=1.4),
        Heading(name),
        Heading("Stichtag"),
        Heading(f"{as_of:%d.%m.%Y}"),
    ]
    roll.report.chapters.append(Chapter(heading, [table]))
