"""What the review page shows of an answer: its rows with places and states, its sums, and what to look at first."""

from __future__ import annotations

import datetime as dt
from collections import defaultdict
from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import Any

from ..export.flat import Kind, flat_table
from ..export.safe import clean
from ..models.base import json_number
from ..models.extraction import Extraction, RentRoll
from ..models.place import Place
from ..models.statement import Statement

HIDDEN = frozenset((
    "rowIndex", "rowId", "proved", "contradicted", "doubtful", "unread", "derived", "sourceColumns", "spaceUse",
    "areaUnit", "statusBasis", "sectionPath", "footsFrom", "effect", "depth", "categoryBasis", "relatesTo",
    "rentPerAreaPeriod",
))  # fmt: skip
"""What is said elsewhere, or says how another field is meant."""
MOST_TERMS = 4000
"""Addends of one equation that are shown; the sum is over all of them."""
TAUGHT = (
    "unit", "bed", "building", "propertyName", "propertyCode", "unitType", "floorPlan", "bedrooms", "bathrooms", "area",
    "tenantName", "residentId", "statusText", "marketRent", "contractRent", "annualRent", "rentPerArea", "tenantRent",
    "subsidyRent", "utilityAllowance", "legalRent", "totalCharges", "otherCharges", "concessions", "leaseType",
    "leaseStartDate", "leaseEndDate", "moveInDate", "moveOutDate", "noticeDate", "leaseTermMonths", "deposit",
    "otherDeposit", "balance",
)  # fmt: skip
"""What a person may say that a column of a rent roll is."""
STATES = {"PROVED": "P", "CONTRADICTED": "C", "DOUBTFUL": "D"}


class Places:
    """The places of a page, each once, by their position."""

    def __init__(self) -> None:
        self.all: list[list[Any]] = []
        self._known: dict[Place, int] = {}

    def add(self, place: Place | None) -> int | None:
        """The position of a place; None for none."""
        if place is None or (place.page is None and place.sheet is None):
            return None
        if place not in self._known:
            self._known[place] = len(self.all)
            if place.page is not None:
                box = [round(x, 1) for x in place.box] if place.box else []
                self.all.append([place.page, *box])
            else:
                self.all.append([place.sheet, place.row, place.column])
        return self._known[place]

    def find(self, place: Place | None) -> int | None:
        """The position of a place that was added; None for another."""
        return None if place is None else self._known.get(place)


def review_data(x: Extraction[Any, Any]) -> dict[str, Any]:
    """All but the pictures, ready for JSON: short names, for there are many of them.

    ``rows`` hold cells ``[text, state, places, value]`` in the order of ``columns``; ``equations`` hold terms
    ``[value, factor, place]``; ``places`` are ``[page, x0, top, x1, bottom]`` or ``[sheet, row, column]``.
    """
    places = Places()
    columns, rows = _table(x, places)
    equations = list(_equations(x, places))
    return {
        "title": clean(x.meta.file_name or x.tagging_data.document_type),
        "documentHash": x.meta.document_hash,
        "about": _about(x),
        "columns": columns,
        "rows": rows,
        "places": places.all,
        "equations": equations,
        "issues": list(_issues(x, places)),
        "headers": _headers(x),
        "fields": list(TAUGHT) if isinstance(x, RentRoll) else [],
        "statement": isinstance(x, Statement),
        "corrections": [one.model_dump(mode="json") for one in x.corrections],
    }


def _headers(x: Extraction[Any, Any]) -> dict[str, str]:
    """The words above the column of each field of a roll, as a correction names them."""
    return (
        {field: clean(" ".join(text.split())) for field, text in x._headers.items()} if isinstance(x, RentRoll) else {}
    )


def _about(x: Extraction[Any, Any]) -> list[list[str]]:
    meta, proof = x.meta, x.proof
    said = [
        ("document", x.tagging_data.document_type),
        ("property", meta.property_name),
        ("as of", meta.as_on_date),
        ("period", f"{meta.period_from} to {meta.period_to}" if meta.period_from else None),
        ("layout", meta.template),
        ("rows", len(x.rows)),
        ("proof", f"{proof.proved} of {proof.numbers} numbers tie within the document"),
        ("contradicted", proof.contradicted or None),
        ("doubtful", proof.doubtful or None),
    ]
    return [[name, clean(str(value))] for name, value in said if value is not None]


