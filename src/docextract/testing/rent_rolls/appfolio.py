"""Rent rolls of AppFolio: grouped by property with repeated headers, and the report builder's sections by status."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from docextract.testing.draw import draw_apartments
from docextract.testing.looks import A4, LETTER, draw_look, landscape
from docextract.testing.printed import Cell, Chapter, Column, Formats, Row, Shown, Table
from docextract.testing.property import Unit
from docextract.testing.rent_rolls.rows import ZERO, Cells, row_of, several, summed, titles
from docextract.testing.sample import Roll
from docextract.testing.words import words

SUMMED = ("area", "market", "rent", "deposit", "balance")
STATUS = {
    "OCCUPIED": "Current",
    "NOTICE": "Notice-Unrented",
    "NOTICE_LEASED": "Notice-Rented",
    "EVICTION": "Evict",
    "VACANT": "Vacant-Unrented",
    "VACANT_LEASED": "Vacant-Rented",
    "MODEL": "Vacant-Unrented",
    "ADMIN": "Vacant-Unrented",
    "DOWN": "Vacant-Unrented",
}
EMPTY_DATE = Shown("1970-01-01")


def _columns(roll: Roll, *, status: bool) -> tuple[Column, ...]:
    return (
        Column("unit", ("Unit",), field="unit", cap=12),
        Column("beds", ("BD/BA",), field="unitType", align="center"),
        Column("tenant", ("Tenant",), field="tenantName", cap=20),
        *((Column("status", ("Status",), field="statusText"),) if status else ()),
        Column("area", ("Sqft",), "area", "area"),
        Column("market", ("Market Rent",), "money", "marketRent"),
        Column("rent", ("Rent",), "money", "contractRent"),
        Column("deposit", ("Deposit",), "money", "deposit"),
        Column("start", ("Lease From",), "date", "leaseStartDate"),
        Column("end", ("Lease To",), "date", "leaseEndDate"),
        Column("in", ("Move-in",), "date", "moveInDate"),
        Column("out", ("Move-out",), "date", "moveOutDate"),
        Column("balance", ("Past Due",), "money", "balance"),
        *((Column("nsf", ("NSF",), "count"), Column("late", ("Late",), "count")) if roll.chance(0.5) else ()),
    )


MORE = (
    Column("tags", ("Tags",), cap=12),
    Column("persons", ("Additional Tenants",), cap=14),
    Column("raise", ("Last Rent Increase",), "date"),
    Column("late fee", ("Late Fee Base",), "money"),
)
"""Further columns that may be selected."""


def _status(unit: Unit) -> str:
    """AppFolio has no models or units out of service: they are vacant."""
    return unit.status if unit.lease or unit.status in ("VACANT", "VACANT_LEASED") else "VACANT"


def _cells(roll: Roll, table: Table, unit: Unit, own: Cells, *, blank: Cell = None) -> Cells:
    beds: Cell = f"{unit.bedrooms}/{unit.bathrooms:.2f}"
    if roll.rng.random() < 0.05:
        beds = Shown("--/--")
    own |= {"beds": beds, "status": STATUS[_status(unit)]}
    if lease := unit.lease:
        due = max(lease.balance, ZERO)
        own |= {"out": lease.move_out or blank, "balance": due, "nsf": 0, "late": int(due > 0)}
        own |= {"end": blank} if lease.month_to_month else {}
        own |= {"tags": "Renovated" if unit.area % 3 else None, "persons": "Ash, Kit" if unit.area % 2 else None}
        own |= {"raise": lease.start, "late fee": Decimal(50)}
    return row_of(table, unit, lease, own)


def _look(roll: Roll) -> None:
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(landscape(LETTER), landscape(A4)),
        sheet="Rent Roll",
        stacked=False,
        header=roll.look_rng.choice(("grey", "rule", "dark")),
        grid=roll.look_rng.choice(("none", "rows", "zebra", "full")),
        font=roll.look_rng.choice(("Helvetica", "Vera")),
        padded=False,
    )
    roll.report.formats = Formats(date="mm/dd/yyyy", currency=roll.rng.choice(("", "", "$")))
    roll.report.running_head = False


def _occupancy(rows: list[Cells]) -> str:
    return f"{100 * sum(row.get('tenant') is not None for row in rows) / len(rows):.1f}% Occupied"


def _total(
    roll: Roll,
    table: Table,
    label: str,
    cells: Cells,
    rows: list[Cells],
    keys: Sequence[str] = SUMMED,
    gap: float = 0.0,
) -> None:
    """Sums and counts the rows."""
    sums = summed(rows, keys)
    table.add(Row({**cells, **sums}, bold=True, rule=True, gap=gap))
    roll.state(label, units=len(rows), **sums)


def rent_roll(roll: Roll) -> None:
    """A5.1: property groups, each under its own header; houses have an empty unit cell."""
    _look(roll)
    houses = roll.chance(0.3, "single-unit properties with an empty unit cell")
    count = 6 if houses else roll.rng.choice((1, 1, 2, 3))
    size = (1, 1) if houses else (6, 26) if count > 1 else (12, 50)
    homes = several(
        count, lambda day: draw_apartments(roll.rng, book="appfolio", units=size, as_of=day, applicants=False)
    )
    first, single = homes[0], len(homes) == 1
    roll.as_of, roll.property_name = first.as_of.isoformat(), first.name if single else None
    columns = _columns(roll, status=True)
    if roll.apart(0.12, "columns of tags, persons and increases"):
        columns = (*columns[:3], *MORE[:2], *columns[3:], *MORE[2:])
    blank = EMPTY_DATE if roll.chance(0.25, "1970-01-01 is an empty date") else None
    advertised = roll.chance(0.3, "advertised rentals: rows of marketing text inside the totals")
    if not single:
        roll.trap("the header repeats before each property group")
    named = f"{first.name} - {first.street} {first.city}" if single else "All"
    heading = titles("Rent Roll", f"Properties: {named}", f"As of: {first.as_of:%m/%d/%Y}", size=1.6)
    chapter = Chapter(heading)
    everything: list[Cells] = []
    table = Table(columns)
    for number, home in enumerate(homes):
        name = home.street if houses else home.name
        table = Table(columns, gap=1.0 if number else 0.0)
        table.add(Row(label=f"{name} - {home.street} {home.city}", bold=True))
        rows: list[Cells] = []
        for unit in home.units:
            rows.append(_cells(roll, table, unit, {"unit": None} if houses else {}, blank=blank))
            roll.unit(table, rows[-1], _status(unit), propertyName=name)
        if advertised and not houses:
            ad: Cells = {"unit": f"{home.units[-1].number}-AD", "beds": "1/1.00", "status": "Vacant-Unrented"}
            rows.append(ad | {"tenant": None, "area": 600, "market": Decimal(995)})
            roll.unit(table, rows[-1], "VACANT", propertyName=home.name)
        units = f"{len(rows)} Unit{'s' if len(rows) != 1 else ''}"
        _total(roll, table, f"{home.name} {len(rows)} Units", {"unit": units, "status": _occupancy(rows)}, rows)
        everything += rows
        chapter.parts.append(table)
    if not single or roll.chance(0.5, "a grand total over one property"):
        label = f"Total {len(everything)} Units"
        cells: Cells = {"unit": label, "status": _occupancy(everything)}
        _total(roll, table, label, cells, everything)
    roll.report.chapters.append(chapter)


def report_builder(roll: Roll) -> None:
    """A5.2: the status stands only in section headings; each section ends with its count in the next column."""
    _look(roll)
    home = draw_apartments(roll.rng, book="appfolio", units=(12, 40), applicants=False)
    roll.as_of = home.as_of.isoformat()
    roll.trap("status only as section heading")
    columns = _columns(roll, status=False)
    if roll.chance(0.2, "no rent column"):
        columns = tuple(c for c in columns if c.key != "rent")
    if roll.apart(0.1, "no tenant column"):
        columns = tuple(c for c in columns if c.key != "tenant")
    table = Table((Column("property", ("Property",), field="propertyName", cap=22), *columns))
    keys = [c.key for c in columns if c.key in SUMMED]
    everything: list[Cells] = []
    for section in ("Current", "Evict", "Notice-Rented", "Notice-Unrented", "Vacant-Rented", "Vacant-Unrented"):
        units = [u for u in home.units if STATUS[_status(u)] == section]
        if not units:
            continue
        words_of = section.replace("-", " ")
        table.add(Row(label=words_of, bold=True, gap=0.5))
        rows = []
        for unit in units:
            rows.append(_cells(roll, table, unit, {"property": f"{home.name} - {home.street}"}))
            roll.unit(table, rows[-1], _status(unit), section=words_of, propertyName=home.name, statusText=words_of)
        _total(roll, table, section, {"unit": f"{len(units)} Units"}, rows, keys)
        everything += rows
    whole: Cells = {"property": "Total", "unit": f"{len(home.units)} Units"}
    _total(roll, table, "Total", whole, everything, keys, gap=0.5)
    heading = titles(
        "Rent Roll",
        f"Exported On: {home.printed_on:%m/%d/%Y} 10:02 AM",
        "Properties: Active",
        f"Owned By: {words('places')['companies'][0]}",
        "Units: Active",
        f"As of: {home.as_of:%m/%d/%Y}",
        "Include Non-Revenue Units: No",
        size=1.5,
    )
    roll.trap("an export stamp beside the as-of date")
    roll.report.chapters.append(Chapter(heading, [table]))
