"""Hand-made rolls of suites: monthly, annual and per-area rents, months for dates, antennas among the suites."""

from __future__ import annotations

from decimal import Decimal

from docextract.testing.draw import cents, month_end
from docextract.testing.printed import Cell, Chapter, Notes, Shown, Table
from docextract.testing.property import Lease, Unit
from docextract.testing.rent_rolls.handmade import (
    MONTHS,
    NOTES,
    closing_total,
    expenses_below,
    handmade_look,
    title_block,
    worded_columns,
)
from docextract.testing.sample import Roll
from docextract.testing.suites import draw_suites


def commercial(roll: Roll) -> None:
    """A19 for suites: monthly, annual and per-area rents, areas inside the suite text, month-only dates, antennas."""
    handmade_look(roll)
    rng = roll.rng
    home = draw_suites(rng, suites=(4, 26))
    roll.asset_type = rng.choice(("OFFICE", "RETAIL", "INDUSTRIAL"))
    as_of = f"As of {home.as_of:%m/%d/%Y}"
    heading = title_block(roll, home.name, f"{home.street}, {home.city}", as_of if roll.chance(0.7) else None)
    roll.as_of = home.as_of.isoformat() if any(h.center == as_of for h in heading) else None
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
        cells = _suite(unit, inside, month_only, dashes, roll)
        cells = {k: v for k, v in cells.items() if k in keys}
        roll.unit(table, cells, unit.status if unit.lease else "VACANT", **({"area": unit.area} if inside else {}))
        printed.append(cells)
    if roll.chance(0.2, "a non-unit income row among the units"):
        extra: dict[str, Cell] = {
            "unit": rng.choice(("Antenna", "Rooftop Antenna", "Laundry")),
            "tenant": "Skyline Mast Co.",
            "rent": Decimal(650),
            "annual": Decimal(7800),
        }
        extra = {k: v for k, v in extra.items() if k in keys}
        roll.unit(table, extra, "NON_UNIT", statusText="Occupied")
        printed.append(extra)
    closing_total(roll, table, keys, printed, len(heading), plain=False)
    if "no totals" not in roll.traps and roll.apart(0.08, "expenses and the net income below the total"):
        expenses_below(roll, table, keys, printed)
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
        end = Shown(f"{MONTHS[lease.end.month - 1]} {lease.end.year}", month_end(lease.end))
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
