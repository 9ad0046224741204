"""Rent rolls of ResMan: groups by status, charge blocks closed by a total, unlabelled group totals."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

from docextract.testing.draw import draw_apartments
from docextract.testing.looks import LETTER, draw_look, landscape
from docextract.testing.printed import Beside, Chapter, Column, Formats, Heading, Row, Shown, Table
from docextract.testing.property import Charge, Lease, Property, Unit, charges_by_code, total
from docextract.testing.rent_rolls.charges import block
from docextract.testing.rent_rolls.rows import ZERO, Cells, Line, row_of, sums_of
from docextract.testing.sample import Roll

CLIPPED = 16


def _columns(roll: Roll) -> tuple[Column, ...]:
    return (
        Column("unit", ("Unit",), field="unit"),
        Column("type", ("Type",), field="unitType", cap=7),
        Column("area", ("Sq.", "Feet"), "area", "area", align="left" if roll.pdf else None),
        Column("tenant", ("Residents",), field="tenantName", cap=17),
        Column("status", ("Status",), field="statusText", align="center"),
        Column("market", ("Market", "Rent"), "money", "marketRent"),
        *((Column("ledger", ("Ledger",)),) if not roll.pdf else ()),
        Column("code", ("Description",)),
        Column("amount", ("Amount",), "money"),
        Column("in", ("Move In",), "date", "moveInDate"),
        Column("start", ("Lease Start",), "date", "leaseStartDate"),
        Column("end", ("Lease End",), "date", "leaseEndDate"),
        Column("out", ("Move Out",), "date", "moveOutDate"),
        Column("bonds", ("Surety", "Bonds"), "money", "otherDeposit"),
        Column("deposit", ("Deposits",), "money", "deposit"),
        Column("balance", ("Balance",), "money", "balance"),
    )


def _groups(home: Property, by_status: bool) -> list[tuple[str, list[Line]]]:
    coming: list[Line] = [
        (u, u.upcoming, "RENEWAL" if u.upcoming.standing == "renewal" else "FUTURE") for u in home.units if u.upcoming
    ]
    present: list[Line] = [(u, u.lease, u.status if u.lease or u.is_vacant else "VACANT") for u in home.units]
    if not by_status:
        groups: list[tuple[str, list[Line]]] = [("Current", present), ("Future", coming)]
    else:
        groups = [
            ("Current", [x for x in present if x[2] in ("OCCUPIED", "EMPLOYEE")]),
            ("Notice", [x for x in present if x[2] in ("NOTICE", "NOTICE_LEASED")]),
            ("Evicted", [x for x in present if x[2] == "EVICTION"]),
            ("Vacant", [x for x in present if x[2] in ("VACANT", "VACANT_LEASED")]),
            ("Future", coming),
        ]
    return [group for group in groups if group[1]]


def rent_roll(roll: Roll) -> None:
    """A6.1."""
    side = roll.look_rng.choice((24.0, 36.0))
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(landscape(LETTER),),
        margins=(side, 36.0, side, 46.0),
        header="rule",
        grid="none",
        crop=0.0,
        font=roll.look_rng.choice(("Helvetica", "Vera", "Times")),
        size=roll.look_rng.choice((7.0, 7.5, 8.0)),
        spread=1.0,
        foot=("", "", "© ResidentWorks LLC"),
        spans=True,
        sheet="Rent Roll",
        stacked=True,
        padded=False,
        head_align="column",
        origin=(roll.rng.randint(1, 3), 1),
    )
    form = "mm/dd/yy" if roll.pdf else "mm/dd/yyyy"
    roll.report.formats = Formats(date=form, zero=None)
    home = draw_apartments(roll.rng, book="resman", renewals=True, applicants=False)
    if roll.apart(0.12, "a subsidy on a line of its own"):
        home = replace(home, units=tuple(_subsidised(u) if i % 4 == 1 else u for i, u in enumerate(home.units)))
    roll.as_of = home.as_of.isoformat()
    by_status = roll.chance(0.35, "sections for notice, evicted and vacant")
    day = home.as_of
    heading = [
        Heading(center=home.company, size=1.4),
        Heading(center=home.name, size=1.2)
        if roll.chance(0.6, "a property line above the title")
        else Heading(center=""),
        Heading(center="Rent Roll", size=1.3),
        Heading(center=f"{day.month}/{day.day}/{day.year}", size=1.1, italic=True),
        Heading(
            left=f"Printed {home.printed_on.month}/{home.printed_on.day}/{home.printed_on.year} 3:36:56 PM",
            right="Page {page} of {pages}" if roll.pdf else "",
        ),
    ]
    for trap in ("bare date under the title is the as-of date, not the print stamp", "unlabelled group totals"):
        roll.trap(trap)
    if roll.pdf:
        roll.trap("descriptions clipped at 16 characters")
        roll.trap("a unit may split over a page break")
    columns = _columns(roll)
    chapter = Chapter([h for h in heading if h.left or h.center])
    for number, (name, lines) in enumerate(_groups(home, by_status)):
        banner = Table(columns, header=False, gap=1.0 if number else 0.0)
        banner.add(Row(label=name, bold=True, band=True, keep=True))
        table = Table(columns)
        for unit, lease, status in lines:
            _line(roll, table, unit, lease, status, name)
        leases = [lease for _, lease, _ in lines if lease]
        summed = {"market": "market_rent", "deposit": "deposit", "balance": "balance"}
        sums = sums_of((u for u, _, _ in lines), leases, summed)
        values = {"market": sums.pop("market"), "bonds": ZERO, **sums}
        table.add(Row(dict(values), bold=True, rule=("market", "bonds", "deposit", "balance"), gap=0.5))
        roll.state(name, **values)
        chapter.parts += [banner, table]
    chapter.parts += _after(roll, home, columns)
    roll.report.chapters.append(chapter)


def _subsidised(unit: Unit) -> Unit:
    """The unit with a third of its rent paid by an agency."""
    lease = unit.lease
    if lease is None or lease.charges[0].kind != "rent" or lease.charges[0].amount < 300:
        return unit
    rent, *rest = lease.charges
    paid = (rent.amount / 3).quantize(Decimal(1))
    parts = (replace(rent, amount=rent.amount - paid), Charge("HAP Rent", "HAP Rent", paid, "subsidy"))
    return replace(unit, lease=replace(lease, charges=(*parts, *rest)))


def _line(roll: Roll, table: Table, unit: Unit, lease: Lease | None, status: str, section: str) -> None:
    letter = {"OCCUPIED": "C", "NOTICE": "P", "NOTICE_LEASED": "P", "EVICTION": "C", "RENEWAL": "PR", "FUTURE": "P"}
    own: Cells = {"bonds": ZERO, "status": letter[status]} if lease else {"bonds": ZERO, "tenant": Shown("Vacant Unit")}
    own |= {"ledger": "Resident"} if lease else {}
    cells = row_of(table, unit, lease, own, zeros=("deposit", "balance"))
    if lease is None:
        roll.unit(table, cells, "VACANT", section=section, statusText="Vacant Unit", _gap=0.7)
        return
    truth = {"statusText": "Future"} if status == "FUTURE" else {}
    block(
        roll,
        table,
        cells,
        status,
        lease,
        code="code",
        amount="amount",
        by="description",
        cut=CLIPPED if roll.pdf else None,
        rule=True,
        gap=0.7,
        vacant_total=False,
        truth={"section": section, **truth},
    )


def _after(roll: Roll, home: Property, columns: tuple[Column, ...]) -> list[Table | Beside]:
    sums = charges_by_code(home.leases, by="description")
    sides = []
    for title, sign in (("Total Charges", 1), ("Total Credits", -1)):
        table = Table((Column("text", ("Description",)), Column("sum", ("Total",), "money")), title=title)
        chosen = {k: v * sign for k, v in sums.items() if v * sign > 0}
        for text, amount in chosen.items():
            table.add(Row({"text": text, "sum": amount}))
        table.add(Row({"sum": total(chosen.values())}, bold=True, rule=("sum",)))
        roll.state(title, totalCharges=total(chosen.values()))
        sides.append(table)
    return [
        Beside(sides, gap=2),
        _occupancy(home, "Property Occupancy", None),
        _occupancy(home, "Unit Type Occupancy", "type"),
    ]


def _occupancy(home: Property, title: str, by: str | None) -> Table:
    columns = (
        Column("type", ("Type",)),
        Column("status", ("Status",)),
        Column("market", ("Market", "Rent"), "money"),
        Column("a", ("%",), align="right"),
        Column("units", ("Units",), "count"),
        Column("b", ("%",), align="right"),
        Column("area", ("Square", "Footage"), "money"),
        Column("c", ("%",), align="right"),
    )
    table = Table(columns, title=title, gap=1.5)
    everything = list(home.units)
    groups = {"Total": everything}
    if by is not None:
        groups = {t: [u for u in everything if u.unit_type == t] for t in sorted({u.unit_type for u in everything})}
    for name, units in groups.items():
        for word, part in (("Occupied", [u for u in units if u.lease]), ("Vacant", [u for u in units if not u.lease])):
            table.add(Row({"type": name, "status": word, **_share(part, units)}))
    table.add(Row(_share(everything, everything), bold=True, rule=True))
    return table


def _share(part: list[Unit], units: list[Unit]) -> Cells:
    market, area = total(u.market_rent for u in part), Decimal(sum(u.area for u in part))
    whole, floor = total(u.market_rent for u in units), Decimal(sum(u.area for u in units))
    return {
        "market": market,
        "a": f"{100 * market / whole:.1f}%",
        "units": len(part),
        "b": f"{100 * len(part) / len(units):.1f}%",
        "area": area,
        "c": f"{100 * area / floor:.1f}%",
    }
