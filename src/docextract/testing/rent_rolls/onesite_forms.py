"""OneSite's other forms: transaction codes on sub-rows, and the legacy grid with a unit over three rows of text."""

from __future__ import annotations

from docextract.testing.draw import draw_apartments
from docextract.testing.looks import LEGAL, draw_look, landscape
from docextract.testing.printed import Chapter, Column, Formats, Group, Heading, Notes, Row, Shown, Table
from docextract.testing.property import total
from docextract.testing.rent_rolls.charges import charge_truth
from docextract.testing.rent_rolls.onesite import (
    NOTES,
    onesite_heading,
    onesite_look,
    onesite_row,
    opening_columns,
    summary_tables,
)
from docextract.testing.rent_rolls.rows import Cells, about, printed_lines, row_of, sum_row, summed
from docextract.testing.sample import Roll


def classic(roll: Roll) -> None:
    """A4.2: transaction codes on sub-rows, lease rent and other charges in columns of their own."""
    onesite_look(roll)
    home = draw_apartments(roll.rng, book="onesite")
    about(roll, home)
    columns = (
        *opening_columns(personal=False, ids=False),
        Column("journal", ("Sub", "Journal")),
        Column("code", ("Trans", "Code")),
        Column("rent", ("Lease", "Rent"), "money"),
        Column("other", ("Other Charges/", "Credits"), "money"),
        Column("total", ("Total", "Billing"), "money"),
        Column("deposit", ("Dep", "On Hand"), "money", "deposit"),
        Column("balance", ("Balance",), "money", "balance"),
    )
    roll.trap("charges in two money columns by kind, on sub-rows")
    table = Table(columns)
    closes = roll.chance(0.5, "a total closes each unit")
    counted: list[Cells] = []
    for index, (unit, lease, status) in enumerate(printed_lines(home)):
        cells = onesite_row(table, unit, lease, status, index)
        charges = lease.charges if lease else ()
        whole = total(c.amount for c in charges)
        rows: list[Cells] = [
            {"journal": "RESIDENT", "code": c.code, "rent" if c.kind == "rent" else "other": c.amount} for c in charges
        ] or [{}]
        if not closes:
            rows[0]["total"] = whole
        roll.unit(
            table,
            cells | rows[0],
            status,
            contractRent=lease.rent if lease else None,
            charges=charge_truth(lease),
            totalCharges=whole if charges or not closes else None,
        )
        for row in rows[1:]:
            table.add(Row(row))
        parts: Cells = {"rent": lease.rent, "other": lease.others, "total": whole} if lease else {}
        if closes and charges:
            table.add(Row(parts, rule=("rent", "other", "total")))
        if status not in ("APPLICANT", "RENEWAL"):
            counted.append(cells | parts)
    sums = summed(counted, ("rent", "other", "total", "market", "deposit", "balance"))
    table.add(Row({"unit": "Totals:", **sums}, bold=True, rule=True))
    roll.state("Totals:", **sums)
    chapter = Chapter(
        onesite_heading(roll, home, "Parameters: Properties - ALL; Subjournals - ALL; Exclude Formers? - Yes"), [table]
    )
    chapter.parts += [Notes(NOTES[:2]), *summary_tables(roll, home)]
    roll.report.chapters.append(chapter)


STATUS = {"OCCUPIED": "Occupied", "NOTICE": "Occupied-NTV", "NOTICE_LEASED": "Occupied-NTVL", "EVICTION": "Occupied"}
VACANT = {"VACANT": "Vacant", "VACANT_LEASED": "Vacant-Leased", "MODEL": "Model"}


def rent_roll(roll: Roll) -> None:
    """A4.3."""
    home = draw_apartments(roll.rng, book="onesite", units=(8, 30))
    about(roll, home)
    roll.report.look = draw_look(
        roll.look_rng,
        pages=(landscape(LEGAL),),
        sheet="Sheet1",
        spans=True,
        stacked=True,
        padded=roll.rng.random() < 0.5,
        text_money=True,
        text_dates=True,
        grid="none",
        font="Helvetica",
        size=6.5,
        gap=3.0,
    )
    roll.report.formats = Formats(date="mm/dd/yyyy")
    for trap in (
        "one unit over three rows",
        "all cells are text in a wide merged grid",
        "an umbrella header over future increases",
    ):
        roll.trap(trap)
    columns = (
        Column("unit", ("Bldg/Unit", "", ""), field="unit"),
        Column("plan", ("Floorplan", "", ""), field="unitType", cap=11),
        Column("area", ("", "SQFT", ""), "area", "area"),
        Column("status", ("Unit/Lease", "Status", ""), field="statusText"),
        Column("name", ("Name", "", "Resident ID"), field="tenantName", cap=18),
        Column("in", ("Move-In", "Move-Out", ""), "date", "moveInDate"),
        Column("start", ("Lease Start", "Lease End", ""), "date", "leaseStartDate"),
        Column("market", ("Market", "+ Addl.", ""), "money", "marketRent"),
        Column("rent", ("Lease", "Rent", ""), "money", "contractRent"),
        Column("other", ("Other Charges/", "Credits", ""), "money"),
        Column("total", ("Total", "Billing", ""), "money", "totalCharges"),
        Column("deposit", ("Dep", "On Hand", ""), "money", "deposit"),
        Column("balance", ("Balance", "", ""), "money", "balance"),
        Column("cat", ("", "Cat", "")),
        Column("code", ("", "Code", "")),
        Column("kind", ("", "Type", "")),
        Column("amount", ("", "Amount", ""), "money"),
    )
    table = Table(columns, groups=(Group("Future Rent Increases", "cat", "amount"),))
    rows = []
    for unit in home.units:
        lease = unit.lease
        own: Cells = {"unit": unit.number if "-" in unit.number else f"{unit.building}-{unit.number}"}
        own |= {"status": STATUS.get(unit.status) or VACANT.get(unit.status, "Admin/Down")}
        own |= {"other": lease.others} if lease else {"name": Shown("VACANT") if unit.is_vacant else None}
        cells = row_of(table, unit, lease, own, zeros=("deposit", "balance"))
        # Last: defects are drawn by the place of a number among the cells.
        billed = {key: cells.pop(key) for key in ("rent", "other", "total") if key in cells}
        rows.append(cells | billed)
        if lease is None:
            roll.unit(table, rows[-1], unit.status, _gap=0.5)
            continue
        below = {"leaseEndDate": lease.end, "moveOutDate": lease.move_out, "residentId": lease.resident_id}
        roll.unit(table, rows[-1], unit.status, _gap=0.5, **below)
        table.add(Row({"start": lease.end, "in": lease.move_out}))
        table.add(Row({"name": lease.resident_id}))
    sums = summed(rows, ("market", "rent", "other", "total", "deposit", "balance"))
    sum_row(roll, table, "Totals:", {"unit": "Totals:"}, sums, ("market", "rent", "total", "deposit"), gap=0.5)
    heading = [
        Heading(f"OneSite Reports - {home.name}", bold=True, size=1.2),
        Heading("RENT ROLL DETAIL", bold=True),
        Heading(f"As of Date: {home.as_of:%m/%d/%Y}", right="RENT ROLL DETAIL"),
    ]
    roll.report.chapters.append(Chapter(heading, [table]))
