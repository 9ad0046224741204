"""Rolls of storage, senior housing, marinas and Section 8: the sector's own columns, one row per space, bed or slip."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal

from docextract.testing.draw import cents, draw_apartments
from docextract.testing.looks import A4, LETTER, draw_look, landscape
from docextract.testing.printed import Chapter, Column, Formats, Row, Shown, Table
from docextract.testing.rent_rolls.handmade import HANDMADE
from docextract.testing.rent_rolls.rows import ZERO, Cells, about, row_of, several, sum_row, summed, titles
from docextract.testing.sample import Roll


def sector_look(roll: Roll, sheet: str, **fixed: object) -> None:
    roll.report.look = draw_look(roll.look_rng, pages=(landscape(LETTER), landscape(A4), LETTER), sheet=sheet, **fixed)
    roll.report.formats = Formats(
        date=roll.rng.choice(("mm/dd/yyyy", "m/d/yyyy", "mmm d, yyyy")),
        currency=roll.rng.choice(("", "$")),
        negative=roll.rng.choice(("minus", "brackets")),
    )


def total_row(roll: Roll, table: Table, rows: list[Cells], label: str, key: str = "unit") -> None:
    keys = [c.key for c in table.columns if c.kind in ("money", "area")]
    sum_row(roll, table, label, {key: label}, summed(rows, keys))


def storage(roll: Roll) -> None:
    """A13: storEDGE's columns, or SiteLink's with sizes, standard rates and insurance."""
    sector_look(roll, "Rent Roll")
    roll.likely |= HANDMADE
    home = draw_apartments(roll.rng, book="section8", units=(20, 90), kind="storage", applicants=False)
    about(roll, home, "SELF_STORAGE")
    edge = roll.pick(((True, "storEDGE's columns"), (False, "SiteLink's columns")))
    columns: tuple[Column, ...]
    if edge:
        columns = (
            Column("unit", ("Unit",), field="unit"),
            Column("tenant", ("Tenant",), field="tenantName", cap=22),
            Column("in", ("Start",), "date", "leaseStartDate"),
            Column("paid", ("Paid Thru",), "date"),
            Column("rent", ("Rent Rate",), "money", "contractRent"),
            Column("deposit", ("Deposit",), "money", "deposit"),
            Column("due", ("Rent Due",), "money"),
            Column("insurance", ("Insurance Due",), "money"),
            Column("fees", ("Fees Due",), "money"),
            Column("other", ("Other Due",), "money"),
            Column("days", ("Past", "(days)"), "count"),
        )
    else:
        columns = (
            Column("unit", ("Unit",), field="unit"),
            Column("size", ("Size",), field="unitType"),
            Column("area", ("Area",), "area", "area"),
            Column("tenant", ("Tenant",), field="tenantName", cap=22),
            Column("in", ("Move-In",), "date", "moveInDate"),
            Column("std", ("Std Rate",), "money", "marketRent"),
            Column("rent", ("Rent",), "money", "contractRent"),
            Column("variance", ("Variance",), "money"),
            Column("deposit", ("Sec Dep",), "money", "deposit"),
            Column("insurance", ("Ins",), "money"),
            Column("paid", ("Paid Thru",), "date"),
            Column("days", ("Days",), "count"),
        )
    roll.trap("storage columns: paid-through dates, days past due, insurance")
    table, rows = Table(columns), []
    for unit in home.units:
        wide, deep = roll.rng.choice(((5, 5), (5, 10), (10, 10), (10, 15), (10, 20), (10, 30)))
        rate = Decimal(30 + wide * deep * 4 // 5)
        own: Cells = {"size": f"{wide}x{deep}", "area": wide * deep, "std": rate}
        if unit.lease:
            rent = rate - roll.rng.choice((0, 0, 5, 11, -8))
            late = roll.rng.choice((0, 0, 0, 12, 45))
            own |= {"in": unit.lease.move_in, "paid": home.as_of - timedelta(days=late - 9), "days": late}
            own |= {"rent": rent, "variance": rent - rate, "deposit": Decimal(roll.rng.choice((0, 25)))}
            own |= {"due": rent if late else ZERO, "insurance": Decimal(roll.rng.choice((0, 11, 15)))}
            own |= {"fees": Decimal(20) if late else ZERO, "other": ZERO}
        elif edge or roll.rng.random() < 0.5:
            own["tenant"] = Shown("Vacant")
        rows.append(row_of(table, unit, unit.lease, own))
        roll.unit(table, rows[-1], "OCCUPIED" if unit.lease else "VACANT")
    total_row(roll, table, rows, "Totals")
    heading = titles("Rent Roll", home.name, f"As of {home.as_of:%m/%d/%Y}")
    roll.report.chapters.append(Chapter(heading, [table]))


def senior(roll: Roll) -> None:
    """A14: WelcomeHome's columns, or an operator's export with a row per unit above its bed rows."""
    sector_look(roll, "Rent Roll", size=6.5, gap=3.5, crop=0.0)
    home = draw_apartments(roll.rng, book="section8", units=(12, 40), kind="senior", applicants=False)
    about(roll, home, "SENIOR_HOUSING")
    beds = roll.chance(0.5, "parent unit rows above their bed rows")
    common = (
        Column("unit", ("Unit",), field="unit"),
        Column("area", ("Sq Ft",), "area", "area"),
        Column("status", ("Status",), field="statusText"),
        Column("plan", ("Floor Plan",), field="unitType"),
        Column("care", ("Care Type",)),
        Column("tenant", ("Resident",), field="tenantName", cap=20),
        Column("in", ("Move-In",), "date", "moveInDate"),
        Column("out", ("Move-Out",), "date", "moveOutDate"),
        Column("days", ("Days", "Occupied"), "count"),
        Column("privacy", ("Privacy", "Level")),
        Column("market", ("Market", "Rate"), "money", "marketRent"),
        Column("rent", ("Monthly", "Rate"), "money", "contractRent"),
        Column("level", ("Level of", "Care"), "money"),
    )
    columns = tuple(c for c in common if not beds or c.key not in ("status", "days", "area"))
    if beds:
        columns = (Column("unit", ("Room #",), field="unit"), *columns[1:])
    couples = not beds and roll.chance(0.4, "a second person on a row of the same unit")
    levels = roll.apart(0.12, "levels, amounts and discounts of care in groups of columns")
    if levels:
        parts = (("Level", "text"), ("Amount", "money"), ("Discount", "money"))
        more = [(kind, part, shape) for kind in ("Assisted Living", "Memory Care") for part, shape in parts]
        columns = (*columns, *(Column(f"{kind} {part}", (kind, part), shape) for kind, part, shape in more))
    table, rows = Table(columns), []
    for index, unit in enumerate(home.units):
        shared = beds and index % 4 == 1
        care = ("IL", "AL", "AL", "MC")[index % 4]
        if shared:
            table.add(Row({"unit": unit.number, "plan": unit.unit_type}, bold=True))
        for letter in ("A", "B") if shared else ("",):
            name = f"{unit.number}-{letter}" if letter else unit.number
            lease = unit.lease if letter != "B" or index % 8 == 1 else None
            own: Cells = {"unit": name, "care": care, "market": unit.market_rent * 3}
            own["privacy"] = "Shared" if shared else "Private"
            status = "VACANT"
            if lease:
                status = "NOTICE" if lease.move_out else "OCCUPIED"
                own |= {"status": status.capitalize(), "rent": lease.rent * 3}
                own["tenant"] = lease.tenant if letter != "B" else f"{lease.tenant.split()[0]} Ash"
                own["days"] = (home.as_of - (lease.move_in or home.as_of)).days
                own["level"] = Decimal(roll.rng.choice((0, 350, 600, 950)))
                if levels and care in ("AL", "MC"):
                    kind = "Assisted Living" if care == "AL" else "Memory Care"
                    own |= {f"{kind} Level": f"Level {1 + index % 4}"}
                    own |= {f"{kind} Amount": Decimal(450 + 150 * (index % 4))}
                    own |= {f"{kind} Discount": Decimal(-100) if index % 5 == 0 else ZERO}
            else:
                own |= {"status": "Vacant", "tenant": Shown("*Vacant") if beds else None}
            rows.append(row_of(table, unit, lease, own))
            roll.unit(table, rows[-1], status)
            if couples and lease and status == "OCCUPIED" and index % 3 == 0:
                second: Cells = {"unit": name, "status": "Occupied", "plan": unit.unit_type, "care": care}
                second |= {"tenant": f"Ida {lease.tenant.split()[-1]}", "in": lease.move_in, "rent": Decimal(850)}
                rows.append(second)
                roll.unit(table, second, "SECOND")
    total_row(roll, table, rows, "Total")
    heading = titles("Rent Roll", home.name, f"As of: {home.as_of:%m/%d/%Y}")
    roll.report.chapters.append(Chapter(heading, [table]))


def marina(roll: Roll) -> None:
    """A19: slips with a length that is no area, the property in a column, no totals."""
    none = ("a total that is a cent off", "a number by itself above the table", "areas in square metres")
    roll.likely |= HANDMADE | dict.fromkeys(none, 0.0)
    sector_look(roll, "Slips", plain=roll.rng.random() < 0.5)
    homes = several(
        roll.rng.choice((1, 2, 3)),
        lambda day: draw_apartments(roll.rng, book="section8", units=(10, 40), applicants=False, as_of=day),
    )
    roll.asset_type = "SPECIAL_PURPOSE"
    roll.trap("LOA (ft) is a length, not an area")
    columns = (
        Column("property", ("Property",), field="propertyName"),
        Column("unit", ("Slip #",), field="unit"),
        Column("type", ("Slip Type",), field="unitType"),
        Column("loa", ("LOA (ft)",), "count"),
        Column("tenant", ("Tenant Name",), field="tenantName", cap=20),
        Column("status", ("Status",), field="statusText"),
        Column("market", ("Market Rate",), "money", "marketRent"),
        Column("rent", ("Actual Rate",), "money", "contractRent"),
        Column("start", ("Lease Start",), "date", "leaseStartDate"),
        Column("end", ("Lease End",), "date", "leaseEndDate"),
    )
    table = Table(columns)
    for number, home in enumerate(homes):
        for i, unit in enumerate(home.units):
            market = cents(unit.market_rent / 3)
            own: Cells = {
                "property": f"{home.name.split()[0]} Cove Marina",
                "unit": f"{'PQR'[number]}{i + 1:03d}",
                "type": ("Wet Slip", "Dry Storage", "Mooring")[i % 3],
                "loa": 18 + i % 40,
                "market": market,
                "status": "Occupied" if unit.lease else "Vacant",
                "rent": market - i % 4 * 5 if unit.lease else ZERO,
            }
            own |= {} if unit.lease else {"tenant": Shown("Vacant")}
            roll.unit(table, row_of(table, unit, unit.lease, own), "OCCUPIED" if unit.lease else "VACANT")
    roll.report.chapters.append(Chapter([], [table]))


def section_eight(roll: Roll) -> None:
    """A15: tenant rent and subsidy; in some rolls only their parts are printed and the rent is their sum."""
    sector_look(roll, "HAP Rent Roll")
    roll.likely |= HANDMADE | {"areas in square metres": 0.0}
    home = draw_apartments(roll.rng, book="section8", units=(10, 60), applicants=False)
    about(roll, home)
    parts = roll.chance(0.4, "only tenant rent and subsidy are printed")
    columns = (
        Column("unit", ("Unit",), field="unit"),
        Column("type", ("Unit Type",), field="unitType"),
        Column("tenant", ("Resident",), field="tenantName", cap=22),
        *(() if parts else (Column("rent", ("Contract", "Rent"), "money", "contractRent"),)),
        Column("share", ("Tenant", "Rent"), "money", "tenantRent"),
        Column("hap", ("HAP", "Amount"), "money", "subsidyRent"),
        Column("utility", ("Utility", "Allowance"), "money", "utilityAllowance"),
        Column("start", ("Lease", "Start"), "date", "leaseStartDate"),
        Column("end", ("Lease", "End"), "date", "leaseEndDate"),
        Column("cert", ("Cert", "Date"), "date"),
    )
    table, rows = Table(columns), []
    for unit in home.units:
        cells: Cells = {"unit": unit.number, "type": unit.unit_type}
        more: dict[str, object] = {}
        if unit.lease:
            rent = unit.lease.rent
            share = min(Decimal(roll.rng.randint(0, 420)), rent)
            cells |= {
                "tenant": unit.lease.tenant,
                "share": share,
                "hap": rent - share,
                "utility": Decimal(roll.rng.choice((0, 41, 58, 77))),
                "start": unit.lease.start,
                "end": unit.lease.end,
                "cert": unit.lease.start,
            }
            if parts:
                more["contractRent"] = rent
            else:
                cells["rent"] = rent
        else:
            cells["tenant"] = Shown("VACANT")
        roll.unit(table, cells, "OCCUPIED" if unit.lease else "VACANT", **more)
        rows.append(cells)
    total_row(roll, table, rows, "Total")
    heading = titles("Affordable Rent Roll", home.name, f"As of {home.as_of:%m/%d/%Y}", size=1.3, center=True)
    roll.report.chapters.append(Chapter(heading, [table]))
