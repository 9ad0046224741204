"""Answers as rows of five tables of fixed columns: documents, rows, charges, checks, amounts.

``rows`` has the fields of the rows of rent rolls and of statements side by side; what a row of a plugin's type has
beyond them stands in ``more``, as JSON. Structures stand as JSON text. A statement's amounts, one per column, are a
table of their own. Places of values are left to the JSON.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from ..export.flat import Column, Kind, fields_of, plain
from ..models.extraction import Extraction
from ..models.rent_roll import Charge, RentRollRow
from ..models.statement import Statement, StatementRow

TABLES = ("documents", "rows", "charges", "checks", "amounts")

_TEXT, _NUMBER, _COUNT, _DATE = Kind.TEXT, Kind.NUMBER, Kind.COUNT, Kind.DATE
_APART = frozenset({"charges", "values", "proof", "sources"})
"""Fields of rows that are tables of their own, or are left to the JSON."""
_DOCUMENT = (
    ("document", _TEXT), ("documentHash", _TEXT), ("status", _TEXT), ("errorType", _TEXT), ("errorMessage", _TEXT),
    ("assetType", _TEXT), ("documentType", _TEXT), ("template", _TEXT), ("propertyName", _TEXT),
    ("propertyCode", _TEXT), ("asOnDate", _DATE), ("periodFrom", _DATE), ("periodTo", _DATE), ("currency", _TEXT),
    ("mediaType", _TEXT), ("pages", _COUNT), ("rows", _COUNT), ("numbers", _COUNT), ("proved", _COUNT),
    ("contradicted", _COUNT), ("doubtful", _COUNT), ("unproved", _COUNT), ("resultHash", _TEXT),
)  # fmt: skip
_META = (
    "template", "propertyName", "propertyCode", "asOnDate", "periodFrom", "periodTo", "currency", "mediaType", "pages",
    "rows", "resultHash",
)  # fmt: skip
_PROOF = ("numbers", "proved", "contradicted", "doubtful", "unproved")
_CHECK = (
    ("checkId", _TEXT), ("status", _TEXT), ("title", _TEXT), ("basis", _TEXT), ("expected", _TEXT), ("actual", _TEXT),
    ("difference", _NUMBER), ("tolerance", _NUMBER), ("message", _TEXT),
)  # fmt: skip
_KEY = (("document", _TEXT), ("statement", _COUNT))
_ROW_KEY = (*_KEY, ("rowIndex", _COUNT))


@cache
def columns() -> dict[str, list[Column]]:
    """The columns of each table, in order. ``statement`` counts the statements of one document from 1."""
    rows: dict[str, Kind] = dict(_KEY)
    for model in (RentRollRow, StatementRow):
        for field in fields_of(model):
            if field.name not in _APART:
                rows.setdefault(field.alias, field.kind or _TEXT)
    charges = {field.alias: field.kind or _TEXT for field in fields_of(Charge)}
    described: dict[str, Mapping[str, Kind]] = {
        "documents": dict(_DOCUMENT),
        "rows": {**rows, "more": _TEXT},
        "charges": {**dict(_ROW_KEY), **charges},
        "checks": {**dict(_KEY), **dict(_CHECK)},
        "amounts": {**dict(_ROW_KEY), "columnId": _TEXT, "value": _NUMBER, "proof": _TEXT},
    }
    return {name: [Column(*one) for one in described[name].items()] for name in TABLES}


def tables_json(made: Extraction[Any, Any]) -> bytes:
    """The rows of each table that an answer gives, as JSON; the document's name is left to who knows it."""
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in TABLES}
    meta = made.meta.model_dump(mode="json", by_alias=True)
    proof = made.proof.model_dump(mode="json", by_alias=True)
    found["documents"].append({name: meta[name] for name in _META} | {name: proof[name] for name in _PROOF})
    each = made.statements if isinstance(made, Statement) else [made]
    for number, one in enumerate(each, 1):
        for row in one.rows:
            _add_row(found, row, number, one)
        for check in one.checks:
            said = check.model_dump(mode="json", by_alias=True)
            line = {name: said[name] for name, _ in _CHECK}
            for name in ("expected", "actual"):
                line[name] = None if line[name] is None else str(line[name])
            found["checks"].append({"statement": number, **line})
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")


def _add_row(found: dict[str, list[dict[str, Any]]], row: Any, number: int, one: Extraction[Any, Any]) -> None:
    known = {column.name for column in columns()["rows"]}
    line: dict[str, Any] = {"statement": number}
    more: dict[str, Any] = {}
    for field in fields_of(type(row)):
        if field.name in _APART:
            continue
        value = plain(getattr(row, field.name))
        if field.alias not in known:
            more[field.alias] = value
        elif isinstance(value, (list, dict)):
            line[field.alias] = json.dumps(value, ensure_ascii=False, separators=(",", ":")) if value else None
        else:
            line[field.alias] = value
    line["more"] = json.dumps(more, ensure_ascii=False, separators=(",", ":")) if more else None
    found["rows"].append(line)
    key = {"statement": number, "rowIndex": line.get("rowIndex")}
    for charge in getattr(row, "charges", None) or ():
        said = plain(charge)
        if said.get("source") is not None:
            said["source"] = json.dumps(said["source"], ensure_ascii=False)
        found["charges"].append({**key, **{name: said[name] for name in said if name in _CHARGE_NAMES}})
    if isinstance(one, Statement):
        for column, value, proof in zip(one.columns, row.values, row.proof or [None] * len(row.values), strict=True):
            if value is not None:
                found["amounts"].append({**key, "columnId": column.column_id, "value": plain(value), "proof": proof})


_CHARGE_NAMES = frozenset(field.alias for field in fields_of(Charge))


def named(tables: Mapping[str, list[dict[str, Any]]], document: str, known: Mapping[str, Any]) -> Iterator[
    tuple[str, list[dict[str, Any]]]
]:  # fmt: skip
    """The rows of each table with the document's name, and what else is known of it in ``documents``."""
    for name in TABLES:
        lines = [{"document": document, **line} for line in tables.get(name, ())]
        if name == "documents":
            lines = [{**line, **known} for line in lines or [{"document": document}]]
        yield name, lines
