"""Rent rolls of AppFolio: grouped by property with repeated headers, and the report builder's sections by status."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

from docextract.testing.draw import draw_apartments
from docextract.testing.looks import A4, LETTER, draw_look, landscape
from docextract.testing.printed import Cell, Chapter, Column, Formats, Heading, Row, Shown, Table
from docextract.testing.property import Lease, Property, Unit, add_distinct, total
from docextract.testing.sample import Roll
from docextract.testing.words import words

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


def _cells(roll: Roll, unit: Unit, *, empty_dates: bool) -> dict[str, Cell]:
    baths = unit.bathrooms
    beds: Cell = f"{unit.bedrooms}/{baths:.2f}"
    if roll.rng.random() < 0.05:
        beds = Shown("--/--")
    cells: dict[str, Cell] = {
        "unit": unit.number,
        "beds": beds,
        "status": STATUS[_status(unit)],
        "area": unit.area,
        "market": unit.market_rent,
    }
    lease = unit.lease
    if lease:
        due = max(lease.balance, Decimal(0))
        blank: Cell = EMPTY_DATE if empty_dates else None
        cells |= {
            "tenant": lease.tenant,
            "rent": lease.rent,
            "deposit": lease.deposit,
            "start": lease.start,
            "end": blank if lease.month_to_month else lease.end,
            "in": lease.move_in,
            "out": lease.move_out or blank,
            "balance": due,
            "nsf": 0,
            "late": int(due > 0),
        }
    return cells


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


def _sums(units: list[Unit]) -> dict[str, Decimal]:
    leases: list[Lease] = [u.lease for u in units if u.lease]
    return {
        "area": Decimal(sum(u.area for u in units)),
        "market": total(u.market_rent for u in units),
        "rent": total(x.rent for x in leases),
        "deposit": total(x.deposit for x in leases),
        "balance": total(max(x.balance, Decimal(0)) for x in leases),
    }


def rent_roll(roll: Roll) -> None:
    """A5.1: property groups, each under its own header; houses have an empty unit cell."""
    _look(roll)
    houses = roll.chance(0.3, "single-unit properties with an empty unit cell")
    homes = _homes(roll, 6 if houses else roll.rng.choice((1, 1, 2, 3)), houses)
    roll.as_of = homes[0].as_of.isoformat()
    roll.property_name = homes[0].name if len(homes) == 1 else None
    columns = _columns(roll, status=True)
    if roll.apart(0.12, "columns of tags, persons and increases"):
        columns = (*columns[:3], *MORE[:2], *columns[3:], *MORE[2:])
    empty_dates = roll.chance(0.25, "1970-01-01 is an empty date")
    advertised = roll.chance(0.3, "advertised rentals: rows of marketing text inside the totals")
    if len(homes) > 1:
        roll.trap("the header repeats before each property group")
    named = f"{homes[0].name} - {homes[0].street}" if len(homes) == 1 else "All"
    heading = [
        Heading("Rent Roll", bold=True, size=1.6),
        Heading(f"Properties: {named} {homes[0].city if len(homes) == 1 else ''}".strip()),
        Heading(f"As of: {homes[0].as_of:%m/%d/%Y}"),
    ]
    chapter = Chapter(heading)
    everything: list[Unit] = []
    extra_market = Decimal(0)
    for number, home in enumerate(homes):
        title = (
            f"{home.name} - {home.street} {home.city}" if not houses else f"{home.street} - {home.street} {home.city}"
        )
        table = Table(columns, gap=1.0 if number else 0.0)
        table.add(Row(label=title, bold=True))
        for unit in home.units:
            cells = _cells(roll, unit, empty_dates=empty_dates)
            if houses:
                cells["unit"] = None
            if unit.lease:
                cells |= {
                    "tags": "Renovated" if unit.area % 3 else None,
                    "persons": "Ash, Kit" if unit.area % 2 else None,
                }
                cells |= {"raise": unit.lease.start, "late fee": Decimal(50)}
            cells = {k: v for k, v in cells.items() if k in {c.key for c in columns}}
            roll.unit(table, cells, _status(unit), propertyName=home.street if houses else home.name)
        extra = 0
        if advertised and not houses:
            ad: dict[str, Cell] = {
                "unit": f"{home.units[-1].number}-AD",
                "beds": "1/1.00",
                "status": "Vacant-Unrented",
                "tenant": None,
                "area": 600,
                "market": Decimal(995),
            }
            roll.unit(table, ad, "VACANT", propertyName=home.name)
            extra, extra_market = 1, extra_market + 995
        _group_total(roll, table, home, extra)
        everything += home.units
        chapter.parts.append(table)
    sums = _sums(everything)
    ads = int(extra_market / 995)
    cells_total: dict[str, Cell] = {**sums, "market": sums["market"] + extra_market, "area": sums["area"] + 600 * ads}
    count = len(everything) + ads
    busy = sum(u.lease is not None for u in everything)
    if len(homes) > 1 or roll.chance(0.5, "a grand total over one property"):
        table = chapter.parts[-1]  # type: ignore[assignment]
        assert isinstance(table, Table)
        table.add(
            Row(
                {"unit": f"Total {count} Units", "status": f"{100 * busy / count:.1f}% Occupied", **cells_total},
                bold=True,
                rule=True,
            )
        )
        roll.state(f"Total {count} Units", units=count, **{k: Decimal(str(v)) for k, v in cells_total.items()})
    roll.report.chapters.append(chapter)


def _homes(roll: Roll, count: int, houses: bool) -> list[Property]:
    homes: list[Property] = []
    as_of: date | None = None
    for _ in range(count):
        size = (1, 1) if houses else (6, 26) if count > 1 else (12, 50)
        home = draw_apartments(roll.rng, book="appfolio", units=size, as_of=as_of, applicants=False)
        as_of = home.as_of
        add_distinct(homes, home)
    return homes


def _group_total(roll: Roll, table: Table, home: Property, extra: int) -> None:
    sums = _sums(list(home.units))
    count, busy = len(home.units) + extra, sum(u.lease is not None for u in home.units)
    cells: dict[str, Cell] = {**sums, "market": sums["market"] + 995 * extra, "area": sums["area"] + 600 * extra}
    row: dict[str, Cell] = {
        "unit": f"{count} Unit{'s' if count != 1 else ''}",
        "status": f"{100 * busy / count:.1f}% Occupied",
        **cells,
    }
    table.add(Row(row, bold=True, rule=True))
    roll.state(f"{home.name} {count} Units", units=count, **{k: Decimal(str(v)) for k, v in cells.items()})


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
    keys = {c.key for c in columns}
    prop = Column("property", ("Property",), field="propertyName", cap=22)
    columns = (prop, *columns)
    table = Table(columns)
    order = ("Current", "Evict", "Notice-Rented", "Notice-Unrented", "Vacant-Rented", "Vacant-Unrented")
    for section in order:
        units = [u for u in home.units if STATUS[_status(u)] == section]
        if not units:
            continue
        table.add(Row(label=section.replace("-", " "), bold=True, gap=0.5))
        for unit in units:
            cells = {k: v for k, v in _cells(roll, unit, empty_dates=False).items() if k in keys}
            cells["property"] = f"{home.name} - {home.street}"
            roll.unit(
                table,
                cells,
                _status(unit),
                section=section.replace("-", " "),
                propertyName=home.name,
                statusText=section.replace("-", " "),
            )
        sums = {k: v for k, v in _sums(units).items() if k in keys}
        table.add(Row({"unit": f"{len(units)} Units", **sums}, bold=True, rule=True))
        roll.state(section, units=len(units), **sums)
    sums = {k: v for k, v in _sums(list(home.units)).items() if k in keys}
    table.add(Row({"property": "Total", "unit": f"{len(home.units)} Units", **sums}, bold=True, rule=True, gap=0.5))
    roll.state("Total", units=len(home.units), **sums)
    owner = words("places")["companies"][0]
    exported = home.printed_on
    heading = [
        Heading("Rent Roll", bold=True, size=1.5),
        Heading(f"Exported On: {exported:%m/%d/%Y} 10:02 AM"),
        Heading("Properties: Active"),
        Heading(f"Owned By: {owner}"),
        Heading("Units: Active"),
        Heading(f"As of: {home.as_of:%m/%d/%Y}"),
        Heading("Include Non-Revenue Units: No"),
    ]
    roll.trap("an export stamp beside the as-of date")
    roll.report.chapters.append(Chapter(heading, [table]))
