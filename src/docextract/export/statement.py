"""A statement for reading: labels indented as in its tree, proved numbers plain and the others marked."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Sequence

from ..models.statement import Column, Statement, StatementRow
from .columns import TextColumn, fitting, lay_out
from .look import Look

STEP = 2
_WHOLE = ("TRAILING", "ANNUAL", "TOTAL", "YTD", "POINT")


def statement_lines(
    statement: Statement, width: int | None, text: Callable[[str], str], *, ascii_only: bool = False
) -> list[str]:
    """The rows with their amounts, and what the marks mean.

    Args:
        width: characters a line has; None: as many as needed. Columns that do not fit go, the months before the totals.
        text: a text of the document in the characters there are.
    """
    if not statement.rows:
        return ["No rows."]
    marks = {"UNPROVED": "?", "DOUBTFUL": "~", "CONTRADICTED": "X" if ascii_only else "\u2717"}
    labels = [" " * STEP * _depth(row) + text(_label(row)) for row in statement.rows]
    shown = [TextColumn("", labels, needed=True)]
    main = _main(statement.columns)
    for n, column in enumerate(statement.columns):
        places = 2 if any((v := row.values[n]) is not None and v % 1 for row in statement.rows) else 0
        cells = [text(_amount(row, n, column, marks, places)) for row in statement.rows]
        shown.append(TextColumn(text(column.label or column.column_id), cells, right=True, needed=n == main))
    kinds = {proof for row in statement.rows for proof in row.proof if proof in marks}
    told = {
        "UNPROVED": "nothing printed confirms it",
        "DOUBTFUL": "what ties is no proof of it",
        "CONTRADICTED": "the document contradicts it",
    }
    legend = "; ".join(f"{marks[kind]} {told[kind]}" for kind in marks if kind in kinds)
    count = f"{len(statement.rows):,} row{'' if len(statement.rows) == 1 else 's'}"
    left = len(shown) - len(fitting(shown, width))
    if left:
        count += f" ({left} more column{'' if left == 1 else 's'}: -o out.xlsx, or a wider terminal)"
    lines = lay_out(shown, width, "..." if ascii_only else "\u2026")
    told_of = f"{count}; {legend}" if legend else f"{count}; every number shown plain is proved"
    return [*lines, *textwrap.wrap(told_of, width or len(told_of))]


def key_total_lines(statement: Statement, look: Look) -> list[str]:
    """The key totals in the column that matters most, each with its line, and with what the lines come to where the
    document contradicts it."""
    found = [(name, total) for name, total in statement.key_totals if total is not None]
    if not found:
        return []
    n = _main(statement.columns)
    rows = {row.row_index: row for row in statement.rows}
    names, values, told = [], [], []
    for name, total in found:
        words = re.sub(r"_", " ", name)
        names.append(words[:1].upper() + words[1:])
        value = total.values[n] if n < len(total.values) else None
        values.append("" if value is None else f"{value:,}")
        row = rows.get(total.row_index) if total.row_index is not None else None
        said = [look.text(_label(row)) if row is not None else "", total.status.lower()]
        computed = total.computed_values[n] if n < len(total.computed_values) else None
        if total.status == "CONTRADICTED" and computed is not None:
            said.append(f"its lines come to {computed:,}")
        told.append(", ".join(filter(None, said)))
    head = look.text(statement.columns[n].label or statement.columns[n].column_id) if statement.columns else ""
    columns = [TextColumn("Key totals", names, needed=True), TextColumn(head, values, right=True, needed=True)]
    return lay_out([*columns, TextColumn("", told, needed=True)], look.width, look.ellipsis)


def _main(columns: Sequence[Column]) -> int:
    """The column that must have room: a total, else the last; of several periods the newest, of plans and years before
    none where there are figures of its own."""
    money = [n for n, column in enumerate(columns) if column.is_money]
    whole = [n for n in money if columns[n].scope in _WHOLE]
    found = whole or money or [0]
    if whole and columns[whole[0]].scope == "POINT":
        return whole[0]
    own = [n for n in found if columns and columns[n].kind == "ACTUAL"] or found
    return max(own, key=lambda n: (str(columns[n].period_to or ""), n)) if columns else 0


def _depth(row: StatementRow) -> int:
    return min(row.depth, 12)


def _label(row: StatementRow) -> str:
    return " ".join(part for part in (row.account_code, row.label) if part) or "(no label)"


def _amount(row: StatementRow, n: int, column: Column, marks: dict[str, str], places: int) -> str:
    value = row.values[n]
    if value is None:
        return row.unread.get(column.column_id, "")
    if column.kind in ("PERCENT", "VARIANCE_PCT"):
        printed = f"{value * 100:,.1f}%"
    else:
        printed = f"{value:,.{places}f}"
    mark = marks.get(row.proof[n] or "", " ")
    return f"{printed} {mark}" if mark.strip() or column.is_money else printed
