"""What stands around a roll and is none of it: hidden copies, read-me sheets, statements, side tables, unit mixes."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from random import Random
from typing import TYPE_CHECKING

from docextract.testing.draw import cents
from docextract.testing.printed import MONTHS, Column, ExtraSheet, Row, Shown, Table
from docextract.testing.words import words

if TYPE_CHECKING:
    from docextract.testing.draft import Draft
    from docextract.testing.sample import Roll

NOT_UNITS = frozenset({"FUTURE", "APPLICANT", "RENEWAL", "FORMER", "NON_UNIT"})


def hidden_copy(roll: Draft, rng: Random) -> bool:
    """The roll again on a hidden sheet, before or after the one that counts."""
    name = rng.choice((f"{roll.report.look.sheet} (2)", "old", "Backup"))
    roll.report.extras.append(ExtraSheet(name, before=rng.random() < 0.5, hidden=True, copy=True))
    return True


def second_copy(roll: Draft, rng: Random) -> bool:
    """The roll again on a sheet behind it that says that nobody should read it."""
    name = rng.choice(("DO NOT USE", "Normalised", "Do Not Use - Upload"))
    roll.report.extras.append(ExtraSheet(name, copy=True))
    return True


def read_me(roll: Draft, rng: Random) -> bool:
    """A sheet of instructions before the roll."""
    lines = words("furniture")["read_me"]
    name = rng.choice(("Read Me", "Instructions", "Report Parameters"))
    roll.report.extras.append(ExtraSheet(name, [[line] for line in lines], before=True))
    return True


def statement(roll: Draft, rng: Random) -> bool:
    """A statement of twelve months on a sheet of its own."""
    year = rng.randint(2018, 2025)
    rows: list[list[str | Decimal | None]] = [
        ["Statement (12 months)"],
        [f"Period = Jan {year}-Dec {year}"],
        [],
        ["", *(f"{m} {year}" for m in MONTHS), "Total"],
    ]
    income = Decimal(0)
    for label in words("furniture")["accounts"]:
        months = [Decimal(rng.randint(900, 42000)) for _ in MONTHS]
        income += sum(months)
        rows.append([label, *months, sum(months, Decimal(0))])
    rows.append(["NET OPERATING INCOME", *(cents(income / 12) for _ in MONTHS), income])
    roll.report.extras.append(ExtraSheet(rng.choice(("T12", "T-12", "12 Month Statement")), list(rows)))
    return True


def side_table(roll: Draft, rng: Random) -> bool:
    """A table of prices and loans to the right of the roll."""
    price = Decimal(rng.randint(20, 400) * 50_000)
    roll.report.aside = [
        ["Purchase Assumptions"],
        ["Price", price],
        ["Loan Amount", price * Decimal("0.65")],
        ["Interest Rate", "6.25%"],
        ["Closing", f"{date(rng.randint(2018, 2025), rng.randint(1, 12), 15):%m/%d/%Y}"],
        ["Cap Rate", "5.50%"],
    ]
    return True


def unit_mix(roll: Roll, rng: Random) -> bool:
    """A summary by type below the roll, or by occupancy where no types are printed."""
    groups: dict[str, list[dict[str, object]]] = {}
    here = {id(part) for part in roll.report.sheets[-1][1][-1].parts} if len(roll.report.sheets) > 1 else set()
    counted = [
        row
        for row, status, (table, _) in zip(roll.rows, roll.statuses, roll.placed, strict=True)
        if status not in NOT_UNITS and (not here or id(table) in here)
    ]
    for row in counted:
        groups.setdefault(str(row.get("unitType") or row["statusText"]), []).append(row)
    table = Table(
        (
            Column("type", ("Unit Mix",)),
            Column("count", ("Units",), "count"),
            Column("share", ("% of Units",), align="right"),
            Column("rent", ("Average Rent",), "money"),
        ),
        gap=2.0,
    )
    for name, rows in sorted(groups.items()):
        rents = [Decimal(str(r["contractRent"])) for r in rows if r.get("contractRent")]
        average = cents(sum(rents) / len(rents)) if rents else None
        share = Shown(f"{100 * len(rows) / len(counted):.1f}%")
        table.add(Row({"type": name, "count": len(rows), "share": share, "rent": average}))
    table.add(Row({"type": "Total", "count": len(counted), "share": Shown("100.0%")}, bold=True, rule=True))
    roll.report.chapters[-1].parts.append(table)
    return True
