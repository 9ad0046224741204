"""Yardi Voyager's Rent Roll without charges, for one or several properties, and what clean-ups leave of it."""

from __future__ import annotations

from dataclasses import replace

from docextract.testing.draw import draw_apartments
from docextract.testing.printed import Chapter, Row, Table
from docextract.testing.property import Lease, Property, Unit
from docextract.testing.rent_rolls.rows import Cells, kept, several, state_sums, sums_of
from docextract.testing.rent_rolls.yardi import (
    DEPOSITS,
    SECTIONS,
    SENTINELS,
    lease_row,
    sections_of,
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
    units = (8, 30) if count > 1 else (16, 60)
    homes = several(count, lambda day: draw_apartments(roll.rng, book="yardi", units=units, as_of=day))
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
    for unit, lease, status in [line for _, lines in sections_of(home) for line in lines]:
        own: Cells = {"unit": int(unit.number)} if floats else {}
        truth = None if lease else SENTINELS[unit.status]
        roll.unit(table, lease_row(table, unit, lease, twice=True, own=own), status, statusText=truth)
    roll.report.chapters.append(Chapter([], [table]))


def _rent_sections(roll: Roll, home: Property, table: Table, twice: bool) -> None:
    for section, lines in sections_of(home):
        table.add(Row(label=section, bold=True, gap=0 if section == SECTIONS[0] else 1))
        for unit, lease, status in lines:
            truth = None if lease else SENTINELS[unit.status]
            cells = lease_row(table, unit, lease, twice=twice)
            roll.unit(table, cells, status, section=section, propertyName=home.name, statusText=truth)
        units, leases = [u for u, _, _ in lines], [lease for _, lease, _ in lines if lease]
        _rent_total(roll, table, f"{home.name}({home.code})", units, leases, split=True)


def _rent_total(
    roll: Roll, table: Table, label: str, units: list[Unit], leases: list[Lease], *, split: bool = False
) -> None:
    values = sums_of(units, leases, {"market": "market_rent", "rent": "rent", **DEPOSITS})
    cells = kept(values, table.columns)
    if not any(c.key == "resident" for c in table.columns):
        table.add(Row({"name": f"Total {label.removeprefix('Total ')}", **cells}, bold=True, rule=True))
    elif split:
        table.add(Row({"resident": "Total", "name": label, **cells}, bold=True, rule=True))
    else:
        table.add(Row({"resident": label, **cells}, bold=True, rule=True, gap=1))
    key = label if label not in roll.stated else f"{label} (future)"
    state_sums(roll, table, key, values, ("market", "rent", "deposit"))
