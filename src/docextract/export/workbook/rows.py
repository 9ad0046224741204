"""The sheet of the rows, with the totals that the document prints below them, and one for each list in the rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from ...models.base import to_camel
from ...models.extraction import Extraction
from ...models.findings import StatedTotal
from ...models.place import Place
from ..flat import CHARGES, Field, FlatTable, Kind, fields_of, flat_table, row_model
from .plan import Cell, Plan
from .sums import Addends, Spot, spots, sum_formula

ROWS = "Rows"
FOR_PROGRAMS = frozenset((
    "rowId", "proved", "contradicted", "sourceColumns", "areaUnit", "statusBasis", "relatesTo", "rentPerAreaPeriod",
    "countsAsUnit", "inPlace", "isOccupied", "isMonthToMonth",
))  # fmt: skip
"""Columns that stand in the sheet and are hidden there."""
OF_ALL = frozenset(("propertyName", "propertyCode", "building", "section", "spaceUse"))
"""Columns that are hidden, too, where they say the same of all rows."""
LAST = ("unread", "derived", "doubtful")
"""Columns of what is said of the others; they stand at the end."""


@dataclass(slots=True)
class Written:
    """The sheets of the rows, and where in them each printed number stands."""

    plans: list[Plan] = field(default_factory=list)
    by_field: dict[str, dict[Place, Spot]] = field(default_factory=dict)
    in_lists: dict[Place, Spot] = field(default_factory=dict)
    rows: dict[str, dict[int, Spot]] = field(default_factory=dict)
    """For each field the cell of each row that holds a number."""
    columns: dict[str, int] = field(default_factory=dict)
    values: dict[Spot, Decimal | int] = field(default_factory=dict)
    units: list[int] = field(default_factory=list)
    """The positions of the rows that count as units."""

    def blank(self, spot: Spot) -> bool:
        """Whether a cell of these sheets holds no number, so that a range may pass over it."""
        return spot not in self.values


def written_rows(x: Extraction[Any, Any], addends: Addends) -> Written:
    """The rows of an answer whose rows have named fields, and the lists in them."""
    table = flat_table(x)
    kept = _kept(table, x.rows)
    names = [table.columns[n].name for n in kept]
    lines: list[list[Any]] = [[label(name) for name in names]]
    done = Written(columns={name: c for c, name in enumerate(names)})
    for r, (row, line) in enumerate(zip(x.rows, table.lines, strict=True), 1):
        cells: list[Any] = []
        for c, n in enumerate(kept):
            value = line[n]
            if isinstance(value, (Decimal, int)) and not isinstance(value, bool):
                name = names[c]
                places = _places(row, name)
                done.values[ROWS, r, c] = value
                done.rows.setdefault(name, {})[r - 1] = (ROWS, r, c)
                for place in places:
                    done.by_field.setdefault(name, {}).setdefault(place, (ROWS, r, c))
                cells.append(Cell(value, _state(row, name), places[0] if places else None))
            else:
                cells.append(value)
        lines.append(cells)
    done.units = [n for n, row in enumerate(x.rows) if getattr(row, "counts_as_unit", True)]
    alike = {
        name for c, name in enumerate(names) if name in OF_ALL and len({line[kept[c]] for line in table.lines}) == 1
    }
    hidden = {c for c, name in enumerate(names) if name in FOR_PROGRAMS or name in alike}
    frozen = next((c + 1 for c, name in enumerate(names) if name in ("unit", "tenantName", "label")), 1)
    _row_sums(x.rows, lines, names)
    below = list(_below(x.totals.stated, done, addends, len(names)))
    if below:
        lines += [[], *below]
    told = sum(name not in LAST for name in names)
    done.plans.append(Plan(ROWS, [*lines], hidden=hidden, frozen=frozen, printed=told, even=True))
    for each in fields_of(row_model(x)):
        if each.item is not None and (plan := _items(x.rows, each, done)):
            done.plans.append(plan)
    return done


def label(name: str) -> str:
    """``contractRent`` as ``Contract rent``, ``charge.income.rent.petRent`` as ``Charge: pet rent``; a code stays."""
    from ..table import _label

    before, dot, after = name.partition(".")
    if before == "chargeCode":
        return f"Charge: {after}"
    return f"{_label(before)}: {_label(after.rpartition('.')[2]).lower()}" if dot else _label(name)


def total_formula(
    place: Place | None, name: str, value: Decimal, done: Written, addends: Addends, sheet: str
) -> tuple[str | None, str]:
    """The formula of a printed total, and its state. None where it is the sum of no cells here: a total that the
    document contradicts has none, nor has one of which addends are not in the workbook.

    Where relations are not at hand (an answer from JSON), it is the units, or all rows, if they come to the total.
    """
    state, tried = "", []
    for exact, places, _ in addends.of(place):
        if not exact:
            state = state or "CONTRADICTED"
        elif (found := spots(places, done.by_field.get(name, {}), done.in_lists)) is not None:
            tried.append(found)
        else:
            state = "PROVED"
    if not addends.known and name in done.rows:
        of = done.rows[name]
        tried = [[of[n] for n in done.units if n in of], list(of.values())]
    for found in tried:
        if found and sum(done.values[spot] for spot in dict.fromkeys(found)) == value:
            return sum_formula(found, done.blank, sheet), "PROVED" if addends.known else ""
    return None, state


def _kept(table: FlatTable, rows: Sequence[Any]) -> list[int]:
    """The columns that hold anything; lists that have a sheet of their own are left to it."""
    lists = {
        name
        for name in (column.name for column in table.columns)
        if rows and isinstance(getattr(rows[0], _snake(name), None), (list, tuple)) and name not in FOR_PROGRAMS
    }
    kept = [
        n
        for n, column in enumerate(table.columns)
        if (column.name not in lists or column.name == "sectionPath")
        and any(line[n] not in (None, "") for line in table.lines)
    ]
    return sorted(kept, key=lambda n: (table.columns[n].name in LAST, n))


def _row_sums(rows: Sequence[Any], lines: list[list[Any]], names: Sequence[str]) -> None:
    """Where a row prints the total of its charges and they add up to it, the total is a formula over them."""
    if "totalCharges" not in names:
        return
    total = names.index("totalCharges")
    parts = [c for c, name in enumerate(names) if name.startswith(("charge.", "chargeCode."))]
    for r, row in enumerate(rows, 1):
        cell = lines[r][total]
        amounts = [charge.amount for charge in row.charges if charge.amount is not None]
        if not isinstance(cell, Cell) or len(amounts) < 2 or sum(amounts) != cell.value:
            continue
        found = [(ROWS, r, c) for c in parts if isinstance(lines[r][c], Cell)]
        letters = [sum_formula([spot], sheet=ROWS) for spot in found]
        inner = ",".join(text[4:-1] for text in letters if text)
        lines[r][total] = cell._replace(formula=f"SUM({inner})")


def _below(stated: Sequence[StatedTotal], done: Written, addends: Addends, width: int) -> Iterator[list[Any]]:
    """A line for each total of the roll itself, sums under the columns that they sum."""
    at = next((done.columns[name] for name in ("unit", "tenantName") if name in done.columns), 0)
    for total in stated:
        cells: dict[int, Cell] = {}
        for name, value in total.values.items():
            if name in done.columns:
                place = total.sources.get(name)
                formula, state = total_formula(place, name, value, done, addends, ROWS)
                cells[done.columns[name]] = Cell(value, state, place, formula, bold=True)
        if not cells or (total.scope is not None and not any(cell.formula for cell in cells.values())):
            continue
        line: list[Any] = [None] * width
        told = " ".join(filter(None, (total.label or "Total", total.scope and f"[{total.scope}]")))
        line[at] = Cell(told, bold=True, over=True)
        for c, cell in cells.items():
            line[c] = cell
        yield line


def _items(rows: Sequence[Any], each: Field, done: Written) -> Plan | None:
    """The items of a list field, one a line, with the row they belong to."""
    assert each.item is not None
    title = each.alias[:1].upper() + each.alias[1:]
    names = [f.name for f in fields_of(each.item)]
    kinds = {f.name: f.kind for f in fields_of(each.item)}
    lines: list[list[Any]] = []
    for row in rows:
        for entry in getattr(row, each.name):
            place = getattr(entry, "source", None)
            line: list[Any] = [getattr(row, "row_index", None), getattr(row, "unit", None)]
            for c, name in enumerate(names, 2):
                value = getattr(entry, name)
                if kinds[name] is Kind.NUMBER and value is not None:
                    if name == "amount" and isinstance(place, Place):
                        spot = (title, len(lines) + 1, c)
                        done.values[spot] = value
                        done.in_lists.setdefault(place, spot)
                    state = _state(row, each.alias) if name == "amount" else ""
                    value = Cell(value, state, place if isinstance(place, Place) else None)
                line.append(value)
            lines.append(line)
    if not lines:
        return None
    return Plan(title, [["Row index", "Unit", *(label(to_camel(name)) for name in names)], *lines])


def _state(row: Any, name: str) -> str:
    name = CHARGES if name.startswith(("charge.", "chargeCode.")) else name
    if name in getattr(row, "contradicted", ()):
        return "CONTRADICTED"
    if name in getattr(row, "doubtful", {}):
        return "DOUBTFUL"
    return "PROVED" if name in getattr(row, "proved", ()) else ""


def _places(row: Any, name: str) -> list[Place]:
    sources = getattr(row, "sources", None)
    if name.startswith(("charge.", "chargeCode.")):
        before, _, key = name.partition(".")
        by_code = before == "chargeCode"
        of = [
            c for c in row.charges if (c.category is None and (c.code or "") == key if by_code else c.category == key)
        ]
        return [c.source for c in of if c.source is not None]
    if sources is None or not hasattr(sources, "get"):
        return []
    return list(sources.get(name, ()))


def _snake(name: str) -> str:
    return "".join("_" + c.lower() if c.isupper() else c for c in name)
