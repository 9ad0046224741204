"""A statement whose accounts run across and whose months run down: its rows are read as columns."""

from __future__ import annotations

from collections.abc import Sequence

from ....document import Value
from ....models.place import Box
from ....records import record
from ....vocabulary import Vocabulary
from ...foldedgrid import Cells, FoldedGrid
from ...lines import Line, has_letters, is_plain_number
from ..anatomy.headercells import read_cell

FEWEST = 3
"""Accounts across, and months or years down, at least."""


@record(slots=False)
class TurnedGrid(FoldedGrid):
    """The columns of a table as rows; none of them has a height."""

    def box(self, row: int, column: int) -> Box | None:
        return None

    def row_box(self, row: int) -> Box | None:
        return None


def turned(lines: Sequence[Line], vocabulary: Vocabulary) -> list[Line] | None:
    """The lines with a row for each account, where the first line that names several has rows of months or years below
    it; None where there is no such table."""
    for n, line in enumerate(lines):
        accounts = [c for c in line.filled[line.filled[:1] == [0] :] if has_letters(line.values[c])]
        if len(accounts) < FEWEST or line.numbers():
            continue
        rows = []
        for row in lines[n + 1 :]:
            if row.filled and not _is_of_a_time(row, accounts, vocabulary):
                break
            rows += [row] if row.filled else []
        if len(rows) >= FEWEST:
            return _turn(lines, n, accounts, rows)
    return None


def sources(line: Line) -> dict[tuple[int, int], str]:
    """The rows that a line was read from, each by its grid and number, with its role where the line is a column."""
    if not isinstance(line.grid, TurnedGrid):
        return {(id(line.grid), line.row): ""}
    cells = line.grid.cells_of[line.row].items()
    return {(id(grid), row): "HEADER" if k == 0 else "DATA" for k, of in cells for grid, row, _ in of}


def _is_of_a_time(row: Line, accounts: Sequence[int], vocabulary: Vocabulary) -> bool:
    """Whether a row begins with a month, a day, a year or the word for a total, and has amounts under accounts."""
    first = row.filled[0]
    if first >= accounts[0] or not any(c in row.filled and is_plain_number(row.values[c]) for c in accounts):
        return False
    said = read_cell(row.values[first], row.text(first) or "", vocabulary)
    return said.known and not said.rest


def _turn(lines: Sequence[Line], n: int, accounts: Sequence[int], rows: Sequence[Line]) -> list[Line]:
    head = lines[n]
    grid = TurnedGrid([], len(rows) + 1, head.grid.finder, of=head.grid)
    out = list(lines[:n])
    for c in (rows[0].filled[0], *accounts):
        cells: Cells = {k: ((row.grid, row.row, row.home(c)),) for k, row in enumerate(rows, 1) if c in row.filled}
        values: list[Value] = [head.values[c] if c in accounts else None]
        values += [row.values[c] if c in row.filled else None for row in rows]
        if c in accounts:
            cells[0] = ((head.grid, head.row, head.home(c)),)
        grid.values.append(values)
        grid.cells_of.append(cells)
        out.append(Line(0, grid, len(grid.values) - 1, head.space, values, sorted(cells)))
    last = rows[-1].index
    out += [line for line in lines if line.index > last]
    for k, line in enumerate(out):
        line.index = k
    return out
