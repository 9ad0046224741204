"""Columns of percentages printed without a percent sign: ``0.5`` may be a half, or the half of a hundredth."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ....models.findings import Note
from ....models.place import Place
from ....records import record
from ....values.numbers import money
from .amounts import RATIOS
from .table import Table

HUNDRED = Decimal(100)
ENOUGH = 2
"""How many rows must say the same of a column's unit."""


@record(frozen=True)
class _Bare:
    """A number without a percent sign in a column of percentages, and by how much its last digit may be rounded."""

    row: int
    printed: Decimal
    room: Decimal

    def is_near(self, ratio: Decimal, unit: Decimal) -> bool:
        return abs(abs(self.printed) - abs(ratio) * unit) <= self.room


def settle_percents(table: Table) -> list[Note]:
    """Reads each such column as percentages or as ratios, as the amounts beside it decide.

    A percentage of a variance is compared with variance and budget, one of an amount with the row of 100 (or 1). Where
    the amounts decide nothing and a column holds texts on both sides of 1, those up to 1 are null and ``unread``.
    """
    notes = []
    for n, column in enumerate(table.columns):
        bare = list(_bare(table, n)) if column.kind in RATIOS else []
        if not bare:
            continue
        unit = _unit(table, n, bare)
        if unit is not None:
            for cell in bare:
                table.rows[cell.row].put(n, cell.printed / unit)
            continue
        texts = [cell for cell in bare if cell.printed]
        small = [cell for cell in texts if abs(cell.printed) <= 1]
        if 0 < len(small) < len(texts):
            for cell in small:
                row = table.rows[cell.row]
                row.put(n, None)
                row.unread[column.column_id] = str(row.raw.cells[table.uses[n].column])
            name = column.label or column.column_id
            message = (
                f"{len(small)} numbers of {name!r} may be percentages or ratios; no amounts decide, they are unread"
            )
            notes.append(Note(type="doubtfulPercentages", message=message, place=_place(table, small[0].row, n)))
    return notes


def _bare(table: Table, n: int) -> Iterator[_Bare]:
    """The texts of a column without a percent sign; a number of a workbook is what the workbook says."""
    use = table.uses[n].column
    for number, row in enumerate(table.rows):
        cell = row.raw.cells.get(use)
        if row.values[n] is None or type(cell) is not str or "%" in cell:
            continue
        printed = money(cell, table.style)
        if printed is not None:
            exponent = printed.as_tuple().exponent
            digits = -exponent if isinstance(exponent, int) else 0
            room = max(Decimal(5).scaleb(-max(digits, 0) - 1), Decimal("0.000001"))
            yield _Bare(number, printed, room)


def _unit(table: Table, n: int, bare: list[_Bare]) -> Decimal | None:
    """100 or 1, as the amounts beside a column say in two rows or more and hardly contradict; else None."""
    said = dict.fromkeys((HUNDRED, Decimal(1)), 0)
    ratios = {unit: _ratios(table, n, bare, unit) for unit in said}
    for cell in bare:
        near = [u for u in said if cell.printed and any(cell.is_near(r, u) for r in ratios[u].get(cell.row, ()))]
        if len(near) == 1:
            said[near[0]] += 1
    best, other = sorted(said, key=lambda unit: -said[unit])
    return best if said[best] >= ENOUGH and said[best] > 2 * said[other] else None


def _ratios(table: Table, n: int, bare: list[_Bare], unit: Decimal) -> dict[int, list[Decimal]]:
    """What a percentage may be, by its row: the variance by one of the amounts compared, or the amount by that of the
    first row that is the whole."""
    left = range(n - 1, -1, -1)
    if table.columns[n].kind == "VARIANCE_PCT":
        part = next((m for m in left if table.columns[m].kind == "VARIANCE"), None)
        pair = table.relations.difference_of.get(part, ()) if part is not None else ()
        bases = {cell.row: [table.rows[cell.row].values[m] for m in pair] for cell in bare}
    else:
        part = next((m for m in left if table.columns[m].is_money), None)
        wholes = [c.row for c in bare if part is not None and c.printed == unit and table.rows[c.row].values[part]]
        if part is None or not wholes:
            return {}
        whole = [table.rows[wholes[0]].values[part]]
        bases = {cell.row: whole for cell in bare if cell.row != wholes[0]}
    found = {}
    for row, amounts in bases.items():
        value = table.rows[row].values[part] if part is not None else None
        if value is not None:
            found[row] = [value / base for base in amounts if base]
    return found


def _place(table: Table, row: int, n: int) -> Place | None:
    line, column = table.rows[row].raw.homes[table.uses[n].column][0]
    return line.place(column)
