"""OneSite's classic rent roll detail: transaction codes on sub-rows."""

from __future__ import annotations

from docextract.testing.draw import draw_apartments
from docextract.testing.printed import Chapter, Column, Notes, Row, Table
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
from docextract.testing.rent_rolls.rows import Cells, about, printed_lines, summed
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
