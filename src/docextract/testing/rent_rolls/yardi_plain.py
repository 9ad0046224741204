"""Yardi Voyager's Rent Roll without charges, for one or several properties, and what clean-ups leave of it."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

from docextract.testing.draw import draw_apartments
from docextract.testing.printed import Cell, Chapter, Row, Table
from docextract.testing.property import Lease, Property, Unit, add_distinct, total
from docextract.testing.rent_rolls.yardi import (
    SECTIONS,
    SENTINELS,
    drop_unprinted,
    lease_cells,
    summary_groups,
    yardi_columns,
    yardi_look,
    yardi_titles,
)
from docextract.testing.sample import Roll


def rent_roll(roll: Roll) -> None:
    """A1.2, without charges; one or several properties in one report."""
    yardi_look(roll)
    cleaned = roll.chance(0.12, "a clean-up copy: no titles, no totals, future residents at the end without a heading")
    many = (1, 1, 2, 3)
    count = 1 if cleaned else roll.pick([(n, "several properties in one report" if n > 1 else "") for n in many])
    as_of = None
    homes: list[Property] = []
    for _ in range(count):
        home = draw_apartments(roll.rng, book="yardi", units=(8, 30) if count > 1 else (16, 60), as_of=as_of)
        as_of = home.as_of
        add_distinct(homes, home)
    head = homes[0]
    roll.as_of = head.as_of.isoformat()
    second = f"{head.name} ({head.code})"
    if count > 1:
        second = "For Selected Properties"
    else:
        roll.property_name = head.name
    if cleaned:
        _cleaned(roll, head)
        return
    columns = yardi_columns(charges=False)
    if roll.chance(0.15, "no balance column"):
        columns = tuple(c for c in columns if c.key != "balance")
    twice = roll.chance(0.6, "VACANT stands in two columns")
    if roll.apart(0.1, "no column of residents' ids"):
        columns = tuple(c for c in columns if c.key != "resident")
        twice = True
    table = Table(columns)
    for home in homes:
        if count > 1:
            table.add(Row(label=f"{home.name} ({home.code})", bold=True, gap=1))
        _rent_sections(roll, home, table, twice)
    if count > 1:
        leases = [x for h in homes for x in h.leases]
        coming = [u.upcoming for h in homes for u in h.upcoming if u.upcoming]
        _rent_total(roll, table, "Total All Properties", [u for h in homes for u in h.units], leases + coming)
    chapter = Chapter(yardi_titles(roll, head, "Rent Roll", second), [table])
    if count == 1 and roll.chance(0.8, "Summary Groups repeats the section banners"):
        chapter.parts.append(summary_groups(roll, head, ("Actual", "Rent"), gap=2))
    roll.report.chapters.append(chapter)


def _cleaned(roll: Roll, home: Property) -> None:
    """A clean-up with one header line and no titles, sections or totals; future residents follow without a heading."""
    roll.property_name, roll.as_of = None, None
    columns = tuple(replace(c, head=(" ".join(c.head),)) for c in yardi_columns(charges=False))
    table = Table((replace(columns[0], kind="count"), *columns[1:]))
    plain = all(u.number.isdigit() and u.number[0] != "0" for u in home.units)
    floats = not roll.pdf and plain and roll.chance(0.6, "unit numbers are numbers")
    for unit, lease, status in [
        *((u, u.lease, u.status) for u in home.units),
        *((u, u.upcoming, "FUTURE") for u in home.upcoming),
    ]:
        sentinel = None if lease else SENTINELS[unit.status]
        cells = lease_cells(unit, lease, sentinel=sentinel, twice=True)
        cells["rent"] = lease.rent if lease else Decimal(0)
        if floats:
            cells["unit"] = int(unit.number)
        roll.unit(table, cells, status, statusText=sentinel)
    roll.report.chapters.append(Chapter([], [table]))


def _rent_sections(roll: Roll, home: Property, table: Table, twice: bool) -> None:
    label = f"{home.name}({home.code})"
    table.add(Row(label=SECTIONS[0], bold=True))
    for unit in home.units:
        sentinel = None if unit.lease else SENTINELS[unit.status]
        cells = lease_cells(unit, unit.lease, sentinel=sentinel, twice=twice)
        cells["rent"] = unit.lease.rent if unit.lease else Decimal(0)
        drop_unprinted(cells, table)
        roll.unit(table, cells, unit.status, section=SECTIONS[0], propertyName=home.name, statusText=sentinel)
    _rent_total(roll, table, label, list(home.units), list(home.leases), split=True)
    if home.upcoming:
        table.add(Row(label=SECTIONS[1], bold=True, gap=1))
        for unit in home.upcoming:
            cells = lease_cells(unit, unit.upcoming, sentinel=None, twice=False)
            cells["rent"] = unit.upcoming.rent if unit.upcoming else Decimal(0)
            drop_unprinted(cells, table)
            roll.unit(table, cells, "FUTURE", section=SECTIONS[1], propertyName=home.name)
        coming = [u.upcoming for u in home.upcoming if u.upcoming]
        _rent_total(roll, table, label, home.upcoming, coming, split=True)


def _rent_total(
    roll: Roll, table: Table, label: str, units: list[Unit], leases: list[Lease], *, split: bool = False
) -> None:
    values = {
        "market": total(u.market_rent for u in units),
        "rent": total(x.rent for x in leases),
        "deposit": total(x.deposit for x in leases),
        "other": total(x.other_deposit for x in leases),
        "balance": total(x.balance for x in leases),
    }
    cells: dict[str, Cell] = {**values}
    drop_unprinted(cells, table)
    if not any(c.key == "resident" for c in table.columns):
        table.add(Row({"name": f"Total {label.removeprefix('Total ')}", **cells}, bold=True, rule=True))
    elif split:
        table.add(Row({"resident": "Total", "name": label, **cells}, bold=True, rule=True))
    else:
        table.add(Row({"resident": label, **cells}, bold=True, rule=True, gap=1))
    key = label if label not in roll.stated else f"{label} (future)"
    roll.state(key, marketRent=values["market"], contractRent=values["rent"], deposit=values["deposit"])
