"""Amounts in doubtful brackets, ``( 1,234)`` or ``(1,234``: positive, negative or unread, as the sums decide."""

from __future__ import annotations

from ....models.findings import Note
from ....proofs.footing import Footing
from ....values.numbers import has_doubtful_sign
from ....vocabulary import Vocabulary
from ..amounts.table import Table
from .tree import foot_table

Cell = tuple[int, int]
ROUNDS = 3
"""How often what was decided may help to decide the rest."""


def settle_brackets(table: Table, vocabulary: Vocabulary) -> list[Note]:
    """Reads every doubtful amount both ways and keeps the one with which the sums hold.

    A sum that holds with a plus counts for more than one for which the row has to be taken off: brackets and a
    deduction say the same thing twice. What neither or both readings explain is null, and its text is in ``unread``.
    """
    doubtful = _doubtful(table)
    some = len(doubtful)
    for _ in range(ROUNDS):
        if not doubtful:
            break
        plus = _worth(foot_table(table, vocabulary), doubtful)
        _turn(table, doubtful)
        minus = _worth(foot_table(table, vocabulary), doubtful)
        left = [cell for cell in doubtful if plus[cell] == minus[cell]]
        _turn(table, [cell for cell in doubtful if plus[cell] >= minus[cell]])
        if len(left) == len(doubtful):
            break
        for row, column in set(doubtful) - set(left):
            table.rows[row].chosen.add(column)
        doubtful = left
    for row, column in doubtful:
        it = table.rows[row]
        it.put(column, None)
        it.unread[table.columns[column].column_id] = str(it.raw.cells[table.uses[column].column])
    return [_note(table, doubtful, some)] if doubtful else []


def _doubtful(table: Table) -> list[Cell]:
    """The amounts whose sign the print leaves open."""
    return [
        (n, c)
        for n, row in enumerate(table.rows)
        for c, use in enumerate(table.uses)
        if type(cell := row.raw.cells.get(use.column)) is str and row.values[c] and has_doubtful_sign(cell)
    ]


def _turn(table: Table, cells: list[Cell]) -> None:
    for row, column in cells:
        value = table.rows[row].values[column]
        table.rows[row].put(column, -value if value is not None else None)


def _worth(footing: Footing, cells: list[Cell]) -> dict[Cell, int]:
    """What the sums say for each amount as it is read: nothing, or more the plainer the sums that it stands in."""
    worth = {}
    for row, column in cells:
        found = footing.rows[row]
        worth[row, column] = 0
        if found.proof[column] in ("PROVED", "DOUBTFUL"):
            own = 2 if found.explanation is not None and found.explanation.addends else 0
            above = 0 if found.parent is None else 2 if found.sign > 0 else 1
            worth[row, column] = 1 + own + above
    return worth


def _note(table: Table, cells: list[Cell], some: int) -> Note:
    row, column = cells[0]
    homes = table.rows[row].raw.homes[table.uses[column].column]
    message = (
        f"{len(cells)} of {some} amounts in brackets with a blank or without their other half may be positive or "
        f"negative; no sum decides, they are unread"
    )
    return Note(type="doubtfulSigns", message=message, place=homes[0][0].place(homes[0][1]))
