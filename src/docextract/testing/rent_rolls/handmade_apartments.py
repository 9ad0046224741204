"""Hand-made rolls of apartments: some of unit, type, area, tenant, status, rents and dates, in any words."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

from docextract.testing.draw import draw_apartments
from docextract.testing.printed import Cell, Chapter, Notes, Row, Shown, Table
from docextract.testing.property import Unit
from docextract.testing.rent_rolls.handmade import (
    NOTES,
    closing_total,
    expenses_below,
    handmade_look,
    subtotal,
    title_block,
    worded_columns,
)
from docextract.testing.sample import Roll


def apartments(roll: Roll) -> None:
    """A19 for apartments: some of unit, type, area, tenant, status, rents and dates, in any words."""
    handmade_look(roll)
    home = draw_apartments(roll.rng, book="yardi", units=(6, 70))
    rng = roll.rng
    form = rng.choice(("As of {:%B} {}, {:%Y}", "As of: {:%m/%d/%Y}", "Report Date: {:%m/%d/%Y}"))
    as_of = form.format(home.as_of, home.as_of.day, home.as_of) if "{}" in form else form.format(home.as_of)
    heading = title_block(roll, home.name, f"{home.street}, {home.city}", as_of if roll.chance(0.75) else None)
    roll.as_of = home.as_of.isoformat() if any(h.center == as_of for h in heading) else None
    carrier = roll.pick(
        (
            ("status", "status column"),
            ("status", "status column"),
            ("flag", "vacancy as a flag"),
            ("tenant", "vacancy is a blank tenant"),
            ("word", "vacancy is a word in the tenant cell"),
        )
    )
    keys = [
        "unit",
        *(["type"] if roll.chance(0.85) else []),
        *(["area"] if roll.chance(0.85) else []),
        *(["tenant"] if carrier in ("tenant", "word") or roll.chance(0.7) else []),
        *([carrier] if carrier in ("status", "flag") else []),
        *(["market"] if roll.chance(0.75) else []),
        "rent",
        *(["start"] if roll.chance(0.7) else []),
        *(["end"] if roll.chance(0.85) else []),
        *(["in"] if roll.chance(0.25) else []),
        *(["deposit"] if roll.chance(0.5) else []),
        *(["balance"] if roll.chance(0.2) else []),
    ]
    if roll.chance(0.25) and carrier == "status":
        keys.remove("status")
        keys.insert(rng.randint(1, len(keys)), "status")
    columns = worded_columns(roll, "apartments", keys)
    if (
        "market" in keys
        and keys[keys.index("market") + 1] == "rent"
        and roll.chance(0.15, "two rents under one merged Market Rent header")
    ):
        at = keys.index("market")
        pair = (replace(columns[at], head=("Market Rent",), head_span=2), replace(columns[at + 1], head=()))
        columns = (*columns[:at], *pair, *columns[at + 2 :])
    if roll.chance(0.1, "the property's name heads the unit column"):
        columns = tuple(replace(c, head=(home.name,)) if c.key == "unit" else c for c in columns)
    table = Table(columns)
    if roll.chance(0.08, "a row of instructions under the header"):
        table.add(Row(label="Enter one row per unit; do not change the headers.", gap=0))
    merged = not roll.pdf and "type" in keys and roll.chance(0.15, "cells merged down over equal types")
    if merged:
        roll.likely |= dict.fromkeys(("a blank row between the rows", "cells merged across"), 0.0)
    vacant_rent = roll.pick(
        (
            ("zero", ""),
            ("zero", ""),
            ("blank", "no rent on vacant units"),
            ("dash", "dashes for rents of vacant units"),
            ("proforma", "pro forma rent printed on vacant units") if carrier != "tenant" else ("zero", ""),
        )
    )
    if vacant_rent == "proforma":
        roll.likely["numbers of another country"] = 0.0
    words = rng.choice((("Occupied", "Vacant"), ("OCC", "VAC"), ("Current", "Available"), ("Leased", "Vacant")))
    flag_head = next((c.head[0] for c in columns if c.key == "flag"), "")
    by_type = ("type", "subtotals by type") if "type" in keys else ("", "")
    group = roll.pick((("", ""), ("", ""), ("", ""), by_type, ("building", "subtotals by building")))
    mtm = roll.chance(0.4, "MTM in the column of dates")
    units = list(home.units) if group != "type" else sorted(home.units, key=lambda u: u.unit_type)
    printed: list[dict[str, Cell]] = []
    last, first_line = None, 0
    for unit in units:
        bucket = {"type": unit.unit_type, "building": unit.building}.get(group)
        if group and last is not None and bucket != last:
            subtotal(roll, table, keys, printed[first_line:], f"Subtotal {last}")
            first_line = len(printed)
        last = bucket
        cells = _apartment(unit, carrier, words, flag_head, vacant_rent, mtm)
        cells = {k: v for k, v in cells.items() if k in keys}
        busy = unit.lease is not None
        status = unit.status if busy else "VACANT"
        row = roll.unit(table, cells, status)
        if merged and printed and cells["type"] == printed[-1]["type"] and len(printed) > first_line:
            row.down, row.cells = ("type",), {k: v for k, v in cells.items() if k != "type"}
        printed.append(cells)
    if group and len({getattr(u, "unit_type" if group == "type" else "building") for u in units}) > 1:
        subtotal(roll, table, keys, printed[first_line:], f"Subtotal {last}")
    closing_total(roll, table, keys, printed, len(heading), plain=not group)
    if "no totals" not in roll.traps and roll.apart(0.08, "expenses and the net income below the total"):
        expenses_below(roll, table, keys, printed)
    chapter = Chapter(heading, [table])
    if roll.chance(0.4, "notes below the table"):
        chapter.parts.append(Notes(NOTES[: rng.randint(1, 4)]))
    roll.report.chapters.append(chapter)


def _apartment(
    unit: Unit, carrier: str, words: tuple[str, str], flag_head: str, vacant_rent: str, mtm: bool
) -> dict[str, Cell]:
    lease = unit.lease
    vacant_is = "Yes" if flag_head.startswith("Vacant") else "No"
    cells: dict[str, Cell] = {
        "unit": unit.number,
        "type": unit.unit_type,
        "area": unit.area,
        "market": unit.market_rent,
        "status": words[0 if lease else 1],
    }
    if lease:
        end: Cell = Shown("MTM", "MTM") if lease.month_to_month and mtm else lease.end
        return cells | {
            "flag": "No" if vacant_is == "Yes" else "Yes",
            "tenant": lease.tenant,
            "rent": lease.rent,
            "start": lease.start,
            "end": end,
            "in": lease.move_in,
            "deposit": lease.deposit,
            "balance": lease.balance,
        }
    rent: Cell = {
        "zero": Decimal(0),
        "blank": None,
        "dash": Shown("-", Decimal(0)),
        "proforma": Shown(f"{unit.market_rent:,.0f}"),
    }[vacant_rent]
    return cells | {
        "flag": vacant_is,
        "tenant": Shown("VACANT") if carrier == "word" else None,
        "rent": rent,
        "deposit": Decimal(0) if vacant_rent == "zero" else None,
    }
