"""Rolls of sites with homes on them, of beds let to students, and of several properties in one document."""

from __future__ import annotations

from datetime import date, timedelta
from decimal import Decimal

from docextract.testing.draw import draw_apartments
from docextract.testing.printed import Cell, Chapter, Column, ExtraSheet, Heading, Row, Shown, Table
from docextract.testing.property import Property, Unit, add_distinct
from docextract.testing.rent_rolls.handmade import HANDMADE
from docextract.testing.rent_rolls.sectors import sector_look, total_row
from docextract.testing.sample import Roll

ZERO = Decimal(0)


def sites(roll: Roll) -> None:
    """Manufactured housing: the rent of the site and that of the home on it, or the site's alone."""
    sector_look(roll, "Sites")
    roll.likely |= HANDMADE | {"areas in square metres": 0.0}
    home = draw_apartments(roll.rng, book="section8", units=(14, 60), applicants=False)
    roll.asset_type, roll.property_name, roll.as_of = "MANUFACTURED_HOUSING", home.name, home.as_of.isoformat()
    owned = roll.chance(0.7, "rents of site and home are two charges")
    heads = roll.rng.choice((("Site Rent", "Home Rent"), ("Lot Rent", "Home Rent")))
    columns = (
        Column("unit", (roll.rng.choice(("Site", "Site #", "Lot")),), field="unit"),
        Column("type", ("Site Type",), field="unitType"),
        Column("tenant", ("Resident",), field="tenantName", cap=22),
        Column("rent", (heads[0],), "money", None if owned else "contractRent"),
        *((Column("home", (heads[1],), "money"),) if owned else ()),
        *((Column("total", ("Total", "Charges"), "money", "totalCharges"),) if owned else ()),
        Column("in", ("Move In",), "date", "moveInDate"),
        Column("end", ("Lease End",), "date", "leaseEndDate"),
        Column("deposit", ("Deposit",), "money", "deposit"),
        Column("balance", ("Balance",), "money", "balance"),
    )
    keys = {c.key for c in columns}
    table, rows = Table(columns), []
    for index, unit in enumerate(home.units):
        cells: dict[str, Cell] = {"unit": str(index + 1), "type": ("Single", "Double", "RV")[index % 3]}
        more: dict[str, object] = {}
        if unit.lease:
            site = Decimal(420 + index % 7 * 15)
            park = Decimal(350 + index % 5 * 20) if owned and index % 3 else None
            cells |= {"tenant": unit.lease.tenant, "rent": site, "home": park, "total": site + (park or ZERO)}
            cells |= {"in": unit.lease.move_in, "end": unit.lease.end}
            cells |= {"deposit": unit.lease.deposit, "balance": unit.lease.balance}
            if owned:
                parts = [(heads[0], site), *([(heads[1], park)] if park else [])]
                more["charges"] = [{"code": head, "amount": amount} for head, amount in parts]
                more["contractRent"] = site + (park or ZERO)
        else:
            cells["tenant"] = Shown("Vacant")
        cells = {k: v for k, v in cells.items() if k in keys}
        roll.unit(table, cells, "OCCUPIED" if unit.lease else "VACANT", **more)
        rows.append(cells)
    total_row(roll, table, rows, "Total", "unit")
    heading = [Heading("Site Rent Roll", bold=True, size=1.4), Heading(home.name)]
    heading.append(Heading(f"As of {home.as_of:%m/%d/%Y}"))
    roll.report.chapters.append(Chapter(heading, [table]))


