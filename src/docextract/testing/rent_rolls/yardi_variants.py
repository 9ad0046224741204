"""Relatives of the Yardi rent roll: Breeze's columns, and a row per bed for student housing."""

from __future__ import annotations

from decimal import Decimal

from docextract.testing.draw import draw_apartments
from docextract.testing.printed import Cell, Chapter, Column, Row, Shown, Table
from docextract.testing.rent_rolls.yardi import (
    SECTIONS,
    SENTINELS,
    drop_unprinted,
    lease_cells,
    yardi_look,
    yardi_titles,
)
from docextract.testing.sample import Roll


def breeze(roll: Roll) -> None:
    """A3: Breeze, with market and actual rent, Misc, and Past Due; ``VACANT`` stands in the name."""
    yardi_look(roll)
    home = draw_apartments(roll.rng, book="yardi", units=(8, 36), applicants=False)
    roll.property_name, roll.as_of = home.name, home.as_of.isoformat()
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
    for section, coming in zip(
        ("Current/Notice/Vacant Tenants", "Future Tenants/Applicants"), (False, True), strict=True
    ):
        units = home.upcoming if coming else list(home.units)
        if not units:
            continue
        table.add(Row(label=section, bold=True, gap=0.5))
        sums = dict.fromkeys(("market", "rent", "deposit", "other", "misc", "balance"), Decimal(0))
        for unit in units:
            lease = unit.upcoming if coming else unit.lease
            sentinel = None if lease else SENTINELS[unit.status]
            cells = lease_cells(unit, lease, sentinel=sentinel, twice=True)
            cells |= {"rent": lease.rent if lease else Decimal(0), "misc": lease.others if lease else Decimal(0)}
            cells |= {"annual": lease.rent * 12 if lease else Decimal(0), "cam": Decimal(35 if lease else 0)}
            drop_unprinted(cells, table)
            roll.unit(table, cells, "FUTURE" if coming else unit.status, section=section, statusText=sentinel)
            for key in sums:
                value = cells[key]
                sums[key] += value if isinstance(value, Decimal) else 0
        table.add(Row({"name": "Total", **sums}, bold=True, rule=True))
        roll.state(
            section,
            marketRent=sums["market"],
            contractRent=sums["rent"],
            deposit=sums["deposit"],
            balance=sums["balance"],
        )
    roll.report.chapters.append(Chapter(yardi_titles(roll, home, "Rent Roll", home.name)[:3], [table]))


def student(roll: Roll) -> None:
    """A1.2 for student housing: a row per bed, the resident as ``Name (id)``."""
    yardi_look(roll)
    home = draw_apartments(roll.rng, book="yardi", units=(8, 24), applicants=False)
    roll.asset_type, roll.property_name, roll.as_of = "STUDENT_HOUSING", home.name, home.as_of.isoformat()
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
    sums = dict.fromkeys(("market", "rent", "deposit", "balance", "area"), Decimal(0))
    for unit in home.units:
        beds = max(unit.bedrooms, 1)
        for number, letter in enumerate("ABC"[:beds]):
            lease = unit.lease if number == 0 or unit.area % 3 else None
            market = (unit.market_rent / beds).quantize(Decimal(1))
            cells: dict[str, Cell] = {
                "unit": unit.number,
                "bed": letter,
                "type": f"{unit.unit_type}-{letter}",
                "beds": beds,
                "area": unit.area // beds,
                "market": market,
                "rent": Decimal(0),
                "deposit": Decimal(0),
                "balance": Decimal(0),
                "name": Shown("VACANT"),
            }
            if lease:
                ident = f"{lease.resident_id[:-1]}{number}"
                first = lease.tenant if number == 0 else f"{['Kit', 'Orla'][number - 1]} {lease.tenant.split()[-1]}"
                cells |= {
                    "name": Shown(f"{first} ({ident})", first),
                    "rent": market - 25,
                    "deposit": lease.deposit,
                    "in": lease.move_in,
                    "end": lease.end,
                    "out": lease.move_out,
                    "balance": lease.balance,
                }
            status = unit.status if lease else "VACANT"
            roll.unit(table, cells, status, section=SECTIONS[0], statusText=None if lease else "VACANT")
            for key in sums:
                value = cells[key]
                sums[key] += value if isinstance(value, (int, Decimal)) else 0
    table.add(Row({"name": f"Total {home.name}({home.code})", **sums}, bold=True, rule=True))
    roll.state(
        "Total", area=sums["area"], marketRent=sums["market"], contractRent=sums["rent"], deposit=sums["deposit"]
    )
    roll.report.chapters.append(Chapter(yardi_titles(roll, home, "Rent Roll", f"{home.name} ({home.code})"), [table]))
