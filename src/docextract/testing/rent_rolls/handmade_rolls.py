"""Hand-made rolls, in any words: apartments, and suites with months for dates and antennas among them."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

from docextract.testing.draw import cents, draw_apartments, month_end
from docextract.testing.printed import Row, Shown, Table
from docextract.testing.property import Unit
from docextract.testing.rent_rolls.handmade import finish, handmade_look, subtotal, title_block, worded_columns
from docextract.testing.rent_rolls.rows import ZERO, Cells, kept, row_of
from docextract.testing.sample import Roll
from docextract.testing.suites import draw_suites


def apartments(roll: Roll) -> None:
    """A19 for apartments: some of unit, type, area, tenant, status, rents and dates, in any words."""
    handmade_look(roll)
    home = draw_apartments(roll.rng, book="yardi", units=(6, 70))
    rng = roll.rng
    form = rng.choice(("As of {:%B} {}, {:%Y}", "As of: {:%m/%d/%Y}", "Report Date: {:%m/%d/%Y}"))
    as_of = form.format(home.as_of, home.as_of.day, home.as_of) if "{}" in form else form.format(home.as_of)
    heading = title_block(roll, home, as_of, 0.75)
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
    printed: list[Cells] = []
    last, first_line = None, 0
    for unit in units:
        bucket = {"type": unit.unit_type, "building": unit.building}.get(group)
        if group and last is not None and bucket != last:
            subtotal(roll, table, keys, printed[first_line:], f"Subtotal {last}")
            first_line = len(printed)
        last = bucket
        cells = row_of(table, unit, unit.lease, _apartment(unit, carrier, words, flag_head, vacant_rent, mtm))
        row = roll.unit(table, cells, unit.status if unit.lease else "VACANT")
        if merged and printed and cells["type"] == printed[-1]["type"] and len(printed) > first_line:
            row.down, row.cells = ("type",), {k: v for k, v in cells.items() if k != "type"}
        printed.append(cells)
    if group and len({getattr(u, "unit_type" if group == "type" else "building") for u in units}) > 1:
        subtotal(roll, table, keys, printed[first_line:], f"Subtotal {last}")
    finish(roll, table, keys, printed, heading, plain=not group, noted=0.4)


def _apartment(unit: Unit, carrier: str, words: tuple[str, str], flag_head: str, vacant_rent: str, mtm: bool) -> Cells:
    """The cells that no field says."""
    vacant_is = "Yes" if flag_head.startswith("Vacant") else "No"
    if unit.lease:
        end: Cells = {"end": Shown("MTM", "MTM")} if unit.lease.month_to_month and mtm else {}
        return {"status": words[0], "flag": "No" if vacant_is == "Yes" else "Yes", **end}
    rents: Cells = {
        "zero": ZERO,
        "blank": None,
        "dash": Shown("-", ZERO),
        "proforma": Shown(f"{unit.market_rent:,.0f}"),
    }
    return {
        "status": words[1],
        "flag": vacant_is,
        "tenant": Shown("VACANT") if carrier == "word" else None,
        "rent": rents[vacant_rent],
        "deposit": ZERO if vacant_rent == "zero" else None,
    }


def commercial(roll: Roll) -> None:
    """A19 for suites: monthly, annual and per-area rents, areas inside the suite text, month-only dates, antennas."""
    handmade_look(roll)
    rng = roll.rng
    home = draw_suites(rng, suites=(4, 26))
    roll.asset_type = rng.choice(("OFFICE", "RETAIL", "INDUSTRIAL"))
    heading = title_block(roll, home, f"As of {home.as_of:%m/%d/%Y}", 0.7)
    inside = roll.chance(0.15, "area inside the suite text")
    if inside:
        roll.likely |= {"areas in square metres": 0.0, "numbers of another country": 0.0}
    money = roll.pick(
        (
            (["rent"], ""),
            (["rent", "annual"], "monthly and annual rents"),
            (["rent", "annual", "rate"], "monthly, annual and per-area rents"),
            (["rent", "rate"], "monthly and per-area rents"),
            (["annual", "rate"], "annual rents only"),
        )
    )
    keys = [
        "unit",
        "tenant",
        *([] if inside else ["area"]),
        *money,
        *(["start"] if roll.chance(0.8) else []),
        "end",
        *(["type"] if roll.chance(0.4) else []),
        *(["recovery"] if roll.chance(0.4) else []),
        *(["deposit"] if roll.chance(0.5) else []),
        *(["options"] if roll.chance(0.2, "options in a column") else []),
    ]
    if roll.chance(0.25, "tenants before suites"):
        keys[0], keys[1] = keys[1], keys[0]
    columns = worded_columns(roll, "commercial", keys)
    table = Table(columns)
    month_only = roll.chance(0.2, "month-only dates")
    dashes = roll.chance(0.3, "dashes for blanks")
    printed = []
    for unit in home.units:
        cells = row_of(table, unit, unit.lease, _suite(unit, inside, month_only, dashes, roll))
        roll.unit(table, cells, unit.status if unit.lease else "VACANT", **({"area": unit.area} if inside else {}))
        printed.append(cells)
    if roll.chance(0.2, "a non-unit income row among the units"):
        extra: Cells = {"unit": rng.choice(("Antenna", "Rooftop Antenna", "Laundry")), "tenant": "Skyline Mast Co."}
        printed.append(kept(extra | {"rent": Decimal(650), "annual": Decimal(7800)}, columns))
        roll.unit(table, printed[-1], "NON_UNIT", statusText="Occupied")
    finish(roll, table, keys, printed, heading, plain=False, noted=0.5)


def _suite(unit: Unit, inside: bool, month_only: bool, dashes: bool, roll: Roll) -> Cells:
    """The cells that no field says."""
    lease = unit.lease
    own: Cells = {}
    if inside:
        own["unit"] = Shown(f"Suite {unit.number} ({unit.area:,} SF)", f"Suite {unit.number}")
    if lease is None:
        own["tenant"] = Shown(roll.rng.choice(("Vacant", "VACANT", "Available")))
        if dashes:
            own |= dict.fromkeys(("rent", "annual"), Shown("—", ZERO)) | dict.fromkeys(("start", "end"), Shown("—"))
        return own
    if month_only and lease.end:
        own["end"] = Shown(f"{lease.end:%b %Y}", month_end(lease.end))
    own |= {"rate": cents(lease.annual_rent / unit.area) if unit.area else None, "type": lease.lease_type}
    return own | {"recovery": lease.recovery, "options": "2 x 5 yr @ FMV" if unit.area % 3 == 0 else None}
