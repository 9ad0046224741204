"""What goes in: tagging data, options, limits."""
from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from .base import Date, Field, Model

Progress = Callable[[str, int, int], None]
"""``progress(stage, done, total)``: called as pages are read and rows are made."""


class TaggingData(Model):
    """What a caller says of one data set: which asset, which document, which period, which part of the file."""

    asset_type: str
    document_type: str
    period_from: Date | None = None
    period_to: Date | None = None
    sheet: int | str | None = None
    first_page: int | None = Field(default=None, alias="from")
    last_page: int | None = Field(default=None, alias="to")
    file_name: str | None = None


@dataclass(frozen=True, slots=True)
class Limits:
    """What a document may cost. Every field is documented in ``docs/limits.md``."""

    document_bytes: int = 25 * 1024 * 1024
    tagging_data: int = 20
    pdf_pages: int = 1_000
    pdf_objects_per_page: int = 50_000
    pdf_characters_per_page: int = 50_000
    workbook_entries: int = 2_000
    workbook_inflated_bytes: int = 256 * 1024 * 1024
    workbook_ratio: int = 100
    workbook_ratio_from: int = 1024 * 1024
    workbook_sheets: int = 256
    workbook_cells: int = 5_000_000


@dataclass(frozen=True, slots=True)
class Options:
    """How to read: one frozen object.

    ``reader``: the reader's name (``"pdfium"``, ``"pdfplumber"``, ``"xlsx"``, ``"openpyxl"`` ...), or None for the first
    that takes the file. ``layouts``: use of known report layouts. ``isolation``: where documents are parsed.
    ``include_source``: whether ``data.source`` holds the raw text. ``progress``: called while a long document is read.
    """

    reader: str | None = None
    layouts: bool = True
    layout_folders: tuple[Path, ...] = ()
    isolation: Literal["none"] = "none"
    limits: Limits = field(default_factory=Limits)
    include_source: bool = True
    progress: Progress | None = None


def as_date(value: str | dt.date | None, name: str) -> dt.date | None:
    """An ISO date or a date object; anything else is an InvalidRequestError naming the field."""
    from ..errors import InvalidRequestError

    if value is None:
        return None
    if isinstance(value, dt.datetime):
        return value.date()
    if isinstance(value, dt.date):
        return value
    if isinstance(value, str) and len(value) == 10:
        try:
            return dt.date.fromisoformat(value)
        except ValueError:
            pass
    raise InvalidRequestError(f"{name} must be a date in the form YYYY-MM-DD, not {value!r}", field=name)
