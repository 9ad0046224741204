"""What people change of an answer: checked, and put into rows before anything is added up."""

from __future__ import annotations

import json
import typing
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from ..errors import InvalidRequestError
from .base import json_number
from .findings import Correction
from .rent_roll import RentRollRow

MISSING = object()
ROW = "row"
"""The field of a correction that says of a whole row that it is none: ``now`` is null."""
COLUMN = "column"
"""The field of a correction that says what a column is: ``was`` is its header as printed, ``now`` a field of the rows,
or null where it is none of them and stays as printed; ``rowId`` is empty."""
KEPT = "sourceColumns"
"""The field of columns that are kept as printed."""


def corrections_of(given: Iterable[Correction | Mapping[str, Any]] | str | bytes) -> list[Correction]:
    """Corrections as a list: from objects, mappings, or the JSON that the review page writes.

    Raises:
        InvalidRequestError: one of them is of the wrong form; ``details["field"]`` says which.
    """
    if isinstance(given, (str, bytes)):
        try:
            given = json.loads(given)
        except ValueError as error:
            raise InvalidRequestError(f"The corrections are no JSON: {error}", field="corrections") from error
    found: Any = given
    if isinstance(found, Mapping):
        found = found.get("corrections", ())
    if not isinstance(found, Iterable):
        raise InvalidRequestError("corrections must be a list", field="corrections")
    made = []
    for n, one in enumerate(found):
        try:
            made.append(one if isinstance(one, Correction) else Correction.model_validate(one))
        except ValidationError as error:
            first = error.errors(include_url=False)[0]
            field = ".".join([f"corrections[{n}]", *map(str, first["loc"])])
            raise InvalidRequestError(f"{field}: {first['msg']}", field=field) from error
    return made


def columns_said(corrections: Iterable[Correction]) -> tuple[tuple[str, str], ...]:
    """What was said of columns, the last word of each: header and field."""
    said = [one for one in corrections if one.field == COLUMN and isinstance(one.was, str)]
    return tuple({one.was: str(one.now or KEPT) for one in said}.items())


def plain(value: Any) -> Any:
    """A value as JSON has it: what ``was`` and ``now`` of a correction hold."""
    if isinstance(value, Decimal):
        return json_number(value)
    return value.isoformat() if hasattr(value, "isoformat") else value


def correct_rows(rows: Sequence[RentRollRow], corrections: Iterable[Correction]) -> list[int]:
    """Put into the rows of a rent roll what was corrected in them; return the positions of those that are none.

    A correction that does not fit (no such row or field, another value than it names, a value of another type) changes
    nothing: :func:`unfit` tells it afterwards.
    """
    by_id = {row.row_id: (n, row) for n, row in enumerate(rows)}
    dropped: set[int] = set()
    for one in corrections:
        n, row = by_id.get(one.row_id, (-1, None))
        if row is None:
            continue
        if one.field == ROW:
            dropped.add(n)
            continue
        name = _names().get(one.field)
        if name is None or not _same(getattr(row, name), one.was):
            continue
        try:
            value = _adapter(name).validate_python(_number(one.now))
        except ValidationError:
            continue
        setattr(row, name, value)
        for said in (row.unread, row.derived, row.doubtful):
            said.pop(one.field, None)
    return sorted(dropped)


def corrected_amount(value: Decimal | None, one: Correction) -> Decimal | None:
    """An amount of a statement with a correction, as it was where that does not fit."""
    if not _same(value, one.was):
        return value
    try:
        made: Decimal | None = _adapter("contract_rent").validate_python(_number(one.now))
    except ValidationError:
        return value
    return made


def _same(value: Any, was: Any) -> bool:
    """Whether a value is the one that a correction names."""
    return bool(plain(value) == was)


def unfit(
    rows: Sequence[Any],
    corrections: Iterable[Correction],
    document_hash: str | None,
    columns: Sequence[str] = (),
    headers: Mapping[str, str] | None = None,
) -> list[tuple[str, str]]:
    """Of the corrections that did not come into effect which, and why; ``columns`` are the ids of a statement's,
    ``headers`` the words above the column that each field was read from."""
    by_id = {getattr(row, "row_id", None): row for row in rows}
    found: list[tuple[str, str]] = []
    for one in corrections:
        name = f"{one.field} of row {one.row_id}"
        row = by_id.get(one.row_id)
        if one.document_hash != document_hash:
            found.append((name, "it is of another document"))
        elif one.field == COLUMN:
            read = {" ".join(str(text).split()): field for field, text in (headers or {}).items()}
            was = " ".join(str(one.was).split())
            if read.get(was, KEPT) != (one.now or KEPT):
                found.append((f"the column {was!r}", f"it was not read as {one.now or 'a column to keep as printed'}"))
        elif one.field == ROW:
            if row is not None:
                found.append((name, "the row is still there"))
        elif row is None:
            found.append((name, "there is no such row"))
        else:
            field = _names().get(one.field) if isinstance(row, RentRollRow) else None
            value = getattr(row, field) if field is not None else _amount(row, one.field, columns)
            if value is MISSING:
                found.append((name, "there is no such field"))
            elif not _same(value, one.now):
                found.append((name, f"it is {plain(value)!r}, was said to be {one.was!r} and to become {one.now!r}"))
    return found


def _amount(row: Any, field: str, columns: Sequence[str]) -> Any:
    """The amount of a statement's row in a column, or its label; ``MISSING`` where there is none."""
    if field in columns and hasattr(row, "values"):
        return row.values[columns.index(field)]
    return row.label if field == "label" and hasattr(row, "label") else MISSING


def _number(value: Any) -> Any:
    """A JSON number exactly as it is written."""
    return Decimal(repr(value)) if isinstance(value, float) else value


@cache
def _names() -> dict[str, str]:
    """The fields that can be corrected, by their names in JSON."""
    from dataclasses import fields

    from .base import to_camel

    kept = {"row_index", "row_id", "sources", "proved", "contradicted", "doubtful", "unread", "derived"}
    return {to_camel(f.name): f.name for f in fields(RentRollRow) if f.name not in kept}


@cache
def _adapter(name: str) -> TypeAdapter[Any]:
    hints = typing.get_type_hints(RentRollRow, include_extras=True)
    return TypeAdapter(hints[name])
