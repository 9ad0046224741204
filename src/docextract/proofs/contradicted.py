"""What a failed check names is contradicted, whatever else ties: one place for every document type."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..models.findings import CheckCell, CheckResult, Proof


def contradict(rows: Sequence[Any], checks: Iterable[CheckResult], proof: Proof, columns: Sequence[Any] = ()) -> None:
    """Take the proof from every number that a failed check names, say so in its row, and count anew.

    A check names numbers by its ``cells``: a row and a field, or a row and a column; a cell with neither is the whole
    row. Rows that keep ``proved``, ``contradicted`` and ``doubtful`` are told by field, those with a ``proof`` for each
    of the ``columns`` by column. What no number stands in is left as it is. Doing it twice changes nothing more.
    """
    cells = [cell for check in checks if check.status == "FAIL" for cell in check.cells]
    if not cells:
        return
    by_index = {row.row_index: row for row in rows}
    places = {column.column_id: n for n, column in enumerate(columns)}
    for cell in cells:
        row = by_index.get(cell.row_index)
        if row is None:
            continue
        if hasattr(row, "contradicted"):
            _by_field(row, cell, proof)
        elif places and hasattr(row, "proof"):
            _by_column(row, cell, places, proof)


def _by_field(row: Any, cell: CheckCell, proof: Proof) -> None:
    whole = cell.field is None and cell.column_id is None
    for field in list(row.proved) if whole else [cell.field]:
        if not field or field in row.contradicted or not (amount := _how_many(row, field)):
            continue
        row.contradicted = [*row.contradicted, field]
        was = "proved" if field in row.proved else "doubtful" if field in row.doubtful else "unproved"
        row.proved = [name for name in row.proved if name != field]
        row.doubtful.pop(field, None)
        _count(proof, field, amount, was)


def _how_many(row: Any, field: str) -> int:
    """How many numbers of a row stand under a field: one that is printed or composed, or those of its charges."""
    if field == "charges":
        return sum(charge.amount is not None for charge in row.charges)
    return int(field in row.sources or field in getattr(row, "derived", ()))


def _by_column(row: Any, cell: CheckCell, places: dict[str, int], proof: Proof) -> None:
    names = list(places) if cell.field is None and cell.column_id is None else [cell.column_id or cell.field or ""]
    for name in names:
        n = places.get(name)
        if n is None or row.values[n] is None or row.proof[n] in (None, "CONTRADICTED"):
            continue
        _count(proof, name, 1, row.proof[n].lower())
        row.doubtful.pop(name, None)
        row.proof = type(row.proof)("CONTRADICTED" if k == n else state for k, state in enumerate(row.proof))


def _count(proof: Proof, name: str, amount: int, was: str) -> None:
    for counts in (proof, proof.by_field.get(name)):
        if counts is not None:
            moved = min(amount, getattr(counts, was))
            setattr(counts, was, getattr(counts, was) - moved)
            counts.contradicted += moved


__all__ = ["contradict"]
