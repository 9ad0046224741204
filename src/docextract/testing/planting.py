"""Plants one defect in a report, in what is printed: rows, cells and pages, never the truth."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from itertools import pairwise
from random import Random

from docextract.testing.blocks import NUMBERS, Block, is_share, number_of, share_of, text_of
from docextract.testing.equations import Figure, figures
from docextract.testing.printed import Cell, Column, Formula, Row, Shown
from docextract.testing.property import OCCUPIED
from docextract.testing.sample import Roll
from docextract.testing.shares import shares

MOST_SHIFTED = 4
"""Rows in which columns are shifted."""


@dataclass(slots=True)
class Change:
    """What a planting did: the units and the figure concerned, the field, what was printed and what is now."""

    what: str
    units: list[Block] = field(default_factory=list)
    figure: Figure | None = None
    column: str | None = None
    was: str | None = None
    now: str | None = None
    absent: set[int] = field(default_factory=set)
    """Ids of rows that are no longer printed."""
    twice: list[Block] = field(default_factory=list)
    left_out: int | None = None
    repeated: int | None = None
    """Numbers of pages, from 1."""
    moved: Block | None = None
    """The unit of a future resident that is listed as current."""


def drop_row(roll: Roll, units: list[Block], rng: Random) -> Change | None:
    """One unit with all its lines is not printed."""
    named = [u for u in units if u.truth.get("unit") or u.truth.get("tenantName")]
    if len(named) < 3:
        return None
    unit = rng.choice(named)
    absent = {id(row) for row in unit.rows}
    unit.table.rows[:] = [row for row in unit.table.rows if id(row) not in absent]
    return Change(f"{unit.name} is not printed", [unit], absent=absent)


def swap_digits(roll: Roll, units: list[Block], rng: Random) -> Change | None:
    """Two neighbouring digits of a unit's number change places."""
    places: list[tuple[Block, Row, Column, Decimal]] = []
    for unit in units:
        columns = {c.key: c for c in unit.table.columns if c.kind in ("money", "area", "number")}
        for row in unit.rows:
            for key, cell in row.cells.items():
                if key in columns and isinstance(cell, (int, Decimal)) and swaps(Decimal(cell)):
                    places.append((unit, row, columns[key], Decimal(cell)))
                elif is_share(cell) and swaps(share_of(cell) or Decimal(0)):
                    columns[key] = next(c for c in unit.table.columns if c.key == key)
                    places.append((unit, row, columns[key], share_of(cell) or Decimal(0)))
    if not places:
        return None
    unit, row, column, value = rng.choice(places)
    new = rng.choice(swaps(value))
    row.cells[column.key] = f"{new}%" if is_share(row.cells[column.key]) else new
    name = column.field or " ".join(column.head)
    return Change(f"{unit.name}: {name} {value} is printed as {new}", [unit], None, name, str(value), str(new))


def swaps(value: Decimal) -> list[Decimal]:
    """Every number that two neighbouring, different digits of ``value`` make when they change places; no leading 0."""
    text, found = str(abs(value)), []
    digits = [i for i, c in enumerate(text) if c.isdigit()]
    for one, two in pairwise(digits):
        if text[one] != text[two] and not (one == digits[0] and text[two] == "0"):
            chars = list(text)
            chars[one], chars[two] = chars[two], chars[one]
            found.append(Decimal("".join(chars)).copy_sign(value))
    return found


def shift_columns(roll: Roll, units: list[Block], rng: Random) -> Change | None:
    """Neighbouring numbers of a few rows stand one column too far to the right; the last one is cut off where the
    next column is taken."""
    starts: list[tuple[int, str]] = []
    for at, unit in enumerate(units):
        keys = [c.key for c in unit.table.columns]
        for key, right in pairwise(keys):
            pair = [number_of(unit.first.cells.get(k)) for k in (key, right)]
            if unit.kinds[key] in NUMBERS and unit.kinds[right] in NUMBERS and pair[0] and pair[0] != pair[1]:
                starts.append((at, key))
    if not starts:
        return None
    at, key = rng.choice(starts)
    table = units[at].table
    columns = [c.key for c in table.columns if not c.hidden]
    begin = columns.index(key)
    chosen = [u for u in units[at : at + rng.randint(2, MOST_SHIFTED)] if u.table is table]
    for unit in chosen:
        cells = unit.first.cells
        end = begin
        while end < len(columns) and unit.kinds[columns[end]] in NUMBERS:
            end += 1
        last = end if end < len(columns) and cells.get(columns[end]) is None else end - 1
        for here in range(last, begin, -1):
            moved = cells.get(columns[here - 1])
            if moved is None:
                cells.pop(columns[here], None)
            else:
                cells[columns[here]] = moved
        cells.pop(key, None)
    head = next(" ".join(c.head) for c in table.columns if c.key == key)
    names = ", ".join(u.name for u in chosen)
    return Change(f"{names}: the numbers from {head!r} on stand one column to the right", chosen, column=head)


