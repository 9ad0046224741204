"""Rolls of sites with homes on them, of beds let to students, and of several properties in one document."""

from __future__ import annotations

from datetime import date, timedelta
from decimal import Decimal

from docextract.testing.draw import draw_apartments
from docextract.testing.printed import Chapter, Column, ExtraSheet, Row, Shown, Table
from docextract.testing.property import Property, Unit
from docextract.testing.rent_rolls.handmade import HANDMADE
from docextract.testing.rent_rolls.rows import ZERO, Cells, about, row_of, several, titles
from docextract.testing.rent_rolls.sectors import sector_look, total_row
from docextract.testing.sample import Roll

Lines = list[list[str | Decimal | None]]
"""What a sheet beside the roll shows."""


def sites(roll: Roll) -> None:
    """Manufactured housing: the rent of the site and that of the home on it, or the site's alone."""
    sector_look(roll, "Sites")
    roll.likely |= HANDMADE | {"areas in square metres": 0.0}
    home = draw_apartments(roll.rng, book="section8", units=(14, 60), applicants=False)
    about(roll, home, "MANUFACTURED_HOUSING")
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
    table, rows = Table(columns), []
    for index, unit in enumerate(home.units):
        own: Cells = {"unit": str(index + 1), "type": ("Single", "Double", "RV")[index % 3]}
        more: dict[str, object] = {}
        if unit.lease:
            site = Decimal(420 + index % 7 * 15)
            park = Decimal(350 + index % 5 * 20) if owned and index % 3 else None
            own |= {"rent": site, "home": park, "total": site + (park or ZERO)}
            if owned:
                parts = [(heads[0], site), *([(heads[1], park)] if park else [])]
                more["charges"] = [{"code": head, "amount": amount} for head, amount in parts]
                more["contractRent"] = site
        else:
            own["tenant"] = Shown("Vacant")
        rows.append(row_of(table, unit, unit.lease, own))
        roll.unit(table, rows[-1], "OCCUPIED" if unit.lease else "VACANT", **more)
    total_row(roll, table, rows, "Total")
    heading = titles("Site Rent Roll", home.name, f"As of {home.as_of:%m/%d/%Y}")
    roll.report.chapters.append(Chapter(heading, [table]))


def student(roll: Roll) -> None:
    """Student housing by the bed: beds in a column of their own, under a row of their unit, or in the unit's cell."""
    sector_look(roll, "Beds")
    roll.likely |= HANDMADE | {"areas in square metres": 0.0, "a total that is a cent off": 0.0}
    home = draw_apartments(roll.rng, book="section8", units=(6, 20), applicants=False)
    about(roll, home, "STUDENT_HOUSING")
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
    table = Table(columns)
    for unit in home.units:
        if parents:
            table.add(Row({"unit": unit.number, "type": unit.unit_type, "area": unit.area}, bold=True))
        for n, bed in enumerate("ABCD"[: max(unit.bedrooms, 2)]):
            lease = unit.lease if n == 0 or (unit.lease and unit.area % (n + 2)) else None
            market = Decimal(600 + n * 25)
            own: Cells = {"bed": bed, "market": market, "area": None}
            own |= {"unit": f"{unit.number}-{bed}"} if joined else {}
            if lease:
                name = lease.tenant if n == 0 else f"{('Ivo', 'Mina', 'Pax')[n - 1]} {lease.tenant.split()[-1]}"
                own |= {"tenant": name, "rent": market - 10}
            else:
                own["tenant"] = Shown("VACANT")
            roll.unit(table, row_of(table, unit, lease, own), "OCCUPIED" if lease else "VACANT")
    heading = titles("Rent Roll", home.name, f"As of {home.as_of:%m/%d/%Y}")
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
    homes = several(
        roll.rng.choice((2, 3, 4)),
        lambda day: draw_apartments(roll.rng, book="section8", units=(5, 22), applicants=False, as_of=day),
    )
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
    stamp = f"As of {homes[0].as_of:%m/%d/%Y}"
    if carrier in ("page", "sheet"):
        apart = carrier == "sheet" and len(homes) > 1
        for home in homes:
            table = Table(columns)
            rows = _property(roll, table, home)
            total_row(roll, table, rows, "Total" if carrier == "sheet" else f"Total {home.name}")
            heading = titles("Rent Roll", home.name, stamp)
            roll.report.chapters.append(Chapter(heading, [table], home.name[:28] if apart else None))
        if apart:
            _around(roll, homes, columns)
        return
    table = Table(columns)
    everything: list[Cells] = []
    for home in homes:
        if carrier == "section":
            table.add(Row(label=home.name, bold=True))
        everything += _property(roll, table, home)
    total_row(roll, table, everything, "Grand Total", columns[0].key)
    roll.report.chapters.append(Chapter(titles("Rent Roll", "Portfolio", stamp), [table]))


def _around(roll: Roll, homes: list[Property], columns: tuple[Column, ...]) -> None:
    """Sheets beside those of the properties: their summary, a copy of one of them, one of them as of a month before."""
    extras = roll.report.extras
    if roll.chance(0.4, "a sheet that sums the properties"):
        lines: Lines = [["Portfolio Summary"], [f"As of {homes[0].as_of:%m/%d/%Y}"], []]
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


def _sheet(home: Property, columns: tuple[Column, ...], as_of: date, raised: int = 0) -> Lines:
    """The lines of a property's roll on a sheet; with the rents that its tenants paid before they were ``raised``."""
    lines: Lines = [["Rent Roll"], [home.name], [f"As of {as_of:%m/%d/%Y}"], []]
    lines.append([" ".join(c.head) for c in columns])
    for cells in (_cells(Table(columns), home, unit) for unit in home.units):
        rent = cells.get("rent")
        lines.append(_printed(columns, cells | {"rent": rent - raised} if isinstance(rent, Decimal) else cells))
    return lines


def _property(roll: Roll, table: Table, home: Property) -> list[Cells]:
    rows = [_cells(table, home, unit) for unit in home.units]
    for unit, cells in zip(home.units, rows, strict=True):
        roll.unit(table, cells, "OCCUPIED" if unit.lease else "VACANT", propertyName=home.name)
    return rows


def _cells(table: Table, home: Property, unit: Unit) -> Cells:
    own: Cells = {"property": home.name, **({} if unit.lease else {"tenant": Shown("VACANT")})}
    return row_of(table, unit, unit.lease, own)


def _printed(columns: tuple[Column, ...], cells: Cells) -> list[str | Decimal | None]:
    line: list[str | Decimal | None] = []
    for column in columns:
        value = cells.get(column.key)
        shown = value.text if isinstance(value, Shown) else value
        line.append(Decimal(shown) if isinstance(shown, int) else str(shown) if shown is not None else None)
    return line
