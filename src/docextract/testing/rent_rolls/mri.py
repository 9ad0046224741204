"""MRI's Commercial Rent Roll: many properties in one report, each named only in the page header."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

from docextract.testing.draw import cents
from docextract.testing.looks import LETTER, draw_look, landscape
from docextract.testing.printed import Chapter, Column, Formats, Group, Heading, Row, Shown, Table
from docextract.testing.property import Lease, Property, Unit
from docextract.testing.rent_rolls.rows import ZERO, Cells, Line, several, sums_of
from docextract.testing.sample import Roll
from docextract.testing.suites import draw_suites

STATUS = {"New Leases": "New Lease", "Vacant Suites": "Vacant", "Occupied Suites": "Occupied"}


def _columns(joined: bool) -> tuple[Column, ...]:
    return (
        Column("building", ("Bldg Id-" if joined else "Bldg Id",), field="building"),
        Column("unit", ("Suit Id",), field="unit", tight=joined),
        Column("tenant", ("Occupant Name",), field="tenantName", cap=22, overflow="over"),
        Column("start", ("Rent Start",), "date", "leaseStartDate"),
        Column("end", ("Expiration",), "date", "leaseEndDate"),
        Column("area", ("GLA", "Sqft"), "area", "area"),
        Column("rent", ("Monthly", "Base Rent"), "money", "contractRent"),
        Column("rate", ("Annual", "Rate PSF"), "number", "rentPerArea"),
        Column("recovery", ("Monthly", "Cost Recovery"), "money"),
        Column("stop", ("Expense", "Stop"), "money"),
        Column("other", ("Monthly", "Other Income"), "money"),
        Column("cat", ("Cat",)),
        Column("date", ("Date",), "date"),
        Column("amount", ("Monthly Amount",), "money"),
        Column("psf", ("PSF",), "number"),
    )


def commercial_rent_roll(roll: Roll, properties: int | None = None, suites: tuple[int, int] = (1, 22)) -> None:
    """A8.1."""
    roll.asset_type = roll.rng.choice(("MIXED_USE", "OFFICE", "RETAIL"))
    joined = roll.chance(0.4, "Bldg Id touches Suit Id")
    roll.likely |= {"no space characters in the text layer": 0.35, "a total that is a cent off": 0.0}
    # Its names run on under the next column.
    roll.likely |= dict.fromkeys(("names wrapped above and below their line", "names clipped on the page"), 0.0)
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(landscape(LETTER),),
        font="Helvetica",
        size=roll.look_rng.choice((6.5, 7.0, 7.5)),
        header="plain",
        grid="none",
        crop=0.0,
        box_heading=roll.look_rng.random() < 0.5,
        foot=("", "", ""),
        sheet="Rent Roll",
        stacked=True,
        leading=roll.look_rng.choice((1.3, 1.6, 2.0)),
    )
    roll.report.formats = Formats(date="m/d/yyyy")
    for trap in ("the property stands only in the page header", "rent steps on sub-rows", "five-line totals"):
        roll.trap(trap)
    few = roll.rng.choice((2, 3, 4, 5))
    homes = several(
        few if properties is None else properties,
        lambda day: draw_suites(roll.rng, suites=suites, as_of=day),
        numbered=properties is not None,
    )
    if roll.apart(0.12, "suite ids that end in a slash"):
        homes = [replace(home, units=tuple(map(_with_slash, home.units, count()))) for home in homes]
    shared = roll.apart(0.12, "a second occupant of a suite")
    apart = roll.apart(0.15, "suites that are leased and not occupied are summed apart")
    roll.as_of = homes[0].as_of.isoformat()
    columns = _columns(joined)
    groups = (Group("Future Rent Increases", "cat", "psf"),)
    grand: list[Line] = []
    cut = roll.chance(0.15, "a cut copy without totals")
    for home in homes:
        lines = _lines(home)
        grand += lines
        table = Table(columns, groups=groups)
        for section in ("New Leases", "Vacant Suites", "Occupied Suites"):
            chosen = [x for x in lines if x[2] == section]
            if chosen:
                table.add(Row(label=section, bold=True, gap=0.8, keep=True))
            for unit, lease, _ in chosen:
                _suite(roll, table, home, unit, lease, section)
                if shared and section == "Occupied Suites" and lease and unit.area > 2000 and unit.area % 3 == 0:
                    _second(roll, table, home, unit)
        if not cut:
            _totals(roll, table, "Totals:", lines, home.name, apart)
        roll.report.chapters.append(Chapter(_heading(home), [table]))
    if cut:
        return
    last = Table(columns, groups=groups)
    _totals(roll, last, "Grand Total:", grand, "Grand Total", apart)
    roll.report.chapters.append(Chapter(_heading(homes[-1], grand=True), [last]))


def _heading(home: Property, *, grand: bool = False) -> list[Heading]:
    day, stamp = home.as_of, home.printed_on
    return [
        Heading(f"Database:   DN{home.code.upper()}01", "Rent Roll", "Page:   {page}", size=1.1),
        Heading(
            "Bldg Status:   Active only",
            "" if grand else home.name,
            f"Date:   {stamp.month}/{stamp.day}/{stamp.year}",
            size=1.1,
        ),
        Heading("", f"{day.month}/{day.day}/{day.year}", "Time:   2:30 PM", size=1.1),
    ]


def _lines(home: Property) -> list[Line]:
    new = [(u, u.upcoming, "New Leases") for u in home.units if u.upcoming]
    vacant = [(u, None, "Vacant Suites") for u in home.units if not u.lease]
    return [*new, *vacant, *((u, u.lease, "Occupied Suites") for u in home.units if u.lease)]


def _with_slash(unit: Unit, at: int) -> Unit:
    return replace(unit, number=f"{unit.number}/") if at % 3 == 1 else unit


def _suite(roll: Roll, table: Table, home: Property, unit: Unit, lease: Lease | None, section: str) -> None:
    cells: Cells = {"building": unit.building, "unit": unit.number, "area": unit.area}
    status = {"New Leases": "FUTURE", "Vacant Suites": "VACANT", "Occupied Suites": "OCCUPIED"}[section]
    more: dict[str, object] = {"propertyName": home.name, "section": section, "statusText": STATUS[section]}
    if lease is None:
        cells["tenant"] = Shown("Vacant")
        roll.unit(table, cells, status, **more)
        return
    cells |= {"tenant": lease.tenant, "start": lease.start, "end": lease.end}
    if section == "Occupied Suites":
        cells |= {
            "rent": lease.rent,
            "rate": cents(lease.rent * 12 / unit.area) if unit.area else None,
            "recovery": lease.recovery or None,
            "other": lease.others or None,
        }
    steps = lease.steps
    if steps and len(steps) % 4 == 3:
        roll.trap("free rent as a negative step")
        steps = (replace(steps[0], category="FRE", amount=-lease.rent, per_area=ZERO), *steps)
    rows: list[Cells] = [
        {"cat": s.category, "date": s.date, "amount": s.amount, "psf": s.per_area or None} for s in steps
    ]
    if steps:
        more["rentSteps"] = [{"cat": s.category, "date": s.date, "amount": s.amount, "psf": s.per_area} for s in steps]
    roll.unit(table, cells | (rows[0] if rows else {}), status, _gap=0.3, **more)
    for row in rows[1:]:
        table.add(Row(row, sub=True))


def _second(roll: Roll, table: Table, home: Property, unit: Unit) -> None:
    """A kiosk in the suite of another tenant: no area of its own, and no second suite."""
    cells: Cells = {"building": unit.building, "unit": unit.number, "area": 0, "tenant": "Corner Kiosk LLC"}
    cells |= {"start": home.as_of.replace(year=home.as_of.year - 1, day=1)}
    truth = {"propertyName": home.name, "section": "Occupied Suites"}
    roll.unit(table, cells, "SECOND", _gap=0.3, statusText="Occupied", **truth)


def _totals(roll: Roll, table: Table, label: str, lines: list[Line], name: str, apart: bool) -> None:
    busy = [(u, x) for u, x, s in lines if s == "Occupied Suites" and x]
    empty = [u for u, _, s in lines if s == "Vacant Suites"]
    leased = [u for u in empty if u.upcoming] if apart else []
    free = [u for u in empty if u not in leased]
    area, idle = sum(u.area for u, _ in busy), sum(u.area for u in empty)
    columns = {"rent": "rent", "recovery": "recovery", "other": "others"}
    money = sums_of((), (lease for _, lease in busy), columns)
    whole = area + idle or 1
    five: list[tuple[str, int, int, Cells]] = [
        ("Occupied Sqft:", len(busy), area, {"start": f"{100 * area / whole:.2f}%", **money}),
        ("Leased/Unoccupied Sqft:", len(leased), _area(leased), {}),
        ("Vacant Sqft:", len(free), _area(free), {"start": f"{100 * _area(free) / whole:.2f}%"} if _area(free) else {}),
        ("Area Included Not Counted Sqft:", 0, 0, {}),
        ("Total Sqft:", len(busy) + len(empty), area + idle, {"rent": money["rent"]}),
    ]
    for i, (text, units, sqft, more) in enumerate(five):
        cells: Cells = {"tenant": text, "end": f"{units} Units", "area": sqft, **more}
        table.add(Row(cells if i else {"building": label, **cells}, gap=1.5 if i == 0 else 0.0))
    counts = {"units": len(busy) + len(empty), "occupied": len(busy), "vacant": len(empty)}
    roll.state(name, **counts, area=area + idle, contractRent=money["rent"])


def _area(units: list[Unit]) -> int:
    return sum(u.area for u in units)
