"""What equations prove, written into rows and counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..models.base import to_camel
from ..models.findings import FieldProof, Proof
from .judging import Proved, State


def mark(rows: Iterable[Any], fields: Sequence[str], proved: Proved) -> Proof:
    """Write into rows what is proved and contradicted of them, and count it.

    The cells of the equations are ``(row_index, field)``, the field by its name in JSON; a row that has lists
    ``proved`` and ``contradicted`` gets the names of its fields there.

    Args:
        rows: of a data set, with a ``row_index``.
        fields: their attributes that hold numbers; those that are None are not counted.
        proved: what :func:`prove` made of the equations.
    """
    counts: dict[str, FieldProof] = {}
    for row in rows:
        found: dict[State, list[str]] = {"PROVED": [], "CONTRADICTED": [], "UNPROVED": []}
        for field in fields:
            if getattr(row, field) is not None:
                name = to_camel(field)
                found[proved.state((row.row_index, name))].append(name)
        for state, names in found.items():
            if hasattr(row, state.lower()):
                setattr(row, state.lower(), names)
            for name in names:
                count = counts.setdefault(name, FieldProof())
                count.numbers += 1
                setattr(count, state.lower(), getattr(count, state.lower()) + 1)
    return Proof(
        numbers=sum(count.numbers for count in counts.values()),
        proved=sum(count.proved for count in counts.values()),
        contradicted=sum(count.contradicted for count in counts.values()),
        unproved=sum(count.unproved for count in counts.values()),
        by_field=counts,
    )


__all__ = ["mark"]
