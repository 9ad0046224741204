"""Printed totals of printed lines: in tables beside the roll, and of the lines of totals below it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from decimal import Decimal

from docextract.testing.blocks import Block, number_of
from docextract.testing.equations import Figure, numbers_of
from docextract.testing.printed import Row
from docextract.testing.sample import Roll


def added_up(roll: Roll, units: Sequence[Block]) -> list[tuple[Figure, list[tuple[Row, str]]]]:
    """Totals of tables beside the roll, and of lines of sums below its units, with the lines above that they add up."""
    own = {id(row) for unit in units for row in unit.rows}
    found = []
    for table in roll.report.tables:
        columns = {c.key: c for c in table.columns}
        listed = any(id(row) in own for row in table.rows)
        run: list[Row] = []
        """The lines since the unit before."""
        for row in table.rows:
            if id(row) in own:
                run = []
                continue
            for figure in numbers_of(row, columns, table.title or "", ""):
                above = [(r, figure.key) for r in run if number_of(r.cells.get(figure.key)) is not None]
                parts = [number_of(r.cells[k]) or Decimal(0) for r, k in above]
                # A line that repeats the one above it is its total only where it says so.
                enough = sum(map(bool, parts)) > 1 and figure.kind == "money" if listed else len(parts) > 1
                enough = enough or (len(parts) == 1 and not listed and "total" in figure.words)
                if enough and sum(parts, Decimal(0)) == figure.value:
                    found.append((figure, above))
            run.append(row)
    return found


def still_added_up(figure: Figure, above: Sequence[tuple[Row, str]], absent: Collection[int] = ()) -> bool:
    """Whether the lines above a total still make it; True where the total is not printed any more."""
    if id(figure.row) in absent:
        return True
    parts = (number_of(row.cells.get(key)) or Decimal(0) for row, key in above if id(row) not in absent)
    return sum(parts, Decimal(0)) == number_of(figure.row.cells.get(figure.key))