def move_charge(roll: Roll, units: list[Block], rng: Random) -> Change | None:
    """A charge of one unit stands with the next one that has charges."""
    pairs = [
        (a, b) for a, b in pairwise(units) if a.table is b.table and len(a.charges) > 1 and b.charges and _movable(a)
    ]
    if not pairs:
        return None
    giver, taker = rng.choice(pairs)
    code, row, key = rng.choice(_movable(giver))
    cell = row.cells[key]
    if row is giver.first:
        old = number_of(taker.first.cells.get(key)) or Decimal(0)
        taker.first.cells[key] = old + (number_of(cell) or Decimal(0))
        del giver.first.cells[key]
        taker.charges = [c for c in taker.charges if c[2] != key] + [(code, taker.first, key)]
    else:
        charge = {k: v for k, v in row.cells.items() if k in _charge_keys(giver, row, key)}
        for k in charge:
            del row.cells[k]
        if not row.cells:
            giver.table.rows.remove(row)
            giver.rows.remove(row)
        last = next((r for _, r, _ in reversed(taker.charges)), taker.first)
        line = Row(charge, sub=True)
        rows = taker.table.rows
        rows.insert(next(i for i, r in enumerate(rows) if r is last) + 1, line)
        taker.rows.insert(next(i for i, r in enumerate(taker.rows) if r is last) + 1, line)
        taker.charges.append((code, line, key))
    giver.charges = [c for c in giver.charges if not (c[1] is row and c[2] == key)]
    amount = text_of(cell)
    return Change(f"{code} {amount} of {giver.name} is printed with {taker.name}", [giver, taker], None, code, amount)


def _movable(unit: Block) -> list[tuple[str, Row, str]]:
    """Charges on lines of their own, or in columns of their own."""
    across = [
        c for c in unit.charges if c[1] is unit.first and str(unit.first.cells.get(c[2])) and _own_column(unit, c)
    ]
    below = [c for c in unit.charges if c[1] is not unit.first]
    return below or (across if len(across) > 1 else [])


def _own_column(unit: Block, charge: tuple[str, Row, str]) -> bool:
    return any(c.key == charge[2] and " ".join(c.head) == charge[0] for c in unit.table.columns)


def _charge_keys(unit: Block, row: Row, amount: str) -> set[str]:
    """The columns that a charge fills: from its code to its amount, or all of a line of its own."""
    keys = [c.key for c in unit.table.columns]
    code = next((k for k, v in row.cells.items() if isinstance(v, str) and v in unit.codes), amount)
    between = set(keys[keys.index(code) : keys.index(amount) + 1])
    return set(row.cells) if min(map(keys.index, row.cells)) >= keys.index(code) else between


def change_total(roll: Roll, units: list[Block], rng: Random) -> Change | None:
    """A digit of a printed total, or of a count or an average beside the roll, is another one."""
    found = [
        f
        for f in [*figures(roll, units), *shares(roll, units)]
        if f.key in f.row.cells and not isinstance(f.row.cells[f.key], Formula) and abs(f.value) >= 1
    ]
    if not found:
        return None
    return change_digit(rng.choice(found), rng)


def change_digit(figure: Figure, rng: Random) -> Change:
    """A digit before the point of a printed figure is another one; of percentages any digit."""
    cell = figure.row.cells[figure.key]
    text = text_of(cell)
    end = text.find("%") if figure.kind == "share" else len(text.partition(".")[0])
    digits = [i for i, c in enumerate(text[:end]) if c.isdigit()]
    at = rng.choice(digits)
    least = 1 if at == digits[0] and len(digits) > 1 else 0
    digit = rng.choice([d for d in range(least, 10) if str(d) != text[at]])
    new = f"{text[:at]}{digit}{text[at + 1 :]}"
    changed: Cell = int(new) if isinstance(cell, int) else Decimal(new) if isinstance(cell, Decimal) else new
    if isinstance(cell, Shown):
        changed = Shown(new, cell.value)
    figure.row.cells[figure.key] = changed
    label = " ".join(figure.words.split()) or "unlabelled total"
    return Change(f"{label}, {figure.key}: {text} is printed as {new}", [], figure, figure.key, text, new)


