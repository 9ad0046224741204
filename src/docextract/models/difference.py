"""What changed between two answers of one type: rows matched, fields and totals compared, each with both places."""

from __future__ import annotations

from typing import Any, Literal

from .base import Date, Field, Model
from .findings import Note
from .place import Place

ChangeKind = Literal["NEW", "GONE", "MOVED_IN", "MOVED_OUT", "RENEWED", "RENT_CHANGED", "CHANGED"]
"""What happened to a row. A unit that was let again has both ``MOVED_OUT`` and ``MOVED_IN``."""


class DifferenceSide(Model):
    """One of the two answers."""

    file_name: str | None = None
    document_hash: str = ""
    property_name: str | None = None
    as_on_date: Date | None = None
    period_from: Date | None = None
    period_to: Date | None = None
    rows: int = 0


class _Change(Model):
    """A value that is another one now, with both places."""

    was: Any = None
    now: Any = None
    old_places: list[Place] = Field(default_factory=list)
    new_places: list[Place] = Field(default_factory=list)


class FieldChange(_Change):
    """A field that has another value now. Of a statement ``field`` is the id of a column, or ``label``."""

    field: str


class RowChange(Model):
    """A row that is new or gone, or in which something changed. ``oldRow`` and ``newRow`` are the rows' ``rowIndex``.

    ``doubtful`` says why the two rows may not be the same one.
    """

    kinds: list[ChangeKind]
    name: str
    old_row: int | None = None
    new_row: int | None = None
    fields: list[FieldChange] = Field(default_factory=list)
    doubtful: str | None = None


class TotalChange(_Change):
    """A figure of the whole that has another value now."""

    name: str


class Difference(Model):
    """The answer of :func:`docextract.diff`. ``columns`` are fields or columns that only one of the two prints."""

    document_type: str
    old: DifferenceSide
    new: DifferenceSide
    rows: list[RowChange] = Field(default_factory=list)
    totals: list[TotalChange] = Field(default_factory=list)
    only_old: list[str] = Field(default_factory=list)
    only_new: list[str] = Field(default_factory=list)
    unchanged: int = 0
    warnings: list[Note] = Field(default_factory=list)

    def count(self, kind: ChangeKind) -> int:
        """How many rows changed in one way."""
        return sum(kind in row.kinds for row in self.rows)

    def __repr__(self) -> str:
        kinds: tuple[ChangeKind, ...] = ("NEW", "GONE", "MOVED_IN", "MOVED_OUT", "RENEWED", "RENT_CHANGED", "CHANGED")
        said = ", ".join(f"{self.count(kind)} {kind}" for kind in kinds if self.count(kind))
        return f"<Difference {self.document_type} {said or 'nothing changed'}>"

    def _repr_html_(self) -> str:
        from ..export.html import table_html

        lines = [
            [row.name, ", ".join(row.kinds), change.field, change.was, change.now]
            for row in self.rows
            for change in row.fields
        ]
        lines += [["", "total", total.name, total.was, total.now] for total in self.totals]
        return table_html(["row", "kinds", "field", "was", "now"], lines, caption=repr(self)[1:-1])
