"""Delimited text (CSV, TSV, columns aligned by blanks) as a workbook of one sheet.

Every value stays text: what it means is for others to say.
"""

from __future__ import annotations

import csv
import io
from functools import partial

from docextract.document import PLAIN, ReadWarning, Sheet, Style, Value
from docextract.errors import UnreadableDocumentError
from docextract.models.limits import DEFAULT_LIMITS, Limits
from docextract.sniffing import BLANKS, decoded_text, delimiter_of

from .aligned import aligned_records
from .cells import check_used_range, trimmed
from .sheets import sheet_position

SHEET_NAME = "Sheet1"
_SEPARATOR_LINE = "sep="


class DelimitedBook:
    """Delimited text. The delimiter and the encoding are found from the content."""

    def __init__(self, data: bytes, limits: Limits | None = None) -> None:
        self._limits = limits or DEFAULT_LIMITS
        self.warnings: list[ReadWarning] = []
        self.sheet_names = [SHEET_NAME]
        decoded = decoded_text(data)
        if decoded is None:
            raise UnreadableDocumentError("The file is not text in UTF-8, UTF-16 or Windows-1252.")
        self._text, self.encoding = decoded
        first, _, rest = self._text.partition("\n")
        if first.lower().startswith(_SEPARATOR_LINE) and len(first.rstrip("\r")) == len(_SEPARATOR_LINE) + 1:
            # A line by which the writer tells a spreadsheet program the delimiter.
            self.delimiter, self._text = first[len(_SEPARATOR_LINE)], rest
        else:
            self.delimiter = delimiter_of(self._text) or ","

    def sheet(self, which: int | str) -> Sheet:
        """The one sheet.

        Raises:
            InvalidRequestError: another sheet was asked for.
            UnreadableDocumentError: a field is longer than any cell.
            DocumentTooLargeError: over ``workbookCells``.
        """
        index = sheet_position(which, self.sheet_names)
        if self.delimiter == BLANKS:
            return self._aligned(index)
        rows: list[list[Value]] = []
        width = 0
        try:
            for record in csv.reader(io.StringIO(self._text, newline=""), delimiter=self.delimiter):
                rows.append([field or None for field in record])
                if len(record) > width or not len(rows) % 65_536:
                    width = max(width, len(record))
                    check_used_range(len(rows), width, SHEET_NAME, self._limits)
        except csv.Error as error:
            raise UnreadableDocumentError(
                f"The delimited text cannot be read: line {len(rows) + 1}: {error}."
            ) from error
        rows = trimmed(rows)
        check_used_range(len(rows), max(map(len, rows), default=0), SHEET_NAME, self._limits)
        return Sheet(index=index, name=SHEET_NAME, rows=rows, styles=[() for _ in rows])

    def _aligned(self, index: int) -> Sheet:
        """The sheet of a text whose columns are aligned by blanks: what stands further in is indented."""
        check = partial(check_used_range, sheet=SHEET_NAME, limits=self._limits)
        records = aligned_records(self._text, check)
        depths = {indent: n for n, indent in enumerate(sorted({indent for indent, _ in records}))}
        table = [PLAIN, *(Style(indent=float(n)) for n in range(1, len(depths)))]
        rows = trimmed([[cell or None for cell in cells] for _, cells in records])
        styles = [[depths[indent]] for indent, _ in records]
        return Sheet(index=index, name=SHEET_NAME, rows=rows, styles=[*styles], style_table=table)
