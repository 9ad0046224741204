"""Rows as a flat table: one line per row, one column per field, charges by category.

The columns follow the row model of the document type, so that a plugin's type exports like a built-in one.
"""

from __future__ import annotations

import dataclasses
import datetime as dt
import json
import types
import typing
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum
from functools import partial
from typing import Any, NamedTuple

from pydantic import BaseModel

from ..models.base import to_camel
from ..models.extraction import Extraction
from ..models.place import Place
from ..models.statement import Statement

CHARGES = "charges"
NOT_FLAT = frozenset({"sources"})
"""Fields that only make sense with the whole answer at hand."""


class Kind(Enum):
    """What a column holds."""

    TEXT = "text"
    NUMBER = "number"
    COUNT = "count"
    DATE = "date"
    FLAG = "flag"


class Column(NamedTuple):
    """One column: its name as in the JSON, and what it holds."""

    name: str
    kind: Kind


PER_COLUMN = {"values": ("", Kind.NUMBER), "proof": ("proof.", Kind.TEXT)}
"""Fields of a statement's rows that hold one value for each of its columns."""


@dataclass(frozen=True, slots=True)
class FlatTable:
    """Columns and lines. A value is None, str, Decimal, int, bool, or a date, as its column's kind says."""

    columns: list[Column]
    lines: list[list[Any]]

    def column(self, name: str) -> list[Any]:
        """The values of one column."""
        position = next(n for n, column in enumerate(self.columns) if column.name == name)
        return [line[position] for line in self.lines]


_KINDS: tuple[tuple[type, Kind], ...] = (
    (bool, Kind.FLAG),
    (int, Kind.COUNT),
    (Decimal, Kind.NUMBER),
    (float, Kind.NUMBER),
    (dt.date, Kind.DATE),
    (str, Kind.TEXT),
)


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a row model."""

    name: str
    kind: Kind | None
    """None: a structure, or a list."""
    item: type | None = None
    """What a list holds, where that is a structure."""

    @property
    def alias(self) -> str:
        """Its name in JSON."""
        return to_camel(self.name)


def row_model(extraction: Extraction[Any, Any]) -> type:
    """The class of the rows of an extraction, as its answer declares it."""
    data: Any = extraction.ANSWER.model_fields["data"].annotation
    extracted: Any = data.model_fields["extracted"].annotation
    (model,) = typing.get_args(extracted.model_fields["rows"].annotation)
    return typing.cast("type", model)


def fields_of(model: type) -> list[Field]:
    """The fields of a dataclass or pydantic model, in order."""
    hints = typing.get_type_hints(model)
    names: Iterable[str]
    if dataclasses.is_dataclass(model):
        names = [field.name for field in dataclasses.fields(model)]
    else:
        names = model.model_fields  # type: ignore[attr-defined]
    return [_field(name, hints[name]) for name in names]


def flat_table(extraction: Extraction[Any, Any]) -> FlatTable:
    """The rows of an extraction as a flat table.

    Charges are summed by category, in columns ``charge.<category>``; charges of no known category keep their code,
    as ``chargeCode.<code>``. What a statement's rows hold once per column stands in a column for each, named by its
    ``columnId``, proofs as ``proof.<columnId>``. Other structures stand as JSON text.
    """
    fields = [field for field in fields_of(row_model(extraction)) if field.name not in NOT_FLAT]
    charges = _charge_columns(extraction.rows) if any(f.name == CHARGES for f in fields) else []
    columns: list[Column] = []
    getters: list[Callable[[Any], Any]] = []
    for field in fields:
        if field.name == CHARGES:
            for name, matches in charges:
                columns.append(Column(name, Kind.NUMBER))
                getters.append(partial(_charge_sum, matches=matches))
        elif isinstance(extraction, Statement) and field.name in PER_COLUMN:
            prefix, kind = PER_COLUMN[field.name]
            for n, column in enumerate(extraction.columns):
                columns.append(Column(prefix + column.column_id, kind))
                getters.append(partial(_nth, name=field.name, n=n))
        else:
            columns.append(Column(field.alias, field.kind or Kind.TEXT))
            getters.append(_getter(field))
    return FlatTable(columns, [[get(row) for get in getters] for row in extraction.rows])


def _nth(row: Any, name: str, n: int) -> Any:
    """One value of a field that has one for each column."""
    return getattr(row, name)[n]


def plain(value: Any) -> Any:
    """A structure as JSON-ready values, by its names in JSON."""
    if isinstance(value, Place):
        return value.to_json()
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {to_camel(f.name): plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json", by_alias=True)
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, Decimal):
        return int(value) if value == value.to_integral_value() else float(value)
    if isinstance(value, (dt.date, dt.time)):
        return value.isoformat()
    return value


def _getter(field: Field) -> Callable[[Any], Any]:
    name = field.name
    if field.kind is not None:
        return lambda row: getattr(row, name)
    return lambda row: _structure(getattr(row, name))


def _structure(value: Any) -> str | None:
    if value is None or value in ([], (), {}):
        return None
    if isinstance(value, (list, tuple)) and all(isinstance(item, str) for item in value):
        return "; ".join(value)
    return json.dumps(plain(value), ensure_ascii=False, separators=(",", ":"))


def _charge_columns(rows: Sequence[Any]) -> list[tuple[str, tuple[str | None, str | None]]]:
    """A column for each category that occurs, then for each code without one; both in order of first occurrence."""
    categories: dict[str, None] = {}
    codes: dict[str | None, None] = {}
    for row in rows:
        for charge in row.charges:
            if charge.category is not None:
                categories[charge.category] = None
            else:
                codes[charge.code] = None
    columns: list[tuple[str, tuple[str | None, str | None]]] = [(f"charge.{name}", (name, None)) for name in categories]
    columns += [(f"chargeCode.{code or ''}", (None, code)) for code in codes]
    return columns


def _charge_sum(row: Any, matches: tuple[str | None, str | None]) -> Decimal | None:
    category, code = matches
    amounts = [
        charge.amount
        for charge in row.charges
        if charge.amount is not None
        and (charge.category == category if category is not None else charge.category is None and charge.code == code)
    ]
    return sum(amounts, Decimal(0)) if amounts else None


def _field(name: str, hint: Any) -> Field:
    base = _without_none(hint)
    origin = typing.get_origin(base)
    if origin is typing.Literal:
        return Field(name, Kind.TEXT)
    if origin in (list, Sequence):
        (item,) = typing.get_args(base)
        return Field(name, None, item if isinstance(item, type) and not issubclass(item, (str, int, Decimal)) else None)
    if not isinstance(base, type):
        return Field(name, None)
    return Field(name, next((kind for known, kind in _KINDS if issubclass(base, known)), None))


def _without_none(hint: Any) -> Any:
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        members = [member for member in typing.get_args(hint) if member is not type(None)]
        return members[0] if len(members) == 1 else None
    return hint