def student(roll: Roll) -> None:
    """Student housing by the bed: beds in a column of their own, under a row of their unit, or in the unit's cell."""
    sector_look(roll, "Beds")
    roll.likely |= HANDMADE | {"areas in square metres": 0.0, "a total that is a cent off": 0.0}
    home = draw_apartments(roll.rng, book="section8", units=(6, 20), applicants=False)
    roll.asset_type, roll.property_name, roll.as_of = "STUDENT_HOUSING", home.name, home.as_of.isoformat()
    joined = roll.chance(0.4, "unit and bed in one cell")
    parents = not joined and roll.chance(0.5, "unit rows above their bed rows")
    columns = (
        Column("unit", ("Unit",), field="unit"),
        *(() if joined else (Column("bed", ("Bed",), field="bed"),)),
        Column("type", ("Unit Type",), field="unitType"),
        Column("area", ("Sq Ft",), "area"),
        Column("tenant", ("Resident",), field="tenantName", cap=22),
        Column("market", ("Market Rent",), "money", "marketRent"),
        Column("rent", ("Actual Rent",), "money", "contractRent"),
        Column("start", ("Lease From",), "date", "leaseStartDate"),
        Column("end", ("Lease To",), "date", "leaseEndDate"),
    )
    columns = tuple(c for c in columns if parents or c.key != "area")
    keys = {c.key for c in columns}
    table, rows = Table(columns), []
    for unit in home.units:
        beds = "ABCD"[: max(unit.bedrooms, 2)]
        if parents:
            top: dict[str, Cell] = {"unit": unit.number, "type": unit.unit_type, "area": unit.area}
            table.add(Row(top, bold=True))
        for n, bed in enumerate(beds):
            lease = unit.lease if n == 0 or (unit.lease and unit.area % (n + 2)) else None
            market = Decimal(600 + n * 25)
            cells: dict[str, Cell] = {"unit": f"{unit.number}-{bed}" if joined else unit.number, "bed": bed}
            cells |= {"type": unit.unit_type, "market": market}
            if lease:
                name = lease.tenant if n == 0 else f"{('Ivo', 'Mina', 'Pax')[n - 1]} {lease.tenant.split()[-1]}"
                cells |= {"tenant": name, "rent": market - 10, "start": lease.start, "end": lease.end}
            else:
                cells["tenant"] = Shown("VACANT")
            cells = {k: v for k, v in cells.items() if k in keys}
            roll.unit(table, cells, "OCCUPIED" if lease else "VACANT")
            rows.append(cells)
    heading = [Heading("Rent Roll", bold=True, size=1.4), Heading(home.name), Heading(f"As of {home.as_of:%m/%d/%Y}")]
    roll.report.chapters.append(Chapter(heading, [table]))


def portfolio(roll: Roll) -> None:
    """Several properties, told apart by a column, by rows between them, by the head of the page, or by sheets."""
    sector_look(roll, "Rent Roll")
    roll.likely |= HANDMADE
    carriers = [("column", "the property in a column"), ("section", "the property as a row above its units")]
    carriers.append(("page", "the property in the head of its pages"))
    if not roll.pdf:
        carriers.append(("sheet", "a sheet for each property"))
    carrier = roll.pick(carriers)
    homes: list[Property] = []
    for _ in range(roll.rng.choice((2, 3, 4))):
        as_of = homes[0].as_of if homes else None
        add_distinct(homes, draw_apartments(roll.rng, book="section8", units=(5, 22), applicants=False, as_of=as_of))
    roll.as_of = homes[0].as_of.isoformat()
    roll.property_name = homes[0].name if len(homes) == 1 else None
    columns = (
        *((Column("property", ("Property",), field="propertyName"),) if carrier == "column" else ()),
        Column("unit", ("Unit",), field="unit"),
        Column("type", ("Unit Type",), field="unitType"),
        Column("area", ("Sq Ft",), "area", "area"),
        Column("tenant", ("Tenant",), field="tenantName", cap=22),
        Column("market", ("Market Rent",), "money", "marketRent"),
        Column("rent", ("Rent",), "money", "contractRent"),
        Column("start", ("Lease Start",), "date", "leaseStartDate"),
        Column("end", ("Lease End",), "date", "leaseEndDate"),
    )
    stamp = Heading(f"As of {homes[0].as_of:%m/%d/%Y}")
    if carrier in ("page", "sheet"):
        apart = carrier == "sheet" and len(homes) > 1
        for home in homes:
            table = Table(columns)
            heading = [Heading("Rent Roll", bold=True, size=1.4), Heading(home.name), stamp]
            rows = _property(roll, table, home)
            total_row(roll, table, rows, "Total" if carrier == "sheet" else f"Total {home.name}", "unit")
            roll.report.chapters.append(Chapter(heading, [table], home.name[:28] if apart else None))
        if apart:
            _around(roll, homes, columns)
        return
    table = Table(columns)
    everything: list[dict[str, Cell]] = []
    for home in homes:
        if carrier == "section":
            table.add(Row(label=home.name, bold=True))
        everything += _property(roll, table, home)
    total_row(roll, table, everything, "Grand Total", columns[0].key)
    heading = [Heading("Rent Roll", bold=True, size=1.4), Heading("Portfolio"), stamp]
    roll.report.chapters.append(Chapter(heading, [table]))


