"""How much of what a document prints was read: rows and values against a right answer."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from ..values.text import normal


@dataclass(frozen=True, slots=True)
class Score:
    """What was read of what there is.

    ``right`` of ``values`` expected values were read; ``invented`` values stand where nothing is printed; ``errors``
    has a sentence for each that is not right, rows that are missing or too many among them.
    """

    values: int
    right: int
    invented: int
    rows: int
    rows_found: int
    errors: tuple[str, ...] = field(default=())

    @property
    def points(self) -> float:
        """From 0 to 100: right values, less one for each that was invented, of all."""
        return round(100 * max(0, self.right - self.invented) / self.values, 1) if self.values else 0.0


def score(
    rows: Sequence[Any], truth: Sequence[Mapping[str, Any]], *, key: str, fields: Sequence[str] | None = None
) -> Score:
    """Compare rows with the right ones, which are told apart by ``key`` in their order.

    Args:
        rows: what was read, such as ``extraction.rows``.
        truth: what is right: for each row its fields by their names in JSON; a field that is left out, or None, is not
            printed. Amounts are Decimals or numbers, days are dates or ISO text, texts are compared without regard to
            case and blanks.
        key: the field (its name in JSON) by which rows are told apart.
        fields: the fields that count; by default all that any row of ``truth`` has.
    """
    counted = list(fields or dict.fromkeys(name for row in truth for name in row))
    there: dict[str, list[Any]] = {}
    for row in rows:
        there.setdefault(_plain(_get(row, key)), []).append(row)
    errors: list[str] = []
    right = values = invented = found = 0
    for row in truth:
        wanted = {name: row[name] for name in counted if row.get(name) is not None}
        values += len(wanted)
        mine = there.get(_plain(row.get(key)))
        if not mine:
            errors.append(f"{key} {row.get(key)!r}: the row is missing")
            continue
        read, found = mine.pop(0), found + 1
        wrong = list(_wrong(read, row, counted))
        right += len(wanted) - sum(not extra for extra, _ in wrong)
        invented += sum(extra for extra, _ in wrong)
        errors += [f"{key} {row.get(key)!r}: {told}" for _, told in wrong]
    for name, left in there.items():
        for row in left:
            more = sum(_get(row, each) is not None for each in counted)
            invented += more
            errors.append(f"{key} {name!r}: a row that is not there, with {more} values")
    return Score(values, right, invented, len(truth), found, tuple(errors))


def _wrong(read: Any, row: Mapping[str, Any], counted: Sequence[str]) -> Iterator[tuple[bool, str]]:
    """What is not right in a row; True for a value where nothing is printed."""
    for name in counted:
        expected, value = row.get(name), _get(read, name)
        if expected is None and value is not None:
            yield True, f"{name} is {value}, where nothing is printed"
        elif _plain(expected) != _plain(value):
            yield False, f"{name} is {value}, not {expected}"


def _get(row: Any, name: str) -> Any:
    if isinstance(row, Mapping):
        return row.get(name)
    for attribute in (name, _snake(name)):
        if hasattr(row, attribute):
            return getattr(row, attribute)
    return None


def _snake(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name)


def _plain(value: Any) -> Any:
    """A value as compared."""
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, (int, float, Decimal)):
        return Decimal(str(value)).normalize()
    if isinstance(value, dt.date):
        return value.isoformat()
    return normal(str(value))


__all__ = ["Score", "score"]
