"""A repaired figure is not proved: its sums were used to choose what it says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Any

from ..context import DataSet
from ..models.findings import Proof
from ..models.place import Place
from .figures import Key, key_of


def unprove(data: DataSet, figures: Set[Key]) -> None:
    """Count figures as unproved, and say so in their rows."""
    if not figures:
        return
    _rows(data.rows, data.more.get("columns", ()), data.proof, figures)
    for other in data.more.get("others", ()):
        _rows(other.rows, other.columns, other.proof, figures)
    for total in data.totals.stated:
        for name, place in total.sources.items():
            if _among(place, figures):
                _count(data.proof, f"totals.{name}")


def _rows(rows: Iterable[Any], columns: Sequence[Any], proof: Proof, figures: Set[Key]) -> None:
    for row in rows:
        sources = getattr(row, "sources", ())
        if isinstance(sources, Mapping):
            _named(row, sources, proof, figures)
        elif columns and any(_among(place, figures) for place in sources):
            states = list(row.proof)
            for n, place in enumerate(sources):
                if _among(place, figures) and states[n] == "PROVED":
                    states[n] = "UNPROVED"
                    _count(proof, columns[n].column_id)
            row.proof = tuple(states)


def _named(row: Any, sources: Mapping[str, Sequence[Place]], proof: Proof, figures: Set[Key]) -> None:
    """A row whose values have names, some of which it lists as proved."""
    proved = getattr(row, "proved", None)
    for name, places in sources.items():
        if any(_among(place, figures) for place in places) and (proved is None or name in proved):
            _count(proof, name)
            if proved is not None:
                proved.remove(name)
    charges = [charge for charge in getattr(row, "charges", ()) if _among(charge.source, figures)]
    if proved is not None and "charges" in proved and charges:
        proved.remove("charges")
    for _ in charges:
        _count(proof, "charges")


def _among(place: Place | None, figures: Set[Key]) -> bool:
    return place is not None and key_of(place) in figures


def _count(proof: Proof, name: str) -> None:
    counted = proof.by_field.get(name)
    if counted is not None and counted.proved:
        counted.proved -= 1
        counted.unproved += 1
        proof.proved -= 1
        proof.unproved += 1
