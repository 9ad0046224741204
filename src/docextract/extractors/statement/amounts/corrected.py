"""What people changed of a statement, put into its table before it is added up."""

from __future__ import annotations

from collections.abc import Sequence

from ....models.corrections import ROW, corrected_amount
from ....models.findings import Correction
from .table import Table


def correct_table(table: Table, corrections: Sequence[Correction]) -> None:
    """Change amounts and labels of a table, and leave out the rows that are none; what does not fit changes nothing."""
    if not corrections:
        return
    rows = {row.raw.line.row_id(): row for row in table.rows}
    columns = {column.column_id: n for n, column in enumerate(table.columns)}
    dropped: set[int] = set()
    for one in corrections:
        row = rows.get(one.row_id)
        if row is None:
            continue
        if one.field == ROW:
            dropped.add(id(row))
        elif one.field == "label" and row.label == one.was and isinstance(one.now, str):
            row.raw.label = one.now
        elif one.field in columns:
            n = columns[one.field]
            row.put(n, corrected_amount(row.values[n], one))
            row.unread.pop(one.field, None)
    if dropped:
        table.rows = [row for row in table.rows if id(row) not in dropped]
