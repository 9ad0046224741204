"""OneSite's rent roll detail with charges as columns, and what the classic form shares with it."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from decimal import Decimal

from docextract.testing.draw import draw_apartments
from docextract.testing.looks import LEGAL, LETTER, draw_look, landscape
from docextract.testing.printed import Beside, Cell, Chapter, Column, Formats, Heading, Notes, Row, Shown, Table
from docextract.testing.property import Charge, Lease, Property, Unit, total
from docextract.testing.rent_rolls.charges import charge_summary
from docextract.testing.rent_rolls.rows import ZERO, Cells, about, printed_lines, row_of, summed
from docextract.testing.sample import Roll

STATUS = {
    "OCCUPIED": "Occupied",
    "NOTICE": "Occupied-NTV",
    "NOTICE_LEASED": "Occupied-NTVL",
    "EVICTION": "Occupied",
    "VACANT": "Vacant",
    "VACANT_LEASED": "Vacant-Leased",
    "MODEL": "Model",
    "ADMIN": "Admin/Down",
    "DOWN": "Admin/Down",
    "APPLICANT": "Applicant",
    "RENEWAL": "Pending renewal",
}
NOTES = [
    "Note:",
    "-- Market rent is the base rent plus amenities; lease rent is the scheduled billing.",
    "-- Applicants are not included in unit counts. 12/31/2099 means that no date was entered.",
]


def opening_columns(*, personal: bool, ids: bool) -> tuple[Column, ...]:
    columns = [
        *((Column("resh", ("Resh ID",)), Column("lease", ("Lease ID",))) if ids else ()),
        Column("unit", ("Bldg/Unit",), field="unit"),
        Column("plan", ("Floorplan",), field="unitType", cap=11),
        Column("designation", ("Unit", "Designation")),
        Column("area", ("SQFT",), "area", "area"),
        Column("status", ("Unit/Lease", "Status"), field="statusText", cap=13),
        Column("name", ("Name",), field="tenantName", cap=18),
        *(
            (Column("phone", ("Phone", "Number")), Column("email", ("Email",), cap=14, overflow="clip"))
            if personal
            else ()
        ),
        Column("in", ("Move-In",), "date", "moveInDate"),
        *((Column("notice", ("Notice", "For Date"), "date"),) if personal else ()),
        Column("out", ("Move-Out",), "date", "moveOutDate"),
        Column("start", ("Lease", "Start"), "date", "leaseStartDate"),
        Column("end", ("Lease", "End"), "date", "leaseEndDate"),
        Column("market", ("Market", "+ Addl."), "money", "marketRent"),
    ]
    return tuple(columns)


def onesite_row(table: Table, unit: Unit, lease: Lease | None, status: str, index: int, **own: Cell) -> Cells:
    made: Cells = {
        "unit": unit.number if "-" in unit.number else f"{unit.building}-{unit.number}",
        "designation": "N/A" if index % 3 else "Upgraded",
        "status": STATUS[status],
    }
    if lease is None:
        made["name"] = Shown("VACANT") if unit.is_vacant else None
    else:
        first, _, last = lease.tenant.partition(" ")
        made |= {"resh": str(4000 + index), "lease": f"{7000 + index}", "name": f"{last}, {first}"}
        made |= {"phone": f"(555) 01{index % 10}-{1000 + index * 7 % 9000:04d}"}
        made |= {"email": f"resident{index}@example.com", "notice": lease.notice}
    return row_of(table, unit, lease, made | own, zeros=("deposit", "balance"))


def onesite_heading(roll: Roll, home: Property, parameters: str) -> list[Heading]:
    as_of = f"As of Date: {home.as_of:%m/%d/%Y}" if not roll.pdf else f"As of {home.as_of:%m/%d/%Y}"
    stamp = f"{home.printed_on:%m/%d/%Y} 9:41:07AM"
    if roll.pdf:
        return [
            Heading("OneSite Rents v3.0", "RENT ROLL DETAIL", "Page {page} of {pages}", bold=True),
            Heading(stamp, home.name, "", size=1.1),
            Heading("", as_of, ""),
            Heading("", parameters, "", size=0.85),
        ]
    return [
        Heading(t, bold=i < 2)
        for i, t in enumerate((f"OneSite Reports - {home.name}", "RENT ROLL DETAIL", stamp, as_of, parameters))
    ]


def onesite_look(roll: Roll) -> None:
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(landscape(LETTER), landscape(LEGAL)),
        sheet="Rent Roll Detail",
        crop=0.0,
        grid=roll.look_rng.choice(("none", "none", "rows", "full")),
        padded=roll.rng.random() < 0.5,
        font=roll.look_rng.choice(("Helvetica", "Times")),
        size=roll.look_rng.choice((6.0, 6.5, 7.0)),
        gap=3.5,
        stacked=roll.rng.random() < 0.4,
    )
    roll.report.formats = Formats(date="mm/dd/yyyy", negative=roll.rng.choice(("minus", "brackets")))


def detail(roll: Roll) -> None:
    """A4.1: one column per charge code; applicants repeat vacant-leased units; summary tables follow."""
    onesite_look(roll)
    home = draw_apartments(roll.rng, book="onesite")
    about(roll, home)
    roll.trap("one column per charge code")
    if roll.apart(0.12, "a negative charge for corporate units"):
        home = replace(home, units=tuple(_let_to_company(u) if i % 6 == 2 else u for i, u in enumerate(home.units)))
    endless = roll.apart(0.12, "12/31/2099 where a lease has no end")
    pasted = not roll.pdf and roll.apart(0.1, "a summary table pasted between two columns of charges")
    lines = printed_lines(home)
    codes = sorted({c.code for _, lease, _ in lines if lease for c in lease.charges})
    columns = (
        *opening_columns(personal=roll.chance(0.4, "phone and e-mail columns"), ids=roll.chance(0.6)),
        Column("deposit", ("Dep", "On Hand"), "money", "deposit"),
        Column("balance", ("Balance",), "money", "balance"),
        Column("total", ("Total", "Charges"), "money", "totalCharges"),
        *(Column(f"code {c}", (c,), "money") for c in codes[:1]),
        *((Column("gap", ()), Column("summary", ()), Column("number", (), "count")) if pasted else ()),
        *(Column(f"code {c}", (c,), "money") for c in codes[1:]),
    )
    table = Table(columns)
    aside: list[Cells] = []
    if pasted:
        counts = (("Occupied", len(home.occupied)), ("Vacant", len(home.vacant)), ("Total Units", len(home.units)))
        aside = [{"summary": word, "number": number} for word, number in counts]
    counted: list[Cells] = []
    applicants: list[Cells] = []
    for index, (unit, lease, status) in enumerate(lines):
        sums: dict[str, Decimal] = {}
        for charge in lease.charges if lease else ():
            sums[charge.code] = sums.get(charge.code, ZERO) + charge.amount
        own: Cells = {"end": date(2099, 12, 31)} if endless and lease and index % 5 == 3 else {}
        own |= {"total": total(sums.values())}
        own |= aside[index - 2] if index in (2, 3, 4) and aside else {}
        cells = onesite_row(table, unit, lease, status, index, **own) | {f"code {c}": v for c, v in sums.items()}
        rent = lease.rent if lease else None
        charges = [{"code": c, "amount": v} for c, v in sums.items()] or None
        roll.unit(table, cells, status, contractRent=rent, charges=charges)
        (applicants if status in ("APPLICANT", "RENEWAL") else counted).append(cells)
    if applicants:
        roll.trap("an applicant row repeats a unit")
    keys = [*(f"code {c}" for c in codes), "total", "deposit", "balance", "market", "area"]
    _totals(roll, table, counted, applicants, keys)
    parameters = "Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL"
    chapter = Chapter(onesite_heading(roll, home, parameters), [table])
    chapter.parts += [Notes(NOTES), *summary_tables(roll, home)]
    roll.report.chapters.append(chapter)


def _let_to_company(unit: Unit) -> Unit:
    """The unit with a charge that takes a tenth off the rent of whoever rents several."""
    if unit.lease is None:
        return unit
    less = Charge("CORP", "Corporate Units", -(unit.lease.rent / 10).quantize(Decimal(1)))
    return replace(unit, lease=replace(unit.lease, charges=(*unit.lease.charges, less)))


def _totals(roll: Roll, table: Table, counted: list[Cells], applicants: list[Cells], keys: list[str]) -> None:
    """Totals leave applicants out of the market rent and area, and have them in the money of leases or not."""
    with_applicants = roll.chance(0.4, "totals include applicants in some columns only") if applicants else False
    everybody = summed([*counted, *applicants], keys)
    cells = summed(counted, keys)
    if with_applicants:
        cells = {k: v if k in ("market", "area") else everybody[k] for k, v in cells.items()}
    first = table.columns[0].key
    table.add(Row({first: "Totals:", **cells}, bold=True, rule=True))
    if roll.chance(0.5, "the same total twice"):
        table.add(Row({first: "PMC Total :", **cells}, bold=True))
    roll.state("Totals:", **cells)


def summary_tables(roll: Roll, home: Property) -> list[Beside | Table]:
    roll.trap("summary tables after the roll")
    types = sorted({u.unit_type for u in home.units})
    plans = Table(
        (
            Column("plan", ("Floor Plan",)),
            Column("units", ("# Units",), "count"),
            Column("area", ("Average", "SQFT"), "area"),
            Column("market", ("Average", "Market + Addl."), "money"),
            Column("leased", ("Units", "Occupied"), "count"),
            Column("share", ("%", "Occupied"), align="right"),
        ),
        [Row(_plan(code, [u for u in home.units if u.unit_type == code])) for code in types],
        title="Rent Analysis by Floor Plan",
        gap=2,
    )
    plans.add(Row({"plan": "Totals:", "units": len(home.units), "leased": len(home.occupied)}, bold=True, rule=True))
    words = dict.fromkeys(STATUS[u.status] for u in home.units)
    status = Table(
        (
            Column("status", ("Status",)),
            Column("market", ("Market Rent",), "money"),
            Column("units", ("# Units",), "count"),
            Column("potential", ("Potential Rent",), "money"),
        ),
        [Row(_potential(word, [u for u in home.units if STATUS[u.status] == word])) for word in words],
        title="Potential Rent by Occupancy Status",
    )
    head, title = ("Transaction", "Code"), "Summary Billing by Transaction Code"
    billing = charge_summary(home, head, title=title, label="Total:")
    return [plans, Beside([status, billing], gap=2)]


def _plan(code: str, units: list[Unit]) -> Cells:
    busy, count = sum(u.is_occupied for u in units), len(units)
    return {
        "plan": code,
        "units": count,
        "area": round(sum(u.area for u in units) / count),
        "market": (total(u.market_rent for u in units) / count).quantize(Decimal("0.01")),
        "leased": busy,
        "share": f"{100 * busy / count:.1f}%",
    }


def _potential(word: str, units: list[Unit]) -> Cells:
    market, rent = total(u.market_rent for u in units), total(u.lease.rent if u.lease else u.market_rent for u in units)
    return {"status": word, "market": market, "units": len(units), "potential": rent}
