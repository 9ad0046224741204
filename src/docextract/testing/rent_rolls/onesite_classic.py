"""OneSite's classic rent roll detail: transaction codes on sub-rows."""

from __future__ import annotations

from decimal import Decimal

from docextract.testing.draw import draw_apartments
from docextract.testing.printed import Cell, Chapter, Column, Notes, Row, Table
from docextract.testing.property import total
from docextract.testing.rent_rolls.onesite import (
    NOTES,
    market_of,
    onesite_cells,
    onesite_heading,
    onesite_look,
    opening_columns,
    printed_lines,
    summary_tables,
)
from docextract.testing.sample import Roll


def classic(roll: Roll) -> None:
    """A4.2: transaction codes on sub-rows, lease rent and other charges in columns of their own."""
    onesite_look(roll)
    home = draw_apartments(roll.rng, book="onesite")
    roll.property_name, roll.as_of = home.name, home.as_of.isoformat()
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
    sums = {"rent": Decimal(0), "other": Decimal(0), "total": Decimal(0)}
    counted: list[dict[str, Cell]] = []
    for index, (unit, lease, status) in enumerate(printed_lines(home)):
        cells = onesite_cells(unit, lease, status, index)
        cells = {k: v for k, v in cells.items() if k in {c.key for c in columns}}
        charges = lease.charges if lease else ()
        whole = total(c.amount for c in charges)
        first = True
        for charge in charges or (None,):
            row: dict[str, Cell] = {}
            if charge:
                side = "rent" if charge.kind == "rent" else "other"
                row = {"journal": "RESIDENT", "code": charge.code, side: charge.amount}
            if first:
                if not closes:
                    row["total"] = whole if charges else Decimal(0)
                roll.unit(
                    table,
                    cells | row,
                    status,
                    contractRent=lease.rent if lease else None,
                    charges=[{"code": c.code, "amount": c.amount} for c in charges] or None,
                    totalCharges=whole if charges or not closes else None,
                )
            else:
                table.add(Row(row))
            first = False
        if closes and charges:
            cells_total: dict[str, Cell] = {
                "rent": lease.rent if lease else None,
                "other": whole - (lease.rent if lease else 0),
                "total": whole,
            }
            table.add(Row(cells_total, rule=("rent", "other", "total")))
        if status not in ("APPLICANT", "RENEWAL"):
            counted.append(cells)
            if lease:
                sums = {
                    "rent": sums["rent"] + lease.rent,
                    "other": sums["other"] + lease.others,
                    "total": sums["total"] + whole,
                }
    final: dict[str, Cell] = {"unit": "Totals:", **sums, "market": total(market_of(c) for c in counted)}
    final |= {k: total(v for c in counted if isinstance(v := c.get(k), Decimal)) for k in ("deposit", "balance")}
    table.add(Row(final, bold=True, rule=True))
    roll.state("Totals:", **{k: v for k, v in final.items() if isinstance(v, Decimal)})
    chapter = Chapter(
        onesite_heading(roll, home, "Parameters: Properties - ALL; Subjournals - ALL; Exclude Formers? - Yes"), [table]
    )
    chapter.parts += [Notes(NOTES[:2]), *summary_tables(roll, home)]
    roll.report.chapters.append(chapter)