def _around(roll: Roll, homes: list[Property], columns: tuple[Column, ...]) -> None:
    """Sheets beside those of the properties: their summary, a copy of one of them, one of them as of a month before."""
    extras = roll.report.extras
    if roll.chance(0.4, "a sheet that sums the properties"):
        lines: list[list[str | Decimal | None]] = [["Portfolio Summary"], [f"As of {homes[0].as_of:%m/%d/%Y}"], []]
        lines.append(["Property", "Units", "Occupied", "Vacant", "Square Feet", "Market Rent", "Monthly Rent"])
        figures = []
        for home in homes:
            let = [unit.lease for unit in home.units if unit.lease]
            sums = [len(home.units), len(let), len(home.units) - len(let), sum(unit.area for unit in home.units)]
            market = sum((Decimal(unit.market_rent) for unit in home.units), Decimal(0))
            figures.append([*map(Decimal, sums), market, sum((Decimal(lease.rent) for lease in let), Decimal(0))])
            lines.append([home.name, *figures[-1]])
        lines.append(["Total", *(sum(column, Decimal(0)) for column in zip(*figures, strict=True))])
        extras.append(ExtraSheet("Summary", lines, before=roll.chance(0.5, "the sum of the properties first")))
    again, name = homes[-1], f"{homes[-1].name[:24]} (2)"
    if roll.chance(0.25, "a copy of a property's sheet"):
        extras.append(ExtraSheet(name, _sheet(again, columns, again.as_of)))
    if roll.chance(0.25, "a property's roll of another month"):
        extras.append(ExtraSheet("Prior", _sheet(again, columns, again.as_of - timedelta(days=31), raised=25)))


def _sheet(
    home: Property, columns: tuple[Column, ...], as_of: date, raised: int = 0
) -> list[list[str | Decimal | None]]:
    """The lines of a property's roll on a sheet; with the rents that its tenants paid before they were ``raised``."""
    lines: list[list[str | Decimal | None]] = [["Rent Roll"], [home.name], [f"As of {as_of:%m/%d/%Y}"], []]
    lines.append([" ".join(c.head) for c in columns])
    for cells in _cells(home):
        rent = cells.get("rent")
        lines.append(_printed(columns, cells | {"rent": rent - raised} if isinstance(rent, Decimal) else cells))
    return lines


def _property(roll: Roll, table: Table, home: Property) -> list[dict[str, Cell]]:
    rows = []
    for unit, cells in zip(home.units, _cells(home), strict=True):
        kept = {k: v for k, v in cells.items() if k in {c.key for c in table.columns}}
        roll.unit(table, kept, "OCCUPIED" if unit.lease else "VACANT", propertyName=home.name)
        rows.append(kept)
    return rows


def _cells(home: Property) -> list[dict[str, Cell]]:
    return [_unit(home, unit) for unit in home.units]


def _unit(home: Property, unit: Unit) -> dict[str, Cell]:
    cells: dict[str, Cell] = {"property": home.name, "unit": unit.number, "type": unit.unit_type, "area": unit.area}
    cells |= {"market": unit.market_rent, "tenant": Shown("VACANT")}
    if unit.lease:
        cells |= {"tenant": unit.lease.tenant, "rent": unit.lease.rent}
        cells |= {"start": unit.lease.start, "end": unit.lease.end}
    return cells


def _printed(columns: tuple[Column, ...], cells: dict[str, Cell]) -> list[str | Decimal | None]:
    line: list[str | Decimal | None] = []
    for column in columns:
        value = cells.get(column.key)
        shown = value.text if isinstance(value, Shown) else value
        line.append(Decimal(shown) if isinstance(shown, int) else str(shown) if shown is not None else None)
    return line
