"""Hand-made rolls: one table with headers in anybody's words, totals labelled, unlabelled or absent, notes below."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from decimal import Decimal
from functools import cache
from importlib import resources
from typing import cast

from docextract.testing.draw import cents, draw_apartments, draw_suites
from docextract.testing.looks import A4, LETTER, draw_look, landscape
from docextract.testing.printed import Cell, Chapter, Column, Formats, Formula, Heading, Notes, Row, Shown, Table
from docextract.testing.property import Lease, Unit, total
from docextract.testing.sample import Roll
from docextract.testing.xlsx import cell_letter

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
KINDS = {
    "area": "area",
    "market": "money",
    "rent": "money",
    "start": "date",
    "end": "date",
    "in": "date",
    "deposit": "money",
    "balance": "money",
    "annual": "money",
    "rate": "number",
    "recovery": "money",
}
FIELDS = {
    "unit": "unit",
    "type": "unitType",
    "area": "area",
    "tenant": "tenantName",
    "status": "statusText",
    "flag": None,
    "market": "marketRent",
    "rent": "contractRent",
    "start": "leaseStartDate",
    "end": "leaseEndDate",
    "in": "moveInDate",
    "deposit": "deposit",
    "balance": "balance",
    "annual": "annualRent",
    "rate": "rentPerArea",
}
NOTES = [
    "Notes:",
    "Rents shown are effective as of the date above.",
    "* Month-to-month tenancies are subject to 30 days notice.",
    "Prepared by ownership; believed accurate but not warranted.",
]


@cache
def wordings(kind: str) -> dict[str, list[str]]:
    text = resources.files("docextract.testing").joinpath("headers.toml").read_text(encoding="utf-8")
    return cast("dict[str, list[str]]", tomllib.loads(text)[kind])


def _columns(roll: Roll, kind: str, keys: list[str]) -> tuple[Column, ...]:
    heads = wordings(kind)
    columns = []
    for key in keys:
        word = roll.rng.choice(heads[key])
        head = tuple(word.split(" ", 1)) if " " in word and roll.rng.random() < 0.3 else (word,)
        field = FIELDS.get(key) if not (kind == "commercial" and key == "type") else None
        cap = {"tenant": 22, "options": 18}.get(key)
        columns.append(Column(key, head, KINDS.get(key, "text"), field, cap))
    return tuple(columns)


def _look(roll: Roll) -> None:
    roll.report.look = replace(
        draw_look(roll.look_rng, pages=(LETTER, landscape(LETTER), A4, landscape(A4))),
        origin=roll.look_rng.choice(((1, 1), (1, 1), (2, 2), (3, 1), (5, 2))),
        blank_rows=roll.look_rng.random() < 0.12,
        text_money=roll.look_rng.random() < 0.12,
        sheet=roll.look_rng.choice(("Rent Roll", "Sheet1", "RR", "Units")),
        sheets_after=roll.look_rng.choice(((), (), ("Monthly Collections", "Summary"))),
        sheets_before=roll.look_rng.choice(((), (), (), ("Summary", "Assumptions"))),
    )
    look = roll.report.look
    if look.blank_rows and not roll.pdf:
        roll.trap("a blank row between the rows")
    if look.text_money and not roll.pdf:
        roll.trap("money as text")
    form = roll.rng.choice(("mm/dd/yyyy", "m/d/yyyy", "yyyy-mm-dd", "d-mmm-yy", "mm/dd/yy", "mmm d, yyyy"))
    roll.report.formats = Formats(
        date=form,
        decimals=roll.rng.choice((0, 2)),
        currency=roll.rng.choice(("", "$")),
        negative=roll.rng.choice(("minus", "brackets")),
    )
    roll.report.running_head = roll.look_rng.random() < 0.4


def _heading(roll: Roll, name: str, address: str, as_of_text: str | None) -> list[Heading]:
    heading: list[Heading] = []
    if roll.chance(0.85):
        heading.append(Heading(center=name, bold=True, size=1.5))
        roll.property_name = name
        if roll.chance(0.4):
            heading.append(Heading(center=address))
        heading.append(Heading(center="Rent Roll", bold=True, size=1.1))
        if as_of_text:
            heading.append(Heading(center=as_of_text))
    return heading


def apartments(roll: Roll) -> None:
    """A19 for apartments: some of unit, type, area, tenant, status, rents and dates, in any words."""
    _look(roll)
    home = draw_apartments(roll.rng, book="yardi", units=(6, 70))
    rng = roll.rng
    form = rng.choice(("As of {:%B} {}, {:%Y}", "As of: {:%m/%d/%Y}", "Report Date: {:%m/%d/%Y}"))
    as_of = form.format(home.as_of, home.as_of.day, home.as_of) if "{}" in form else form.format(home.as_of)
    heading = _heading(roll, home.name, f"{home.street}, {home.city}", as_of if roll.chance(0.75) else None)
    roll.as_of = home.as_of.isoformat() if any(h.center == as_of for h in heading) else None
    carrier = rng.choice(("status", "status", "flag", "tenant", "word"))
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
    columns = _columns(roll, "apartments", keys)
    if "market" in keys and keys[keys.index("market") + 1] == "rent" and roll.chance(0.15):
        roll.trap("two rents under one merged Market Rent header")
        at = keys.index("market")
        pair = (replace(columns[at], head=("Market Rent",), head_span=2), replace(columns[at + 1], head=()))
        columns = (*columns[:at], *pair, *columns[at + 2 :])
    if roll.chance(0.1, "the property's name heads the unit column"):
        columns = tuple(replace(c, head=(home.name,)) if c.key == "unit" else c for c in columns)
    table = Table(columns)
    if roll.chance(0.08, "a row of instructions under the header"):
        table.add(Row(label="Enter one row per unit; do not change the headers.", gap=0))
    merged = "type" in keys and roll.chance(0.15) and not roll.pdf and not roll.report.look.blank_rows
    if merged:
        roll.trap("cells merged down over equal types")
    roll.trap(
        {
            "status": "status column",
            "flag": "vacancy as a flag",
            "tenant": "vacancy is a blank tenant",
            "word": "vacancy is a word in the tenant cell",
        }[carrier]
    )
    vacant_rent = rng.choice(("zero", "zero", "blank", "dash", "proforma" if carrier != "tenant" else "zero"))
    if vacant_rent == "proforma":
        roll.trap("pro forma rent printed on vacant units")
    words = rng.choice((("Occupied", "Vacant"), ("OCC", "VAC"), ("Current", "Available"), ("Leased", "Vacant")))
    flag_head = next((c.head[0] for c in columns if c.key == "flag"), "")
    group = rng.choice(("", "", "", "type" if "type" in keys else "", "building"))
    mtm = roll.chance(0.4)
    units = list(home.units) if group != "type" else sorted(home.units, key=lambda u: u.unit_type)
    printed: list[dict[str, Cell]] = []
    last, first_line = None, 0
    for unit in units:
        bucket = {"type": unit.unit_type, "building": unit.building}.get(group)
        if group and last is not None and bucket != last:
            _subtotal(roll, table, keys, printed[first_line:], f"Subtotal {last}")
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
        roll.trap("subtotals between the rows")
        _subtotal(roll, table, keys, printed[first_line:], f"Subtotal {last}")
    _finish(roll, table, keys, printed, len(heading), plain=not group)
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


def _amount(cell: Cell) -> Decimal:
    if isinstance(cell, Shown):
        text = cell.text.replace(",", "").lstrip("$")
        return Decimal(text) if text.replace(".", "").isdigit() else Decimal(0)
    return Decimal(cell) if isinstance(cell, (int, Decimal)) else Decimal(0)


def _sums(keys: list[str], rows: list[dict[str, Cell]]) -> dict[str, Decimal]:
    wanted = [k for k in keys if KINDS.get(k) in ("money", "area")]
    return {k: total(_amount(r.get(k)) for r in rows) for k in wanted}


def _subtotal(roll: Roll, table: Table, keys: list[str], rows: list[dict[str, Cell]], label: str) -> None:
    sums = _sums(keys, rows)
    table.add(Row({keys[0]: label, **sums}, bold=True))
    roll.state(label, **{FIELDS.get(k) or k: v for k, v in sums.items()})


def _finish(
    roll: Roll, table: Table, keys: list[str], rows: list[dict[str, Cell]], heading: int, *, plain: bool
) -> None:
    """The last row: a labelled total, an unlabelled one, formulas, or none."""
    style = roll.rng.choice(("label", "label", "bare", "formula", "none"))
    if style == "none":
        return
    sums = _sums(keys, rows)
    cells: dict[str, Cell] = dict(sums)
    look = roll.report.look
    if style == "formula" and plain and not look.blank_rows and not look.text_money and not roll.pdf:
        roll.trap("totals are formulas without cached values")
        first = _first_line(roll, table, heading) + len(table.rows) - len(rows)
        for key in sums:
            letter = cell_letter(look.origin[1] + keys.index(key))
            cells[key] = Formula(f"SUM({letter}{first}:{letter}{first + len(rows) - 1})", sums[key])
    if style != "bare":
        cells[keys[0]] = roll.rng.choice(("Total", "TOTAL", "Totals:", "Grand Total", f"Total {len(rows)} Units"))
    else:
        roll.trap("an unlabelled total row")
    table.add(Row(cells, bold=style != "bare", rule=style != "bare"))
    roll.state("Total", **{FIELDS.get(k) or k: v for k, v in sums.items()})


def _first_line(roll: Roll, table: Table, heading: int) -> int:
    """The sheet line of the first data row: formulas go only under tables that follow the heading at once."""
    look = roll.report.look
    depth = max(len(c.head) for c in table.columns) if look.stacked else 1
    return look.origin[0] + (heading + 1 if heading else 0) + depth


def commercial(roll: Roll) -> None:
    """A19 for suites: monthly, annual and per-area rents, areas inside the suite text, month-only dates, antennas."""
    _look(roll)
    rng = roll.rng
    home = draw_suites(rng, suites=(4, 26))
    roll.asset_type = rng.choice(("OFFICE", "RETAIL", "INDUSTRIAL"))
    as_of = f"As of {home.as_of:%m/%d/%Y}"
    heading = _heading(roll, home.name, f"{home.street}, {home.city}", as_of if roll.chance(0.7) else None)
    roll.as_of = home.as_of.isoformat() if any(h.center == as_of for h in heading) else None
    inside = roll.chance(0.15, "area inside the suite text")
    money = rng.choice((["rent"], ["rent", "annual"], ["rent", "annual", "rate"], ["rent", "rate"], ["annual", "rate"]))
    if "rent" not in money:
        roll.trap("annual rents only")
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
        *(["options"] if roll.chance(0.2) else []),
    ]
    if roll.chance(0.25):
        keys[0], keys[1] = keys[1], keys[0]
    columns = _columns(roll, "commercial", keys)
    table = Table(columns)
    month_only = roll.chance(0.2, "month-only dates")
    dashes = roll.chance(0.3, "dashes for blanks")
    printed = []
    for unit in home.units:
        cells = _suite(unit, inside, month_only, dashes, roll)
        cells = {k: v for k, v in cells.items() if k in keys}
        roll.unit(table, cells, unit.status if unit.lease else "VACANT", **({"area": unit.area} if inside else {}))
        printed.append(cells)
    if roll.chance(0.2, "a non-unit income row among the units"):
        extra: dict[str, Cell] = {
            "unit": rng.choice(("Antenna", "Roof", "Laundry")),
            "tenant": "Skyline Mast Co.",
            "rent": Decimal(650),
            "annual": Decimal(7800),
        }
        extra = {k: v for k, v in extra.items() if k in keys}
        roll.unit(table, extra, "NON_UNIT", statusText="Occupied")
        printed.append(extra)
    _finish(roll, table, keys, printed, len(heading), plain=False)
    chapter = Chapter(heading, [table])
    if roll.chance(0.5, "notes below the table"):
        chapter.parts.append(Notes(NOTES[: rng.randint(1, 4)]))
    roll.report.chapters.append(chapter)


def _suite(unit: Unit, inside: bool, month_only: bool, dashes: bool, roll: Roll) -> dict[str, Cell]:
    lease: Lease | None = unit.lease
    number: Cell = Shown(f"Suite {unit.number} ({unit.area:,} SF)", f"Suite {unit.number}") if inside else unit.number
    cells: dict[str, Cell] = {"unit": number, "area": unit.area}
    blank: Cell = Shown("—") if dashes else None
    if lease is None:
        return cells | {
            "tenant": Shown(roll.rng.choice(("Vacant", "VACANT", "Available"))),
            "rent": Shown("—", Decimal(0)) if dashes else None,
            "annual": Shown("—", Decimal(0)) if dashes else None,
            "start": blank,
            "end": blank,
        }
    end: Cell = lease.end
    if month_only and lease.end:
        end = Shown(
            f"{MONTHS[lease.end.month - 1]} {lease.end.year}", f"{MONTHS[lease.end.month - 1]} {lease.end.year}"
        )
    annual = lease.rent * 12
    rate = cents(annual / unit.area) if unit.area else None
    return cells | {
        "tenant": lease.tenant,
        "rent": lease.rent,
        "annual": annual,
        "rate": rate,
        "start": lease.start,
        "end": end,
        "type": lease.lease_type,
        "recovery": lease.recovery,
        "deposit": lease.deposit,
        "options": "2 x 5 yr @ FMV" if unit.area % 3 == 0 else None,
    }
