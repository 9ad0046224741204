"""Workbook readers: .xlsx and .xlsm by docextract itself, .xls, .xlsb and .ods by calamine, CSV and HTML tables."""

from __future__ import annotations

from typing import Protocol

from docextract.document import Document, ReadWarning, Sheet
from docextract.errors import UnsupportedMediaTypeError
from docextract.models.limits import Limits
from docextract.sniffing import MEDIA_TYPES, Kind
from docextract.source import Source, open_source

from ..boundary import boundary

KINDS: tuple[Kind, ...] = ("xlsx", "xlsb", "xls", "ods", "csv", "html", "xml")
"""The kinds of file that are workbooks."""


class _Book(Protocol):
    """What each reader's module offers."""

    warnings: list[ReadWarning]

    @property
    def sheet_names(self) -> list[str]: ...

    def sheet(self, which: int | str) -> Sheet: ...


class Workbook:
    """An opened workbook: its sheets are read one by one, when they are asked for."""

    def __init__(self, book: _Book) -> None:
        self._book = book

    @property
    def sheet_names(self) -> list[str]:
        """Every sheet's name in the workbook's order, hidden ones too."""
        return list(self._book.sheet_names)

    @property
    def warnings(self) -> list[ReadWarning]:
        """What was noticed in the sheets read so far."""
        return list(self._book.warnings)

    def sheet(self, which: int | str = 1) -> Sheet:
        """A sheet by its position from 1 (hidden sheets counted) or by its name.

        Raises:
            InvalidRequestError: there is no such sheet; the message says which there are.
            UnreadableDocumentError, DocumentTooLargeError, ProcessingLimitError: it cannot be read.
        """
        with boundary("workbook"):
            return self._book.sheet(which)


def open_workbook(
    source: Source | bytes, kind: Kind | None = None, *, reader: str | None = None, limits: Limits | None = None
) -> Workbook:
    """Open a workbook without reading its sheets yet.

    Args:
        source: the document, or its bytes.
        kind: one of :data:`KINDS`; by default told from the content.
        reader: ``"openpyxl"`` asks for the second opinion on an .xlsx; by default docextract's own.
        limits: see :class:`~docextract.models.limits.Limits`.

    Raises:
        UnreadableDocumentError: it is damaged, or encrypted (its subclass).
        DocumentTooLargeError: over a limit.
        UnsupportedMediaTypeError: it is no workbook.
    """
    if not isinstance(source, Source):
        source = open_source(source, limits=limits)
    kind = kind or source.kind
    with boundary("workbook"):
        return Workbook(_opened(source.data, kind, reader, limits))


def _opened(data: bytes, kind: Kind, reader: str | None, limits: Limits | None) -> _Book:
    if kind == "xlsx" and reader == "openpyxl":
        from .openpyxl_reader import OpenpyxlBook

        return OpenpyxlBook(data, limits)
    if kind == "xlsx":
        from .xlsx import XlsxWorkbook

        return XlsxWorkbook(data, limits)
    if kind in ("xls", "xlsb", "ods"):
        from .calamine import CalamineBook

        return CalamineBook(data, kind, limits)
    if kind == "csv":
        from .delimited import DelimitedBook

        return DelimitedBook(data, limits)
    if kind == "html":
        from .html import HtmlBook

        return HtmlBook(data, limits)
    if kind == "xml":
        from .spreadsheetml import SpreadsheetMlBook

        return SpreadsheetMlBook(data, limits)
    raise UnsupportedMediaTypeError(f"A file of the kind {kind!r} is no workbook.")


def read(
    source: Source | bytes,
    kind: Kind | None = None,
    *,
    sheet: int | str | None = None,
    reader: str | None = None,
    limits: Limits | None = None,
) -> Document:
    """Read one sheet of a workbook.

    Args:
        source: the document, or its bytes.
        kind: one of :data:`KINDS`; by default told from the content.
        sheet: position from 1 (hidden sheets counted) or name; by default the first.
        reader: ``"openpyxl"`` asks for the second opinion on an .xlsx; by default docextract's own.
        limits: see :class:`~docextract.models.limits.Limits`.

    Returns:
        A document with that one sheet; ``sheet_names`` lists all.

    Raises:
        InvalidRequestError: there is no such sheet.
        UnreadableDocumentError, DocumentTooLargeError, ProcessingLimitError, UnsupportedMediaTypeError: see
            :func:`open_workbook`.
    """
    if not isinstance(source, Source):
        source = open_source(source, limits=limits)
    kind = kind or source.kind
    workbook = open_workbook(source, kind, reader=reader, limits=limits)
    found = workbook.sheet(1 if sheet is None else sheet)
    return Document(
        reader=reader or ("xlsx" if kind == "xlsx" else kind),
        media_type=MEDIA_TYPES[kind],
        sheets=[found],
        sheet_names=workbook.sheet_names,
        warnings=workbook.warnings,
    )
