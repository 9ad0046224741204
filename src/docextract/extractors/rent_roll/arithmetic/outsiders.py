"""Totals that tie only with rows that the other numbers of their line leave out, which makes the tie doubtful."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....models.rent_roll import NOT_A_UNIT
from ..totals.groups import Rows, statuses_of
from ..totals.printed import Stated
from .columntotal import ColumnTotal
from .readings import OF_UNITS, is_current


def find_alone(total: Stated, columns: Sequence[ColumnTotal], is_unlisted: Callable[[str], bool]) -> None:
    """Say of each number of a total line what rows it takes in alone: rows below the line, or people who do not live
    there now, who have the market rent and the area of their unit and may stand for a unit that is missing. A field
    ``is_unlisted`` if vacant space is printed beside the total that no row stands for."""
    tied = [column for column in columns if column.tie.tied]
    if total.kind not in ("grand", "table"):
        covered = [column.tie.reading.rows for column in tied]
        below = [bool(rows) and rows.table.rows[rows.last].row_index >= total.after for rows in covered]
        if not all(below):
            for column, is_below in zip(tied, below, strict=True):
                column.alone = "rows below the line that its other columns leave out" if is_below else ""
    of_people = [column for column in tied if column.name not in OF_UNITS]
    for column in tied:
        if column.name in OF_UNITS and not column.alone and not column.tie.reading.first:
            more = column.tie.reading.rows.only(lambda row: not is_current(row))
            if more and statuses_of(more) <= NOT_A_UNIT:
                if _leave_out(of_people, more):
                    column.alone = "former residents or leases to come that its other columns leave out"
                elif is_unlisted(column.name):
                    column.alone = "former residents or leases to come, while no row is of the vacant space"


def _leave_out(columns: Sequence[ColumnTotal], rows: Rows) -> bool:
    """Whether totals tie without rows that print amounts in their columns, and none ties with them."""
    out = False
    for column in columns:
        reading = column.tie.reading
        for position in rows.positions:
            if reading.column(rows.table.rows[position]):
                if reading.rows.holds(position):
                    return False
                out = True
    return out
