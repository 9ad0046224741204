"""What goes in: tagging data, options, limits."""

from __future__ import annotations

import datetime as dt
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from .base import Date, Field, Model
from .limits import Limits

Isolation = Literal["none", "process", "require"]
ServiceIsolation = Literal["auto", "none", "process", "require"]
Progress = Callable[[str, int, int], None]
"""``progress(stage, done, total)``: called over the whole of an extraction, with the stages ``reading`` (page by page),
``tables``, ``rows`` (reading by reading, as long as others are tried) and ``checks``, in this order."""


class TaggingData(Model):
    """What a caller says of one data set: which asset, which document, which period, which part of the file."""

    asset_type: str
    document_type: str
    period_from: Date | None = None
    period_to: Date | None = None
    sheet: int | str | None = None
    first_page: int | None = Field(default=None, validation_alias="from", serialization_alias="from")
    last_page: int | None = Field(default=None, validation_alias="to", serialization_alias="to")
    file_name: str | None = None


GRANT = "DOCEXTRACT_GRANT"
"""The environment variable that names the readers that get what they need, with commas."""
LAYOUTS = "DOCEXTRACT_LAYOUTS"
"""The environment variable that lists folders of layouts and words, as PATH lists folders."""


@dataclass(frozen=True, slots=True)
class Options:
    """How to read: one frozen object.

    ``reader``: the reader's name (``"pdfium"``, ``"pdfplumber"``, ``"xlsx"``, ``"openpyxl"`` ...), or None for the
    first that takes the file. ``layouts``: whether known report layouts are looked for; without them every document is
    ``generic``. ``layout_folders``: folders of more layouts and words, as TOML files, beside those that the environment
    variable ``DOCEXTRACT_LAYOUTS`` lists. ``isolation``: where documents are
    parsed: in this process (``none``), in one of its own with limits (``process``), or in one that the system confines
    wholly or not at all (``require``). ``include_source``: whether ``data.source`` holds the raw text. ``progress``:
    called while a document is extracted in this process, with ``stage, done, total``. ``grants``: names of readers
    that get, in a process of their own, what they declare to need beyond the limits, beside those that
    ``DOCEXTRACT_GRANT`` names. ``portfolio``: whether rolls of several properties on sheets of their own are read
    together where no sheet is asked for; without, it is the first sheet, and a warning names the others.
    """

    reader: str | None = None
    layouts: bool = True
    layout_folders: tuple[Path, ...] = ()
    isolation: Isolation = "none"
    limits: Limits = field(default_factory=Limits)
    include_source: bool = True
    progress: Progress | None = None
    grants: tuple[str, ...] = ()
    portfolio: bool = True

    @property
    def granted(self) -> tuple[str, ...]:
        """The readers that get what they need: those of the environment, then ``grants``."""
        named = (name.strip() for name in os.environ.get(GRANT, "").split(","))
        return tuple(dict.fromkeys([*(name for name in named if name), *self.grants]))

    @property
    def folders(self) -> tuple[Path, ...]:
        """The folders of layouts and words: those of the environment, then ``layout_folders``."""
        listed = os.environ.get(LAYOUTS, "").split(os.pathsep)
        return (*(Path(folder) for folder in listed if folder), *self.layout_folders)


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


__all__ = ["Limits", "Options", "Progress", "TaggingData", "as_date"]
