"""Residents on two or more lines each, as older systems print them; and AMSI's single-line form."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal

from docextract.testing.draw import draw_apartments
from docextract.testing.looks import LETTER, draw_look, landscape
from docextract.testing.printed import Chapter, Column, Formats, Heading, Notes, Row, Shown, Table
from docextract.testing.property import Property
from docextract.testing.rent_rolls.charges import charge_truth
from docextract.testing.rent_rolls.rows import Cells, about, printed_lines, row_of, state_sums, sum_row, summed, sums_of
from docextract.testing.sample import Roll

STATUS = {
    "OCCUPIED": "Current",
    "NOTICE": "Current/On-Notice",
    "NOTICE_LEASED": "Current/On-Notice",
    "EVICTION": "Current",
    "VACANT": "Vacant",
    "VACANT_LEASED": "Vacant",
    "MODEL": "Model",
    "DOWN": "Down",
    "ADMIN": "Admin",
    "APPLICANT": "Applicant",
}


def _look(roll: Roll, sheet: str) -> None:
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(landscape(LETTER),),
        crop=0.0,
        grid="none",
        font=roll.look_rng.choice(("Courier", "Helvetica", "Times")),
        header=roll.look_rng.choice(("rule", "rules", "plain")),
        stacked=True,
        padded=False,
        sheet=sheet,
        gap=4.0,
        foot=("", "", "Page {page}"),
        leading=roll.look_rng.choice((1.2, 1.3)),
    )
    roll.report.formats = Formats(date="mm/dd/yy" if roll.pdf else "mm/dd/yyyy")


def two_lines(roll: Roll) -> None:
    """A11, second form: id, move-out, term and other deposit on the second line, charges at the right."""
    _look(roll, "Rent Roll")
    roll.likely["headers padded with spaces"] = 0.0  # they stand over each other in pairs
    home = draw_apartments(roll.rng, book="fiserv", units=(10, 34))
    about(roll, home)
    roll.trap("two header lines name two lines per resident")
    columns = (
        Column("unit", ("Apt",), field="unit"),
        Column("type", ("Type",), field="unitType"),
        Column("status", ("Status",), field="statusText"),
        Column("area", ("Sq Ft",), "area", "area"),
        Column("market", ("Market", "Rent"), "money", "marketRent"),
        Column("tenant", ("Resident", "Resident ID"), field="tenantName", cap=20),
        Column("gross", ("Gross", "Possible"), "money"),
        Column("total", ("Actual", "Charges"), "money", "totalCharges"),
        Column("in", ("Move In", "Move Out"), "date", "moveInDate"),
        Column("end", ("Lease Exp", "Term Type"), "date", "leaseEndDate"),
        Column("deposit", ("Deposit", "Other Dep"), "money", "deposit"),
        Column("balance", ("Balance",), "money", "balance"),
        Column("code", ("Charge", "Code")),
        Column("amount", ("Charge", "Amount"), align="right"),
    )
    table = Table(columns)
    for unit, lease, status in printed_lines(home):
        own: Cells = {"status": STATUS[status], "gross": unit.market_rent}
        own |= {} if lease else {"tenant": Shown("** VACANT **") if unit.is_vacant else None}
        cells = row_of(table, unit, lease, own)
        if lease is None:
            roll.unit(table, cells, status, _gap=0.4)
            continue
        second: Cells = {"tenant": lease.resident_id, "in": lease.move_out, "deposit": lease.other_deposit}
        second["end"] = f"{len(lease.charges) * 6} Mo"
        rest: list[Cells] = [{"code": c.code, "amount": f"{c.amount:,.2f} *"} for c in lease.charges]
        rest.append({"code": "Total:", "amount": f"{lease.total:,.2f}"})
        roll.unit(
            table,
            cells | rest[0],
            status,
            _gap=0.4,
            charges=charge_truth(lease),
            contractRent=lease.rent,
            residentId=lease.resident_id,
            otherDeposit=lease.other_deposit,
            moveOutDate=lease.move_out,
        )
        for row in (second | rest[1], *rest[2:]):
            table.add(Row(row))
    units, area = home.units, sum(u.area for u in home.units)
    columns_of = {"market": "market_rent", "total": "total", "deposit": "deposit", "balance": "balance"}
    sums = sums_of(units, home.leases, columns_of)
    count = f"{len(units)} Apts, {area:,} Sq. Ft"
    label: Cells = {} if roll.pdf else {"unit": count}
    table.add(Row({**label, **sums, "gross": sums["market"]}, bold=True, rule=True, gap=0.5))
    if roll.pdf:
        table.add(Row(label=count, bold=True))
    counts = {"units": Decimal(len(units)), "area": Decimal(area)}
    state_sums(roll, table, "Apts", sums | counts, (*counts, "market", "total", "deposit"))
    heading = [
        Heading(center="RENT ROLL", bold=True, size=1.3),
        Heading(center=home.company),
        Heading(center=home.name),
        Heading(center=f"As of {home.as_of:%m/%d/%Y}"),
        Heading(left=f"Run Date: {home.printed_on:%m/%d/%Y}"),
    ]
    chapter = Chapter(heading, [table])
    occupancy = Table(
        (Column("s", ("Occupancy Status",)), Column("n", ("Apts",), "count"), Column("p", ("Percent",), align="right")),
        gap=1.5,
    )
    for word in dict.fromkeys(STATUS[u.status] for u in units):
        n = sum(STATUS[u.status] == word for u in units)
        occupancy.add(Row({"s": word, "n": n, "p": f"{100 * n / len(units):.1f}%"}))
    chapter.parts += [occupancy, Notes(["* recurring charge"])]
    roll.report.chapters.append(chapter)


def amsi(roll: Roll) -> None:
    """A11, first form: one line per resident, status words of AMSI, applicants in line."""
    _look(roll, "Rent Roll")
    roll.likely["headers padded with spaces"] = 0.0  # they stand over each other in pairs
    home = draw_apartments(roll.rng, book="fiserv", units=(10, 50))
    about(roll, home)
    words = {**STATUS, "NOTICE": "Notice", "NOTICE_LEASED": "Notice"}
    columns = (
        Column("unit", ("Unit",), field="unit"),
        Column("type", ("Unit", "Type"), field="unitType"),
        Column("tenant", ("Name",), field="tenantName", cap=20),
        Column("status", ("Resident", "Status"), field="statusText"),
        Column("area", ("Sq", "Feet"), "area", "area"),
        Column("market", ("Market", "Rent"), "money", "marketRent"),
        Column("rent", ("Actual", "Rent"), "money", "contractRent"),
        Column("in", ("Move", "In"), "date", "moveInDate"),
        Column("out", ("Move", "Out"), "date", "moveOutDate"),
        Column("term", ("Lease", "Term"), "count", "leaseTermMonths"),
        Column("kind", ("Lease", "Type")),
        Column("end", ("Lease", "Expiration"), "date", "leaseEndDate"),
        Column("notice", ("Notice", "Date"), "date", "noticeDate"),
        Column("deposit", ("Deposit",), "money", "deposit"),
        Column("balance", ("Balance",), "money", "balance"),
    )
    table = Table(columns)
    others = roll.apart(0.15, "rows of residents that went, moved or never came")
    counted: list[Cells] = []
    for unit, lease, status in printed_lines(home):
        own: Cells = {"status": words[status]}
        if lease:
            end = lease.end or lease.start
            months = (end.year - lease.start.year) * 12 + end.month - lease.start.month
            own |= {"kind": "STD", "term": max(months, 1)}
        cells = row_of(table, unit, lease, own)
        roll.unit(table, cells, status)
        if status != "APPLICANT":
            counted.append(cells)
        if others and lease and status == "OCCUPIED" and unit.area % 3 == 1:
            _gone(roll, table, home, cells)
    sums = summed(counted, ("area", "market", "rent", "deposit", "balance"))
    sum_row(roll, table, "Totals", {"unit": "Totals"}, sums, ("area", "market", "rent", "deposit"))
    heading = [
        Heading("eSite", "Rent Roll", "Page {page}", bold=True, size=1.2),
        Heading(center=home.name),
        Heading(center=f"As of Date: {home.as_of:%m/%d/%Y}"),
    ]
    roll.report.chapters.append(Chapter(heading, [table]))


def _gone(roll: Roll, table: Table, home: Property, current: Cells) -> None:
    """A further row of a unit: of whoever lived there before, moved within the property, or cancelled."""
    word, status = (("Previous", "FORMER"), ("Canceled", "FORMER"), ("Wait List", "APPLICANT"))[len(roll.rows) % 3]
    ended = home.as_of - timedelta(days=400)
    cells = {"unit": current["unit"], "type": current["type"], "status": word, "tenant": "Ida Marchbank"}
    if word == "Previous":
        cells |= {"in": ended - timedelta(days=700), "out": ended, "end": ended}
    roll.unit(table, cells, status)