def _table(x: Extraction[Any, Any], places: Places) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The columns that hold anything, and the rows."""
    table = flat_table(x)
    labels = {column.column_id: column.label for column in x.columns} if isinstance(x, Statement) else {}
    ids = list(labels)
    kept = [
        n
        for n, column in enumerate(table.columns)
        if column.name not in HIDDEN
        and not column.name.startswith("proof.")
        and column.kind is not Kind.FLAG
        and any(line[n] not in (None, "", "[]", "{}") for line in table.lines)
    ]
    if labels:  # a statement's amounts stand beside its labels
        first = ("accountCode", "label", *ids)
        kept.sort(key=lambda n: first.index(table.columns[n].name) if table.columns[n].name in first else len(first))
    columns = []
    for n in kept:
        column = table.columns[n]
        label = clean(labels.get(column.name) or column.name)
        columns.append({"id": column.name, "label": label, "number": column.kind is not Kind.TEXT})
    rows = []
    for row, line in zip(x.rows, table.lines, strict=True):
        cells = [_cell(row, table.columns[n].name, line[n], ids, places) for n in kept]
        rows.append(
            {
                "i": row.row_index,
                "id": row.row_id,
                "kind": getattr(row, "row_type", "") or "",
                "depth": getattr(row, "depth", 0) or 0,
                "cells": cells,
            }
        )
    return columns, rows


def _cell(row: Any, name: str, value: Any, ids: Sequence[str], places: Places) -> list[Any]:
    """``[text, state, places, value]``; the value as a correction names it."""
    if name in ids:
        n = ids.index(name)
        state = row.proof[n] or "UNPROVED" if row.values[n] is not None else None
        unread = row.unread.get(name)
        stands = [row.sources[n]]
    else:
        state = _state(row, name) if isinstance(value, (Decimal, int)) and not isinstance(value, bool) else None
        unread = getattr(row, "unread", {}).get(name)
        stands = _sources(row, name)
    found = [at for place in stands if (at := places.add(place)) is not None]
    text = _text(value) if value is not None else f"“{unread}”" if unread else ""
    plain = json_number(value) if isinstance(value, Decimal) else _text(value) if isinstance(value, dt.date) else value
    return [clean(text), STATES.get(state, "U") if state else "", found, plain]


def _state(row: Any, name: str) -> str:
    field = "charges" if name.startswith(("charge.", "chargeCode.")) else name
    if field in getattr(row, "contradicted", ()):
        return "CONTRADICTED"
    if field in getattr(row, "doubtful", {}):
        return "DOUBTFUL"
    return "PROVED" if field in getattr(row, "proved", ()) else "UNPROVED"


def _sources(row: Any, name: str) -> list[Place | None]:
    sources = getattr(row, "sources", None)
    if name.startswith(("charge.", "chargeCode.")):
        _, _, key = name.partition(".")
        return [c.source for c in row.charges if key in (c.category, c.code, "uncategorized")]
    if sources is None or not hasattr(sources, "get"):
        return []
    return list(sources.get(name, ()) or sources.get({"occupancyStatus": "statusText"}.get(name, name), ()))


def _equations(x: Extraction[Any, Any], places: Places) -> Iterator[dict[str, Any]]:
    """Every relation that the document prints, with the addends and their places."""
    for equation in x._equations() if x._equations is not None else ():
        terms = [
            [json_number(term.value), json_number(Decimal(term.factor)), places.add(term.place)]
            for term in equation.terms
            if term.value is not None
        ][:MOST_TERMS]
        if any(term[2] is not None for term in terms):
            yield {
                "n": clean(equation.name),
                "h": bool(equation.holds),
                "r": json_number(Decimal(equation.residual)),
                "t": terms,
            }


def _issues(x: Extraction[Any, Any], places: Places) -> Iterator[dict[str, Any]]:
    """What to look at: failed checks first, then doubts, lines and columns not understood, choices with a rival."""
    for status in ("FAIL", "WARN"):
        for check in x.checks:
            if check.status == status:
                cells = [[cell.row_index, cell.field or cell.column_id] for cell in check.cells[:200]]
                rows = [[n, None] for n in check.rows[:200]] if not cells else []
                text = f"{check.check_id} {check.title}: {check.message or ''}"
                yield {"kind": status, "text": clean(text), "cells": cells or rows, "places": []}
    reasons: dict[str, list[list[Any]]] = defaultdict(list)
    for row in x.rows:
        for field, why in (getattr(row, "doubtful", None) or {}).items():
            reasons[why].append([row.row_index, field])
    for why, cells in reasons.items():
        yield {"kind": "DOUBT", "text": clean(f"doubtful: {why}"), "cells": cells[:200], "places": []}
    for place in x.ledger.unexplained:
        yield {"kind": "LINE", "text": "a line that nobody understood", "cells": [], "places": _at(place, places)}
    for column in x.unmapped_columns:
        sample = ", ".join(column.sample)
        text = f"column {column.header or column.column!r} is not understood: {sample}"
        said = {"header": clean(" ".join(column.header.split()))} if column.header and isinstance(x, RentRoll) else {}
        yield {"kind": "COLUMN", "text": clean(text), "cells": [], "places": [], **said}
    for decision in x.decisions:
        rivals = "; ".join(rival.reading for rival in decision.rivals)
        where = [at for one in decision.evidence for at in _at(one.place, places)]
        text = f"{decision.question}: {decision.taken}, or {rivals}"
        yield {"kind": "CHOICE", "text": clean(text), "cells": [], "places": where}
    for note in x.warnings:
        yield {"kind": "NOTE", "text": clean(note.message), "cells": [], "places": _at(note.place, places)}


def _at(place: Place | None, places: Places) -> list[int]:
    found = places.add(place)
    return [] if found is None else [found]


def _text(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, Decimal):
        return format(value, ",f")
    return value.isoformat() if isinstance(value, dt.date) else str(value)