def list_as_current(roll: Roll, units: list[Block], rng: Random) -> Change | None:
    """A future resident or applicant stands among the current ones, with their status."""
    coming = [u for u in units if u.status in ("FUTURE", "APPLICANT")]
    if not coming:
        return None
    unit = rng.choice(coming)
    there = [u for u in units if u.status in OCCUPIED and u.truth.get("propertyName") == unit.truth.get("propertyName")]
    if not there:
        return None
    before = [u for u in there if u.truth.get("unit") == unit.truth.get("unit")]
    model = (before or there)[-1]
    printed, moved = dict(unit.first.cells), False
    if (model.truth.get("section"), id(model.table)) != (unit.truth.get("section"), id(unit.table)):
        own = {id(row) for row in unit.rows}
        unit.table.rows[:] = [row for row in unit.table.rows if id(row) not in own]
        rows = model.table.rows
        at = next(i for i, row in enumerate(rows) if row is model.rows[-1]) + 1
        rows[at:at] = unit.rows
        unit.table, moved = model.table, True
    status = unit.column("statusText")
    if status is None:
        keys = {c.key for c in unit.table.columns if c.align == "center" and c.kind == "text"}
        status = next((k for k in ("status",) if k in unit.first.cells and k in keys), None)
    if status is not None and model.first.cells.get(status) is not None:
        unit.first.cells[status] = model.first.cells[status]
    for key, cell in unit.first.cells.items():
        if isinstance(cell, Shown) and cell.text.startswith("*"):
            unit.first.cells[key] = Shown(cell.text.lstrip("* "), cell.value)
    if not moved and unit.first.cells == printed:
        return None
    unit.status, unit.segment = "OCCUPIED", model.segment
    unit.truth = unit.truth | {"section": model.truth.get("section"), "statusText": model.truth.get("statusText")}
    return Change(f"{unit.truth.get('tenantName')}, to come to {unit.name}, is listed as current", [unit], moved=unit)


def leave_out_page(units: Sequence[Block], page_of: dict[int, int], rng: Random, roll: Roll) -> Change | None:
    """A page that holds units is missing (PDF)."""
    page = _page(units, page_of, rng)
    if page is None:
        return None
    gone = [u for u in units if page_of[id(u.first)] == page]
    absent = {id(row) for table in roll.report.tables for row in table.rows if page_of.get(id(row)) == page}
    return Change(f"page {page} is missing, with {len(gone)} units", gone, absent=absent, left_out=page)


def repeat_page(units: Sequence[Block], page_of: dict[int, int], rng: Random, roll: Roll) -> Change | None:
    """A page that holds units stands twice, one copy after the other (PDF)."""
    page = _page(units, page_of, rng)
    if page is None:
        return None
    twice = [u for u in units if page_of[id(u.first)] == page]
    return Change(f"page {page} stands twice, with {len(twice)} units", twice, twice=twice, repeated=page)


def _page(units: Sequence[Block], page_of: dict[int, int], rng: Random) -> int | None:
    pages = sorted({page_of[id(u.first)] for u in units})
    return rng.choice(pages) if len(pages) > 1 else None


def starts_after(unit: Block, as_of: str | None) -> bool:
    """Whether a unit prints a lease or a move-in that begins after the as-of date."""
    if as_of is None:
        return False
    day = dt.date.fromisoformat(as_of)
    dates = (unit.first.cells.get(unit.column(name) or "") for name in ("leaseStartDate", "moveInDate"))
    return any(isinstance(date, dt.date) and date > day for date in dates)


Planter = Callable[[Roll, list[Block], Random], Change | None]
PLANTERS: dict[str, Planter] = {
    "droppedRow": drop_row,
    "swappedDigits": swap_digits,
    "shiftedColumn": shift_columns,
    "movedCharge": move_charge,
    "changedTotal": change_total,
    "futureAsCurrent": list_as_current,
}
PAGE_PLANTERS = {"missingPage": leave_out_page, "repeatedPage": repeat_page}
