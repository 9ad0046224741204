"""What hand-made rolls share: headers in anybody's words, totals labelled, unlabelled or absent, notes below."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from decimal import Decimal
from functools import cache
from importlib import resources
from typing import cast

from docextract.testing.draw import cents
from docextract.testing.looks import A4, LETTER, draw_look, landscape
from docextract.testing.printed import Cell, Chapter, Column, Formats, Formula, Heading, Notes, Row, Shown, Table
from docextract.testing.property import Property, total
from docextract.testing.rent_rolls.rows import Cells, state_sums
from docextract.testing.sample import Roll

COLUMNS: dict[str, tuple[str, str | None]] = {
    "unit": ("text", "unit"),
    "type": ("text", "unitType"),
    "area": ("area", "area"),
    "tenant": ("text", "tenantName"),
    "status": ("text", "statusText"),
    "market": ("money", "marketRent"),
    "rent": ("money", "contractRent"),
    "start": ("date", "leaseStartDate"),
    "end": ("date", "leaseEndDate"),
    "in": ("date", "moveInDate"),
    "deposit": ("money", "deposit"),
    "balance": ("money", "balance"),
    "annual": ("money", "annualRent"),
    "rate": ("number", "rentPerArea"),
    "recovery": ("money", None),
}
"""Kind and truth field of each column; those of others are text and none."""
NOTES = [
    "Notes:",
    "Rents shown are effective as of the date above.",
    "* Month-to-month tenancies are subject to 30 days notice.",
    "Prepared by ownership; believed accurate but not warranted.",
]


UNMOVED = dict.fromkeys(
    (
        "a blank row between the rows",
        "numbers as text",
        "numbers of another country",
        "headers over several lines",
        "headers padded with spaces",
        "a table that starts elsewhere than in A1",
        "cells merged across",
        "a hidden copy of the sheet",
        "a second sheet that says not to use it",
        "a total that is a cent off",
        "a number by itself above the table",
        "blank cells that hold spaces",
    ),
    0.0,
)
"""Formulas name the cells that they add up: nothing may move them."""
HANDMADE = {
    "a blank row between the rows": 0.12,
    "numbers as text": 0.12,
    "a unit mix after the roll": 0.06,
    "dates of another country": 0.05,
    "numbers of another country": 0.05,
    "areas in square metres": 0.05,
    "dashes for what is blank": 0.05,
}


@cache
def wordings(kind: str) -> dict[str, list[str]]:
    text = resources.files("docextract.testing").joinpath("headers.toml").read_text(encoding="utf-8")
    return cast("dict[str, list[str]]", tomllib.loads(text)[kind])


def worded_columns(roll: Roll, kind: str, keys: list[str]) -> tuple[Column, ...]:
    heads = wordings(kind)
    columns = []
    for key in keys:
        word = roll.rng.choice(heads[key])
        head = tuple(word.split(" ", 1)) if " " in word and roll.rng.random() < 0.3 else (word,)
        shape, field = COLUMNS.get(key, ("text", None))
        cap = {"tenant": 22, "options": 18}.get(key)
        columns.append(Column(key, head, shape, None if (kind, key) == ("commercial", "type") else field, cap))
    return tuple(columns)


def handmade_look(roll: Roll) -> None:
    roll.report.look = replace(
        draw_look(roll.look_rng, pages=(LETTER, landscape(LETTER), A4, landscape(A4))),
        origin=roll.look_rng.choice(((1, 1), (1, 1), (2, 2), (3, 1), (5, 2))),
        sheet=roll.look_rng.choice(("Rent Roll", "Sheet1", "RR", "Units")),
        sheets_after=roll.look_rng.choice(((), (), ("Monthly Collections", "Summary"))),
        sheets_before=roll.look_rng.choice(((), (), (), ("Summary", "Assumptions"))),
    )
    roll.likely |= HANDMADE
    form = roll.rng.choice(("mm/dd/yyyy", "m/d/yyyy", "yyyy-mm-dd", "d-mmm-yy", "mm/dd/yy", "mmm d, yyyy"))
    roll.report.formats = Formats(
        date=form,
        decimals=roll.rng.choice((0, 2)),
        currency=roll.rng.choice(("", "$")),
        negative=roll.rng.choice(("minus", "brackets")),
    )
    roll.report.running_head = roll.look_rng.random() < 0.4


def title_block(roll: Roll, home: Property, as_of: str, told: float) -> list[Heading]:
    """Titles that name the property and, in a share of the rolls, the day; or none."""
    dated = roll.chance(told)
    if not roll.chance(0.85):
        return []
    heading = [Heading(center=home.name, bold=True, size=1.5)]
    roll.property_name = home.name
    if roll.chance(0.4):
        heading.append(Heading(center=f"{home.street}, {home.city}"))
    heading.append(Heading(center="Rent Roll", bold=True, size=1.1))
    if dated:
        heading.append(Heading(center=as_of))
        roll.as_of = home.as_of.isoformat()
    return heading


def _amount(cell: Cell) -> Decimal:
    if isinstance(cell, Shown):
        text = cell.text.replace(",", "").lstrip("$")
        return Decimal(text) if text.replace(".", "").isdigit() else Decimal(0)
    return Decimal(cell) if isinstance(cell, (int, Decimal)) else Decimal(0)


def _sums(keys: list[str], rows: list[Cells]) -> dict[str, Decimal]:
    wanted = [k for k in keys if COLUMNS.get(k, ("text",))[0] in ("money", "area")]
    return {k: total(_amount(r.get(k)) for r in rows) for k in wanted}


def subtotal(roll: Roll, table: Table, keys: list[str], rows: list[Cells], label: str) -> None:
    sums = _sums(keys, rows)
    table.add(Row({keys[0]: label, **sums}, bold=True))
    state_sums(roll, table, label, sums)


def closing_total(roll: Roll, table: Table, keys: list[str], rows: list[Cells], heading: int, *, plain: bool) -> None:
    """The last row: a labelled total, an unlabelled one, formulas, or none."""
    workbook = not roll.pdf and plain
    style = roll.pick(
        (
            ("label", ""),
            ("label", ""),
            ("bare", "an unlabelled total row"),
            ("formula", "totals are formulas without cached values" if workbook else ""),
            ("none", "no totals"),
        )
    )
    if style == "none":
        return
    sums = _sums(keys, rows)
    cells: Cells = dict(sums)
    look = roll.report.look
    if style == "formula" and workbook:
        from openpyxl.utils import get_column_letter

        roll.likely |= UNMOVED
        first = _first_line(roll, table, heading) + len(table.rows) - len(rows)
        for key in sums:
            letter = get_column_letter(look.origin[1] + keys.index(key))
            cells[key] = Formula(f"SUM({letter}{first}:{letter}{first + len(rows) - 1})", sums[key])
    if style != "bare":
        cells[keys[0]] = roll.rng.choice(("Total", "TOTAL", "Totals:", "Grand Total", f"Total {len(rows)} Units"))
    table.add(Row(cells, bold=style != "bare", rule=style != "bare"))
    state_sums(roll, table, "Total", sums)


def _first_line(roll: Roll, table: Table, heading: int) -> int:
    """The sheet line of the first data row: formulas go only under tables that follow the heading at once."""
    look = roll.report.look
    depth = max(len(c.head) for c in table.columns) if look.stacked else 1
    return look.origin[0] + (heading + 1 if heading else 0) + depth


def expenses_below(roll: Roll, table: Table, keys: list[str], rows: list[Cells]) -> None:
    """What the property costs and what it leaves, in the columns of the roll below its total."""
    key = next((k for k in ("annual", "rent") if k in keys), None)
    if key is None:
        return
    income = _sums(keys, rows)[key]
    table.add(Row({keys[0]: "Expenses"}, bold=True))
    costs = {"Real Estate Taxes": 10, "Insurance": 40, "Management Fee": 25}
    lines = {label: cents(income / part) for label, part in costs.items()}
    for label, amount in lines.items():
        table.add(Row({keys[0]: label, key: amount}))
    table.add(Row({keys[0]: "Total Expenses", key: total(lines.values())}, bold=True))
    table.add(Row({keys[0]: "Net Operating Income", key: income - total(lines.values())}, bold=True))


def finish(
    roll: Roll, table: Table, keys: list[str], rows: list[Cells], heading: list[Heading], *, plain: bool, noted: float
) -> None:
    """The total, what may stand below it, and the notes."""
    closing_total(roll, table, keys, rows, len(heading), plain=plain)
    if "no totals" not in roll.traps and roll.apart(0.08, "expenses and the net income below the total"):
        expenses_below(roll, table, keys, rows)
    chapter = Chapter(heading, [table])
    if roll.chance(noted, "notes below the table"):
        chapter.parts.append(Notes(NOTES[: roll.rng.randint(1, 4)]))
    roll.report.chapters.append(chapter)
