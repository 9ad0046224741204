"""The sheets of a statement: its rows as an outline whose sums are formulas, its key totals, its categories."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import Any

from ...models.base import to_camel
from ...models.statement import SUMS, Column, Statement, StatementRow
from .plan import Cell, Plan
from .rows import ROWS, label
from .sources import told
from .sums import Addends, Spot, sum_formula

DEEPEST = 7
"""Levels of an outline that a spreadsheet has."""
_FIRST = 2
"""Columns before the amounts: account code and label."""
_TOTALS = ("TOTAL", "TRAILING", "ANNUAL", "YTD")


def statement_rows(x: Statement) -> Plan:
    """The rows. A sum that the document confirms to the last digit is a formula; any other number is as printed."""
    numbers = {row.row_index: n for n, row in enumerate(x.rows, 1)}
    across = _across(x)
    more = [("Section", "section"), ("Row type", "row_type"), ("Category", "category")]
    head = ["Account", "Line", *(column.label or column.column_id for column in x.columns)]
    lines: list[list[Any]] = [[*head, *(title for title, _ in more), "Unread", "Row id"]]
    by_index = {row.row_index: row for row in x.rows}
    for r, row in enumerate(x.rows, 1):
        bold = row.row_type in SUMS or row.row_type == "HEADING"
        line: list[Any] = [row.account_code, Cell(row.label, bold=bold, indent=min(row.depth, DEEPEST))]
        for n, column in enumerate(x.columns):
            value = row.values[n]
            if value is None:
                line.append(row.unread.get(column.column_id))
                continue
            formula = _down(row, n, by_index, numbers) or _along(row, r, n, across) if column.is_money else None
            percent = column.kind in ("PERCENT", "VARIANCE_PCT")
            line.append(Cell(value, row.proof[n] or "", row.sources[n], formula, bold=bold, percent=percent))
        said = "; ".join(f"{name}: {text}" for name, text in row.unread.items())
        lines.append([*line, *(getattr(row, name) for _, name in more), said or None, row.row_id])
    above = sum(
        (-1 if addend.row_index < row.row_index else 1) for row in x.rows for addend in row.foots_from
    )  # of each sum and its addends, which stands first
    levels = {r: min(row.depth, DEEPEST) for r, row in enumerate(x.rows, 1) if row.depth > 0}
    hidden = {len(head) + len(more) + 1}
    return Plan(
        ROWS, [*lines], frozen=_FIRST, levels=levels, sums_below=above <= 0, hidden=hidden, printed=len(head), even=True
    )


def statement_sheets(x: Statement) -> Iterator[Plan]:
    """The key totals, what belongs to each category, and what belongs to none."""
    heads = [column.label or column.column_id for column in x.columns]
    labels = {row.row_index: row for row in x.rows}
    lines: list[Sequence[Any]] = [["Key total", "Line", "Status", *heads, "Reason"]]
    for name, total in x.key_totals:
        if total is None:
            continue
        row = labels.get(total.row_index) if total.row_index is not None else None
        states = list(row.proof) if row is not None else [None] * len(heads)
        places = list(row.sources) if row is not None else [None] * len(heads)
        values = [
            Cell(v, s or "", p, percent=_share(c)) if v is not None else None
            for v, s, p, c in zip(total.values, states, places, x.columns, strict=False)
        ]
        lines.append(
            [label(to_camel(name)), row.label if row is not None else None, total.status, *values, total.reason]
        )
        if total.status == "CONTRADICTED" and total.computed_values:
            lines.append([f"{label(to_camel(name))}, as its lines add up", None, "COMPUTED", *total.computed_values])
    if len(lines) > 1:
        yield Plan("Key totals", lines, frozen=1, even=True)
    summary = x.summary
    kept = [[one.category, one.section, len(one.rows), *_shares(one.values, x.columns)] for one in summary.by_category]
    if kept:
        yield Plan("Categories", [["Category", "Section", "Lines", *heads], *kept], frozen=1, even=True)
    none = [[one.label, one.section, *_shares(one.values, x.columns)] for one in summary.uncategorized]
    if none:
        yield Plan("No category", [["Line", "Section", *heads], *none], frozen=1, even=True)


def statement_totals(x: Statement, addends: Addends) -> Iterator[Sequence[Any]]:
    """Each printed sum beside what its lines come to; where they differ, both numbers stand."""
    yield ["Label", "Section", "Column", "Printed", "From its lines", "Difference", "Place"]
    by_index = {row.row_index: row for row in x.rows}
    for row in x.rows:
        if row.row_type not in SUMS:
            continue
        parts = [(by_index[a.row_index], a.sign) for a in row.foots_from if a.row_index in by_index]
        for n, column in enumerate(x.columns):
            value, place = row.values[n], row.sources[n]
            if value is None or not column.is_money:
                continue
            filled = [amount * sign for part, sign in parts if (amount := part.values[n]) is not None]
            missed = (other for exact, _, other in addends.of(place) if not exact)
            comes_to = sum(filled, Decimal(0)) if filled else next(missed, None)
            off = None if comes_to is None else comes_to - value
            where = told(place) if place is not None else None
            printed = Cell(value, row.proof[n] or "", place)
            yield [row.label, row.section, column.label or column.column_id, printed, comes_to, off, where]


def _shares(values: Sequence[Any], columns: Sequence[Column]) -> list[Any]:
    return [Cell(v, percent=_share(c)) for v, c in zip(values, columns, strict=False)]


def _share(column: Column) -> bool:
    return column.kind in ("PERCENT", "VARIANCE_PCT")


def _down(row: StatementRow, n: int, by_index: dict[int, StatementRow], numbers: dict[int, int]) -> str | None:
    """A sum over the lines that the tree says it is made of, where it comes to what is printed."""
    parts = [(by_index[a.row_index], a.sign) for a in row.foots_from if a.row_index in by_index]
    filled = [(part, sign) for part, sign in parts if part.values[n] is not None]
    if not filled or len(parts) != len(row.foots_from):
        return None
    if sum((part.values[n] * sign for part, sign in filled), Decimal(0)) != row.values[n]:  # type: ignore[operator]
        return None
    sums: list[str] = []
    for wanted, mark in ((1, "+"), (-1, "-")):
        spots: list[Spot] = [(ROWS, numbers[part.row_index], n + _FIRST) for part, sign in filled if sign == wanted]
        if not spots:
            continue
        text = sum_formula(spots, sheet=ROWS)
        if text is None:
            return None
        sums.append(("-" if mark == "-" else "+" * bool(sums)) + text)
    return "".join(sums)


def _across(x: Statement) -> dict[int, list[int]]:
    """For each column that is the sum of months those months: all of its kind and property within its period, if the
    lines of the statement bear it out."""
    found: dict[int, list[int]] = {}
    for n, column in enumerate(x.columns):
        if not column.is_money or column.scope not in _TOTALS:
            continue
        months = [
            m
            for m, other in enumerate(x.columns)
            if (other.kind, other.entity, other.scope) == (column.kind, column.entity, "MONTH")
            and (column.period_from is None or other.period_from is None or other.period_from >= column.period_from)
            and (column.period_to is None or other.period_to is None or other.period_to <= column.period_to)
        ]
        rows = [row for row in x.rows if row.row_type == "LINE" and row.values[n]]
        tied = sum(_adds(row, n, months) for row in rows)
        if len(months) > 1 and tied > len(rows) / 2:
            found[n] = months
    return found


def _adds(row: StatementRow, n: int, months: Sequence[int]) -> bool:
    return sum((row.values[m] or Decimal(0) for m in months), Decimal(0)) == row.values[n]


def _along(row: StatementRow, r: int, n: int, across: dict[int, list[int]]) -> str | None:
    """A sum over the months of a row, where they come to its printed total."""
    months = across.get(n)
    if months is None or row.row_type == "STATISTIC" or not _adds(row, n, months):
        return None
    if sum(row.values[m] is not None for m in months) < 2:
        return None
    runs: list[str] = []
    first = months[0]
    for m, after in zip(months, [*months[1:], None], strict=True):
        if after != m + 1:
            one = sum_formula([(ROWS, r, first + _FIRST)], sheet=ROWS)
            last = sum_formula([(ROWS, r, m + _FIRST)], sheet=ROWS)
            assert one is not None
            assert last is not None
            runs.append(one[4:-1] if first == m else f"{one[4:-1]}:{last[4:-1]}")
            first = after if after is not None else first
    return f"SUM({','.join(runs)})"
